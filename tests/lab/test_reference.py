"""The reference table, on few hands: everything is there, and a wrong figure is told."""

import pytest

from gin_widgets.lab import reference
from gin_widgets.lab.measure import Estimate
from gin_widgets.lab.reference import Recomputed, main


def test_all_that_was_stated_is_found_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--hands", "1500"]) == 0
    told = capsys.readouterr().out
    for title in reference.PARTS:
        assert title in told
    rows = [line for line in told.splitlines() if line.startswith(("limit ", "gin only"))]
    assert len(rows) == len(reference.STATED) + len(reference.DUELS) + 10
    figures = sum(value is not None for row in reference.STATED.values() for value in row)
    figures += len(reference.DUELS) + sum(map(len, reference.FRESH.values()))
    assert f"0 of {figures} figures are more than 4 errors off what was stated" in told


def test_a_figure_that_differs_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reference, "PARTS", {"Fresh hands": reference.fresh})
    monkeypatch.setattr(reference, "FRESH", {10: (32, 68, 77, 40, 0.4)})
    assert main(["--hands", "1500"]) == 1
    assert "10 cards, median deadwood: 59" in capsys.readouterr().out


def test_how_far_two_figures_are_apart() -> None:
    """Rounding explains half a decimal, and the stated figure has an error too."""
    same = Recomputed("", "", Estimate(6.44, 0.01), 6.4, 1, reference.HANDS)
    assert same.apart == 0
    off = Recomputed("", "", Estimate(6.55, 0.01), 6.4, 1, reference.HANDS)
    assert off.apart == pytest.approx(0.1 / 0.01 / 2**0.5)
    assert str(off) == "6.55 ±0.01 (6.4)"
    assert Recomputed("", "", Estimate(6.55, 0.01)).apart == 0
    assert Recomputed("", "", Estimate(44, 0), 44, 0).apart == 0
    assert Recomputed("", "", Estimate(44, 0), 47, 0).apart == float("inf")
    assert str(Recomputed("", "", Estimate(float("nan"), float("nan")))) == "–"
