"""Reading what a person types."""

from dataclasses import dataclass
from typing import Literal, NoReturn, get_args

from gin_widgets.cards import DECK, Card, Meld, NotationError
from gin_widgets.explain.wording import card_name, listed, say
from gin_widgets.guide.bot_reason import REASON
from gin_widgets.guide.choices import FINISH, NEW, NEXT, THROWS, onward, spreads_of
from gin_widgets.guide.hints import HINT
from gin_widgets.guide.rearranging import WORDS, NotHeldSo, Rearranged, rearranged
from gin_widgets.guide.reviewing import REVIEW, SHOW, STUDIES
from gin_widgets.guide.scene import SCENES
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.travel import TRAVELS
from gin_widgets.play import (
    Action,
    DeclareBigGin,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    GoOn,
    LayOff,
    PassUpcard,
    Phase,
    Spread,
    TakeUpcard,
    parse_action,
)

Topic = Literal["why", "hand", "log", "score", "limit", "who", "code", "help", "reason"]
TOPICS: tuple[Topic, ...] = get_args(Topic)
ONWARD = (NEXT, FINISH, NEW)
ASIDES = (HINT, REVIEW, SHOW, *SCENES)
PLAIN: dict[str, Action] = {
    "draw": DrawStock(),
    "pass": PassUpcard(),
    "biggin": DeclareBigGin(),
    "go-on": GoOn(),
    "done": Done(),
}
SAME = {"stock": "draw", "pile": "take", "discard": "throw", "on": "go-on", "?": "help"}
"""Other words that people use for a command."""
FEW = 3
"""So many ways to lay down a hand are named one by one."""
ANY_CARD = Card.parse("8H")
ANY_MELD = Meld.parse("AS 2S 3S")

SPOKEN = {card_name(card): card for card in DECK}
"""Each card by the name that the table speaks: "eight of hearts"."""


@dataclass(frozen=True, slots=True)
class Question:
    """The person wants to know something; nothing changes."""

    about: Topic


@dataclass(frozen=True, slots=True)
class Onward:
    """The next hand, the end of the match, or a new one."""

    word: str


@dataclass(frozen=True, slots=True)
class Travel:
    """Back or forth among the moments of the hand, or to another line and back."""

    word: str


@dataclass(frozen=True, slots=True)
class Reconsider:
    """A hint, the review of the hand, in it the best action, or a step of the showdown."""

    word: str


@dataclass(frozen=True, slots=True)
class LookAt:
    """A moment of the hand is to be looked at, by its number from 1; 0 where none was named."""

    number: int


@dataclass(frozen=True, slots=True)
class Bring:
    """The game of this code is to be on the table."""

    code: str


Meant = Action | Question | Onward | Travel | Reconsider | LookAt | Bring | Rearranged


class NotUnderstood(NotationError):
    """The line is no command; the message says what is possible now."""


def read_command(text: str, now: Situation) -> Meant:
    """What the typed line asks for.

    Raises:
        NotUnderstood: it is no command, or its card or meld does not exist.
    """
    words = text.lower().split()
    if not words:
        _refuse("command.empty", now)
    word, rest = SAME.get(words[0], words[0]), words[1:]
    match word:
        case "throw" | "knock" | "gin":
            if now.view.phase is Phase.KNOCK and not rest:
                return THROWS[word](now.view.pile[-1])
            return THROWS[word](_card(word, rest, now))
        case "lay":
            return _lay(rest, now)
        case "spread":
            return _spread(rest, now)
        case _ if word in WORDS or (word == "hand" and rest):
            return _rearranged(word, rest, now)
        case "look":
            number = " ".join(rest)
            return LookAt(int(number) if number.isascii() and number.isdecimal() else 0)
        case "restore" if rest:
            return Bring("".join(rest))
        case "restore":
            _refuse("code.missing", now)
        case _ if word not in (*TOPICS, *ONWARD, *TRAVELS, *ASIDES, *PLAIN, "take"):
            _refuse("command.unknown", now, text=_short(text.strip()))
        case _ if rest:
            _refuse("command.too_many_words", now, word=word, rest=_short(" ".join(rest)))
        case "take":
            return TakeUpcard() if now.view.phase is Phase.OFFER else DrawPile()
        case _ if word in PLAIN:
            return PLAIN[word]
        case _ if word in ONWARD:
            return Onward(word)
        case _ if word in TRAVELS:
            return Travel(word)
        case _ if word in ASIDES:
            return Reconsider(word)
    return Question(next(topic for topic in TOPICS if topic == word))


def read_press(action: str) -> Meant:
    """What a button asks for, by what it sends.

    Raises:
        NotationError: no button sends that.
    """
    if action in ONWARD:
        return Onward(action)
    if action in TRAVELS:
        return Travel(action)
    if action in (HINT, *STUDIES, *SCENES):
        return Reconsider(action)
    return Question("reason") if action == REASON else parse_action(action)


def _rearranged(word: str, rest: list[str], now: Situation) -> Rearranged:
    """How the cards are to be held; `group` and `move` say which."""
    if word in ("group", "move") and not rest and now.held:
        _refuse("command.cards", now, word=word, card=now.held[0].code.lower())
    try:
        return rearranged(word, rest, now)
    except NotHeldSo as error:
        raise NotUnderstood(str(error)) from error
    except NotationError:
        _refuse("command.bad_card", now, text=_short(" ".join(rest)))


def possible(now: Situation) -> str:
    """The commands that the rules allow at this moment, in a sentence."""
    match now.view.phase:
        case Phase.OVER:
            commands = list(onward(now.game))
        case Phase.DISCARD:
            commands = _throws(now)
        case Phase.SPREAD:
            most = len(spreads_of(now.view.legal))
            commands = [f"spread {number}" for number in range(1, most + 1)]
            if most > FEW:
                commands = [say("spreads", most=most)]
        case _:
            commands = [_typed(action) for action in now.view.legal]
    return say("possible", commands=listed(commands))


def _throws(now: Situation) -> list[str]:
    """A throw as an example, and every way to end the hand."""
    _, card = now.best
    endings = [a for a in now.view.legal if not isinstance(a, Discard)]
    examples = [Discard(card)] if card else []
    return [_typed(action) for action in (*examples, *endings)]


def _typed(action: Action) -> str:
    match action:
        case DrawStock():
            return "draw"
        case DrawPile():
            return "take"
        case Discard(card):
            return f"throw {card.code.lower()}"
    return str(action).lower()


def _card(word: str, rest: list[str], now: Situation) -> Card:
    if not rest:
        example = now.best[1] or next(iter(now.view.hand), ANY_CARD)
        _refuse("command.card", now, word=word, card=example.code.lower())
    text = " ".join(rest).removeprefix("the ")
    if text in SPOKEN:
        return SPOKEN[text]
    try:
        return Card.parse(text.replace(" of ", " ").replace(" ", ""))
    except NotationError:
        _refuse("command.bad_card", now, text=_short(text))


def _lay(rest: list[str], now: Situation) -> Action:
    """`lay 5h`, and where it fits twice: `lay 5h run`, `lay 5h set` or `lay 5h on 2h3h4h`."""
    place = next((at for at, word in enumerate(rest) if word in ("on", "run", "set")), len(rest))
    card = _card("lay", rest[:place], now)
    homes = now.homes(card)
    if not homes:
        return _nowhere(card, now)
    meant = [meld for meld in homes if _meant(meld, rest[place:])]
    if len(meant) == 1:
        return LayOff(card, meant[0])
    choices = listed(_typed(LayOff(card, meld)) for meld in homes)
    raise NotUnderstood(say("command.lay_which", card=card, choices=choices))


def _meant(meld: Meld, named: list[str]) -> bool:
    """Whether the words after the card mean this meld: its kind, or some of its cards."""
    text = "".join(word for word in named if word != "on")
    return not text or text == meld.kind or text.upper() in meld.code


def _nowhere(card: Card, now: Situation) -> Action:
    """A layoff that cannot be made, so that the rules themselves say why."""
    if now.view.phase is Phase.LAYOFF and card in now.view.hand:
        reason = say("lay.fits_none", card=card)
        raise NotUnderstood(say("command.not_now", reason=reason, possible=possible(now)))
    return LayOff(card, ANY_MELD)


def _spread(rest: list[str], now: Situation) -> Action:
    """`spread 1`; where nothing is to be spread, the rules themselves say why."""
    offered = {str(number): spread for number, spread in enumerate(spreads_of(now.view.legal), 1)}
    if not offered:
        return Spread(())
    if len(rest) != 1 or rest[0] not in offered:
        _refuse("command.spread", now, most=len(offered))
    return offered[rest[0]]


def _short(text: str) -> str:
    """A person's text as it is said back, without what no message can hold: half a character."""
    text = text.encode(errors="replace").decode()
    return text if len(text) <= 40 else text[:39] + "…"


def _refuse(key: str, now: Situation, **facts: object) -> NoReturn:
    raise NotUnderstood(say(key, possible=possible(now), **facts))
