"""Every message of the catalogue is said somewhere, and every one that is asked for exists."""

from dataclasses import replace
from enum import StrEnum
from itertools import product
from random import Random
from typing import get_args

from gin_widgets.app.class_page import items_asked
from gin_widgets.app.lab_page import lab_asked
from gin_widgets.app.lesson_page import lesson_asked
from gin_widgets.app.pages import asked
from gin_widgets.cards import DECK, Card, CardSet, best_arrangement, best_layoff
from gin_widgets.classroom import packed
from gin_widgets.explain import (
    because,
    citations,
    clause,
    explain,
    explain_verdict,
    row_label,
    who_says,
)
from gin_widgets.explain.wording import Cast
from gin_widgets.explain.wording.lab import LAB
from gin_widgets.explain.wording.simulated import SIMULATED
from gin_widgets.explain.wording.strategy import STRATEGY
from gin_widgets.explain.wording.tools import TOOLS
from gin_widgets.guide import (
    SHOWDOWNS,
    Game,
    Session,
    code_of,
    compare_hand,
    compare_rules,
    compare_showdown,
)
from gin_widgets.guide.command import Topic
from gin_widgets.guide.editor import Draft, EditorSession, screen
from gin_widgets.guide.melding import MeldingSession
from gin_widgets.play import Match, Round, parse_action
from gin_widgets.rules import (
    FIELDS,
    HOUSE,
    RULES,
    LimitSource,
    PenaltyBasis,
    ResultKind,
    Showdown,
    StockOut,
    Target,
)
from gin_widgets.widgets import Table
from tests.guide.editor.golden import files, no_table
from tests.guide.melding.golden import files as melding_files
from tests.guide.showing import show_hands
from tests.guide.sitting import next_line, press, sit, sit_at, whole_match
from tests.guide.test_command import ALL_GONE, LAYOFF, OVER, POSSIBLE, REFUSED
from tests.guide.test_holding import REFUSED as NOT_HELD_SO
from tests.guide.test_holding import TYPED
from tests.guide.test_screen import FLOATING
from tests.guide.test_several import HANDS, until_out
from tests.guide.weighing import ask_for_help, review_at_the_table, review_hands, take_advice
from tests.lessons.forms import ITEMS
from tests.play.positions import (
    ACE,
    ACE_THROWN,
    BIG,
    BIG_READY,
    DEFENDER,
    DRAWN,
    GIN,
    GIN_AFTER,
    GIN_READY,
    GIN_THROWN,
    LOW,
    TAKEN,
    THROWN,
)
from tests.play.positions import REFUSED as WHY_NOT
from tests.said import Said
from tests.tables import chosen, drawn_first, knocked, played, table

DEALT_GIN = table(GIN, DEFENDER, upcard="8C")
CLOSED = knocked("AS AH AD AC 2S 2H 2D 2C 4S 5S", "KS KH JS JH JD QS QH QD TH TD", upcard="KD")
"""A knock with two sets of four, on which nothing can be laid off."""

SEVEN_GIN = "5H 6H 7H 8H JS JC JH"


def answers(value: object) -> list[object]:
    """What a field could hold besides this value."""
    match value:
        case StrEnum():
            return list(type(value))
        case bool():
            return [True, False]
        case int() | None:
            return [value, 31]
    return [value]


def play_by_chance(session: Session, dice: Random, hands: int) -> None:
    """A person who tries things: every state is drawn, every hand played to its end."""
    while session.game.match.winner is None and session.game.match.hand_number <= hands:
        session.state()
        now = session.game.match.round
        press(session, str(chosen(now, dice)) if now.result is None else "next")


def play_and_ask() -> None:
    """Games, questions and mistakes."""
    for seed in range(6):
        for session in whole_match(HOUSE.replace(match_end=Target(1)), seed):
            session.state()
        session.type("next")
    variants = (
        HOUSE.replace(limit_source=LimitSource.FIXED),
        HOUSE.replace(exchange_cap=1),
        HOUSE.replace(players=(2, 2), stock_floor=20, stock_out=StockOut.RECYCLE),
    )
    for seed, rules in enumerate((*RULES.values(), *variants)):
        play_by_chance(sit(rules, seed), Random(seed), hands=2)
    moments = [now for now, _ in POSSIBLE.values()]
    for now in (*moments, LOW, ACE, TAKEN, ALL_GONE, DEALT_GIN, CLOSED):
        session = sit_at(now)
        session.state()
        for question in get_args(Topic):
            session.type(question)
    for now, line, _ in REFUSED:
        sit_at(now).type(line)
    for message in ("nonsense", {"kind": "intent", "turn": 99, "action": "take"}):
        sit_at(DRAWN).handle(message)
    for now, action in (
        (GIN_READY, "gin QC"),
        (LAYOFF, "done"),
        (GIN_AFTER, "discard QC"),
        (GIN_THROWN, "gin QC"),
        (BIG_READY, "biggin"),
    ):
        session = sit_at(now)
        session.state()
        press(session, action)
        session.state()
    for rules, drawn in ((BIG, "KH"), (RULES["play_online"], "QD")):
        session = sit_at(table(DEFENDER, GIN, upcard="8C", stock=f"QC {drawn}", rules=rules))
        press(session, "pass", "stock", "discard QC", "go-on")
        session.state()
    extras = HOUSE.replace(match_end=Target(1), game_bonus=100)
    for session in whole_match(extras, 1):
        session.state()
    for session in (watching(), *whole_match(HOUSE, 1, 3), *whole_match("elimination", 3, 6)):
        session.state()
        session.type("log")
        session.type("new")
        session.type("finish")
    halfway = Match.start("house", seed=next(s for s in range(9) if Match.start(seed=s).round.turn))
    Session(Game.of(halfway.play("take").state)).state()
    now = table(SEVEN_GIN, *HANDS[2:], upcard="TH", stock="9C", rules="elimination")
    session = sit("house", 3, 6)
    press(session, "stock", "discard TD")
    session.state()
    session = sit_at(drawn_first(now))
    press(session, "gin 9C")
    session.state()
    Table(seed=1)
    for address in (
        "rules=hose",
        "rules=house+tie=x",
        "players=9",
        "seed=ace",
        "g=4KR0",
        "colour=red",
        "tie=nobody&bot=hal",
        "seed=1&seed=2",
        f"g={code_of(Game.start(seed=1))}&players=3",
        "x" * 3000,
    ):
        asked(RULES, address)
    lesson_asked("L00", "item=7")
    lesson_asked("L05", "item=5")
    lab_asked("tool=none")
    for packing in ("x", packed([replace(ITEMS["number"], steps=())])):
        items_asked(f"set={packing}")


def go_back_and_forth() -> None:
    """Take back and do again, where that is possible and where it is not."""
    for session in whole_match(HOUSE, 3):
        session.type("redo")
        session.type("undo")
        session.state()
        session.type("redo")
        session.type("look 1")
        session.state()
        session.type("undo")
        if session.timeline.looked is not None:
            session.type("try")
            session.type(next_line(session))
            session.state()
            session.type("back")
        if session.game.match.round.result:
            session.type("look 1")
            session.type("try")
            while not session.game.match.round.result:
                session.type(next_line(session))
            session.state()
            session.type("next")
            session.type("back")
        if session.game.match.hand_number > 1:
            break
    code = session.state()["save"]["code"]
    for line in ("look 99", "try", "back", "code", "restore", "restore 000000", f"restore {code}"):
        session.type(line)
    session.handle({"kind": "sync"})
    after = sit_at(THROWN)
    after.state()


def watching() -> Session:
    """Somebody who is out and has watched a hand."""
    session = until_out()
    session.state()
    press(session, "next")
    return session


def explain_all() -> None:
    """Every verdict, arrangement, plan and result."""
    for now, seat, action in (
        *WHY_NOT.values(),
        (LOW, 0, "knock 4D"),
        (ACE_THROWN, 0, "knock AS"),
        (ACE_THROWN, 0, "knock 2C"),
    ):
        explain(now.check(seat, parse_action(action)))
    for now, seat, action in (*WHY_NOT.values(), (LOW, 0, "knock 4D"), (ACE_THROWN, 0, "knock AS")):
        explain_verdict(now.check(seat, parse_action(action)), of="Ada")
    for now, action in ((DRAWN, "discard 4D"), (DRAWN, "knock QC"), (GIN_READY, "gin QC")):
        explain(now.check(0, parse_action(action)))
    back = played(table(GIN, DEFENDER, upcard="8C", rules="elimination"), "pile")
    explain(back.check(0, "discard 8C"))
    explain_verdict(back.check(0, "discard 8C"), of="Ada")
    over = Match.at(FLOATING, seed=1).round.check(0, "knock 3C")
    explain(over)
    explain_verdict(over, of="Ada")
    for field in FIELDS:
        who_says(field)
        for value in answers(getattr(HOUSE, field)):
            clause(field, value)
    str(citations(["exchange_cap", "stock_out"], HOUSE)[0])
    for hand in ("7C 7D 7H 2S 4D", "7C 7D 7H 2S", "7C 7D 7H"):
        explain(best_arrangement(hand))
        explain(best_layoff("8H QS", [hand[:8]]))
    explain(best_layoff("8H QS", ["5H 6H 7H"]))
    endings = {
        (4, 23): (ResultKind.KNOCK,),
        (7, 7): (ResultKind.KNOCK,),
        (7, 2): (ResultKind.KNOCK,),
        (0, 23): (ResultKind.GIN, ResultKind.BIG_GIN),
    }
    agreed = (HOUSE, RULES["elimination"], RULES["rummy_rules_penalty"])
    agreed += tuple(
        RULES[key].replace(penalty_basis=PenaltyBasis.ALL_HANDS)
        for key in ("elimination", "rummy_rules_penalty")
    )
    several = ((4, 23, 30), (7, 2, 30), (9, 9, 12), (0, 23, 9))
    for rules, counts, knocker in product(agreed, several, (0, 1)):
        turned = counts if knocker == 0 else (counts[1], counts[0], counts[2])
        for kind in (ResultKind.GIN, ResultKind.BIG_GIN) if 0 in counts else (ResultKind.KNOCK,):
            doubled = rules.replace(spade_doubles=True, big_gin_bonus=31, players=(2, 6))
            result = Showdown(doubled, Card.parse("8S"), knocker, turned, kind).result()
            explain(result)
            row_label(1, result)
            because(result, Cast.around(3), doubled)
    for rules, (deadwood, kinds), knocker in product(agreed, endings.items(), (0, 1)):
        counts = deadwood if knocker == 0 else deadwood[::-1]
        doubled = rules.replace(spade_doubles=True, big_gin_bonus=31)
        for kind in kinds:
            result = Showdown(doubled, Card.parse("8S"), knocker, counts, kind).result()
            explain(result)
            for line in result.lines:
                explain(line)
            sit_at(Round(OVER.state.but(rules=doubled, result=result)), result).state()


def edit() -> None:
    """Sit at the editor for every moment of its golden files, and for what is refused there."""
    files()
    for rules in RULES.values():
        screen.state(Draft.of(rules), 1, {"id": 1, "text": "", "refused": False}, None, False)
    for changes in (
        {"scoring": "both"},
        {"scoring": "winner_points", "stock_out": "void"},
        {"limit_source": "fixed", "gin_bonus": ""},
        {"limit_compare": "below"},
    ):
        draft = Draft()
        for field, word in changes.items():
            draft = draft.change(field, "value", word)
        screen.state(draft, 1, {"id": 1, "text": "", "refused": False}, None, False)
    session = EditorSession(HOUSE, no_table)
    for message in (
        {},
        {"kind": "play", "turn": 9},
        {"kind": "undo", "turn": 1},
        {"kind": "call", "turn": 1, "text": "house"},
        {"kind": "read", "turn": 1, "text": "house tie=knocker"},
    ):
        session.handle(message)


def compare_all() -> None:
    """Rule sets, showdowns and deals side by side."""
    compare_rules(fields=FIELDS)
    compare_rules("house")
    for name in SHOWDOWNS:
        compare_showdown(name)
    for seed, players in ((3, 2), (4, 2), (0, 4)):
        compare_hand(seed, players)
    compare_hand(deck=DECK, rules="house")


def lay_out() -> None:
    """Sit at the melding lab for every moment of its golden files, and for what is refused."""
    melding_files()
    many = CardSet(card for card in DECK if card.rank <= 5)
    for hand, wishes in (
        ("7C 7D 7H 8H 9H", [["7C7D7H", "7H8H9H"], ["7C8H"], ["7C7D7H", "KS"]]),
        ("7C 7D 7H", [["7C7D7H"], []]),
        ("4C 4D 4H 5C 5D 5H 6C 6D 6H 2S", [[]]),
    ):
        for groups in wishes:
            session = MeldingSession(CardSet.parse(hand), HOUSE)
            session.handle({"kind": "lay", "turn": 1, "groups": groups})
            session.state()
            session.handle({"kind": "press", "turn": 2, "name": "better"})
            session.handle({"kind": "press", "turn": 3, "name": "reveal"})
    closed = MeldingSession(CardSet.parse("7S 7H 7D 7C KD"), HOUSE)
    for turn, wish in enumerate(
        (
            {"kind": "lay", "groups": ["7S7H7D7C"]},
            {"kind": "press", "name": "keep"},
            {"kind": "press", "name": "reveal"},
        ),
        start=1,
    ):
        closed.handle({**wish, "turn": turn})
        closed.state()
    for content in (
        {"kind": "take", "turn": 1, "at": 99},
        {"kind": "deal", "turn": 1, "text": " ".join(card.code for card in DECK)},
        {"kind": "press", "turn": 1, "name": "reveal"},
        {"kind": "press", "turn": 9, "name": "reveal"},
        {"kind": "sing", "turn": 1},
    ):
        session = MeldingSession(many, HOUSE)
        session.handle(content)
        session.state()


def hold_cards() -> None:
    """Hold the cards in every way, and in ways that there are not."""
    for before, line, _, _ in TYPED:
        session = sit_at(DRAWN)
        for each in (*before, line, "group kc kd", "free kc"):
            session.type(each)
            session.state()
    for now, line, _ in NOT_HELD_SO:
        sit_at(now).type(line)
    gin = sit_at(GIN_READY)
    gin.type("hand groups")


def test_every_message_is_needed_somewhere(said: Said) -> None:
    play_and_ask()
    go_back_and_forth()
    explain_all()
    lay_out()
    edit()
    compare_all()
    take_advice()
    review_hands()
    ask_for_help()
    review_at_the_table()
    hold_cards()
    show_hands()
    elsewhere = {*LAB, *TOOLS, *SIMULATED, *STRATEGY}  # tests/lab/test_said.py asks for those
    assert sorted(said.keys() - elsewhere - said.keys_used) == []
