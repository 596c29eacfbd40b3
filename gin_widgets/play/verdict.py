"""Whether the rules allow an action, and if not, which rule refuses it with which numbers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from gin_widgets.cards import GinError
from gin_widgets.play.actions import Action
from gin_widgets.rules import RuleSet


class Reason(StrEnum):
    """Why an action is refused, as a state of affairs."""

    HAND_OVER = "hand_over"
    NOT_YOUR_TURN = "not_your_turn"
    UPCARD_OFFERED = "upcard_offered"
    """The first upcard must be taken or passed first."""
    NOTHING_OFFERED = "nothing_offered"
    """There is no first upcard on offer now."""
    UPCARD_DECLINED = "upcard_declined"
    """All passed; the first draw must be from the stock."""
    DRAW_FIRST = "draw_first"
    ALREADY_DREW = "already_drew"
    THROW_FIRST = "throw_first"
    """Under these rules a knock follows the throw."""
    KNOCK_OR_GO_ON = "knock_or_go_on"
    """The card is thrown; now the knock is offered, and nothing else."""
    NOTHING_TO_GO_ON = "nothing_to_go_on"
    """Under these rules, or at this point, a turn does not end by going on."""
    ANOTHER_CARD_THROWN = "another_card_thrown"
    """The knock names another card than the one that was thrown."""
    NO_BIG_GIN = "no_big_gin"
    """These rules know no big gin."""
    CARD_NOT_HELD = "card_not_held"
    TAKEN_CARD_STAYS = "taken_card_stays"
    OVER_LIMIT = "over_limit"
    GIN_ONLY = "gin_only"
    """An ace upcard: nobody may knock."""
    NOTHING_UNMATCHED = "nothing_unmatched"
    """A knock that leaves no deadwood is gin."""
    NOT_GIN = "not_gin"
    NOT_BIG_GIN = "not_big_gin"
    SPREAD_FIRST = "spread_first"
    """The knocker has yet to lay down the melds."""
    NO_KNOCK = "no_knock"
    """Nobody knocked, so nothing is laid down or laid off."""
    LAYOFFS_OPEN = "layoffs_open"
    """The hand is at the layoffs; nobody draws or throws any more."""
    SPREAD_OVER_LIMIT = "spread_over_limit"
    NOT_YOUR_MELDS = "not_your_melds"
    """The melds named cannot be laid from this hand."""
    NO_SUCH_MELD = "no_such_meld"
    """The knocker laid no such meld."""
    DOES_NOT_FIT = "does_not_fit"
    BUILDS_ON_A_LAYOFF = "builds_on_a_layoff"
    """The card fits the meld only as it lies, with a layoff on which the rules let nobody, or not
    this defender, build."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to "may this seat do that now?"; truthy when allowed."""

    action: Action
    reason: Reason | None = None
    """Why not, or None when allowed."""
    facts: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """The named values that the answer rests on: cards, points, seats."""
    rules: RuleSet | None = field(default=None, compare=False, repr=False)
    """The rule set that gives the answer, where a hand was asked."""

    def __bool__(self) -> bool:
        return self.reason is None


class IllegalAction(GinError):
    """The rules refuse an action; the position is unchanged."""

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        facts = ", ".join(f"{name} {value}" for name, value in verdict.facts.items())
        reason = str(verdict.reason).replace("_", " ")
        super().__init__(
            f"The rules refuse {str(verdict.action)!r}: {reason}"
            + (f" ({facts})." if facts else ".")
        )
