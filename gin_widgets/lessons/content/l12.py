"""When nothing happens, and the whole game."""

from gin_widgets.lessons.asks import Choice, Choose, Claim, Count, Number, Score, Spot
from gin_widgets.lessons.item import Item, Mode, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

STOCK = Number(Count.STOCK)
DRAWS = Number(Count.DRAWS)
MATCH = Number(Count.MATCH)
GOES_ON = Choose(Choice.GOES_ON)
WRITES = Choose(Choice.WRITES)
DEALS = Choose(Choice.DEALS)

STAYS = "The last {stock_floor} cards of the stock are never drawn."
DEAL = "52 cards, less those dealt, less the upcard."
LAST = "Nobody has knocked, and {stock:card} are left. The hand ends at {stock_floor}."
ENOUGH = "{stock:card} are left, more than {stock_floor}."
NOTHING = "No knock, no points: whoever counts less has won nothing."
AGAIN = "Nobody has won, so the same dealer deals again."


def _void(*counts: int) -> Scene:
    return Scene.of(upcard="8C", counts=counts, stock=2, void=True)


def _dealt(id_: str, cards: dict[int, tuple[int, int]]) -> Item:
    """The stock after the deal, and the draws from it, for so many players."""
    most = max(cards)
    steps, wrong = list[Step](), list[Wrong]()
    for players, (stock, draws) in cards.items():
        scene = Scene.of(players=players)
        text = f"With {players} players, how many cards are in the stock after the deal?"
        steps.append(Step(STOCK, scene=scene, text=text, why=DEAL, stated=str(stock)))
        wrong.append(Wrong(str(stock + 1), step=len(steps) - 1))
        steps.append(Step(DRAWS, why=STAYS, stated=str(draws)))
        wrong.append(Wrong(str(stock), "M31", len(steps) - 1))
    return Item(
        id=f"L12-{id_}",
        skill="stock.deal",
        scene=Scene.of(players=most),
        players=most,
        steps=tuple(steps),
        wrong=tuple(wrong),
    )


L12 = Lesson(
    id="L12",
    title="When nothing happens, and the whole game",
    unit="C",
    minutes=10,
    goal="You know when a hand ends without a winner, and when the match is over.",
    stages={
        Stage.SHOW: (
            Item(
                id="L12-show",
                skill="stock.end",
                scene=Scene.of(players=2),
                text="Sometimes nobody knocks. Then the stock says how long a hand lasts, "
                "and it is void: nobody wins it.",
                steps=(
                    Step(STOCK, Mode.SHOWN, why=DEAL, stated="31"),
                    Step(DRAWS, Mode.SHOWN, why=STAYS, stated="29"),
                    Step(GOES_ON, Mode.SHOWN, scene=Scene.of(stock=2), why=LAST, stated="void"),
                ),
            ),
        ),
        Stage.TOGETHER: (
            Item(
                id="L12-together1",
                skill="stock.end",
                scene=Scene.of(stock=3),
                text="The stock is nearly out.",
                steps=(
                    Step(GOES_ON, Mode.SHOWN, why=ENOUGH, stated="on"),
                    Step(
                        GOES_ON,
                        scene=Scene.of(stock=2),
                        text="Another card is drawn, another one thrown. Does the hand go on?",
                        why=LAST,
                        stated="void",
                    ),
                ),
                wrong=(Wrong("on", "M31", 1), Wrong("new_stock", "M31", 1)),
            ),
            Item(
                id="L12-together2",
                skill="stock.void",
                scene=Scene.of(stock=2),
                text="Nobody has knocked. One counts 12, the other 4.",
                steps=(
                    Step(GOES_ON, Mode.SHOWN, why=LAST, stated="void"),
                    Step(WRITES, scene=_void(12, 4), why=NOTHING, stated="nobody"),
                    Step(DEALS, why=AGAIN, stated="same"),
                ),
                wrong=(
                    Wrong("lower", "M32", 1),
                    Wrong("higher", "M32", 1),
                    Wrong("winner", "M32", 2),
                ),
            ),
        ),
        Stage.ALONE: (
            Item(
                id="L12-1",
                skill="stock.end",
                scene=Scene.of(stock=2),
                text="There were three cards in the stock. You drew one, threw, and did not knock.",
                steps=(Step(GOES_ON, why=LAST, stated="void"),),
                wrong=(Wrong("on", "M31"), Wrong("new_stock", "M31")),
            ),
            Item(
                id="L12-2",
                skill="stock.void",
                scene=_void(5, 30),
                text="The hand is over without a knock.",
                steps=(
                    Step(Score(), text="What does each write?", why=NOTHING, stated="0 0"),
                    Step(DEALS, why=AGAIN, stated="same"),
                ),
                wrong=(Wrong("25 0", "M32"), Wrong("winner", "M32", 1), Wrong("rotate", "M32", 1)),
            ),
            _dealt("3", {2: (31, 29), 3: (30, 28)}),
            _dealt("4", {4: (23, 21)}),
            _dealt("5", {5: (16, 14), 6: (9, 7)}),
        ),
        Stage.MISTAKE: (
            Item(
                id="L12-mistake",
                skill="stock.void",
                scene=_void(5, 30),
                text="Two cards are left in the stock, and nobody has knocked. Ben adds up.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(STOCK, "31", "After the deal the stock had 31 cards."),
                                Claim(DRAWS, "29", "Of those, 29 could be drawn."),
                                Claim(WRITES, "lower", "I count 5, you 30: I write 25."),
                            )
                        ),
                        why=NOTHING,
                        stated="3",
                    ),
                ),
            ),
        ),
        Stage.GAME: (
            Item(
                id="L12-game",
                skill="match.end",
                scene=Scene.of(upcard="8C", counts=[3, 24]),
                text="A hand is over, and it was won by a knock.",
                steps=(
                    Step(DEALS, why="{deals_rule}", stated="winner"),
                    Step(MATCH, why="{match_rule}", stated="100"),
                ),
                wrong=(Wrong("same"), Wrong("loser"), Wrong("500", step=1)),
            ),
            Item(
                id="L12-game3",
                skill="stock.end",
                scene=Scene.of(stock=2, players=3),
                text="Three play, and nobody has knocked.",
                players=3,
                steps=(Step(GOES_ON, why="{goes_on_rule}", stated="new_stock"),),
                wrong=(Wrong("on", "M31"), Wrong("void")),
            ),
        ),
        Stage.EXIT: (
            Item(
                id="L12-exit1",
                skill="stock.end",
                scene=Scene.of(stock=2),
                text="Nobody has knocked. One counts 8, the other 41.",
                steps=(
                    Step(GOES_ON, why=LAST, stated="void"),
                    Step(WRITES, scene=_void(8, 41), why=NOTHING, stated="nobody"),
                ),
                wrong=(Wrong("on", "M31"), Wrong("lower", "M32", 1), Wrong("higher", "M32", 1)),
            ),
            Item(
                id="L12-exit2",
                skill="stock.void",
                scene=_void(17, 3),
                text="The last card was drawn, and nobody knocked.",
                steps=(Step(DEALS, why=AGAIN, stated="same"), Step(MATCH, why="{match_rule}")),
                wrong=(Wrong("winner", "M32"), Wrong("loser", "M32")),
            ),
        ),
    },
)
