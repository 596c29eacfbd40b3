"""What the editor shows: once what never changes, and after every step what stands where."""

import re
from collections.abc import Iterable
from urllib.parse import quote_plus

from gin_widgets.explain.wording import capital, has, listed, say
from gin_widgets.guide.editor.draft import Draft
from gin_widgets.guide.editor.parts import Part, Words, parts_of, words_for, words_of
from gin_widgets.guide.editor.wire import (
    VERSION,
    Change,
    EditorForm,
    EditorState,
    FieldForm,
    FieldState,
    PartForm,
    Problem,
    Said,
)
from gin_widgets.guide.screen import rules_name
from gin_widgets.guide.wire import Reply
from gin_widgets.rules import (
    FIELDS,
    RULES,
    LimitCompare,
    LimitSource,
    RuleSet,
    Scoring,
    Standing,
    StockOut,
    System,
    contested,
    said,
)

GROUPS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "deal": (("players", "first_upcard_offer"), ("hand_size", "next_dealer")),
    "melds": (("run_kind", "ace_in_runs"), ()),
    "turn": (("may_return_taken_card", "may_meld_taken_card"), ()),
    "knock": (
        ("limit_source", "limit_compare", "ace_upcard", "knock_timing"),
        ("big_gin_bonus",),
    ),
    "layoffs": (("layoff_chain", "tie"), ()),
    "score": (
        (
            "scoring",
            "undercut_bonus",
            "undercut_adds_difference",
            "gin_bonus",
            "knock_reward",
            "spade_doubles",
        ),
        (),
    ),
    "penalties": (
        ("gin_penalty_factor", "gin_penalty_bonus", "undercut_penalty", "penalty_basis"),
        (),
    ),
    "stock": (("stock_out",), ("stock_floor", "recycle_cap", "exchange_cap")),
    "match": (("match_end",), ("line_bonus", "game_bonus", "shutout")),
}
"""The fields by what they are about: those in sight, then those folded away."""
POINTS = ("undercut_bonus", "undercut_adds_difference", "gin_bonus", "knock_reward")
PENALTIES = ("gin_penalty_factor", "gin_penalty_bonus", "undercut_penalty", "penalty_basis")
EXTRAS = ("line_bonus", "game_bonus", "shutout")
ADDRESS = "play.ipynb?rules="


def form() -> EditorForm:
    """Everything that does not change while somebody edits."""
    return {
        "v": VERSION,
        "name": say("field.key"),
        "presets": [
            {"key": rules.key, "label": capital(rules_name(rules))} for rules in RULES.values()
        ],
        "groups": [
            {
                "id": group,
                "title": say("group", group),
                "fields": [_field_form(name, name in rare) for name in (*shown, *rare)],
            }
            for group, (shown, rare) in GROUPS.items()
        ],
    }


def state(
    draft: Draft, turn: int, answer: Reply, playing: RuleSet | None, undo: bool
) -> EditorState:
    """What stands where now."""
    wrong = len(draft.problems)
    return {
        "v": VERSION,
        "turn": turn,
        "say": answer,
        "preset": draft.preset,
        "name": draft.key,
        "verdict": (
            say("editor.verdict.wrong", problems=wrong) if wrong else say("editor.verdict")
        ),
        "problems": [_problem(draft, sentence) for sentence in draft.problems],
        "changes": [_change(draft, name) for name in draft.changes],
        "fields": {name: _field(draft, name) for name in FIELDS},
        "text": draft.text,
        "link": ADDRESS + quote_plus(draft.text, safe="()="),
        "play": say("editor.play.wrong" if wrong else "editor.play"),
        "playing": say("editor.playing", name=rules_name(playing)) if playing else "",
        "undo": undo,
    }


def label(name: str) -> str:
    """What a field is called."""
    return say("field", name)


def spoken(name: str, words: Words) -> str:
    """What stands in the controls of a field, in words.

    >>> spoken("match_end", {"kind": "target", "number": "50"})
    'at 50 points'
    """
    match name:
        case "players" if words["fewest"] == words["most"]:
            return say("field.players.value.same", **words)
        case "players" | "hand_size":
            return say("field", name, "value", **words)
        case "match_end":
            number = words["number"]
            if not (number.isascii() and number.isdecimal()):
                return say("value", name, words["kind"])
            return say("value", name, words["kind"], "value", number=int(number))
        case "big_gin_bonus" if words["given"] == "points":
            return words["number"] or say("value.empty")
        case "big_gin_bonus":
            return say("value", name, "none")
    word = words["value"] or say("value.empty")
    return say("value", name, word) if has("value", name, word) else word


def plain(sentence: str, fields: Iterable[str]) -> str:
    """A problem of a rule set in which the fields that it is about have their labels.

    Names of one word are words of the language too: those stand at the beginning or not at all.

    >>> plain("tie is 'dealer'; it can be defender, knocker.", ["tie"])
    "“Equal counts” is 'dealer'; it can be defender, knocker."
    """
    for name in fields:
        written = rf"\b{name}\b" if "_" in name else rf"^{name}(?= is )"
        # Once: what is said further on may be what somebody has put in.
        sentence = re.sub(written, say("editor.field", label=label(name)), sentence, count=1)
    return sentence


def idle(name: str, draft: Draft) -> str:
    """Why a field has no effect as things stand, or nothing where it has."""
    scoring = draft.words("scoring")["value"]
    if name in (*POINTS, *EXTRAS) and scoring == Scoring.PENALTY_POINTS:
        return say("idle.no_points")
    if name == "undercut_adds_difference" and scoring == Scoring.BOTH:
        return say("idle.no_counts")
    if name in PENALTIES and scoring == Scoring.WINNER_POINTS:
        return say("idle.no_penalties")
    if name == "ace_upcard" and draft.words("limit_source")["value"] == LimitSource.FIXED:
        return say("idle.limit_fixed")
    if name == "ace_upcard" and draft.words("limit_compare")["value"] == LimitCompare.BELOW:
        return say("idle.below_one")
    if name == "recycle_cap" and draft.words("stock_out")["value"] == StockOut.VOID:
        return say("idle.void")
    return ""


def _field_form(name: str, rare: bool) -> FieldForm:
    return {
        "id": name,
        "label": label(name),
        "meaning": say("field", name, "meaning"),
        "contested": contested(name),
        "rare": rare,
        "parts": [_part_form(name, part) for part in parts_of(name)],
        "said": _said(name),
    }


def _part_form(name: str, part: Part) -> PartForm:
    return {
        "id": part.id,
        "label": say("field", name, part.id) if has("field", name, part.id) else label(name),
        "options": [
            {
                "word": word,
                "label": say("value", name, word),
                "meaning": say("value", name, word, "meaning"),
            }
            for word in part.words
        ],
        "least": part.least,
        "most": part.most,
    }


def _said(name: str) -> list[Said]:
    """Who says what, in whose words; nothing where every source is silent."""
    found: dict[tuple[Standing, object, str], list[System]] = {}
    for saying in said(name):
        key = (saying.standing, saying.value, saying.quote)
        found.setdefault(key, []).append(saying.system)
    if all(standing is Standing.SILENT for standing, _, _ in found):
        return []
    return [
        {
            "who": listed(_sources(systems)),
            "standing": say("standing", standing),
            "says": spoken(name, words_for(name, value)),
            "quote": quote,
        }
        for (standing, value, quote), systems in found.items()
    ]


def _sources(systems: list[System]) -> list[str]:
    """Sources by title and letter; one of the two systems of a source by its own."""
    letters = [system.source.letter for system in systems]
    return list(
        dict.fromkeys(
            say(
                "source",
                title=system.source.title,
                letter=letter if letters.count(letter) > 1 else system.name,
            )
            for system, letter in zip(systems, letters, strict=True)
        )
    )


def _field(draft: Draft, name: str) -> FieldState:
    words = dict(draft.words(name))
    if words.get("given") == "none":
        del words["number"]
    back = say("editor.set_back", value=spoken(name, words_of(name, draft.base)))
    return {
        "parts": words,
        "back": back if name in draft.changes else "",
        "problems": [
            _problem(draft, sentence)["text"]
            for sentence in draft.problems
            if name in draft.concerns[sentence]
        ],
        "idle": idle(name, draft),
    }


def _problem(draft: Draft, sentence: str) -> Problem:
    fields = draft.concerns[sentence]
    return {"text": plain(sentence, fields), "fields": list(fields)}


def _change(draft: Draft, name: str) -> Change:
    text = say(
        "editor.change",
        label=label(name),
        value=spoken(name, draft.words(name)),
        before=spoken(name, words_of(name, draft.base)),
    )
    return {"field": name, "text": text}
