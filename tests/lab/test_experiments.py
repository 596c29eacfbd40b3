"""The experiments, small and with a fixed seed."""

from gin_widgets.lab import experiments
from gin_widgets.lab.measure import Estimate
from gin_widgets.lab.reference import DUELS


def test_waiting_for_gin_leads_as_was_stated() -> None:
    figure = experiments.waiting(hands=4_000)
    assert figure == experiments.waiting(hands=4_000)
    for limit, lead, error, won in figure.rows:
        assert isinstance(lead, float)
        assert isinstance(error, float)
        assert isinstance(won, float)
        assert 34 < won < 42
        if (limit, 0) in DUELS:
            assert abs(lead - DUELS[int(limit), 0]) < 5 * error


def test_at_ten_a_smaller_knock_is_not_worth_the_wait() -> None:
    figure = experiments.small_knock(hands=4_000)
    assert [row[0] for row in figure.rows] == ["gin", "3", "5", "7", "9"]
    for plan, lead, error in figure.rows:
        stated = DUELS[10, 0 if plan == "gin" else int(plan)]
        assert abs(float(lead) - stated) < 5 * float(error)
    assert "limit 10" in figure.summary


def test_an_ace_as_upcard_makes_a_long_hand() -> None:
    gin, other, one = experiments.ace_upcard(hands=6_000).rows
    assert gin[1] > one[1] > other[1]
    # Ended by gin or by nobody, under gin only.
    assert float(gin[2]) + float(gin[3]) > 99.5
    assert int(gin[4]) + int(other[4]) == 6_000
    assert gin[4] == one[4]


def test_a_lead_is_written_with_its_error() -> None:
    assert experiments._points(Estimate(-0.82, 0.08)) == "−0.8 ± 0.1"
