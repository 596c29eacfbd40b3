"""The README: its code runs, its addresses and tables are those of the package."""

import re
from pathlib import Path

import pytest

import gin_widgets as gw
from gin_widgets.classroom import DEAL, RULE_FIELDS
from tests.addresses import BINDER, HOLDERS, ROOT, SETTING, rewritten

README = (ROOT / "README.md").read_text()


def test_its_python_runs_in_the_order_of_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", README, re.DOTALL | re.MULTILINE)
    assert len(blocks) == 12
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "README.md", "exec"), names)
    told = capsys.readouterr().out.splitlines()
    assert told == [
        "The first upcard is the 2♣, so 2 or less may knock.",
        "Not yet. You counted the K♥ as 13, which makes 16. Jack, queen and king cost 10 each; "
        "only two to ten cost their number. Count again.",
        "Run seven to nine of hearts. Deadwood 24 = 10 + 7 + 7. 24",
        "50 7♥ 8♥ 9♥",
        "6",
        "take pass",
        "True",
        "discard 30 4",
        "True",
        "discard 9D costly",
        "Too close to call: throw the 9♦ or throw the Q♣. +22.4 points expected.",
        "4 outs among 47 unseen cards: 9♠, 9♥, 7♣, 10♣. One comes in 8.5 % of single draws, and "
        "within three draws in 23.9 %.",
        "Somebody may knock in turn 7.7 ± 0.1, two simple players.",
        "True",
        "http://the-teachers-computer:8866/voila/render/L07_may_i_knock.ipynb?item=3&rules=play_online",
        "http://the-teachers-computer:8866/voila/render/play.ipynb?seed=4217&players=3",
        "https://mybinder.org/v2/gh/ada/gin/HEAD"
        "?urlpath=voila%2Frender%2Fnotebooks%2FL07_may_i_knock.ipynb",
        f"{len(gw.make_link(item=gw.write_item(hand='AD 2C KH', ask='points', answer='13')))}",
    ]


def test_each_of_its_two_commands_is_one_line() -> None:
    commands = re.findall(r"^```sh\n(.*?)^```", README, re.DOTALL | re.MULTILINE)
    assert commands == [
        'python -m pip install ".[app]" && gin-widgets play\n',
        'python -m pip install -e ".[app,lab,test]" && python tests/browser/get_chromium.py'
        " && python -m pytest -n auto\n",
    ]


def table(head: str) -> list[str]:
    """What stands in the first column of the table with that head."""
    rows = README.partition(f"| {head} |")[2].partition("\n\n")[0].splitlines()[2:]
    return [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]


def test_its_table_names_every_rule_set() -> None:
    assert table("key | what it is") == list(gw.RULES)


def test_its_table_names_every_tool_of_the_lab() -> None:
    assert table("tool | what it shows") == list(gw.lab.TOOLS)


def test_its_table_names_what_an_address_can_ask() -> None:
    names = set(table("name | what it opens"))
    assert {"rules", *DEAL, "item", "set"} < names
    assert names - {"rules", *DEAL, "item", "set"} < set(RULE_FIELDS)


def test_its_links_lead_to_files_that_are_there() -> None:
    links = re.findall(r"\]\(([^):]+)\)", README)
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("holder", HOLDERS, ids=lambda path: path.name)
def test_addresses_are_those_of_the_settings(holder: Path) -> None:
    text = holder.read_text()
    assert BINDER.search(text) or SETTING.search(text)
    assert rewritten(text) == text


def test_binder_links_have_no_leading_slash_and_lead_to_notebooks() -> None:
    paths = re.findall(r"\?(?:urlpath|labpath)=([^)\s]+)\)", README)
    assert paths == ["voila%2Frender%2Fnotebooks%2Fplay.ipynb", "notebooks%2Findex.ipynb"]
