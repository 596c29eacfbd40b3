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
COLOURS = {"S": "black", "H": "red", "D": "red", "C": "black"}

NAMES: dict[str, str] = {
    "card": "{rank} of {suit}",
    "run": "run",
    "set": "set",
    "loose.cards": "loose {cards}",
    "meld.run": "run {first} to {last} of {suit}",
    "meld.run.colour": "run {first} to {last} in {colour}",
    "meld.set": "set of {rank}s",
    "meld.set.six": "set of sixes",
    "rules.with_changes": "{name} (changed)",
    "rules.house": "house rules",
    "rules.play_online": "the Play Online rules",
    "rules.complete_rules": "the Complete Rules",
    "rules.elimination": "the elimination rules",
    "rules.rummy_rules": "the Rummy Rules",
    "rules.rummy_rules_penalty": "the Rummy Rules with penalties",
    "rules.gin_rummy": "ordinary gin rummy",
    "rules.play_online_to_the_letter": "the Play Online rules to the letter",
    "rules.rummy_rules_to_the_letter": "the Rummy Rules to the letter",
    "name.you": "You",
    "name.north": "North",
    "name.1": "Ada",
    "name.2": "Ben",
    "name.3": "Cleo",
    "name.4": "Dora",
    "name.5": "Emil",
    "names": "{first} and {last}",
    "bot.random": "computer, by chance",
    "bot.beginner": "computer, beginner",
    "bot.simple": "computer, simple",
    "bot.careful": "computer, careful",
    "looks.random": "I look at nothing: any action that the rules allow will do.",
    "looks.beginner": "I look at my melds and keep them; which loose card I throw is chance.",
    "looks.simple": "I look at my own deadwood: I throw the card that leaves least.",
    "looks.careful": (
        "I look at my deadwood, at the cards that could still meld with mine, and at what the next "
        "player took and may be waiting for."
    ),
}
