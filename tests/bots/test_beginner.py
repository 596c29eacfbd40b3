"""Players that leave much to chance, but to dice that fall alike where the same is seen."""

from random import Random

import pytest

from gin_widgets.bots import BeginnerPlayer, RandomPlayer
from gin_widgets.cards import best_arrangement
from gin_widgets.play import Discard, Phase, Round
from tests.play.positions import OVER
from tests.tables import walk


def test_a_beginner_throws_no_melded_card_while_one_is_loose() -> None:
    thrown = 0
    for seed in range(12):
        for now in walk(Round.deal("house", seed=seed), Random(seed)):
            if now.phase is Phase.DISCARD:
                view = now.view(now.turn)
                action = BeginnerPlayer(seed).choose(view)
                loose = best_arrangement(view.hand).deadwood_cards
                if isinstance(action, Discard) and loose:
                    assert action.card in loose
                    thrown += 1
    assert thrown > 100


def test_a_beginner_ends_the_hand_as_soon_as_it_may() -> None:
    ended = 0
    for seed in range(12):
        for now in walk(Round.deal("house", seed=seed), Random(seed)):
            if now.phase is Phase.DISCARD:
                view = now.view(now.turn)
                can = any(not isinstance(action, Discard) for action in view.legal)
                assert isinstance(BeginnerPlayer().choose(view), Discard) is not can
                ended += can
    assert ended


@pytest.mark.parametrize("player", [RandomPlayer, BeginnerPlayer])
def test_another_seed_throws_other_dice(player: type[RandomPlayer] | type[BeginnerPlayer]) -> None:
    view = Round.deal("play_online", dealer=0, seed=4).play("stock").state.view(1)
    choices = {str(player(seed).choose(view)) for seed in range(60)}
    assert len(choices) >= 8
    assert {str(player(3).choose(view)) for _ in range(5)} == {str(player(3).choose(view))}


@pytest.mark.parametrize("player", [RandomPlayer(), BeginnerPlayer()])
def test_after_the_hand_there_is_nothing_to_choose(player: RandomPlayer | BeginnerPlayer) -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        player.choose(OVER.view(0))
