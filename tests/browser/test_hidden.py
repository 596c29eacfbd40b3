"""Nothing that the person may not see reaches the browser."""

import json
import re
from collections.abc import Callable, Iterator

from playwright.sync_api import BrowserContext, Page, WebSocket, expect

from gin_widgets.cards import DECK, Card, CardSet
from gin_widgets.explain.wording import card_name
from gin_widgets.guide import Session
from tests.browser.person import GLYPH, ByCommand, said
from tests.browser.servers import Server
from tests.browser.test_match import SEED, match_in_python

CODE = re.compile(r"\b([2-9ATJQK][SHDC])\b")
NAMED = {card_name(card): card for card in DECK}
NAME = re.compile("|".join(NAMED), re.IGNORECASE)

FIXED = {"words", "_esm", "_css"}
"""What every table is sent once, whatever is dealt: all spoken names, and the view itself."""


def cards_in(text: str) -> CardSet:
    """Every card that a text names, by code, by glyph or in words."""
    codes = {Card.parse(code) for code in CODE.findall(text)}
    glyphs = {Card.parse(rank + suit) for rank, suit in GLYPH.findall(text)}
    names = {NAMED[name.lower()] for name in NAME.findall(text)}
    return CardSet(codes | glyphs | names)


def seen_by_now(session: Session) -> CardSet:
    """What lies open to the person at this moment."""
    view = session.game.view
    shown = [arrangement.cards for arrangement in view.shown if arrangement]
    seen = view.hand | CardSet(view.pile) | CardSet([view.upcard])
    for cards in (*view.picked, *shown):
        seen = seen | cards
    return seen


def texts(frame: str) -> str:
    """Every text in a message; what is FIXED is left out.

    A message of Jupyter's protocol is several JSON documents in a row behind some binary.
    """
    return "\n".join(text for document in _documents(frame) for text in _texts(document))


def _documents(frame: str) -> Iterator[object]:
    decoder, at = json.JSONDecoder(), frame.find("{")
    while at >= 0:
        try:
            document, end = decoder.raw_decode(frame, at)
        except json.JSONDecodeError as error:  # a brace of the binary part, or of plain text
            document, end = frame[at : error.pos + 1], error.pos + 1
        yield document
        at = frame.find("{", end)


def _texts(thing: object) -> Iterator[str]:
    match thing:
        case dict():
            for key, value in thing.items():
                if key not in FIXED:
                    yield from _texts(value)
        case list():
            for value in thing:
                yield from _texts(value)
        case str():
            yield thing


def test_no_message_and_no_page_shows_a_hidden_card(
    voila: Server, new_context: Callable[..., BrowserContext]
) -> None:
    page = new_context().new_page()
    frames: list[str] = []
    page.on("websocket", lambda socket: _listen(socket, frames))
    page.goto(f"{voila.url}voila/render/play.ipynb?seed={SEED}")
    expect(page.get_by_role("listbox", name="Your hand")).to_be_visible()
    person, seen, hands = ByCommand(page), CardSet(), 0
    for action, session in match_in_python(SEED):
        seen = CardSet() if action == "next" else seen
        person.do(action)
        expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
        seen = seen | seen_by_now(session)
        received = cards_in("\n".join(map(texts, frames)))
        frames.clear()
        assert received, "no message was read"
        assert received <= seen, f"sent too early: {received - seen} ({action})"
        on_page = cards_in(whole_page(page))
        assert on_page <= seen, f"on the page too early: {on_page - seen} ({action})"
        hands += action == "next"
        if hands == 3:
            break
    page.goto("about:blank")
    voila.wait_for_no_kernel()


def whole_page(page: Page) -> str:
    """The page as it stands, without the style sheets, whose licences say "AS IS"."""
    return re.sub("<style.*?</style>", "", page.content(), flags=re.DOTALL)


def _listen(socket: WebSocket, frames: list[str]) -> None:
    def receive(payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode("utf-8", "replace")
        frames.append(text)

    socket.on("framereceived", receive)


def test_the_reader_of_messages_finds_cards_in_every_form() -> None:
    assert cards_in('"7H" 10♠ Queen of clubs discard TD') == CardSet.parse("7H TS QC TD")
    assert not cards_in("a hand of hearts; HAS")


def test_the_start_of_a_hand_is_checked_as_well(table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED)
    _, session = next(iter(match_in_python(SEED)))
    before = seen_by_now(session)
    assert cards_in(whole_page(page)) <= before
