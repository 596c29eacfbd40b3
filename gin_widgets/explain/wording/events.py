"""What the log tells; `.you` is said to the person, `.other` of somebody with a name."""

EVENTS: dict[str, str] = {
    "event.dealt.you": "You dealt. The first upcard is the {upcard}.",
    "event.dealt.other": "{name} dealt. The first upcard is the {upcard}.",
    "event.upcard_taken.you": "You took the first upcard, the {card}.",
    "event.upcard_taken.other": "{name} took the first upcard, the {card}.",
    "event.upcard_passed.you": "You passed on the {card}.",
    "event.upcard_passed.other": "{name} passed on the {card}.",
    "event.stock_drawn.you": "You drew the {card} from the stock.",
    "event.stock_drawn.other": "{name} drew from the stock.",
    "event.pile_drawn.you": "You took the {card} from the pile.",
    "event.pile_drawn.other": "{name} took the {card} from the pile.",
    "event.discarded.you": "You threw the {card}.",
    "event.discarded.other": "{name} threw the {card}.",
    "event.drew_and_threw": "{drew} and threw the {card}.",
    "event.knocked.you": "You threw the {card} and knocked.",
    "event.knocked.other": "{name} threw the {card} and knocked.",
    "event.gin_declared.you": "You threw the {card} and declared gin.",
    "event.gin_declared.other": "{name} threw the {card} and declared gin.",
    "event.knocked.after.you": "You knocked.",
    "event.knocked.after.other": "{name} knocked.",
    "event.gin_declared.after.you": "You declared gin.",
    "event.gin_declared.after.other": "{name} declared gin.",
    "event.big_gin_declared.you": "You declared big gin: all cards melded, none thrown.",
    "event.big_gin_declared.other": "{name} declared big gin: all cards melded, none thrown.",
    "event.stock_recycled": (
        "The pile below its top card is shuffled into a new stock of {cards:card}."
    ),
    "event.hand_spread.you": "You laid down {melds}; loose: {loose}, {deadwood:point}.",
    "event.hand_spread.other": "{name} laid down {melds}; loose: {loose}, {deadwood:point}.",
    "event.hand_spread.no_melds.you": "You laid down no meld; loose: {loose}, {deadwood:point}.",
    "event.hand_spread.no_melds.other": (
        "{name} laid down no meld; loose: {loose}, {deadwood:point}."
    ),
    "event.hand_spread.all.you": "You laid down {melds}; nothing is loose.",
    "event.hand_spread.all.other": "{name} laid down {melds}; nothing is loose.",
    "event.laid_off.you": "You laid off the {card} on the {meld}.",
    "event.laid_off.other": "{name} laid off the {card} on the {meld}.",
    "event.hand_ended.void": "Nobody knocked in time: no points, and the same dealer deals again.",
}
