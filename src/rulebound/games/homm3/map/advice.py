"""What a sensible player does on the map without much thought; for bots.

It builds what it can pay for, recruits, walks where it is drawn to, and fights what it can beat.
Combats of which the end is not certain are left to a look-ahead.
"""

from typing import Final

from rulebound.core.flow import Decision, Option
from rulebound.core.rng import Rng
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.evaluate import habit
from rulebound.games.homm3.map.advice_answers import ANSWERS
from rulebound.games.homm3.map.advice_routes import EXPLORING, Plan, plan
from rulebound.games.homm3.map.advice_spending import (
    BUILDING_WORTH,
    hiring_worth,
    sensible,
)
from rulebound.games.homm3.map.advice_strength import standing
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Leader

SURE: Final = 2.2
"""So much stronger, a side wins whatever it does."""
SPENDING: Final = frozenset(("build", "population", "hire", "read-book"))


def advise(s: State, decision: Decision, rng: Rng) -> Option | None:
    """A choice that needs no look-ahead; ``None`` in combats that are worth one."""
    if _asked(decision) == "turn":
        return _turn(s, decision.seat, decision.options, rng)
    if _asked(decision) in ANSWERS or s.battle is None or _is_clear(s):
        return by_habit(s, decision, rng)
    return None


def by_habit(s: State, decision: Decision, rng: Rng) -> Option:
    """What one does without much thought in a combat, and when something small is asked."""
    options = decision.options
    choose = ANSWERS.get(_asked(decision))
    if choose is not None:
        return choose(s, decision.seat, options)
    if s.battle is None:
        return options[0] if options[0].kind != "decline" else options[-1]
    return habit(s, decision, rng)


def _asked(decision: Decision) -> str:
    return decision.prompt.id.removeprefix("homm3-ask-")


def _is_clear(s: State) -> bool:
    """Whether a combat is as good as decided."""
    power = standing(s)
    if not all(power):
        return True  # units are still being placed
    return max(power) > SURE * min(power)


def _turn(s: State, seat: int, options: tuple[Option, ...], rng: Rng) -> Option:
    """The best of all actions; without a good one the turn ends."""
    plans: dict[int, Plan] = {hero: plan(s, seat, hero) for hero in Leader}
    best, most = rest(options), 0.0
    for option in options:
        value = _value(s, seat, option, plans)
        if value > 0:
            value += rng.below(100) / 1000
        if value > most:
            best, most = option, value
    return best


def rest(options: tuple[Option, ...]) -> Option:
    """What one does when nothing is worth while: end the turn, or leave a Field if one must."""
    for kind in ("end-turn", "go"):
        for option in options:
            if option.kind == kind:
                return option
    return options[0]


def _value(s: State, seat: int, option: Option, plans: dict[int, Plan]) -> float:
    kind = option.kind
    if kind == "go":
        hero, to = option.data
        return plans[hero].get(to, 0.0)
    if kind == "discover":
        return EXPLORING + 2
    if kind == "place":
        return EXPLORING
    if kind in SPENDING and not sensible(s, seat, option):
        return 0.0
    if kind == "build":
        return 40.0 + BUILDING_WORTH[option.data.role]
    if kind == "population":
        return 60.0
    if kind == "hire":
        return hiring_worth(s, seat)
    if kind == "read-book":
        return 15.0 if s.players[seat].gold >= 14 else 0.0
    if kind == "play":
        return card_worth(option)
    if kind in ("unit-ability", "use-building"):
        return 12.0
    return 0.0


def card_worth(option: Option) -> float:
    """Cards that only serve on the map; those that fight are kept for a fight."""
    id_, index = option.data
    card = CARDS[id_]
    effect = card.effects[index]
    if effect.expert or effect.power or effect.removed:
        return 0.0
    return 8.0 if effect.timing == "map" and card.kind != "spell" else 0.0
