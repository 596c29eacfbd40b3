"""Reading an action from its notation, and the cards and numbers of records and positions."""

import re

from gin_widgets.cards import (
    AceInRuns,
    Card,
    Meld,
    NotationError,
    PlainMeldRules,
    RunKind,
)
from gin_widgets.play.actions import (
    Action,
    DeclareBigGin,
    DeclareGin,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    GoOn,
    Knock,
    LayOff,
    PassUpcard,
    Spread,
    TakeUpcard,
)

PLAIN: dict[str, Action] = {
    str(action): action
    for action in (
        TakeUpcard(),
        PassUpcard(),
        DrawStock(),
        DrawPile(),
        DeclareBigGin(),
        GoOn(),
        Done(),
    )
}
WITH_CARD: dict[str, type[Discard] | type[Knock] | type[DeclareGin]] = {
    "discard": Discard,
    "knock": Knock,
    "gin": DeclareGin,
}

ANY_READING = PlainMeldRules(RunKind.COLOUR, AceInRuns.ROUND_THE_CORNER)
"""Notation can name every meld of every rule set; what is one at this table, `check` says."""


def parse_action(text: str) -> Action:
    """The action that a line of notation stands for; the inverse of `str(action)`.

    Raises:
        NotationError: the text is no action, or names a card or a meld that does not exist.

    >>> parse_action("lay 5H on 2H3H4H")
    LayOff(card=Card.parse('5H'), meld=Meld.parse('2H 3H 4H'))
    >>> str(parse_action("knock 7h"))
    'knock 7H'
    """
    match text.split():
        case [word] if word in PLAIN:
            return PLAIN[word]
        case [word, card] if word in WITH_CARD:
            return WITH_CARD[word](Card.parse(card))
        case ["spread", *melds]:
            named = [part for part in "".join(melds).split("/") if part]
            return Spread(tuple(Meld.parse(part, ANY_READING) for part in named))
        case ["lay", card, "on", *meld]:
            return LayOff(Card.parse(card), Meld.parse("".join(meld), ANY_READING))
    raise NotationError(
        f"{text!r} is no action; there are {', '.join(PLAIN)}, discard 7H, knock 7H, gin 7H, "
        "spread AS2S3S/4C4D4H and lay 5H on 2H3H4H."
    )


def action_of(action: Action | str) -> Action:
    """The action itself, or the one that a line of notation stands for.

    Raises:
        NotationError: it is neither.
    """
    if isinstance(action, Action):
        return action
    if isinstance(action, str):
        return parse_action(action)
    raise NotationError(f"{action!r} is no action; write one as text, such as 'discard 7H'.")


def cards_in_order(text: str) -> tuple[Card, ...]:
    """The cards of a text such as "7H AS, 10C", in the order in which they are written.

    Raises:
        NotationError: a word is no card.
    """
    return tuple(Card.parse(code) for code in text.replace(",", " ").split())


def number_of(text: str) -> int:
    """The whole number that a text stands for.

    Raises:
        NotationError: it is none, or too long to be one that is meant.
    """
    if re.fullmatch(r"\d{1,16}", text, re.ASCII):
        return int(text)
    raise NotationError(f"a whole number was expected, not {text!r}.")
