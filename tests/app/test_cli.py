"""The command line: its defaults, and one sentence for each mistake."""

from typing import Any

import pytest

from gin_widgets.app import cli, server


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(server, "serve", lambda **options: calls.append(options))
    return calls


@pytest.mark.parametrize("words", [[], ["play"]])
def test_no_command_plays(words: list[str], served: list[dict[str, Any]]) -> None:
    cli.main(words)
    assert served == [{"host": "localhost", "port": 8866, "tables": 50, "browser": True}]


def test_options_need_no_command(served: list[dict[str, Any]]) -> None:
    cli.main(["--no-browser", "--port", "9000", "--host", "0.0.0.0", "--tables", "3"])
    assert served == [{"host": "0.0.0.0", "port": 9000, "tables": 3, "browser": False}]


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
