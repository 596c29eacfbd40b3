"""Rule lab: the same deals under two sets of rules, side by side."""

from collections.abc import Mapping
from functools import cache, lru_cache
from statistics import fmean
from types import MappingProxyType
from typing import Any, Final

from gin_widgets.bots.engine import PLAIN
from gin_widgets.bots.rollout import in_kernel, play_out, result_of
from gin_widgets.explain.wording import listed, say
from gin_widgets.guide.screen import rules_name
from gin_widgets.lab.control import Choice, Slider, Whole
from gin_widgets.lab.figure import Axis, Bars, Dots, Figure, Plot
from gin_widgets.lab.guess import GuessNumber, plain
from gin_widgets.lab.tool import Tool
from gin_widgets.play import Round
from gin_widgets.play.shuffle import SEED_LIMIT, seed_of, shuffled
from gin_widgets.rules import HOUSE, RULES, RoundResult, RuleSet

CHANGES: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "tie": {"tie": "knocker"},
        "undercut": {"undercut_bonus": 20},
        "ace": {"ace_upcard": "one"},
        "spade": {"spade_doubles": True},
        "below": {"limit_compare": "below"},
    }
)
"""The house rules with one thing changed, by what is changed."""


@cache
def profiles() -> Mapping[str, RuleSet]:
    """What can be set side by side: the house rules, these with a change, the other presets.

    >>> list(profiles())[:3]
    ['house', 'tie', 'undercut']
    """
    changed = {name: HOUSE.replace(key=name, **change) for name, change in CHANGES.items()}
    others = {
        key: rules
        for key, rules in RULES.items()
        if rules is not HOUSE and in_kernel(rules) and rules.players[0] == 2
    }
    return {"house": HOUSE, **changed, **others}


def rule_lab(one: str = "house", other: str = "spade", deals: int = 40, seed: int = 0) -> Figure:
    """The same deals for two simple players under two sets of rules: where do results differ?

    The points are those by which the first player leads after a hand, penalty points of the other
    counted for him. `one` and `other` are keys of `profiles`; the deals are the same for a seed.

    Raises:
        NotationError: no such seed.
    """
    sides = [_played(key, deals, seed) for key in (one, other)]
    points = [[lead(result) for result in side] for side in sides]
    differ = [n for n in range(deals) if points[0][n] != points[1][n]]
    kinds = [n for n in range(deals) if _ending(sides[0][n]) != _ending(sides[1][n])]
    means = [fmean(each) for each in points]
    low = min(0, *points[0], *points[1])
    high = max(0, *points[0], *points[1])
    names = (name(one), name(other))
    marks = tuple(
        Bars(name, tuple((n + 1, *_span(p)) for n, p in enumerate(each)), side, side, 2)
        for side, (name, each) in enumerate(zip(_apart(names), points, strict=True))
    )
    flags = Dots(say("rules_lab.differ"), tuple((n + 1, high + 6) for n in differ), 3)
    key = "rules_lab.summary" if differ else "rules_lab.summary.same"
    return Figure(
        say("tool.rule_lab"),
        say(
            key,
            differ=len(differ),
            deals=deals,
            winners=len(kinds),
            first=plain(means[0]),
            second=plain(means[1]),
            one=names[0],
            other=names[1],
            which=listed(n + 1 for n in differ[:8]),
        ),
        (
            Plot(
                say("rules_lab.plot"),
                Axis(
                    say("rules_lab.deal"), 1, deals, names=tuple(str(n + 1) for n in range(deals))
                ),
                Axis(say("rules_lab.lead"), low - 6, high + 12, "point"),
                (*marks, flags) if differ else marks,
            ),
        ),
        tuple(say("rules_lab.column", part) for part in ("deal", "kind", "lead", "kind2", "lead2")),
        tuple(
            (
                n + 1,
                _ending(sides[0][n]),
                points[0][n],
                _ending(sides[1][n]),
                points[1][n],
            )
            for n in range(deals)
        ),
        source=say("rules_lab.source", deals=deals, seed=seed),
    )


def guess(one: str, other: str, deals: int, seed: int) -> GuessNumber:
    """In how many of the deals the points differ."""
    a, b = ([lead(each) for each in _played(key, deals, seed)] for key in (one, other))
    truth = sum(x != y for x, y in zip(a, b, strict=True))
    question = say("rules_lab.guess", deals=deals, one=name(one), other=name(other))
    return GuessNumber(question, "", 0, deals, truth, 2)


def lead(result: RoundResult) -> int:
    """The points by which the first of two players leads after a hand."""
    points, owed = result.points, result.penalties
    return points[0] - points[1] - owed[0] + owed[1]


def name(key: str) -> str:
    """What a profile is called."""
    return say("rules_lab.change", key) if key in CHANGES else rules_name(RULES[key])


def _played(key: str, deals: int, seed: int) -> list[RoundResult]:
    return [_deal(key, deal, seed_of(seed)) for deal in range(deals)]


@lru_cache(maxsize=1024)
def _deal(key: str, deal: int, seed: int) -> RoundResult:
    """How one of the deals ends under a profile."""
    deck = shuffled(f"{seed} deal {deal}")
    now = Round.deal(profiles()[key], 2, deal % 2, deck=deck)
    return result_of(now.state, play_out(now.state, PLAIN))


def _ending(result: RoundResult) -> str:
    if result.winner is None:
        return say("rules_lab.void")
    return say("rules_lab.won", kind=str(result.kind), winner=result.winner + 1)


def _span(points: int) -> tuple[int, int]:
    return min(0, points), max(0, points)


def _apart(names: tuple[str, str]) -> tuple[str, str]:
    """The names of the two sides, also where both sides are the same."""
    return names if names[0] != names[1] else (names[0], f"{names[1]} (2)")


def _options() -> tuple[tuple[str, str], ...]:
    return tuple((key, name(key)) for key in profiles())


TOOL = Tool(
    "rule_lab",
    (
        Choice("one", say("rules_lab.one"), _options(), "house"),
        Choice("other", say("rules_lab.other"), _options(), "spade"),
        Slider("deals", say("rules_lab.deals"), 10, 60, 40),
        Whole("seed", say("lab.seed"), 0, SEED_LIMIT - 1, 0),
    ),
    rule_lab,
    guess,
)
