"""Why the rules refuse an action; one sentence for each reason, with the numbers.

What speaks to "you" has a form for others besides, `.other`, with the player's name.
"""

REASONS: dict[str, str] = {
    "reason.hand_over": "The hand is over.",
    "reason.not_your_turn": "It is not your turn.",
    "reason.upcard_offered": "First say whether you take the {upcard} or pass.",
    "reason.nothing_offered": "The first upcard is on offer only before the first turn.",
    "reason.upcard_declined": "All passed on the {upcard}, so this first draw is from the stock.",
    "reason.draw_first": "Draw a card first, from the stock or from the pile.",
    "reason.already_drew": "You already drew this turn; now throw a card.",
    "reason.card_not_held": "You do not hold the {card}.",
    "reason.taken_card_stays": (
        "You took the {card} from the pile this turn; it must stay until your next turn. "
        "Throw another card."
    ),
    "reason.over_limit": (
        "Knock needs {limit} or less; throwing the {card} leaves {deadwood}. "
        "Your best is {best}, throwing the {best_card}."
    ),
    "reason.over_limit.best": (
        "Knock needs {limit} or less; your best is {best}, throwing the {best_card}."
    ),
    "reason.over_limit.thrown": (
        "Your throw sets the limit: the {card} sets {limit} and leaves {deadwood}; the {best_card} "
        "sets {best_limit} and leaves {best}."
    ),
    "reason.gin_only": (
        "The first upcard is an ace, the {upcard}: only gin ends this hand. "
        "Throwing the {card} leaves {deadwood}."
    ),
    "reason.gin_only.thrown": (
        "Your throw sets the limit, and the {card} is an ace: only gin ends the hand with it. "
        "It leaves {deadwood}."
    ),
    "reason.nothing_unmatched": (
        "Throwing the {card} leaves nothing unmatched: that is gin, and earns more than a knock. "
        "Declare gin."
    ),
    "reason.not_gin": "Gin needs every card in a meld; throwing the {card} leaves {deadwood}.",
    "reason.throw_first": "Under these rules a knock follows the throw: throw a card first.",
    "reason.knock_or_go_on": "You have thrown your card: now knock or go on.",
    "reason.nothing_to_go_on": "There is nothing to go on with: a turn ends with a throw.",
    "reason.another_card_thrown": "The card that you threw is the {card}; knock with that one.",
    "reason.no_big_gin": "These rules know no big gin: throw one card with gin.",
    "reason.not_big_gin": "Big gin needs every card in a meld; {deadwood} are left.",
    "reason.spread_first": "First choose the melds that you lay down.",
    "reason.no_knock": "Nobody has knocked, so nothing is laid down or laid off.",
    "reason.layoffs_open": "The hand is at the layoffs: lay off a card, or say done.",
    "reason.spread_over_limit": "Laid down so, {deadwood} are left; the limit is {limit}.",
    "reason.not_your_melds": "Your hand does not hold those melds side by side.",
    "reason.no_such_meld": "The knocker has laid down no such meld.",
    "reason.does_not_fit": "The {card} does not fit the {meld}.",
    "reason.builds_on_a_layoff": (
        "The {card} would build on a card laid off on the {meld}; these rules do not let you."
    ),
    "allowed": "The rules allow it.",
    "allowed.returned": "You took the {card} this turn; these rules let you throw it again.",
    "allowed.knock": "Throwing the {card} leaves {deadwood}, which is not more than {limit}.",
    "allowed.gin": "Throwing the {card} leaves nothing unmatched: gin.",
    "reason.not_your_turn.other": "It is not the turn of {name}.",
    "reason.upcard_offered.other": "{name} must first take the {upcard} or pass.",
    "reason.already_drew.other": "{name} already drew this turn and must throw a card.",
    "reason.card_not_held.other": "{name} does not hold the {card}.",
    "reason.taken_card_stays.other": (
        "{name} took the {card} from the pile this turn; it must stay until the next turn."
    ),
    "reason.over_limit.other": (
        "Knock needs {limit} or less; throwing the {card} leaves {deadwood}. "
        "The best of {name} is {best}, throwing the {best_card}."
    ),
    "reason.over_limit.best.other": (
        "Knock needs {limit} or less; the best of {name} is {best}, throwing the {best_card}."
    ),
    "reason.over_limit.thrown.other": (
        "The throw of {name} sets the limit: the {card} sets {limit} and leaves {deadwood}; the "
        "{best_card} sets {best_limit} and leaves {best}."
    ),
    "reason.gin_only.thrown.other": (
        "The throw of {name} sets the limit, and the {card} is an ace: only gin ends the hand with "
        "it. It leaves {deadwood}."
    ),
    "reason.knock_or_go_on.other": "{name} has thrown a card and must now knock or go on.",
    "reason.another_card_thrown.other": "The card that {name} threw is the {card}.",
    "reason.spread_first.other": "{name} must first choose the melds to lay down.",
    "reason.not_your_melds.other": "The hand of {name} does not hold those melds side by side.",
    "reason.builds_on_a_layoff.other": (
        "The {card} would build on a card laid off on the {meld}; these rules do not let {name}."
    ),
    "allowed.returned.other": (
        "{name} took the {card} this turn; these rules let it be thrown again."
    ),
}
