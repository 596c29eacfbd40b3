"""A simulation's numbers as a pandas frame."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy
import pandas

from gin_widgets.bots.by_round import ENDINGS
from gin_widgets.cards import DECK
from gin_widgets.lab.columns import MISSING, Column


def frame(parts: Sequence[Mapping[str, Any]], wanted: Sequence[Column]) -> pandas.DataFrame:
    """The frame of some parts, each of which has an array of whole numbers for each column."""
    made: dict[str, Any] = {}
    for column in wanted:
        whole = column.kind if column.kind.startswith("int") else "int8"
        values = numpy.concatenate(
            [numpy.empty(0, whole), *(part[column.name] for part in parts)], dtype=whole
        )
        if column.kind == "card":
            made[column.name] = pandas.Categorical.from_codes(values, [c.code for c in DECK])
        elif column.kind == "ending":
            endings = [ENDINGS[number].value for number in sorted(ENDINGS)]
            made[column.name] = pandas.Categorical.from_codes(values, endings)
        elif column.gaps:
            made[column.name] = pandas.arrays.IntegerArray(values, values == MISSING)
        else:
            made[column.name] = values
    # The arrays are nobody else's, and a million hands take as long to copy as to play a fifth.
    return pandas.DataFrame(made, copy=False)
