"""What cards, melds and rule sets are called."""

RANKS = (
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
)
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}

NAMES: dict[str, str] = {
    "card": "{rank} of {suit}",
    "run": "run",
    "set": "set",
    "loose.cards": "loose {cards}",
    "meld.run": "run {first} to {last} of {suit}",
    "meld.set": "set of {rank}s",
    "meld.set.six": "set of sixes",
    "rules.house": "house rules",
    "rules.complete_rules": "the Complete Rules",
    "name.you": "You",
    "name.north": "North",
    "bot.simple": "computer, simple",
}
