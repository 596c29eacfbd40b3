"""What a person types, at every point of a hand: each command, and each way to get it wrong."""

import pytest

from gin_widgets.guide import Session
from gin_widgets.play import Phase, Round
from gin_widgets.rules import HOUSE, Target
from tests.guide.sitting import sit_at, typed, whole_match
from tests.play.positions import (
    AFTER,
    BIG_READY,
    DEFENDER,
    DRAWN,
    GIN_READY,
    GIN_THROWN,
    KNOCKER,
    LOW,
    OFFER,
    SPREAD,
    THROWN,
)
from tests.tables import knocked, laid_down, played, table

TURN = played(DRAWN, "discard QC", "stock", "discard JS")
TWO_WAYS = knocked("9C 9D 9H 9S TS JS QS AH 2C 3D", "8H KH KS KC 6D 6S 2D 4S TC AD", upcard="6C")


def defending(hand: str, knocker: str = KNOCKER, upcard: str = "TH") -> Round:
    """North has knocked and laid down; the person with this hand is to lay off."""
    now = knocked(knocker, hand, upcard=upcard)
    state = laid_down(now).state
    swapped = state.but(
        hands=state.hands[::-1],
        shown=state.shown[::-1],
        picked=state.picked[::-1],
        turn=0,
        knocker=1,
        dealer=0,
    )
    return Round(swapped)


LAYOFF = defending(DEFENDER, upcard="8C")
HOMES = defending("AD TD 5H AH 8S 8C 9C 6S 6D KS", knocker="JD QD KD 5C 5D 5S 2H 3H 4H KH")
OVER = played(LAYOFF, "done")
ALL_GONE = played(
    defending("AH 2H 3H 4H 8H 9H TH JH QH KH", "5H 6H 7H 9C 9D 9S AC 2C 3C 4D", upcard="8C"),
    *("lay 4H on 5H6H7H", "lay 3H on 4H5H6H7H", "lay 2H on 3H4H5H6H7H", "lay AH on 2H3H4H5H6H7H"),
    *("lay 8H on 5H6H7H", "lay 9H on 5H6H7H", "lay TH on 5H6H7H", "lay JH on 5H6H7H"),
    *("lay QH on 5H6H7H", "lay KH on 5H6H7H"),
)


def answer(now: Round, line: str) -> tuple[str, bool]:
    session = sit_at(now)
    session.type(line)
    return session.said["text"], session.said["refused"]


def possible(now: Round) -> str:
    """What the table names as possible, by its own word."""
    text, refused = answer(now, "nonsense")
    assert refused
    return text.removeprefix("“nonsense” is not a command. ")


POSSIBLE = {
    "offer": (OFFER, "Now possible: take, pass."),
    "draw": (TURN, "Now possible: draw, take."),
    "draw declined": (played(OFFER, "pass", "pass"), "Now possible: draw."),
    "throw": (DRAWN, "Now possible: throw qc, knock qc."),
    "gin": (GIN_READY, "Now possible: throw qc, gin qc."),
    "throw first": (AFTER, "Now possible: throw qc."),
    "knock after the throw": (THROWN, "Now possible: knock qc, go-on."),
    "gin after the throw": (GIN_THROWN, "Now possible: gin qc, go-on."),
    "big gin": (
        BIG_READY,
        "Now possible: throw kc, knock 2c, knock 3c, gin ks, gin kh, gin kd, gin ac, gin 4c, "
        "gin kc, biggin.",
    ),
    "spread": (TWO_WAYS, "Now possible: spread 1, spread 2."),
    "layoff": (LAYOFF, "Now possible: lay 8h on 5h6h7h, done."),
    "over": (OVER, "Now possible: next."),
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_the_table_says_what_is_possible(name: str) -> None:
    now, sentence = POSSIBLE[name]
    assert possible(now) == sentence


@pytest.mark.parametrize("name", POSSIBLE)
def test_every_command_that_is_called_possible_is_obeyed(name: str) -> None:
    now, sentence = POSSIBLE[name]
    for line in sentence.removeprefix("Now possible: ").rstrip(".").split(", "):
        session = sit_at(now)
        before = session.game
        session.type(line)
        assert not session.said["refused"], line
        assert session.game != before


OBEYED = [  # where, what is typed, the action that comes of it
    (OFFER, "take", "UpcardTaken"),
    (OFFER, "pile", "UpcardTaken"),
    (OFFER, "  TAKE  ", "UpcardTaken"),
    (OFFER, "pass", "UpcardPassed"),
    (TURN, "draw", "StockDrawn"),
    (TURN, "stock", "StockDrawn"),
    (TURN, "take", "PileDrawn"),
    (TURN, "pile", "PileDrawn"),
    (DRAWN, "throw qc", "Discarded"),
    (DRAWN, "Throw  QC", "Discarded"),
    (DRAWN, "discard q♣", "Discarded"),
    (DRAWN, "throw q of c", "Discarded"),
    (DRAWN, "throw q c", "Discarded"),
    (DRAWN, "throw the queen of clubs", "Discarded"),
    (DRAWN, "knock qc", "Knocked"),
    (GIN_READY, "gin qc", "GinDeclared"),
    (TWO_WAYS, "spread 2", "HandSpread"),
    (LAYOFF, "lay 8h", "LaidOff"),
    (LAYOFF, "lay 8h run", "LaidOff"),
    (LAYOFF, "lay 8h on 5h6h7h", "LaidOff"),
    (LAYOFF, "lay 8h on 5h 6h 7h", "LaidOff"),
    (HOMES, "lay 5h set", "LaidOff"),
    (HOMES, "lay 5h on 2h3h4h", "LaidOff"),
    (LAYOFF, "done", "HandSpread"),
]


@pytest.mark.parametrize(("now", "line", "event"), OBEYED)
def test_a_command_is_obeyed(now: Round, line: str, event: str) -> None:
    session = sit_at(now)
    turn = session.game.turn
    session.type(line)
    assert not session.said["refused"]
    assert type(session.game.news[0]).__name__ == event
    assert session.game.turn == turn + 1


def test_the_home_that_is_named_is_the_one_that_is_used() -> None:
    for line, lying in (("lay 5h set", "5♠ 5♥ 5♦ 5♣"), ("lay 5h run", "2♥ 3♥ 4♥ 5♥")):
        session = sit_at(HOMES)
        session.type(line)
        assert lying in {str(meld) for meld in session.game.view.table_melds}


QUESTIONS = ["why", "hand", "log", "score", "limit", "help", "?"]


@pytest.mark.parametrize("name", POSSIBLE)
@pytest.mark.parametrize("line", QUESTIONS)
def test_a_question_is_answered_and_changes_nothing(line: str, name: str) -> None:
    session = sit_at(POSSIBLE[name][0])
    before, game = session.state(), session.game
    session.type(line)
    assert session.game is game
    assert not session.said["refused"]
    assert session.said["text"][0].isupper()
    assert session.said["text"].endswith(".")
    assert {**session.state(), "say": before["say"]} == before


ANSWERS = [
    (DRAWN, "hand", "Set K♠ K♦ K♣, run 5♥ 6♥ 7♥, run A♣ 2♣ 3♣, loose Q♣ 4♦. Deadwood 14 = 10 + 4."),
    (GIN_READY, "hand", "Deadwood 10."),
    (TURN, "limit", "The first upcard is the 8♣, so 8 or less may knock."),
    (LOW, "score", "You 0, North 0, to 100 points."),
    (OFFER, "log", "North dealt. The first upcard is the 8♣."),
    (
        OFFER,
        "help",
        "You can type: draw, take, pass, throw 8h, knock 8h, gin 8h, go-on, lay 5h, spread 1,",
    ),
    (DRAWN, "why", "Your best grouping leaves 4 after you throw the Q♣."),
    (LAYOFF, "why", "Your count is 66 now. The 8♥ fits the run 5♥ 6♥ 7♥."),
    (ALL_GONE, "hand", "No cards. Deadwood 0."),
    (ALL_GONE, "why", "Your count is 0 now."),
]


@pytest.mark.parametrize(("now", "line", "text"), ANSWERS)
def test_an_answer(now: Round, line: str, text: str) -> None:
    said, refused = answer(now, line)
    assert text in said
    assert not refused


REFUSED = [  # where, what is typed, how the answer begins
    (DRAWN, "dance", "“dance” is not a command."),
    (DRAWN, "8h", "“8h” is not a command."),
    (DRAWN, "<b>throw</b> 8h", "“<b>throw</b> 8h” is not a command."),
    (DRAWN, "__import__('os')", "“__import__('os')” is not a command."),
    (DRAWN, "{card}", "“{card}” is not a command."),
    (DRAWN, "", "Type a command."),
    (DRAWN, "   ", "Type a command."),
    (DRAWN, "throw", "Say which card, for example: throw qc."),
    (DRAWN, "knock", "Say which card, for example: knock qc."),
    (GIN_READY, "gin", "Say which card, for example: gin qc."),
    (LAYOFF, "lay", "Say which card, for example: lay"),
    (DRAWN, "throw 1h", "“1h” is not a card; a card is written like 8h or 10s."),
    (DRAWN, "throw qc now", "“qc now” is not a card;"),
    (DRAWN, "knock 8h 9h", "“8h 9h” is not a card;"),
    (DRAWN, "throw {0}", "“{0}” is not a card;"),
    (DRAWN, "throw 8h", "You do not hold the 8♥."),
    (played(OFFER, "take"), "throw 8c", "You took the 8♣ from the pile this turn; it must stay"),
    (played(OFFER, "take"), "knock 8c", "You took the 8♣ from the pile this turn; it must stay"),
    (LOW, "knock 4d", "Knock needs 2 or less; throwing the 4♦ leaves 10. Your best is 4,"),
    (LOW, "knock qc", "Knock needs 2 or less; your best is 4, throwing the Q♣."),
    (DRAWN, "gin qc", "Gin needs every card in a meld; throwing the Q♣ leaves 4."),
    (GIN_READY, "knock qc", "Throwing the Q♣ leaves nothing unmatched: that is gin"),
    (DRAWN, "draw", "You already drew this turn; now throw a card."),
    (DRAWN, "take", "You already drew this turn; now throw a card."),
    (DRAWN, "pass", "The first upcard is on offer only before the first turn."),
    (DRAWN, "done", "Nobody has knocked, so nothing is laid down or laid off."),
    (DRAWN, "lay kc", "Nobody has knocked, so nothing is laid down or laid off."),
    (DRAWN, "spread 1", "Nobody has knocked, so nothing is laid down or laid off."),
    (DRAWN, "draw two", "“draw” stands alone, without “two”."),
    (DRAWN, "why me", "“why” stands alone, without “me”."),
    (DRAWN, "next please", "“next” stands alone, without “please”."),
    (DRAWN, "next", "The hand is not over yet; the next one is dealt after it."),
    (DRAWN, "new", "The match is not over yet; finish it first."),
    (OFFER, "draw", "First say whether you take the 8♣ or pass."),
    (OFFER, "throw kc", "First say whether you take the 8♣ or pass."),
    (OFFER, "take 8c", "“take” stands alone, without “8c”."),
    (played(OFFER, "pass", "pass"), "take", "All passed on the 8♣, so this first draw is from the"),
    (TURN, "throw kc", "Draw a card first, from the stock or from the pile."),
    (TURN, "pass", "The first upcard is on offer only before the first turn."),
    (TWO_WAYS, "spread", "Say which spread by its number, 1 to 2."),
    (TWO_WAYS, "spread 0", "Say which spread by its number, 1 to 2."),
    (TWO_WAYS, "spread 3", "Say which spread by its number, 1 to 2."),
    (TWO_WAYS, "spread -1", "Say which spread by its number, 1 to 2."),
    (TWO_WAYS, "spread ²", "Say which spread by its number, 1 to 2."),
    (TWO_WAYS, f"spread {'9' * 5000}", "Say which spread by its number, 1 to 2."),
    (TWO_WAYS, "spread 1 2", "Say which spread by its number, 1 to 2."),
    (TWO_WAYS, "spread one", "Say which spread by its number, 1 to 2."),
    (TWO_WAYS, "done", "First choose the melds that you lay down."),
    (TWO_WAYS, "draw", "First choose the melds that you lay down."),
    (LAYOFF, "lay 9h", "The 9♥ fits none of the melds on the table."),
    (LAYOFF, "lay 5d", "You do not hold the 5♦."),
    (LAYOFF, "lay 8h set", "Say where the 8♥ is to go: lay 8h on 5h6h7h."),
    (LAYOFF, "lay 8h on 1h", "Say where the 8♥ is to go: lay 8h on 5h6h7h."),
    (LAYOFF, "lay x", "“x” is not a card;"),
    (LAYOFF, "draw", "The hand is at the layoffs: lay off a card, or say done."),
    (LAYOFF, "knock 8h", "The hand is at the layoffs: lay off a card, or say done."),
    (LAYOFF, "spread 1", "The hand is at the layoffs: lay off a card, or say done."),
    (HOMES, "lay 5h", "Say where the 5♥ is to go: lay 5h on"),
    (ALL_GONE, "lay", "Say which card, for example: lay 8h."),
    (ALL_GONE, "throw", "Say which card, for example: throw 8h."),
    (ALL_GONE, "lay 8h", "You do not hold the 8♥."),
    (OVER, "draw", "The hand is over."),
    (OVER, "throw 8h", "The hand is over."),
    (OVER, "lay 8h", "The hand is over."),
    (OVER, "spread 1", "The hand is over."),
    (OVER, "done", "The hand is over."),
    (OVER, "new", "The match is not over yet; finish it first."),
]


@pytest.mark.parametrize(
    ("now", "line", "begins"),
    REFUSED,
    ids=[f"{line[:20]!r} at {now.phase}" for now, line, _ in REFUSED],
)
def test_a_wrong_command_gets_a_sentence_that_says_what_is_possible_and_changes_nothing(
    now: Round, line: str, begins: str
) -> None:
    session = sit_at(now)
    before, game = session.state(), session.game
    session.type(line)
    said = session.said
    assert said["refused"]
    assert said["text"].startswith(begins)
    assert said["text"].endswith(possible(now)) or begins.startswith("Say where")
    assert said["id"] == before["say"]["id"] + 1
    assert session.game is game
    assert {**session.state(), "say": before["say"]} == before


def ended() -> Session:
    """A match that has been won."""
    *_, last = whole_match(HOUSE.replace(match_end=Target(1)), 2)
    return last


@pytest.mark.parametrize("line", ["next", "draw", "done", "throw 8h"])
def test_after_the_match_only_a_new_one_is_possible(line: str) -> None:
    session = ended()
    game = session.game
    session.type(line)
    assert session.said["refused"]
    assert session.said["text"].endswith("over; start a new one. Now possible: new.") or (
        session.said["text"] == "The hand is over. Now possible: new."
    )
    assert session.game is game


def test_a_new_match_starts_from_nothing_with_the_next_seed() -> None:
    session = ended()
    seed, turn = session.game.match.seed, session.game.turn
    session.type("new")
    match = session.game.match
    assert (match.seed, match.scores, match.hand_number) == (seed + 1, (0, 0), 1)
    assert session.game.turn == turn + 1
    assert not session.said["refused"]


def test_next_deals_the_next_hand() -> None:
    session = sit_at(OVER)
    session.type("next")
    assert session.game.match.hand_number == 2
    assert session.game.view.phase in (Phase.OFFER, Phase.DRAW, Phase.DISCARD)
    assert not session.said["refused"]


def test_a_long_line_is_echoed_short() -> None:
    text, refused = answer(table(KNOCKER, DEFENDER, upcard="8C"), "x" * 5000)
    assert refused
    assert len(text) < 200


def test_half_a_character_is_echoed_as_a_question_mark() -> None:
    text, refused = answer(table(KNOCKER, DEFENDER, upcard="8C"), "\ud800")
    assert refused
    assert text.startswith("“?” is not a command.")


def test_every_action_can_be_typed() -> None:
    """The words that `typed` uses for each action of a position are obeyed as that action."""
    for now in (OFFER, TURN, DRAWN, GIN_READY, TWO_WAYS, SPREAD, LAYOFF, HOMES):
        for action in now.legal_actions():
            by_word, by_press = sit_at(now), sit_at(now)
            by_word.type(typed(action, by_word.game.view))
            by_press.handle({"kind": "intent", "turn": 1, "action": str(action)})
            assert by_word.game.match == by_press.game.match
            assert by_word.said == by_press.said
