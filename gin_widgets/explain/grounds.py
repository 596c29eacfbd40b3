"""Which fields of a rule set a verdict, a line of a score or a result rests on.

A field that only some rule sets make use of, such as what a run is made of, is named where it is
unlike the house's; where it is as usual, it explains nothing.
"""

from typing import assert_never

from gin_widgets.play import (
    DeclareBigGin,
    DeclareGin,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    GoOn,
    Knock,
    LayOff,
    PassUpcard,
    Reason,
    Spread,
    TakeUpcard,
    Verdict,
)
from gin_widgets.rules import (
    HOUSE,
    Ledger,
    LimitCompare,
    LimitSource,
    LineKind,
    ResultKind,
    RoundResult,
    RuleSet,
    ScoreLine,
    Scoring,
)

Fields = tuple[str, ...]
MELDS: Fields = ("run_kind", "ace_in_runs", "may_meld_taken_card")
"""What can be melded."""


def grounds_of_verdict(verdict: Verdict, rules: RuleSet) -> Fields:
    """The fields by which an action is allowed or refused; none where all rule sets agree."""
    match verdict.reason:
        case None:
            return _grounds_of_allowed(verdict, rules)
        case Reason.OVER_LIMIT | Reason.SPREAD_OVER_LIMIT:
            return (*_limit(verdict, rules), *_unusual(MELDS, rules))
        case Reason.GIN_ONLY:
            below = rules.limit_compare is LimitCompare.BELOW
            also = ("limit_compare",) if below else ()
            return ("ace_upcard", "limit_source", *also, *_unusual(MELDS, rules))
        case Reason.NOTHING_UNMATCHED:
            return _gin(rules)
        case Reason.NOT_GIN:
            return _unusual(MELDS, rules)
        case Reason.NO_BIG_GIN | Reason.NOT_BIG_GIN:
            return ("big_gin_bonus", *_unusual(MELDS, rules))
        case Reason.UPCARD_OFFERED | Reason.NOTHING_OFFERED | Reason.UPCARD_DECLINED:
            return ("first_upcard_offer",)
        case Reason.TAKEN_CARD_STAYS:
            return ("may_return_taken_card",)
        case (
            Reason.THROW_FIRST
            | Reason.KNOCK_OR_GO_ON
            | Reason.NOTHING_TO_GO_ON
            | Reason.ANOTHER_CARD_THROWN
        ):
            return ("knock_timing",)
        case Reason.NOT_YOUR_MELDS:
            return MELDS
        case Reason.DOES_NOT_FIT:
            return ("run_kind", "ace_in_runs")
        case Reason.BUILDS_ON_A_LAYOFF:
            return ("layoff_chain",)
        case (
            Reason.HAND_OVER
            | Reason.NOT_YOUR_TURN
            | Reason.DRAW_FIRST
            | Reason.ALREADY_DREW
            | Reason.CARD_NOT_HELD
            | Reason.SPREAD_FIRST
            | Reason.NO_KNOCK
            | Reason.LAYOFFS_OPEN
            | Reason.NO_SUCH_MELD
        ):
            return ()
        case _:
            assert_never(verdict.reason)


def grounds_of_line(line: ScoreLine, rules: RuleSet, kind: ResultKind | None = None) -> Fields:
    """The fields by which a line is written, and by which it is so much.

    `kind` is how the hand ended, where it is known.
    """
    basis = ("penalty_basis",) if line.ledger is Ledger.PENALTIES else ()
    match line.kind:
        case LineKind.DIFFERENCE:
            undercut = kind is ResultKind.UNDERCUT and line.ledger is Ledger.POINTS
            also = ("undercut_adds_difference",) if undercut else ()
            return ("scoring", *also, *basis)
        case LineKind.COUNT:
            return ("scoring", *(("gin_penalty_factor", *basis) if basis else ()))
        case LineKind.GIN_BONUS:
            return ("gin_bonus",)
        case LineKind.BIG_GIN_BONUS:
            return ("big_gin_bonus",)
        case LineKind.UNDERCUT_BONUS:
            return ("undercut_bonus",)
        case LineKind.KNOCK_REWARD:
            return ("knock_reward",)
        case LineKind.GIN_PENALTY:
            return ("gin_penalty_bonus",)
        case LineKind.UNDERCUT_PENALTY:
            return ("undercut_penalty",)
        case LineKind.SPADES:
            return ("spade_doubles",)
        case _:
            assert_never(line.kind)


def grounds_of_result(result: RoundResult, rules: RuleSet) -> Fields:
    """The fields by which the hand ended so, then those of its lines."""
    lines = (grounds_of_line(line, rules, result.kind) for line in result.lines)
    return (*_grounds_of_end(result, rules), *(field for fields in lines for field in fields))


def _grounds_of_end(result: RoundResult, rules: RuleSet) -> Fields:
    match result.kind:
        case ResultKind.KNOCK:
            counts = list(result.counts.values())
            tied = counts.count(min(counts)) > 1
            return ("tie",) if tied else ()
        case ResultKind.UNDERCUT:
            return ("tie",)
        case ResultKind.GIN:
            return ()
        case ResultKind.BIG_GIN:
            return ("big_gin_bonus",)
        case ResultKind.VOID:
            also = ("recycle_cap",) if rules.recycles(len(result.seats)) else ()
            return ("stock_floor", "stock_out", *also, "exchange_cap")
        case _:
            assert_never(result.kind)


def _grounds_of_allowed(verdict: Verdict, rules: RuleSet) -> Fields:
    match verdict.action:
        case Knock():
            return (*_limit(verdict, rules), *_unusual(MELDS, rules))
        case DeclareGin():
            return (*_unusual(MELDS, rules), *_gin(rules))
        case DeclareBigGin():
            return ("big_gin_bonus", *_unusual(MELDS, rules))
        case Discard():
            return ("may_return_taken_card",) if "card" in verdict.facts else ()
        case TakeUpcard() | PassUpcard():
            return ("first_upcard_offer",)
        case GoOn():
            return ("knock_timing",)
        case Spread():
            return _limit(verdict, rules)
        case LayOff():
            return ("layoff_chain",)
        case DrawStock() | DrawPile() | Done():
            return ()
        case _:
            assert_never(verdict.action)


def _limit(verdict: Verdict, rules: RuleSet) -> Fields:
    """What sets the limit; of an ace also what an ace asks for."""
    upcard = verdict.facts.get("upcard")
    ace = upcard is not None and upcard.rank == 1 and rules.limit_source is not LimitSource.FIXED
    return ("limit_compare", "limit_source", *(("ace_upcard",) if ace else ()))


def _gin(rules: RuleSet) -> Fields:
    """What gin earns, by who writes."""
    match rules.scoring:
        case Scoring.WINNER_POINTS:
            return ("gin_bonus",)
        case Scoring.PENALTY_POINTS:
            return ("gin_penalty_factor", "gin_penalty_bonus")
        case Scoring.BOTH:
            return ("gin_bonus", "gin_penalty_factor", "gin_penalty_bonus")
        case _:
            assert_never(rules.scoring)


def _unusual(fields: Fields, rules: RuleSet) -> Fields:
    return tuple(field for field in fields if getattr(rules, field) != getattr(HOUSE, field))
