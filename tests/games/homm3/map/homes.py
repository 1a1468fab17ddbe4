"""Towns set up by hand: a player at home with some buildings, an enemy on the other side."""

from typing import Any

from rulebound.games.homm3.model.kinds import roster
from rulebound.games.homm3.model.world import MapPhase
from tests.games.homm3.quests import Quest

TILES = {
    "castle": "S3",
    "dungeon": "S2",
    "necropolis": "S1",
    "rampart": "S4",
    "tower": "#S1",
    "inferno": "S6",
    "fortress": "S5",
    "stronghold": "S7",
    "conflux": "S8",
    "cove": "S9",
}
RESOURCE_ROUND = 3
ASTROLOGERS_ROUND = 4


def use(building: str, name: str) -> str:
    """The notation of a use of a building."""
    return f"use-building {building} {name}"


def home(faction: str, *roles: str, enemy: str = "", **more: Any) -> Quest:
    """The turn of a player of that faction; the usual enemy is the Necropolis, or the Castle."""
    enemy = enemy or ("castle" if faction == "necropolis" else "necropolis")
    tiles = (f"{TILES[faction]} -3,1", f"{TILES[enemy]} 3,-1", "F1 0,0")
    troops = ((roster(faction)[0].id,), (roster(enemy)[0].id,))
    return Quest(
        tiles, **{"factions": (faction, enemy), "buildings": roles, "troops": troops, **more}
    )


def new_round(faction: str, *roles: str, number: int = RESOURCE_ROUND, **more: Any) -> Quest:
    """A Round begins; Astrologers' cards are left out (OPT-12), all else takes its course."""
    return home(
        faction, *roles, phase=MapPhase.ROUND, round=number - 1, no_astrologers=True, **more
    )


def new_turn(faction: str, *roles: str, **more: Any) -> Quest:
    """The hand is refreshed; the next question is what buildings offer as the turn begins."""
    q = home(faction, *roles, phase=MapPhase.TURN_BEGINS, **more)
    while q.asked in ("0 refresh", "0 draw"):
        q.choose("enough" if q.asked == "0 refresh" else "draw-none")
    return q


def to_own_turn(q: Quest) -> Quest:
    """The enemy ends its turn, and the player's next turn begins with a question to buildings."""
    while q.asked != "0 turn-begins":
        q.choose("end-turn" if q.asked == "1 turn" else q.offered[-1])
    return q


def attack_enemy(faction: str, *roles: str, **more: Any) -> Quest:
    """The player's hero attacks the enemy's hero; both have placed their units."""
    at = {"heroes": {0: "F1 C", 1: "F1 NE"}}
    q = home(faction, *roles, **{**at, **more})
    q.go("F1 NE")
    return placed(q)


def placed(q: Quest) -> Quest:
    while q.asked.split()[1] == "deploy":
        q.choose("line-up")
    return q
