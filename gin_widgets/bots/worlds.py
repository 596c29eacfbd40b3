"""Where the hidden cards may be: whole hands that look to one seat just as this one does.

Cards dealt evenly would make the others too weak: who has drawn and thrown for eight turns holds
better cards than who has just been dealt. So every guess is dealt and then played in, see
`montecarlo.imagine`.
"""

from collections.abc import Iterator
from itertools import count
from random import Random

from gin_widgets.bots import montecarlo as known
from gin_widgets.bots import playout as at
from gin_widgets.bots.engine import PLAIN
from gin_widgets.bots.rollout import setting
from gin_widgets.cards import DECK, CardSet
from gin_widgets.play import Phase, Position, Round, SeatView, seed_of
from gin_widgets.play.shuffle import SEED_LIMIT
from gin_widgets.play.staged import staged
from gin_widgets.play.unseen import deal_unseen


def worlds(view: SeatView, seed: int | None = None) -> Iterator[Round]:
    """Hand after hand as this one may be; each gives its seat the same view again.

    What a seat was seen taking is in its hand, what was thrown in the pile, and the other cards are
    dealt by chance and played in. How a player keeps its hand is judged by runs of one suit with
    the ace low, under any rules. The same seed gives the same hands.

    Raises:
        NotationError: the seed is no whole number that can be one.

    >>> view = Round.deal("house", seed=7).view(0)
    >>> guess = next(worlds(view, seed=1))
    >>> guess.view(0) == view
    True
    """
    number = seed_of(seed)
    position = Position.of(view)
    table, seen = moment_of(view, number), seen_by(view)
    for world in count():
        key = f"{number} world {world}"
        if view.phase is Phase.SPREAD and view.seat != view.knocker:
            # Not any hand can have knocked, so it is looked for.
            yield staged(position, *deal_unseen(position, key), key)
            continue
        PLAIN.imagine(table, seen)
        hands = tuple(CardSet.from_mask(mask) for mask in table[at.HANDS :][: view.players])
        stock = [DECK[card] for card in table[table[at.NEXT] : table[at.END]]]
        yield staged(position, hands, stock, key)


def moment_of(view: SeatView, seed: int) -> list[int]:
    """The table of `playout` at this moment, the hidden cards at the end of its deck.

    Its dice are those of the seed. Only `montecarlo.imagine` puts cards into hands.
    """
    table = [*setting(view.rules, view.players), *[0] * (at.SIZE - at.DEALER)]
    offering = view.phase is Phase.OFFER
    passes = (view.turn - view.dealer - 1) % view.players
    table[at.DEALER], table[at.TURN] = view.dealer, view.turn
    table[at.OFFERS] = view.players - passes if offering else 0
    table[at.DECLINED] = int(view.upcard_declined)
    table[at.EXCHANGES], table[at.RECYCLED] = view.exchanges, view.recycled
    table[at.UPCARD] = view.upcard.index
    for place, card in enumerate(view.pile, at.PILE):
        table[place] = card.index
    table[at.TOP] = at.PILE + len(view.pile) - 1
    hidden = [card.index for card in Position.of(view).unseen]
    table[at.DECK + 52 - len(hidden) : at.DECK + 52] = hidden
    table[at.DICE] = 1 + int(Random(f"{seed} worlds").random() * SEED_LIMIT)  # noqa: S311  (a game)
    return table


def seen_by(view: SeatView) -> list[int]:
    """What `montecarlo` is told that this seat knows."""
    position, seen = Position.of(view), [0] * known.SEEN_SIZE
    seen[known.FIRST] = at.DECK + 52 - len(position.unseen)
    seen[known.ENDS] = view.limit
    for seat, (hand, size) in enumerate(zip(position.hands, view.hand_sizes, strict=True)):
        seen[known.KNOWN + seat], seen[known.MISSING + seat] = hand.mask, size - len(hand)
    for seat in drawers(view):
        seen[known.DRAWN + seat] += 1
    return seen


def drawers(view: SeatView) -> list[int]:
    """Who has drawn from the stock, the latest first, as if nobody had ever taken a card instead.

    The table does not remember who took a card and threw it again, so that where somebody has, the
    turns of two neighbours can be told one for the other.
    """
    full = len(DECK) - view.players * view.rules.cards_each(view.players) - 1
    draws = full - view.stock_size + view.recycled * (full - view.rules.stock_floor)
    if view.knocker is not None:
        last = view.knocker
    elif view.phase in (Phase.DISCARD, Phase.KNOCK):
        last = view.turn
    else:
        last = view.turn - 1
    return [(last - turn) % view.players for turn in range(draws)]
