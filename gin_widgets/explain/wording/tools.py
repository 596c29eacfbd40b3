"""What the tools of the lab are called, what they ask and what they answer."""

TOOLS: dict[str, str] = {
    "tool.danger_map": "Danger map",
    "tool.danger_map.about": "Which card is the next player most likely to want?",
    "danger.deck": "Pairs that want each card",
    "danger.pairs": "{n:pair} can want it",
    "danger.plain": "not seen; the darker, the more pairs want it",
    "danger.held": "in your hand",
    "danger.seen": "in the pile",
    "danger.taken": "picked up by another player",
    "danger.lit": "in a pair that wants your card",
    "danger.gone": "Cards in the pile",
    "danger.took": "Picked up by another",
    "danger.card": "Who wants this card?",
    "danger.both.seen": "{cards} cannot be in your hand and in the pile.",
    "danger.both.taken": "{cards} cannot be in your hand and in another’s.",
    "danger.both": "{cards} cannot be in the pile and in another’s hand.",
    "danger.summary": (
        "Most pairs want your {cards}: {most}. The fewest want your {safe}: {least}."
    ),
    "danger.one": "{n:pair} of hidden cards can want your {card}: {pairs}.",
    "danger.because": "{cards}, with {n:pair}.",
    "danger.guess": "Which of your cards is wanted by the most pairs of hidden cards?",
    "danger.column.card": "card",
    "danger.column.points": "points",
    "danger.column.pairs": "pairs that want it",
    "danger.column.sure": "of these with a card picked up",
    "tool.outs_and_odds": "Outs and odds",
    "tool.outs_and_odds.about": "How likely does a card come that melds your loose ones?",
    "outs.deck": "Where the outs are",
    "outs.odds": "At least one out",
    "outs.in": "Draws",
    "outs.chance": "Chance",
    "outs.pick": "Loose cards to meld",
    "outs.gone": "Cards seen elsewhere",
    "outs.both": "{cards} cannot be in the hand and seen elsewhere.",
    "outs.lit": "an out",
    "outs.chosen": "to be melded",
    "outs.held": "in the hand",
    "outs.seen": "cannot come",
    "outs.plain": "unseen, no out",
    "outs.summary": (
        "{outs:out} among {unseen} unseen cards: {cards}. One comes in {one} % of single draws, "
        "and within three draws in {three} %."
    ),
    "outs.summary.none": "None of the {unseen} unseen cards melds the cards that you chose.",
    "outs.guess": (
        "You hope to meld {cards} with one more card. How likely does one come in {draws:draw}?"
    ),
    "outs.column.draws": "draws",
    "outs.column.chance": "chance of an out, %",
    "tool.meld_overlap": "Meld overlap",
    "tool.meld_overlap.about": "Two melds want the same card: which one is to have it?",
    "overlap.rings": "Melds and the cards they share",
    "overlap.claims": "Claimed melds",
    "overlap.ways": "Deadwood of each way",
    "overlap.way": "Way",
    "overlap.deadwood": "Deadwood",
    "overlap.column.deadwood": "deadwood, points",
    "overlap.column.melds": "melds",
    "overlap.nothing": "no meld",
    "overlap.summary": (
        "{ways} ways to choose the melds, from {best:point} of deadwood to {worst}. "
        "Wanted by more than one meld: {cards}."
    ),
    "overlap.summary.one": "There is one way to choose the melds; it leaves {best:point}.",
    "overlap.summary.none": "There is no meld in this hand; all of it is deadwood, {best:point}.",
    "overlap.claimed": (
        "With what you claimed the hand leaves {now:point}, and at best {best} with what is still "
        "open. The best way of all leaves {least}."
    ),
    "overlap.guess": "How little deadwood can this hand leave?",
    "tool.upcard_roulette": "Upcard roulette",
    "tool.upcard_roulette.about": "How often is the limit ten, and how often gin only?",
    "roulette.shares": "How often each limit comes",
    "roulette.axis": "Limit",
    "roulette.share": "Share of upcards",
    "roulette.exact": "of the 52 cards",
    "roulette.dealt": "of {n} dealt",
    "roulette.deck": "The limit that each card sets",
    "roulette.cell": "the darker, the higher the limit; G is gin only",
    "roulette.limit": "limit {limit}",
    "limit.only": "gin only",
    "roulette.deals": "Upcards to deal",
    "roulette.summary": (
        "The limit is ten for {ten} % of the upcards and gin only for {only} %. "
        "Of {deals} dealt, {dealt} % set ten."
    ),
    "roulette.summary.none": (
        "The limit is ten for {ten} % of the upcards and gin only for {only} %."
    ),
    "roulette.guess": "For how many of 100 upcards is the limit ten?",
    "roulette.column.exact": "share of the 52 cards, %",
    "roulette.column.dealt": "share of those dealt, %",
    "roulette.source": (
        "The shares of the 52 cards are exact; {deals} upcards were dealt from seed {seed}."
    ),
    "tool.players_and_stock": "Players and stock",
    "tool.players_and_stock.about": "How long does the stock last when more sit down?",
    "stock.plot": "Where the 52 cards are after the deal",
    "stock.cards": "Cards",
    "stock.hands": "in the hands",
    "stock.upcard": "upcard",
    "stock.stock": "in the stock",
    "stock.players": "Players",
    "stock.lasts": "How long the stock lasts",
    "stock.turns": "Turns of each player",
    "stock.summary": (
        "With {fewest} players the stock has {many} cards and lasts {turns:turn} each; with {most} "
        "it has {few} and lasts {short:turn}, and runs out before a knock in {out} % of the deals."
    ),
    "stock.summary.one": (
        "With {fewest} players the stock has {many} cards and lasts {turns:turn} each."
    ),
    "stock.guess": "How many cards are in the stock after the deal, for each number of players?",
    "stock.column.players": "players",
    "stock.column.hands": "cards in hands",
    "stock.column.stock": "cards in the stock",
    "stock.column.draws": "draws before the stock ends",
    "stock.column.turns": "full turns each",
    "stock.column.out": "stock out before a knock, % of deals",
    "stock.source": (
        "Cards and turns are exact. The last column: {hands} deals each, simple players, house "
        "limit, seed {seed}."
    ),
    "tool.hand_explorer": "Hand explorer",
    "tool.hand_explorer.about": "What is this hand worth, and what would help it?",
    "explorer.ways": "Best arrangements: {n}",
    "explorer.leaves": "leaves {n:point}",
    "explorer.deck": "What one more card would leave, after the best throw",
    "explorer.after": "leaves {n:point}",
    "explorer.live": "a live out: it lowers the deadwood",
    "explorer.dead": "no help",
    "explorer.danger": "Danger: pairs of unseen cards that want each card",
    "explorer.card": "Card",
    "explorer.pairs": "Pairs",
    "explorer.scale": "May it knock, by upcard?",
    "explorer.upcard": "Upcard",
    "explorer.limit": "Limit",
    "explorer.enough": "limit that is reached",
    "explorer.short": "limit that is not",
    "explorer.yours": "your deadwood",
    "explorer.summary": (
        "The hand leaves {least:point} ({ways:way}). {live} of {unseen} unseen cards lower that; "
        "the best, the {card}, to {to}."
    ),
    "explorer.summary.none": (
        "The hand leaves {least:point} ({ways:way}). None of {unseen} unseen cards lowers that."
    ),
    "explorer.summary.thrown": (
        "Throwing the {thrown} leaves {least:point} ({ways:way}). {live} of {unseen} unseen cards "
        "lower that; the best, the {card}, to {to}."
    ),
    "explorer.summary.thrown.none": (
        "Throwing the {thrown} leaves {least:point} ({ways:way}). None of {unseen} unseen cards "
        "lowers that."
    ),
    "explorer.guess": (
        "The hand leaves {least:point}. How many of {unseen} unseen cards would lower that?"
    ),
    "explorer.column.card": "card",
    "explorer.column.points": "points",
    "explorer.column.pairs": "pairs of unseen cards that want it",
    "explorer.column.without": "least deadwood without it, points",
}
