import json
from pathlib import Path

import pytest

from gin_widgets.cards import DECK
from gin_widgets.play import Match, Round
from gin_widgets.play.shuffle import SEED_LIMIT, fresh_seed, seed_of, shuffled

DEALS = json.loads((Path(__file__).parents[1] / "data" / "deals.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("deal", DEALS["rounds"], ids=lambda deal: f"seed {deal['seed']}")
def test_a_seeded_deal_is_the_same_for_good(deal: dict[str, object]) -> None:
    """Links and records name a seed; whoever changes what it deals breaks them."""
    seed, deck = deal["seed"], deal["deck"]
    assert isinstance(seed, int)
    assert isinstance(deck, str)
    assert Round.deal("house", seed=seed) == Round.deal("house", deck=deck)


@pytest.mark.parametrize("match", DEALS["matches"], ids=lambda match: f"seed {match['seed']}")
def test_a_seeded_match_has_the_same_dealer_and_first_deal_for_good(match: dict[str, str]) -> None:
    seed = int(match["seed"])
    opening = Match.start("house", seed=seed).round
    assert opening == Round.deal("house", dealer=int(match["dealer"]), deck=match["deck"])


def test_a_shuffled_deck_has_each_card_once() -> None:
    for seed in range(100):
        assert sorted(shuffled(str(seed))) == list(DECK)


def test_every_card_comes_to_every_place_about_as_often() -> None:
    """52 cells of 2000/52 = 38.5 on average; beyond six deviations something is wrong."""
    tops = [shuffled(str(seed))[0] for seed in range(2000)]
    lasts = [shuffled(str(seed))[-1] for seed in range(2000)]
    for cards in (tops, lasts):
        counts = [cards.count(card) for card in DECK]
        assert min(counts) > 5
        assert max(counts) < 76


def test_a_fresh_seed_fits_a_browser_number() -> None:
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)


def test_the_first_and_the_last_seed_are_seeds() -> None:
    assert seed_of(0) == 0
    assert seed_of(SEED_LIMIT - 1) == SEED_LIMIT - 1
