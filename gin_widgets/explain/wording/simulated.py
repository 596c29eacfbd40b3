"""What the tools of the lab that rest on simulations are called, ask and answer."""

SIMULATED: dict[str, str] = {
    "lab.simulated": "Two simple players, house rules, {hands} hands, seed {seed}.",
    "tool.limit_curve": "Limit curve",
    "tool.limit_curve.about": "How soon may somebody knock?",
    "curve.plot": "Hands in which somebody may already knock",
    "curve.turn": "Turn",
    "curve.share": "Share of hands",
    "curve.limit": "limit {n}",
    "curve.upcard": "{rank} ({limit})",
    "curve.upcard.label": "Upcard",
    "curve.summary": (
        "With {limit}, somebody may knock by turn 4 in {four} % of the hands and by turn 8 in "
        "{eight} %; turn {half} is the first by which it is half of them."
    ),
    "curve.guess": "Draw it for {limit}: in how many hands may somebody knock by each turn?",
    "tool.deadwood_funnel": "Deadwood funnel",
    "tool.deadwood_funnel.about": "Am I ahead of what others have by this turn?",
    "funnel.plot": "Deadwood of those who go on, by turn",
    "funnel.deadwood": "Deadwood",
    "funnel.band": "eight in ten hands",
    "funnel.middle": "median",
    "funnel.dot": "you",
    "funnel.your_turn": "Your turn",
    "funnel.your_count": "Your deadwood",
    "funnel.column.low": "one in ten has no more, points",
    "funnel.column.middle": "median, points",
    "funnel.column.high": "nine in ten have no more, points",
    "funnel.summary.below": (
        "With {count} after turn {turn} you are below the band: at {limit} eight in ten have "
        "{low} to {high}, the median {middle}."
    ),
    "funnel.summary.inside": (
        "With {count} after turn {turn} you are within the band: at {limit} eight in ten have "
        "{low} to {high}, the median {middle}."
    ),
    "funnel.summary.above": (
        "With {count} after turn {turn} you are above the band: at {limit} eight in ten have "
        "{low} to {high}, the median {middle}."
    ),
    "funnel.guess": (
        "At {limit}: half of the players who go on after turn {turn} have no more than how many "
        "points of deadwood?"
    ),
    "tool.knock_risk_map": "Knock risk map",
    "tool.knock_risk_map.about": "When is a knock safe, and what does it win?",
    "risk.plot.undercut": "Knocks that are undercut, in percent",
    "risk.plot.points": "Points that a knock wins on average",
    "risk.turns": "Turn of the knock",
    "risk.cells": "knocks",
    "risk.limit": "Limit",
    "risk.shows": "Numbers in the map",
    "risk.shows.undercut": "undercut, %",
    "risk.shows.points": "points won",
    "risk.says": (
        "Turns {turns}, {deadwood} deadwood: {undercut} % undercut, {points} points on average."
    ),
    "risk.summary": (
        "With {limit}, a knock in the first two turns is undercut in at most {early} % of the "
        "cases; the riskiest, with {deadwood} in turns {turns}, in {most} %."
    ),
    "risk.guess": (
        "A player knocks with {deadwood} in turn {first} to {last}, with {limit}. How often is "
        "that knock undercut?"
    ),
    "risk.column.turns": "turns",
    "risk.column.deadwood": "deadwood, points",
    "risk.column.knocks": "knocks seen",
    "risk.column.undercut": "undercut, %",
    "risk.column.points": "points won on average",
    "tool.knock_now_or_go_on": "Knock now or go on",
    "tool.knock_now_or_go_on.about": "You may knock. Is waiting worth it?",
    "knock.now": "Knock now",
    "knock.on": "Go on",
    "knock.mean.now": "mean of a knock now: {n}",
    "knock.mean.on": "mean of going on: {n}",
    "knock.plot": "What comes of it",
    "knock.points": "Points won, from",
    "knock.share": "Share of worlds",
    "knock.hand": "Your eleven cards",
    "knock.upcard": "First upcard",
    "knock.turn": "Your turn",
    "knock.wait": "Going on, you knock with at most",
    "knock.other": "The other knocks with at most",
    "knock.not": "The best throw leaves {left}; with {limit} there is no knock to weigh.",
    "knock.summary.now": (
        "Knocking now wins {now} points on average, going on {on}: {gap} ± {error} better to "
        "knock. Going on loses up to {worst}."
    ),
    "knock.summary.on": (
        "Going on wins {on} points on average, knocking now {now}: {gap} ± {error} better to go "
        "on. It loses up to {worst}."
    ),
    "knock.summary.close": (
        "Too close to call, and no mistake either way: {now} points for a knock now, {on} for "
        "going on ({gap} ± {error} apart). Going on loses up to {worst}."
    ),
    "knock.because.now": "Knocking brings {now} points on average, going on {on}.",
    "knock.because.on": "Going on brings {on} points on average, knocking {now}.",
    "knock.because.close": "Both are no mistake: {now} points for a knock, {on} for going on.",
    "knock.guess": (
        "Turn {turn}, {limit}: throwing the {card} leaves {deadwood}. Which brings more points?"
    ),
    "knock.column.now": "knock now, % of worlds",
    "knock.column.on": "go on, % of worlds",
    "knock.source": (
        "{worlds} worlds, the same for both, house rules, simple players from here on, seed {seed}."
    ),
    "tool.arrangement_compare": "Arrangement compare",
    "tool.arrangement_compare.about": "The same hand, laid down two ways: which gives less away?",
    "compare.sides": "The two ways",
    "compare.deck": "Cards that could be laid off",
    "compare.plot": "What each way costs: own deadwood and points laid off",
    "compare.way": "way {n}",
    "compare.cost": "Cost",
    "compare.off": "laid off on average",
    "compare.open": "open on way {ways}",
    "compare.open.one": "open on one of the two ways",
    "compare.open.both": "open on both",
    "compare.closed": "fits nowhere",
    "compare.one": "One way",
    "compare.other": "Other way",
    "compare.no_way": "There are only {ways} ways to lay this hand down, no way {number}.",
    "compare.none": "No way leaves {limit} or less; the least is {least}.",
    "compare.summary.apart": (
        "A defender lays off {first} points on way {one} and {second} on way {other}, on average. "
        "With the own deadwood, way {better} costs {gap} points less."
    ),
    "compare.summary.close": (
        "A defender lays off {first} points on way {one} and {second} on way {other}, on average. "
        "With the own deadwood, one is as good as the other."
    ),
    "compare.guess": "Which way gives less away, own deadwood and layoffs together?",
    "compare.because": "Way {one} costs {a} points on average, way {other} {b}.",
    "compare.column.way": "way",
    "compare.column.deadwood": "own deadwood, points",
    "compare.column.open": "cards open",
    "compare.column.off": "laid off on average, points",
    "compare.column.hit": "hands that lay something off, %",
    "compare.hands": "{hands} hands of a defender, dealt by chance, seed {seed}.",
    "tool.hand_ladder": "Hand ladder",
    "tool.hand_ladder.about": "How fast did your hand come down?",
    "ladder.plot": "Deadwood after each turn",
    "ladder.turn": "Turn",
    "ladder.yours": "you",
    "ladder.here": "the turn below",
    "ladder.hand": "The hand",
    "ladder.after": "After turn {n}",
    "ladder.door": "Play on from turn {n} at the table",
    "ladder.look": "Turn to look at",
    "ladder.which": "Which hand of the match",
    "ladder.record": "The code of your game, or its record (empty: two computers play the seed)",
    "ladder.took": "took the {card}",
    "ladder.drew": "drew the {card}",
    "ladder.threw": "{drew}, threw the {card}",
    "ladder.ended": "{drew}, ended the hand with the {card}",
    "ladder.no_turn": "You had no turn in hand {n}.",
    "ladder.no_hand": "There is no hand {n} in this match; it has {hands:hand}.",
    "ladder.summary": (
        "From {first} to {last} in {turns:turn}, with {limit}. After turn {n} it was {mine}; half "
        "of the simple players have {others} or less by then."
    ),
    "ladder.summary.alone": (
        "From {first} to {last} in {turns:turn}, with {limit}. After turn {n} it was {mine}."
    ),
    "ladder.guess": (
        "After the first turn the hand had {first:point} of deadwood. How many after turn {turns}?"
    ),
    "ladder.column.turn": "turn",
    "ladder.column.mine": "your deadwood, points",
    "ladder.column.middle": "median of simple players, points",
    "ladder.column.done": "what was done",
    "ladder.source": "The game itself; the median as in the deadwood funnel.",
    "tool.rule_lab": "Rule lab",
    "tool.rule_lab.about": "The same deals under other rules: where do results differ?",
    "rules_lab.one": "Rules",
    "rules_lab.other": "Beside them",
    "rules_lab.deals": "Deals",
    "rules_lab.deal": "Deal",
    "rules_lab.lead": "Points ahead",
    "rules_lab.plot": "By how much the first player leads, deal by deal",
    "rules_lab.differ": "points differ",
    "rules_lab.void": "void",
    "rules_lab.won": "{kind}, player {winner}",
    "rules_lab.change.tie": "house, the knocker wins a tie",
    "rules_lab.change.undercut": "house, an undercut earns 20",
    "rules_lab.change.ace": "house, an ace lets one point knock",
    "rules_lab.change.spade": "house, a spade upcard doubles",
    "rules_lab.change.below": "house, a knock must be below the limit",
    "rules_lab.summary": (
        "In {differ} of {deals} deals the points differ (deals {which}), in {winners} of them the "
        "winner or the way it ended. Mean lead: {first} under {one}, {second} under {other}."
    ),
    "rules_lab.summary.same": (
        "In none of the {deals} deals do the points differ. Mean lead: {first}."
    ),
    "rules_lab.guess": (
        "{deals} deals, played under {one} and again under {other}. In how many do the points "
        "differ?"
    ),
    "rules_lab.column.deal": "deal",
    "rules_lab.column.kind": "how it ended, first rules",
    "rules_lab.column.lead": "points ahead, first rules",
    "rules_lab.column.kind2": "how it ended, other rules",
    "rules_lab.column.lead2": "points ahead, other rules",
    "rules_lab.source": (
        "Two simple players, {deals} deals from seed {seed}, the same cards under both rules."
    ),
}
