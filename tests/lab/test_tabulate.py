"""The stored tables against fewer hands of the same simulations."""

from gin_widgets.lab import simulate, tabulate
from gin_widgets.lab.tables import LIMITS, funnel, knock_risk, limit_curve, spans, stock_out, table

FAR = 5
"""So many standard errors apart, two figures that should be the same are not."""


def test_the_limit_curve_is_that_of_fewer_hands() -> None:
    few = tabulate.limit_curve(60_000)
    for limit in LIMITS:
        hands = few["hands"][str(limit)]
        for share, stored in zip(few["shares"][str(limit)], limit_curve(limit), strict=True):
            error = (stored * (100 - stored) / hands) ** 0.5
            assert abs(share - stored) < FAR * error + 0.2


def test_the_stock_runs_out_as_often_in_fewer_hands() -> None:
    few = tabulate.stock_out(4_000)
    for players, stored in stock_out().items():
        error = (stored * (100 - stored) / 4_000) ** 0.5
        assert abs(few["shares"][str(players)] - stored) < FAR * error


def test_knocks_are_as_risky_in_fewer_hands() -> None:
    few = tabulate.knock_risk(100_000)
    stored = {(each.span, each.deadwood): each for each in knock_risk(10)}
    assert len(few["cells"]["10"]) > 40
    assert len(spans()) == len(few["turns"])
    for span, deadwood, count, undercut, points in few["cells"]["10"]:
        known = stored[span, deadwood]
        error = (max(known.undercut, 1) * 100 / count) ** 0.5
        assert abs(undercut - known.undercut) < FAR * error
        assert abs(points - known.points) < FAR * 16 / count**0.5


def test_the_funnel_is_that_of_fewer_hands() -> None:
    few = tabulate.deadwood_funnel(4_000)["quantiles"]["10"]
    for low, middle, high in few[:4]:
        stored = funnel(10)[few.index([low, middle, high])]
        assert abs(middle - stored.middle) <= 4
        assert abs(low - stored.low) <= 4
        assert abs(high - stored.high) <= 4


def test_what_is_remembered_of_a_hand_ends_where_the_simulation_does() -> None:
    frame = simulate(60, seed=tabulate.SEED, progress=False)
    for (limit, seats), (_, row) in zip(
        tabulate.after_each_turn(60), frame.iterrows(), strict=True
    ):
        assert limit == row["limit"]
        # A hand that is knocked has one turn more than those after which somebody goes on.
        ended = row["kind"] != "void"
        assert len(seats[0]) + len(seats[1]) + ended == row["turns"]


def test_a_table_is_written_as_it_is_stored() -> None:
    for name in tabulate.TABLES:
        path = tabulate.FOLDER / f"{name}.json"
        assert path.read_text(encoding="utf-8") == tabulate.written(table(name))
