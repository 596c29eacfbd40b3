"""The fixed words that the browser's side of the table shows, sent once.

Places such as `{n}` are filled in the browser.
"""

from gin_widgets.cards import DECK
from gin_widgets.explain.wording.holding import HOLDING_WORDS
from gin_widgets.explain.wording.say import card_name
from gin_widgets.explain.wording.settings import SETTINGS

WORDS: dict[str, str] = {
    "table": "Oklahoma Gin table",
    "board": "Table",
    "title": "Oklahoma Gin",
    "your_hand": "Your hand",
    "actions": "Actions",
    "why": "Why",
    "log": "Log",
    "score": "Score",
    "command": "Command",
    "command_hint": "throw 8h · knock 8h · why · help",
    "upcard": "First upcard sets the limit",
    "limit": "Limit",
    "stock": "Stock",
    "stock_left": "{n} left",
    "pile": "Pile",
    "pile_top": "{card} on top",
    "pile_empty": "empty",
    "earlier": "Earlier cards",
    "deadwood": "Deadwood",
    "need": "limit {n}",
    "laid_off": "laid off",
    "back": "{n} face-down cards",
    "send": "Do it",
    "waiting": "Waiting for the table…",
    "lost": (
        "No answer from the table. Try again; if none comes, reload the page, "
        "which deals a new match."
    ),
    "again": "Press again to confirm: ",
    "keys": (
        "Arrows, space to select; Enter throws or lays off, Shift+Enter knocks; "
        "S draws, P takes, G groups, F frees; Ctrl+arrows move."
    ),
    "total": "Total",
    "more_ways": "{n} more ways",
    **HOLDING_WORDS,
    **SETTINGS,
    **{f"card.{card.code}": card_name(card) for card in DECK},
}
