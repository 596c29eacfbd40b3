"""The words of the game, each in a sentence: the list that is one press away."""

from typing import Final

GLOSSARY: Final[dict[str, str]] = {
    "suit": "One of the four signs: ♠ spades, ♥ hearts, ♦ diamonds, ♣ clubs.",
    "rank": "The number or letter of a card: A, 2 to 10, J, Q, K, in this order.",
    "ace": "The card A, the lowest one; it costs 1 point.",
    "court card": "A jack (J), queen (Q) or king (K); each costs 10 points.",
    "meld": "Cards that belong together and cost nothing: a set or a run.",
    "set": "Three or four cards of one rank.",
    "run": "Three or more cards of one suit whose ranks follow each other.",
    "loose": "In no meld.",
    "deadwood": "The points of the loose cards.",
    "hand": "The cards that one player holds; also the play from one deal to the next.",
    "dealer": "The player who gives out the cards.",
    "stock": "The cards that lie face down, to draw from.",
    "pile": "The cards thrown so far; its top card can be taken.",
    "throw": "To put a card of your hand on the pile, which ends your turn.",
    "upcard": "The card turned up after the deal.",
    "limit": "The most deadwood that you may knock with; most rules let the upcard set it.",
    "knock": "To end the hand with little deadwood, the limit or less.",
    "gin": "No deadwood at all.",
    "knocker": "The player who has knocked.",
    "defender": "Any other player once somebody has knocked.",
    "lay off": "To add own cards to the melds of the knocker, so that they cost nothing.",
    "undercut": "A defender who counts no more than the knocker wins the hand instead.",
    "void": "Of a hand: over without a knock, so that nobody writes points.",
    "outs": "The cards that would make a meld with yours.",
}
"""The words in the order in which a beginner meets them."""
