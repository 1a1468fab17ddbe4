"""Heroes III for ``fixtures.py``: combats, sieges, deployments and purchases."""

from typing import Any

CASTLE = "seat 0: castle catherine\n  xp: 6\n"
DUNGEON = "seat 1: dungeon mutare\n  xp: 6\n"
# Combat round 2: the Harpies have struck, the Crusaders are to act.
SECOND = """
round: 2
board:
  attacker castle_griffins a2 damage 2
  attacker castle_crusaders+ b2 damage 2
  attacker castle_halberdiers+ c2 damage 1
  attacker castle_marksmen+ c1
  defender dungeon_harpies+ a4 activated
  defender dungeon_minotaurs b4
  defender dungeon_troglodytes+ c4 defending
  defender dungeon_evil_eyes b5
  defender dungeon_medusas c5 damage 3 retaliated
"""
HANDS = (
    f"{CASTLE}  hand: catherine_1 attack defense magic_arrow leadership\n"
    f"{DUNGEON}  hand: attack haste curse\n"
)
OPTIONS = {"attacker": "castle", "defender": "dungeon"}
# The Marksmen shoot from backline to backline.
SHOT = f"{SECOND}active: castle_marksmen\n{HANDS}".replace(
    "castle_crusaders+ b2 damage 2", "castle_crusaders+ b3 damage 2 activated"
)
SIEGE = f"""
round: 1
board:
  attacker castle_griffins b2
  attacker castle_crusaders+ c2
  attacker castle_marksmen c1
  defender necropolis_skeletons+ b4 poison 1
  defender necropolis_zombies c4 paralysed
  defender necropolis_liches b5
  defender siege_arrow_tower tower
active: castle_crusaders
combat: siege
walls: a3 b3 d3
gate: c3
{CASTLE}"""
MIRROR = """
round: 1
board:
  attacker castle_griffins b2
  attacker castle_griffins b1
  attacker castle_marksmen c1
  defender castle_griffins+ b4
  defender castle_zealots c5
"""


def scene(name: str, **more: Any) -> dict[str, Any]:
    return {"name": f"homm3{name}", "options": OPTIONS, **more}


LESSON = """
draw-all; go main 1,0; play leadership basic; morale draw; go main 0,0; go main -1,1; pass
line-up; play magic_arrow cast-1; target neutral_halflings; attack neutral_halflings a4
play attack basic; end-turn; decline; enough; draw-all; go main -1,0; pass
line-up; attack neutral_zombies a3; pass; attack neutral_zombies b4; attack neutral_zombies
look ability; keep diplomacy; die materials-4
build castle_blacksmith; population; reinforce castle_griffins; reinforce castle_marksmen
discover main -3,1; rotate -3,1 0; go main -2,0; end-turn; discard defense; enough
go main -3,0; go main -4,1; raise-income gold; go main -5,2; end-turn; enough; go main -6,2; pass
line-up; attack necropolis_skeletons a3; pass; attack necropolis_skeletons; stop
attack necropolis_zombies b3; pass; decline; pass; attack necropolis_zombies b3
"""
"""The guided scenario as the guide leads through it, to the victory."""

SCENES: tuple[dict[str, Any], ...] = (
    scene(
        "",
        position=f"{SECOND}active: castle_crusaders\n{HANDS}",
        choices=("attack dungeon_minotaurs b3", "pass"),
        asked=("unit:dungeon_medusas", "space:d5", "unit:castle_griffins"),
    ),
    scene("-shot", position=SHOT, choices=("attack dungeon_medusas",)),
    scene(
        "-walk",
        position=f"{SECOND}active: castle_crusaders\n{CASTLE}{DUNGEON}",
        choices=("move b3", "attack dungeon_minotaurs"),
    ),
    scene("-defends", position=f"{SECOND}active: dungeon_minotaurs\n{HANDS}", seat=1),
    scene("-watched", position=f"{SECOND}active: castle_crusaders\n{HANDS}", seat=None),
    scene(
        "-aimed",
        position=f"{SECOND}active: castle_crusaders\n{HANDS}",
        choices=("play magic_arrow cast-1",),
    ),
    scene("-tie", position=f"{SECOND}{CASTLE}{DUNGEON}"),
    scene("-siege", position=SIEGE, options={**OPTIONS, "defender": "necropolis", "siege": True}),
    scene("-mirror", position=MIRROR, options={**OPTIONS, "defender": "castle"}, seat=1),
    scene(
        "-spell",
        position=f"{SECOND}active: castle_crusaders\n{CASTLE}"
        f"  hand: fireball magic_arrow power power\n{DUNGEON}",
        choices=("play fireball cast-1",),
    ),
    scene(
        "-chain",
        position=f"{SECOND}active: castle_crusaders\n{CASTLE}"
        f"  hand: fireball magic_arrow power power\n{DUNGEON}",
        choices=("play power expert",),
    ),
    scene(
        "-struck",
        position=f"{SECOND}active: dungeon_minotaurs\n{HANDS}",
        choices=("attack castle_crusaders b3", "pass"),
    ),
    scene(
        "-effects",
        position=f"{SECOND}"
        "  effect attacker haste initiative 2 on castle_griffins\n"
        "  effect defender curse attack -1 on castle_marksmen\n"
        "  effect attacker fireball flames at d3\n"
        f"active: castle_crusaders\n{CASTLE}{DUNGEON}",
    ),
    scene("-deploy", choices=("deploy castle_halberdiers b2", "reserve", "line-up")),
    scene(
        "-buy",
        options={**OPTIONS, "army": "bought", "gold": 40},
        choices=("recruit castle_griffins", "reinforce castle_griffins"),
    ),
    scene(
        "-guards",
        seats=1,
        options={**OPTIONS, "form": "guards", "field": 3, "attacker_hero": "catherine"},
    ),
    scene(
        "-lesson",
        seats=1,
        seed=276,
        options={"form": "scenario", "scenario": "first_light"},
        choices=tuple(choice.strip() for choice in LESSON.replace("\n", ";").split(";") if choice),
    ),
)
