"""What you touch."""

from gin_widgets.widgets.course import Course
from gin_widgets.widgets.hand import Hand
from gin_widgets.widgets.lesson_player import LessonPlayer
from gin_widgets.widgets.meld_lab import MeldLab
from gin_widgets.widgets.rule_editor import RuleEditor
from gin_widgets.widgets.table import Table

__all__ = ["Course", "Hand", "LessonPlayer", "MeldLab", "RuleEditor", "Table"]
