"""Map positions as text: a table of a scenario between two actions. What is left out is as usual.

phase: turn
round: 3
board:
  tile S3 -6,2 turn 1
  tile F4 -3,1 down
  mark -6,2 flags 0 taken
  rover necromancer 3,-1 army necropolis_skeletons+ necropolis_zombies
  cards necromancer deck attack_a defense_b
seat 0: castle catherine
  main: -6,2 moves 3
  income: 10 0 0
  buildings: castle_towers
  hand: attack magic_arrow
"""

import json
from typing import Any

from rulebound.core.errors import RuleboundError
from rulebound.games.homm3.combat.position_parts import ai_hero_words, deck_lines, seat_lines
from rulebound.games.homm3.combat.position_words import troop_names
from rulebound.games.homm3.map.position_reader import read_position
from rulebound.games.homm3.map.position_words import (
    DECKS,
    MARK_FLAGS,
    NUMBERS,
    REALM_FLAGS,
    ROVER_FLAGS,
)
from rulebound.games.homm3.map.view import PHASES
from rulebound.games.homm3.model.hexes import name_of
from rulebound.games.homm3.model.players import Player, Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import HEROES, Realm, World

__all__ = ["read_position", "write_position"]


def write_position(s: State) -> str:
    """The whole table, hidden cards and tiles included."""
    w = s.map
    if s.result is not None:
        raise RuleboundError("the match is over: there is no position to write")
    if not s.settled or s.battle is not None:
        raise RuleboundError("a map position is written between two actions, not in between")
    lines = [f"phase: {PHASES[w.phase]}"]
    lines += [f"{name}: {getattr(w, name)}" for name in NUMBERS]
    lines += [
        f"order: {' '.join(map(str, w.order))}",
        f"proclaimed: {' '.join(w.proclaimed)}",
        f"grail: {'yes' if w.grail else 'no'}",
        f"boxes: {' '.join(sorted(w.boxes))}",
        f"won: {w.won + 1}",
        f"chain: {' '.join(w.chain)}",
    ]
    if w.notes:
        lines.append(f"notes: {_packed(w.notes)}")
    lines += ["board:", *_tile_lines(w), *_mark_lines(w), *_rover_lines(w)]
    for seat, player in enumerate(s.players):
        lines += _seat_lines(seat, player, w.realms[seat])
    lines += deck_lines(s, DECKS)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _tile_lines(w: World) -> list[str]:
    return [
        f"  tile {placed.tile} {name_of(placed.centre)} "
        + (f"turn {placed.rotation}" if placed.face_up else "down")
        for placed in w.board.tiles
    ]


def _mark_lines(w: World) -> list[str]:
    lines = []
    for at, mark in sorted(w.marks.items()):
        words = [flag for flag in MARK_FLAGS if getattr(mark, flag)]
        if mark.flags:
            words += ["flags", ",".join(map(str, mark.flags))]
        if mark.yields:
            words += ["yields", ",".join(mark.yields.split())]
        if mark.faction:
            words += ["faction", mark.faction]
        lines.append(f"  mark {name_of(at)} {' '.join(words)}")
    return lines


def _rover_lines(w: World) -> list[str]:
    lines = []
    for rover in w.rovers:
        words = ["rover", rover.id, name_of(rover.at) if rover.at is not None else "gone"]
        if rover.faction:
            words += ["faction", rover.faction]
        if rover.town is not None:
            words += ["town", name_of(rover.town)]
        words += [flag for flag in ROVER_FLAGS if getattr(rover, flag)]
        words += ["movement", str(rover.movement), "army", troop_names(rover.troops)]
        lines.append("  " + " ".join(words))
        if rover.hero is not None:
            lines += [
                f"  cards {rover.id} {what} {value}" for what, value in ai_hero_words(rover.hero)
            ]
    return lines


def _seat_lines(seat: int, p: Player, realm: Realm) -> list[str]:
    lines = seat_lines(seat, p)
    for hero, name in enumerate(HEROES):
        at, last = realm.heroes[hero], realm.visited[hero]
        words = [name_of(at) if at is not None else "nowhere", f"moves {realm.movement[hero]}"]
        if last is not None and last != at:
            words.append(f"visited {name_of(last)}")
        lines.append(f"  {name}: {' '.join(words)}")
    if realm.town is not None:
        lines.append(f"  town: {name_of(realm.town)}")
    lines += [
        f"  income: {' '.join(map(str, realm.income))}",
        *(f"  {what}: {' '.join(getattr(realm, what))}" for what in ("buildings", "fresh", "used")),
        f"  tokens: {' '.join(sorted(realm.tokens))}",
        f"  cubes: {' '.join(map(str, realm.cubes))}",
        f"  pool: {' '.join(realm.pool)}",
        f"  starting: {troop_names(realm.starting)}",
        f"  wants: {' '.join(sorted(realm.wants))}",
        f"  state: {' '.join(flag for flag in REALM_FLAGS if getattr(realm, flag))}",
        f"  homeless: {realm.homeless}",
    ]
    if realm.lasting:
        lines.append(f"  lasting: {_packed([list(effect) for effect in realm.lasting])}")
    if realm.spent:
        lines.append(f"  spent: {' '.join(realm.spent)}")
    if realm.stored:
        lines.append(f"  stored: {' '.join(f'{id_}={n}' for id_, n in realm.stored)}")
    if realm.grail:
        lines.append(f"  carries: {realm.grail}")
    if realm.notes:
        lines.append(f"  realm notes: {_packed(dict(realm.notes))}")
    return lines


def _packed(value: Any) -> str:
    """What rules have noted, as JSON; things that JSON does not know are written by their kind."""
    return json.dumps(_plain(value), separators=(",", ":"), sort_keys=True)


def _plain(value: Any) -> Any:
    if isinstance(value, Troop):
        return {"troop": value.kind + "+" * value.pack}
    if isinstance(value, dict):
        return {"dict": [[_plain(key), _plain(item)] for key, item in value.items()]}
    if isinstance(value, frozenset):
        return {"set": sorted((_plain(item) for item in value), key=json.dumps)}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
