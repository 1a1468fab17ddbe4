"""Heroes III for ``fixtures.py``: the map of a scenario."""

from typing import Any

CROSSROADS = {"form": "scenario", "scenario": "crossroads"}
# Round 3: both heroes of seat 0 stand beside a guarded Mine; a tile is still to be placed.
TURN = """
phase: turn
round: 3
board:
  tile S3 -6,2 turn 0
  tile S1 6,-2 turn 3
  tile F6 -4,-1 turn 0
  tile F8 -5,4 down
  tile F7 5,-4 down
  tile F5 4,1 down
  tile N6 -3,1 down
  tile N2 3,-1 down
  tile N5 -1,-2 down
  tile N3 1,2 down
  tile C1 0,0 down
  mark -6,2 taken flags 0
  mark 6,-2 taken flags 1
  mark -5,2 cube
  mark 7,-2 taken flags 1
seat 0: castle catherine
  troops: castle_halberdiers+ castle_marksmen
  hand: attack magic_arrow leadership
  xp: 4
  gold: 12
  materials: 5
  valuables: 1
  main: -5,0 moves 3
  second: -5,1 moves 2
  town: -6,2
  income: 10 1 0
  buildings: castle_towers
  tokens: book build population
  pool: F3
seat 1: necropolis tamika
  troops: necropolis_skeletons+ necropolis_zombies
  main: 5,-2 moves 3
  town: 6,-2
  income: 10 1 0
  buildings: necropolis_old_cemetery
  tokens: book build population
"""


def scene(name: str, **more: Any) -> dict[str, Any]:
    return {"name": f"homm3-map{name}", "options": CROSSROADS, "position": TURN, "seed": 3, **more}


SCENES: tuple[dict[str, Any], ...] = (
    scene(
        "",
        choices=("go main -5,-1", "discover second -3,1"),
        asked=("field:6,-2", "field:-6,1", "field:-5,1"),
    ),
    scene("-other", seat=1, choices=("go main -5,-1", "go main -4,-2")),
    scene("-watched", seat=None),
    scene(
        "-quick",
        position=TURN.replace("xp: 4", "xp: 9"),
    ),
)
