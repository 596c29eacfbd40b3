"""What is said of the way in which a person holds the own cards."""

HOLDING: dict[str, str] = {
    "hold.order": "your order",
    "hold.none": "no meld · {sum}",
    "hold.none.name": "a group, no meld",
    "option.unmelded": (
        "{card}, in a group that is no meld, {points:point}. Card {place} of {cards}."
    ),
    "hold.mode.auto": "The table groups your cards.",
    "hold.mode.order": "Your own order.",
    "hold.mode.groups": "Your own groups.",
    "hold.count": "Deadwood {deadwood}.",
    "hold.count.sum": "Deadwood {deadwood} = {sum}.",
    "hold.grouped": "Grouped: {groups}.",
    "hold.freed": "Free: {cards}.",
    "hold.left": "Left together: {groups}.",
    "hold.sorted": "Sorted.",
    "hold.moved": "The {card} is card {place} of {cards} now.",
    "hold.same": "Nothing to change there.",
    "hold.not_held": "You do not hold the {card}.",
    "hold.no_hand": "You hold no cards now.",
    "command.cards": "Say which cards, for example: {word} {card}. {possible}",
    "command.move": "Say where to: move {card} left, move {card} right, or move {card} 3.",
    "command.sort": "Sort by suit or by rank: sort suit, sort rank.",
    "command.hand": "Hold your cards so: hand auto, hand order, hand groups.",
}

HOLDING_WORDS: dict[str, str] = {
    "modes": "How your cards lie",
    "mode.auto": "Grouped",
    "mode.order": "My order",
    "mode.groups": "My groups",
    "better": "better exists",
    "arrange": "Arrange your cards",
    "group": "Group",
    "free": "Free",
    "move": "Move",
    "sort.suit": "Sort by suit",
    "sort.rank": "Sort by rank",
    "choose_one": "{n} cards are selected; choose one.",
    "choose_cards": "Choose the cards first.",
    "carrying": "Now choose where it goes: between cards or on a group. Esc puts it back.",
}
"""The fixed words for it that the browser's side of the table shows, sent once."""
