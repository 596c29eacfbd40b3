"""The kernel's own dice."""

from collections import Counter

import pytest

from gin_widgets.bots import playout as at
from gin_widgets.bots.engine import Engine
from gin_widgets.bots.rollout import setting
from gin_widgets.cards import DECK, CardSet
from gin_widgets.play import Round
from gin_widgets.rules import HOUSE


def fresh(dice: int, players: int = 2) -> list[int]:
    table = [*setting(HOUSE, players), *[0] * (at.SIZE - at.DEALER)]
    table[at.DECK : at.DECK + 52] = range(52)
    table[at.DICE] = dice
    return table


def prime(number: int) -> bool:
    """Miller and Rabin; sure for all numbers below 3.3 * 10**24 with these bases."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        power = pow(base, odd, number)
        if power in (1, number - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % number
            if power == number - 1:
                break
        else:
            return False
    return True


def test_the_dice_come_round_after_as_many_throws_as_can_be() -> None:
    """They are powers of 2**-32 modulo a prime p; half of p - 1 is prime, and 2**32 a square."""
    a = at.MULTIPLIER
    assert a < 2**31
    assert prime(a * 2**32 - 1)
    assert prime(a * 2**31 - 1)
    assert not any(prime(b * 2**32 - 1) and prime(b * 2**31 - 1) for b in range(a + 1, 2**31))


def test_no_throw_leaves_63_bits() -> None:
    largest = at.MULTIPLIER * 2**32 - 2
    assert at.MULTIPLIER * (largest & at.WORD) + (largest >> 32) < 2**63


def test_a_shuffle_is_the_same_in_both_modes_and_loses_no_card(mode: Engine) -> None:
    plain, other = fresh(4217), mode.ints(fresh(4217))
    for _ in range(200):
        at.mix(plain, at.DECK, at.DECK + 52, at.DECK + 52)
        mode.mix(other, at.DECK, at.DECK + 52, at.DECK + 52)
        assert list(other) == plain
        assert sorted(plain[at.DECK : at.DECK + 52]) == list(range(52))


@pytest.mark.parametrize("cards", [1, 2, 3, 5])
def test_every_order_comes_up_equally_often(cards: int, mode: Engine) -> None:
    """Chi-square at three orders' worth of standard deviations, with one fixed seed."""
    table, met = mode.ints(fresh(99)), Counter[tuple[int, ...]]()
    shuffles = 6000
    for _ in range(shuffles):
        mode.mix(table, at.DECK, at.DECK + cards, at.DECK + cards)
        met[tuple(table[at.DECK : at.DECK + cards])] += 1
    orders = {1: 1, 2: 2, 3: 6, 5: 120}[cards]
    even = shuffles / orders
    off = sum((met[order] - even) ** 2 / even for order in met) + (orders - len(met)) * even
    assert len(met) == orders
    assert off < orders - 1 + 4 * (2 * orders) ** 0.5


def test_every_card_comes_to_every_place(mode: Engine) -> None:
    table, met = mode.ints(fresh(7)), Counter[tuple[int, int]]()
    for _ in range(5200):
        mode.mix(table, at.DECK, at.DECK + 52, at.DECK + 52)
        met.update(enumerate(int(card) for card in table[at.DECK : at.DECK + 52]))
    off = sum((met[place, card] - 100) ** 2 / 100 for place in range(52) for card in range(52))
    assert abs(off - 51 * 51) < 4 * (2 * 51 * 51) ** 0.5


@pytest.mark.parametrize("step", [1, 2, 5, 8, 51, 52, 60])
def test_a_deck_mixed_as_it_is_drawn_is_the_deck_mixed_at_once(step: int, mode: Engine) -> None:
    once, bit_by_bit = mode.ints(fresh(12)), mode.ints(fresh(12))
    end = at.DECK + 52
    assert mode.mix(once, at.DECK, end, end) == end
    place = at.DECK
    while place < end:
        before, place = place, mode.mix(bit_by_bit, place, place + step, end)
        assert min(before + step, end) <= place <= end
    assert list(bit_by_bit) == list(once)


@pytest.mark.parametrize("players", range(2, 7))
def test_a_deal_is_that_of_a_round(players: int, mode: Engine) -> None:
    table = mode.ints(fresh(31, players))
    for dealer in range(players):
        table[at.DEALER] = dealer
        mode.mix(table, at.DECK, at.DECK + 52, at.DECK + 52)
        deck = [DECK[card] for card in table[at.DECK : at.DECK + 52]]
        mode.deal(table)
        state = Round.deal(HOUSE, players, dealer, deck=deck).state
        hands = [CardSet.from_mask(int(table[at.HANDS + seat])) for seat in range(players)]
        assert tuple(hands) == state.hands
        assert DECK[table[at.UPCARD]] == state.upcard
        assert tuple(DECK[card] for card in table[table[at.NEXT] : table[at.END]]) == state.stock
        assert (table[at.TURN], table[at.OFFERS]) == (state.turn, players)
