"""Whether a set-up can be, and if not, everything that is wrong with it."""

from collections import Counter
from collections.abc import Callable, Iterator

from gin_widgets.cards import DECK, CardSet, find_meld
from gin_widgets.play.round import seats_of
from gin_widgets.play.setup import Setup
from gin_widgets.play.staged import staged
from gin_widgets.play.state import Phase
from gin_widgets.play.unseen import knocking_hand
from gin_widgets.play.verdict import IllegalAction
from gin_widgets.rules import FirstOffer, KnockTiming, RuleSet, RuleSetError

SHOWDOWN = (Phase.SPREAD, Phase.LAYOFF, Phase.OVER)
SEATED = {"players", "seat", "dealer", "turn", "knocker"}
"""The fields without which nobody knows who is meant by the others."""


def problems_of(setup: Setup, unread: frozenset[str] = frozenset()) -> list[str]:
    """Everything that is wrong with a set-up, a sentence for each; empty when it can be.

    `unread` are fields that stand for nothing yet; what follows from them is not asked.
    """
    wrong = dict(_out_of_range(setup))
    found = [problem for name, problem in wrong.items() if name not in unread]
    unsure = unread | (wrong.keys() & SEATED)
    for needed, check in CHECKS:
        if unsure.isdisjoint(needed.split()):
            found += check(setup)
    return found


def phases_of(rules: RuleSet) -> tuple[Phase, ...]:
    """The phases that a hand under these rules can have."""
    missing = set()
    if rules.first_upcard_offer is FirstOffer.NONE:
        missing.add(Phase.OFFER)
    if rules.knock_timing is KnockTiming.WITH_DISCARD:
        missing.add(Phase.KNOCK)
    return tuple(phase for phase in Phase if phase not in missing)


def _out_of_range(setup: Setup) -> Iterator[tuple[str, str]]:
    """The fields whose value is none that they can have, each with what they can be."""
    rules, last = setup.rules, setup.players - 1
    try:
        seats_of(rules, setup.players, left=True)
    except RuleSetError as error:
        yield "players", str(error)
    seats = {"seat": setup.seat, "dealer": setup.dealer, "turn": setup.turn}
    for name, seat in {**seats, "knocker": setup.knocker}.items():
        if seat is not None and seat not in range(setup.players):
            yield name, f"{name} is {seat}; the seats are 0 to {last}."
    if setup.phase not in phases_of(rules):
        possible = ", ".join(phases_of(rules))
        yield "phase", f"{rules.key} has no phase {setup.phase}; it has {possible}."
    if setup.exchanges not in range(rules.exchange_cap + 1):
        most = rules.exchange_cap
        yield "exchanges", f"exchanges is {setup.exchanges}; it is 0 to {most}, the exchange_cap."
    most = rules.recycle_cap if rules.recycles(setup.players) else 0
    if setup.recycled not in range(most + 1):
        yield (
            "recycled",
            (
                f"recycled is {setup.recycled}; {setup.players} players under {rules.key} see "
                + (f"0 to {most} new stocks." if most else "no new stock.")
            ),
        )


def _repeated(setup: Setup) -> Iterator[str]:
    """Cards that lie in two places."""
    places = [("on the pile", card) for card in setup.pile]
    for seat, hand in enumerate(setup.hands):
        places += [(f"in seat {seat}'s hand", card) for card in hand]
    places += [(f"among seat {seat}'s layoffs", at.card) for seat, at in setup.layoffs]
    for card, times in sorted(Counter(card for _, card in places).items()):
        if times > 1:
            found = Counter(place for place, each in places if each == card)
            where = " and ".join(
                place if many == 1 else f"{place} {many} times" for place, many in found.items()
            )
            yield f"{card} is {where}; a deck has each card once."


def _sizes(setup: Setup) -> Iterator[str]:
    """Hands that are too large or too small."""
    for seat, size in enumerate(setup.hand_sizes):
        known = len(setup.hands[seat])
        if (seat == setup.seat or seat in setup.open_seats) and known != size:
            yield f"In the phase {setup.phase} seat {seat} holds {size} cards, not {known}."
        elif known > size:
            yield f"In the phase {setup.phase} seat {seat} holds {size} cards; {known} are named."


def _too_many(setup: Setup) -> Iterator[str]:
    if setup.stock_size < 0:
        count = len(DECK) - setup.stock_size
        yield f"The hands, the pile and the layoffs have {count} cards; a deck has {len(DECK)}."


def _stock(setup: Setup) -> Iterator[str]:
    """A stock that is too small to go on, or large enough to go on."""
    size, floor, cap = setup.stock_size, setup.rules.stock_floor, setup.rules.exchange_cap
    if size < 0:
        return
    if setup.phase is Phase.OVER and setup.knocker is None:
        if size > floor and setup.exchanges < cap:
            yield (
                f"A hand without a knocker is over when the stock is down to {floor} cards or "
                f"after {cap} exchanges; here are {size} cards and {setup.exchanges} exchanges."
            )
        return
    drawn = setup.taker is not None and setup.taken is None
    least = floor if drawn else floor + 1
    if size < least:
        yield (
            f"The stock has {size} cards; in the phase {setup.phase} it has {least} at least, "
            f"since a hand ends at {floor}."
        )


def _pile(setup: Setup) -> Iterator[str]:
    """A pile that is empty, though nobody has just taken its last card."""
    if setup.pile:
        return
    if setup.phase is not Phase.DISCARD and not setup.big_gin:
        yield f"The pile is empty; in the phase {setup.phase} a card lies on it."
    elif setup.taken is None:
        yield "The pile is empty, so its last card was taken this turn; 'taken' must name it."


def _upcard(setup: Setup) -> Iterator[str]:
    """A first upcard that is nowhere, or in a hand that has not taken it."""
    card = setup.upcard
    if setup.recycled or card in setup.pile:
        return
    for seat, hand in enumerate(setup.hands):
        if card in hand | setup.laid_off(seat):
            if card not in setup.picked[seat]:
                yield (
                    f"Seat {seat} can have the first upcard {card} only from the pile; "
                    f"'picked {seat}' must name it."
                )
            return
    yield (
        f"The first upcard {card} is not on the pile, so somebody has taken it; the hand that "
        "holds it must name it."
    )


def _start(setup: Setup) -> Iterator[str]:
    """A first offer or a first draw after something else has happened."""
    first = (setup.dealer + 1) % setup.players
    if setup.phase is Phase.OFFER:
        if setup.pile != (setup.upcard,) or any(setup.picked):
            yield f"While the upcard is offered, the pile is {setup.upcard} and nothing else."
        # A card that is said to be taken is refused as such; exchanges follows from it.
        if (setup.exchanges and setup.taken is None) or setup.recycled:
            yield "While the upcard is offered, exchanges and recycled are 0."
    elif setup.phase is Phase.DRAW and setup.stock_is_full and not setup.exchanges:
        if setup.pile != (setup.upcard,):
            yield "Nobody has drawn from the stock, so exchanges is 1 or more."
        elif setup.turn != first:
            yield f"Nobody has drawn yet; the first turn is seat {first}'s, left of the dealer."


def _exchanges(setup: Setup) -> Iterator[str]:
    if setup.phase is Phase.DRAW and setup.exchanges == setup.rules.exchange_cap:
        yield f"After {setup.exchanges} exchanges the hand is void; 'exchanges' must be lower."
    if setup.taker is None:
        return
    if setup.taken is not None and not setup.exchanges:
        yield f"{setup.taken} was taken from the pile, so exchanges is 1 or more."
    elif setup.taken is None and setup.exchanges:
        yield (
            "No card was taken from the pile this turn, so one was drawn from the stock and "
            "exchanges is 0."
        )


def _taken(setup: Setup) -> Iterator[str]:
    """A taken card that its taker does not have."""
    card, seat = setup.taken, setup.taker
    if card is None:
        return
    if seat is None:
        yield f"In the phase {setup.phase} no card was taken this turn; {card} cannot be 'taken'."
        return
    if card in setup.hands[seat] and card in setup.picked[seat]:
        return
    back = setup.pile[-1:] == (card,) and setup.phase is not Phase.DISCARD
    if not back:
        yield f"Seat {seat} has taken {card} this turn, so {card} must be in its hand."
    elif not setup.rules.may_return_taken_card:
        yield f"Under {setup.rules.key} seat {seat} may not throw {card}, which it has taken."


def _picked(setup: Setup) -> Iterator[str]:
    for seat, cards in enumerate(setup.picked):
        if gone := cards - (setup.hands[seat] | setup.laid_off(seat)):
            yield f"Seat {seat} is said to have picked {gone}, which is not in its hand."


def _knocker(setup: Setup) -> Iterator[str]:
    """A showdown without what belongs to it, or what belongs to one before it."""
    phase, knocker = setup.phase, setup.knocker
    if phase not in SHOWDOWN:
        if knocker is not None:
            yield f"In the phase {phase} nobody has knocked yet; 'knocker' is none."
    elif knocker is None and phase is not Phase.OVER:
        yield f"The phase {phase} follows a knock; 'knocker' must name a seat."
    elif knocker is not None and (setup.turn == knocker) is (phase is Phase.LAYOFF):
        whose = "a defender's" if phase is Phase.LAYOFF else "the knocker's"
        yield f"In the phase {phase} the turn is {whose}, not seat {setup.turn}'s."
    laid = knocker is not None and phase in (Phase.LAYOFF, Phase.OVER)
    if laid and setup.spread is None:
        yield f"In the phase {phase} the knocker's melds lie open; 'spread' must name them."
    if not laid and (setup.spread is not None or setup.layoffs):
        yield f"In the phase {phase} no melds are laid down; 'spread' and 'layoffs' have no place."


def _spread(setup: Setup) -> Iterator[str]:
    """Melds that are none, or not in the knocker's hand."""
    laid = CardSet()
    for meld in setup.spread or ():
        if find_meld(meld.cards, setup.rules) != meld:
            yield f"{meld} is no meld under {setup.rules.key}."
        if both := laid & meld.cards:
            yield f"{both} cannot be in two melds at once."
        laid |= meld.cards
    if setup.knocker is not None and (strange := laid - setup.hands[setup.knocker]):
        yield f"{strange} is laid down but not in the hand of seat {setup.knocker}, who knocked."


def _layoffs(setup: Setup) -> Iterator[str]:
    """Layoffs out of turn."""
    if setup.knocker is None:
        return
    order = setup.defenders
    if setup.phase is Phase.LAYOFF and setup.turn in order:
        order = order[: order.index(setup.turn) + 1]
    seats = [seat for seat, _ in setup.layoffs]
    for seat in sorted(set(seats) - set(order)):
        yield f"Seat {seat} cannot have laid off by now; seats {_list(order)} can."
    turns = [order.index(seat) for seat in seats if seat in order]
    if turns != sorted(turns):
        yield f"Layoffs are made in turn order: seats {_list(order)}."


def _showdown(setup: Setup) -> Iterator[str]:
    """A knock, melds or layoffs that the rules refuse."""
    flaws = (_pile, _knocker, _spread, _layoffs)
    if setup.knocker is None or any(problem for flaw in flaws for problem in flaw(setup)):
        return
    sizes, hands = setup.hand_sizes, setup.hands
    if setup.big_gin and sizes[setup.knocker] != len(hands[setup.knocker]):
        return
    if any(len(hands[seat]) != sizes[seat] for seat in setup.open_seats):
        return
    if setup.phase is Phase.SPREAD and len(hands[setup.knocker]) < sizes[setup.knocker]:
        if knocking_hand(setup, tuple(setup.unseen)) is None:
            yield f"With the cards that are left, seat {setup.knocker} cannot have knocked."
        return
    try:
        staged(setup, hands, (), "")
    except IllegalAction as error:
        yield str(error)


def _list(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))


CHECKS: tuple[tuple[str, Callable[[Setup], Iterator[str]]], ...] = (
    ("hands pile layoffs", _repeated),
    ("rules players phase turn knocker hands layoffs seat", _sizes),
    ("rules players phase turn knocker hands layoffs pile", _too_many),
    ("rules players phase turn knocker hands layoffs pile taken exchanges", _stock),
    ("rules players phase knocker hands pile taken", _pile),
    ("hands pile layoffs picked upcard recycled", _upcard),
    ("rules players phase dealer turn hands pile picked upcard taken exchanges recycled", _start),
    ("rules phase turn knocker taken exchanges", _exchanges),
    ("rules phase turn knocker hands picked pile taken", _taken),
    ("hands picked layoffs", _picked),
    ("phase turn knocker spread layoffs", _knocker),
    ("rules hands knocker spread", _spread),
    ("players phase turn knocker layoffs", _layoffs),
    ("rules players phase turn knocker hands pile taken upcard spread layoffs", _showdown),
)
"""Each check, and the fields that it rests on."""
