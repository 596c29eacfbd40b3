from itertools import islice

import pytest

from gin_widgets.bots import SimplePlayer
from gin_widgets.play import Match, Phase, Position, Record, RecordError
from gin_widgets.play.shuffle import shuffled
from gin_widgets.rules import HOUSE, RULES, RuleSet, Target, rules_text

TEXT = """Oklahoma Gin record 1
rules: house
players: 2
seed: 4217

hand 1
pass
pass
stock
"""


def played(match: Match, hands: int) -> Match:
    """The match after so many hands of simple players, the last one begun."""
    person = SimplePlayer()
    for _ in range(hands):
        while match.round.result is None:
            match = match.play(person.choose(match.round.view(match.round.turn))).state
        if match.winner is not None:
            return match
        match = match.next_round()
    return match


DECK_TEXT = " ".join(card.code for card in shuffled("a deck of one's own"))
FROM_DECK = TEXT.replace("seed: 4217", f"dealer: 1\ndeck: {DECK_TEXT}")


@pytest.mark.parametrize("rules", RULES.values(), ids=lambda rules: rules.key)
@pytest.mark.parametrize("more", [0, 1, 4])
def test_a_record_replays_to_the_same_match(rules: RuleSet, more: int) -> None:
    fewest, most = rules.players
    match = played(Match.start(rules, min(fewest + more, most), seed=11), 3)
    record = Record.of(match)
    assert record.replay() == match
    assert Record.from_text(record.to_text()) == record


@pytest.mark.parametrize("rules", RULES.values(), ids=lambda rules: rules.key)
@pytest.mark.parametrize("dealer", [None, 0, 1])
def test_a_match_from_a_deck_is_recorded_with_it(rules: RuleSet, dealer: int | None) -> None:
    match = played(Match.start(rules, deck=DECK_TEXT, dealer=dealer), 3)
    record = Record.of(match)
    assert record.replay() == match
    assert Record.from_text(record.to_text()) == record
    header = record.to_text().split("\n\n")[0].splitlines()[3:]
    chosen = [] if dealer is None else [f"dealer: {dealer}"]
    assert header == [*chosen, f"deck: {DECK_TEXT}"]


@pytest.mark.parametrize("rules", RULES.values(), ids=lambda rules: rules.key)
@pytest.mark.parametrize("more", [0, 1, 4])
def test_a_match_from_a_position_is_recorded_with_it(rules: RuleSet, more: int) -> None:
    fewest, most = rules.players
    first = played(Match.start(rules, min(fewest + more, most), seed=11), 0).round
    while first.phase is not Phase.DISCARD:
        first = first.play(first.legal_actions()[0]).state
    match = played(Match.at(Position.of(first.view(first.turn)), seed=3), 2)
    text = Record.of(match).to_text()
    assert Record.from_text(text) == Record.of(match)
    assert Record.from_text(text).replay() == match
    header = text.split("\n\n")[0].splitlines()[1:]
    assert [line.partition(":")[0] for line in header] == ["rules", "players", "position", "seed"]


SET_UP = TEXT.replace(
    "seed: 4217", "position: hand: 5H 6H 7H KC KD KS AC 2C 3C 4D; pile: 8C QS; seat: 1\nseed: 3"
).replace("pass\npass\n", "")


@pytest.mark.parametrize(
    ("line", "damaged", "told"),
    [
        (4, "position: hand: 5H", "Line 4: The upcard is missing; write for example 'upcard: 6D'."),
        (4, "position: rules: house; upcard: 6D", "Line 4: rules is there twice."),
        (4, "dealer: 1", "Line 5: 'seed: …' or 'deck: …' was expected, not 'dealer: 1'."),
        (5, "deck: 7H", "Line 5: 'seed: …' was expected, not 'deck: 7H'."),
        (5, "seed: x", "Line 5: a whole number was expected, not 'x'."),
        (8, "pass", "Line 8: The rules refuse 'pass': nothing offered"),
    ],
)
def test_a_damaged_header_of_a_position_is_told_with_its_line(
    line: int, damaged: str, told: str
) -> None:
    Record.from_text(SET_UP)
    lines = SET_UP.splitlines()
    lines[line - 1] = damaged
    if damaged.startswith("dealer"):
        lines.insert(4, damaged)
    with pytest.raises(RecordError) as caught:
        Record.from_text("\n".join(lines))
    assert str(caught.value).startswith(told)


def test_a_seed_beside_a_deck_is_recorded() -> None:
    match = played(Match.start("house", seed=5, deck=DECK_TEXT), 3)
    text = Record.of(match).to_text()
    assert f"\ndeck: {DECK_TEXT}\nseed: 5\n" in text
    assert Record.from_text(text).replay() == match


def test_a_dealer_who_was_chosen_is_recorded() -> None:
    match = played(Match.start("house", 3, seed=8, dealer=2), 2)
    assert "\ndealer: 2\nseed: 8\n" in Record.of(match).to_text()
    assert Record.from_text(Record.of(match).to_text()).replay() == match


def test_a_deck_may_be_written_as_a_person_writes_it() -> None:
    written = FROM_DECK.replace(DECK_TEXT, DECK_TEXT.lower().replace("t", "10").replace(" ", ", "))
    assert Record.from_text(written) == Record.from_text(FROM_DECK)


def test_a_house_variant_is_in_the_record() -> None:
    match = Match.start(HOUSE.replace(key="mine", match_end=Target(30)), seed=3)
    assert Record.from_text(Record.of(match).to_text()).replay() == match


def test_every_state_can_be_visited() -> None:
    record = Record.from_text(TEXT)
    turns = [match.round.phase for match in record.moments()]
    assert [str(phase) for phase in turns] == ["offer", "offer", "draw", "discard"]


def test_a_record_survives_an_editor() -> None:
    edited = "\ufeff# my game\r\n" + TEXT.replace("\n", "  \r\n\r\n").replace(
        "pass", "pass  # nothing for me", 1
    )
    assert Record.from_text(edited) == Record.from_text(TEXT)


@pytest.mark.parametrize(
    ("line", "damaged", "told"),
    [
        (1, "Gin", "Line 1: 'Oklahoma Gin record 1' was expected, not 'Gin'."),
        (2, "rules: hause", "Line 2: There is no rule set 'hause'"),
        (2, "players: 2", "Line 2: 'rules: …' was expected, not 'players: 2'."),
        (3, "players: two", "Line 3: a whole number was expected, not 'two'."),
        (3, "players: 9", "Line 3: 9 players cannot play house"),
        (4, "seed: -1", "Line 4: a whole number was expected, not '-1'."),
        (6, "pass", "Line 6: 'hand 1' was expected, not 'pass'."),
        (7, "fold", "Line 7: 'fold' is no action"),
        (7, "hand 2", "Line 7: Hand 1 is not over"),
        (8, "stock", "Line 8: The rules refuse 'stock': upcard offered"),
        (9, "pile", "Line 9: The rules refuse 'pile': upcard declined"),
    ],
)
def test_a_damaged_line_is_told_with_its_number(line: int, damaged: str, told: str) -> None:
    lines = TEXT.splitlines()
    lines[line - 1] = damaged
    with pytest.raises(RecordError) as caught:
        Record.from_text("\n".join(lines))
    assert str(caught.value).startswith(told)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("line", "damaged", "told"),
    [
        (4, "dealer: 2", "Line 4: The dealer is 2; the seats are 0 to 1."),
        (4, "dealer: me", "Line 4: a whole number was expected, not 'me'."),
        (4, "sedd: 1", "Line 4: 'seed: …' or 'deck: …' or 'position: …' or 'dealer: …' was"),
        (5, "deal: 1", "Line 5: 'seed: …' or 'deck: …' was expected, not 'deal: 1'."),
        (5, "deck: 7H", "Line 5: A deck holds each of the 52 cards once; this one has 1 cards"),
        (5, f"deck: 1{DECK_TEXT}", "Line 5: '1"),
        (5, "seed: 9007199254740992", "Line 5: The seed is 9007199254740992; it must be"),
    ],
)
def test_a_damaged_header_of_a_given_deck_is_told_with_its_line(
    line: int, damaged: str, told: str
) -> None:
    lines = FROM_DECK.splitlines()
    lines[line - 1] = damaged
    with pytest.raises(RecordError) as caught:
        Record.from_text("\n".join(lines))
    assert str(caught.value).startswith(told)
    assert caught.value.line == line


@pytest.mark.parametrize("kept", range(5))
def test_a_file_that_ends_too_early_is_told(kept: int) -> None:
    lines = [line for line in TEXT.splitlines() if line]
    with pytest.raises(RecordError, match="the file ends where"):
        Record.from_text("\n".join(islice(lines, kept)))


def test_a_refused_action_tells_what_is_possible() -> None:
    with pytest.raises(RecordError, match=r"Possible here: take, pass\."):
        Record.from_text(TEXT.replace("pass\npass", "stock"))


CLUB = RULES["elimination"].replace(key="club", players=(3, 6))
"""A game for three to six, of whom two are left in the end."""
LAST_TWO = Match.at(f"rules: {rules_text(CLUB)}; players: 2; seat: none; upcard: 6D", seed=1)


def test_the_last_two_of_a_match_are_recorded() -> None:
    record = Record.of(LAST_TWO.play("stock").state)
    assert Record.from_text(record.to_text()) == record


def test_a_match_of_three_does_not_begin_with_two() -> None:
    whole = Record.of(Match.start(CLUB, 3, seed=1)).to_text()
    with pytest.raises(RecordError, match=r"Line 3: 2 players cannot play club; it is for 3 to 6"):
        Record.from_text(whole.replace("players: 3", "players: 2"))
