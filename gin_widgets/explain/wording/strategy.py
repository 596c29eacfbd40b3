"""What the experiments of the lab are called and what they answer."""

STRATEGY: dict[str, str] = {
    "strategy.none": "none",
    "strategy.lead": "points a hand ahead",
    "strategy.source": (
        "Two simple players, {hands} hands each, whatever the upcard is, seed {seed}."
    ),
    "strategy.waiting": "What waiting for gin costs",
    "strategy.waiting.plot": "Who waits for gin, against who knocks at once",
    "strategy.waiting.summary": (
        "Waiting for gin costs points at the limits {costs} ({ten} points a hand at ten), and "
        "gains some at {gains}; at the others it is too close to call. It wins only {wins} to "
        "{most} % of the hands, but more in each."
    ),
    "strategy.waiting.summary.none": (
        "Waiting for gin costs points at the limits {costs} ({ten} points a hand at ten); at the "
        "others it is too close to call. It wins only {wins} to {most} % of the hands, but more in "
        "each."
    ),
    "strategy.waiting.column.limit": "limit",
    "strategy.waiting.column.lead": "points a hand ahead",
    "strategy.waiting.column.error": "standard error",
    "strategy.waiting.column.won": "hands won, %",
    "strategy.small": "What holding back for a smaller knock costs",
    "strategy.small.plot": "Who holds back, against who knocks at once, with {limit}",
    "strategy.small.axis": "Knocks with at most",
    "strategy.small.summary": (
        "With {limit}, the worst is to wait until a knock with {worst}: {cost} points a hand."
    ),
    "strategy.small.column.plan": "knocks with at most",
    "strategy.small.column.lead": "points a hand ahead",
    "strategy.small.column.error": "standard error",
    "strategy.ace": "What an ace as upcard changes",
    "strategy.ace.plot": "Turns until the hand ends",
    "strategy.ace.axis": "Upcard",
    "strategy.ace.gin_only": "ace, gin only",
    "strategy.ace.one": "ace, one knocks",
    "strategy.ace.other": "any other",
    "strategy.ace.summary": (
        "With an ace as upcard a hand lasts {gin} turns, with another {other}; {dead} % end "
        "without a winner. Where one point may knock, it lasts {one}, and {alive} % end so."
    ),
    "strategy.ace.column.upcard": "upcard",
    "strategy.ace.column.turns": "turns until the end, mean",
    "strategy.ace.column.gin": "gin, % of hands",
    "strategy.ace.column.dead": "no winner, % of hands",
    "strategy.ace.column.hands": "hands",
    "strategy.ace.source": (
        "Two simple players who knock at once, {hands} hands under each rule, seed {seed}."
    ),
}
