"""What you touch."""

from gin_widgets.widgets.table import Table

__all__ = ["Table"]
