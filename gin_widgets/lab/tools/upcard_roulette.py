"""Upcard roulette: how often each limit comes, counted and dealt."""

from collections import Counter
from random import Random

from gin_widgets.cards import DECK, Card
from gin_widgets.explain.wording import say
from gin_widgets.lab.control import Choice, Whole, read
from gin_widgets.lab.figure import Axis, Bars, DeckCell, Figure, Plot
from gin_widgets.lab.guess import GuessNumber
from gin_widgets.lab.presets import rule_options
from gin_widgets.lab.shown import PLAIN, deck_of
from gin_widgets.lab.tool import Tool
from gin_widgets.play.shuffle import SEED_LIMIT, seed_of
from gin_widgets.rules import RuleSet, knock_limit, rules_of

STEPS = (0, 10, 100, 1000, 10_000)
"""So many upcards can be dealt in the view."""
MOST = 1_000_000


DEALS = Whole("deals", say("roulette.deals"), 0, MOST, 1000)


def limits(rules: RuleSet) -> Counter[int]:
    """How many of the 52 upcards set each limit, in points; 0 is gin only.

    >>> limits(rules_of("house"))[10], limits(rules_of("house"))[0]
    (16, 4)
    """
    return Counter(knock_limit(rules, card) for card in DECK)


def upcard_roulette(
    rules: RuleSet | str = "house", deals: int | str = 1000, seed: int = 0
) -> Figure:
    """The share of each limit among the 52 upcards, beside that among upcards dealt by chance.

    So many `deals` turn up a card each, every time from a full deck, the same for the same seed.
    Shares are in percent; those of the 52 cards are exact.

    Raises:
        RuleSetError: no such rule set.
        NotationError: no such seed, or no such number of deals.

    >>> upcard_roulette().rows[-1][:2]
    ('10', 30.8)
    """
    agreed = rules_of(rules)
    counted, many = limits(agreed), read(DEALS, deals)
    dice = Random(f"{seed_of(seed)} upcards")  # noqa: S311  (a card game, replayed on purpose)
    dealt = Counter(knock_limit(agreed, DECK[int(dice.random() * len(DECK))]) for _ in range(many))
    order = sorted(counted)
    exact = {limit: round(100 * counted[limit] / len(DECK), 1) for limit in order}
    found = {limit: round(100 * dealt[limit] / many, 1) if many else 0.0 for limit in order}

    def cell(card: Card) -> DeckCell:
        limit = knock_limit(agreed, card)
        says = say("limit.only") if limit == 0 else say("roulette.limit", limit=limit)
        return DeckCell(card.code, PLAIN, str(limit or "G"), says, limit / 10)

    both = [Bars(say("roulette.exact"), _bars(exact), tone=0, place=0, places=2 if many else 1)]
    if many:
        both.append(Bars(say("roulette.dealt", n=f"{many:,}"), _bars(found), 1, 1, 2))
    highest = max(*exact.values(), *found.values())
    return Figure(
        say("tool.upcard_roulette"),
        say(
            "roulette.summary" if many else "roulette.summary.none",
            ten=exact.get(10, 0.0),
            only=exact.get(0, 0.0),
            deals=f"{many:,}",
            dealt=found.get(10, 0.0),
        ),
        (
            Plot(
                say("roulette.shares"),
                Axis(say("roulette.axis"), 0, len(order) - 1, names=tuple(map(_named, order))),
                Axis(say("roulette.share"), 0, 5 * (int(highest / 5) + 1), "%"),
                tuple(both),
            ),
            deck_of(say("roulette.deck"), cell, [(PLAIN, say("roulette.cell"))]),
        ),
        (say("roulette.axis"), say("roulette.column.exact"), say("roulette.column.dealt")),
        tuple((_named(limit), exact[limit], found[limit] if many else "–") for limit in order),
        source=say("roulette.source", deals=f"{many:,}", seed=seed) if many else say("lab.exact"),
    )


def guess(rules: str, deals: str, seed: int) -> GuessNumber:
    """How often the limit is ten."""
    truth = 100 * limits(rules_of(rules))[10] / len(DECK)
    return GuessNumber(say("roulette.guess"), "%", 0, 100, round(truth, 1), 4)


def _bars(shares: dict[int, float]) -> tuple[tuple[int, int, float], ...]:
    return tuple((place, 0, share) for place, share in enumerate(shares.values()))


def _named(limit: int) -> str:
    return str(limit) if limit else say("lab.gin")


TOOL = Tool(
    "upcard_roulette",
    (
        Choice("deals", DEALS.label, tuple((str(n), f"{n:,}") for n in STEPS), "1000"),
        Choice("rules", say("lab.rules"), rule_options(by_upcard=True), "house"),
        Whole("seed", say("lab.seed"), 0, SEED_LIMIT - 1, 0),
    ),
    upcard_roulette,
    guess,
)
