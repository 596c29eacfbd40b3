"""Which rule decides the answer to a question, under the rules of the class."""

from typing import Any

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
from gin_widgets.lessons.asks.score import result_of
from gin_widgets.lessons.content.words import MESSAGES, tell
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import AceUpcard, LimitCompare, LimitSource, RuleSet, Tie


def principle(ask: Ask[Any], scene: Scene, rules: RuleSet) -> str:
    """The rule behind a question, in a sentence or two."""
    return tell("principle", principle_key(ask, scene, rules))


def principle_key(ask: Ask[Any], scene: Scene, rules: RuleSet) -> str:
    """The key of the rule behind a question, as "limit.first"."""
    match ask:
        case Number(count):
            return _of_count(count, scene, rules)
        case Choose(choice):
            return _of_choice(choice, scene, rules)
        case Curve(trend):
            return f"curve.{trend}"
        case Name():
            return f"meld.{rules.run_kind}.{rules.ace_in_runs}"
        case Group():
            return "group"
        case Discard(aim):
            return f"discard.{aim}"
        case Finish():
            return _ending(scene, rules)
        case LayOff():
            return _layoff(scene, rules)
        case Score():
            return _score(scene, rules)
        case Spread():
            return "spread.open" if scene.after else "spread.closed"
        case Spot(claims):
            wrong = [claim for claim in claims if not claim.holds(scene, rules)]
            claim = (wrong or list(claims))[0]
            return principle_key(claim.ask, claim.about(scene), rules)
        case Principle(about):
            return principle_key(about, scene, rules)
    raise AssertionError(f"no rule is known for a question of the form {ask.kind}")


def statements(ask: Principle, scene: Scene, rules: RuleSet) -> tuple[str, ...]:
    """The rule and two false statements, in the order in which they are shown."""
    key = principle_key(ask, scene, rules)
    told = [tell("false", _family(key), str(number)) for number in (1, 2)]
    told.insert(ask.at - 1, tell("principle", key))
    return tuple(told)


def why_prompt(ask: Ask[Any], item: str, scene: Scene, rules: RuleSet) -> Principle | None:
    """The question which rule decides, where false statements are there to choose from."""
    if f"false.{_family(principle_key(ask, scene, rules))}.1" not in MESSAGES:
        return None
    return Principle(ask, sum(item.encode()) % 3 + 1)


def _family(key: str) -> str:
    """The part of the key that false statements go with: they are false in every variant."""
    return key if f"false.{key}.1" in MESSAGES else key.partition(".")[0]


def _of_count(count: Count, scene: Scene, rules: RuleSet) -> str:
    match count:
        case Count.DEADWOOD:
            return "group"
        case Count.LIMIT:
            return _limit(scene, rules)
        case Count.AFTER_LAYOFF:
            return _layoff(scene, rules)
        case Count.LEFT:
            return "discard.deadwood"
        case Count.FROM_COUNTS | Count.BONUS:
            return _score(scene, rules)
        case Count.MATCH:
            return f"match.{type(rules.match_end).__name__.lower()}"
    return str(count)


def _of_choice(choice: Choice, scene: Scene, rules: RuleSet) -> str:
    match choice:
        case Choice.MAY_KNOCK | Choice.KNOCK:
            return _ending(scene, rules)
        case Choice.RETURN if scene.taken is None:
            return "return.stock"
        case Choice.RETURN:
            return "return.pile_free" if rules.may_return_taken_card else "return.pile"
        case Choice.WINNER | Choice.WRITES if scene.void:
            return "winner.void"
        case Choice.WRITES:
            return _score(scene, rules)
        case Choice.DEALS:
            return "deals.void" if scene.void else f"deals.{rules.next_dealer}"
        case Choice.WINNER if scene.knocker is None and not scene.counts:
            return "winner.void"
        case Choice.WINNER if scene.gin:
            return "winner.gin"
        case Choice.WINNER:
            return "winner.defender" if rules.tie is Tie.DEFENDER else "winner.knocker"
        case Choice.GOES_ON:
            return "goes_on.new_stock" if rules.recycles(scene.players) else "goes_on.void"
        case Choice.FIRST_DRAW | Choice.BEGINS:
            return f"{choice}.{rules.first_upcard_offer}"
        case Choice.DOUBLES:
            return "doubles.on" if rules.spade_doubles else "doubles.off"
    return str(choice)


def _limit(scene: Scene, rules: RuleSet) -> str:
    if rules.limit_source is LimitSource.FIXED:
        return "limit.fixed"
    setter = scene.top if rules.limit_source is LimitSource.TOP_DISCARD else scene.upcard
    if setter is not None and setter.rank == 1:
        return "limit.ace_gin" if rules.ace_upcard is AceUpcard.GIN_ONLY else "limit.ace_one"
    if rules.limit_source is LimitSource.TOP_DISCARD:
        return "limit.top"
    return "limit.below" if rules.limit_compare is LimitCompare.BELOW else "limit.first"


def _ending(scene: Scene, rules: RuleSet) -> str:
    return "finish.knock" if scene.limit(rules) else "finish.gin"


def _score(scene: Scene, rules: RuleSet) -> str:
    if scene.void:
        return "winner.void"
    return f"score.{result_of(scene, rules).kind}.{rules.scoring}"


def _layoff(scene: Scene, rules: RuleSet) -> str:
    return "layoff.gin" if scene.gin else f"layoff.{rules.layoff_chain}"
