"""How fights would really go: fought out in imagined worlds, and kept in mind.

The forecast is quick and knows nothing of abilities, spells and what the scenario has up its
sleeve. What some fights of the same kind have shown is kept as a shift of its odds, so that it
holds for other armies as well.
"""

from math import log
from typing import Any, Final

from rulebound.core.rng import Rng
from rulebound.core.strategy import Study
from rulebound.games.homm3.general.meetings import Meeting
from rulebound.games.homm3.general.plan import Odds, Plan
from rulebound.games.homm3.general.policy import play
from rulebound.games.homm3.general.routes import nearby
from rulebound.games.homm3.map.chance import fought, ride
from rulebound.games.homm3.model.hexes import Hex, name_of
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import HEROES, Leader

ATTEMPTS: Final = (0, 0, 4, 8, 12, 16)
"""How often a fight is fought out, by how thoroughly one looks into it."""
SIGHT: Final = (0, 4, 6, 9, 11, 12)
"""How many steps ahead one thinks, by the same."""
NEEDLESS: Final = 0.97
"""A chance beyond this needs no second look."""
MOST: Final = 4
"""So many fights are looked into for one plan."""
BELIEF: Final = 0.4
"""How much of what was found before counts beside what is found now."""
FARTHEST: Final = 5.0
MISJUDGED: Final = 4.0
"""By how much the odds of a fight stray with an error of judgement."""


def study(to: Study[State]) -> Plan:
    """The beginning of a plan: what is known of the fights that lie ahead."""
    s = to.imagine()
    player = s.players[to.seat]
    known: dict[str, float] = to.memory.setdefault("odds", {})
    asked: dict[str, tuple[Any, ...]] = to.memory.setdefault("asked", {})
    looked = 0
    for at, met in nearby(s, to.seat):
        if looked == MOST or to.late():
            break
        key = (player.troops, player.level, met.left)
        if asked.get(met.foe) == key or met.told.chance > NEEDLESS:
            continue
        asked[met.foe] = key
        more = _more(to, at, met)
        if more is not None:
            looked += 1
            before = known.get(met.foe, more)
            known[met.foe] = BELIEF * before + (1 - BELIEF) * more
    odds: Odds = tuple(sorted(known.items()))
    return Plan(SIGHT[to.depth], odds)


def _more(to: Study[State], at: Hex, met: Meeting) -> float | None:
    """By how much a fight is likelier to be won than was foretold, in the logarithm of the odds."""
    attempts = ATTEMPTS[to.depth]
    astray = MISJUDGED * to.astray()
    if not attempts:
        return astray
    refs = (f"hero:{HEROES[Leader.MAIN]}", f"field:{name_of(at)}", f"movement:{met.left}")
    won = 0
    for _ in range(attempts):
        s = to.imagine()
        trip = ride(s, to.seat, refs)
        if trip is None:
            return None
        won += fought(s, trip, Rng(to.rng.bits()), play).won
    share = (won + 0.5) / (attempts + 1)
    chance = min(0.99, max(0.01, met.told.chance))
    more = log(share / (1 - share)) - log(chance / (1 - chance))
    return max(-FARTHEST, min(FARTHEST, more)) + astray
