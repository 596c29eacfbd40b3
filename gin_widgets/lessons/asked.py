"""The question that waits for an answer, as a page shows it."""

from typing import Any

from gin_widgets.cards import Card
from gin_widgets.explain.wording import capital, listed
from gin_widgets.guide.hand import meld_group
from gin_widgets.guide.wire import Group
from gin_widgets.lessons import wire
from gin_widgets.lessons.answers import End, Grouping, Laying, Naming, Throw
from gin_widgets.lessons.asks import (
    Ask,
    Choose,
    Claim,
    Discard,
    Finish,
    LayOff,
    Name,
    Number,
    Principle,
    Score,
    Spot,
    Spread,
)
from gin_widgets.lessons.asks.discard import may_throw
from gin_widgets.lessons.asks.group import Group as Grouped
from gin_widgets.lessons.asks.name import reasons
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.item import Mode, Step
from gin_widgets.lessons.principle import statements
from gin_widgets.lessons.scene import Scene
from gin_widgets.lessons.spoken import in_a_row, players_of, prompt_of, spoken
from gin_widgets.lessons.telling import told
from gin_widgets.play import best_held
from gin_widgets.rules import RuleSet

ENDS = (End.THROW, End.KNOCK, End.GIN)


def asked(step: Step, ask: Ask[Any], scene: Scene, rules: RuleSet) -> wire.Ask:
    """The question with everything that an answer can be made of.

    In a step where the learner is led, only what the right answers are made of, and of the throws
    those that break no meld.
    """
    led = step.mode is Mode.LED
    right = ask.right(scene, rules)
    options = options_of(ask, scene, rules)
    if led and not isinstance(ask, Finish):
        answers = [str(answer) for answer in right]
        options = [option for option in options if option["answer"] in answers]
    cards = _led(ask, scene, rules) if led else _cards(ask, scene, rules)
    return {
        "form": ask.kind,
        "prompt": question(step, ask, scene, rules),
        "cards": list(dict.fromkeys(card.code for card in cards)),
        "options": options,
        "fields": _fields(ask, scene),
        "homes": _homes(ask, scene),
        "example": example(ask, scene),
    }


def question(step: Step, ask: Ask[Any], scene: Scene, rules: RuleSet) -> str:
    """What is asked, in the step's own words or those of the form; one line alone stands before."""
    prompt = told(step.text, scene, rules) if step.text else prompt_of(ask)
    match ask:
        case Spot((claim,)):
            return f"{claim_text(claim, scene, rules)} {prompt}"
    return prompt


def options_of(ask: Ask[Any], scene: Scene, rules: RuleSet) -> list[wire.Option]:
    """What can be chosen, where the answer is a choice."""
    match ask:
        case Choose(choice):
            return [_option(each, tell("option", choice, each)) for each in ask.options]
        case Name():
            flaws = [_option(f"none {flaw}", tell("flaw", flaw)) for flaw in reasons(scene.hand)]
            kinds = [_option(kind, tell("said", kind)) for kind in ("set", "run")]
            none = _option("none", tell("option.name.none"))
            none["more"] = flaws
            return [*kinds, none]
        case Finish():
            ends = [*ENDS, End.BIG_GIN] if rules.big_gin_bonus is not None else list(ENDS)
            return [_option(end, tell("option.end", end)) for end in ends]
        case Spot((_,)):
            return [_option(each, spoken(ask, int(each), rules)) for each in ("1", "0")]
        case Spot(claims):
            lines = [
                _option(str(number), _line(number, claim_text(claim, scene, rules)))
                for number, claim in enumerate(claims, start=1)
            ]
            return [*lines, _option("0", tell("said.no_mistake"))]
        case Principle():
            texts = enumerate(statements(ask, scene, rules), start=1)
            return [_option(str(number), _line(number, text)) for number, text in texts]
    return []


def claim_text(claim: Claim, scene: Scene, rules: RuleSet) -> str:
    """What somebody claims, in own words or as question and answer."""
    about = claim.about(scene)
    if claim.text:
        return told(claim.text, about, rules)
    answer = spoken(claim.ask, claim.ask.read(claim.answer, about), rules)
    facts = {"cards": in_a_row(about.hand), "prompt": prompt_of(claim.ask), "answer": answer}
    return tell("claim" if about.hand else "claim.plain", **facts)


def example(ask: Ask[Any], scene: Scene) -> str:
    """How an answer of that form is typed; never with cards of the scene, which could be right."""
    match ask:
        case Choose():
            return listed(ask.options)
        case Score():
            return " ".join(str(10 * at) for at in range(len(players_of(scene)), 0, -1))
    return tell("example", ask.kind)


def _line(number: int, text: str) -> str:
    """A line with its number, by which it is spoken of."""
    return tell("line", number=number, text=capital(text))


def _option(answer: str, label: str) -> wire.Option:
    return {"answer": str(answer), "label": capital(label), "more": []}


def _cards(ask: Ask[Any], scene: Scene, rules: RuleSet) -> list[Card]:
    match ask:
        case Grouped() | Spread() | LayOff():
            return list(scene.hand)
        case Discard() | Finish():
            # A card that may not be thrown can be tried: the feedback says why not.
            return list(scene.hand if may_throw(scene, rules) else ())
    return []


def _led(ask: Ask[Any], scene: Scene, rules: RuleSet) -> list[Card]:
    if isinstance(ask, Discard):
        loose = best_held(rules, scene.hand, scene.taken).deadwood_cards
        return [card for card in loose if card in may_throw(scene, rules)]
    return [card for each in ask.right(scene, rules) for card in _used(each)]


def _used(answer: Any) -> list[Card]:
    """The cards that an answer is made of."""
    match answer:
        case Throw(Card() as card):
            return [card]
        case Grouping():
            return list(answer.cards)
        case Laying():
            return list(answer.cards | (answer.kept.cards if answer.kept else answer.cards))
        case Naming():
            return []
    return []


def _fields(ask: Ask[Any], scene: Scene) -> list[str]:
    match ask:
        case Number():
            return [tell("field.number")]
        case Score():
            return [capital(name) for name in players_of(scene)]
    return []


def _homes(ask: Ask[Any], scene: Scene) -> list[Group]:
    if isinstance(ask, LayOff) and scene.knocker is not None:
        return [meld_group(meld) for meld in scene.knocker.melds]
    return []
