"""Questions of strategy, answered by playing: each gives a figure with its numbers and errors."""

from collections.abc import Sequence
from typing import Final

from gin_widgets.explain.wording import say
from gin_widgets.lab import measure, simulate
from gin_widgets.lab.figure import Axis, Bars, Figure, Line, Plot
from gin_widgets.lab.measure import Estimate
from gin_widgets.lab.reference import ANY_UPCARD
from gin_widgets.lab.tools.limit_curve import limit_named
from gin_widgets.rules import HOUSE

LIMITS: Final = (10, 9, 8, 7, 6, 5, 4, 3, 2)
PLANS: Final = (0, 3, 5, 7, 9)
"""The plans that are set against knocking at once: the most deadwood that is knocked with."""
SURE: Final = 2.0
"""From so many standard errors on a difference is called one."""
ACES: Final = {
    "gin_only": HOUSE,
    "one": HOUSE.replace(key="ace_one", ace_upcard="one"),
}


def waiting(hands: int = 60_000, seed: int = 0) -> Figure:
    """What waiting for gin wins or costs by limit, in points a hand, against a knock at once.

    Two simple players; one knocks as soon as the limit allows, the other waits for gin. So many
    `hands` for each limit, whatever the upcard is.
    """
    found = {limit: _duel(limit, 0, hands, seed) for limit in LIMITS}
    gains = [limit for limit, (lead, _) in found.items() if lead.value > SURE * lead.error]
    costs = [limit for limit, (lead, _) in found.items() if lead.value < -SURE * lead.error]
    most = max(abs(lead.value) for lead, _ in found.values())
    points = tuple((n, *_span(lead.value)) for n, (lead, _) in enumerate(found.values()))
    return Figure(
        say("strategy.waiting"),
        say(
            "strategy.waiting.summary" if gains else "strategy.waiting.summary.none",
            gains=_listed(gains),
            costs=_listed(costs),
            ten=_points(found[10][0]),
            wins=round(100 * min(share.value for _, share in found.values())),
            most=round(100 * max(share.value for _, share in found.values())),
        ),
        (
            Plot(
                say("strategy.waiting.plot"),
                Axis(say("roulette.axis"), 0, len(LIMITS) - 1, names=tuple(map(str, LIMITS))),
                Axis(say("strategy.lead"), -int(most) - 1, int(most) + 1, "point"),
                (Bars(say("strategy.lead"), points),),
            ),
        ),
        tuple(say("strategy.waiting.column", name) for name in ("limit", "lead", "error", "won")),
        tuple(
            (limit, round(lead.value, 2), round(lead.error, 2), round(100 * share.value, 1))
            for limit, (lead, share) in found.items()
        ),
        source=say("strategy.source", hands=f"{hands:,}", seed=seed),
    )


def small_knock(limit: int = 10, hands: int = 60_000, seed: int = 0) -> Figure:
    """What holding a knock back for a smaller one costs under a limit, in points a hand.

    Two simple players; one knocks at once, the other with no more than each of `PLANS` below the
    limit. So many `hands` for each plan, whatever the upcard is.
    """
    plans = [plan for plan in PLANS if plan < limit]
    found = {plan: _duel(limit, plan, hands, seed)[0] for plan in plans}
    worst = min(found, key=lambda plan: found[plan].value)
    low = min(0.0, *(lead.value for lead in found.values()))
    high = max(0.0, *(lead.value for lead in found.values()))
    names = tuple(str(plan) if plan else say("lab.gin") for plan in plans)
    return Figure(
        say("strategy.small"),
        say(
            "strategy.small.summary",
            limit=limit_named(limit),
            worst=worst or say("lab.gin"),
            cost=_points(found[worst]),
        ),
        (
            Plot(
                say("strategy.small.plot", limit=limit_named(limit)),
                Axis(say("strategy.small.axis"), 0, len(plans) - 1, names=names),
                Axis(say("strategy.lead"), int(low) - 1, int(high) + 1, "point"),
                (
                    Line(
                        say("strategy.lead"),
                        tuple((n, round(lead.value, 2)) for n, lead in enumerate(found.values())),
                    ),
                ),
            ),
        ),
        tuple(say("strategy.small.column", name) for name in ("plan", "lead", "error")),
        tuple(
            (name, round(lead.value, 2), round(lead.error, 2))
            for name, lead in zip(names, found.values(), strict=True)
        ),
        source=say("strategy.source", hands=f"{hands:,}", seed=seed),
    )


def ace_upcard(hands: int = 400_000, seed: int = 0) -> Figure:
    """What an ace as upcard changes: gin only, as in the house, or one point enough to knock.

    Two simple players who knock at once; of so many `hands` those with an ace as upcard, beside all
    others. Turns are a player's own.
    """
    rows = []
    for key, rules in ACES.items():
        frame = simulate(hands, rules=rules, seed=seed, progress=False)
        aces = frame["upcard"].astype(str).str.startswith("A")
        for name, part in (("ace", frame[aces]), ("other", frame[~aces])):
            if key == "gin_only" or name == "ace":
                rows.append(
                    (
                        say("strategy.ace", key if name == "ace" else "other"),
                        round(measure.mean(measure.end_turns(part)).value, 1),
                        round(100 * measure.gin_share(part).value, 1),
                        round(100 * measure.dead_share(part).value, 1),
                        len(part),
                    )
                )
    gin, other, one = rows
    turns = tuple((n, 0, row[1]) for n, row in enumerate(rows))
    return Figure(
        say("strategy.ace"),
        say(
            "strategy.ace.summary",
            gin=gin[1],
            other=other[1],
            one=one[1],
            dead=gin[3],
            alive=one[3],
        ),
        (
            Plot(
                say("strategy.ace.plot"),
                Axis(say("strategy.ace.axis"), 0, 2, names=tuple(str(row[0]) for row in rows)),
                Axis(say("curve.turn"), 0, 12),
                (Bars(say("strategy.ace.plot"), turns),),
            ),
        ),
        tuple(
            say("strategy.ace.column", name) for name in ("upcard", "turns", "gin", "dead", "hands")
        ),
        tuple(rows),
        source=say("strategy.ace.source", hands=f"{hands:,}", seed=seed),
    )


def _duel(limit: int, plan: int, hands: int, seed: int) -> tuple[Estimate, Estimate]:
    """How many points a hand a plan leads who knocks at once, and the share of hands it wins."""
    frame = simulate(hands, rules=ANY_UPCARD, seed=seed, plans=(plan, limit), progress=False)
    return measure.lead(frame), measure.win_share(frame)


def _span(value: float) -> tuple[float, float]:
    return round(min(0.0, value), 2), round(max(0.0, value), 2)


def _points(lead: Estimate) -> str:
    return f"{lead.value:.1f} ± {lead.error:.1f}".replace("-", "−")


def _listed(limits: Sequence[int]) -> str:
    return ", ".join(map(str, limits)) or say("strategy.none")
