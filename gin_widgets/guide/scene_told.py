"""What is said of each step of the showdown."""

from typing import assert_never

from gin_widgets.cards import CardSet
from gin_widgets.explain import because
from gin_widgets.explain.wording import joined, listed, say
from gin_widgets.guide.layoffs import Laid, better_text, defenders, layoffs_text
from gin_widgets.guide.narrate import narration, told
from gin_widgets.guide.otherwise import otherwise
from gin_widgets.guide.scene import Scene, Step, first_step
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.why import layoff_rule, reasons, tie_rule, why_now
from gin_widgets.guide.wire import Reasons
from gin_widgets.play import HandSpread, LaidOff


def step_text(scene: Scene) -> str:
    """What this step shows, in a sentence or two."""
    game = scene.game
    view, cast = game.view, game.hand_cast
    match scene.at:
        case Step.MELDS:
            if view.knocker is None or view.spread is None:
                raise AssertionError("a showdown has a knocker")
            return told(HandSpread(view.knocker, view.spread), cast)
        case Step.OWN:
            return _own(scene)
        case Step.LAYOFFS:
            return _laid(scene)
        case Step.COUNTS | Step.SUM:
            if view.result is None:
                raise AssertionError("a showdown has a result")
            return because(view.result, cast, view.rules)
        case _:
            assert_never(scene.at)


def numbered(scene: Scene, text: str) -> str:
    """The text with the number of the step."""
    steps = scene.steps
    return f"{text} {say('scene.step', at=steps.index(scene.at) + 1, of=len(steps))}"


def opening_text(scene: Scene) -> str:
    """What brought the showdown about, its first step, and better layoffs that the person had."""
    game = scene.game
    spread = [place for place, event in enumerate(game.news) if isinstance(event, HandSpread)]
    before = game.news[: spread[0]] if scene.at is Step.MELDS else own_showing(scene)
    parts = [narration(before, game.hand_cast), regret(scene), step_text(scene)]
    return numbered(scene, " ".join(part for part in parts if part))


def own_showing(scene: Scene) -> tuple[HandSpread, ...]:
    """What the person has just laid down as a defender."""
    game = scene.game
    own = [event for event in game.news if isinstance(event, HandSpread)]
    return tuple(event for event in own if event.seat == game.seat)


def regret(scene: Scene) -> str:
    """Better layoffs than the person's own, told where they have just been made."""
    game = scene.game
    if game.seat not in defenders(game.view) or first_step(game) is Step.MELDS:
        return ""
    return better_text(Laid(game.view, game.seat))


def trial_text(scene: Scene) -> str:
    """What the last layoff that the person made for somebody has left him."""
    now, before = scene.trial[-1], scene.trial[-2:][0]
    cast, seat = now.hand_cast, now.lent
    if seat is None:
        raise AssertionError("the layoffs are somebody's")
    done = now.view.shown[seat]
    if done is not None:
        return _verdict(scene, Laid(now.view, seat))
    left = say("scene.left", name=cast.names[seat], left=Situation(now).arrangement.deadwood)
    news = now.log[len(before.log) :]
    return " ".join([narration([e for e in news if isinstance(e, LaidOff)], cast), left])


def trial_begun(scene: Scene) -> str:
    """Whose layoffs they are now."""
    now = scene.trial[-1]
    if now.lent is None:
        raise AssertionError("the layoffs are somebody's")
    before = Situation(now).arrangement.deadwood
    return say("scene.together.begun", name=now.hand_cast.names[now.lent], before=before)


def _verdict(scene: Scene, laid: Laid) -> str:
    """How good the layoffs were, and then what was played."""
    name = scene.game.hand_cast.names[laid.seat]
    plan = laid.better
    if plan is None:
        return say("scene.together.best", name=name, left=laid.left)
    layoffs = layoffs_text(plan.layoffs)
    return say(
        "scene.together.better", name=name, left=laid.left, layoffs=layoffs, best=plan.deadwood
    )


def _own(scene: Scene) -> str:
    view, cast = scene.game.view, scene.game.hand_cast
    gin = () if Step.LAYOFFS in scene.steps else ("gin",)
    seats = defenders(view)
    if len(seats) > 1:
        counts = [f"{cast.inside(seat)} {Laid(view, seat).before}" for seat in seats]
        return say("scene.own.several", *gin, counts=joined(counts))
    (seat,) = seats
    shown = view.shown[seat]
    melds = () if shown is None else shown.melds
    none = () if melds else ("none",)
    before = Laid(view, seat).before
    return cast.tell(seat, "scene.own", *gin, *none, melds=listed(melds), before=before)


def _laid(scene: Scene) -> str:
    view, cast = scene.game.view, scene.game.hand_cast
    each = [Laid(view, seat) for seat in defenders(view)]
    active = [laid for laid in each if laid.own]
    if len(each) > 1 and not active:
        return say("scene.laid.nobody")
    return " ".join(
        cast.tell(
            laid.seat,
            "scene.laid" if laid.own else "scene.laid.nothing",
            layoffs=layoffs_text(laid.own),
            sum=laid.sum,
            left=laid.left,
        )
        for laid in active or each
    )


def why_at(now: Situation, scene: Scene | None) -> Reasons:
    """The Why panel of the showdown's step, or of the moment where none is gone through."""
    return why_now(now) if scene is None or scene.trial else scene_why(scene)


def scene_why(scene: Scene) -> Reasons:
    """The Why panel of a step: what it shows, by which rule, and what else could have been."""
    view = scene.game.view
    match scene.at:
        case Step.MELDS:
            rule, other = say("why.spread.rule"), say("else.step.melds")
        case Step.OWN:
            gin = Step.LAYOFFS not in scene.steps
            rule, other = say("why.own.rule"), say("else.gin" if gin else "else.step.own")
        case Step.LAYOFFS:
            better = [better_text(Laid(view, seat)) for seat in defenders(view)]
            other = " ".join(filter(None, better)) or say("else.step.layoffs")
            rule = layoff_rule(view)
        case Step.COUNTS | Step.SUM:
            rule, other = tie_rule(view), otherwise(Situation(scene.game))
        case _:
            assert_never(scene.at)
    return reasons(step_text(scene), None, [], rule, other)


def worth_of(laid: CardSet) -> dict[str, str]:
    """What each card that was laid off takes from a count, by code."""
    return {card.code: say("scene.worth", points=card.points) for card in laid}
