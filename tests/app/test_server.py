"""The running server: where it listens, what it shows without a kernel, and that it ends."""

import re
import shutil
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest

from gin_widgets.app import pages, server
from tests.browser.servers import PATIENCE, ROOT, Server, free_port, gin_server, site_server


@pytest.fixture(scope="module")
def one_table() -> Iterator[Server]:
    with gin_server("--tables", "1") as running:
        yield running


def fetch(url: str) -> tuple[int, str, str]:
    """Status, address and text of a page."""
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return answer.status, answer.url, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, url, error.read().decode()


def test_the_root_is_the_front_page_and_costs_no_kernel(one_table: Server) -> None:
    status, url, text = fetch(one_table.url)
    assert status == 200
    assert url.endswith("/voila/render/index.ipynb")
    assert re.findall(r"<h1[^>]*>([^<]*)", text) == ["Oklahoma Gin"]
    assert "<script src" not in text
    assert one_table.kernels() == []


def test_there_is_no_list_of_files(one_table: Server) -> None:
    _, url, _ = fetch(one_table.url + "voila/tree")
    assert url.endswith("/voila/render/index.ipynb")


def test_a_page_that_is_not_there_is_said_to_be_missing(one_table: Server) -> None:
    status, _, text = fetch(one_table.url + "voila/render/solitaire.ipynb")
    assert status == 404
    assert "There is no such page" in text


@pytest.mark.parametrize("path", ["../README.md", "%2e%2e/pyproject.toml", "play.ipynb"])
def test_neither_sources_nor_other_files_are_served(one_table: Server, path: str) -> None:
    status, _, _ = fetch(f"{one_table.url}voila/files/{path}")
    assert status in {403, 404}


def test_a_visitor_cannot_choose_another_template(one_table: Server) -> None:
    _, _, text = fetch(one_table.url + "voila/render/index.ipynb?template=lab&theme=dark")
    assert 'class="gin-page"' in text


def test_a_full_house_answers_503_with_a_page(one_table: Server) -> None:
    status, _, first = fetch(one_table.url + "voila/render/play.ipynb")
    assert status == 200
    assert "Dealing…" in first
    status, _, second = fetch(one_table.url + "voila/render/play.ipynb")
    assert status == 503
    assert "All tables are taken" in second
    assert len(one_table.kernels()) == 1


def test_a_taken_port_is_said_and_the_next_one_used() -> None:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", free_port()))
        holder.listen()
        taken = holder.getsockname()[1]
        command = [
            sys.executable,
            "-m",
            "gin_widgets.app.cli",
            "lab",
            "--no-browser",
            "--port",
            str(taken),
        ]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as started:
            assert started.stdout is not None
            said = [started.stdout.readline(), started.stdout.readline()]
            started.send_signal(signal.SIGINT)
            rest = started.communicate(timeout=PATIENCE)[0]
    used = re.search(r"using (\d+)", said[0])
    assert used is not None
    assert said[0] == f"Port {taken} is taken; using {used[1]}.\n"
    first = f"http://localhost:{used[1]}/voila/render/lab.ipynb"
    assert said[1] == f"Oklahoma Gin is at {first} (Ctrl-C stops it)\n"
    assert rest == "Stopped.\n"
    assert started.returncode == 0


def test_a_host_that_is_not_ours_is_refused_in_one_sentence() -> None:
    command = [sys.executable, "-m", "gin_widgets.app.cli", "--host", "192.0.2.1", "--no-browser"]
    ended = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("gin-widgets: cannot listen on 192.0.2.1:8866: ")
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("display", "screen"),
    [({}, False), ({"DISPLAY": ":0"}, True), ({"WAYLAND_DISPLAY": "w"}, True)],
)
def test_a_browser_is_opened_only_where_one_can_be_seen(
    display: dict[str, str], screen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in display.items():
        monkeypatch.setenv(name, value)
    assert server.has_screen() is screen


def test_a_kernel_goes_when_nobody_is_at_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_PATH", "")
    config = server.server_settings(host="localhost", port=8866, tables=7, browser=False)
    tables = server.Tables(config=config)
    assert tables.limit == 7
    assert (tables.cull_idle_timeout, tables.cull_interval) == (600, 60)
    assert not tables.cull_connected


def test_a_notebook_that_fails_says_so_and_shows_no_traceback(tmp_path: Path) -> None:
    broken = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("secret = 1 / 0")])
    nbformat.write(broken, tmp_path / "broken.ipynb")
    shutil.copy(pages.notebooks() / "index.ipynb", tmp_path)
    with site_server(tmp_path) as running:
        status, _, text = fetch(running.url + "voila/render/broken.ipynb")
    assert status == 200
    assert "This page could not be dealt" in text
    assert "secret" not in text
    assert "ZeroDivisionError" not in text
