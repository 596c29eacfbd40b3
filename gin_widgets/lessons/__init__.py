"""What to learn, and in which order."""

from gin_widgets.lessons.item import Item, ItemError, Mode, Picture, Step, Wrong, checked
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

__all__ = [
    "Item",
    "ItemError",
    "Lesson",
    "Mode",
    "Picture",
    "Scene",
    "Stage",
    "Step",
    "Wrong",
    "checked",
]
