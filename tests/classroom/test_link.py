"""A link as text and as a QR code."""

import sys
import xml.etree.ElementTree as ET

import pytest

from gin_widgets.cards import GinError
from gin_widgets.classroom import Link, make_link, qr_image, segno_code

LINK = make_link("voila", lesson="L07", rules="play_online")


def test_a_link_is_text() -> None:
    assert isinstance(LINK, str)
    assert repr(LINK) == repr(str(LINK))


def test_a_notebook_shows_it_to_be_clicked_and_scanned() -> None:
    shown = LINK._repr_html_()
    address = LINK.replace("&", "&amp;")
    assert f'<a href="{address}"' in shown
    assert shown.count("<svg") == 1
    assert "<title>QR code of the link</title>" in shown


def test_the_text_of_a_link_is_no_markup() -> None:
    assert '"><b>' not in Link('http://x"><b>')._repr_html_()


def test_the_code_is_drawn_black_on_white_and_asks_nobody() -> None:
    svg = LINK.qr_code()
    paths = [element for element in ET.fromstring(svg).iter() if element.tag.endswith("path")]
    assert [path.get("fill") or path.get("stroke") for path in paths] == ["#fff", "#000"]
    assert "href" not in svg
    assert svg == LINK.qr_code()


def test_a_longer_link_needs_a_larger_code_and_the_longest_has_one() -> None:
    sizes = [segno_code("http://x/" + "y" * n).symbol_size()[0] for n in (0, 500, 1991)]
    assert sizes == sorted(set(sizes))


def test_the_code_is_written_as_a_file() -> None:
    assert qr_image(LINK).startswith(b"<?xml")
    assert qr_image(LINK, "png").startswith(b"\x89PNG")
    with pytest.raises(GinError, match="drawn as svg or png, not as 'exe'"):
        qr_image(LINK, "exe")


def test_without_segno_a_link_is_shown_without_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "segno", None)
    assert "<svg" not in LINK._repr_html_()
    assert LINK in LINK._repr_html_().replace("&amp;", "&")
    with pytest.raises(GinError, match=r'pip install "gin_widgets\[app\]"'):
        LINK.qr_code()
