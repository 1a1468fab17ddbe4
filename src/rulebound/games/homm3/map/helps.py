"""What a friend would point out on the map: what waits on the Fields that heroes can reach."""

from rulebound.games.homm3.combat.guards import usual
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.fields import guard, hero_at, rover_at
from rulebound.games.homm3.map.travel import TOP_GUARD, steps
from rulebound.games.homm3.model.heroes import TOP_XP
from rulebound.games.homm3.model.hexes import Hex, name_of
from rulebound.games.homm3.model.kinds import TIERS, Tier
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import HEROES, Leader, MapPhase, Trip
from rulebound.games.homm3.seam.helps import GuardsThere, Helps, StepHelp


def helps(s: State, seat: int | None) -> Helps:
    """For each step that a hero of the active seat can take: guards, experience, who is there."""
    w = s.map
    if seat is None or w.phase != MapPhase.TURN or w.active != seat or s.result is not None:
        return {}
    return {
        "steps": {
            HEROES[hero]: {name_of(to): _step(s, seat, hero, to) for to in steps(s, seat, hero)}
            for hero in Leader
            if w.realms[seat].heroes[hero] is not None
        }
    }


def _step(s: State, seat: int, hero: int, to: Hex) -> StepHelp:
    w = s.map
    there = hero_at(s, to)
    found: StepHelp = {}
    if there is not None:
        found["hero"] = {
            "seat": there[0],
            "hero": HEROES[there[1]],
            "friend": w.friends(seat, there[0]),
        }
    number = rover_at(s, to)
    if number >= 0:
        found["rover"] = w.rovers[number].id
    level = guard(s, to)
    if level and there is None and number < 0:
        found["guards"] = _guards(s, seat, hero, to, level)
    return found


def _guards(s: State, seat: int, hero: int, to: Hex, level: int) -> GuardsThere:
    """Guards by tier for this difficulty, never which units will come (H3-10.9, H3-10.90)."""
    w = s.map
    here = w.realms[seat].heroes[hero]
    trip = Trip(seat, hero, to, here or to, "guards", level=level)
    own = s.players[seat].level
    skips = all(hear(s, trip) for hear in w.listening(occasions.may_skip))
    if skips and level < min(TOP_GUARD, own):
        return {"level": level, "quick": True}
    given = (hear(s, trip) for hear in w.listening(occasions.guards))
    tiers = next((t for t in given if t is not None), usual(s, level))
    xp = 1 if level == own else 2 if level > own else 0
    if tiers[Tier.AZURE]:
        xp = TOP_XP - s.players[seat].xp
    return {
        "level": level,
        "quick": False,
        "tiers": {name: count for name, count in zip(TIERS, tiers, strict=True) if count},
        "xp": xp if hero == Leader.MAIN else 0,
        "rounds": None if tiers[Tier.AZURE] else w.realms[seat].movement[hero],
    }
