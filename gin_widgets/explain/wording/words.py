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
    "hand_of": "The hand of {name}",
    "showdown": "Showdown",
    "actions": "Actions",
    "tools": "Tools",
    "replay": "Replay",
    "moment_of": "{at} of {of}",
    "step_back": "One moment back",
    "step_on": "One moment on",
    "look_here": "Look at this moment",
    "copy_code": "Copy code",
    "copied": "The code of this game is copied. Typed after “restore”, it brings the game back.",
    "select_code": "Copy the code that is selected now.",
    "game_code": "Code of this game",
    "idle": (
        "Are you still there? After ten quiet minutes this page may be put to sleep. Your game is "
        "kept in this browser."
    ),
    "idle_yes": "I am here",
    "resume": "A game was begun here: {place}. Go on with it?",
    "resume_yes": "Continue {place}",
    "resume_no": "Play the new one",
    "retry": "Try again",
    "still_lost": "Still no answer. Try again in a while, or take the code to another table.",
    "rerun": "The table's kernel was started anew. Run its cell again; it will offer your game.",
    "review": "Review",
    "help_rung": "Hint {n}",
    "help_lesson": "Lesson: {lesson}",
    "graded": "Choices looked at",
    "why": "Why",
    "log": "Log",
    "log_of": "Whose lines",
    "log_of.all": "All",
    "log_of.you": "Mine",
    "log_of.other": "Theirs",
    "score": "Score",
    "command": "Command",
    "command_hint": "throw 8h · knock 8h · why · help",
    "upcard": "First upcard sets the limit",
    "limit": "Limit",
    "stock": "Stock",
    "stock_left": "{n} left",
    "stock_and_pile": "Stock and pile",
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
        "No answer from the table. Nothing is lost: your game is kept in this browser, "
        "and its code brings it back anywhere."
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
