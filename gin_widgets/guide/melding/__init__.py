"""A hand laid out by hand: what it leaves, whether there is better, and how."""

from gin_widgets.guide.layout import Layout
from gin_widgets.guide.melding.session import MeldingSession
from gin_widgets.guide.melding.wire import MeldingState

__all__ = ["Layout", "MeldingSession", "MeldingState"]
