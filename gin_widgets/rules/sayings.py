"""What the four sources say about each field, in their own words.

A quotation is exact, spelling and all, and as short as it can be. A source that is not named at a
field is silent there. "D" stands for both of its systems, D1 and D2.
"""

from enum import StrEnum

from gin_widgets.cards import AceInRuns, LayoffChain, RunKind
from gin_widgets.rules.choices import (
    AceUpcard,
    Elimination,
    FirstOffer,
    KnockTiming,
    LimitCompare,
    LimitSource,
    NextDealer,
    PenaltyBasis,
    Scoring,
    StockOut,
    Target,
    Tie,
)


class Standing(StrEnum):
    """How a source stands to a value of a field."""

    SAYS = "says"
    """It says so."""
    READ = "read"
    """Its words leave room, and its rule set reads them so."""
    SILENT = "silent"
    """It says nothing, and its rule set takes what the house has."""
    OPTION = "option"
    """It offers this as a variant."""
    ELSEWHERE = "elsewhere"
    """It contradicts itself: in another place it says this."""
    LETTER = "letter"
    """Its words taken literally."""


SAYS, READ, OPTION, ELSEWHERE, LETTER = (
    Standing.SAYS,
    Standing.READ,
    Standing.OPTION,
    Standing.ELSEWHERE,
    Standing.LETTER,
)

SAYINGS: dict[str, tuple[tuple[str, Standing, object, str], ...]] = {
    "players": (
        ("A", SAYS, (2, 4), "Oklahoma Gin is a 2-4 players card game."),
        ("B", SAYS, (2, 2), "2 players"),
        ("C", SAYS, (2, 6), "10 cards for 2 players and 7 cards each for 3-6 players"),
        ("D", SAYS, (2, 4), "if there are 2 players and 7 cards if there are 3 to 4 players"),
    ),
    "hand_size": (
        ("A", SAYS, (10, 7), "In a 3-4 player game, each player is dealt 7 cards."),
        ("B", READ, (10, 7), "deal 10 cards to each player"),
        ("C", SAYS, (10, 7), "10 cards for 2 players and 7 cards each for 3-6 players"),
        ("D", SAYS, (10, 7), "if there are 2 players and 7 cards if there are 3 to 4 players"),
    ),
    "run_kind": (
        ("A", READ, RunKind.SUIT, "three or more consecutive numbers of the same color"),
        ("A", LETTER, RunKind.COLOUR, "three or more consecutive numbers of the same color"),
        ("B", SAYS, RunKind.SUIT, "three or more consecutive cards of the same suit"),
        ("C", READ, RunKind.SUIT, "the knockers run of 2, 3 & 4 hearts"),
        ("D", SAYS, RunKind.SUIT, "run (3 or more of the same suit)"),
    ),
    "ace_in_runs": (
        ("A", SAYS, AceInRuns.LOW, "Aces are played only as low"),
        ("B", SAYS, AceInRuns.LOW, "it cannot be used as a high card"),
    ),
    "first_upcard_offer": (
        ("A", READ, FirstOffer.NONE, "The players must begin a turn by drawing a card"),
        ("B", SAYS, FirstOffer.IN_TURN, "If that player declines, the dealer may take the card."),
        ("C", READ, FirstOffer.NONE, "taking a card either from the stock pile or the discard"),
        ("D", SAYS, FirstOffer.IN_TURN, "If that player declines, the dealer may take the card."),
    ),
    "may_return_taken_card": (
        ("A", SAYS, False, "putting the same card back is not permitted"),
        ("B", READ, True, "you must discard a card (face up)"),
        ("C", READ, True, "You must dispose of a card to complete your turn."),
        ("D", READ, True, "Discard - card face up on top of the discard pile."),
    ),
    "may_meld_taken_card": (
        ("A", READ, True, "he cannot use it in the current round"),
        ("A", LETTER, False, "he cannot use it in the current round"),
    ),
    "knock_timing": (
        ("A", SAYS, KnockTiming.AFTER_DISCARD, "after the discard phase"),
        ("B", SAYS, KnockTiming.WITH_DISCARD, "after drawing but before discarding"),
    ),
    "limit_source": (
        ("A", READ, LimitSource.FIRST_UPCARD, "to knock in that particular hand"),
        ("A", LETTER, LimitSource.TOP_DISCARD, "the value of the topmost card of the discard pile"),
        (
            "B",
            SAYS,
            LimitSource.FIRST_UPCARD,
            "This card is very important because it determines the maximum number of points",
        ),
        ("C", SAYS, LimitSource.FIRST_UPCARD, "its value is lower than the opening card"),
        ("D", SAYS, LimitSource.FIRST_UPCARD, "This card also determines the maximum number"),
    ),
    "limit_compare": (
        ("A", SAYS, LimitCompare.AT_MOST, "does not exceed the value of the topmost card"),
        ("B", SAYS, LimitCompare.AT_MOST, "If it's a 6, a player may knock with 6 points or fewer"),
        ("C", SAYS, LimitCompare.BELOW, "its value is lower than the opening card"),
        ("D", SAYS, LimitCompare.AT_MOST, "If it's a 7, a player may knock with 7 or less."),
    ),
    "ace_upcard": (
        (
            "A",
            SAYS,
            AceUpcard.GIN_ONLY,
            "if the topmost card is an Ace The players must go for Gin",
        ),
        ("B", READ, AceUpcard.ONE, "it determines the maximum number of points"),
        ("C", READ, AceUpcard.GIN_ONLY, "its value is lower than the opening card"),
        ("D", READ, AceUpcard.ONE, "This card also determines the maximum number of points"),
        ("D", OPTION, AceUpcard.GIN_ONLY, "a player may only go out with a gin hand"),
    ),
    "spade_doubles": (
        ("D", SAYS, False, "Players may also apply the Spades Double rule."),
        ("D", OPTION, True, "If the upcard is a spade, all points in that hand will count double."),
    ),
    "layoff_chain": (
        ("A", READ, LayoffChain.OWN, "add matching cards to the Knocker's original melds only"),
        ("A", LETTER, LayoffChain.NONE, "add matching cards to the Knocker's original melds only"),
        ("B", READ, LayoffChain.OWN, "adding further consecutive cards of the same suit"),
        ("C", READ, LayoffChain.OWN, "only lay-off deadwood on the knockers’ melds"),
        ("D", READ, LayoffChain.OWN, "add matching cards to the knocker's original melds only"),
        ("D", LETTER, LayoffChain.NONE, "add matching cards to the knocker's original melds only"),
    ),
    "tie": (
        ("A", SAYS, Tie.DEFENDER, "a player deadwood count is equal to or lower"),
        ("B", SAYS, Tie.DEFENDER, "the values are equal, or the knocker's value is greater"),
        (
            "C",
            SAYS,
            Tie.KNOCKER,
            "if your deadwood score is lower than the knockers deadwood score",
        ),
        ("D", SAYS, Tie.DEFENDER, "the values are equal, or the knocker's value is greater"),
    ),
    "undercut_bonus": (
        ("A", SAYS, 20, "Undercut rewards the winners with 20 points"),
        ("A", ELSEWHERE, 10, "the difference between the two deadwood scores plus 10 point bones"),
        ("B", SAYS, 10, "scores 10 points plus the difference between the values"),
        ("D1", SAYS, 10, "scores 10 points plus the difference between the values"),
        ("D2", SAYS, 20, "Undercut - recompenses the winner with 20 points"),
    ),
    "undercut_adds_difference": (
        ("A", SAYS, True, "the opponent earns the difference between the two deadwood scores"),
        ("A", ELSEWHERE, False, "Undercut rewards the winners with 20 points"),
        ("B", SAYS, True, "scores 10 points plus the difference between the values"),
        ("D1", SAYS, True, "scores 10 points plus the difference between the values"),
        ("D2", SAYS, False, "Undercut - recompenses the winner with 20 points"),
    ),
    "gin_bonus": (
        ("A", SAYS, 25, "25 point bonus in addition to the deadwood count of his opponent"),
        ("B", SAYS, 25, "he scores 25 bonus points"),
        ("B", OPTION, 20, "some sources say the bonus should be 20 points"),
        ("D", SAYS, 25, "Going Gin - earns the player 25 bonus points."),
    ),
    "knock_reward": (
        ("A", SAYS, 0, "the knocker earns the difference between the counts"),
        ("B", SAYS, 0, "he scores the difference between the two counts"),
        ("D1", SAYS, 0, "he scores the difference between the two counts"),
        ("D2", SAYS, 10, "Knock - rewards the winner with 10 points"),
    ),
    "scoring": (
        ("A", READ, Scoring.WINNER_POINTS, "the knocker earns the difference between the counts"),
        ("B", SAYS, Scoring.WINNER_POINTS, "he scores the difference between the two counts"),
        ("C", SAYS, Scoring.PENALTY_POINTS, "Penalty points are awarded to the losing players."),
        ("D1", SAYS, Scoring.WINNER_POINTS, "he scores the difference between the two counts"),
        ("D2", SAYS, Scoring.BOTH, "his defeated opponents are all credited"),
    ),
    "penalty_basis": (
        ("C", READ, PenaltyBasis.OWN, "the sum of the games deadwood"),
        ("C", LETTER, PenaltyBasis.ALL_HANDS, "the sum of the games deadwood"),
        ("D2", SAYS, PenaltyBasis.OWN, "their deadwood count minus the Knocker's deadwood count"),
    ),
    "gin_penalty_factor": (
        ("C", SAYS, 1, "the sum of the games deadwood plus 25 penalty points"),
        ("D2", SAYS, 2, "double the amount of their deadwood count as penalty points"),
    ),
    "gin_penalty_bonus": (
        ("C", SAYS, 25, "the sum of the games deadwood plus 25 penalty points"),
        ("D2", SAYS, 0, "double the amount of their deadwood count as penalty points"),
    ),
    "undercut_penalty": (
        ("C", SAYS, 10, "the Knocker receives an extra 10 penalty points"),
        (
            "D2",
            SAYS,
            0,
            "the difference in the counts of the winner's deadwood and their own count",
        ),
    ),
    "stock_floor": (
        ("A", SAYS, 2, "if the stock pile is reduced to two cards"),
        ("B", SAYS, 2, "If only two cards remain in the draw pile after a player discards"),
        ("D", SAYS, 2, "If only 2 cards remain in the draw pile after a player discards"),
    ),
    "stock_out": (
        ("A", SAYS, StockOut.VOID, "the hand is cancelled, there is no score"),
        ("B", SAYS, StockOut.VOID, "the round ends in a draw"),
        ("D", SAYS, StockOut.VOID, "the round ends in a draw"),
    ),
    "next_dealer": (
        ("B", SAYS, NextDealer.WINNER, "the winner of each round deals the next"),
        ("D", SAYS, NextDealer.WINNER, "The winner of each round deals the next."),
    ),
    "match_end": (
        ("A", SAYS, Target(100), "Typical target score is 100."),
        ("B", SAYS, Target(100), "one player's cumulative score reaches 100 points or more"),
        ("C", READ, Elimination(100), "has not exceeded the penalty point elimination level"),
        ("C", OPTION, Target(100), "the first player to accumulate the required score"),
        ("D", SAYS, Target(100), "one player's cumulative score reaches 100 points or more"),
    ),
}
"""For each field: which source, how it stands to which value, and the words that this rests on."""
