"""An item seen through a change of cards."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Self

from gin_widgets.cards import DECK, Arrangement, Card, CardSet, Suit, melds_in
from gin_widgets.lessons.answers import Grouping
from gin_widgets.lessons.asks import Ask, Group, Spot
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet

FARTHEST: Final = 5
"""So many ranks up or down cards are shifted at most."""
CODE: Final = re.compile(r"(?<![A-Za-z0-9])(?:(?:10|[A2-9TJQK])[SHDC♠♥♦♣])+(?![A-Za-z0-9])")
CARD: Final = re.compile(r"(?:10|[A2-9TJQK])[SHDC♠♥♦♣]")
PLACE: Final = re.compile(r"\{[^}]*\}")
SUIT_WORD: Final = re.compile(r"\b(spade|heart|diamond|club)(s?)\b", re.IGNORECASE)
RANK_WORD: Final = re.compile(
    r"\d|\b(red|black|aces?|twos?|threes?|fours?|fives?|six(es)?|sevens?|eights?|nines?|tens?"
    r"|jacks?|queens?|kings?)\b",
    re.IGNORECASE,
)
WORDS: Final = {"spade": "S", "heart": "H", "diamond": "D", "club": "C"}
NAMES: Final = {letter: word for word, letter in WORDS.items()}


@dataclass(frozen=True, slots=True)
class Recast:
    """Each card of the deck, and the card that takes its place."""

    cards: Mapping[Card, Card]
    suits: Mapping[str, Suit]
    """Each suit by its letter, and the one that takes its place."""

    @classmethod
    def random(
        cls, random: Random, scene: Scene, rules: RuleSet, *, shifting: bool, replacing: bool
    ) -> Self:
        """A change of suits and, if wanted, of ranks and of the cards that touch no meld.

        The upcard keeps its rank, which sets the limit.
        """
        order = random.sample(list(Suit), 4)
        suits = dict(zip("SHDC", order, strict=True))
        shift = random.randint(-FARTHEST, FARTHEST) if shifting else 0
        cards = {card: _shifted(card, suits, shift) for card in DECK}
        if scene.upcard is not None and shift:
            _swap(cards, scene.upcard, _shifted(scene.upcard, suits, 0))
        if replacing:
            used = {cards[card] for card in scene_cards(scene)}
            for card in _untouched(scene, rules):
                free = [each for each in DECK if each not in used]
                if free and random.random() < 0.7:
                    taken = random.choice(free)
                    used.add(taken)
                    _swap(cards, card, taken)
        return cls(cards, suits)

    @classmethod
    def swapping(cls, suits: str, by: str) -> Self:
        """A change of suits alone, each for the one in the same place."""
        changed = {old: Suit(new) for old, new in zip(suits, by, strict=True)}
        return cls({card: _shifted(card, changed, 0) for card in DECK}, changed)

    def set(self, cards: CardSet) -> CardSet:
        """Some cards, changed."""
        return CardSet(self.cards[card] for card in cards)

    def one(self, card: Card | None) -> Card | None:
        """One card, changed; None stays."""
        return None if card is None else self.cards[card]

    def scene(self, scene: Scene, rules: RuleSet) -> Scene:
        """A scene, changed; NotationError where the knocker's melds are none any more."""
        knocker = scene.knocker
        if knocker is not None:
            melds = ["".join(self.set(meld.cards).codes) for meld in knocker.melds]
            knocker = Arrangement.of(self.set(knocker.cards), melds, rules)
        return scene.but(
            hand=self.set(scene.hand),
            counted=self.set(scene.counted),
            upcard=self.one(scene.upcard),
            pile=tuple(self.cards[card] for card in scene.pile),
            taken=self.one(scene.taken),
            drawn=self.one(scene.drawn),
            knocker=knocker,
            before=tuple(map(self.set, scene.before)),
            after=tuple(map(self.set, scene.after)),
            picked=self.set(scene.picked),
            seen=self.set(scene.seen),
        )

    def ask(self, ask: Ask[Any]) -> Ask[Any]:
        """A question, changed where it names cards."""
        match ask:
            case Group(Grouping(groups)):
                changed = sorted(map(self.set, groups), key=lambda cards: cards.mask)
                return Group(Grouping(tuple(changed)))
            case Spot(claims):
                told = (
                    replace(
                        claim,
                        ask=self.ask(claim.ask),
                        answer=self.text(claim.answer),
                        text=self.text(claim.text),
                        cards=self.text(claim.cards),
                    )
                    for claim in claims
                )
                return Spot(tuple(told))
        return ask

    def text(self, text: str) -> str:
        """A text, its cards and suits changed; what stands in braces stays.

        >>> recast = Recast.swapping("SHDC", "HSCD")
        >>> recast.text("{hand}: 7♥, 8H9D, a heart")
        '{hand}: 7♠, 8S9C, a spade'
        """
        parts = PLACE.split(text)
        places = PLACE.findall(text)
        changed = [self._plain(part) for part in parts]
        return "".join(part + place for part, place in zip(changed, [*places, ""], strict=True))

    def _plain(self, text: str) -> str:
        coded = CODE.sub(lambda found: CARD.sub(self._code, found[0]), text)
        return SUIT_WORD.sub(self._word, coded)

    def _code(self, found: re.Match[str]) -> str:
        card = self.cards[Card.parse(found[0])]
        return str(card) if found[0][-1] in "♠♥♦♣" else card.code

    def _word(self, found: re.Match[str]) -> str:
        word = NAMES[self.suits[WORDS[found[1].lower()]]]
        return (word.capitalize() if found[1][0].isupper() else word) + found[2]


def scene_cards(scene: Scene) -> CardSet:
    """Every card that lies somewhere in a scene."""
    return CardSet({card for place in _places(scene) for card in place})


def named_by_rank(texts: Iterable[str]) -> bool:
    """Whether a text names ranks, colours or numbers in a way that a change would make untrue."""
    return any(RANK_WORD.search(CODE.sub("", PLACE.sub("", text))) for text in texts)


def _places(scene: Scene) -> list[Iterable[Card]]:
    return [
        scene.hand,
        CardSet([scene.upcard] if scene.upcard else []),
        scene.pile,
        scene.knocker.cards if scene.knocker else CardSet(),
        *scene.before,
        *scene.after,
        scene.picked,
        scene.seen,
    ]


def _shifted(card: Card, suits: Mapping[str, Suit], shift: int) -> Card:
    return Card.of((card.rank - 1 + shift) % 13 + 1, suits[card.suit])


def _swap(cards: dict[Card, Card], card: Card, new: Card) -> None:
    """Let a card become another; what became that one becomes what the card was to be."""
    other = next(each for each, changed in cards.items() if changed == new)
    cards[other], cards[card] = cards[card], new


def _untouched(scene: Scene, rules: RuleSet) -> list[Card]:
    """The cards of the hand that no meld within it holds, except those that came this turn."""
    melded = {card for meld in melds_in(scene.hand, rules) for card in meld.cards}
    came = {scene.taken, scene.drawn, scene.upcard}
    return [card for card in scene.hand if card not in melded and card not in came]
