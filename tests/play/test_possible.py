"""An impossible set-up tells everything that is wrong with it, and what would be possible."""

import pytest

from gin_widgets.play import Position, PositionError

HAND = "hand: 5H 6H 7H KC KD KS AC 2C 3C 4D"
DEFENDER = "8H 9H JS QS 6D 6S 2D 4S TC AD"
KNOCKED = f"{HAND}; pile: 8C QC; knocker: 0"
LAID = (
    f"hand: {DEFENDER}; hand 1: 5H 6H 7H KC KD KS AC 2C 3C 4D; pile: 8C QC; knocker: 1; "
    "spread: 5H6H7H/KCKDKS/AC2C3C"
)
OVER = LAID.replace("hand:", "phase: over; hand:", 1)
HOUSE_PHASES = "offer, draw, discard, spread, layoff, over"


def problems(text: str) -> tuple[str, ...]:
    """What is told about a set-up; nothing when it can be."""
    try:
        Position.from_text(text)
    except PositionError as error:
        return error.problems
    return ()


IMPOSSIBLE = {
    "nothing at all": (
        "",
        "The upcard is missing; write for example 'upcard: 6D'.",
        "In the phase offer seat 0 holds 10 cards, not 0.",
    ),
    "no field": (f"{HAND}; upcard: 8C; hello", "'hello' is no field; a field is written name:"),
    "an unknown field": (f"{HAND}; upcard: 8C; hans: 6D", "There is no field 'hans'; the fields"),
    "a seat that no table has": (f"{HAND}; upcard: 8C; hand 6: 6D", "There is no field 'hand 6'"),
    "a field twice": (f"{HAND}; upcard: 8C; upcard: 8D", "upcard is there twice."),
    "the own hand twice": (f"{HAND}; hand 0: 5H; upcard: 8C", "hand 0 is there twice, with its"),
    "a spectator's hand": (f"seat: none; {HAND}; upcard: 8C", "A spectator has no hand; 'hand 0'"),
    "no card": (f"{HAND}; upcard: 1X", "upcard: '1X' is not a card: write a rank"),
    "no number": (f"{HAND}; upcard: 8C; stock: many", "stock: a whole number was expected"),
    "an unknown rule set": (f"rules: hause; {HAND}; upcard: 8C", "rules: There is no rule set"),
    "a rule that is none": (
        f"rules: house luck=no; {HAND}; upcard: 8C",
        "rules: There is no rule ",
    ),
    "an unknown phase": (
        f"{HAND}; upcard: 8C; phase: drawing",
        "phase: there is no phase 'drawing'; there are offer, draw, discard, knock,",
    ),
    "a phase of other rules": (
        f"{HAND}; pile: 8C QC; phase: knock",
        f"house has no phase knock; it has {HOUSE_PHASES}.",
    ),
    "an offer where there is none": (
        f"rules: play_online; {HAND}; upcard: 8C; phase: offer",
        "play_online has no phase offer; it has draw, discard, knock,",
    ),
    "too many players": (
        "rules: complete_rules; players: 3; hand: 5H 6H 7H KC KD KS AC; upcard: 8C",
        "3 players cannot play complete_rules; it is for 2.",
    ),
    "far too many players": (f"players: 99; {HAND}; upcard: 8C", "players: 99 cannot play; it is"),
    "a seat that is not there": (
        f"players: 2; seat: 2; {HAND}; upcard: 8C",
        "seat is 2; the seats are 0 to 1.",
    ),
    "a turn of nobody": (f"turn: 4; {HAND}; upcard: 8C", "turn is 4; the seats are 0 to 1."),
    "a dealer who is nobody": (f"dealer: 2; {HAND}; upcard: 8C", "dealer is 2; the seats are"),
    "a knocker who is nobody": (f"{HAND}; pile: 8C QC; knocker: 3", "knocker is 3; the seats are"),
    "a card twice in a hand": (f"{HAND} 5H; upcard: 8C", "hand: 5♥ is there twice: a deck has"),
    "a card in hand and pile": (
        f"{HAND}; pile: 8C 4D",
        "4♦ is on the pile and in seat 0's hand; a deck has each card once.",
    ),
    "a card twice on the pile": (
        f"{HAND}; pile: 8C 9C 8C",
        "8♣ is on the pile 2 times; a deck has each card once.",
    ),
    "a card in two hands": (
        f"{HAND}; pile: 8C 9C; hand 1: 4D",
        "4♦ is in seat 0's hand and in seat 1's hand; a deck has each card once.",
    ),
    "a hand too small": (
        "hand: 5H 6H; upcard: 8C",
        "In the phase offer seat 0 holds 10 cards, not",
    ),
    "a hand too large": (
        f"{HAND} QC QD; pile: 8C 9C",
        "In the phase draw seat 0 holds 10 cards, not 12.",
    ),
    "eleven before the draw": (
        f"{HAND} QC; pile: 8C 9C; phase: draw",
        "In the phase draw seat 0 holds 10 cards, not 11.",
    ),
    "another hand too large": (
        f"{HAND}; pile: 8C 9C; hand 1: {DEFENDER} TD TS",
        "In the phase draw seat 1 holds 10 cards; 12 are named.",
    ),
    "a stock that does not add up": (
        f"{HAND}; pile: 8C QC; stock: 12",
        "The stock is said to have 12 cards; with 20 in the hands and 2 on the table it has 30.",
    ),
    "a stock that is out": (
        f"{HAND}; pile: 4H 8H 9H TH JH QH 4S 5S 6S 7S 8S 9S TS JS QS 2S 3S AS 6D 7D 8D 9D TD JD "
        "QD 4C 5C 6C 7C 8C",
        "The stock has 2 cards; in the phase draw it has 3 at least, since a hand ends at 2.",
    ),
    "more than a deck": (
        f"players: 6; hand: 5H 6H 7H KC KD KS 4D; pile: {DEFENDER} 8C",
        "The hands, the pile and the layoffs have 53 cards; a deck has 52.",
    ),
    "an upcard that is nowhere": (
        f"{HAND}; upcard: 8C; pile: QC",
        "The first upcard 8♣ is not on the pile, so somebody has taken it; the hand that holds it",
    ),
    "an upcard that was not taken": (
        f"{HAND}; upcard: 4D; pile: QC; picked 0:",
        "Seat 0 can have the first upcard 4♦ only from the pile; 'picked 0' must name it.",
    ),
    "an offer of an older pile": (
        f"{HAND}; pile: 8C QC; phase: offer",
        "While the upcard is offered, the pile is 8♣ and nothing else.",
    ),
    "an offer after an exchange": (
        f"{HAND}; pile: 8C; phase: offer; exchanges: 1",
        "While the upcard is offered, exchanges and recycled are 0.",
    ),
    "a first draw of the dealer": (
        f"{HAND}; pile: 8C; phase: draw; dealer: 0",
        "Nobody has drawn yet; the first turn is seat 1's, left of the dealer.",
    ),
    "a full stock without an exchange": (
        f"{HAND}; upcard: 8C; picked 1: 8C; pile: QC; exchanges: 0",
        "Nobody has drawn from the stock, so exchanges is 1 or more.",
    ),
    "too many exchanges": (
        f"{HAND}; pile: 8C QC; exchanges: 51",
        "exchanges is 51; it is 0 to 50, the exchange_cap.",
    ),
    "exchanges that void the hand": (
        f"{HAND}; pile: 8C QC; exchanges: 50",
        "After 50 exchanges the hand is void; 'exchanges' must be lower.",
    ),
    "exchanges and a draw from the stock": (
        f"{HAND} TC; pile: 8C QC; exchanges: 2",
        "No card was taken from the pile this turn, so one was drawn from the stock and exchanges",
    ),
    "an exchange that is not counted": (
        f"{HAND} TC; pile: 8C QC; taken: TC; exchanges: 0",
        "10♣ was taken from the pile, so exchanges is 1 or more.",
    ),
    "a new stock for two": (
        f"{HAND}; pile: 8C QC; recycled: 1",
        "recycled is 1; 2 players under house see no new stock.",
    ),
    "too many new stocks": (
        "players: 3; hand: 5H 6H 7H KC KD KS 4D; pile: 8C QC; recycled: 11",
        "recycled is 11; 3 players under house see 0 to 10 new stocks.",
    ),
    "an empty pile": (f"{HAND}; upcard: 4D; pile:", "The pile is empty; in the phase draw a card"),
    "an empty pile after a draw from the stock": (
        f"{HAND} TC; upcard: 8C; pile:; picked 1: 8C",
        "The pile is empty, so its last card was taken this turn; 'taken' must name it.",
    ),
    "a taken card before the draw": (
        f"{HAND}; pile: 8C QC; taken: 4D",
        "In the phase draw no card was taken this turn; 4♦ cannot be 'taken'.",
    ),
    "a taken card that is not held": (
        f"{HAND} TC; pile: 8C QC; taken: 9C",
        "Seat 0 has taken 9♣ this turn, so 9♣ must be in its hand.",
    ),
    "a taken card thrown back": (
        f"rules: play_online; {HAND}; pile: 8C QC; phase: knock; taken: QC",
        "Under play_online seat 0 may not throw Q♣, which it has taken.",
    ),
    "a picked card that is not held": (
        f"{HAND}; pile: 8C QC; picked: 9C",
        "Seat 0 is said to have picked 9♣, which is not in its hand.",
    ),
    "a knocker before the knock": (
        f"{HAND}; pile: 8C QC; phase: draw; knocker: 1",
        "In the phase draw nobody has knocked yet; 'knocker' is none.",
    ),
    "a showdown of nobody": (
        f"{HAND}; pile: 8C QC; phase: spread",
        "The phase spread follows a knock; 'knocker' must name a seat.",
    ),
    "a showdown in another's turn": (
        f"{KNOCKED}; turn: 1",
        "In the phase spread the turn is the knocker's, not seat 1's.",
    ),
    "layoffs in the knocker's turn": (
        f"{LAID}; turn: 1",
        "In the phase layoff the turn is a defender's, not seat 1's.",
    ),
    "layoffs on nothing": (
        f"{KNOCKED}; phase: layoff; turn: 1",
        "In the phase layoff the knocker's melds lie open; 'spread' must name them.",
    ),
    "melds before they lie open": (
        f"{KNOCKED}; phase: spread; spread: KCKDKS",
        "In the phase spread no melds are laid down; 'spread' and 'layoffs' have no place.",
    ),
    "a knock over the limit": (
        f"{HAND.replace('4D', '9D')}; pile: 8C QC; knocker: 0",
        "The rules refuse 'knock QC': over limit (card Q♣, deadwood 9, limit 8",
    ),
    "a knock after an ace": (
        f"{HAND}; pile: AH QC; knocker: 0",
        "The rules refuse 'knock QC': gin only",
    ),
    "a knock that is gin": (
        f"{HAND.replace('4D', '4C')}; pile: 8C QC; knocker: 0",
        "The rules refuse 'knock QC': nothing unmatched",
    ),
    "a knock that no hand allows": (
        f"{HAND}; pile: 8C QC; knocker: 1; hand 1: 8D TH QS JD 9S",
        "With the cards that are left, seat 1 cannot have knocked.",
    ),
    "melds over the limit": (
        f"{LAID.replace('/KCKDKS', '')}",
        "The rules refuse 'spread 5H6H7H/AC2C3C': spread over limit (deadwood 34, limit 8).",
    ),
    "a meld that is none": (LAID.replace("/AC2C3C", "/AC2C3D"), "spread: A run is of one colour"),
    "a meld of other rules": (
        LAID.replace("/AC2C3C", "/KCAC2C"),
        "K♣ A♣ 2♣ is no meld under house.",
        "K♣ cannot be in two melds at once.",
    ),
    "a meld that is not held": (
        LAID.replace("/AC2C3C", "/2C3C4C"),
        "4♣ is laid down but not in the hand of seat 1, who knocked.",
    ),
    "a knocker who hides cards": (
        LAID.replace(" 2C 3C 4D", " 2C 3C"),
        "In the phase layoff seat 1 holds 10 cards, not 9.",
    ),
    "a layoff that fits nowhere": (
        LAID.replace(" AD;", ";") + "; layoffs: 0 lay AD on 5H6H7H",
        "The rules refuse 'lay AD on 5H6H7H': does not fit",
    ),
    "a layoff on nothing": (
        LAID.replace(" AD;", ";") + "; layoffs: 0 lay AD on 2D3D4D",
        "The rules refuse 'lay AD on 2D3D4D': no such meld",
    ),
    "a layoff of the knocker": (
        LAID + "; layoffs: 1 lay 8H on 5H6H7H",
        "8♥ is in seat 0's hand and among seat 1's layoffs; a deck has each card once.",
        "In the phase layoff seat 1 holds 9 cards, not 10.",
        "Seat 1 cannot have laid off by now; seats 0 can.",
    ),
    "no layoff": (LAID + "; layoffs: 0 knock 8H", "layoffs: '0 knock 8H' is no layoff; write"),
    "layoffs out of turn": (
        "players: 3; hand: 9H JS QS 6D 6S 2D; hand 1: 5H 6H 7H KC KD KS AC; pile: 8C QC; "
        "knocker: 1; spread: 5H6H7H/KCKDKS; turn: 0; hand 2: TC TD 9D 4S 3S 2S; "
        "layoffs: 0 lay 8H on 5H6H7H, 2 lay 4H on 5H6H7H8H",
        "Layoffs are made in turn order: seats 2, 0.",
    ),
    "a hand that nobody ended": (
        f"{HAND}; pile: 8C QC; phase: over",
        "A hand without a knocker is over when the stock is down to 2 cards or after 50 exchanges",
    ),
    "a hand that is over in the dark": (
        OVER.replace(DEFENDER, "8H 9H"),
        "In the phase over seat 0 holds 10 cards, not 2.",
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_be_is_told_with_what_can(name: str) -> None:
    text, *told = IMPOSSIBLE[name]
    found = problems(text)
    assert len(found) == len(told), found
    for problem, begins in zip(found, told, strict=True):
        assert problem.startswith(begins), problem


@pytest.mark.parametrize("text", [f"{HAND}; upcard: 8C", KNOCKED, LAID, OVER + "; turn: 1"])
def test_what_the_impossible_ones_were_made_from_can_be(text: str) -> None:
    assert problems(text) == ()


def test_every_problem_is_told_at_once() -> None:
    found = problems(
        """
        hnad: 6H
        hand: 5H 6H 7H
        hand 1: 7H 8C
        upcard: 8C
        phase: knock
        stock: 3
        dealer: 9
        taken: 9C
        knocker: 1
        spread: AS2S4S
        recycled: 2
        """
    )
    assert [problem.split(" ", 4)[:4] for problem in found] == [
        ["There", "is", "no", "field"],
        ["spread:", "3♠", "is", "missing"],
        ["dealer", "is", "9;", "the"],
        ["house", "has", "no", "phase"],
        ["recycled", "is", "2;", "2"],
        ["7♥", "is", "in", "seat"],
        ["In", "the", "phase", "knock"],
        ["The", "pile", "is", "empty;"],
        ["Seat", "0", "has", "taken"],
        ["The", "stock", "is", "said"],
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            f"{HAND}; pile: 8C QC; layoffs: 1 lay 8H on 5H6H7H",
            ("In the phase draw no melds are laid down; 'spread' and 'layoffs' have no place.",),
        ),
        (
            f"{HAND}; pile: 8C 7D 7D",
            ("7♦ is on the pile 2 times; a deck has each card once.",),
        ),
        (
            f"{HAND}; upcard: 7D; taken: 7D",
            ("In the phase offer no card was taken this turn; 7♦ cannot be 'taken'.",),
        ),
    ],
)
def test_a_problem_is_told_once_and_in_whole_sentences(text: str, told: tuple[str, ...]) -> None:
    assert problems(text) == told
