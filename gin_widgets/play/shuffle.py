"""Where chance comes in: a seed gives the same deck on every machine, for good."""

from collections.abc import Iterable
from random import Random, SystemRandom

from gin_widgets.cards import DECK, Card, CardSet, NotationError
from gin_widgets.play.notation import cards_in_order

SEED_LIMIT = 2**53
"""Seeds lie below this, so that a browser can hold one exactly."""


def fresh_seed() -> int:
    """A seed that nobody could have guessed."""
    return SystemRandom().randrange(SEED_LIMIT)


def seed_of(seed: object) -> int:
    """The seed that is meant; None asks for a fresh one.

    Raises:
        NotationError: it is no whole number from 0 up to 9007199254740991.
    """
    if seed is None:
        return fresh_seed()
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < SEED_LIMIT:
        return seed
    raise NotationError(
        f"The seed is {seed!r}; it must be a whole number from 0 to {SEED_LIMIT - 1}, or None."
    )


def next_seed(seed: int) -> int:
    """The seed of the match that follows."""
    return (seed + 1) % SEED_LIMIT


def shuffled(key: str, cards: Iterable[Card] = DECK) -> tuple[Card, ...]:
    """The cards in the order that this key stands for.

    Fisher and Yates on `Random.random` alone: the one method whose sequence Python promises to
    keep for a given seed.
    """
    dice = Random(key)  # noqa: S311  (a card game, replayed on purpose)
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        other = int(dice.random() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def deck_of(deck: str | Iterable[Card]) -> tuple[Card, ...]:
    """A whole deck in dealing order, from cards or from text such as "7H AS …".

    Raises:
        NotationError: it is neither, or does not hold each of the 52 cards once.
    """
    cards = cards_in_order(deck) if isinstance(deck, str) else _cards(deck)
    missing = CardSet(DECK) - CardSet(dict.fromkeys(cards))
    if missing or len(cards) != len(DECK):
        raise NotationError(
            f"A deck holds each of the 52 cards once; this one has {len(cards)} cards"
            + (f" and lacks {missing}." if missing else ".")
        )
    return cards


def _cards(deck: object) -> tuple[Card, ...]:
    """The cards themselves, once they are some."""
    cards = tuple(deck) if isinstance(deck, Iterable) else (deck,)
    for card in cards:
        if not isinstance(card, Card):
            raise NotationError(f"A deck is made of cards or written as text; {card!r} is neither.")
    return cards
