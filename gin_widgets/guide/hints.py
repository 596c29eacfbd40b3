"""Help in play, in four rungs; it knows what the person's seat knows and nothing else."""

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from gin_widgets.bots.advice import Advice
from gin_widgets.bots.adviser import advise
from gin_widgets.cards import Card
from gin_widgets.explain.advice import about, explain_advice, explain_choice, to_do
from gin_widgets.explain.wording import dearest_first, say
from gin_widgets.guide.game import Game
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.wire import Action, Hint, Taught
from gin_widgets.play import DeclareBigGin, DeclareGin, Knock, Phase

HINT: Final = "hint"
"""The intent that asks for help, or for more of it."""
ROLLOUTS: Final = 64
"""In so many worlds each action is tried: fewer than in a review, since the person waits."""
SEED: Final = 0
"""Two hands that look alike get the same help."""
PAGES: Final = {
    "L06": "L06_take_throw.ipynb",
    "L09": "L09_laying_off.ipynb",
    "L11": "L11_closing_the_door.ipynb",
    "L14": "L14_what_to_throw_danger.ipynb",
    "L15": "L15_knock_or_go_on.ipynb",
}
"""The lessons that a principle is taught in, with their pages."""


class Rung(IntEnum):
    """How far help goes."""

    NONE = 0
    WHERE = 1
    PRINCIPLE = 2
    CANDIDATES = 3
    SHOW = 4


@dataclass(frozen=True, slots=True)
class Ladder:
    """How far the person was helped at one decision; the next one begins anew."""

    decision: tuple[int, int] = (0, 0)
    """The id of the state, and how many actions of the hand came before."""
    rung: Rung = Rung.NONE
    advice: Advice | None = None

    def at(self, game: Game) -> "Ladder":
        """The ladder of this moment."""
        here = game.turn, len(game.match.actions[-1])
        return self if here == self.decision else Ladder(here)

    def climbed(self, game: Game, most: int = Rung.SHOW) -> "Ladder":
        """One rung higher, as far as hints are wanted; the last one is told again."""
        rung = Rung(min(self.rung + 1, most))
        advice = self.advice
        if rung >= Rung.CANDIDATES and advice is None:
            advice = advise(game.view, seed=SEED, rollouts=ROLLOUTS)
        return replace(self, rung=rung, advice=advice)


UNHELPED: Final = Ladder()


def hint_of(now: Situation, ladder: Ladder) -> Hint | None:
    """The help of the rung that was climbed last; None before the first."""
    match ladder.rung:
        case Rung.NONE:
            return None
        case Rung.WHERE:
            text, cards = _where(now)
            return _hint(ladder, text, cards)
        case Rung.PRINCIPLE:
            key, lesson = _principle(now)
            return {**_hint(ladder, say("hint.principle", key)), "lesson": _lesson(lesson)}
    if ladder.advice is None:
        raise AssertionError("from the third rung on there is advice")
    if ladder.rung is Rung.CANDIDATES:
        return _candidates(ladder, ladder.advice)
    return _hint(ladder, _shown(ladder.advice), tuple(explain_advice(ladder.advice).cards))


def helped(now: Situation, ladder: Ladder, most: int) -> tuple[Ladder, str]:
    """One rung further up, and what is said there; on the last one it is said again."""
    before = ladder.at(now.game)
    after = before.climbed(now.game, most)
    hint = hint_of(now, after)
    if hint is None:
        raise AssertionError("whoever climbs stands on a rung")
    last = before.rung is after.rung
    return after, say("hint.last", text=hint["text"]) if last else hint["text"]


def hint_button(ladder: Ladder, blocked: str) -> Action:
    """The button that asks for help; `blocked` says why there is none now."""
    more = ("more",) if ladder.rung else ()
    return {
        "id": HINT,
        "place": "tool",
        "per_card": False,
        "main": False,
        "label": say("action.hint", *more),
        "allowed": not blocked,
        "why": blocked or say("hint.why"),
        "confirm": "",
        "action": HINT,
    }


def hint_refusal(game: Game, *, looking: bool, most: int = Rung.SHOW) -> str:
    """Why there is no help now; nothing when there is."""
    if looking:
        return say("looking")
    if not game.yours:
        return say("hint.over")
    return "" if most else say("hint.off")


def _where(now: Situation) -> tuple[str, tuple[Card, ...]]:
    view = now.view
    match view.phase:
        case Phase.OFFER | Phase.DRAW:
            top = view.pile[-1] if view.pile else view.upcard
            return say("hint.where.top", top=top), ()
        case Phase.KNOCK:
            deadwood, stock = now.arrangement.deadwood, view.stock_size
            return say("hint.where.count", deadwood=deadwood, stock=stock), ()
        case Phase.SPREAD:
            return say("hint.where.spread"), ()
        case Phase.LAYOFF:
            return say("hint.where.layoff"), ()
    if _may_end(now):
        return say("hint.where.ending", best=now.best[0], limit=now.limit_after(now.ending[1])), ()
    loose = tuple(dearest_first(now.arrangement.deadwood_cards))
    return say("hint.where.loose", cards=" ".join(map(str, loose))), loose


def _principle(now: Situation) -> tuple[str, str]:
    """The key of the principle, and the lesson that it is taught in."""
    match now.view.phase:
        case Phase.OFFER | Phase.DRAW:
            return "draw", "L06"
        case Phase.SPREAD:
            return "spread", "L11"
        case Phase.LAYOFF:
            return "layoff", "L09"
    return ("ending", "L15") if _may_end(now) else ("discard", "L14")


def _candidates(ladder: Ladder, advice: Advice) -> Hint:
    """The best two actions, in an order that tells nothing."""
    two = [option.action for option in advice.options[:2]]
    if len(two) < 2:
        return _hint(ladder, say("hint.candidates.one"))
    first, second = sorted((to_do(action, advice.view) for action in two), key=str)
    cards = sorted({card for action in two for card in about(action, advice.view)})
    return _hint(ladder, say("hint.candidates", first=first, second=second), tuple(cards))


def _shown(advice: Advice) -> str:
    """The move with its arithmetic, and what the next best one would cost."""
    told = [explain_advice(advice).headline]
    if len(advice.options) > 1 and not advice.options[1].close:
        other = explain_choice(advice, advice.options[1].action)
        told += [other.headline, *other.because[1:]]
    return " ".join(told)


def _hint(ladder: Ladder, text: str, cards: tuple[Card, ...] = ()) -> Hint:
    codes = [card.code for card in cards]
    return {"rung": int(ladder.rung), "text": text, "cards": codes, "lesson": None}


def _lesson(id_: str) -> Taught:
    return {"page": PAGES[id_], "name": say("lesson", id_)}


def _may_end(now: Situation) -> bool:
    return any(isinstance(action, Knock | DeclareGin | DeclareBigGin) for action in now.view.legal)
