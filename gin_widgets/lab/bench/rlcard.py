"""RLCard's gin rummy, by the functions that its own rule player uses."""

from typing import Any, Final

from gin_widgets.cards import CardSet
from gin_widgets.lab.bench.answer import cover
from gin_widgets.lab.bench.sample import Sample
from gin_widgets.lab.bench.task import Engine, Job, Missing, Task

HANDS: Final = 5


def engine(sample: Sample) -> Engine:
    """Return what RLCard can answer about a sample.

    Raises:
        Missing: it is not installed.
    """
    try:
        import rlcard  # noqa: PLC0415  (a peer is there or not)
        from rlcard.games.gin_rummy.utils import melding, utils  # noqa: PLC0415
        from rlcard.models.gin_rummy_rule_models import GinRummyNoviceRuleAgent  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Missing(str(error)) from error

    table = rlcard.make("gin-rummy", config={"seed": 1})
    table.set_agents([GinRummyNoviceRuleAgent(), GinRummyNoviceRuleAgent()])
    tens = [[utils.card_from_text(code) for code in cards.codes] for cards in sample.tens]
    elevens = [[utils.card_from_text(code) for code in cards.codes] for cards in sample.elevens]

    def least(ten: list[Any]) -> int:
        ways = [[], *melding.get_meld_clusters(hand=ten)]
        return min(int(utils.get_deadwood_count(hand=ten, meld_cluster=way)) for way in ways)

    def discard(eleven: list[Any]) -> tuple[int, list[Any]]:
        after = [least(eleven[:at] + eleven[at + 1 :]) for at in range(11)]
        best = min(after)
        return best, [card for card, left in zip(eleven, after, strict=True) if left == best]

    def play() -> None:
        for _ in range(HANDS):
            table.run(is_training=False)

    return {
        Task.TEN: Job(lambda: [least(ten) for ten in tens], len(tens), list),
        Task.ELEVEN: Job(
            lambda: [discard(eleven) for eleven in elevens],
            len(elevens),
            lambda found: [(best, _cards(cards)) for best, cards in found],
        ),
        Task.EVERY: Job(
            lambda: [melding.get_best_meld_clusters(hand=ten) for ten in tens],
            len(tens),
            lambda found: [{cover(map(_cards, way)) for way in ways or [[]]} for ways in found],
        ),
        Task.HANDS: Job(play, HANDS),
    }


def _cards(cards: list[Any]) -> CardSet:
    return CardSet.parse("".join(f"{card.rank}{card.suit}" for card in cards))
