"""Find a Chromium for the browser tests, or get one, and say what was done.

In this order: a Chromium or Chrome that is there, Playwright's own download, Debian's package.
The path is written where the test fixtures look for it. Run: python tests/browser/get_chromium.py
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
# Chromium's sandbox refuses root; the rest keeps it from talking to its makers while tests run.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def record() -> Path:
    """The file that remembers which browser the tests use."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "gin_widgets" / "chromium.json"


def works(path: Path) -> bool:
    """Whether this browser starts without a window and shows a page."""
    command = [path, "--headless", *FLAGS, "--dump-dom", "data:text/html,<p>ready</p>"]
    try:
        page = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return "<p>ready</p>" in page.stdout


def recorded() -> Path | None:
    """The browser that was found or got before, if it is still there."""
    try:
        path = Path(json.loads(record().read_text())["path"])
    except (OSError, ValueError, KeyError):
        return None
    return path if path.exists() else None


def installed() -> Path | None:
    """A working Chromium or Chrome of this machine."""
    found = [Path(path) for name in NAMES if (path := shutil.which(name))]
    return next((path for path in [*found, MAC] if path.exists() and works(path)), None)


def chromium() -> Path | None:
    """The browser to use: the recorded one, else one of this machine."""
    return recorded() or installed()


def downloaded() -> Path | None:
    """Playwright's own Chromium, downloaded now unless it is there."""
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() and works(path) else None


def packaged() -> Path | None:
    """Debian's Chromium, installed now."""
    if not shutil.which("apt-get"):
        return None
    root = [] if os.geteuid() == 0 else ["sudo"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        try:
            subprocess.run([*root, "apt-get", *words], env=quiet, check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"apt-get {words[0]} failed: {error}", file=sys.stderr)
    return installed()


def main() -> None:
    """Take the first way that works, and remember where it led."""
    ways = {
        "already on this machine": installed,
        "downloaded by Playwright": downloaded,
        "installed from Debian's package": packaged,
    }
    for what, way in ways.items():
        if path := way():
            record().parent.mkdir(parents=True, exist_ok=True)
            record().write_text(json.dumps({"path": str(path)}))
            print(f"Chromium for the browser tests: {path}, {what}.")
            return
    sys.exit("No Chromium: none is here, and neither Playwright nor apt-get could get one.")


if __name__ == "__main__":
    main()
