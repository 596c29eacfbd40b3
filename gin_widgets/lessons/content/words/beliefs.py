"""What is said to each misconception: the learner's own numbers, the rule, what now."""

BELIEFS: dict[str, str] = {
    "M01": (
        "You counted the {card} as {as}, which makes {said}. Jack, queen and king cost 10 each; "
        "only ace to ten cost their number. It is {right}."
    ),
    "M02": (
        "You counted the {card} as {as}, which makes {said}. The ace is the cheapest card: "
        "1 point. It is {right}."
    ),
    "M07": "The {card} lies in {first} and in {second}. Each card counts once: choose a place.",
    "M08": (
        "Keeping the {meld} leaves {said}. Giving a card of it to another meld leaves {best}. "
        "Try it shorter."
    ),
}
