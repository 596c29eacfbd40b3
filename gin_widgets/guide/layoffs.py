"""Layoffs looked back at: what a defender held before them, and whether better ones existed."""

from dataclasses import dataclass

from gin_widgets.cards import CardSet, Layoff, LayoffPlan, Meld, best_layoff
from gin_widgets.explain.wording import joined, say
from gin_widgets.play import SeatView


@dataclass(frozen=True, slots=True)
class Laid:
    """What a defender did once the knocker's melds lay open. His cards lie open too."""

    view: SeatView
    seat: int

    @property
    def own(self) -> tuple[Layoff, ...]:
        """His layoffs, in order."""
        return tuple(layoff for seat, layoff in self.view.layoffs if seat == self.seat)

    @property
    def cards(self) -> CardSet:
        """The cards that he laid off."""
        return CardSet(layoff.card for layoff in self.own)

    @property
    def left(self) -> int:
        """His count, in points."""
        shown = self.view.shown[self.seat]
        if shown is None:
            raise AssertionError("who is done has shown the hand")
        return shown.deadwood

    @property
    def before(self) -> int:
        """His count before he laid anything off, in points."""
        return self.left + self.cards.points

    @property
    def sum(self) -> str:
        """The count before, less each card laid off: "59 − 8"."""
        return " − ".join(map(str, (self.before, *(each.card.points for each in self.own))))

    @property
    def better(self) -> LayoffPlan | None:
        """The layoffs that would have left less; None where his were as good as any."""
        view, shown = self.view, self.view.shown[self.seat]
        if view.spread is None or shown is None:
            return None
        earlier = defenders(view)[: defenders(view).index(self.seat)]
        others = [layoff for seat, layoff in view.layoffs if seat in earlier]
        plan = best_layoff(shown.cards | self.cards, view.spread.melds, view.rules, (), others)
        return plan if plan.deadwood < self.left else None


def defenders(view: SeatView) -> tuple[int, ...]:
    """The seats that lay off on the knocker's melds, in their order; none before a knock."""
    if view.knocker is None:
        return ()
    return tuple((view.knocker + step) % view.players for step in range(1, view.players))


def layoffs_text(layoffs: tuple[Layoff, ...]) -> str:
    """Which cards go where, inside a sentence; each meld as it lies by then."""
    lying: dict[Meld, Meld] = {}
    parts = []
    for card, laid in ((each.card, each.meld) for each in layoffs):
        meld = lying.get(laid, laid)
        parts.append(say("layoff", card=card, meld=meld))
        lying[laid] = Meld(meld.kind, meld.cards | card)
    return joined(parts) if parts else ""


def better_text(laid: Laid) -> str:
    """What better layoffs would have left the person; nothing where there were none."""
    plan = laid.better
    if plan is None:
        return ""
    return say("layoff.better", layoffs=layoffs_text(plan.layoffs), best=plan.deadwood, n=laid.left)
