"""What if we play it ten thousand times? Simulations, what they measure, and how fast they are."""

from typing import TYPE_CHECKING, Any

from gin_widgets.lab.simulation import Simulation, simulate

if TYPE_CHECKING:
    from gin_widgets.lab.dealing import deck as deck
    from gin_widgets.lab.tools import TOOLS as TOOLS

__all__ = ["TOOLS", "Simulation", "deck", "simulate"]


def __getattr__(name: str) -> Any:
    """Load the tools, and what needs numpy, on first use."""
    if name == "TOOLS":
        from gin_widgets.lab.tools import TOOLS  # noqa: PLC0415

        return TOOLS
    if name == "deck":
        from gin_widgets.lab.dealing import deck  # noqa: PLC0415

        return deck
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
