"""OpenSpiel's gin rummy, by its own fastest ways from Python."""

from itertools import count
from typing import Final

from gin_widgets.cards import CardSet
from gin_widgets.lab.bench.answer import cover
from gin_widgets.lab.bench.sample import Sample
from gin_widgets.lab.bench.task import Engine, Job, Missing, Task

RANKS: Final = "A23456789TJQK"
SUITS: Final = "SCDH"
HANDS: Final = 20


def engine(sample: Sample) -> Engine:
    """Return what OpenSpiel can answer about a sample.

    Raises:
        Missing: it is not installed.
    """
    try:
        import pyspiel  # noqa: PLC0415  (a peer is there or not)
    except ModuleNotFoundError as error:
        raise Missing(str(error)) from error

    game = pyspiel.load_game("gin_rummy(oklahoma=true)")
    solver = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
    bots = [pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), seat) for seat in (0, 1)]
    seeds = count()
    tens = [_numbers(cards) for cards in sample.tens]
    elevens = [_numbers(cards) for cards in sample.elevens]

    def discard(eleven: list[int]) -> tuple[int, list[int]]:
        """Eleven calls, since its own count of eleven cards is not always the least."""
        after = [solver.min_deadwood(eleven[:at] + eleven[at + 1 :]) for at in range(11)]
        least = min(after)
        return least, [card for card, left in zip(eleven, after, strict=True) if left == least]

    def every(ten: list[int]) -> list[list[list[int]]]:
        ways = solver.all_meld_groups(ten) or [[]]
        melded = [solver.total_card_value(way) for way in ways]
        most = max(melded)
        return [way for way, points in zip(ways, melded, strict=True) if points == most]

    def play() -> None:
        for _ in range(HANDS):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))

    return {
        Task.TEN: Job(lambda: [solver.min_deadwood(ten) for ten in tens], len(tens), list),
        Task.ELEVEN: Job(
            lambda: [discard(eleven) for eleven in elevens],
            len(elevens),
            lambda found: [(least, _cards(numbers)) for least, numbers in found],
        ),
        Task.EVERY: Job(
            lambda: [every(ten) for ten in tens],
            len(tens),
            lambda found: [{cover(map(_cards, way)) for way in ways} for ways in found],
        ),
        Task.HANDS: Job(play, HANDS),
    }


def _numbers(cards: CardSet) -> list[int]:
    return [card.rank - 1 + 13 * SUITS.index(card.suit) for card in cards]


def _cards(numbers: list[int]) -> CardSet:
    return CardSet.parse("".join(RANKS[each % 13] + SUITS[each // 13] for each in numbers))
