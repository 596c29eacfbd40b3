"""What is said to M01 to M09: the learner's own numbers, the rule, what now."""

BELIEFS_HAND: dict[str, str] = {
    "M01": (
        "You counted the {card} as {as}, which makes {said}. Jack, queen and king cost 10 each; "
        "only two to ten cost their number. Count again."
    ),
    "M01.several": (
        "You counted {cards} as {as}, which makes {said}. Jack, queen and king cost 10 each; "
        "only two to ten cost their number. Count again."
    ),
    "M01.alike": (
        "You counted {cards} as {as} each, which makes {said}. Jack, queen and king cost "
        "10 each; only two to ten cost their number. Count again."
    ),
    "M01.one": (
        "You counted the {card} as {as}. Jack, queen and king cost 10 each; "
        "only two to ten cost their number. Try it again."
    ),
    "M01.limit": (
        "You counted the {card} as {said}. Jack, queen and king count 10 each, as a limit too."
    ),
    "M01.knock": (
        "You would end the hand with {left}, as if the {card} were {as}. Jack, queen and king "
        "count 10, as a limit too."
    ),
    "M02": (
        "You counted the {card} as {as}, which makes {said}. The ace is the cheapest card: "
        "1 point. Count again."
    ),
    "M02.alike": (
        "You counted {cards} as {as} each, which makes {said}. The ace is the cheapest card: "
        "1 point. Count again."
    ),
    "M02.one": (
        "You counted the {card} as {as}. The ace is the cheapest card: 1 point. Try it again."
    ),
    "M03": (
        "The order goes from ace, two, three up to jack, queen, king, and there it stops. "
        "The {king} and the {ace} are its two ends, so they never touch."
    ),
    "M03.longer": (
        "The {run} is good, but it stops at the {king}. The order ends there: "
        "the {ace} belongs before the two."
    ),
    "M03.corner": (
        "In {cards} the {ace} lies in the middle, next to the {king} and the two. "
        "Here an ace may only be an end of a run."
    ),
    "M04": (
        "The numbers follow, but the {card} is not of the suit of {others}. "
        "A run is of one suit: every card bears the same sign."
    ),
    "M04.colour": (
        "The numbers follow, but the {card} is not of the colour of {others}. "
        "A run is of one colour here."
    ),
    "M05": (
        "Between the {below} and the {above} something is missing: {missing}. "
        "In a run every card follows the one before."
    ),
    "M06": (
        "{cards} are two cards, and a meld needs three. "
        "Until a third one comes, they still cost {points:point}."
    ),
    "M06.loose": (
        "{cards} are two cards, and a meld needs three. "
        "The third one, the {card}, still lies loose: group it with them."
    ),
    "M06.beside": (
        "{cards} are two cards, and a meld needs three. "
        "The third one, the {card}, lies in {other}: group it with them."
    ),
    "M06.elsewhere": (
        "{cards} are two cards, and a meld needs three. The {card} would fit, but lies in {other}. "
        "Each card lies in one place, so these two cost {points:point}."
    ),
    "M07": (
        "The {card} lies in {first} and in {second}. Each card counts once: choose where it stays."
    ),
    "M07.count": (
        "With {said} the {card} would lie twice: in the {first} and in the {second}. "
        "Each card counts once: choose where it stays."
    ),
    "M08": (
        "Keeping the {meld} leaves {left}. Smaller melds with some of its cards leave {best}. "
        "Try to give a card away."
    ),
    "M09": (
        "The {meld} stays whole and leaves {left}. A set of four can lend one card and is still "
        "a set. Lent to the {home}, it leaves {best}."
    ),
}
