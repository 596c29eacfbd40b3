"""The code of a game: letters and digits from which any other table plays on.

It holds what was agreed, where the deals come from, and every action. The seed is scrambled, so
that nobody reads the stock by accident; it is no secret. Where people play each other, no code is
given before the hand ends.
"""

from dataclasses import replace
from typing import Final

from gin_widgets.bots import BOTS, bot_of
from gin_widgets.cards import GinError, NotationError
from gin_widgets.explain.wording import say
from gin_widgets.guide.game import Game
from gin_widgets.guide.history import History
from gin_widgets.guide.path import (
    count_digits,
    take_action,
    take_count,
    take_text,
    text_digits,
)
from gin_widgets.play import Match, Record
from gin_widgets.play.digits import Digits, lettered, number_in
from gin_widgets.play.opening import Shuffled
from gin_widgets.play.shuffle import SEED_LIMIT
from gin_widgets.rules import RULES, rules_from_text, rules_text

VERSION: Final = 1
VERSIONS: Final = 8
PRESETS: Final = 64
BOT_KEYS: Final = 16
SEATS: Final = 6
WRITTEN: Final = 7
"""Below it the first hand is shuffled, with the seat that deals or, for 0, by chance; this stands
for another beginning, which is written out as a record has it."""
MOST_STEPS: Final = 20_000
MOST_HANDS: Final = 2_000
FACTOR: Final = 0x1B873593CC9E2D
SHIFT: Final = 0x0C6EF372FE94F8
"""How a seed is scrambled; the factor is odd, so that every seed comes back."""


def code_of(game: Game) -> str:
    """The code of a game as it stands.

    >>> game = Game.start("house", seed=4217)
    >>> game_of(code_of(game)).match == game.match
    True
    """
    match, digits = game.match, Digits()
    digits.put(VERSION, VERSIONS)
    _put_beginning(digits, match)
    digits.put(game.you, SEATS)
    digits.put(list(BOTS).index(game.bot), BOT_KEYS)
    steps = sum(map(len, match.actions)) + len(match.actions) - 1
    digits.put_all(count_digits(steps))
    digits.put_all(count_digits(sum(2**hand for hand in game.practice)))
    digits.put_all(game.path)
    return lettered(digits.number())


def game_of(code: str) -> Game:
    """The game that a code holds, as it stood.

    Raises:
        NotationError: a letter is wrong or missing, or another version wrote the code.
    """
    return history_of(code).game


def history_of(code: str) -> History:
    """The game that a code holds, with the moments of its hand to go back to.

    Raises:
        NotationError: a letter is wrong or missing, or another version wrote the code.
    """
    digits = Digits.of(number_in(code, say("code.name")))
    try:
        return _replayed(digits)
    except (GinError, IndexError, RecursionError) as error:
        raise NotationError(say("code.version")) from error


def _put_beginning(digits: Digits, match: Match) -> None:
    """The match before its first action."""
    rules, opening = match.rules, match.opening
    if not isinstance(opening, Shuffled):
        digits.put(WRITTEN, WRITTEN + 1)
        record = Record(rules, match.players, match.seed, ((),), opening)
        digits.put_all(text_digits(record.to_text()))
        return
    digits.put(0 if opening.dealer is None else opening.dealer + 1, WRITTEN + 1)
    preset = RULES.get(rules.key) == rules
    digits.put(list(RULES).index(rules.key) + 1 if preset else 0, PRESETS)
    if not preset:
        digits.put_all(text_digits(rules_text(rules)))
    digits.put(match.players, SEATS + 1)
    digits.put((match.seed * FACTOR + SHIFT) % SEED_LIMIT, SEED_LIMIT)


def _take_beginning(digits: Digits) -> Match:
    kind = digits.take(WRITTEN + 1)
    if kind == WRITTEN:
        return Record.from_text(take_text(digits)).replay()
    preset = digits.take(PRESETS)
    rules = list(RULES.values())[preset - 1] if preset else rules_from_text(take_text(digits))
    players = digits.take(SEATS + 1)
    seed = (digits.take(SEED_LIMIT) - SHIFT) * pow(FACTOR, -1, SEED_LIMIT) % SEED_LIMIT
    return Match.start(rules, players, seed, dealer=kind - 1 if kind else None)


def _replayed(digits: Digits) -> History:
    """The game action by action; whenever the person had a choice, that was a moment."""
    if digits.take(VERSIONS) != VERSION:
        raise NotationError(say("code.version"))
    match = _take_beginning(digits)
    you, bot = digits.take(SEATS), list(BOTS)[digits.take(BOT_KEYS)]
    if you >= match.players:
        raise NotationError(say("code.version"))
    steps = take_count(digits, MOST_STEPS)
    marks = take_count(digits, 2**MOST_HANDS)
    practice = frozenset(hand for hand in range(MOST_HANDS) if marks >> hand & 1)
    game = Game(match=match, bot=bot, player=bot_of(bot), you=you, practice=practice).opened()
    moments: list[Game] = []
    for _ in range(steps):
        if game.match.round.result is not None:
            game, moments = replace(game, match=game.match.next_round()).opened(), []
            continue
        if game.waits:
            game = game.on(_told(moments))
            moments.append(game)
        game = game.acted(*take_action(game.match.round, digits))
    return History((*moments, game.on(_told(moments))), len(moments))


def _told(moments: list[Game]) -> int:
    """How much of the log was told at the moment before."""
    return len(moments[-1].log) if moments else 0
