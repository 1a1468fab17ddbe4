"""Reading map positions."""

import json
import re
from collections.abc import Callable, Collection, Container, Mapping
from typing import Any, Final

from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.position_parts import PartsReader
from rulebound.games.homm3.combat.position_words import AI_CARDS, AI_NUMBERS, AI_WORDS
from rulebound.games.homm3.map import weeks
from rulebound.games.homm3.map.position_words import (
    DECKS,
    KEYS,
    MARK_FLAGS,
    NUMBERS,
    REALM_FLAGS,
    ROVER_FLAGS,
    SEAT_KEYS,
)
from rulebound.games.homm3.map.towns import BUILDINGS
from rulebound.games.homm3.map.view import PHASES
from rulebound.games.homm3.model.hexes import Hex, name_of
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.players import Cards
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.terrain import BadMap, Placed, lay_out
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.world import (
    HEROES,
    NO_COST,
    TOKENS,
    WINDOWS,
    Lasting,
    Leader,
    MapPhase,
    Mark,
    Realm,
    Rover,
)

_NO_NOTES: Final = '{"dict":[]}'
_PHASES: Final = {
    name: phase for phase, name in enumerate(PHASES) if name != "over" and phase != MapPhase.COMBAT
}
"""Where a match can stand between two actions."""
_OWNED: Final[dict[str, tuple[Container[str], str, Callable[[Cards], Collection[str]]]]] = {
    **dict.fromkeys(("buildings", "fresh", "spent"), (BUILDINGS, "building", tuple)),
    "pool": (TILES, "tile", tuple),
    "tokens": (TOKENS, "token", frozenset),
    "wants": (WINDOWS, "window", frozenset),
}
"""What a realm has several of: which there are, what one is called, and how they are kept."""


def read_position(s: State, text: str) -> None:
    """Set up a new table of a scenario as the text says."""
    _Reader(s, text).read()


class _Reader(PartsReader):
    def __init__(self, s: State, text: str) -> None:
        super().__init__(s, text, KEYS, SEAT_KEYS)
        self.w = s.map
        self.heroes = {rover.id: rover.hero for rover in self.w.rovers}
        """The cards that AI Heroes of the scenario have."""

    def read(self) -> None:
        for step in (self._table, self._board, self._seats):
            step()
        self._decks(DECKS)
        self.text.check()
        self._check_table()
        self.text.check()

    # ---- words ----

    def _hex(self, word: str, where: str) -> Hex:
        found = re.fullmatch(r"(-?\d{1,2}),(-?\d{1,2})", word)
        if found is None:
            self.fault(f"{where}: {word!r} must be a Field such as 3,-1")
            return 0, 0
        return int(found[1]), int(found[2])

    def _seat(self, word: str, where: str, least: int = 0) -> int:
        if re.fullmatch(r"-?\d", word) and least <= int(word) < len(self.s.players):
            return int(word)
        self.fault(f"{where}: there is no seat {word!r}")
        return 0

    def _unpacked(self, text: str, where: str, usual: Any) -> Any:
        try:
            return self._rich(json.loads(text), where)
        except (ValueError, TypeError, KeyError, IndexError, RecursionError):
            self.fault(f"{where}: cannot read {text[:40]!r}")
            return usual

    def _notes(self, text: str, where: str) -> dict[str, Any]:
        notes = self._unpacked(text, where, {})
        if isinstance(notes, dict) and all(isinstance(name, str) for name in notes):
            return notes
        self.fault(f"{where}: every note needs a name")
        return {}

    def _rich(self, value: Any, where: str) -> Any:
        if isinstance(value, list):
            return tuple(self._rich(item, where) for item in value)
        if isinstance(value, dict):
            ((kind, inner),) = value.items()
            if kind == "troop":
                return self._troop(str(inner), where)
            items = self._rich(inner, where)
            return frozenset(items) if kind == "set" else dict(items)
        return value

    # ---- the table ----

    def _table(self) -> None:
        w, values = self.w, self.values
        phase = values.get("phase", "turn")
        if phase in _PHASES:
            w.phase = _PHASES[phase]
        else:
            self._unknown("phase", phase, _PHASES, "phase")
        w.round = 1
        for name, below in NUMBERS.items():
            if name in values:
                setattr(w, name, self.text.number(values[name], name, below))
        order = values.get("order", " ".join(str(seat) for seat in range(len(self.s.players))))
        w.order = tuple(self._seat(word, "order") for word in order.split())
        w.proclaimed = self._known(values.get("proclaimed", ""), weeks.WEEKS, "proclaimed", "week")
        w.grail = self._yes(values.get("grail", "no"), "grail")
        w.chain = self._known(values.get("chain", ""), CARDS, "chain")
        w.won = self.text.number(values.get("won", "0"), "won", 5) - 1
        if "boxes" in values:
            w.boxes = frozenset(values["boxes"].split())
        w.notes = self._notes(values.get("notes", _NO_NOTES), "notes")
        w.trip = None

    def _board(self) -> None:
        w = self.w
        tiles: list[Placed] = []
        w.rovers = []
        marks: dict[Hex, Mark] = {}
        readers: dict[str, Callable[[list[str]], None]] = {
            "tile": lambda words: tiles.append(self._tile(words)),
            "mark": lambda words: marks.update([self._mark(words)]),
            "rover": lambda words: w.rovers.append(self._rover(words)),
            "cards": self._rover_cards,
        }
        for line in self.text.board:
            kind, *words = line.split()
            if kind not in readers or len(words) < (1 if kind == "mark" else 2):
                self.fault(f"board: cannot read {line.strip()!r}")
            else:
                readers[kind](words)
        if tiles:
            try:
                w.board = lay_out(tiles)
            except BadMap as error:
                for fault in error.faults:
                    self.fault(f"board: {fault}")
        if tiles or marks:
            w.marks = marks

    def _tile(self, words: list[str]) -> Placed:
        id_, at, *rest = words
        if id_ not in TILES:
            self.fault(f"board: there is no tile {id_!r}")
        if rest == ["down"]:
            return Placed(id_, self._hex(at, "board"), 0, False)
        turn = rest[1] if len(rest) == 2 and rest[0] == "turn" else "0" if not rest else ""
        if turn not in tuple("012345"):
            self.fault(f"board: {id_} lies 'down' or at 'turn 0' to 'turn 5'")
            turn = "0"
        return Placed(id_, self._hex(at, "board"), int(turn))

    def _mark(self, words: list[str]) -> tuple[Hex, Mark]:
        at = self._hex(words[0], "mark")
        mark = Mark()
        rest = iter(words[1:])
        for word in rest:
            if word in MARK_FLAGS:
                mark = mark._replace(**{word: True})  # type: ignore[arg-type]
            elif word == "flags":
                flags = next(rest, "").split(",")
                mark = mark._replace(flags=tuple(self._seat(n, "mark", -2) for n in flags))
            elif word == "yields":
                mark = mark._replace(yields=next(rest, "").replace(",", " "))
            elif word == "faction":
                mark = mark._replace(faction=next(rest, ""))
            else:
                known = (*MARK_FLAGS, "flags", "yields", "faction")
                self._unknown(f"mark {words[0]}", word, known)
        return at, mark

    def _rover(self, words: list[str]) -> Rover:
        id_, at, *rest = words
        rover = Rover(id_, None if at == "gone" else self._hex(at, "rover"), (), moves=False)
        rover.hero = self.heroes.get(id_)
        while rest:
            word = rest.pop(0)
            if word in ROVER_FLAGS:
                setattr(rover, word, True)
            elif word == "army":
                rover.troops, rest = self._troops(" ".join(rest), "rover"), []
            elif word == "faction":
                rover.faction = rest.pop(0) if rest else ""
            elif word == "town":
                rover.town = self._hex(rest.pop(0) if rest else "", "rover")
            elif word == "movement":
                rover.movement = self.text.number(rest.pop(0) if rest else "", "rover movement")
            else:
                known = (*ROVER_FLAGS, "army", "faction", "town", "movement")
                self._unknown(f"rover {id_}", word, known)
        return rover

    def _rover_cards(self, words: list[str]) -> None:
        id_, what, *rest = words
        rover = next((rover for rover in self.w.rovers if rover.id == id_), None)
        known = (*AI_CARDS, *AI_WORDS, *AI_NUMBERS)
        if rover is None or rover.hero is None:
            self.fault(f"cards: no rover {id_!r} has cards")
        elif what not in known:
            self._unknown(f"cards {id_}", what, known)
        else:
            self._ai_hero(rover.hero, what, " ".join(rest), f"cards {id_} {what}")

    # ---- players ----

    def _player(self, seat: int, values: Mapping[str, str]) -> None:
        super()._player(seat, values)
        realm, where = self.w.realms[seat], f"seat {seat}"
        realm.faction = self.s.players[seat].faction
        self._realm(realm, values, where)
        self._noted(realm, values, where)

    def _realm(self, realm: Realm, values: Mapping[str, str], where: str) -> None:
        for hero, name in enumerate(HEROES):
            if name in values:
                self._hero(realm, hero, values[name], f"{where} {name}")
        if "town" in values:
            realm.town = self._hex(values["town"], f"{where} town")
        for what, (known, sort, kept) in _OWNED.items():
            if what in values:
                setattr(
                    realm, what, kept(self._known(values[what], known, f"{where} {what}", sort))
                )
        if "income" in values:
            realm.income = self._income(values["income"], f"{where} income")
        if "stored" in values:
            realm.stored = self._stored(values["stored"], f"{where} stored")
        if "used" in values:
            realm.used = tuple(values["used"].split())
        if "cubes" in values:
            realm.cubes = tuple(self._seat(n, f"{where} cubes") for n in values["cubes"].split())
        if "starting" in values:
            realm.starting = self._troops(values["starting"], f"{where} starting")
        if "homeless" in values:
            realm.homeless = self.text.number(values["homeless"], f"{where} homeless", 3)
        if "state" in values:
            stands = self._known(values["state"], REALM_FLAGS, f"{where} state", "state")
            for flag in REALM_FLAGS:
                setattr(realm, flag, flag in stands)
        if carries := values.get("carries"):
            realm.grail = next((name for name in HEROES if name == carries), "")
            if not realm.grail:
                self._unknown(f"{where} carries", carries, HEROES, "hero")

    def _income(self, text: str, where: str) -> Cost:
        words = text.split()
        if len(words) != len(Cost._fields):
            self.fault(f"{where}: gold, materials and valuables are needed")
            return NO_COST
        return Cost(*(self.text.number(word, where) for word in words))

    def _stored(self, text: str, where: str) -> tuple[tuple[str, int], ...]:
        """Faction Cubes on buildings."""
        pairs = [word.partition("=") for word in text.split()]
        self._known(" ".join(id_ for id_, _, _ in pairs), BUILDINGS, where, "building")
        return tuple((id_, self.text.number(count, where)) for id_, _, count in pairs)

    def _noted(self, realm: Realm, values: Mapping[str, str], where: str) -> None:
        """Effects that last, and what rules have noted."""
        lasting = self._unpacked(values.get("lasting", "[]"), f"{where} lasting", ())
        try:
            realm.lasting = tuple(Lasting(*effect) for effect in lasting)
        except TypeError:
            self.fault(f"{where} lasting: an effect needs a card and what it does")
        notes = self._notes(values.get("realm notes", _NO_NOTES), f"{where} realm notes")
        realm.notes = tuple(sorted(notes.items()))

    def _hero(self, realm: Realm, hero: int, text: str, where: str) -> None:
        at, *rest = text.split() or [""]
        there = None if at == "nowhere" else self._hex(at, where)
        last = there
        moves = realm.movement[hero]
        while rest:
            word = rest.pop(0)
            value = rest.pop(0) if rest else ""
            if word == "moves":
                moves = self.text.number(value, where)
            elif word == "visited":
                last = self._hex(value, where)
            else:
                self._unknown(where, word, ("moves", "visited"))
        realm.stand(hero, there)
        main, second = realm.movement
        realm.movement = (moves, second) if hero == Leader.MAIN else (main, moves)
        first, other = realm.visited
        realm.visited = (last, other) if hero == Leader.MAIN else (first, last)

    def _check_table(self) -> None:
        """What cannot be, though every word is known."""
        w = self.w
        where = w.board.layout.where
        for seat, realm in enumerate(w.realms):
            for hero, name in enumerate(HEROES):
                at = realm.heroes[hero]
                if at is not None and w.board.field(at) is None:
                    self.fault(f"seat {seat} {name}: {name_of(at)} is no Field of a tile face up")
        for at in w.marks:
            if at not in where:
                self.fault(f"mark {name_of(at)}: there is no such Field")
        if not w.order or w.turn > len(w.order):
            self.fault("turn: nobody has this turn")
