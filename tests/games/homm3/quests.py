"""Turns on a map set up by hand, with loaded dice."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from rulebound.core.match import Match, Setup
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.setup import shared_decks
from rulebound.games.homm3.map import events, weeks
from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.map.scenario import Scenario
from rulebound.games.homm3.map.scenario_reading import read_scenario
from rulebound.games.homm3.map.towns import by_role
from rulebound.games.homm3.model.battle import Battle
from rulebound.games.homm3.model.heroes import EXPERT_USES
from rulebound.games.homm3.model.hexes import POSITIONS, Hex, name_of
from rulebound.games.homm3.model.occasions import Listeners
from rulebound.games.homm3.model.players import Player, Troop
from rulebound.games.homm3.model.state import DIFFICULTIES, Rules, State
from rulebound.games.homm3.model.terrain import Placed, lay_out
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import TileType
from rulebound.games.homm3.model.world import MapPhase, Mark, Mode, Realm, World
from tests.games.homm3.fights import LoadedRng
from tests.games.homm3.matches import Played

RESOURCES = ("gold-3", "gold-6", "materials-2", "materials-4", "valuables-1", "valuables-2")
TREASURES = ("xp", "xp", "artifact", "artifact", "one", "two")
HEROES = {"castle": "catherine", "necropolis": "sandro", "dungeon": "mutare"}
MAP = ("S3 -3,1", "S1 3,-1", "F1 0,0")
"""Castle and Necropolis with a far tile between them."""


class MapRng(LoadedRng):
    """Resource and Treasure dice fall as told, the first face when nothing is told any more."""

    __slots__ = ("six",)

    def __init__(self, attack: Iterable[int] = (), six: Iterable[str] = ()) -> None:
        super().__init__(attack)
        self.six = list(six)

    def copy(self) -> "MapRng":
        twin = MapRng(self.faces, self.six)
        twin.key, twin.count = self.key, self.count
        return twin

    def below(self, n: int) -> int:
        if n == len(RESOURCES) and self.six:
            self.count += 1
            face = self.six.pop(0)
            return RESOURCES.index(face) if face in RESOURCES else TREASURES.index(face)
        return super().below(n)


def scenario(tiles: Sequence[str], **table: Any) -> Scenario:
    """A scenario with such a map: ``"F1 0,0"``, ``"N3 3,-1 r2"`` turned, ``"F2 1,2 down"``,
    ``"C1 3,-1 label=hill"``.
    """
    slots = []
    for text in tiles:
        id_, at, *more = text.split()
        label = next((word.removeprefix("label=") for word in more if "=" in word), "")
        place = {"at": [int(n) for n in at.split(",")], "kind": TILES[id_].type, "label": label}
        slots.append({**place, "tile": id_})
    usual = {"id": "test", "name": "Test", "modes": ["clash", "alliance", "cooperative"]}
    return read_scenario(
        "test", {**usual, "maps": [{"players": [1, 2, 3, 4], "slots": slots}], **table}
    )


class Quest(Played):
    """A scenario in progress: it is the turn of seat 0, who has drawn already."""

    def __init__(
        self,
        tiles: Sequence[str] = MAP,
        *,
        factions: Sequence[str] = ("castle", "necropolis"),
        mode: Mode = "clash",
        teams: Sequence[int] | None = None,
        heroes: Mapping[int, str] | None = None,
        seconds: Mapping[int, str] | None = None,
        movement: tuple[int, int] = (3, 2),
        level: int = 1,
        hands: Sequence[Sequence[str]] = (),
        decks: Sequence[Sequence[str]] = (),
        troops: Sequence[Sequence[str]] = (),
        gold: int = 0,
        materials: int = 0,
        valuables: int = 0,
        buildings: Sequence[str] = (),
        flags: Mapping[str, int] | None = None,
        pool: Sequence[str] = (),
        round: int = 1,
        phase: int = MapPhase.TURN,
        dice: Iterable[int] = (),
        six: Iterable[str] = (),
        table: Mapping[str, Any] | None = None,
        variants: Sequence[str] = (),
        **rules: Any,
    ) -> None:
        """Fields are written ``"F1 NE"``. ``heroes``/``seconds``: where heroes stand, by seat; Main
        Heroes else in their Towns. ``buildings``: roles that seat 0 has built. ``flags``: whose
        flag flies where. ``six``: how Resource and Treasure dice fall. ``table``: further parts of
        the scenario, ``variants``: those that are played. ``rules``: further values of
        :class:`Rules`.
        """
        seats = len(factions)
        difficulty = DIFFICULTIES[rules.get("difficulty", 1)]
        whole = scenario(tiles, **(table or {}))
        story = whole.fitted(mode, seats, whole.played(variants), difficulty)
        assert story is not None
        s = State(
            Rules(**{"form": "scenario", "difficulty": 1, "seats": seats, **rules}),
            MapRng(dice, six),
        )
        shared_decks(s, s.rules.boxes)
        weeks.shuffle(s)
        events.shuffle(s)
        placed = []
        for text in tiles:
            id_, at, *more = text.split()
            q, r = (int(n) for n in at.split(","))
            turn = next((int(word[1:]) for word in more if word[0] == "r"), 0)
            placed.append(Placed(id_, (q, r), turn, "down" not in more))
        team = teams or ([0] * seats if mode in ("cooperative", "campaign") else range(seats))
        realms = [Realm(name, team[n]) for n, name in enumerate(factions)]
        made = Listeners(entry.made for entry in story.rules)
        # Which tile lies where is nobody's knowledge while it lies face down
        slots = tuple(slot.model_copy(update={"tile": None}) for slot in story.maps[0].slots)
        s.world = w = World(story, mode, made, lay_out(placed), realms, slots=slots)
        for seat, name in enumerate(factions):
            player = Player(name, HEROES.get(name, ""), xp=2 * (level - 1))
            player.experts = EXPERT_USES[level - 1]
            player.hand = tuple(hands[seat]) if seat < len(hands) else ()
            player.deck = tuple(decks[seat]) if seat < len(decks) else ()
            player.gold, player.materials, player.valuables = gold, materials, valuables
            given = troops[seat] if seat < len(troops) else _usual(name)
            player.troops = tuple(Troop(t.removesuffix("+"), t.endswith("+")) for t in given)
            realms[seat].starting = player.troops
            s.players.append(player)
            self._settle(s, seat, (seat == 0 and tuple(buildings)) or ())
        for heroes_, which in ((heroes or {}, 0), (seconds or {}, 1)):
            for seat, where in heroes_.items():
                at_ = self._find(w, where)
                realms[seat].stand(which, at_)
                realms[seat].visited = (
                    (at_, realms[seat].visited[1]) if which == 0 else (realms[seat].visited[0], at_)
                )
        for where, seat in (flags or {}).items():
            change(s, self._find(w, where), flags=(seat,), taken=True)
        realms[0].movement = movement
        realms[0].pool = tuple(pool)
        w.order, w.round, w.phase = tuple(range(seats)), round, phase
        for card in {c for p in s.players for c in p.hand}:
            assert card in CARDS, card
        options = GAME.options.complete({"form": "scenario"})
        setup = Setup("homm3", GAME.rules, seats, options, 0, None)
        self.match = Match(GAME, setup, s)

    @staticmethod
    def _settle(s: State, seat: int, roles: Sequence[str]) -> None:
        w = s.map
        realm = w.realms[seat]
        realm.buildings = tuple(by_role(realm.faction, role).id for role in roles)
        for placed in w.board.tiles:
            tile = TILES[placed.tile]
            if tile.type == TileType.STARTING and tile.fields[3].faction == realm.faction:
                realm.town = placed.centre
                change(s, placed.centre, flags=(seat,), taken=True)
                realm.heroes, realm.visited = (placed.centre, None), (placed.centre, None)
                realm.housed = realm.settled = True

    @staticmethod
    def _find(w: World, where: str) -> Hex:
        tile, position = where.split()
        for number, placed in enumerate(w.board.tiles):
            if placed.tile == tile:
                for at in (h for h, (t, _) in w.board.layout.where.items() if t == number):
                    spot = w.board.spot(at)
                    if spot is not None and spot.position == POSITIONS.index(position):
                        return at
        raise AssertionError(f"there is no {where}")

    # ---- looking ----

    @property
    def w(self) -> World:
        return self.s.map

    @property
    def rules(self) -> tuple[Any, ...]:
        """The rules of the scenario; a test knows what they listen to."""
        return self.w.rules

    @property
    def b(self) -> Battle:
        return self.s.fight

    @property
    def player(self) -> Player:
        return self.s.players[0]

    @property
    def realm(self) -> Realm:
        return self.w.realms[0]

    def at(self, where: str) -> Hex:
        """The Field that is printed there: ``"F1 NE"``."""
        return self._find(self.w, where)

    def ref(self, where: str) -> str:
        """How options call a Field."""
        return name_of(self.at(where))

    def mark(self, where: str) -> Mark:
        return self.w.mark(self.at(where))

    @property
    def asked(self) -> str:
        """The question that is open, with the seat before it."""
        decision = self.match.decision
        return "" if decision is None else f"{decision.seat} {self.ask()}"

    # ---- doing ----

    def go(self, where: str, hero: str = "main") -> Self:
        """One step of a hero of the active player."""
        return self.choose(f"go {hero} {self.ref(where)}")


def _usual(faction: str) -> Sequence[str]:
    return {
        "castle": ("castle_halberdiers", "castle_marksmen"),
        "necropolis": ("necropolis_skeletons", "necropolis_zombies"),
        "dungeon": ("dungeon_troglodytes", "dungeon_harpies"),
    }.get(faction, ())
