"""Map positions as text: a table of a scenario between two actions. What is left out is as usual.

phase: turn
round: 3
board:
  tile S3 -6,2 turn 1
  tile F4 -3,1 down
  mark -6,2 flags 0 taken
  rover necromancer 3,-1 army necropolis_skeletons+ necropolis_zombies
seat 0: castle catherine
  main: -6,2 moves 3
  income: 10 0 0
  buildings: castle_towers
  hand: attack magic_arrow
"""

import json
import re
from collections.abc import Callable
from typing import Any, Final

from rulebound.core.errors import RuleboundError
from rulebound.core.positions import PositionText
from rulebound.games.homm3.cards.base import CARDS
from rulebound.games.homm3.heroes import EXPERT_USES, HEROES, TOP_XP
from rulebound.games.homm3.kinds import KINDS, Cost
from rulebound.games.homm3.players import Cards, Deck, Player, Troop
from rulebound.games.homm3.position import seat_lines
from rulebound.games.homm3.position_words import (
    AI_CARDS,
    AI_NUMBERS,
    AI_WORDS,
    DECKS,
    MORALE,
    PLAYER_CARDS,
    PLAYER_NUMBERS,
    troop_names,
)
from rulebound.games.homm3.state import State
from rulebound.games.homm3.world import events, weeks
from rulebound.games.homm3.world.board import BadMap, Placed, lay_out
from rulebound.games.homm3.world.hexes import Hex, name_of
from rulebound.games.homm3.world.tile_data import TILES
from rulebound.games.homm3.world.towns import BUILDINGS
from rulebound.games.homm3.world.view import PHASES
from rulebound.games.homm3.world.world import (
    COMBAT,
    MAIN,
    SECOND,
    TOKENS,
    WINDOWS,
    Lasting,
    Mark,
    Realm,
    Rover,
    World,
)
from rulebound.games.homm3.world.world import (
    HEROES as HERO_NAMES,
)

ALL_DECKS: Final = (*DECKS, weeks.DECK, events.DECK)
NUMBERS: Final = ("round", "step", "first", "turn", "events", "actions", "power")
"""Numbers of the whole table."""
FLAGS: Final = ("housed", "settled", "out")
"""Flags of a realm."""
KEYS: Final = (
    *("phase", "board", "order", "proclaimed", "grail", "notes", "boxes", "won", "chain"),
    *NUMBERS,
    *(f"{name} {pile}" for name in ALL_DECKS for pile in ("deck", "discard")),
)
SEAT_KEYS: Final = (
    *PLAYER_CARDS,
    *PLAYER_NUMBERS,
    *("xp", "troops", "permanent", "morale", "discards hand"),
    *HERO_NAMES,
    *("town", "income", "buildings", "fresh", "tokens", "cubes", "pool", "starting", "used"),
    *("lasting", "carries", "homeless", "state", "wants", "realm notes", "spent", "stored"),
)


# ---- writing ----


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
    for name in ALL_DECKS:
        if name in s.decks:
            lines.append(f"{name} deck: {' '.join(s.decks[name].cards)}")
            lines.append(f"{name} discard: {' '.join(s.decks[name].discard)}")
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
        words = [flag for flag in ("cube", "taken", "cleared") if getattr(mark, flag)]
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
        words += [flag for flag in ("citadel", "moves") if getattr(rover, flag)]
        words += ["movement", str(rover.movement), "army", troop_names(rover.troops)]
        lines.append("  " + " ".join(words))
        if rover.hero is not None:
            for what in (*AI_CARDS, *AI_WORDS, *AI_NUMBERS):
                value = getattr(rover.hero, what)
                if value:
                    text = " ".join(value) if isinstance(value, tuple) else str(value)
                    lines.append(f"  cards {rover.id} {what} {text}")
    return lines


def _seat_lines(seat: int, p: Player, realm: Realm) -> list[str]:
    lines = seat_lines(seat, p)
    for hero, name in enumerate(HERO_NAMES):
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
        f"  state: {' '.join(flag for flag in FLAGS if getattr(realm, flag))}",
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


# ---- reading ----


def read_position(s: State, text: str) -> None:
    """Set up a new table of a scenario as the text says."""
    _Reader(s, text).read()


class _Reader:
    def __init__(self, s: State, text: str) -> None:
        self.s = s
        self.w = s.map
        self.text = PositionText(text, len(s.players), KEYS, SEAT_KEYS)
        self.fault = self.text.fault
        self.values = self.text.values
        self.heroes = {rover.id: rover.hero for rover in self.w.rovers}
        """The cards that AI Heroes of the scenario have."""

    def read(self) -> None:
        for step in (self._table, self._board, self._seats, self._decks):
            step()
        self.text.check()
        self._check()
        self.text.check()

    # ---- words ----

    def _hex(self, word: str, where: str) -> Hex:
        found = re.fullmatch(r"(-?\d{1,2}),(-?\d{1,2})", word)
        if found is None:
            self.fault(f"{where}: {word!r} must be a Field such as 3,-1")
            return 0, 0
        return int(found[1]), int(found[2])

    def _known(self, text: str, known: Any, where: str, what: str) -> Cards:
        words = tuple(text.split())
        for word in words:
            if word not in known:
                self.fault(f"{where}: there is no {what} {word!r}")
        return words

    def _troops(self, text: str, where: str) -> tuple[Troop, ...]:
        return tuple(self._troop(word, where) for word in text.split())

    def _troop(self, word: str, where: str) -> Troop:
        kind = KINDS.get(word.removesuffix("+"))
        if kind is None or (word.endswith("+") and kind.pack is None):
            self.fault(f"{where}: there are no {word!r}")
            return Troop(next(iter(KINDS)))
        return Troop(kind.id, word.endswith("+"))

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
        if phase not in PHASES[:-1] or PHASES.index(phase) == COMBAT:
            known = ", ".join(name for n, name in enumerate(PHASES[:-1]) if n != COMBAT)
            self.fault(f"phase: unknown phase {phase!r}; known: {known}")
        else:
            w.phase = PHASES.index(phase)
        w.round = 1
        for name in NUMBERS:
            if name in values:
                setattr(
                    w,
                    name,
                    self.text.number(values[name], name, 100_000 if name == "actions" else 1000),
                )
        order = values.get("order", " ".join(str(seat) for seat in range(len(self.s.players))))
        w.order = tuple(self._seat(word, "order") for word in order.split())
        w.proclaimed = self._known(values.get("proclaimed", ""), weeks.WEEKS, "proclaimed", "week")
        w.grail = values.get("grail", "no") == "yes"
        w.chain = self._known(values.get("chain", ""), CARDS, "chain", "card")
        w.won = self.text.number(values.get("won", "0"), "won", 5) - 1
        if "boxes" in values:
            w.boxes = frozenset(values["boxes"].split())
        w.notes = self._unpacked(values["notes"], "notes", {}) if "notes" in values else {}
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
            if word in ("cube", "taken", "cleared"):
                mark = mark._replace(**{word: True})  # type: ignore[arg-type]
            elif word == "flags":
                flags = next(rest, "").split(",")
                mark = mark._replace(flags=tuple(self._seat(n, "mark", -2) for n in flags))
            elif word == "yields":
                mark = mark._replace(yields=next(rest, "").replace(",", " "))
            elif word == "faction":
                mark = mark._replace(faction=next(rest, ""))
            else:
                self.fault(f"mark {words[0]}: unknown word {word!r}")
        return at, mark

    def _rover(self, words: list[str]) -> Rover:
        id_, at, *rest = words
        rover = Rover(id_, None if at == "gone" else self._hex(at, "rover"), (), moves=False)
        rover.hero = self.heroes.get(id_)
        while rest:
            word = rest.pop(0)
            if word in ("citadel", "moves"):
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
                self.fault(f"rover {id_}: unknown word {word!r}")
        return rover

    def _rover_cards(self, words: list[str]) -> None:
        id_, what, *rest = words
        rover = next((rover for rover in self.w.rovers if rover.id == id_), None)
        if rover is None or rover.hero is None:
            self.fault(f"cards: no rover {id_!r} has cards")
        elif what in AI_CARDS:
            setattr(rover.hero, what, tuple(rest))
        elif what in AI_WORDS:
            setattr(rover.hero, what, " ".join(rest))
        elif what in AI_NUMBERS:
            setattr(rover.hero, what, self.text.number(" ".join(rest), f"cards {what}"))
        else:
            self.fault(f"cards {id_}: unknown word {what!r}")

    # ---- players ----

    def _seats(self) -> None:
        for seat, values in enumerate(self.text.seats):
            self._player(seat, values)
            self._realm(seat, values)

    def _player(self, seat: int, values: dict[str, str]) -> None:
        p, where = self.s.players[seat], f"seat {seat}"
        head = self.text.heads[seat].split()
        if head:
            self._head(seat, head)
        for what in PLAYER_CARDS:
            if what in values:
                setattr(p, what, self._known(values[what], CARDS, f"{where} {what}", "card"))
        if "xp" in values:
            p.xp = self.text.number(values["xp"], f"{where} xp", TOP_XP + 1)
            p.experts = EXPERT_USES[p.level - 1]
        for what in PLAYER_NUMBERS:
            if what in values:
                setattr(p, what, self.text.number(values[what], f"{where} {what}"))
        if "troops" in values:
            p.troops = self._troops(values["troops"], f"{where} troops")
        permanent = self._known(values.get("permanent", ""), CARDS, f"{where} permanent", "card")
        p.permanent = permanent[0] if permanent else ""
        morale = values.get("morale", "neutral")
        if morale not in MORALE:
            self.fault(f"{where} morale: {morale!r} must be one of {', '.join(MORALE)}")
        p.morale = MORALE.get(morale, 0)
        p.discards_hand = values.get("discards hand", "no") == "yes"

    def _head(self, seat: int, words: list[str]) -> None:
        p, realm = self.s.players[seat], self.w.realms[seat]
        if words[0] not in {kind.faction for kind in KINDS.values()}:
            self.fault(f"seat {seat}: there is no faction {words[0]!r}")
            return
        p.faction = realm.faction = words[0]
        if len(words) > 1:
            if words[1] not in HEROES:
                self.fault(f"seat {seat}: there is no hero {words[1]!r}")
            p.hero = words[1]

    def _realm(self, seat: int, values: dict[str, str]) -> None:
        realm, where = self.w.realms[seat], f"seat {seat}"
        for hero, name in ((MAIN, "main"), (SECOND, "second")):
            if name in values:
                self._hero(realm, hero, values[name], f"{where} {name}")
        if "town" in values:
            realm.town = self._hex(values["town"], f"{where} town")
        if "income" in values:
            words = values["income"].split()
            if len(words) != len(Cost._fields):
                self.fault(f"{where} income: gold, materials and valuables are needed")
            else:
                realm.income = Cost(*(self.text.number(n, f"{where} income") for n in words))
        for what in ("buildings", "fresh", "spent"):
            if what in values:
                found = self._known(values[what], BUILDINGS, f"{where} {what}", "building")
                setattr(realm, what, found)
        if "used" in values:
            realm.used = tuple(values["used"].split())
        if "stored" in values:
            pairs = [word.partition("=") for word in values["stored"].split()]
            ids = " ".join(id_ for id_, _, _ in pairs)
            self._known(ids, BUILDINGS, f"{where} stored", "building")
            realm.stored = tuple(
                (id_, self.text.number(count, f"{where} stored")) for id_, _, count in pairs
            )
        if "tokens" in values:
            realm.tokens = frozenset(
                self._known(values["tokens"], TOKENS, f"{where} tokens", "token")
            )
        if "wants" in values:
            realm.wants = frozenset(
                self._known(values["wants"], WINDOWS, f"{where} wants", "window")
            )
        if "cubes" in values:
            realm.cubes = tuple(self._seat(n, f"{where} cubes") for n in values["cubes"].split())
        if "pool" in values:
            realm.pool = self._known(values["pool"], TILES, f"{where} pool", "tile")
        if "starting" in values:
            realm.starting = self._troops(values["starting"], f"{where} starting")
        if "homeless" in values:
            realm.homeless = self.text.number(values["homeless"], f"{where} homeless", 3)
        if "state" in values:
            stands = self._known(values["state"], FLAGS, f"{where} state", "state")
            for flag in FLAGS:
                setattr(realm, flag, flag in stands)
        realm.grail = values.get("carries", "")
        lasting = self._unpacked(values.get("lasting", "[]"), f"{where} lasting", ())
        try:
            realm.lasting = tuple(Lasting(*effect) for effect in lasting)
        except TypeError:
            self.fault(f"{where} lasting: an effect needs a card and what it does")
        notes = self._unpacked(values.get("realm notes", '{"dict":[]}'), f"{where} notes", {})
        realm.notes = tuple(sorted(notes.items())) if isinstance(notes, dict) else ()

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
                self.fault(f"{where}: unknown word {word!r}")
        realm.stand(hero, there)
        main, second = realm.movement
        realm.movement = (moves, second) if hero == MAIN else (main, moves)
        first, other = realm.visited
        realm.visited = (last, other) if hero == MAIN else (first, last)

    def _decks(self) -> None:
        for name in ALL_DECKS:
            if name not in self.s.decks:
                continue
            cards, discard = self.s.decks[name]
            known: Any = CARDS if name in ("ability", "artifact", "spell") else KINDS
            if name == weeks.DECK:
                known = weeks.WEEKS
            elif name == events.DECK:
                known = events.EVENTS
            if f"{name} deck" in self.values:
                cards = self._known(self.values[f"{name} deck"], known, f"{name} deck", "card")
            if f"{name} discard" in self.values:
                where = f"{name} discard"
                discard = self._known(self.values[where], known, where, "card")
            self.s.decks[name] = Deck(cards, discard)

    def _check(self) -> None:
        """What cannot be, though every word is known."""
        w = self.w
        where = w.board.layout.where
        for seat, realm in enumerate(w.realms):
            for hero, name in enumerate(HERO_NAMES):
                at = realm.heroes[hero]
                if at is not None and w.board.field(at) is None:
                    self.fault(f"seat {seat} {name}: {name_of(at)} is no Field of a tile face up")
        for at in w.marks:
            if at not in where:
                self.fault(f"mark {name_of(at)}: there is no such Field")
        if not w.order or w.turn > len(w.order):
            self.fault("turn: nobody has this turn")
