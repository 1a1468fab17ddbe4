"""What it is worth to a general to come to a Field, and which chance makes a fight worth it."""

from typing import Final

from rulebound.games.homm3.general import sharing
from rulebound.games.homm3.general.economy import bargain, incomes_left, rounds_left
from rulebound.games.homm3.general.forecast import power
from rulebound.games.homm3.general.homeland import guarding
from rulebound.games.homm3.general.meetings import Meeting
from rulebound.games.homm3.general.plan import Plan
from rulebound.games.homm3.map import advice_routes, occasions
from rulebound.games.homm3.map.explore import openable
from rulebound.games.homm3.map.fields import field, hero_at, rover_at
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Category, Field, Ground
from rulebound.games.homm3.model.world import Leader

DECISIVE: Final = 20.0
"""What a Field is worth on which the scenario is decided."""
NOW: Final = 100.0
"""What a Field is worth that later can hardly be won any more."""
EXPLORING: Final = 6.0
TRADING: Final = 6.0
DEARLY: Final = 2.0
"""How much more an exchange is worth that makes the budget twice as good."""
TOWN: Final = 26.0
ENEMY_HERO: Final = 12.0
ROVER: Final = 30.0
SURE: Final = 0.7
"""The chance from which on an ordinary fight is worth it."""
HASTE: Final = 0.2
"""The same for guards that have to be beaten now."""
HARASSING: Final = 0.3
"""The same where one can break off and the enemy's losses stay."""
SETTLED: Final = 0.1
"""By how much surer one must be of a fight that is fought to the end."""
STAKE: Final = (0.4, 0.4, 0.55, 0.55)
"""The same where the scenario is decided, by the Rounds that are left."""
EARLY: Final = 0.6
LAST_MINUTE: Final = 0.6
"""The same for ordinary fights in the last two Rounds."""
EXPERIENCE: Final = 3.0
"""What a point of experience is worth."""
TOP_LEVEL: Final = 7
LOSS: Final = 4.0
DEARER: Final = 1.5
"""What a whole army is worth that one could lose, and each point of its power besides."""
WORN: Final = 0.4
"""How much of that counts where whoever falls on the other side stays dead."""
MEMORY: Final = 4
"""So many Rounds before the end losses begin to matter less."""
UNIT_OF: Final = {"gold": 1.0, "materials": 1.6, "valuables": 4.0}
WORTH: Final = {
    **advice_routes.WORTH,
    "windmill": 4.5,
    "mystical_garden": 4.0,
    "warriors_tomb": 4.0,
    "shrine_of_magic_gesture": 4.0,
    "shrine_of_magic_incantation": 2.0,
    "prison": 9.0,
    "hill_fort": 5.0,
    "university": 2.0,
}
"""What visiting a Location is worth; a general thinks more of some than others do."""


def pull(s: State, seat: int, at: Hex) -> float:
    """What the goals and rules of the scenario make of a Field."""
    w = s.map
    return sum(entry.made.worth(s, seat, at) for entry in w.scenario.victory) + sum(
        hear(s, seat, at) for hear in w.listening(occasions.worth)
    )


def lure(s: State, seat: int, at: Hex) -> float:
    """What a rule of the scenario offers on a Field, as often as one comes."""
    return sum(hear(s, seat, at) for hear in s.map.listening(occasions.lures))


def arrival(s: State, seat: int, hero: int, at: Hex, met: Meeting | None) -> float:
    """What it is worth to arrive on a Field, whoever may be there."""
    value = pull(s, seat, at)
    there = hero_at(s, at)
    if there is not None and not s.map.friends(seat, there[0]):
        return max(value, ENEMY_HERO)
    if rover_at(s, at) >= 0:
        return max(value, ROVER)
    value = max(value, _visit(s, seat, hero, at, field(s, at)), lure(s, seat, at))
    value = max(value, guarding(s, seat, hero, at))
    if met is not None and met.level and hero == Leader.MAIN:
        value += EXPERIENCE * _experience(s.players[seat].level, met)
    return value


def _experience(level: int, met: Meeting) -> int:
    """What beating guards teaches (H3-10.90, H3-10.91)."""
    if met.decides:
        return max(0, TOP_LEVEL - level)
    return 1 + (met.level > level) if met.level >= level else 0


def _visit(s: State, seat: int, hero: int, at: Hex, there: Field) -> float:
    mark = s.map.mark(at)
    if not _open(s, seat, at, there) or (
        hero == Leader.SECOND and there.location in advice_routes.FOR_MAIN
    ):
        return 0.0
    if there.location == Ground.TRADING_POST:
        return trading(s, seat)
    if there.location == "town":
        return TOWN
    if there.location == "mine":
        unit = UNIT_OF.get(there.resource, 1.0) * max(1, there.amount)
        return 2.0 + unit * (0.7 * incomes_left(s) + (0 if mark.taken else 1))
    if there.location == "settlement":
        return 7.0 + 3.0 * min(3, incomes_left(s))
    return WORTH.get(there.location, advice_routes.OTHERS)


def trading(s: State, seat: int) -> float:
    """What the exchanges are worth that a Trading Post offers."""
    gain = bargain(s, seat)
    if s.map.mode == "cooperative":
        gain = max(gain, sharing.gives(s, seat))
    return TRADING * (1 + min(DEARLY, DEARLY * gain)) if gain else 0.0


def _open(s: State, seat: int, at: Hex, there: Field) -> bool:
    """Whether a visit still brings something (H3-8.33)."""
    place, mark = LOCATION_TABLE[there.location], s.map.mark(at)
    if place.category == Category.VISITABLE:
        return not mark.cube
    if place.category == Category.FLAGGABLE:
        if place.shared:
            return seat not in mark.flags
        return mark.owner < 0 or not s.map.friends(seat, mark.owner)
    return there.location == Ground.TRADING_POST


def unknown(s: State, seat: int, at: Hex) -> bool:
    """Whether a tile can be turned up or placed from a Field while there is time to go there."""
    if not rounds_left(s):
        return False
    board = s.map.board
    if openable(s, board.discoverable(at)):
        return True
    return bool(s.map.realms[seat].pool) and bool(board.slots(at))


def needed(s: State, met: Meeting, value: float, plan: Plan, turns: int = 0) -> float:
    """The chance that makes a fight worth it so many turns from now."""
    left = max(0, rounds_left(s) - turns)
    if met.flees:
        return HARASSING
    if value >= NOW and _nothing_to_lose(s):
        return HASTE if met.level else 0.0
    if value >= DECISIVE:
        need = STAKE[left] if left < len(STAKE) else EARLY
        return 0.0 if not left and _nothing_to_lose(s) else need - plan.nerve
    need = SURE if left > 1 else LAST_MINUTE
    return need + (SETTLED if met.decides else 0.0) - plan.nerve


def desperate(s: State, value: float, turns: int) -> bool:
    """Whether a fight so many turns from now is the last hope."""
    late = value >= NOW or turns >= rounds_left(s)
    return value >= DECISIVE and late and _nothing_to_lose(s)


def _nothing_to_lose(s: State) -> bool:
    """Whether all win or lose together: then a battle lost in the end costs nothing."""
    return len({realm.team for realm in s.map.realms}) == 1


def losses(s: State, seat: int, met: Meeting) -> float:
    """What the units that one expects to lose are worth, as long as there is a use for them."""
    army = LOSS + DEARER * power(s.players[seat].troops)
    worn = WORN if met.flees else 1.0
    return worn * army * (1 - met.told.left) * min(1.0, rounds_left(s) / MEMORY)
