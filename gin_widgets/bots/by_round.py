"""One hand played action by action, by any players, and its result in the kernel's numbers."""

from collections.abc import Sequence

from gin_widgets.bots import playout as at
from gin_widgets.bots.player import Player
from gin_widgets.play import Phase, Round, best_endings
from gin_widgets.play.state import State
from gin_widgets.rules import LimitSource, ResultKind, knock_limit

ENDINGS = {
    at.KNOCK: ResultKind.KNOCK,
    at.GIN: ResultKind.GIN,
    at.BIG: ResultKind.BIG_GIN,
    at.UNDERCUT: ResultKind.UNDERCUT,
    at.VOID: ResultKind.VOID,
}
ENDING_OF = {kind: ending for ending, kind in ENDINGS.items()}


def by_round(now: Round, players: Sequence[Player]) -> tuple[Round, list[int]]:
    """The hand at its end, and what `playout` calls its result: `RESULT_SIZE` numbers.

    `players` choose by seat; turns are counted from `now`.
    """
    turns = allowed = 0
    while now.result is None:
        if now.phase is Phase.DISCARD:
            turns += 1
            if not allowed and may_end(now.state):
                allowed = turns
        now = now.play(players[now.turn].choose(now.view(now.turn))).state
    return now, _numbers(now, turns, allowed)


def may_end(state: State) -> bool:
    """Whether some throw of this turn is within the limit."""
    rules = state.rules
    deadwood, throws = best_endings(rules, state.hands[state.turn], state.taken)
    if rules.limit_source is LimitSource.TOP_DISCARD:
        return deadwood <= max(knock_limit(rules, card) for card in throws)
    return deadwood <= knock_limit(rules, state.upcard)


def _numbers(now: Round, turns: int, allowed: int) -> list[int]:
    result, players = now.result, now.state.players
    if result is None:
        raise AssertionError("a hand that is over has a result")
    row = [0] * at.SIZE
    row[at.ENDING] = ENDING_OF[result.kind]
    row[at.WINNER] = at.NOBODY if result.winner is None else result.winner
    row[at.KNOCKER] = at.NOBODY if result.knocker is None else result.knocker
    row[at.UPCARD], row[at.TURNS] = now.state.upcard.index, turns
    row[at.ALLOWED], row[at.LEFT] = allowed, len(now.state.stock)
    for place, amounts in (
        (at.DEADWOOD, result.deadwood or (0,) * players),
        (at.POINTS, result.points),
        (at.PENALTIES, result.penalties),
    ):
        row[place : place + at.STRIDE * players : at.STRIDE] = amounts
    return row[at.RESULT :]
