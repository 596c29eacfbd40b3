"""How a value of a field is written."""


def rules_word(value: object) -> str:
    """The word for a value of a field, as it stands in the text of a rule set.

    >>> rules_word((2, 6)), rules_word(None), rules_word(True)
    ('2-6', 'none', 'yes')
    """
    match value:
        case bool():
            return "yes" if value else "no"
        case tuple():
            return "-".join(map(str, value))
        case None:
            return "none"
    return str(value)
