"""What is said to M20 to M33: the learner's own numbers, the rule, what now."""

BELIEFS_SHOWDOWN: dict[str, str] = {
    "M20": (
        "You would lay off the {card}. Against gin nobody lays off. "
        "Your own melds still help you: {left} is left."
    ),
    "M20.count": (
        "You counted {said}, as if cards could be laid off. Against gin nobody lays off: "
        "{left} is left."
    ),
    "M21": (
        "The {card} fits the knocker's {meld}. Lay it off, and you count {points} less. "
        "Try each loose card on each meld."
    ),
    "M22": (
        "Once the {first} lies on the {meld}, the {card} fits too: {points} less. "
        "After each layoff look at the ends again."
    ),
    "M23": (
        "You would lay the {card} on the knocker's {loose}, which is in no meld. "
        "You may add to the knocker's melds only; loose cards stay loose."
    ),
    "M24": (
        "You would lay the {card} on {onto}, a meld of another defender. "
        "Only the melds of the knocker are open."
    ),
    "M24.layoff": (
        "The {card} would build on the {laid}, which another defender laid off. "
        "Under these rules you build on the knocker's melds and on your own layoffs."
    ),
    "M25": (
        "Keeping the {meld} leaves you with {left}. Lay the {card} of it off and arrange the rest "
        "anew: then {best} is left."
    ),
    "M26": (
        "Both count {count}, and equal is an undercut: the defender wins the hand. "
        "The knocker must be lower."
    ),
    "M26.knocker": (
        "Both count {count}. Under these rules equal counts go to the knocker, who wins the hand."
    ),
    "M26.gin": (
        "The counts are equal, {count} each, but the knocker has gin. "
        "Gin is never undercut: it wins, and its bonus is written."
    ),
    "M27": (
        "You wrote {said}. An undercut earns both: {counts} from the counts and {bonus} as the "
        "bonus. Together that is {total}."
    ),
    "M27.penalty": (
        "You wrote {said}. The knocker who is undercut writes both: {counts} from the counts and "
        "{bonus} as a penalty. Together that is {total}."
    ),
    "M27.gin": (
        "You wrote {said}. Gin earns both: {counts} from the counts and {bonus} as the bonus. "
        "Together that is {total}."
    ),
    "M27.gin.penalty": (
        "You wrote {said}. Against gin a loser writes both: {counts} from the counts and {bonus} "
        "as a penalty. Together that is {total}."
    ),
    "M28": (
        "You wrote the whole count, {whole}. After a knock only the difference counts: "
        "{whole} − {own} = {right}."
    ),
    "M28.within": (
        "You wrote {said}, with the whole count {whole} in it. After a knock only the difference "
        "counts: {whole} − {own} = {right}."
    ),
    "M29": (
        "You counted {whole}, before anything was laid off. First lay off, then count: "
        "{whole} becomes {after}."
    ),
    "M30": (
        "You wrote {said}. The first upcard, the {upcard}, is a spade: everything doubles, the "
        "bonus too. That makes {right}."
    ),
    "M30.no": "The first upcard, the {upcard}, is a spade. Under these rules this hand doubles.",
    "M31": (
        "{stock:card} are left in the stock, and a hand ends at {floor}. Nobody has knocked, so "
        "it is void: nobody writes anything."
    ),
    "M31.new": (
        "{stock:card} are left in the stock, too few to go on with. When {floor} are left, the "
        "pile below its top card becomes a new stock."
    ),
    "M31.draws": (
        "With {said} draws you would take every card of the stock. "
        "Its last {floor} are never drawn, so take those off."
    ),
    "M32": (
        "One counts {low}, the other {high}, but nobody has knocked. "
        "Without a knock there are no points, for nobody."
    ),
    "M32.deals": (
        "One counts {low}, the other {high}, but nobody has won. "
        "After a hand without a knock the same dealer deals again."
    ),
    "M33": (
        "Both ways leave {left}. Yours lets {yours:card} in, the other way {other}: {more} would "
        "help the others. Lay down the closed way."
    ),
    "M33.price": (
        "Both ways leave {left}. Yours lets {more} in, and that costs you {price:point}. "
        "Before you lay down, look what fits."
    ),
}
