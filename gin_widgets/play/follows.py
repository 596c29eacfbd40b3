"""What follows from the little that is said of a set-up."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from gin_widgets.cards import Card, CardSet, Layoff
from gin_widgets.play.actions import LayOff
from gin_widgets.play.setup import Setup
from gin_widgets.play.state import Phase
from gin_widgets.rules import HOUSE, FirstOffer

SOME = Card(0)
"""Stands for an upcard that is not named, until that is told."""


def filled(said: Mapping[str, Any]) -> Setup:
    """The set-up with everything in it that follows from what is said."""
    rules, seat = said.get("rules", HOUSE), said.get("seat", 0)
    named = [number + 1 for number in range(6) if {f"hand {number}", f"picked {number}"} & {*said}]
    players = said.get("players", max(rules.players[0], *named, 2))
    hands = [said.get(f"hand {each}", CardSet()) for each in range(players)]
    held = {card for hand in hands for card in hand}
    upcard = said.get("upcard") or next(iter(said.get("pile", ())), SOME)
    pile = said.get("pile", () if upcard in held else (upcard,))
    knocker, spread = said.get("knocker"), said.get("spread")
    full = rules.cards_each(players) + 1
    ready = [who for who, hand in enumerate(hands) if len(hand) == full]
    phase = said.get("phase") or _phase(said, bool(ready), pile == (upcard,))
    looks_on, knocked = (who if who in range(players) else None for who in (seat, knocker))
    turn = said.get("turn", _turn(phase, looks_on, knocked, ready, players))
    layoffs = tuple(_on_a_meld(who, lay, spread or ()) for who, lay in said.get("layoffs", ()))
    setup = Setup(
        rules=rules,
        seat=seat,
        dealer=said.get("dealer", (turn - 1) % players),
        turn=turn,
        phase=phase,
        hands=tuple(hands),
        picked=(CardSet(),) * players,
        upcard=upcard,
        pile=pile,
        recycled=said.get("recycled", 0),
        knocker=knocker,
        spread=spread,
        layoffs=layoffs,
    )
    return _with_taken(setup, said)


def _phase(said: Mapping[str, Any], ready: bool, untouched: bool) -> Phase:
    """What is to be done next, as the cards show it."""
    if said.get("knocker") is not None:
        return Phase.SPREAD if said.get("spread") is None else Phase.LAYOFF
    if ready:
        return Phase.DISCARD
    offered = said.get("rules", HOUSE).first_upcard_offer is FirstOffer.IN_TURN
    begun = said.get("recycled") or said.get("exchanges")
    return Phase.OFFER if offered and untouched and not begun else Phase.DRAW


def _turn(
    phase: Phase, seat: int | None, knocker: int | None, ready: list[int], players: int
) -> int:
    """Whose turn it is, as the cards show it; else it is that of the seat that looks on."""
    match phase, knocker:
        case ((Phase.SPREAD | Phase.OVER), int()):
            return knocker
        case Phase.LAYOFF, int() if seat is None or seat == knocker:
            return (knocker + 1) % players
        case Phase.DISCARD, _ if ready:
            return ready[0]
    return seat or 0


def _with_taken(setup: Setup, said: Mapping[str, Any]) -> Setup:
    """The set-up with what was taken from the pile, this turn and before."""
    taker, upcard = setup.taker, setup.upcard
    if taker not in range(setup.players):
        taker = None
    taken = said.get("taken")
    if "taken" not in said and setup.phase is Phase.DISCARD and not setup.pile:
        taken = upcard if taker is not None and upcard in setup.hands[taker] else None
    picked = []
    for seat, hand in enumerate(setup.hands):
        cards = CardSet()
        back = setup.pile[-1:] == (taken,) or (seat == setup.seat and taken not in hand)
        if seat == taker and taken is not None and not back:
            cards |= taken
        if not setup.recycled and upcard in hand and upcard not in setup.pile:
            cards |= upcard
        picked.append(said.get(f"picked {seat}", cards))
    hands = tuple(
        hand if seat == setup.seat else hand | (picked[seat] - setup.laid_off(seat))
        for seat, hand in enumerate(setup.hands)
    )
    setup = replace(setup, hands=hands, picked=tuple(picked), taken=taken)
    begun = setup.stock_is_full and setup.pile != (upcard,) and setup.taker is None
    follows = int(taken is not None or begun)
    return replace(setup, exchanges=said.get("exchanges", follows))


def _on_a_meld(seat: int, lay: LayOff, spread: tuple[Any, ...]) -> tuple[int, Layoff]:
    """A layoff on the meld as it was laid down, however it was lying by then."""
    laid = (meld for meld in spread if meld.cards <= lay.meld.cards)
    return seat, Layoff(lay.card, next(laid, lay.meld))
