"""The showdown on the table: which cards lie open at its step, and what can be done."""

from gin_widgets.cards import Arrangement, CardSet
from gin_widgets.explain.wording import say
from gin_widgets.guide.ending import open_groups, result_of
from gin_widgets.guide.game import Game
from gin_widgets.guide.hand import groups_of
from gin_widgets.guide.layoffs import Laid
from gin_widgets.guide.scene import SKIP, STEP, TOGETHER, Scene, Step
from gin_widgets.guide.scene_told import worth_of
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.wire import Action, Result, SceneState, Side
from gin_widgets.play import Phase, SeatView


def scene_of(now: Situation, scene: Scene | None) -> SceneState | None:
    """Where the showdown is; it begins with the layoffs that a person makes as a defender."""
    if scene is None:
        if now.view.phase is not Phase.LAYOFF or now.game.seat is None:
            return None
        steps, at = tuple(Step), Step.LAYOFFS
    else:
        steps, at = scene.steps, Step.LAYOFFS if scene.trial else scene.at
    return {
        "at": steps.index(at),
        "step": at,
        "names": [say("scene", step) for step in steps],
        "worth": worth_of(CardSet(layoff.card for _, layoff in now.view.layoffs)),
        "closed": [] if scene is None else [_closed(scene, seat) for seat in now.in_turn],
    }


def staged(now: Situation, scene: Scene) -> Result | None:
    """The end of the hand as far as the step shows it."""
    if scene.trial:
        return None
    whole = result_of(now)
    if whole is None:
        return None
    sides = [
        _side(now.view, scene, *each) for each in zip(now.in_turn, whole["sides"], strict=True)
    ]
    return {"headline": "", "sides": sides, "lines": [], "note": ""}


def scene_buttons(scene: Scene) -> list[Action]:
    """What moves the showdown on."""
    if scene.trial:
        return [_button(SKIP, say("action", SKIP))]
    seat = scene.lendable
    name = "" if seat is None else scene.game.hand_cast.names[seat]
    together = [_button(TOGETHER, say("action", TOGETHER, name=name))] if name else []
    return [
        _button(STEP, say("action", STEP), main=True),
        *together,
        _button(SKIP, say("action", SKIP)),
    ]


def scene_prompt(scene: Scene) -> str:
    """What is to be done in the showdown."""
    moment = scene.moment
    if moment is not None and moment.lent is not None:
        return say("scene.prompt.together", name=moment.hand_cast.names[moment.lent])
    return say("scene.prompt", name=say("scene", scene.at))


def _closed(scene: Scene, seat: int) -> int:
    """How many cards of a seat lie face down at the first step: those of other defenders."""
    game: Game = scene.game
    if scene.opened(seat):
        return 0
    return len(game.match.round.state.hands[seat]) + len(Laid(game.view, seat).own)


def _side(view: SeatView, scene: Scene, seat: int, side: Side) -> Side:
    """A side as it lies at the step, with what is counted of it so far; who won comes last."""
    if view.players > 2:
        side = {**side, "mark": say("mark.knocked") if seat == view.knocker else ""}
    if _closed(scene, seat):
        return {**side, "groups": [], "text": ""}
    if scene.at is Step.COUNTS or (seat == view.knocker and scene.at is Step.LAYOFFS):
        return side
    shown = view.shown[seat]
    if seat == view.knocker and shown is not None:
        return {**side, "groups": groups_of(shown)}
    laid = Laid(view, seat)
    if scene.at is Step.LAYOFFS:
        after = say("scene.after", sum=laid.sum, left=laid.left)
        return {**side, "text": after if laid.own else side["text"]}
    groups = open_groups(view, seat) or []
    if shown is not None:
        groups = groups_of(Arrangement(shown.melds, shown.deadwood_cards | laid.cards))
    known = Step.LAYOFFS in scene.steps
    text = say("scene.before", before=laid.before) if known else side["text"]
    return {**side, "groups": groups, "text": text}


def _button(id_: str, label: str, *, main: bool = False) -> Action:
    return {
        "id": id_,
        "place": "bar",
        "per_card": False,
        "main": main,
        "label": label,
        "allowed": True,
        "why": say(id_, "why"),
        "confirm": "",
        "action": id_,
    }
