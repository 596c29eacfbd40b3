"""Links for classes: what they say is what the pages read, and what cannot be is refused."""

from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gin_widgets as gw
from gin_widgets.app import pages
from gin_widgets.app.class_page import class_asked, items_asked
from gin_widgets.app.lesson_page import lesson_asked
from gin_widgets.app.pages import asked
from gin_widgets.cards import GinError, NotationError
from gin_widgets.classroom import DOORS, LONGEST, OWN_PAGE, PAGES, make_link
from gin_widgets.classroom.project import OWNER, REF, REPO
from gin_widgets.guide import Game, code_of
from gin_widgets.lessons import Lesson
from gin_widgets.lessons.item import rules_of_needs
from gin_widgets.play.shuffle import SEED_LIMIT
from gin_widgets.rules import HOUSE, RULES, RuleSet, RuleSetError, rules_text
from tests.lessons.forms import ITEMS

GAME = code_of(Game.start("elimination", 3, seed=7))
CHANGED = RULES["play_online"].replace(key="mine", undercut_bonus=30, tie="knocker")


def opened(link: str) -> tuple[str, str]:
    """The page that a link opens and its query, as the server at its end gets them."""
    parts = urlsplit(link)
    if parts.path.startswith("/v2/gh/"):
        (path,) = parse_qs(parts.query)["urlpath"]
        assert path.startswith("voila/render/notebooks/")
        parts = urlsplit(path.removeprefix("voila/render/notebooks/"))
        return parts.path, parts.query
    assert parts.path.startswith("/voila/render/")
    return parts.path.removeprefix("/voila/render/"), parts.query


@pytest.fixture(params=DOORS)
def door(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_links_are_made_under_their_public_name() -> None:
    assert gw.make_link is make_link
    assert isinstance(gw.make_link(), str)


def test_the_doors_are_written_as_their_servers_want_them() -> None:
    assert make_link(lesson="L07", item=3, seed=None, owner="ada", repo="gin", ref="a/b") == (
        "https://mybinder.org/v2/gh/ada/gin/a%2Fb?urlpath="
        "voila%2Frender%2Fnotebooks%2FL07_may_i_knock.ipynb%3Fitem%3D3"
    )
    assert make_link("voila", seed=4217, host="room-7:8866") == (
        "http://room-7:8866/voila/render/play.ipynb?seed=4217"
    )


def test_binder_starts_the_project_of_the_settings() -> None:
    assert make_link().startswith(f"https://mybinder.org/v2/gh/{OWNER}/{REPO}/{REF}?urlpath=voila")


@pytest.mark.parametrize("page", PAGES)
def test_every_page_has_a_link_and_is_there(page: str, door: str) -> None:
    name, query = opened(make_link(door, page=page, rules=CHANGED))
    assert (pages.notebooks() / name).is_file()
    assert (class_asked(query).rules, class_asked(query).notes) == (CHANGED, ())


def teaching(lesson: Lesson, id_: str) -> RuleSet:
    """A rule set under which the item makes sense."""
    return next((rules_of_needs(item.needs) for item in lesson.items if item.id == id_), HOUSE)


@pytest.mark.parametrize("lesson", gw.COURSE)
def test_every_lesson_and_every_item_has_a_link(lesson: str, door: str) -> None:
    found = gw.lesson(lesson)
    name, query = opened(make_link(door, found))
    assert (name, query) == (found.page, "")
    for id_ in found.ids:
        rules = teaching(found, id_)
        for link in (
            make_link(door, lesson, id_, rules=rules),
            make_link(door, item=id_, rules=rules),
            make_link(door, found, id_.removeprefix(f"{lesson}-").upper(), rules=rules),
        ):
            name, query = opened(link)
            page = lesson_asked(lesson, query)
            read = RULES[page.rules] if isinstance(page.rules, str) else page.rules
            assert (name, page.item, read, page.notes) == (found.page, id_, rules, ())


@pytest.mark.parametrize("rules", [*RULES, *RULES.values(), CHANGED, rules_text(CHANGED)])
def test_every_rule_set_has_a_link(rules: RuleSet | str, door: str) -> None:
    name, query = opened(make_link(door, rules=rules))
    deal = asked(RULES, query)
    wanted = RULES.get(rules, CHANGED) if isinstance(rules, str) else rules
    got = RULES[deal.rules] if isinstance(deal.rules, str) else deal.rules
    assert (name, got, deal.notes) == ("play.ipynb", wanted, ())


def test_a_game_goes_on_from_its_link() -> None:
    name, query = opened(make_link("voila", code=GAME))
    deal = asked(RULES, query)
    assert name == "play.ipynb"
    assert (deal.code, deal.notes) == (GAME, ())


@given(
    st.integers(0, SEED_LIMIT - 1), st.integers(2, 6), st.sampled_from(sorted(DOORS)), st.booleans()
)
def test_a_match_is_dealt_as_its_link_says(seed: int, players: int, door: str, page: bool) -> None:
    where = "rules" if page else None
    link = make_link(door, seed=seed, players=players, bot="simple", rules="house", page=where)
    name, query = opened(link)
    deal = asked(RULES, query)
    assert name == ("rules.ipynb" if page else "play.ipynb")
    assert (deal.seed, deal.players, deal.bot, deal.notes) == (seed, players, "simple", ())


@pytest.mark.parametrize("form", ITEMS)
def test_an_item_of_every_form_travels_in_the_link(form: str, door: str) -> None:
    name, query = opened(make_link(door, item=ITEMS[form], rules=CHANGED))
    page = items_asked(query)
    assert (name, page.items, page.rules, page.notes) == (OWN_PAGE, (ITEMS[form],), CHANGED, ())
    assert (pages.notebooks() / OWN_PAGE).is_file()


def test_several_items_travel_in_one_link() -> None:
    items = [ITEMS["number"], ITEMS["group"], ITEMS["spot"]]
    link = make_link(item=items)
    assert items_asked(opened(link)[1]).items == tuple(items)
    assert len(link) < LONGEST / 2


def test_too_many_items_for_a_link_are_counted() -> None:
    with pytest.raises(NotationError, match=r"would have \d+ characters, and a link has at most"):
        make_link(item=(*gw.lesson("L01").items, *gw.lesson("L04").items))


def test_a_link_has_two_thousand_characters_and_no_more() -> None:
    short = len(make_link("voila", host="r"))
    assert len(make_link("voila", host="r" * (LONGEST - short + 1))) == LONGEST
    with pytest.raises(NotationError, match="would have 2001 characters"):
        make_link("voila", host="r" * (LONGEST - short + 2))


def test_a_lesson_that_was_changed_is_not_that_of_the_course() -> None:
    with pytest.raises(NotationError, match="The lesson L07 is not in the course; give its items"):
        make_link(lesson=replace(gw.lesson("L07"), title="Mine"))


def test_an_item_that_makes_no_sense_under_the_rules_is_not_given() -> None:
    (spades,) = [item for item in gw.lesson("L05").items if item.id == "L05-5"]
    for item in (spades, spades.id):
        with pytest.raises(NotationError) as refused:
            make_link(item=item)
        assert str(refused.value) == (
            "L05-5 makes no sense under the rules house: it needs another spade_doubles."
        )
    spread = gw.write_item(hand="4C 5C 6C TC TD TH TS AC 2D 4H", upcard="7S", ask="spread")
    with pytest.raises(NotationError, match="rules elimination: nothing is right there"):
        make_link(item=spread, rules="elimination")


@pytest.mark.parametrize(
    ("given", "error", "sentence"),
    [
        ({"door": "window"}, NotationError, "There is no door 'window'; there are binder, voila."),
        ({"door": "static"}, NotationError, "There is no static site of these pages yet"),
        ({"lesson": "L99"}, NotationError, "There is no lesson 'L99'; there are L00"),
        ({"lesson": 7}, NotationError, "There is no lesson 7; there are L00"),
        ({"lesson": "L07", "item": 99}, NotationError, "There is no item 99 in L07; there are L07"),
        ({"lesson": "L17", "item": 1}, NotationError, "There is no item 1 in L17; there are none."),
        ({"item": 3}, NotationError, 'Item 3 of which lesson? Give both, as lesson="L07", item=3.'),
        ({"item": "L99-1"}, NotationError, "There is no lesson 'L99'"),
        ({"item": 2.5}, NotationError, "An item is named by its id, or written with write_item."),
        ({"item": []}, NotationError, "An item is named by its id, or written with write_item."),
        ({"item": [7]}, NotationError, "An item is named by its id, or written with write_item."),
        (
            {"lesson": "L07", "item": ITEMS["number"]},
            NotationError,
            "Items of your own have a page of their own",
        ),
        ({"seed": -1}, NotationError, "The seed is -1; it must be a whole number from 0"),
        ({"seed": "7"}, NotationError, "The seed is '7'"),
        ({"seed": True}, NotationError, "The seed is True"),
        ({"players": 7}, NotationError, "The rules house are for 2 to 6 players, not 7."),
        (
            {"players": 3, "rules": "complete_rules"},
            NotationError,
            "The rules complete_rules are for 2 players, not 3.",
        ),
        ({"bot": "hal"}, NotationError, "There is no player 'hal'; there are "),
        ({"bot": 9}, NotationError, "There is no player 9; there are "),
        ({"code": GAME, "seed": 7}, NotationError, "A code holds the whole game; give no seed"),
        ({"code": GAME, "rules": "house"}, NotationError, "A code holds the whole game; give no r"),
        (
            {"code": GAME, "page": "rules"},
            NotationError,
            "The page rules takes no code; it takes: rules, seed, players, bot.",
        ),
        ({"code": GAME, "lesson": "L07"}, NotationError, "A code does not go with a lesson"),
        ({"code": "4KR06"}, NotationError, "A letter of the game code is wrong; compare it once"),
        ({"code": 7}, NotationError, "7 is no code of a game; a code is text"),
        ({"page": "yard"}, NotationError, "There is no page 'yard'; there are index, course"),
        (
            {"page": "course", "seed": 1},
            NotationError,
            "The page course takes no seed; it takes: rules.",
        ),
        ({"lesson": "L07", "seed": 1}, NotationError, "A seed does not go with a lesson"),
        ({"lesson": "L07", "page": "play"}, NotationError, "A page does not go with a lesson"),
        ({"rules": "hollywood"}, RuleSetError, "There is no rule set 'hollywood'; there are house"),
        ({"rules": "house tie=nobody"}, RuleSetError, "tie is 'nobody'; it can be defender"),
        ({"rules": 7}, RuleSetError, "There is no rule set 7"),
        ({"owner": "a b"}, NotationError, "The owner is 'a b'; it is a name as it stands in"),
        ({"owner": ""}, NotationError, "The owner is ''"),
        ({"repo": "../x"}, NotationError, "The repo is '../x'"),
        ({"ref": 3}, NotationError, "The ref is 3"),
        ({"ref": "a//b"}, NotationError, "The ref is 'a//b'"),
        ({"ref": "a..b"}, NotationError, "The ref is 'a..b'"),
        ({"ref": "a/"}, NotationError, "The ref is 'a/'"),
        ({"door": ["voila"]}, NotationError, "There is no door ['voila']; there are binder"),
        ({"page": ["play"]}, NotationError, "There is no page ['play']; there are index"),
        ({"host": "a b"}, NotationError, "The host is 'a b'; it is written like room-7:8866"),
        ({"host": ""}, NotationError, "The host is ''"),
        ({"host": 7}, NotationError, "The host is 7"),
        ({"host": "room:door"}, NotationError, "The host is 'room:door'"),
        ({"host": "javascript://x"}, NotationError, "The host is 'javascript://x'"),
        ({"host": "me@room"}, NotationError, "The host is 'me@room'"),
        ({"host": "room#x"}, NotationError, "The host is 'room#x'"),
        ({"host": "room/a b"}, NotationError, "The host is 'room/a b'"),
        ({"host": "room?x=1"}, NotationError, "The host is 'room?x=1'"),
        ({"host": "r" * 2000}, NotationError, "This link would have 20"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    given: dict[str, Any], error: type[GinError], sentence: str
) -> None:
    with pytest.raises(error) as refused:
        make_link(**given)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("host", "start"),
    [
        ("room-7", "http://room-7/voila/"),
        ("10.0.0.7:8866", "http://10.0.0.7:8866/voila/"),
        ("[::1]:8866", "http://[::1]:8866/voila/"),
        ("https://hub.example.org/user/x/", "https://hub.example.org/user/x/voila/"),
    ],
)
def test_a_host_is_written_as_people_write_it(host: str, start: str) -> None:
    assert make_link("voila", lesson="L00", host=host).startswith(start)


def test_binder_can_be_another_one() -> None:
    assert make_link(host="hub.example.org").startswith("https://hub.example.org/v2/gh/")
