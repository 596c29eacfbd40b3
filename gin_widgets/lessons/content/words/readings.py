"""What the rules of the class say where the sources differ, for the places of an item's text."""

READINGS: dict[str, str] = {
    "reading.limit.some": "{limit} or less may knock",
    "reading.limit.gin": "only gin ends the hand",
    "reading.limit_compare.at_most": "equal is enough",
    "reading.limit_compare.below": "equal is not enough",
    "reading.ace_upcard.gin_only": "an ace asks for gin",
    "reading.ace_upcard.one": "an ace lets 1 knock",
    "reading.limit_source.first_upcard": "the first upcard sets the limit for the whole hand",
    "reading.limit_source.top_discard": "the card on top of the pile sets the limit",
    "reading.limit_source.fixed": "the limit is always 10",
    "reading.may_return_taken_card.True": "a card from the pile may be thrown again",
    "reading.may_return_taken_card.False": "a card from the pile stays until your next turn",
    "reading.ace_in_runs.low": "there it stops",
    "reading.ace_in_runs.high_or_low": "the ace may also come after the king",
    "reading.ace_in_runs.round_the_corner": "after the king it begins again",
    "reading.layoff_chain.own": "you build on them and on your own layoffs",
    "reading.layoff_chain.none": "you build on them as they were laid down",
    "reading.layoff_chain.shared": "you build on them and on every layoff",
    "reading.run_kind.suit": "one suit",
    "reading.run_kind.colour": "one colour",
}
