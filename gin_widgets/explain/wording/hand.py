"""The fixed words of a hand that stands alone, sent once."""

HAND_WORDS: dict[str, str] = {
    "hand": "Hand",
    "empty": "No cards.",
    "card_at": "{card}. Card {at} of {of}.",
    "move_left": "To the left",
    "move_right": "To the right",
    "moved": "{card}, now card {at} of {of}.",
    "keys_one": "Arrows move, space selects one card.",
    "keys_many": "Arrows move, space selects cards.",
    "keys_order": "Arrows move, space selects, Ctrl or Alt with arrows moves the card.",
    "choose_first": "Choose a card first.",
}
