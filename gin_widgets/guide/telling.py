"""What of a moment is told aloud: what happened, what came of it, and what is to be done."""

from gin_widgets.explain import addends, because, headline, sum_text
from gin_widgets.explain.wording import capital, say
from gin_widgets.guide.ending import changes
from gin_widgets.guide.game import Game
from gin_widgets.guide.narrate import narration, who
from gin_widgets.guide.prompt import prompt_of, state_of
from gin_widgets.guide.situation import Situation
from gin_widgets.play import Event, HandEnded, HandSpread, Phase, StockDrawn


def outcome(game: Game) -> list[str]:
    """What comes of the news and is seen nowhere else."""
    now = Situation(game)
    view, result = now.view, now.view.result
    match view.phase:
        case Phase.OVER if result:
            return [because(result, game.hand_cast, view.rules), changes(game)]
        case Phase.DISCARD if game.news and isinstance(game.news[-1], StockDrawn):
            return [say("drew", deadwood=now.arrangement.deadwood, best=now.best[0])]
        case Phase.LAYOFF:
            return [say("laid", deadwood=now.arrangement.deadwood)]
    return []


MOST_SPOKEN = 6
"""A sum of more lines is left to the scoreboard."""


def verdict(game: Game, *, counted: bool) -> str:
    """How the hand ended with its sum, and what that means for the match.

    Once it was counted before the person, the counts are not told again.
    """
    result, match = game.view.result, game.match
    if result is None or match.result is None:
        raise AssertionError("the hand is over")
    sums = addends(match.result, game.cast, match.results)
    writers = sum(addend.total for addend in sums)
    told = sum_text(sums) if writers == 1 and len(sums) < MOST_SPOKEN else ""
    why = "" if counted else because(result, game.hand_cast, game.view.rules)
    return sentence([headline(result, game.hand_cast), why, told, changes(game), *due(game)])


def due(game: Game) -> list[str]:
    """What is to be done; before a draw, how the table stands too."""
    now = Situation(game)
    if now.view.phase is not Phase.DRAW:
        return [prompt_of(now)]
    declined = now.view.upcard_declined
    return [prompt_of(now) if declined else say("turn.yours"), state_of(now)]


def sentence(parts: list[str]) -> str:
    """The parts that say something, as one text."""
    return capital(" ".join(part for part in parts if part))


def own_deeds(game: Game) -> str:
    """What the person did of the news."""
    own = [event for event in game.news if who(event, game.hand_cast) == "you"]
    return narration(own, game.hand_cast)


def worth_telling(game: Game) -> list[Event]:
    """The news without what would bury the outcome of a hand.

    What everybody laid down is shown; of a hand among others only the outcome is spoken.
    """
    news = list(game.news)
    if game.seat is None:
        return [event for event in news if isinstance(event, HandEnded)]
    if game.match.round.result is None:
        return news
    return [event for event in news if not isinstance(event, HandSpread)]
