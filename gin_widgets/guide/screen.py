"""Everything that the table shows of a game, in the shapes of the wire."""

from dataclasses import dataclass, replace

from gin_widgets.bots import BOTS
from gin_widgets.explain.wording import has, say
from gin_widgets.guide.bot_reason import reason_button
from gin_widgets.guide.choices import buttons
from gin_widgets.guide.ending import goal, result_of, score_before, score_of
from gin_widgets.guide.game import Game
from gin_widgets.guide.hand import hand_of
from gin_widgets.guide.hints import UNHELPED, Ladder, hint_button, hint_of, hint_refusal
from gin_widgets.guide.holding import AUTO, Holding
from gin_widgets.guide.message import HINT_LEVELS
from gin_widgets.guide.narrate import log_of
from gin_widgets.guide.onstage import scene_buttons, scene_of, scene_prompt, staged
from gin_widgets.guide.prompt import prompt_of
from gin_widgets.guide.review import Retry
from gin_widgets.guide.reviewing import (
    Reviewing,
    review_button,
    review_buttons,
    review_of,
    review_why,
)
from gin_widgets.guide.scene import Scene, told_by
from gin_widgets.guide.scene_told import why_at
from gin_widgets.guide.seats import seats_of
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.timeline import Timeline
from gin_widgets.guide.travel import replay_of, save_of, tools
from gin_widgets.guide.wire import (
    VERSION,
    Action,
    Bot,
    Hand,
    Limit,
    Options,
    Reasons,
    Say,
    Score,
    TableState,
)
from gin_widgets.play import SeatView
from gin_widgets.rules import RULES, RuleSet


@dataclass(frozen=True, slots=True)
class Person:
    """What belongs to the person rather than to the game."""

    hints: int = HINT_LEVELS[-1]
    """How far a hint may go."""
    own: Holding = AUTO
    """How the cards are held."""
    answered: int = 0
    """The last message about that."""
    reviewing: Reviewing | None = None
    ladder: Ladder = UNHELPED
    """How far the person was helped."""
    steps: bool = False
    """Whether the person wants to go through a showdown step by step."""
    scene: Scene | None = None
    """The showdown that is gone through."""


NOBODY = Person()


def screen(
    timeline: Timeline,
    answer: Say,
    person: Person = NOBODY,
) -> TableState:
    """The state of the table for the browser; nothing in it is hidden from the person's seat.

    Of a hand that is reviewed, the choice that lies on the table takes the place of its end.
    """
    retry = None if person.reviewing is None else person.reviewing.retry
    game, looking = at_hand(timeline, person), timeline.looked is not None
    scene = None if looking else person.scene
    now = Situation(game, person.own)
    hand = hand_of(now, person.answered, person.hints)
    view = now.view
    beside = tools(timeline)
    actions = buttons(now)
    if timeline.tried and view.result and not looking:
        # What is tried out leads nowhere but back.
        beside, (back,) = beside[:2], beside[2:]
        actions = [{**back, "place": "bar", "main": True}]
    elif retry is not None and person.reviewing is not None:
        beside = [_refused(each, say("review.busy")) for each in beside]
        actions = [*actions, *review_buttons(person.reviewing)]
    elif scene is not None:
        actions = _beside_scene(actions, scene)
    elif not looking:
        actions = [*actions, *review_button(timeline), *reason_button(game)]
    ladder = person.ladder.at(game)
    told = timeline.game.log if person.scene is None else told_by(person.scene)
    refused = hint_refusal(game, looking=looking, most=person.hints)
    beside = [hint_button(ladder, refused), *beside]
    moments = [len(moment.log) for moment in timeline.line.past]
    return {
        "v": VERSION,
        "turn": game.turn,
        "phase": "finished" if game.match.winner is not None else str(view.phase),
        "mine": game.yours and not looking,
        "heading": _heading(timeline, retry),
        "prompt": _prompt(now, retry, looking=looking) if scene is None else scene_prompt(scene),
        "say": answer,
        "limit": limit_of(view),
        "stock": view.stock_size,
        "pile": [card.code for card in view.pile],
        "seats": seats_of(now, _known(timeline, game, person.scene)),
        "hand": _still(hand) if looking else hand,
        "actions": _blocked(buttons(now)) if looking else actions,
        "tools": beside,
        "why": _why(now, retry, scene),
        "log": log_of(told, game.hand_cast, moments),
        "score": _score(timeline) if person.scene is None else score_before(timeline.game),
        "result": result_of(now) if scene is None else staged(now, scene),
        "options": _options(timeline.game.bot, person),
        "replay": replay_of(timeline),
        "review": review_of(person.reviewing),
        "hint": None if refused else hint_of(now, ladder),
        "scene": scene_of(now, scene),
        "save": save_of(timeline, "" if person.scene is None else person.scene.at),
    }


def at_hand(timeline: Timeline, person: Person) -> Game:
    """The moment that the table shows: a choice reviewed, layoffs for somebody, or the game's."""
    beside = person.scene or person.reviewing
    moment = None if beside is None or timeline.looked is not None else beside.moment
    return timeline.shown if moment is None else replace(moment, turn=timeline.game.turn)


def _why(now: Situation, retry: Retry | None, scene: Scene | None) -> Reasons:
    """The Why panel: of a choice that is settled, of the showdown's step, or of the moment."""
    if retry and retry.settled:
        return review_why(retry)
    return why_at(now, scene)


def _beside_scene(actions: list[Action], scene: Scene) -> list[Action]:
    """The buttons of the showdown, before those that lead on without it."""
    if scene.trial:
        return [*actions, *scene_buttons(scene)]
    onward: list[Action] = [{**each, "main": False} for each in actions]
    return [*scene_buttons(scene), *onward]


def _options(bot: str, person: Person) -> Options:
    bots: list[Bot] = [{"key": key, "name": say("bot", key)} for key in BOTS]
    return {"hints": person.hints, "bot": bot, "bots": bots, "steps": person.steps}


def limit_of(view: SeatView) -> Limit:
    """The limit badge."""
    if view.limit == 0:
        number, text = say("limit.gin_only"), say("limit.text.gin_only")
    else:
        number, text = str(view.limit), say("limit.text", limit=view.limit)
    return {"card": view.limit_card.code, "number": number, "text": text}


def rules_name(rules: RuleSet) -> str:
    """What a rule set is called; one that wears the key of a preset is told apart from it."""
    name = say("rules", rules.key) if has("rules", rules.key) else rules.key.replace("_", " ")
    return name if RULES.get(rules.key, rules) == rules else say("rules.with_changes", name=name)


def _prompt(now: Situation, retry: Retry | None, *, looking: bool) -> str:
    if retry is not None:
        return say("review.prompt", *(("settled",) if retry.settled else ()))
    return say("prompt.looking") if looking else prompt_of(now)


def _heading(timeline: Timeline, retry: Retry | None) -> str:
    game = timeline.shown
    heading = say(
        "heading.practice" if timeline.real.game.is_practice else "heading",
        number=game.match.hand_number,
        goal=goal(game.match.rules),
        rules=rules_name(game.match.rules),
    )
    if retry is not None:
        return say("review.heading", heading=heading)
    return say("heading.tried", heading=heading) if timeline.tried else heading


def _score(timeline: Timeline) -> Score:
    """The scoreboard of what is played; a hand that is only tried out says so."""
    score = score_of(Situation(timeline.game))
    if timeline.tried and timeline.game.match.round.result is not None:
        last = timeline.game.match.hand_number - 1
        score["rows"][last]["label"] = say("row.tried", label=score["rows"][last]["label"])
    return score


def _known(timeline: Timeline, game: Game, scene: Scene | None) -> frozenset[int]:
    """The seats that may be seen in a moment that is looked at: those that lie open by now."""
    over = timeline.looked is not None or game.lent is not None
    shown = timeline.game.view.shown if over else ()
    return frozenset(
        seat
        for seat, cards in enumerate(shown)
        if cards is not None and (scene is None or scene.opened(seat))
    )


def _blocked(actions: list[Action]) -> list[Action]:
    """The buttons of a moment that is only looked at."""
    return [_refused(action, say("looking")) for action in actions]


def _refused(action: Action, why: str) -> Action:
    return {**action, "allowed": False, "why": why, "confirm": "", "action": ""}


def _still(hand: Hand) -> Hand:
    """The hand of a moment that is only looked at: no card asks for anything."""
    for group in hand["groups"]:
        for card in group["cards"]:
            card["choices"] = {}
    return hand
