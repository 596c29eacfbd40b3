"""What is said to M34 to M38: the learner's own numbers, the rule, what now."""

BELIEFS_PLAY: dict[str, str] = {
    "M34": (
        "You said 2, but {cards} wait for the {out} only. "
        "An end of the order, or a gap, has one card that helps."
    ),
    "M35": (
        "{fewer} leaves out the {held:card} in other hands. You have not seen those either: any "
        "of the {unseen} may be next."
    ),
    "M35.chance": (
        "{said} is right for {fewer:card}, without the {held} in other hands. You have not seen "
        "those: it is {unseen:card} that may be next."
    ),
    "M36": (
        "They took {picked}. With the {card} they need only one card more: one of {wanted}. "
        "The {best} needs two."
    ),
    "M36.ready": (
        "They took {picked}, and the {card} makes a meld with them at once. "
        "Throw the {best} instead."
    ),
    "M36.one": (
        "They took {picked}. With the {card} they need only one card more, the {wanted}. "
        "The {best} needs two."
    ),
    "M37": (
        "{pair} cost {points:point} and wait for {third:card} out of {unseen}. So late a small "
        "card waits cheaper: throw the {best}."
    ),
    "M38": (
        "You would play on with {left} on turn {turn}. In {hands} simulated hands like this, "
        "waiting cost {cost} points or more a hand."
    ),
}
