"""How hands go on average: measured, not derived.

Two players of the kind `SimplePlayer` sit at the table, under the house rules. The shares by turn
come from 200,000 deals (seed 5), the averages from 400,000 deals (seed 2026): the first player
who may knock knocks, or plays on, and the rest of the same deal is played out. The standard error
of an average is about 0.3 points where it rests on a thousand hands. `tests/lessons/measure.py`
measures anew.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from gin_widgets.cards import NotationError

CLOSE: Final = 2.0
"""Averages that lie no more than so many points apart count as equal."""

BY_TURN: Final[Mapping[int, Mapping[int, int]]] = MappingProxyType(
    {
        0: {2: 0, 4: 2, 6: 8, 8: 20, 10: 39, 12: 59},
        2: {2: 1, 4: 4, 6: 16, 8: 35, 10: 58, 12: 77},
        3: {2: 1, 4: 6, 6: 20, 8: 41, 10: 63, 12: 81},
        4: {2: 1, 4: 8, 6: 23, 8: 47, 10: 70, 12: 87},
        5: {2: 2, 4: 10, 6: 29, 8: 53, 10: 76, 12: 90},
        6: {2: 2, 4: 12, 6: 33, 8: 59, 10: 80, 12: 93},
        7: {2: 3, 4: 15, 6: 38, 8: 65, 10: 85, 12: 95},
        8: {2: 4, 4: 18, 6: 44, 8: 71, 10: 89, 12: 97},
        9: {2: 5, 4: 22, 6: 50, 8: 76, 10: 92, 12: 98},
        10: {2: 6, 4: 25, 6: 56, 8: 80, 10: 93, 12: 98},
    }
)
"""By the limit, 0 for gin only: in how many of 100 hands somebody may have knocked by a turn."""


COUNTS: Final[Mapping[int, Mapping[int, tuple[int, int, int]]]] = MappingProxyType(
    {
        0: {
            1: (27, 48, 68),
            3: (14, 33, 55),
            5: (7, 21, 41),
            7: (3, 13, 30),
            9: (2, 8, 22),
            11: (1, 6, 16),
        },
        2: {
            1: (27, 48, 68),
            3: (14, 34, 55),
            5: (8, 22, 41),
            7: (5, 14, 30),
            9: (4, 10, 23),
            11: (4, 8, 18),
        },
        3: {
            1: (27, 47, 68),
            3: (14, 33, 55),
            5: (9, 22, 41),
            7: (6, 14, 31),
            9: (5, 10, 23),
            11: (4, 8, 18),
        },
        4: {
            1: (27, 47, 67),
            3: (14, 32, 54),
            5: (9, 22, 41),
            7: (7, 15, 31),
            9: (6, 11, 24),
            11: (5, 9, 20),
        },
        5: {
            1: (26, 46, 67),
            3: (14, 32, 54),
            5: (9, 22, 41),
            7: (7, 15, 31),
            9: (7, 12, 24),
            11: (6, 10, 20),
        },
        6: {
            1: (26, 46, 67),
            3: (14, 32, 54),
            5: (10, 23, 41),
            7: (8, 16, 31),
            9: (8, 13, 25),
            11: (7, 11, 21),
        },
        7: {
            1: (26, 46, 66),
            3: (14, 32, 53),
            5: (10, 23, 41),
            7: (9, 17, 31),
            9: (8, 14, 26),
            11: (8, 12, 21),
        },
        8: {
            1: (26, 45, 66),
            3: (15, 32, 53),
            5: (11, 23, 41),
            7: (10, 18, 33),
            9: (10, 15, 27),
            11: (9, 14, 23),
        },
        9: {
            1: (25, 45, 65),
            3: (15, 32, 53),
            5: (12, 24, 42),
            7: (11, 19, 33),
            9: (11, 16, 27),
            11: (10, 15, 23),
        },
        10: {
            1: (26, 45, 65),
            3: (16, 32, 53),
            5: (13, 24, 42),
            7: (12, 20, 33),
            9: (11, 17, 27),
            11: (11, 16, 24),
        },
    }
)
"""By the limit: the deadwood after a turn, in points, of a player whose hand goes on. One in ten
has no more than the first number, half no more than the second, nine in ten no more than the
third. From 130,000 deals (seed 0) of `python -m gin_widgets.lab.tabulate`."""


@dataclass(frozen=True, slots=True)
class Knock:
    """What the first chance to knock is worth, with so much deadwood on such a turn."""

    limit: int
    turns: tuple[int, int]
    """From the first of these turns to the last."""
    deadwood: tuple[int, int]
    """From the least to the most, in points."""
    hands: int
    """How many hands the averages rest on."""
    now: float
    """Points on average, the other side's taken off, when the knock comes now."""
    undercut: float
    """So many of 100 such knocks are undercut."""
    later: float
    """Points on average when one turn is waited, and then the next chance is taken."""
    gin: float
    """Points on average when from now on only gin will do."""

    @property
    def gain(self) -> float:
        """What playing on is worth more than the knock, in points; below 0 it is worth less."""
        return round(max(self.later, self.gin) - self.now, 1)


def by_turn(limit: int, turn: int) -> int:
    """Of 100 hands, in how many somebody may have knocked by this turn.

    Raises:
        NotationError: it was not measured.

    >>> by_turn(10, 8), by_turn(4, 8), by_turn(0, 8)
    (80, 47, 20)
    """
    found = BY_TURN.get(limit, {}).get(turn)
    if found is None:
        raise NotationError(f"Nobody measured turn {turn} with the limit {limit}.")
    return found


def knock_at(limit: int, turn: int, deadwood: int) -> Knock:
    """What a knock with so much deadwood, in points, is worth on this turn.

    Raises:
        NotationError: it was not measured.

    >>> knock_at(10, 4, 9).now, knock_at(10, 4, 9).gain
    (18.3, -4.2)
    """
    for each in KNOCKS:
        (first, last), (least, most) = each.turns, each.deadwood
        if each.limit == limit and first <= turn <= last and least <= deadwood <= most:
            return each
    raise NotationError(
        f"Nobody measured a knock with {deadwood} on turn {turn} with the limit {limit}."
    )


KNOCKS: Final = (
    Knock(10, (3, 4), (1, 2), 1888, 24.3, 0.1, 25.1, 29.3),
    Knock(10, (5, 6), (1, 2), 3065, 17.0, 0.3, 19.1, 24.0),
    Knock(10, (7, 8), (1, 2), 2687, 13.5, 0.3, 16.3, 20.0),
    Knock(10, (9, 10), (1, 2), 1455, 11.1, 0.8, 14.9, 18.3),
    Knock(10, (11, 14), (1, 2), 647, 8.9, 2.5, 13.0, 15.6),
    Knock(10, (3, 4), (3, 4), 1853, 21.9, 0.3, 21.8, 24.3),
    Knock(10, (5, 6), (3, 4), 2860, 15.9, 0.4, 16.4, 19.7),
    Knock(10, (7, 8), (3, 4), 2430, 12.3, 0.9, 13.4, 16.5),
    Knock(10, (9, 10), (3, 4), 1459, 10.5, 0.9, 12.1, 15.0),
    Knock(10, (11, 14), (3, 4), 770, 8.3, 1.8, 10.9, 12.8),
    Knock(10, (3, 4), (5, 6), 3204, 21.8, 0.5, 18.9, 18.1),
    Knock(10, (5, 6), (5, 6), 4895, 15.0, 1.4, 13.1, 14.1),
    Knock(10, (7, 8), (5, 6), 4233, 11.2, 1.9, 10.2, 11.7),
    Knock(10, (9, 10), (5, 6), 2250, 9.1, 2.7, 8.8, 10.6),
    Knock(10, (11, 14), (5, 6), 1242, 6.9, 3.5, 7.3, 8.6),
    Knock(10, (3, 4), (7, 8), 6942, 20.4, 1.6, 16.3, 13.7),
    Knock(10, (5, 6), (7, 8), 10625, 13.4, 3.5, 10.9, 10.6),
    Knock(10, (7, 8), (7, 8), 9126, 9.2, 5.5, 7.6, 8.7),
    Knock(10, (9, 10), (7, 8), 4986, 6.8, 8.1, 6.0, 7.6),
    Knock(10, (11, 14), (7, 8), 2490, 5.0, 9.7, 5.1, 6.4),
    Knock(10, (3, 4), (9, 10), 10307, 18.3, 3.2, 14.1, 10.6),
    Knock(10, (5, 6), (9, 10), 14603, 11.5, 5.8, 8.5, 8.2),
    Knock(10, (7, 8), (9, 10), 11011, 7.4, 9.6, 5.5, 6.3),
    Knock(10, (9, 10), (9, 10), 5381, 4.7, 14.2, 3.7, 5.4),
    Knock(10, (11, 14), (9, 10), 2200, 2.3, 19.3, 2.3, 4.0),
    Knock(8, (3, 4), (1, 2), 595, 24.0, 0.2, 24.4, 29.6),
    Knock(8, (5, 6), (1, 2), 1089, 15.6, 0.2, 17.9, 23.1),
    Knock(8, (7, 8), (1, 2), 1152, 12.0, 0.7, 14.7, 19.7),
    Knock(8, (9, 10), (1, 2), 775, 9.9, 1.0, 13.4, 17.5),
    Knock(8, (11, 14), (1, 2), 455, 7.5, 2.6, 10.3, 12.6),
    Knock(8, (3, 4), (3, 4), 593, 22.3, 1.3, 22.2, 23.5),
    Knock(8, (5, 6), (3, 4), 1052, 15.0, 1.2, 15.2, 18.2),
    Knock(8, (7, 8), (3, 4), 1065, 11.6, 2.5, 11.3, 14.7),
    Knock(8, (9, 10), (3, 4), 674, 8.7, 2.5, 9.1, 11.0),
    Knock(8, (11, 14), (3, 4), 410, 6.5, 3.7, 8.9, 10.7),
    Knock(8, (3, 4), (5, 6), 1113, 21.5, 1.3, 18.1, 16.6),
    Knock(8, (5, 6), (5, 6), 2144, 14.3, 2.1, 11.8, 12.4),
    Knock(8, (7, 8), (5, 6), 2204, 10.1, 3.7, 8.4, 9.5),
    Knock(8, (9, 10), (5, 6), 1424, 7.3, 5.8, 5.9, 7.6),
    Knock(8, (11, 14), (5, 6), 949, 5.1, 9.7, 4.7, 6.9),
    Knock(8, (3, 4), (7, 8), 1998, 20.4, 1.9, 15.9, 12.4),
    Knock(8, (5, 6), (7, 8), 3531, 12.4, 4.3, 9.3, 8.4),
    Knock(8, (7, 8), (7, 8), 3593, 8.0, 8.7, 6.0, 6.7),
    Knock(8, (9, 10), (7, 8), 2235, 5.1, 12.3, 3.9, 5.3),
    Knock(8, (11, 14), (7, 8), 1257, 2.3, 20.1, 2.4, 3.9),
    Knock(6, (3, 4), (1, 2), 726, 24.0, 0.0, 23.7, 27.1),
    Knock(6, (5, 6), (1, 2), 1428, 15.1, 0.4, 16.1, 21.4),
    Knock(6, (7, 8), (1, 2), 1784, 11.0, 1.0, 12.7, 17.1),
    Knock(6, (9, 10), (1, 2), 1426, 8.1, 1.7, 10.0, 13.7),
    Knock(6, (11, 14), (1, 2), 1222, 6.3, 3.7, 8.0, 9.8),
    Knock(6, (3, 4), (3, 4), 825, 22.6, 0.5, 20.4, 20.5),
    Knock(6, (5, 6), (3, 4), 1824, 14.6, 1.6, 13.7, 16.1),
    Knock(6, (7, 8), (3, 4), 2091, 10.3, 2.8, 9.5, 11.1),
    Knock(6, (9, 10), (3, 4), 1801, 7.4, 4.4, 6.5, 8.4),
    Knock(6, (11, 14), (3, 4), 1465, 5.3, 7.0, 4.8, 5.9),
    Knock(6, (3, 4), (5, 6), 1310, 20.7, 2.0, 16.9, 13.3),
    Knock(6, (5, 6), (5, 6), 2881, 13.0, 3.7, 10.1, 8.9),
    Knock(6, (7, 8), (5, 6), 3611, 8.4, 5.9, 6.1, 6.4),
    Knock(6, (9, 10), (5, 6), 2964, 5.6, 9.2, 3.5, 4.3),
    Knock(6, (11, 14), (5, 6), 2295, 2.9, 16.2, 1.7, 2.4),
    Knock(5, (3, 4), (1, 2), 797, 23.4, 0.0, 23.6, 29.2),
    Knock(5, (5, 6), (1, 2), 1740, 14.6, 0.9, 15.9, 21.7),
    Knock(5, (7, 8), (1, 2), 2221, 10.4, 1.3, 12.2, 17.2),
    Knock(5, (9, 10), (1, 2), 1847, 8.0, 2.3, 10.7, 14.6),
    Knock(5, (11, 14), (1, 2), 1763, 5.7, 4.4, 6.5, 9.0),
    Knock(5, (3, 4), (3, 4), 887, 21.5, 0.5, 20.2, 21.7),
    Knock(5, (5, 6), (3, 4), 2107, 14.0, 2.4, 12.9, 14.8),
    Knock(5, (7, 8), (3, 4), 2951, 9.3, 3.8, 8.5, 10.4),
    Knock(5, (9, 10), (3, 4), 2607, 6.6, 5.6, 5.6, 7.4),
    Knock(5, (11, 14), (3, 4), 2566, 3.9, 10.3, 2.9, 4.2),
    Knock(5, (3, 4), (5, 5), 582, 22.6, 1.4, 19.0, 14.9),
    Knock(5, (5, 6), (5, 5), 1397, 12.9, 3.7, 10.4, 10.3),
    Knock(5, (7, 8), (5, 5), 1811, 8.3, 6.2, 6.3, 6.3),
    Knock(5, (9, 10), (5, 5), 1653, 4.9, 10.2, 3.2, 4.7),
    Knock(5, (11, 14), (5, 5), 1523, 2.7, 15.4, 0.7, 1.8),
    Knock(4, (3, 4), (1, 2), 857, 23.9, 0.2, 24.4, 29.3),
    Knock(4, (5, 6), (1, 2), 1927, 14.8, 1.1, 15.5, 20.7),
    Knock(4, (7, 8), (1, 2), 2735, 10.0, 1.9, 10.9, 16.0),
    Knock(4, (9, 10), (1, 2), 2567, 6.9, 3.1, 7.6, 11.4),
    Knock(4, (11, 14), (1, 2), 2720, 5.0, 5.6, 4.9, 7.1),
    Knock(4, (3, 4), (3, 4), 941, 21.8, 1.0, 19.5, 19.6),
    Knock(4, (5, 6), (3, 4), 2316, 13.9, 2.5, 11.9, 13.0),
    Knock(4, (7, 8), (3, 4), 3540, 8.9, 4.4, 7.6, 8.2),
    Knock(4, (9, 10), (3, 4), 3508, 5.9, 7.0, 4.1, 4.4),
    Knock(4, (11, 14), (3, 4), 3804, 3.2, 11.7, 1.3, 1.4),
    Knock(3, (3, 4), (1, 2), 824, 22.2, 0.4, 22.2, 26.5),
    Knock(3, (5, 6), (1, 2), 2266, 14.2, 1.5, 14.7, 19.1),
    Knock(3, (7, 8), (1, 2), 3466, 9.2, 2.5, 9.7, 13.8),
    Knock(3, (9, 10), (1, 2), 3694, 6.4, 3.9, 6.7, 9.9),
    Knock(3, (11, 14), (1, 2), 4563, 4.1, 5.4, 2.3, 3.5),
    Knock(3, (3, 4), (3, 3), 384, 21.8, 0.8, 19.9, 22.3),
    Knock(3, (5, 6), (3, 3), 964, 13.7, 2.2, 11.8, 12.8),
    Knock(3, (7, 8), (3, 3), 1566, 8.7, 4.6, 6.8, 8.0),
    Knock(3, (9, 10), (3, 3), 1638, 5.4, 7.2, 4.0, 4.3),
    Knock(3, (11, 14), (3, 3), 1991, 3.1, 10.5, 0.8, 0.5),
    Knock(2, (3, 4), (1, 2), 874, 22.9, 0.7, 22.2, 27.1),
    Knock(2, (5, 6), (1, 2), 2334, 13.4, 2.1, 14.5, 19.5),
    Knock(2, (7, 8), (1, 2), 4031, 8.6, 3.8, 9.3, 13.8),
    Knock(2, (9, 10), (1, 2), 4681, 5.5, 6.3, 5.8, 9.3),
    Knock(2, (11, 14), (1, 2), 6436, 3.4, 8.7, 2.6, 4.1),
)
"""Limit, turns, deadwood, hands, and the averages."""
