"""The lessons of the course under each rule set, for tests that go over all of them.

One test looks at a whole lesson; what fails in it names its item.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from gin_widgets.lessons import Item, Lesson
from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.programme import hidden
from gin_widgets.rules import HOUSE, RULES, RuleSet
from tests.lessons.forms import FORMS

DOUBLED = HOUSE.replace(key="doubled", spade_doubles=True)
RULE_SETS = (*RULES.values(), DOUBLED)
LESSONS = [each for each in (*COURSE.values(), FORMS) if each.items]

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
under_each_rule_set = pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.key)


def asked_under(lesson: Lesson, rules: RuleSet) -> list[Item]:
    """The items of a lesson that make sense under the rules."""
    return [item for item in lesson.items if hidden(item, rules) is None]


def home(item: Item) -> RuleSet:
    """The rules under which the item states its answers."""
    return HOUSE.replace(**{name: values[0] for name, values in item.needs.items()})


@contextmanager
def about(item: Item) -> Iterator[None]:
    """Lets whatever fails within name the item."""
    try:
        yield
    except Exception as error:
        error.add_note(f"This is item {item.id}.")
        raise
