"""The command line: its defaults, and one sentence for each mistake."""

from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from gin_widgets.app import cli, pages, server
from gin_widgets.classroom import DOORS, PAGES, make_link
from gin_widgets.lessons.author import LONGEST, write_item


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(server, "serve", lambda **options: calls.append(options))
    return calls


HERE = {"host": "localhost", "port": 8866, "tables": 50, "browser": True}


@pytest.mark.parametrize("words", [[], ["play"]])
def test_no_command_plays(words: list[str], served: list[dict[str, Any]]) -> None:
    cli.main(words)
    assert served == [{**HERE, "first": ""}]


@pytest.mark.parametrize("command", ["learn", "lab"])
def test_a_command_opens_its_page(command: str, served: list[dict[str, Any]]) -> None:
    cli.main([command])
    (options,) = served
    assert (pages.notebooks() / options["first"]).is_file()
    assert options == {**HERE, "first": options["first"]}


def test_options_need_no_command(served: list[dict[str, Any]]) -> None:
    cli.main(["--no-browser", "--port", "9000", "--host", "0.0.0.0", "--tables", "3"])
    assert served == [{"host": "0.0.0.0", "port": 9000, "tables": 3, "browser": False, "first": ""}]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["deal"], "invalid choice: 'deal'"),
        (["--port", "70000"], "a port is a number from 1 to 65535, not '70000'"),
        (["--port", "http"], "a port is a number from 1 to 65535, not 'http'"),
        (["--tables", "0"], "the tables are a number from 1 to 10000, not '0'"),
        (["play", "now"], "unrecognized arguments: now"),
    ],
)
def test_a_mistake_gets_one_sentence(
    words: list[str],
    sentence: str,
    served: list[dict[str, Any]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(words)
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1
    assert served == []


def test_a_machine_without_voila_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str, *rest: Any) -> Any:
        if rest[2] and "server" in rest[2]:
            raise ModuleNotFoundError("No module named 'voila'", name="voila")
        return importing(name, *rest)

    importing = __import__
    monkeypatch.setattr("builtins.__import__", missing)
    with pytest.raises(SystemExit, match="voila is not installed; it comes with: python -m pip"):
        cli.main([])


def test_a_link_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    words = "link --door voila --host room:8866 --lesson L07 --item 3 --rules play_online"
    cli.main(words.split())
    assert capsys.readouterr().out == (
        "http://room:8866/voila/render/L07_may_i_knock.ipynb?item=3&rules=play_online\n"
    )


def test_every_part_of_a_link_can_be_said(capsys: pytest.CaptureFixture[str]) -> None:
    words = "link --seed 7 --players 3 --bot simple --owner ada --repo gin --ref v1 --page rules"
    cli.main([*words.split(), "--rules", "house tie=knocker"])
    wanted = make_link(
        seed=7,
        players=3,
        bot="simple",
        rules="house tie=knocker",
        page="rules",
        owner="ada",
        repo="gin",
        ref="v1",
    )
    assert capsys.readouterr().out == f"{wanted}\n"


def test_items_come_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('hand = "AD 2C KH"\nask = "points"\nanswer = "13"\n')
    cli.main(["link", "--items", str(file)])
    item = write_item(hand="AD 2C KH", ask="points", answer="13")
    assert capsys.readouterr().out == f"{make_link(item=item)}\n"


def test_the_code_of_a_link_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, start in (("code.svg", b"<?xml"), ("CODE.PNG", b"\x89PNG")):
        cli.main(["link", "--qr", "--qr-file", str(tmp_path / name)])
        assert (tmp_path / name).read_bytes().startswith(start)
        link, *code = capsys.readouterr().out.splitlines()
        assert link == make_link()
        assert len({len(line) for line in code}) == 1


def test_a_terminal_that_cannot_draw_the_code_is_told_another_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = TextIOWrapper(BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdout", plain)
    with pytest.raises(SystemExit, match="cannot draw a QR code; write one to a file with --qr-f"):
        cli.main(["link", "--qr"])
    plain.seek(0)
    assert plain.read() == f"{make_link()}\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--lesson L99", "gin-widgets link: There is no lesson 'L99'; there are L00"),
        ("--seed ace", "gin-widgets link: --seed is a whole number of at most 16 d"),
        (f"--seed {'9' * 17}", "gin-widgets link: --seed is a whole number of at most 16 digits"),
        ("--page rules --code 4KR0", "gin-widgets link: The page rules takes no code; it takes: "),
        ("--host room:0", "gin-widgets link: The host is 'room:0'; it is written like room-7:88"),
        (
            "--qr-file=",
            "gin-widgets link: A QR code is written to a file ending in .svg or .png, not ''",
        ),
        ("--players 9", "gin-widgets link: The rules house are for 2 to 6 players, not 9."),
        ("--rules hollywood", "gin-widgets link: There is no rule set 'hollywood'"),
        ("--door static", "gin-widgets link: There is no static site of these pages yet"),
        ("--items none.toml", "gin-widgets link: none.toml cannot be read: No such file"),
        ("--items x.toml --item 3", "gin-widgets link: Give either --item, of the course, or"),
        ("--qr-file code.exe", "gin-widgets link: A QR code is written to a file ending in .svg"),
        ("--qr-file no/code.svg", "gin-widgets link: no/code.svg cannot be written: No such"),
    ],
)
def test_a_link_that_cannot_be_is_told_in_one_sentence(
    words: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        cli.main(["link", *words.split()])
    assert str(ended.value).startswith(sentence)
    assert "\n" not in str(ended.value)


def test_every_problem_of_a_file_is_told(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('hand = "KC KC 1X"\nask = "cost"\n')
    with pytest.raises(SystemExit) as ended:
        cli.main(["link", "--items", str(file)])
    first, *problems = str(ended.value).splitlines()
    assert first == f"gin-widgets link: {file} cannot be asked."
    assert len(problems) == 3
    file.write_text('hand = "KC"\nask = "points"\n'.ljust(LONGEST + 1, "#"))
    with pytest.raises(SystemExit, match="The text has more than 20000 characters"):
        cli.main(["link", "--items", str(file)])
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(SystemExit, match="is no text in UTF-8"):
        cli.main(["link", "--items", str(file)])


def test_the_help_names_the_doors_and_pages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main(["link", "--help"])
    told = capsys.readouterr().out
    assert all(name in told for name in (*DOORS, *PAGES))
