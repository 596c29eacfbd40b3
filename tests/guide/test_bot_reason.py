"""Why the computer chose what it chose last, from what its seat had seen."""

import pytest

from gin_widgets.bots import BOTS, bot_of
from gin_widgets.guide import Game, Session
from gin_widgets.guide.bot_reason import last_choice
from tests.guide.sitting import at_its_end, next_action, press, sit


def ended(bot: str, players: int = 2, seed: int = 5) -> Session:
    """A hand against this player, played to its end."""
    session = Session(Game.start("house", players, seed, bot))
    while session.game.match.round.result is None:
        press(session, next_action(session))
    return session


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_tells_what_it_looks_at_and_chose_last(bot: str) -> None:
    for seed in range(6):
        session = ended(bot, seed=seed)
        press(session, "reason")
        said = session.said
        assert not said["refused"]
        assert "I look at" in said["text"]
        choice = last_choice(session.game.match, 1)
        if choice is None:
            assert said["text"].endswith("North had nothing to choose.")
            continue
        view, action = choice
        assert view.seat == 1
        assert bot_of(bot).choose(view) == action
        assert f"North {'threw' if hasattr(action, 'card') else 'declared'}" in said["text"]


def test_of_several_each_tells_its_own() -> None:
    session = ended("simple", players=4)
    session.type("reason")
    assert all(name in session.said["text"] for name in ("Ada", "Ben", "Cleo"))
    labels = [each["label"] for each in session.state()["actions"]]
    assert "Show their reasons" in labels


def test_no_reason_is_told_before_the_end() -> None:
    session = sit()
    session.type("reason")
    assert session.said["text"] == "The computer tells its reasons after the hand."
    assert "reason" not in [each["id"] for each in session.state()["actions"]]


def test_the_button_stands_beside_the_result() -> None:
    session = at_its_end()
    (button,) = (each for each in session.state()["actions"] if each["id"] == "reason")
    assert button["label"] == "Show the reason of North"
