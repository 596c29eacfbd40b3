"""A whole hand on bare integers, played by greedy players at machine speed.

Everything on the table is one list of whole numbers, `table`, at the places named below. The rules
of play are those of `play.advance`, the players are `SimplePlayer`, and `tests/bots` holds the two
against each other. Like the solver in `cards/kernel` this source serves twice, plain and compiled.

A card is its index, a hand its mask, a seat its number, yes and no are 1 and 0.
"""

from typing import Final

from gin_widgets.cards.kernel import best_drop, in_runs, least_deadwood, missing_from
from gin_widgets.cards.laying import ROOM, choose_layoffs, choose_melds

SEATS: Final = 6
"""Places for so many players, whether they are taken or not."""
NOBODY: Final = -1
UNKNOWN: Final = -1

# What was agreed. In the places before it `cards/laying` works.
PLAYERS: Final = ROOM
CARDS_EACH: Final = 7
OFFERED: Final = 8
"""Whether the first upcard is offered round."""
LIMITS: Final = 9
"""Thirteen: the highest deadwood that may knock, by the rank of the card that sets the limit."""
TOP_SETS_LIMIT: Final = 22
"""Whether the card just thrown sets the limit, and not the first upcard."""
BIG_GIN: Final = 23
CHAIN: Final = 24
"""What a defender may build on: 0 the melds as laid, 1 his own layoffs too, 2 anybody's."""
STOCK_FLOOR: Final = 25
NEW_STOCKS: Final = 26
"""How many new stocks there may be."""
EXCHANGE_CAP: Final = 27
DEFENDER_WINS_TIE: Final = 28
PAYS_BONUS: Final = 29
"""Whether the winner writes points."""
PAYS_COUNTS: Final = 30
"""Whether they are for the counts too, and not for the bonus alone."""
PAYS_PENALTY: Final = 31
"""Whether the losers write penalty points."""
ALL_HANDS: Final = 32
"""Whether a penalty is counted from all hands."""
BONUSES: Final = 33
"""Four: the winner's bonus, by how the hand ended."""
UNDERCUT_DIFFERENCE: Final = 37
GIN_FACTOR: Final = 38
GIN_PENALTY: Final = 39
UNDERCUT_PENALTY: Final = 40
SPADES_DOUBLE: Final = 41
PLANS: Final = 42
"""The most deadwood that each seat knocks with; 0 waits for gin."""
AT_ONCE: Final = 10
"""The plan that knocks as soon as the rules allow, since no limit is higher."""

# The moment of the hand.
DEALER: Final = PLANS + SEATS
TURN: Final = DEALER + 1
OFFERS: Final = DEALER + 2
"""How many have still to be offered the first upcard."""
DECLINED: Final = DEALER + 3
"""Whether all passed, and the first draw must be from the stock."""
EXCHANGES: Final = DEALER + 4
RECYCLED: Final = DEALER + 5
NEXT: Final = DEALER + 6
"""The place of the stock's next card."""
END: Final = DEALER + 7
"""The place behind the stock's last card."""
TOP: Final = DEALER + 8
"""The place of the pile's top card."""
DICE: Final = DEALER + 9
"""The kernel's own source of chance, or 0 where the caller shuffles a new stock."""
MIXED: Final = DEALER + 10
"""The first place of the deck whose card the dice have yet to choose, where they choose it."""
HANDS: Final = DEALER + 11
"""The cards of each seat."""
COUNTS: Final = HANDS + SEATS
"""The least deadwood of each seat's cards, where it is known."""
DECK: Final = COUNTS + SEATS
"""The cards in dealing order; the first stock is their end."""
STOCK: Final = DECK + 52
"""A new stock."""
PILE: Final = STOCK + 52
"""The cards face up, the top one last."""

# What came of it.
RESULT: Final = PILE + 52
ENDING: Final = RESULT
WINNER: Final = RESULT + 1
KNOCKER: Final = RESULT + 2
UPCARD: Final = RESULT + 3
TURNS: Final = RESULT + 4
"""How often somebody drew and threw."""
ALLOWED: Final = RESULT + 5
"""The first of these turns whose throw could have been a knock, from 1, or 0."""
LEFT: Final = RESULT + 6
"""How many cards the stock still holds."""
DEADWOOD: Final = RESULT + 7
"""The count of each seat after layoffs; this and the next two are `STRIDE` places apart by seat."""
POINTS: Final = RESULT + 8
PENALTIES: Final = RESULT + 9
STRIDE: Final = 3
SIZE: Final = DEADWOOD + STRIDE * SEATS
RESULT_SIZE: Final = SIZE - RESULT

# How a hand ends; the first four are places among `BONUSES`.
KNOCK: Final = 0
GIN: Final = 1
BIG: Final = 2
UNDERCUT: Final = 3
VOID: Final = 4
STOCK_WANTED: Final = 5
"""Not an end: the caller has to shuffle a new stock, and to play on."""
NOT_YET: Final = 6

ALIKE: Final = tuple(
    sum(1 << 13 * suit + index % 13 for suit in range(4) if suit != index // 13)
    for index in range(52)
)
"""The other cards of a card's rank."""
NEAR: Final = tuple(
    sum(1 << other for other in range(52) if other // 13 == index // 13 and abs(other - index) < 3)
    for index in range(52)
)
"""The cards that can be in a run of three with a card, itself included."""

WORD: Final = (1 << 32) - 1
MULTIPLIER: Final = 2147483085
"""The largest below 2**31 for which both MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are
prime, so that the dice come round after MULTIPLIER * 2**31 - 1 throws."""


def play_on(table: list[int]) -> int:
    """Play the hand to its end; how it ended, or `STOCK_WANTED`."""
    offers, declined, exchanges = table[OFFERS], table[DECLINED], table[EXCHANGES]
    stock, mixed, top, turns = table[NEXT], table[MIXED], table[TOP], table[TURNS]
    cap, low, big = table[EXCHANGE_CAP], table[END] - table[STOCK_FLOOR], table[BIG_GIN]
    limit, moving = table[LIMITS + table[UPCARD] % 13], table[TOP_SETS_LIMIT]
    seat, last = HANDS + table[TURN], HANDS + table[PLAYERS] - 1
    ending = NOT_YET
    while ending == NOT_YET:
        hand, key = table[seat], -1
        if not declined and joins(hand, table[top]):
            key = key_with(hand, table[top], table[seat + SEATS])
        if key >= 0:
            held = hand | 1 << table[top]
            top, exchanges = top - 1, exchanges + 1
        elif offers:
            offers -= 1
            declined = 0 if offers else 1
            seat = seat + 1 if seat < last else HANDS
            continue
        else:
            if stock == mixed:
                mixed = mix(table, stock, stock + 8, table[END])
            held = hand | 1 << table[stock]
            key = best_drop(held)
            stock, exchanges = stock + 1, 0
        offers, declined, turns = 0, 0, turns + 1
        if big and least_deadwood(held) == 0:
            table[seat], table[seat + SEATS] = held, 0
            ending = BIG
            break
        after, card = key >> 10, 51 - (key & 63)
        table[seat], table[seat + SEATS] = held ^ 1 << card, after
        top += 1
        table[top] = card
        if moving:
            limit = table[LIMITS + card % 13]
        if after <= limit and not waits(table, seat, after, turns):
            ending = KNOCK if after else GIN
            break
        seat = seat + 1 if seat < last else HANDS
        if exchanges >= cap:
            ending = VOID
        elif stock >= low:
            table[NEXT], table[TOP] = stock, top
            ending = turn_pile_over(table)
            stock, mixed, top = table[NEXT], table[MIXED], table[TOP]
            low = table[END] - table[STOCK_FLOOR]
    table[TURN], table[OFFERS] = seat - HANDS, offers
    table[DECLINED], table[EXCHANGES] = declined, exchanges
    table[NEXT], table[MIXED], table[TOP], table[TURNS] = stock, mixed, top, turns
    return finish(table, ending)


def waits(table: list[int], seat: int, count: int, turn: int) -> bool:
    """Whether the seat's plan is to go on with a count that it may knock with in this turn."""
    if count <= table[seat + PLANS - HANDS]:
        return False
    table[ALLOWED] = table[ALLOWED] or turn
    return True


def finish(table: list[int], ending: int) -> int:
    """Show the hands and write the score, if the hand is over; how it ended."""
    table[LEFT] = table[END] - table[NEXT]
    if ending < VOID:
        table[ALLOWED] = table[ALLOWED] or table[TURNS]
        ending = show(table, ending)
    if ending < STOCK_WANTED:
        score(table, ending)
    return ending


def joins(hand: int, card: int) -> bool:
    """Whether a card makes a meld with cards of the hand."""
    near = hand & NEAR[card]
    if near & near - 1 and in_runs(near | 1 << card) >> card & 1:
        return True
    alike = hand & ALIKE[card]
    return alike & alike - 1 != 0


def key_with(hand: int, card: int, count: int) -> int:
    """The key of the best throw with a card taken from the pile, or -1 where it is not wanted.

    It is wanted when the deadwood falls, and would not fall as far if the card were left loose.
    """
    held = hand | 1 << card
    key = best_drop(held)
    after = key >> 10
    if count == UNKNOWN:
        count = least_deadwood(hand)
    if after >= count:
        return -1
    loose = least_deadwood(held ^ 1 << 51 - (key & 63) ^ 1 << card) + min(card % 13, 9) + 1
    return key if after < loose else -1


def show(table: list[int], ending: int) -> int:
    """Lay the hands open after a knock or gin, the knocker's at its best; how the hand ended."""
    runs = missing = 0
    if ending == KNOCK:
        choose_melds(table[HANDS + table[TURN]], table)
        runs, missing = table[2], missing_from(table[1])
    return lay_open(table, ending, runs, missing)


def lay_open(table: list[int], ending: int, runs: int, missing: int) -> int:
    """Count the hands once the knocker's lies open; how the hand ended.

    `runs` are the cards in his runs, `missing` those that would make his sets of three whole.
    """
    players, knocker = table[PLAYERS], table[TURN]
    own = table[COUNTS + knocker]
    table[KNOCKER], table[DEADWOOD + STRIDE * knocker] = knocker, own
    best, lowest, seat = knocker, 1 << 20, knocker
    for _ in range(players - 1):
        seat = seat + 1 if seat + 1 < players else 0
        if ending == KNOCK:
            chain = 1 if table[CHAIN] else 0
            count = choose_layoffs(table[HANDS + seat], runs, missing, chain, table)
            if table[CHAIN] == 2:
                runs |= table[1]
        elif table[COUNTS + seat] == UNKNOWN:
            count = least_deadwood(table[HANDS + seat])
        else:
            count = table[COUNTS + seat]
        table[DEADWOOD + STRIDE * seat] = count
        if count < lowest:
            best, lowest = seat, count
    table[WINNER] = knocker
    if ending == KNOCK and (own > lowest or (own == lowest and table[DEFENDER_WINS_TIE])):
        table[WINNER] = best
        return UNDERCUT
    return ending


def score(table: list[int], ending: int) -> None:
    """Write what everybody gets for the hand."""
    table[ENDING] = ending
    behind = DEADWOOD + STRIDE * table[PLAYERS]
    if ending == VOID:
        table[WINNER] = table[KNOCKER] = NOBODY
        for at in range(DEADWOOD, behind):
            table[at] = 0
        return
    gin, winner = ending in (GIN, BIG), DEADWOOD + STRIDE * table[WINNER]
    times = 2 if table[SPADES_DOUBLE] and table[UPCARD] < 13 else 1
    lowest, everybody = table[winner], 0
    for at in range(DEADWOOD, behind, STRIDE):
        everybody += table[at]
    points = table[BONUSES + ending] if table[PAYS_BONUS] else 0
    for at in range(DEADWOOD, behind, STRIDE):
        owed = 0
        if at != winner:
            count = table[at]
            if table[PAYS_COUNTS]:
                if gin:
                    points += count
                elif ending == KNOCK or table[UNDERCUT_DIFFERENCE]:
                    points += count - lowest
            if table[PAYS_PENALTY]:
                if table[ALL_HANDS]:
                    count = everybody
                owed = count * table[GIN_FACTOR] + table[GIN_PENALTY] if gin else count - lowest
                if ending == UNDERCUT and at == DEADWOOD + STRIDE * table[KNOCKER]:
                    owed += table[UNDERCUT_PENALTY]
        table[at + 1], table[at + 2] = 0, owed * times
    table[winner + 1] = points * times


def turn_pile_over(table: list[int]) -> int:
    """Shuffle the pile below its top card under what is left of the stock, if the rules say so.

    The answer is NOT_YET, or what it means where that is not done.
    """
    if table[RECYCLED] == table[NEW_STOCKS] or table[TOP] == PILE:
        return VOID
    if table[DICE] == 0:
        return STOCK_WANTED
    place = STOCK
    for at in range(table[NEXT], table[END]):
        table[place] = table[at]
        place += 1
    fresh = place
    for at in range(PILE, table[TOP]):
        table[place] = table[at]
        place += 1
    table[PILE] = table[table[TOP]]
    table[NEXT], table[END], table[TOP] = STOCK, place, PILE
    table[RECYCLED] += 1
    table[MIXED] = mix(table, fresh, place, place)
    return NOT_YET


def mix(table: list[int], place: int, stop: int, end: int) -> int:
    """Let the dice choose the cards for the places up to `stop` among those up to `end`.

    They are chosen two by two. The answer is the first place whose card is not chosen.
    """
    dice, left = table[DICE], end - place
    while place < stop and left > 1:
        dice = MULTIPLIER * (dice & WORD) + (dice >> 32)
        # One of `left` cards and one of the others, from a single throw below 2 ** 32.
        both = ((dice ^ dice >> 32) & WORD) * left * (left - 1) >> 32
        one, other = place + both // (left - 1), place + 1 + both % (left - 1)
        table[place], table[one] = table[one], table[place]
        table[place + 1], table[other] = table[other], table[place + 1]
        place += 2
        left -= 2
    table[DICE] = dice
    return place if left > 1 else end


def deal(table: list[int]) -> None:
    """Deal the deck: one card at a time from the dealer's left, then the upcard, then the stock."""
    players = table[PLAYERS]
    first, upcard = (table[DEALER] + 1) % players, DECK + players * table[CARDS_EACH]
    seat = HANDS + first
    for start in range(DECK, DECK + players):
        hand = 0
        for place in range(start, upcard, players):
            hand |= 1 << table[place]
        table[seat], table[seat + SEATS] = hand, UNKNOWN
        seat = seat + 1 if seat + 1 < HANDS + players else HANDS
    table[UPCARD] = table[PILE] = table[upcard]
    table[NEXT], table[END], table[TOP] = upcard + 1, DECK + 52, PILE
    table[TURN], table[OFFERS] = first, players if table[OFFERED] else 0
    table[DECLINED] = table[EXCHANGES] = table[RECYCLED] = table[TURNS] = table[ALLOWED] = 0


def play_many(table: list[int], hands: int, results: list[int]) -> None:
    """Shuffle, deal and play so many hands, each dealt by the next seat; write down each result.

    A result takes `RESULT_SIZE` places, of which those of empty seats stay as they are.
    """
    order(table)
    for start in range(0, hands * RESULT_SIZE, RESULT_SIZE):
        # Most hands are over ten cards later, and the others go on mixing.
        place = DECK + table[PLAYERS] * table[CARDS_EACH] + 11
        table[MIXED] = mix(table, DECK, place, DECK + 52)
        play_dealt(table, start, results)


def play_each(table: list[int], dice: list[int], results: list[int]) -> None:
    """Deal and play a hand for each of the dice, each dealt by the next seat; write them down.

    The dice order the whole deck, and no more: a hand that needs a new stock is left there, and
    ends as `STOCK_WANTED`.
    """
    for hand in range(len(dice)):
        order(table)
        table[DICE] = dice[hand]
        table[MIXED] = mix(table, DECK, DECK + 52, DECK + 52)
        table[DICE] = 0
        play_dealt(table, hand * RESULT_SIZE, results)


def order(table: list[int]) -> None:
    """Put the deck in order."""
    for card in range(52):
        table[DECK + card] = card


def play_dealt(table: list[int], start: int, results: list[int]) -> None:
    """Deal the deck, play the hand, write its result down, and pass the deal on."""
    players = table[PLAYERS]
    deal(table)
    table[ENDING] = play_on(table)
    for at in range(DEADWOOD - RESULT + STRIDE * players):
        results[start + at] = table[RESULT + at]
    table[DEALER] = (table[DEALER] + 1) % players
