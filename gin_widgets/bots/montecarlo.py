"""Ways to go on, each tried against the same hidden cards, on bare integers.

One world is a guess where the hidden cards are: the other hands and the order of the stock. Every
way is played out in it by the greedy players of `playout`, so that what two ways bring differs by
what they do and not by the luck of the cards. Like the rest of the kernel this source serves twice,
plain and compiled.
"""

from typing import Final

from gin_widgets.bots.playout import (
    BIG,
    BIG_GIN,
    COUNTS,
    DECK,
    DECLINED,
    END,
    EXCHANGE_CAP,
    EXCHANGES,
    GIN,
    HANDS,
    KNOCK,
    LIMITS,
    MIXED,
    NEXT,
    NOT_YET,
    OFFERS,
    PENALTIES,
    PLANS,
    PLAYERS,
    POINTS,
    SEATS,
    STOCK_FLOOR,
    STRIDE,
    TOP,
    TOP_SETS_LIMIT,
    TURN,
    UNKNOWN,
    UPCARD,
    VOID,
    finish,
    lay_open,
    mix,
    play_on,
    score,
    turn_pile_over,
)
from gin_widgets.cards.kernel import best_drop, least_deadwood

# What a seat knows of the hidden cards, which lie at the end of the deck.
FIRST: Final = 0
"""The place in the table of the first of them."""
ENDS: Final = 1
"""The deadwood with which another player would have ended the hand."""
KNOWN: Final = 2
"""The cards known to be in the hand of each seat."""
MISSING: Final = KNOWN + SEATS
"""How many cards of each seat's hand are hidden."""
DRAWN: Final = MISSING + SEATS
"""How often each seat has drawn one that nobody else saw."""
SEEN_SIZE: Final = DRAWN + SEATS

# A way to go on takes so many numbers: what is done, three more that belong to it, whether it is
# still tried, and what it brought in the last world.
WIDTH: Final = 6
OPEN: Final = 4
BROUGHT: Final = 5
# What leaves the hand going on has 1 as its last number where the seat waits for gin from then on.
FROM_STOCK: Final = 0
FROM_PILE: Final = 1
"""With the cards that may not be thrown then."""
PASS: Final = 2
THROW: Final = 3
"""With the card; none where it lies on the pile already."""
END_KNOCK: Final = 4
"""With the card, as before."""
END_GIN: Final = 5
END_BIG: Final = 6
SPREAD: Final = 7
"""With the deadwood, the cards in runs, and those that the sets lack."""
NO_CARD_NOW: Final = -1

# Of each way the sums hold how often it was tried, what it brought, and the squares of that; behind
# them, for each two ways, by how much the first brought more, and the squares.
EACH: Final = 3
PAIR: Final = 2


def try_ways(  # noqa: PLR0913, PLR0917  (the kernel writes into lists that it is given)
    start: list[int],
    table: list[int],
    seen: list[int],
    ways: list[int],
    sums: list[int],
    worlds: int,
) -> None:
    """Try each open way in so many worlds, and add up what they bring the seat whose turn it is.

    `start` is the table of this moment; what is in `table` beforehand does not matter.
    """
    seat = start[TURN]
    for _ in range(worlds):
        imagine(start, seen)
        for at in range(0, len(ways), WIDTH):
            if ways[at + OPEN]:
                table[:] = start
                go_on(table, ways[at], ways[at + 1], ways[at + 2], ways[at + 3])
                ways[at + BROUGHT] = worth(table, seat)
        add_up(ways, sums)


def add_up(ways: list[int], sums: list[int]) -> None:
    """Add what the open ways have brought in one world."""
    count = len(ways) // WIDTH
    for way in range(count):
        if ways[WIDTH * way + OPEN]:
            brought = ways[WIDTH * way + BROUGHT]
            sums[EACH * way] += 1
            sums[EACH * way + 1] += brought
            sums[EACH * way + 2] += brought * brought
            at = EACH * count + PAIR * (count * way + way + 1)
            for other in range(way + 1, count):
                if ways[WIDTH * other + OPEN]:
                    more = brought - ways[WIDTH * other + BROUGHT]
                    sums[at] += more
                    sums[at + 1] += more * more
                at += PAIR


def imagine(table: list[int], seen: list[int]) -> None:
    """Deal the hidden cards by chance, and let each hand become what its player would have kept.

    As often as a player has drawn from the stock, it draws here too and throws its worst card; only
    what it was seen taking stays. A throw that would have ended the hand is not believed.
    """
    players, end = table[PLAYERS], DECK + 52
    mix(table, seen[FIRST], end, end)
    stock = seen[FIRST]
    for seat in range(players):
        hand = seen[KNOWN + seat]
        for at in range(stock, stock + seen[MISSING + seat]):
            hand |= 1 << table[at]
        stock += seen[MISSING + seat]
        table[HANDS + seat], table[COUNTS + seat] = hand, UNKNOWN
    at, dealt, improved = stock, seen[FIRST], 0
    for seat in range(players):
        if seen[MISSING + seat] and stock < end:
            for _ in range(seen[DRAWN + seat]):
                improve(table, seen, seat, dealt, at)
                at, improved = at + 1 if at + 1 < end else stock, 1
        dealt += seen[MISSING + seat]
    if improved:
        mix(table, stock, end, end)
    table[NEXT], table[END], table[MIXED] = stock, end, end


def improve(table: list[int], seen: list[int], seat: int, dealt: int, at: int) -> None:
    """Change the worst card of a hand, if it is worse, for the one at a place of the stock.

    `dealt` is the place in the deck from which the hand has its hidden cards.
    """
    held, kept = table[HANDS + seat] | 1 << table[at], seen[KNOWN + seat]
    key = best_drop(held)
    if kept >> 51 - (key & 63) & 1:
        key = best_drop_but(held, kept)
    after, card = key >> 10, 51 - (key & 63)
    if after > seen[ENDS] and card != table[at]:
        table[HANDS + seat], table[COUNTS + seat] = held ^ 1 << card, after
        while table[dealt] != card:
            dealt += 1
        table[dealt], table[at] = table[at], card


def best_drop_but(held: int, kept: int) -> int:
    """The key of the best throw that is none of some cards, as `best_drop` gives it."""
    key = 1 << 20
    for index in range(52):
        if held >> index & 1 and not kept >> index & 1:
            points = min(index % 13, 9) + 1
            after = least_deadwood(held ^ 1 << index)
            key = min(key, (after << 10) + (10 - points << 6) + 51 - index)
    return key


def go_on(table: list[int], kind: int, what: int, runs: int, last: int) -> None:
    """Do what a way says, and have the hand played out and scored."""
    seat, ending = table[TURN], NOT_YET
    if last == 1 and kind <= THROW:
        table[PLANS + seat] = 0
    if kind == FROM_STOCK:
        table[DECLINED] = 1
    elif kind == FROM_PILE:
        ending = take(table, what)
    elif kind == PASS:
        table[OFFERS] -= 1
        table[DECLINED] = 0 if table[OFFERS] else 1
        table[TURN] = left_of(table, seat)
    elif kind == SPREAD:
        table[COUNTS + seat] = what
        score(table, lay_open(table, KNOCK, runs, last))
        return
    elif kind == END_BIG:
        table[COUNTS + seat], ending = 0, BIG
    else:
        if what != NO_CARD_NOW:
            throw(table, what)
        if kind == THROW:
            ending = end_turn(table)
        else:
            table[COUNTS + seat] = least_deadwood(table[HANDS + seat])
            ending = KNOCK if kind == END_KNOCK else GIN
    if ending == NOT_YET:
        play_on(table)
    else:
        finish(table, ending)


def take(table: list[int], barred: int) -> int:
    """Take the top card of the pile, throw the best card that is not barred, and end the turn."""
    seat, top = table[TURN], table[TOP]
    held = table[HANDS + seat] | 1 << table[top]
    table[HANDS + seat], table[TOP] = held, top - 1
    table[EXCHANGES] += 1
    table[OFFERS] = table[DECLINED] = 0
    if table[BIG_GIN] and least_deadwood(held) == 0:
        table[COUNTS + seat] = 0
        return BIG
    key = best_drop(held)
    if barred >> 51 - (key & 63) & 1:
        key = best_drop_but(held, barred)
    after, card = key >> 10, 51 - (key & 63)
    throw(table, card)
    table[COUNTS + seat] = after
    limit = table[LIMITS + (card if table[TOP_SETS_LIMIT] else table[UPCARD]) % 13]
    if after <= limit and after <= table[PLANS + seat]:
        return KNOCK if after else GIN
    return end_turn(table)


def throw(table: list[int], card: int) -> None:
    """Put a card of the hand on the pile."""
    seat = table[TURN]
    table[HANDS + seat] ^= 1 << card
    table[COUNTS + seat] = UNKNOWN
    table[TOP] += 1
    table[table[TOP]] = card


def end_turn(table: list[int]) -> int:
    """Pass the turn on after a throw; NOT_YET, or how the hand ends."""
    table[TURN] = left_of(table, table[TURN])
    if table[EXCHANGES] >= table[EXCHANGE_CAP]:
        return VOID
    if table[NEXT] >= table[END] - table[STOCK_FLOOR]:
        return turn_pile_over(table)
    return NOT_YET


def left_of(table: list[int], seat: int) -> int:
    """The seat whose turn follows."""
    return seat + 1 if seat + 1 < table[PLAYERS] else 0


def worth(table: list[int], seat: int) -> int:
    """What a hand has brought a seat: how far it is ahead of the others, added up over them.

    Penalty points count against whoever writes them.
    """
    players, at = table[PLAYERS], POINTS
    ahead = 0
    for who in range(players):
        written = table[at] - table[at + PENALTIES - POINTS]
        ahead += (players - 1) * written if who == seat else -written
        at += STRIDE
    return ahead
