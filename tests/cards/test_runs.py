import pytest

from gin_widgets.cards import DECK, AceInRuns, CardSet, PlainMeldRules, RunKind, cards_of, runs
from gin_widgets.cards.arrange import least_deadwood
from gin_widgets.cards.runs import Runs, first_card, runs_under

HIGH = PlainMeldRules(ace_in_runs=AceInRuns.HIGH_OR_LOW)


@pytest.mark.parametrize("kind", RunKind)
def test_a_hand_is_cut_into_lanes_and_put_together_again(kind: RunKind) -> None:
    tables = Runs(kind, AceInRuns.LOW)
    hand = cards_of("AS KS 2H QH 3D JD 4C TC")
    lanes = tables.lanes(hand.mask)
    assert len(lanes) == (4 if kind is RunKind.SUIT else 2)
    assert sum(tables.whole(lane, place) for place, lane in enumerate(lanes)) == hand.mask


@pytest.mark.parametrize(
    ("cards", "first"), [("5S 3S KS", "3S"), ("5S 3H", "3H"), ("4S 4H", "4S"), ("KH", "KH")]
)
def test_a_lane_begins_with_its_lowest_rank(cards: str, first: str) -> None:
    """The spades and hearts of a mask stand where the two suits of a lane stand."""
    assert first_card(cards_of(cards).mask) == cards_of(first).mask


def test_a_full_table_starts_afresh_and_loses_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "LARGEST_TABLE", 5)
    small, large = Runs(RunKind.SUIT, AceInRuns.HIGH_OR_LOW), runs_under(HIGH)
    for start in range(0, 42):
        hand = CardSet(DECK[start : start + 10])
        assert least_deadwood(hand.mask, small) == least_deadwood(hand.mask, large)
        assert sorted(small.covers(hand.mask & 0x1FFF, 9)) == sorted(
            large.covers(hand.mask & 0x1FFF, 9)
        )
    assert isinstance(small.least, dict)
    assert len(small.least) <= 5


def test_the_tables_of_a_reading_are_shared() -> None:
    assert runs_under(None) is runs_under(Runs(RunKind.SUIT, AceInRuns.LOW).rules)
