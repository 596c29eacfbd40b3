"""What is said to M10 to M19 and M39: the learner's own numbers, the rule, what now."""

BELIEFS_TURN: dict[str, str] = {
    "M10": (
        "{said} comes from the {top}, which lies on top now. The first upcard, the {upcard}, "
        "set the limit for the whole hand."
    ),
    "M11": (
        "{left} would be enough in ordinary gin, where 10 may always knock. "
        "Here the {upcard} sets the limit: {limit}. You are over it."
    ),
    "M11.gin": (
        "{left} would be enough in ordinary gin, where 10 may always knock. "
        "Here the upcard is the {upcard}: only gin ends the hand."
    ),
    "M11.limit": (
        "{said} is the limit of ordinary gin. Here the first upcard, the {upcard}, sets it."
    ),
    "M12": "Equal is enough: {left} is not more than {left}. You may end the hand.",
    "M12.below": (
        "You would knock with {left}. Under these rules equal is not enough: "
        "you need less than the upcard counts."
    ),
    "M12.limit": "You said {said}. Equal is enough: {right} is not more than {right}.",
    "M12.limit_below": (
        "You said {said}. Under these rules equal is not enough: "
        "{right} is the most that may knock."
    ),
    "M13": (
        "All {held} cards hold {whole}, but you still throw one. "
        "Without the {card} you hold {left}, and that is what counts."
    ),
    "M14": (
        "The upcard is the {upcard}. After an ace only gin ends the hand, so {left} is too much: "
        "play on until nothing is left."
    ),
    "M15": (
        "With {left} you may end the hand, and you may also wait. "
        "Nobody must knock: the choice is yours."
    ),
    "M16": (
        "You took the {card} from the pile this turn, so it must stay until your next turn. "
        "Throw another card."
    ),
    "M17": (
        "The {card} came from the stock, so you may throw it at once. "
        "Only a card from the pile must stay for a turn."
    ),
    "M17.any": (
        "The {card} came from the stock, so you may throw it at once. "
        "Under these rules any card may be thrown."
    ),
    "M18": (
        "Throwing the {thrown} leaves {left}. Throw the {card} instead and nothing is left: "
        "gin, {bonus:point} extra, and nobody may add cards to your melds."
    ),
    "M18.penalty": (
        "Throwing the {thrown} leaves {left}. Throw the {card} instead and nothing is left: "
        "gin, {bonus} more for each loser, and nobody may add cards to your melds."
    ),
    "M18.named": "Throwing the {card} leaves nothing. That is gin, which earns more than a knock.",
    "M19": (
        "All {held} cards lie in melds, and still you throw one. Take it from a meld of four: "
        "without the {card} every meld stays."
    ),
    "M39": (
        "With the {card} still there you hold {whole}; throwing it leaves {left}. "
        "Compare after the throw: another grouping gives up the {other} and leaves {least}."
    ),
}
