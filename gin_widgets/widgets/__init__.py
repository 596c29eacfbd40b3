"""What you touch."""

from gin_widgets.widgets.course import Course
from gin_widgets.widgets.explorer import Chart, Explorer
from gin_widgets.widgets.hand import Hand
from gin_widgets.widgets.lesson_player import LessonPlayer
from gin_widgets.widgets.meld_lab import MeldLab
from gin_widgets.widgets.rule_editor import RuleEditor
from gin_widgets.widgets.table import Table

__all__ = ["Chart", "Course", "Explorer", "Hand", "LessonPlayer", "MeldLab", "RuleEditor", "Table"]
