"""What an arrangement or a layoff leaves, as a sum."""

from gin_widgets.cards import Arrangement, LayoffPlan
from gin_widgets.explain.explanation import Explanation
from gin_widgets.explain.wording import capital, say, sum_of


def explain_arrangement(arrangement: Arrangement) -> Explanation:
    """The deadwood with its sum, then the melds."""
    melds = tuple(capital(say("named", thing=meld)) for meld in arrangement.melds)
    return Explanation(_deadwood(arrangement), melds, arrangement.cards)


def explain_plan(plan: LayoffPlan) -> Explanation:
    """The count after the best layoffs, then each of them in order."""
    layoffs = tuple(
        say("plan.layoff", card=layoff.card, meld=layoff.meld) for layoff in plan.layoffs
    )
    headline = say("plan", deadwood=plan.deadwood)
    return Explanation(headline, layoffs or (say("plan.no_layoff"),), plan.arrangement.cards)


def _deadwood(arrangement: Arrangement) -> str:
    loose = arrangement.deadwood_cards
    match len(loose):
        case 0:
            return say("arrangement.none")
        case 1:
            return say("arrangement", deadwood=arrangement.deadwood)
    return say("arrangement.sum", deadwood=arrangement.deadwood, sum=sum_of(loose))
