"""Help in four rungs, computed from the scene: where, the rule, what is left, the answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import Any, Final

from gin_widgets.cards import Arrangement, Card, CardSet, MeldKind, arrangements, melds_in
from gin_widgets.explain.wording import capital, dearest_first, listed
from gin_widgets.lessons.answers import Flaw, Naming, Throw
from gin_widgets.lessons.asks import (
    Ask,
    Choice,
    Choose,
    Count,
    Curve,
    Discard,
    Finish,
    Group,
    LayOff,
    Name,
    Number,
    Principle,
    Score,
    Spot,
    Spread,
)
from gin_widgets.lessons.asks.discard import left_by, may_throw
from gin_widgets.lessons.asks.name import reasons
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.principle import principle
from gin_widgets.lessons.scene import Scene
from gin_widgets.lessons.spoken import in_a_row, players_of, spoken
from gin_widgets.lessons.wire import Hint
from gin_widgets.lessons.worked import scored, worked
from gin_widgets.play import best_held
from gin_widgets.rules import RuleSet

TRICKY = 10
"""Cards of this many points, and aces, are those that learners miscount."""
DEAR_ACE = 11
"""What an ace is often taken for."""
WIDE = 30
"""So far above the least, in points, another arrangement is looked for."""
NOTHING: Final[Mapping["Rung", str]] = MappingProxyType({})


class Rung(IntEnum):
    """How far help goes."""

    NONE = 0
    WHERE = 1
    PRINCIPLE = 2
    CANDIDATES = 3
    SHOW = 4


@dataclass(frozen=True, slots=True)
class Pointer:
    """A sentence, the cards that it points at, and the answers that it leaves."""

    text: str
    cards: tuple[Card, ...] = ()
    options: tuple[str, ...] = ()


def hint(
    rung: Rung, ask: Ask[Any], scene: Scene, rules: RuleSet, own: Mapping[Rung, str] = NOTHING
) -> Hint:
    """Help of one rung; `own` are the item's own words for a rung, where it has some.

    Cards that such words name are ringed; on the last rung they stand for the rule.
    """
    shown, text = None, own.get(rung, "")
    match rung:
        case Rung.WHERE | Rung.PRINCIPLE | Rung.CANDIDATES if text:
            pointer = Pointer(text, tuple(card for card in scene.hand if str(card) in text))
        case Rung.WHERE:
            pointer = where(ask, scene, rules)
        case Rung.PRINCIPLE:
            pointer = Pointer(_rule(ask, scene, rules))
        case Rung.CANDIDATES:
            pointer = candidates(ask, scene, rules)
        case _:
            answer = spoken(ask, ask.right(scene, rules)[0], rules)
            pointer, shown = Pointer(tell("hint.show", answer=answer)), worked(ask, scene, rules)
            if text:
                shown["rule"] = text
    return {
        "rung": rung.name.lower(),
        "text": pointer.text,
        "cards": [card.code for card in pointer.cards],
        "options": list(pointer.options),
        "lesson": None,
        "worked": shown,
    }


def where(ask: Ask[Any], scene: Scene, rules: RuleSet) -> Pointer:
    """Where to look."""
    match ask:
        case Number(Count.POINTS):
            return _letters(scene.summed) or _cards(_tricky(scene.summed)) or _whole_hand()
        case Number(Count.DEADWOOD) | Group() | Spread():
            return _region(scene, rules)
        case Number(Count.AFTER_LAYOFF | Count.OPEN) | LayOff():
            return _knocked(scene, rules)
        case Number(Count.STOCK | Count.DRAWS):
            return Pointer(tell("hint.where.deal", players=scene.players))
        case Number(Count.WANTING):
            return _cards(tuple(scene.hand)) or _whole_hand()
        case (
            Number(Count.LEFT)
            | Discard()
            | Finish()
            | Choose(Choice.MAY_KNOCK | Choice.KNOCK | Choice.DUTY | Choice.NOW)
        ):
            return _loose(best_held(rules, scene.hand, scene.taken))
        case Number(Count.OUTS | Count.UNSEEN | Count.CHANCE):
            return _whole_hand()
        case Choose(Choice.TAKE) if scene.top is not None:
            return Pointer(tell("hint.where.top", card=scene.top), (scene.top,))
        case Choose(Choice.RETURN) if came := scene.taken or scene.drawn:
            return _cards((came,)) or _whole_hand()
        case Choose(Choice.GOES_ON) if scene.stock is not None:
            return Pointer(tell("hint.where.stock", stock=scene.stock))
        case Score() | Choose(Choice.WINNER | Choice.WRITES | Choice.DEALS):
            return _showdown(scene)
        case Number(Count.FROM_COUNTS | Count.BONUS):
            return _showdown(scene)
        case Name():
            ends = sorted(scene.hand, key=lambda card: (card.rank, card))
            return _cards((ends[0], ends[-1])) or _whole_hand()
        case Spot():
            return Pointer(tell("hint.where.lines"))
        case Principle():
            return Pointer(tell("hint.where.example"))
    if scene.upcard is not None:
        return Pointer(tell("hint.where.upcard", card=scene.upcard), (scene.upcard,))
    return _whole_hand()


def candidates(ask: Ask[Any], scene: Scene, rules: RuleSet) -> Pointer:
    """What is left to choose from: two cards, two answers, or the parts of a sum."""
    match ask:
        case Number(Count.POINTS) if len(scene.summed) > 1:
            return _values(scene.summed)
        case Number(count):
            return _numbers(count, scene, rules)
        case Name():
            return _options(ask, _other_names(ask.right(scene, rules)[0], scene.hand), scene, rules)
        case Group() | Spread():
            contested = _contested(scene.hand, rules)
            return _about(contested) if contested else _loose_at_best(scene.hand, rules)
        case Discard() | Finish():
            return _about(_throws(ask, scene, rules))
        case LayOff():
            laid = tuple(each.card for each in ask.right(scene, rules)[0].laid)
            return _about(tuple(dict.fromkeys((*laid, *_left_loose(scene.hand, rules)))))
        case Curve():
            first, *_, last = spoken(ask, ask.right(scene, rules)[0], rules).split(", ")
            return Pointer(tell("hint.candidates.ends", first=first, last=last))
        case Score():
            rows = scored(ask.right(scene, rules)[0], scene, rules).rows
            return Pointer(tell("hint.candidates.sum", parts=listed(row["text"] for row in rows)))
        case Choose():
            right = ask.right(scene, rules)[0]
            others = [option for option in ask.options if option != right]
            return _options(ask, others[:1], scene, rules)
        case Spot(claims):
            line = ask.right(scene, rules)[0]
            numbers = range(1, len(claims) + 1) if claims[1:] else range(2)
            return _options(ask, [n for n in numbers if n != line][:1], scene, rules)
        case Principle(_, at):
            return _options(ask, [at % 3 + 1], scene, rules)
    raise AssertionError(f"no help is known for a question of the form {ask.kind}")


def _rule(ask: Ask[Any], scene: Scene, rules: RuleSet) -> str:
    """The rule; where the question is which rule it is, that would be the answer."""
    if isinstance(ask, Principle):
        return tell("hint.where.example")
    return principle(ask, scene, rules)


def _cards(cards: tuple[Card, ...]) -> Pointer | None:
    if not cards:
        return None
    return Pointer(tell("hint.where.cards", cards=" ".join(map(str, cards))), cards)


def _whole_hand() -> Pointer:
    return Pointer(tell("hint.where.hand"))


def _about(cards: tuple[Card, ...]) -> Pointer:
    """Two cards that it is about, in the order of the deck, so that the order tells nothing."""
    two = tuple(sorted(cards[:2]))
    if not two:
        return _whole_hand()
    return Pointer(tell("hint.candidates.cards", cards=" ".join(map(str, two))), two)


def _loose_at_best(hand: CardSet, rules: RuleSet) -> Pointer:
    """Two cards that would be grouped in vain."""
    two = _left_loose(hand, rules)[:2]
    if not two:
        return _whole_hand()
    return Pointer(tell("hint.candidates.loose", cards=" ".join(map(str, two))), two)


def _options(ask: Ask[Any], others: list[Any], scene: Scene, rules: RuleSet) -> Pointer:
    """The right answer and others, in the order of their texts."""
    answers = sorted([ask.right(scene, rules)[0], *others], key=str)
    options = listed(spoken(ask, answer, rules) for answer in answers)
    text = tell("hint.candidates.options", options=options)
    return Pointer(text, options=tuple(map(str, answers)))


def _tricky(hand: CardSet) -> tuple[Card, ...]:
    cards = dearest_first(hand)
    return tuple(card for card in cards if card.rank == 1 or card.rank > TRICKY)


def _letters(hand: CardSet) -> Pointer | None:
    """The cards that learners miscount, where there are others that they then forget."""
    cards = _tricky(hand)
    if not cards or len(cards) == len(hand):
        return None
    return Pointer(tell("hint.where.letters", cards=" ".join(map(str, cards))), cards)


def _contested(hand: CardSet, rules: RuleSet) -> tuple[Card, ...]:
    """The cards that could lie in a set or in a run."""
    melds = melds_in(hand, rules)
    covers = {
        kind: CardSet(
            card for card in hand if any(card in m.cards for m in melds if m.kind is kind)
        )
        for kind in MeldKind
    }
    return tuple(dearest_first(covers[MeldKind.SET] & covers[MeldKind.RUN]))


def _left_loose(hand: CardSet, rules: RuleSet) -> tuple[Card, ...]:
    return tuple(dearest_first(arrangements(hand, rules)[0].deadwood_cards))


def _region(scene: Scene, rules: RuleSet) -> Pointer:
    """The suit or the rank where the arrangement is decided."""
    melds = arrangements(scene.hand, rules)[0].melds
    if not melds:
        return _whole_hand()
    contested = CardSet(_contested(scene.hand, rules))
    meld = max(melds, key=lambda each: (len(each.cards & contested), len(each.cards)))
    first = meld.ordered[0]
    if meld.kind is MeldKind.RUN:
        cards = tuple(card for card in scene.hand if card.suit == first.suit)
        return Pointer(tell("hint.where.suit", suit=tell("suit", first.suit)), cards)
    cards = tuple(card for card in scene.hand if card.rank == first.rank)
    return Pointer(tell("hint.where.cards", cards=" ".join(map(str, cards))), cards)


def _loose(arrangement: Arrangement) -> Pointer:
    loose = tuple(dearest_first(arrangement.deadwood_cards))
    if not loose:
        return _whole_hand()
    return Pointer(tell("hint.where.loose", cards=" ".join(map(str, loose))), loose)


def _knocked(scene: Scene, rules: RuleSet) -> Pointer:
    if scene.gin or scene.knocker is None:
        return Pointer(tell("hint.where.gin"))
    laid = LayOff().right(scene, rules)[0].laid
    melds = scene.knocker.melds
    onto = next((m for m in melds if laid and m.cards <= laid[0].onto), melds[0] if melds else None)
    if onto is None:
        return _whole_hand()
    key = "hint.where.ends" if onto.kind is MeldKind.RUN else "hint.where.meld"
    return Pointer(tell(key, meld=onto), onto.ordered)


def _showdown(scene: Scene) -> Pointer:
    if scene.counts:
        told = (
            f"{capital(name)} {count}"
            for name, count in zip(players_of(scene), scene.counts, strict=True)
        )
        return Pointer(tell("hint.where.counts", counts=listed(told)))
    if scene.knocker is not None and scene.knocker.melds and not scene.gin:
        meld = scene.knocker.melds[0]
        return Pointer(tell("hint.where.meld", meld=meld), meld.ordered)
    return Pointer(tell("hint.where.gin"))


def _numbers(count: Count, scene: Scene, rules: RuleSet) -> Pointer:
    """The right number and one near it that a learner could take for right."""
    right = Number(count).right(scene, rules)[0]
    other = right + 1
    match count:
        case Count.DEADWOOD | Count.AFTER_LAYOFF:
            worse = [each.deadwood for each in arrangements(scene.hand, rules, within=WIDE)]
            other = next((deadwood for deadwood in worse if deadwood > right), other)
        case Count.LEFT:
            left = sorted(left_by(card, scene, rules) for card in may_throw(scene, rules))
            other = next((each for each in left if each > right), other)
        case Count.POINTS:
            card = next(iter(scene.summed))
            other = DEAR_ACE if card.rank == 1 else max(card.rank, right + 1)
        case Count.LIMIT if scene.upcard is not None:
            other = scene.upcard.rank if scene.upcard.rank != right else right + 1
    return _options(Number(count), [other], scene, rules)


def _values(cards: CardSet) -> Pointer:
    """What the two cards cost that learners miscount, and which ones are to be added."""
    told = (_tricky(cards) or tuple(dearest_first(cards)))[:2]
    values = listed(f"{card} {card.points}" for card in told)
    rest = in_a_row(cards - CardSet(told))
    key = "hint.candidates.values" if rest else "hint.candidates.values.all"
    return Pointer(tell(key, values=values, **({"rest": rest} if rest else {})), told)


def _other_names(right: Naming, hand: CardSet) -> list[Naming]:
    """Another name that could be taken for right, of those that are there to choose from."""
    if right.flaw is None:
        return [Naming("none", Flaw.GAP if right.kind == "run" else Flaw.NEITHER)]
    others = (Flaw.SUITS, Flaw.GAP, Flaw.NEITHER)
    offered = reasons(hand)
    return [Naming("none", each) for each in others if each in offered and each is not right.flaw][
        :1
    ]


def _throws(ask: Discard | Finish, scene: Scene, rules: RuleSet) -> tuple[Card, ...]:
    """The best throw, and the next best card."""
    right: tuple[Throw, ...] = ask.right(scene, rules)
    best = [throw.card for throw in right if throw.card is not None]
    others = [card for card in may_throw(scene, rules) if card not in best]
    return (*best[:1], *sorted(others, key=lambda card: left_by(card, scene, rules)))
