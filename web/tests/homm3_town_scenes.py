"""Heroes III for ``fixtures.py``: the town, the army and the words of a scenario."""

from typing import Any

from homm3_map_scenes import CROSSROADS, TURN

# As before, with a Citadel and more to spend; the Blacksmith shares the tile of the Towers.
RICH = (
    TURN.replace("  buildings: castle_towers\n", "  buildings: castle_towers castle_citadel\n")
    .replace(
        "  troops: castle_halberdiers+ castle_marksmen\n",
        "  troops: castle_crusaders castle_halberdiers+ castle_marksmen\n",
    )
    .replace(
        "  gold: 12\n  materials: 5\n  valuables: 1\n",
        "  gold: 27\n  materials: 6\n  valuables: 2\n",
    )
)
BILL = (
    "population",
    "reinforce castle_marksmen",
    "recruit castle_griffins",
    "done",
)


def scene(name: str, **more: Any) -> dict[str, Any]:
    return {"name": f"homm3-town{name}", "options": CROSSROADS, "position": RICH, "seed": 3, **more}


SPENT = RICH.replace("  tokens: book build population\n", "  tokens: book\n", 1)
# A card of the Legion takes 4 gold off the next unit.
LEGION = RICH.replace(
    "seat 1:", '  lasting: [["legs_of_legion","cheaper_unit",4,true]]\nseat 1:', 1
)
# The hero stands on Stables: Champions are reinforced for 6 gold less.
STABLES = (
    RICH.replace("tile F8 -5,4 down", "tile F8 -5,4 turn 0")
    .replace("main: -5,0 moves 3", "main: -5,3 moves 3")
    .replace("troops: castle_crusaders", "troops: castle_champions castle_crusaders")
    .replace("castle_citadel\n", "castle_citadel castle_holy_grounds castle_glory_of_erathia\n")
)
# An Astrologers' Round: the Pub takes 3 gold off one reinforcement.
PUB = (
    TURN.replace("round: 3", "round: 2")
    .replace("tile S3", "tile S9")
    .replace("seat 0: castle catherine", "seat 0: cove cassiopeia")
    .replace("castle_halberdiers+ castle_marksmen", "cove_oceanids cove_seamen")
    .replace("buildings: castle_towers\n", "buildings: cove_bay cove_citadel cove_pub\n")
)
# The Freelancers' Guild: other resources stand in for gold.
GUILD = (
    TURN.replace("tile S3", "tile S7")
    .replace("seat 0: castle catherine", "seat 0: stronghold yog")
    .replace("castle_halberdiers+ castle_marksmen", "stronghold_goblins+")
    .replace(
        "buildings: castle_towers\n",
        "buildings: stronghold_barracks_tower stronghold_freelancers_guild\n",
    )
    .replace("  gold: 12\n  materials: 5\n", "  gold: 1\n  materials: 2\n")
)
# The other player wants to be asked between the actions of this one.
WATCHFUL = f"{RICH}  wants: turns\n  gold: 20\n  materials: 9\n"

SCENES: tuple[dict[str, Any], ...] = (
    scene(
        "",
        choices=BILL,
        asked=("building:castle_holy_grounds", "troop:castle_champions"),
    ),
    scene("-spent", position=SPENT),
    scene("-legion", position=LEGION),
    scene("-stables", position=STABLES),
    scene("-pub", position=PUB, choices=("population", "reinforce-cheaper cove_seamen cove_pub")),
    scene("-guild", position=GUILD),
    scene("-window", position=WATCHFUL, seat=1, choices=("build castle_city_hall",)),
    scene("-tile", choices=("discover second -3,1",)),
)
