"""Run npm in the front end's folder: python -m tests.frontend.npm run build."""

import sys
from pathlib import Path

from tests import node

FRONTEND = Path(__file__).parents[2] / "gin_widgets" / "frontend"


def npm(*words: str, **environment: str) -> node.Done:
    """Run npm with these words; what it says is in the result."""
    return node.npm(FRONTEND, *words, **environment)


if __name__ == "__main__":
    done = npm(*sys.argv[1:])
    print(done.stdout)
    sys.exit(done.returncode)
