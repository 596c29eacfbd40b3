"""Every misconception by its id, in the order in which they are tried."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from gin_widgets.lessons.misconceptions import hand, layoff, play, showdown, turn
from gin_widgets.lessons.misconceptions.attempt import Detector


@dataclass(frozen=True, slots=True)
class Misconception:
    """A belief that is not so; its feedback is the message of its id in `lessons/content`."""

    id: str
    title: str
    """What is believed, in a few words, for a teacher's table."""
    detect: Detector


MISCONCEPTIONS: Final[Mapping[str, Misconception]] = MappingProxyType(
    {
        each.id: each
        for each in (
            Misconception("M01", "court cards count 11, 12, 13", hand.faces_by_rank),
            Misconception("M02", "an ace counts 10 or 11", hand.dear_ace),
            Misconception("M03", "ace and king touch", hand.round_the_corner),
            Misconception("M04", "a run may mix suits", hand.mixed_suits),
            Misconception("M05", "a run may have a gap", hand.gap_in_run),
            Misconception("M06", "two cards are a meld", hand.two_cards),
            Misconception("M07", "one card in two melds", hand.one_card_twice),
            Misconception("M09", "a set of four stays together", hand.four_stay_together),
            Misconception("M08", "the longest meld first", hand.longest_first),
            Misconception("M10", "the top of the pile sets the limit", turn.limit_by_the_top),
            Misconception("M14", "an ace lets one point knock", turn.one_on_an_ace),
            Misconception("M12", "equal to the limit is not enough", turn.equal_is_not_enough),
            Misconception("M13", "counted before the throw", turn.counts_too_early),
            Misconception("M11", "ten may always knock", turn.limit_always_ten),
            Misconception("M15", "who may knock must", turn.must_knock),
            Misconception("M16", "a taken card may go back at once", turn.throws_the_taken_card),
            Misconception("M17", "a drawn card must stay", turn.keeps_the_drawn_card),
            Misconception("M19", "gin without a throw", turn.throws_nothing),
            Misconception("M18", "a knock instead of gin", turn.knocks_instead_of_gin),
            Misconception("M39", "groupings compared too early", turn.compares_too_early),
            Misconception("M20", "laying off against gin", layoff.lays_off_on_gin),
            Misconception("M23", "laying off on loose cards", layoff.lays_on_loose_cards),
            Misconception("M24", "building on another defender", layoff.lays_on_other_melds),
            Misconception("M21", "a layoff is not seen", layoff.misses_a_layoff),
            Misconception("M22", "a second layoff is not seen", layoff.misses_the_chain),
            Misconception("M25", "own melds are never broken", layoff.keeps_own_melds),
            Misconception("M26", "equal counts go to the other", showdown.tie_to_the_other),
            Misconception("M29", "counted before the layoffs", showdown.counts_before_laying_off),
            Misconception("M30", "the doubling is forgotten", showdown.forgets_the_doubling),
            Misconception("M27", "bonus or counts alone", showdown.bonus_or_counts_alone),
            Misconception(
                "M28", "the whole count after a knock", showdown.whole_count_after_a_knock
            ),
            Misconception("M31", "the stock is played out", showdown.plays_the_stock_out),
            Misconception("M32", "a void hand has a winner", showdown.lower_count_wins_a_void_hand),
            Misconception("M33", "more is left open", showdown.leaves_the_door_open),
            Misconception("M34", "end pairs wait for two cards", play.end_pair_waits_for_two),
            Misconception("M35", "opponents' cards are gone", play.opponents_cards_are_gone),
            Misconception("M36", "a collector is fed", play.feeds_a_collector),
            Misconception("M37", "high pairs are kept too long", play.keeps_high_pairs),
            Misconception("M38", "waiting for a smaller knock", play.waits_for_a_smaller_knock),
        )
    }
)
