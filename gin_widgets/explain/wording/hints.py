"""Help in play, rung by rung: where to look, the principle, what is left, the move."""

HINTS: dict[str, str] = {
    "action.hint": "Hint",
    "action.hint.more": "More help",
    "hint.why": "Help comes step by step, from where to look to the move itself.",
    "hint.off": "Hints are switched off in the settings.",
    "hint.over": "Nothing is to be decided now. The review shows what would have been better.",
    "hint.last": "{text} That is all the help there is.",
    "hint.where.top": "Look at what the {top} would do in your hand.",
    "hint.where.loose": "Look at your loose cards: {cards}.",
    "hint.where.ending": "Look at your count: your best throw leaves {best}, the limit is {limit}.",
    "hint.where.count": "Look at your count, {deadwood}, and at the stock, {stock:card}.",
    "hint.where.spread": "Look at the ends of your runs and at your sets of three.",
    "hint.where.layoff": "Look at both ends of the runs on the table, and at its sets of three.",
    "hint.principle.draw": (
        "A card from the pile is worth taking when it makes a meld. All see that you take it."
    ),
    "hint.principle.discard": (
        "Throw what leaves you least, and of equal cards the one that others can use least."
    ),
    "hint.principle.ending": (
        "The earlier the hand ends, the more the others still hold. Waiting can be undercut."
    ),
    "hint.principle.spread": "Lay down what leaves the others least to lay off.",
    "hint.principle.layoff": "Each card that fits lowers your count; one may make room for more.",
    "hint.candidates": "It is one of these two: {first}, or {second}.",
    "hint.candidates.one": "There is one thing to do.",
    "lesson.L06": "Take, throw",
    "lesson.L09": "Laying off",
    "lesson.L11": "Closing the door",
    "lesson.L14": "What to throw: danger",
    "lesson.L15": "Knock or go on",
}
