"""All that lies on the map and beside it: heroes, flags, cubes, towns, the round (H3-16.23)."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from rulebound.core.copying import Copyable, Dropped, Shared
from rulebound.core.game import Result
from rulebound.games.homm3.model.battle import AiHero, Casting
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.occasions import PROCLAIMED, Listeners, Occasion, P, T
from rulebound.games.homm3.model.players import Cards, Troop
from rulebound.games.homm3.model.terrain import Board

if TYPE_CHECKING:
    from rulebound.games.homm3.map.rules import Rule
    from rulebound.games.homm3.map.scenario import Scenario, Slot


class Leader(IntEnum):
    """The two heroes of a player on the map."""

    MAIN = 0
    SECOND = 1


HeroName = Literal["main", "second"]
HEROES: Final[tuple[HeroName, HeroName]] = ("main", "second")
"""How refs and logs call a player's two heroes."""
MOVEMENT: Final = (3, 2)
"""Movement points a Round, by hero (H3-3.22)."""
ENEMY: Final = -2
"""Whose flag it is that an AI Hero placed (H3-10.134)."""


# Town actions that are still to be had this Round (H3-3.27)
class TownAction(StrEnum):
    """The town actions that can be had once a Round (H3-3.27)."""

    BUILD = "build"
    POPULATION = "population"
    BOOK = "book"


TOKENS: Final = (TownAction.BUILD, TownAction.POPULATION, TownAction.BOOK)


Mode = Literal["clash", "alliance", "cooperative", "campaign"]
"""How players play against each other, or together."""


# Where a match stands
class MapPhase(IntEnum):
    """Where a match on the map stands."""

    SETUP = 0
    ROUND = 1
    """A Round begins."""
    TURN_BEGINS = 2
    TURN = 3
    COMBAT = 4
    AFTERMATH = 5
    """``World.trip`` tells what the combat was about."""
    ROVERS = 6
    """Armies that no player leads move."""
    ROUND_ENDS = 7
    OVER = 8


# Windows that a seat may want to be asked in (H3-16.21)
class Window(StrEnum):
    """The windows that a seat may want to be asked in (H3-16.21)."""

    ANNOUNCED = "announced"
    """A combat of their own is announced: town actions (W-ANNOUNCE)."""
    OTHERS = "others"
    """The same for other players' combats."""
    TURNS = "turns"
    """Between the actions of other players (W-OPEN)."""
    CLOSING = "closing"
    """Before the Round closes (H3-3.9)."""


WINDOWS: Final = (Window.ANNOUNCED, Window.OTHERS, Window.TURNS, Window.CLOSING)


class Mark(NamedTuple):
    """What lies on a Field."""

    cube: bool = False
    """A Black Cube: it has been visited (H3-8.33)."""
    flags: tuple[int, ...] = ()
    """The seats whose Faction Cubes lie here; several only on an Obelisk and the like."""
    taken: bool = False
    """Somebody has flagged it before: no guard and no first-flag bonus any more (H3-8.32)."""
    cleared: bool = False
    """The guard of a Revisitable Field is beaten."""
    yields: str = ""
    """A Settlement: the production it raises."""
    faction: str = ""
    """A Random Town: the faction that was chosen for it (H3-13.30)."""

    @property
    def owner(self) -> int:
        """Whose flag flies here alone; -1: nobody's."""
        return self.flags[0] if self.flags else -1


NO_MARK: Final = Mark()
NO_COST: Final = Cost()


class Lasting(NamedTuple):
    """An Ongoing card in play outside combat (H3-5.24)."""

    card: str
    what: str
    amount: int = 0
    lies: bool = True
    """The card itself lies here and is discarded when this ends."""
    returns: bool = False
    """It comes back to the hand instead (H3-5.33)."""


class Trip(NamedTuple):
    """What a combat on the map is about: who came from where, and whom it met."""

    seat: int
    """Whose hero moves; -1: a rover."""
    hero: int
    """Which of the player's heroes; of a rover its number."""
    to: Hex
    came_from: Hex
    foe: str = ""
    """``guards``, ``hero``, ``units`` (a Town or Settlement without a hero) or ``rover``."""
    other: int = -1
    """The seat that is met, or the number of the rover."""
    other_hero: int = Leader.MAIN
    level: int = 0
    """The difficulty of the guards."""
    back: int = MapPhase.TURN
    """The phase that follows when all is settled."""
    visits: bool = True
    """A winner visits the Field."""
    note: str = ""
    """What a rule of the scenario wants to know afterwards."""


@dataclass(slots=True)
class Rover(Copyable):
    """An army on the map that no player leads: an AI Hero or a wandering army (H3-10.120)."""

    id: str
    """Its name is the message ``homm3-rover-<id>``."""
    at: Hex | None
    troops: tuple[Troop, ...]
    faction: str = ""
    hero: AiHero | None = None
    """Its cards; before every combat they are shuffled again (H3-10.126)."""
    town: Hex | None = None
    citadel: bool = False
    movement: int = 0
    moves: bool = True


@dataclass(slots=True)
class Realm(Copyable):
    """What a player has on the map and on the Town Board."""

    faction: str
    team: int
    heroes: tuple[Hex | None, Hex | None] = (None, None)
    """Where the Main and the Secondary Hero stand."""
    movement: tuple[int, int] = (0, 0)
    visited: tuple[Hex | None, Hex | None] = (None, None)
    """The Field that each of them visited last; there it retreats to (H3-17.16)."""
    town: Hex | None = None
    """The Field of their own Town."""
    income: Cost = NO_COST
    buildings: Cards = ()
    fresh: Cards = ()
    """Buildings of this Round."""
    tokens: frozenset[TownAction] = frozenset(TOKENS)
    """Town actions that are left this Round."""
    cubes: tuple[int, ...] = ()
    """Faction Cubes taken from other seats (H3-8.52, H3-10.81)."""
    pool: Cards = ()
    """Far tiles of their own; nobody has looked at them (H3-8.24)."""
    starting: tuple[Troop, ...] = ()
    """The units that come back when all are lost (H3-9.8)."""
    used: Cards = ()
    """What works once a turn and has worked in this one."""
    spent: Cards = ()
    """What works once a Round and has worked in this one."""
    stored: tuple[tuple[str, int], ...] = ()
    """Faction Cubes kept on buildings."""
    lasting: tuple[Lasting, ...] = ()
    grail: HeroName | Literal[""] = ""
    """The hero that carries the Grail Token."""
    homeless: int = 0
    """Complete Rounds without Town or Settlement (H3-12.2)."""
    housed: bool = False
    """It has controlled one in this Round."""
    settled: bool = False
    """It has ever controlled one."""
    out: bool = False
    """Eliminated (H3-12.5)."""
    wants: frozenset[str] = frozenset((Window.ANNOUNCED,))
    """The windows in which the seat is asked."""
    notes: tuple[tuple[str, Any], ...] = ()
    """What rules of the scenario keep for this player."""

    def note(self, key: str, usual: Any = None) -> Any:
        """What a rule has noted for this player."""
        return dict(self.notes).get(key, usual)

    def set_note(self, key: str, value: Any) -> None:
        """Values must be hashable: they are shared by copies."""
        self.notes = tuple(sorted({**dict(self.notes), key: value}.items()))

    def stand(self, hero: int, at: Hex | None) -> None:
        main, second = self.heroes
        self.heroes = (at, second) if hero == Leader.MAIN else (main, at)

    def add_movement(self, hero: int, amount: int) -> None:
        main, second = self.movement
        if hero == Leader.MAIN:
            self.movement = (max(0, main + amount), second)
        else:
            self.movement = (main, max(0, second + amount))


@dataclass(slots=True)
class World(Copyable):
    scenario: Shared["Scenario"]
    mode: Mode
    rules: Shared["Listeners[Rule]"]
    """The scenario's rules of its own, made once for the match."""
    board: Board
    realms: list[Realm]
    marks: dict[Hex, Mark] = field(default_factory=dict)
    rovers: list[Rover] = field(default_factory=list)
    phase: int = MapPhase.SETUP
    step: int = 0
    """How far the phase is, where it has several parts."""
    round: int = 0
    first: int = 0
    """The starting player."""
    order: tuple[int, ...] = ()
    """The seats in the order of their turns this Round."""
    turn: int = 0
    """Whose turn of :attr:`order` it is."""
    trip: Trip | None = None
    proclaimed: Cards = ()
    """Astrologers' cards that still hold."""
    events: int = 0
    """Event cards drawn so far (H3-13.20)."""
    power: int = 0
    chain: Cards = ()
    """Cards that the active player has played for power (H3-5.49)."""
    casting: Dropped[Casting | None] = None
    """Over at every checkpoint."""
    grail: bool = False
    """The Grail Token is in the game."""
    boxes: frozenset[str] = frozenset(("core",))
    """The boxes whose tiles are used."""
    slots: Shared["tuple[Slot, ...]"] = ()
    """The places of the map as the scenario lays them out."""
    won: int = -1
    """The seat that won the last combat; -1: none of them."""
    actions: int = 0
    """Actions so far: what a look-ahead counts."""
    notes: dict[str, Any] = field(default_factory=dict)
    """What rules of the scenario remember; values are shared by copies and never changed."""
    carry: dict[str, Any] | None = None
    """What goes on to the next part of a campaign (H3-12.10); until it is won, what this part began
    with."""
    verdict: Result | None = None
    """The result of a part that is won, while its player chooses what goes on."""

    def listening(self, occasion: Occasion[P, T]) -> tuple[Callable[P, T], ...]:
        """Whoever has a say on an occasion: the map itself, the scenario, what is proclaimed."""
        heard = self.rules.heard.get(occasion, ())
        for card in self.proclaimed:
            if occasion in PROCLAIMED.get(card, ()):
                heard += (PROCLAIMED[card][occasion],)
        return heard

    @property
    def active(self) -> int:
        """The seat whose turn it is; -1 between turns."""
        return self.order[self.turn] if self.turn < len(self.order) else -1

    def mark(self, at: Hex) -> Mark:
        return self.marks.get(at, NO_MARK)

    def seats(self) -> list[int]:
        """All players still in the game, in turn order from the starting player (H3-3.10)."""
        realms, first = self.realms, self.first
        order = [*range(first, len(realms)), *range(first)]
        return [seat for seat in order if not realms[seat].out]

    def friends(self, one: int, two: int) -> bool:
        """Whether two seats are on one side (H3-1.9)."""
        return one == two or (
            one >= 0 and two >= 0 and self.realms[one].team == self.realms[two].team
        )

    def enemies(self, seat: int) -> list[int]:
        """The enemy players still in the game, in turn order."""
        return [other for other in self.seats() if not self.friends(seat, other)]
