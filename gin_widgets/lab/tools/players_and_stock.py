"""Players and stock: what the deal leaves in the stock, and how long that lasts."""

from gin_widgets.explain.wording import say
from gin_widgets.lab.control import Choice
from gin_widgets.lab.figure import Axis, Bars, Figure, Plot
from gin_widgets.lab.guess import GuessLine
from gin_widgets.lab.presets import rule_options
from gin_widgets.lab.tables import hands_of, stock_out
from gin_widgets.lab.tool import Tool
from gin_widgets.rules import RuleSet, rules_of

DECK_SIZE = 52


def stock(rules: RuleSet, players: int) -> int:
    """The cards in the stock after the deal: the upcard and all hands are out.

    >>> [stock(rules_of("house"), players) for players in range(2, 7)]
    [31, 30, 23, 16, 9]
    """
    return DECK_SIZE - 1 - players * rules.cards_each(players)


def draws(rules: RuleSet, players: int) -> int:
    """How often can be drawn before the stock is at its floor."""
    return stock(rules, players) - rules.stock_floor


def players_and_stock(rules: RuleSet | str = "house") -> Figure:
    """The cards dealt and left by number of players, and how many turns the stock lasts.

    Counted exactly: cards in the hands, in the stock, draws before the stock is at its floor, turns
    of each player in these draws. The last column is measured: the percentage of deals in which
    the first stock runs out before anybody has knocked, with greedy players under the house limit.

    Raises:
        RuleSetError: no such rule set.

    >>> [row[2] for row in players_and_stock().rows]
    [31, 30, 23, 16, 9]
    """
    agreed = rules_of(rules)
    seats = range(agreed.players[0], agreed.players[1] + 1)
    measured = stock_out()
    rows = tuple(
        (
            players,
            players * agreed.cards_each(players),
            stock(agreed, players),
            draws(agreed, players),
            draws(agreed, players) // players,
            measured[players],
        )
        for players in seats
    )
    hands = tuple((n, 0, row[1]) for n, row in enumerate(rows))
    upcard = tuple((n, row[1], row[1] + 1) for n, row in enumerate(rows))
    rest = tuple((n, row[1] + 1, DECK_SIZE) for n, row in enumerate(rows))
    names = tuple(str(players) for players in seats)
    plot = Plot(
        say("stock.plot"),
        _players(names),
        Axis(say("stock.cards"), 0, DECK_SIZE),
        (
            Bars(say("stock.hands"), hands, 0),
            Bars(say("stock.upcard"), upcard, 2),
            Bars(say("stock.stock"), rest, 1),
        ),
    )
    lasts = Plot(
        say("stock.lasts"),
        _players(names),
        Axis(say("stock.turns"), 0, 16),
        (Bars(say("stock.turns"), tuple((n, 0, row[4]) for n, row in enumerate(rows)), 1),),
    )
    first, last = rows[0], rows[-1]
    key = "stock.summary" if len(rows) > 1 else "stock.summary.one"
    return Figure(
        say("tool.players_and_stock"),
        say(
            key,
            fewest=first[0],
            many=first[2],
            turns=first[4],
            most=last[0],
            few=last[2],
            short=last[4],
            out=last[5],
        ),
        (plot, lasts),
        tuple(
            say("stock.column", name)
            for name in ("players", "hands", "stock", "draws", "turns", "out")
        ),
        rows,
        source=say("stock.source", hands=hands_of("stock_out"), seed=0),
    )


def guess(rules: str) -> GuessLine:
    """How many cards the stock holds, by number of players."""
    agreed = rules_of(rules)
    seats = range(agreed.players[0], agreed.players[1] + 1)
    return GuessLine(
        say("stock.guess"),
        say("lab.guess.yours"),
        _players(tuple(map(str, seats))),
        Axis(say("stock.cards"), 0, DECK_SIZE),
        tuple(range(len(seats))),
        tuple(stock(agreed, players) for players in seats),
        3,
    )


def _players(names: tuple[str, ...]) -> Axis:
    return Axis(say("stock.players"), 0, len(names) - 1, names=names)


TOOL = Tool(
    "players_and_stock",
    (Choice("rules", say("lab.rules"), rule_options(), "house"),),
    players_and_stock,
    guess,
)
