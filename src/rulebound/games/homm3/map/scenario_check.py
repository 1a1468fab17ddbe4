"""Looking for faults in a scenario: within the file, and whether it can be set up at all."""

from collections.abc import Collection, Iterator, Mapping
from itertools import product
from typing import Any, Final

from rulebound.core.rng import Rng
from rulebound.games.homm3.map.scenario import Map, Named, Scenario, Slot, Start
from rulebound.games.homm3.map.scenario_parts import When
from rulebound.games.homm3.map.tile_lot import deal, usable
from rulebound.games.homm3.model.boxes import FACTIONS, expansions
from rulebound.games.homm3.model.heroes import HEROES
from rulebound.games.homm3.model.hexes import CROSSINGS, minus
from rulebound.games.homm3.model.state import DIFFICULTIES
from rulebound.games.homm3.model.tiles import LOCATIONS, TileType

LABELS: Final = ("labels", "ring")
"""Keys of rules under which labels of slots stand."""


# ---- within the file ----


def inner_faults(scenario: Scenario) -> Iterator[str]:
    """Names that mean nothing, and things that contradict each other."""
    yield from _variant_faults(scenario)
    yield from _mode_faults(scenario)
    for box in scenario.boxes:
        if box not in expansions():
            yield f"boxes: {box!r} is no box; known are {', '.join(expansions())}"
    yield from _start_faults("start", scenario.start)
    for n, other in enumerate(scenario.starts, 1):
        yield from _start_faults(f"starts.{n}", other)
    yield from _enemy_faults(scenario)
    yield from _label_faults(scenario)


def _parts(scenario: Scenario) -> Iterator[tuple[str, When]]:
    """All parts that may belong to some matches only, with where they stand."""
    named: Mapping[str, Collection[When]] = {
        "starts": scenario.starts,
        "maps": scenario.maps,
        "events": scenario.events,
        "rules": scenario.rules,
        "victory": scenario.victory,
        "defeat": scenario.defeat,
    }
    for name, parts in named.items():
        for n, part in enumerate(parts, 1):
            yield f"{name}.{n}", part


def _variant_faults(scenario: Scenario) -> Iterator[str]:
    names = [name for group in scenario.variants for name in group]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"variants: {name!r} is named twice"
    for name in names:
        if not name.isidentifier() or name in DIFFICULTIES:
            yield f"variants: {name!r} cannot be the name of a variant"
    for where, part in _parts(scenario):
        for name in part.variants:
            if name not in names:
                known = ", ".join(names) or "none"
                yield f"{where}.variants: {name!r} is no variant; known are {known}"
    for name in scenario.rounds_by:
        if name not in names and name not in DIFFICULTIES:
            yield f"rounds_by: {name!r} is neither a difficulty nor a variant"


def _mode_faults(scenario: Scenario) -> Iterator[str]:
    for where, part in _parts(scenario):
        for mode in part.modes:
            if mode not in scenario.modes:
                yield f"{where}.modes: {mode!r} is not among the modes of the scenario"
    for mode in scenario.modes:
        if not scenario.seats(mode):
            yield f"maps: there is none for the mode {mode!r}"


def _start_faults(where: str, start: Start) -> Iterator[str]:
    if start.faction and start.faction not in FACTIONS:
        yield f"{where}.faction: {start.faction!r} is no faction"
    if start.hero and start.hero not in HEROES:
        yield f"{where}.hero: {start.hero!r} is no hero"
    elif start.hero and HEROES[start.hero].faction != start.faction:
        yield f"{where}.hero: {start.hero} needs faction = {HEROES[start.hero].faction!r}"


def _enemy_faults(scenario: Scenario) -> Iterator[str]:
    ids = [enemy.id for enemy in scenario.enemies]
    places = {slot.at for layout in scenario.maps for slot in layout.slots}
    tiles = {slot.tile for layout in scenario.maps for slot in layout.slots}
    for n, enemy in enumerate(scenario.enemies, 1):
        if ids.count(enemy.id) > 1:
            yield f"enemies.{n}.id: there are two called {enemy.id!r}"
        if enemy.faction and enemy.faction not in FACTIONS:
            yield f"enemies.{n}.faction: {enemy.faction!r} is no faction"
        if enemy.goal and enemy.goal not in LOCATIONS:
            yield f"enemies.{n}.goal: {enemy.goal!r} is no Location"
        if enemy.start.slot is not None and enemy.start.slot not in places:
            yield f"enemies.{n}.start: the map has no slot {list(enemy.start.slot)}"
        if enemy.start.tile is not None and enemy.start.tile not in tiles:
            yield f"enemies.{n}.start: no slot holds the tile {enemy.start.tile}"


def _label_faults(scenario: Scenario) -> Iterator[str]:
    known = {slot.label for layout in scenario.maps for slot in layout.slots}
    for where, part in _parts(scenario):
        for label in _labels(part):
            if label not in known:
                yield f"{where}: no slot has the label {label!r}"


def _labels(part: When) -> Iterator[str]:
    given: dict[str, Any] = dict(part.model_extra or {}) if isinstance(part, Named) else {}
    for key in LABELS:
        value = given.get(key, ())
        yield from (value,) if isinstance(value, str) else value


# ---- whether it can be played ----


def outer_faults(scenario: Scenario) -> Iterator[str]:
    """What setting up every match that the file allows brings to light."""
    if not scenario.victory and not scenario.defeat:
        yield "victory: there is no way to win"
    for mode, seats, names in matches(scenario):
        what = ", ".join((mode, f"{seats} player{'s' if seats > 1 else ''}", *names))
        fitted = scenario.fitted(mode, seats, scenario.played(names), "normal")
        if fitted is None:  # not every variant is for every number of players
            continue
        late = [e.goal for e in (*fitted.victory, *fitted.defeat) if _too_late(e, fitted.rounds)]
        for name in late:
            yield f"{what}: the goal {name} comes after the last Round"
        for fault in _map_faults(fitted.maps[0]):
            yield f"{what}: {fault}"
        if needed_boxes(fitted, seats) is None:
            yield f"{what}: there are not enough tiles for the map and the players' own ones"


def matches(scenario: Scenario) -> Iterator[tuple[str, int, tuple[str, ...]]]:
    """Every mode, number of players and choice of variants."""
    for mode in scenario.modes:
        for seats in scenario.seats(mode):
            for names in product(*scenario.variants):
                yield mode, seats, names


def _too_late(entry: Named, rounds: int) -> bool:
    last = (entry.model_extra or {}).get("round", 0)
    return isinstance(last, int) and last > rounds


def _map_faults(layout: Map) -> Iterator[str]:
    """Every start must have a way to every other slot, as far as tiles touch each other."""
    left = {slot.at for slot in layout.slots if not slot.aside}
    starts = [slot for slot in layout.slots if slot.kind == TileType.STARTING and not slot.aside]
    edge = [starts[0].at] if starts else sorted(left)[:1]
    left.difference_update(edge)
    while edge:
        here = edge.pop()
        near = {at for at in left if minus(at, here) in CROSSINGS}
        left -= near
        edge += near
    for at in sorted(left):
        yield f"no tiles lead from the start to the slot {list(at)}"


def needed_boxes(fitted: Scenario, seats: int) -> tuple[str, ...] | None:
    """The boxes with tiles for everything: the fewest in the order of their list, or none do."""
    layout = fitted.maps[0]
    slots = [s for s in layout.slots if s.tile is None and not s.player]
    slots += [
        Slot(at=(0, 0), kind=supply.kind, without=supply.without)
        for supply in fitted.start.supply
        for _ in range(supply.count * seats)
    ]
    fixed = {slot.tile for slot in layout.slots if slot.tile is not None}
    boxes = ["core", *fitted.boxes]
    for more in ("", *(box for box in expansions() if box not in fitted.boxes)):
        if more:
            boxes.append(more)
        tiles = [tile for tile in usable(boxes) if tile not in fixed]
        if deal(slots, tiles, Rng(0)) is not None:
            return tuple(boxes)
    return None
