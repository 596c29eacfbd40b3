"""What the table says when a person asks."""

from typing import assert_never

from gin_widgets.explain.wording import capital, joined, listed, say, sum_of
from gin_widgets.guide.bot_reason import bot_reasons, reason_refusal
from gin_widgets.guide.code import code_of
from gin_widgets.guide.command import Topic, possible
from gin_widgets.guide.ending import score_before, score_of
from gin_widgets.guide.hand import loose_of
from gin_widgets.guide.narrate import narration
from gin_widgets.guide.scene import Scene, told_by
from gin_widgets.guide.scene_told import why_at
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.why import limit_rule, loose_text
from gin_widgets.guide.wire import Score


def answer(about: Topic, now: Situation, scene: Scene | None = None) -> str:
    """The answer to a question, from what the person's seat has seen.

    While a showdown is gone through it tells no more than the step that was reached.
    """
    match about:
        case "why":
            why = why_at(now, scene)
            return " ".join([why["headline"], *why["because"], why["rule"], why["otherwise"]])
        case "hand":
            return _hand(now)
        case "log":
            return narration(now.game.log if scene is None else told_by(scene), now.game.hand_cast)
        case "score":
            return _score(score_of(now) if scene is None else score_before(scene.game))
        case "limit":
            return limit_rule(now.view)
        case "who":
            return _who(now)
        case "code":
            return say("code", code=code_of(now.game))
        case "reason":
            early = reason_refusal(now.game) if scene is None else say("bot_reason.not_over")
            return early or bot_reasons(now.game)
        case "help":
            return say("help", possible=possible(now))
        case _:
            assert_never(about)


def _hand(now: Situation) -> str:
    melds = (now.layout if now.holding.mode == "groups" else now.arrangement).melds
    groups = [f"{say(str(meld.kind))} {meld}" for meld in melds]
    loose = loose_of(now) if now.held else now.arrangement.deadwood_cards
    if loose:
        groups.append(loose_text(loose))
    deadwood, sum_ = loose.points, sum_of(loose)
    count = say(
        "answer.count.sum" if len(loose) > 1 else "answer.count", deadwood=deadwood, sum=sum_
    )
    laid_out = capital(listed(groups) or say("answer.no_cards"))
    return say("answer.hand", groups=laid_out, count=count)


def _who(now: Situation) -> str:
    """Who the others are, and what they look at."""
    names = [name for seat, name in enumerate(now.game.cast.names) if seat != now.game.you]
    bot = now.game.bot
    return say("answer.who", names=joined(names), bot=say("bot", bot), looks=say("looks", bot))


def _score(score: Score) -> str:
    pairs = [
        say("answer.score.pair", name=name, points=points)
        for name, points in zip(score["names"], score["totals"], strict=True)
    ]
    return say("answer.score", scores=listed(pairs), goal=score["goal"])
