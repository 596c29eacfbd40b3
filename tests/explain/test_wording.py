import string
from importlib import import_module

import pytest

from gin_widgets.cards import DECK, Card, Meld, PlainMeldRules, RunKind
from gin_widgets.explain.wording import (
    GLOSSARY,
    MESSAGES,
    WORDS,
    Cast,
    capital,
    card_name,
    dearest_first,
    has,
    listed,
    meld_name,
    say,
    sum_of,
)
from gin_widgets.play import Reason
from gin_widgets.rules import LineKind, ResultKind


@pytest.mark.parametrize(("number", "said"), [(0, "0 points"), (1, "1 point"), (2, "2 points")])
def test_a_number_counts_its_noun(number: int, said: str) -> None:
    assert say("score.gin.you", points=number) == f"Gin! You win {said}."


def test_cards_are_glyphs_and_melds_have_their_kind() -> None:
    assert say("why.fits", card=Card.parse("TS"), meld=Meld.parse("7S 8S 9S")) == (
        "The 10♠ fits the run 7♠ 8♠ 9♠."
    )
    assert say("named", thing=Meld.parse("7C 7D 7H")) == "set 7♥ 7♦ 7♣."


def test_a_key_may_come_in_parts() -> None:
    assert say("reason", Reason.NO_KNOCK) == say("reason.no_knock")
    assert has("reason", Reason.NO_KNOCK)
    assert not has("reason", "none")


def test_a_missing_message_or_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("no such message")
    with pytest.raises(KeyError):
        say("reason.card_not_held")


def test_every_kind_that_is_looked_up_by_name_has_its_message() -> None:
    for reason in Reason:
        assert has("reason", reason)
    for kind in ResultKind:
        assert has("row", kind)
    for line in LineKind:
        assert has("line", line)


def test_no_message_is_written_twice() -> None:
    parts = [
        import_module(f"gin_widgets.explain.wording.{name}").__dict__[name.upper()]
        for name in (
            "names",
            "reasons",
            "events",
            "scores",
            "table",
            "address",
            "sources",
            "compare",
            "fields",
            "editor",
            "melding",
            "advice",
            "review",
            "travel",
            "lab",
            "tools",
            "simulated",
            "strategy",
            "holding",
            "hints",
            "scene",
        )
    ]
    assert sum(map(len, parts)) == len(MESSAGES)


def test_each_word_of_the_game_is_told_in_a_short_sentence() -> None:
    assert len(GLOSSARY) >= 20
    for word, meaning in GLOSSARY.items():
        assert meaning.endswith(".")
        assert meaning[0].isupper()
        assert 3 <= len(meaning.split()) <= 18, word


def test_what_is_said_of_others_asks_for_no_other_values() -> None:
    for key, text in MESSAGES.items():
        if key.endswith(".you") and key != "name.you":
            other = MESSAGES[f"{key.removesuffix('you')}other"]
            fields = [
                {name for _, name, _, _ in string.Formatter().parse(form) if name}
                for form in (text, other)
            ]
            assert fields[1] - {"name"} <= fields[0], key


def test_a_cast_speaks_to_you_and_of_others() -> None:
    cast = Cast(("You", "North"), 0)
    card = Card.parse("8H")
    assert cast.tell(0, "event.discarded", card=card) == "You threw the 8♥."
    assert cast.tell(1, "event.discarded", card=card) == "North threw the 8♥."
    assert (cast.inside(0), cast.inside(1)) == ("you", "North")


def test_names_of_cards_and_melds_are_spoken() -> None:
    assert len({card_name(card) for card in DECK}) == 52
    assert card_name(Card.parse("AS")) == "ace of spades"
    assert meld_name(Meld.parse("6C 6D 6H")) == "set of sixes"
    assert meld_name(Meld.parse("KC KD KH")) == "set of kings"
    assert meld_name(Meld.parse("9S TS JS")) == "run nine to jack of spades"
    colours = PlainMeldRules(run_kind=RunKind.COLOUR)
    assert meld_name(Meld.parse("7D 8D 9H", colours)) == "run seven to nine in red"
    assert meld_name(Meld.parse("7D 8D 9D", colours)) == "run seven to nine of diamonds"


def test_loose_cards_go_from_the_dearest_and_so_does_their_sum() -> None:
    cards = [Card.parse(code) for code in ("2S", "KD", "TC", "7H")]
    assert [card.code for card in dearest_first(cards)] == ["KD", "TC", "7H", "2S"]
    assert sum_of(cards) == "10 + 10 + 7 + 2"
    assert sum_of([]) == "0"


def test_small_helps_of_the_language() -> None:
    assert capital("the end") == "The end"
    assert capital("") == ""
    assert listed(["a", Card.parse("8H")]) == "a, 8♥"


def test_the_words_of_the_browser_name_every_card() -> None:
    names = {key.removeprefix("card."): word for key, word in WORDS.items() if key[:5] == "card."}
    assert names == {card.code: card_name(card) for card in DECK}
