"""The game, chapter by chapter and piece by piece: where it is implemented, which tests name it.

``python -m tests.games.homm3.coverage`` writes the tables into the game's README.
"""

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from tests.games.homm3.coverage_map import (
    CHAPTERS,
    EXAMPLES,
    RULING_TESTS,
    TILE_TESTS,
    example,
    in_chapter,
    naming_piece,
    pieces,
    registered,
    tiles,
)

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "src/rulebound/games/homm3"
README = PACKAGE / "README.md"
TESTS = ROOT / "tests/games/homm3"
START, END = "<!-- coverage: start -->\n", "<!-- coverage: end -->\n"

CASTLE = "halberdiers marksmen griffins crusaders zealots champions archangels"
DUNGEON = "troglodytes harpies evil_eyes medusas minotaurs manticores black_dragons"
NECROPOLIS = "skeletons zombies wraiths vampires liches dread_knights ghost_dragons"
NEUTRAL = f"""{CASTLE} {DUNGEON} {NECROPOLIS}
    boars halflings peasants rogues mummies nomads sharpshooters gold_golems diamond_golems
    enchanters trolls azure_dragons crystal_dragons"""
SPELLS = """magic_arrow lightning_bolt haste disrupting_ray chain_lightning counterstrike slow
    stone_skin anti_magic resurrection town_portal blind bloodlust curse fireball fire_shield bless
    cure weakness prayer teleport"""
ABILITIES = """archery armorer diplomacy estates intelligence leadership logistics luck mysticism
    necromancy offense resistance sorcery tactics wisdom"""
ARTIFACTS = """armor_of_wonder blackshard_of_the_dead_knight breastplate_of_petrified_wood
    centaurs_axe charm_of_mana dragon_wing_tabard hourglass_of_the_evil_hour
    inexhaustible_cart_of_lumber legs_of_legion loins_of_legion red_dragon_flame_tongue rib_cage
    shield_of_the_dwarven_lords shield_of_the_yawning_dead speculum dragon_scale_shield
    endless_bag_of_gold everflowing_crystal_cloak everpouring_vial_of_mercury head_of_legion
    ogres_club_of_havoc shackles_of_war targ_of_the_rampaging_ogre tunic_of_the_cyclops_king
    vial_of_lifeblood angel_wings dragon_scale_armor endless_sack_of_gold sentinels_shield
    sword_of_judgement titans_cuirass titans_gladius"""
HEROES = "catherine rion alamar mutare sandro tamika"
AI_CARDS = """attack_a attack_b defense_a defense_b cast_a_spell_a cast_a_spell_b use_a_skill_a
    use_a_skill_b"""

FILES = 1
"""Test files that the table names for a component."""
WHERE = {
    **dict.fromkeys(("Castle", "Dungeon", "Necropolis", "Neutral units"), "units/"),
    "Siege": "combat/deploy",
    "Heroes": "heroes",
    "AI cards": "combat/ai_hero",
}
"""Where the components of a group are defined; the others are cards."""
BOX: dict[str, list[str]] = {
    "Castle": [f"castle_{name}" for name in CASTLE.split()],
    "Dungeon": [f"dungeon_{name}" for name in DUNGEON.split()],
    "Necropolis": [f"necropolis_{name}" for name in NECROPOLIS.split()],
    "Neutral units": [f"neutral_{name}" for name in NEUTRAL.split()],
    "Siege": ["siege_arrow_tower"],
    "Statistics": ["attack", "defense", "power", "knowledge"],
    "Abilities": ABILITIES.split(),
    "Spells": SPELLS.split(),
    "Artifacts": ARTIFACTS.split(),
    "Heroes": HEROES.split(),
    "Specialties": [f"{hero}_{level}" for hero in HEROES.split() for level in (1, 4, 6)],
    "AI cards": AI_CARDS.split(),
}


@cache
def sources() -> dict[str, str]:
    """The modules of the game with their text."""
    files = sorted(PACKAGE.rglob("*.py"))
    return {str(path.relative_to(PACKAGE)): path.read_text(encoding="utf-8") for path in files}


@cache
def tests() -> dict[str, str]:
    """The test functions with all that belongs to them: decorators, the tables they run over."""
    found = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        tables = {
            name.id: ast.get_source_segment(text, node) or ""
            for node in tree.body
            if isinstance(node, ast.Assign | ast.AnnAssign)
            for name in ast.walk(node)
            if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                parts = [ast.get_source_segment(text, d) or "" for d in node.decorator_list]
                parts.append(ast.get_source_segment(text, node) or "")
                used = {
                    n.id
                    for part in (node, *node.decorator_list)
                    for n in ast.walk(part)
                    if isinstance(n, ast.Name)
                }
                parts += [tables[name] for name in used & tables.keys()]
                found[f"{path.relative_to(TESTS)}::{node.name}::{node.lineno}"] = "\n".join(parts)
    return found


def module_of(group: str, id_: str) -> str:
    """The module that defines a component; empty if none does."""
    stem = id_.rsplit("_", 1)[0] if group == "Specialties" else id_
    for wanted in (f'"{id_}"', f'"{stem}"'):
        for name, text in sources().items():
            if name.startswith(WHERE.get(group, "cards/")) and wanted in text:
                return name
    return ""


def naming(id_: str) -> list[str]:
    """The tests that name a component."""
    wanted = re.compile(rf"(?<!\w){re.escape(id_)}(?!\w)")
    return [name for name, text in tests().items() if wanted.search(text)]


def rows() -> Iterable[tuple[str, str, str, str]]:
    for group, ids in BOX.items():
        for id_ in ids:
            files = sorted({name.partition("::")[0] for name in naming(id_)}, key=_own(group, id_))
            tested = ", ".join(f"`{name}`" for name in files[:FILES])
            yield group, id_, module_of(group, id_), tested


def _own(group: str, id_: str) -> Callable[[str], tuple[bool, bool, int, str]]:
    """The tests of its module first, then those of its group, then who names it most often."""
    counts = Counter(name.partition("::")[0] for name in naming(id_))
    mine = WHERE.get(group, "cards/").partition("/")[0]
    module = Path(module_of(group, id_)).stem
    return lambda name: (module not in name, not name.startswith(mine), -counts[name], name)


def table() -> str:
    """All tables, as they stand in the README."""
    return "\n".join((*_chapters(), "", *_pieces(), "", *_on_the_map(), "", *_rulings())) + "\n"


def _chapters() -> Iterable[str]:
    yield "## Chapters and tests"
    yield ""
    yield "These tables are made by `python -m tests.games.homm3.coverage` and kept true by a test."
    yield ""
    yield "| Chapter | What it is about | Main modules | Tests named after its rules |"
    yield "|---|---|---|---|"
    for chapter, (title, modules) in CHAPTERS.items():
        where = ", ".join(f"`{module}`" for module in modules.split())
        yield f"| {chapter} | {title} | {where} | {len(in_chapter(chapter, tests()))} |"
    count = sum(len(example(number, tests())) for number in EXAMPLES)
    yield f"| 15 | Worked examples H3-T01 to H3-T{len(EXAMPLES)} | all | {count} |"
    yield "| 18 | Glossary: the words of names and texts | `messages.py`, `world/messages.py` | – |"


def _pieces() -> Iterable[str]:
    yield "## The core box: units and cards"
    yield ""
    yield "| Group | Component | Module | Tests |"
    yield "|---|---|---|---|"
    for group, id_, module, tested_by in rows():
        yield f"| {group} | `{id_}` | `{module}` | {tested_by} |"


def _on_the_map() -> Iterable[str]:
    yield "## The map: Towns, Locations, cards, tiles, scenarios"
    yield ""
    yield "| Group | Component | Module | Tests |"
    yield "|---|---|---|---|"
    for piece in pieces(sources()):
        counts = Counter(name.partition("::")[0] for name in naming_piece(piece, tests()))
        best = max(counts, key=lambda name: (counts[name], name))
        yield f"| {piece.group} | `{piece.id}` | `{piece.module}` | `{best}` |"
    for box, names in tiles().items():
        yield f"| Tiles | {box}: {len(names)} tiles | `world/boxes/{box}.toml` | `{TILE_TESTS}` |"


def _rulings() -> Iterable[str]:
    yield "## Rules, goals and steps of scenarios"
    yield ""
    yield "| Module | Rules | Goals | Steps | Tests |"
    yield "|---|---|---|---|---|"
    for module, made in registered().items():
        cells = [", ".join(f"`{n}`" for n in made.get(k, ())) for k in ("rules", "goals", "steps")]
        files = ", ".join(f"`map/{name}`" for name in RULING_TESTS[module].split())
        yield f"| `world/rulings/{module}.py` | {' | '.join(cells)} | {files} |"


def written(text: str) -> str:
    before, _, rest = text.partition(START)
    _, _, after = rest.partition(END)
    return f"{before}{START}{table()}{END}{after}"


if __name__ == "__main__":
    README.write_text(written(README.read_text(encoding="utf-8")), encoding="utf-8")
