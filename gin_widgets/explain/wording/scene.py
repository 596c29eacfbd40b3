"""The showdown step by step, and layoffs looked back at."""

SCENE: dict[str, str] = {
    "scene.step": "Step {at} of {of}.",
    "scene.prompt": "Showdown: {name}.",
    "scene.prompt.together": "Lay off for {name}: choose a card that fits, then its meld, or Done.",
    "scene.melds": "the knocker's melds",
    "scene.own": "own melds",
    "scene.layoffs": "layoffs",
    "scene.counts": "counts",
    "scene.sum": "the sum",
    "scene.own.you": "You meld {melds} yourself; before layoffs you have {before}.",
    "scene.own.other": "{name} melds {melds}; before layoffs {name} has {before}.",
    "scene.own.none.you": "You have no meld of your own; before layoffs you have {before}.",
    "scene.own.none.other": "{name} has no meld; before layoffs {name} has {before}.",
    "scene.own.gin.you": "You meld {melds} yourself. Nothing is laid off on gin.",
    "scene.own.gin.other": "{name} melds {melds}. Nothing is laid off on gin.",
    "scene.own.gin.none.you": "You have no meld of your own. Nothing is laid off on gin.",
    "scene.own.gin.none.other": "{name} has no meld. Nothing is laid off on gin.",
    "scene.own.several": "Before layoffs: {counts}.",
    "scene.own.several.gin": "Nothing is laid off on gin. Counts: {counts}.",
    "scene.laid.you": "You lay off {layoffs}: {sum} = {left}.",
    "scene.laid.other": "{name} lays off {layoffs}: {sum} = {left}.",
    "scene.laid.nothing.you": "You lay off nothing and stay at {left}.",
    "scene.laid.nothing.other": "{name} lays off nothing and stays at {left}.",
    "scene.laid.nobody": "Nobody lays anything off.",
    "scene.left": "{name}: {left} left.",
    "scene.before": "{before} before layoffs",
    "scene.worth": "−{points}",
    "scene.after": "{sum} = {left}",
    "scene.none": "There is no showdown to go through now.",
    "scene.together.none": "Nobody's layoffs can be made now.",
    "scene.together.begun": (
        "Now you lay off for {name}, who has {before}. The result stays as it was played."
    ),
    "scene.together.undo": "Taken back.",
    "scene.together.best": "{name} is left with {left}. No layoffs leave less.",
    "scene.together.better": "{name} is left with {left}; {layoffs} would leave {best}.",
    "scene.together.as_played": "As it was played: {what}",
    "action.reason": "Show the reason of {name}",
    "action.reason.several": "Show their reasons",
    "bot_reason.why": "What the computer looks at, and why it chose what it chose last.",
    "bot_reason.not_over": "The computer tells its reasons after the hand.",
    "bot_reason.looks": "{bot}: “{looks}”",
    "bot_reason.none": "{name} had nothing to choose.",
    "bot_reason.random": "{name} threw the {card} by chance; that left {left}.",
    "bot_reason.beginner": "{name} threw the {card}, a loose card, by chance; that left {left}.",
    "bot_reason.least": (
        "{name} threw the {card}: that left {left}, and no throw would have left less."
    ),
    "bot_reason.danger": (
        "{name} threw the {card}, which left {left}. The {other} would have left {best}, "
        "but the next player could have used it more easily."
    ),
    "bot_reason.chances": (
        "{name} threw the {card}, which left {left}. The {other} would have left {best}, but more "
        "cards still out could have melded it."
    ),
    "bot_reason.knock": "{name} threw the {card} and knocked: {left} is not more than {limit}.",
    "bot_reason.gin": "{name} declared gin: nothing was left unmatched.",
    "layoff": "the {card} on the {meld}",
    "layoff.better": "To lay off {layoffs} would have left {best}, not {n}.",
    "action.step": "Next step",
    "action.skip": "Skip to the result",
    "action.together": "Lay off for {name}",
    "step.why": "Goes on with the showdown.",
    "skip.why": "Shows how the hand ended, with its sum.",
    "together.why": "You make the layoffs yourself; the result stays as it was played.",
}
