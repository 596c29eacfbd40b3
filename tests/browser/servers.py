"""Start a server as its own process, find out where it is, and stop it by its id."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import psutil

from gin_widgets.app import pages

PATIENCE = 60
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Server:
    """A running server."""

    url: str
    process: psutil.Process
    token: str = ""

    def kernels(self) -> list[psutil.Process]:
        """The kernels it has started and that still live."""
        return [child for child in self.process.children(recursive=True) if is_kernel(child)]

    def wait_for_no_kernel(self) -> None:
        """Wait until every kernel has gone; fail when one stays."""
        left = self.kernels()
        _, alive = psutil.wait_procs(left, timeout=PATIENCE)
        alive += self.kernels()
        assert not alive, f"kernels stayed after their pages were left: {alive}"


def is_kernel(process: psutil.Process) -> bool:
    try:
        return "ipykernel_launcher" in process.cmdline()
    except psutil.Error:
        return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5):
            return True
    except (urllib.error.URLError, OSError):
        return False


@contextmanager
def running(
    command: Sequence[str], url: str, ready: str, cwd: Path, **environment: str
) -> Iterator[Server]:
    """Run a server until the block ends; it must answer at `ready`, and leave nothing behind."""
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    started = subprocess.Popen(
        command, cwd=cwd, env={**os.environ, "PYTHONPATH": path, **environment}
    )
    process = psutil.Process(started.pid)
    try:
        wait_until_up(started, ready)
        yield Server(url, process)
    finally:
        family = process.children(recursive=True)
        started.send_signal(signal.SIGTERM)
        try:
            started.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            started.kill()
            raise
        _, alive = psutil.wait_procs(family, timeout=PATIENCE)
        for orphan in alive:
            orphan.kill()
        assert not alive, f"the server left processes behind: {alive}"


def wait_until_up(started: subprocess.Popen[bytes], url: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not answers(url):
        assert started.poll() is None, f"the server ended with status {started.returncode}"
        assert time.monotonic() < deadline, f"{url} did not answer within {PATIENCE} seconds"
        time.sleep(0.05)


@contextmanager
def gin_server(*options: str) -> Iterator[Server]:
    """`gin-widgets play` on a free port."""
    port = free_port()
    command = [sys.executable, "-m", "gin_widgets.app.cli", "play", "--no-browser"]
    url = f"http://localhost:{port}/"
    with running([*command, "--port", str(port), *options], url, url, ROOT) as server:
        yield server


@contextmanager
def site_server(folder: Path) -> Iterator[Server]:
    """The server of the game, with the notebooks of this folder instead of ours."""
    serve = (
        "import sys; from pathlib import Path; from gin_widgets.app import cli, pages;"
        "pages.notebooks = lambda: Path(sys.argv[1]); cli.main(sys.argv[2:])"
    )
    port = free_port()
    url = f"http://localhost:{port}/"
    command = [sys.executable, "-c", serve, str(folder), "--no-browser", "--port", str(port)]
    with running(command, url, url, ROOT) as server:
        yield server


@contextmanager
def lab_server(folder: Path) -> Iterator[Server]:
    """JupyterLab on a copy of the notebooks."""
    shutil.copytree(pages.notebooks(), folder / "work")
    with jupyter_server(folder, "/") as server:
        yield server


@contextmanager
def binder_server(folder: Path) -> Iterator[Server]:
    """A Jupyter server as Binder starts it: the repository's own settings, below /user/x/."""
    shutil.copytree(pages.notebooks(), folder / "work" / "notebooks")
    settings = folder / "config" / "jupyter_server_config.py"
    settings.parent.mkdir()
    shutil.copy(ROOT / "binder" / settings.name, settings)
    with jupyter_server(folder, "/user/x/") as server:
        yield server


@contextmanager
def jupyter_server(folder: Path, base: str) -> Iterator[Server]:
    """A Jupyter server with a token and nobody's settings, on what lies in the folder's `work`."""
    # The announcements ask another host for news.
    silent = {"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}}
    labconfig = folder / "config" / "labconfig"
    labconfig.mkdir(parents=True)
    (labconfig / "page_config.json").write_text(json.dumps(silent))
    port, token = free_port(), "a-token-of-the-tests"
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"]
    options = [
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.base_url={base}",
        f"--IdentityProvider.token={token}",
        "--LabApp.extension_manager=readonly",
        "--LabApp.expose_app_in_browser=True",
    ]
    environment = {
        "JUPYTER_CONFIG_DIR": str(folder / "config"),
        "JUPYTERLAB_SETTINGS_DIR": str(folder / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(folder / "workspaces"),
    }
    url = f"http://localhost:{port}{base}"
    with running([*command, *options], url, f"{url}api", folder / "work", **environment) as server:
        yield replace(server, token=token)
