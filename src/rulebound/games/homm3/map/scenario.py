"""What a Scenario is, and reading one from a TOML file (H3-2.7).

``docs/scenarios.md`` explains the format to people who write their own. A file that cannot be used
is refused with a list of everything wrong with it.
"""

from collections.abc import Collection, Mapping
from functools import cache, cached_property
from itertools import combinations
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import (
    BeforeValidator,
    ConfigDict,
    Field,
    PrivateAttr,
    model_validator,
)

from rulebound.games.homm3.map.scenario_parts import (
    GOALS,
    LAST_ROUND,
    MODES,
    MOST_SEATS,
    ROLES,
    RULES,
    STEPS,
    AiSkill,
    AiSpell,
    Amounts,
    BadScenario,
    Groups,
    Kind,
    LocationId,
    OtherStart,
    Part,
    Place,
    Role,
    Start,
    Supply,
    TileId,
    TroopId,
    Units,
    W,
    When,
    as_groups,
    made,
)
from rulebound.games.homm3.model.hexes import POSITIONS, distance
from rulebound.games.homm3.model.terrain import OVERLAP
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import TileType
from rulebound.games.homm3.model.world import Mode

if TYPE_CHECKING:
    from rulebound.games.homm3.map.goals import Goal
    from rulebound.games.homm3.map.rules import Rule
    from rulebound.games.homm3.map.steps import Happening

__all__ = [
    "LAST_ROUND",
    "MODES",
    "ROLES",
    "AiDeck",
    "AiSkill",
    "AiSpell",
    "Amounts",
    "BadScenario",
    "Enemy",
    "Event",
    "GoalEntry",
    "Groups",
    "Kind",
    "LocationId",
    "Map",
    "Named",
    "OtherStart",
    "Part",
    "Place",
    "Role",
    "RuleEntry",
    "Scenario",
    "Slot",
    "Spot",
    "Start",
    "Step",
    "Supply",
    "TileId",
    "TroopId",
    "Units",
    "When",
]


@cache
def _locations(tile: str) -> frozenset[str]:
    return frozenset(field.location for field in TILES[tile].fields)


class Slot(Part):
    """A place of the map."""

    at: Place
    kind: Kind
    player: int = Field(default=0, ge=0, le=6)
    """Starting tiles: whose, from 1."""
    tile: TileId | None = None
    among: tuple[TileId, ...] = ()
    """The tile is one of these, at random."""
    has: tuple[LocationId, ...] = ()
    without: tuple[LocationId, ...] = ()
    face_up: bool = False
    rotation: int | None = Field(default=None, ge=0, le=5)
    label: str = ""
    """How rules of the scenario call it."""
    aside: bool = False
    """It lies apart from the map: no way leads there but a teleport."""

    def takes(self, tile: str) -> bool:
        """Whether a tile may lie here."""
        if self.tile is not None:
            return tile == self.tile
        if self.among:
            return tile in self.among
        if TILES[tile].type != self.kind:
            return False
        there = _locations(tile)
        return there.issuperset(self.has) and there.isdisjoint(self.without)


class Map(When):
    """A layout for some numbers of players."""

    players: tuple[int, ...] = Field(min_length=1)
    slots: tuple[Slot, ...] = Field(min_length=1, max_length=60)
    teams: tuple[int, ...] = ()
    """By player: the team. Empty: every second one in an alliance, all together in co-operation."""

    @model_validator(mode="after")
    def _fits(self) -> "Map":
        for one, two in combinations(self.slots, 2):
            if distance(one.at, two.at) <= OVERLAP:
                raise ValueError(f"the slots {list(one.at)} and {list(two.at)} overlap")
        starts = sorted(
            slot.player for slot in self.slots if slot.kind == TileType.STARTING and slot.player
        )
        most = max(self.players)
        if starts and starts != list(range(1, len(starts) + 1)):
            raise ValueError("players of starting tiles must be 1, 2, 3 … without gaps")
        if starts and len(starts) < most:
            raise ValueError(f"{most} players need {most} starting tiles")
        if self.teams and len(self.teams) < min(most, MOST_SEATS):
            raise ValueError(f"teams must name the team of each of the {most} players")
        return self


class Spot(Part):
    """A Field of the map: by its slot or tile, and where it lies there."""

    slot: Place | None = None
    tile: TileId | None = None
    position: Literal["NW", "NE", "W", "C", "E", "SW", "SE"] = "C"

    @model_validator(mode="after")
    def _one_way(self) -> "Spot":
        if (self.slot is None) == (self.tile is None):
            raise ValueError("either a slot or a tile must be given")
        return self

    @property
    def number(self) -> int:
        return POSITIONS.index(self.position)


class AiDeck(Part):
    """The cards of an AI Hero by type (H3-10.126)."""

    might: int = Field(default=0, ge=0, le=8)
    magic: int = Field(default=0, ge=0, le=8)
    skill: int = Field(default=0, ge=0, le=8)
    spells: tuple[AiSpell, ...] = ()
    skills: tuple[AiSkill, ...] = ()
    """Abilities or specialties that its Skill cards stand for."""

    @property
    def counts(self) -> dict[str, int]:
        return {"might": self.might, "magic": self.magic, "skill": self.skill}

    @model_validator(mode="after")
    def _complete(self) -> "AiDeck":
        if self.magic and not self.spells:
            raise ValueError("Magic cards need spells")
        if self.skill and not self.skills:
            raise ValueError("Skill cards need skills")
        return self


class Enemy(Part):
    """An AI Hero, or another army that no player leads (H3-10.120)."""

    id: str
    start: Spot
    faction: str = ""
    army: tuple[TroopId, ...]
    deck: AiDeck | None = None
    moves: bool = True
    citadel: bool = False
    goal: str = ""
    """The Location that it makes for instead of the players' Towns."""


class Step(Part):
    """Something that happens: one key names it, its value says how. See :mod:`.steps`."""

    model_config = ConfigDict(extra="allow", frozen=True)
    _made: Any = PrivateAttr(default=None)

    @model_validator(mode="after")
    def _known(self) -> "Step":
        table = self.model_extra or {}
        if len(table) != 1:
            raise ValueError("a step is a table with one key, the name of what happens")
        ((name, value),) = table.items()
        if name in STEPS and not isinstance(value, Mapping):
            raise ValueError(f"{name} must hold a table")
        self._made = made(STEPS, "step", name, value)
        return self

    @property
    def made(self) -> "Happening":
        happening: Happening = self._made
        return happening


class Event(When):
    """A timed event (H3-3.7)."""

    rounds: tuple[Annotated[int, Field(ge=1, le=LAST_ROUND)], ...] = Field(min_length=1)
    at: Literal["start", "end"] = "start"
    steps: tuple[Step, ...]


class Named(When):
    """A rule or a goal by its name, with what it needs."""

    model_config = ConfigDict(extra="allow", frozen=True)
    _made: Any = PrivateAttr(default=None)


class RuleEntry(Named):
    rule: str

    @model_validator(mode="after")
    def _known(self) -> "RuleEntry":
        self._made = made(RULES, "rule", self.rule, self.model_extra or {})
        return self

    @property
    def made(self) -> "Rule":
        rule: Rule = self._made
        return rule


class GoalEntry(Named):
    goal: str
    at: Literal["once", "round_end"] | None = None
    """When it is looked at: after every action, or when a Round ends. A victory usually at the end
    of the Round (H3-17.2), a defeat at once."""

    @model_validator(mode="after")
    def _known(self) -> "GoalEntry":
        self._made = made(GOALS, "goal", self.goal, self.model_extra or {})
        return self

    @cached_property
    def made(self) -> "Goal":
        goal: Goal = self._made
        return goal


class Scenario(Part):
    """A whole scenario."""

    id: str = Field(pattern=r"^[a-z][a-z0-9_]{0,40}$")
    name: str = Field(min_length=1, max_length=80)
    about: str = Field(default="", max_length=600)
    author: str = ""
    modes: tuple[Mode, ...] = Field(min_length=1)
    rounds: int = Field(default=LAST_ROUND, ge=1, le=LAST_ROUND)
    rounds_by: Mapping[str, Annotated[int, Field(ge=1, le=LAST_ROUND)]] = {}
    """Another number of Rounds by difficulty or variant."""
    campaign: str = ""
    next: str = ""
    """The part of the campaign that follows."""
    boxes: tuple[str, ...] = ()
    """Boxes that it needs besides the core box."""
    variants: Annotated[Groups, BeforeValidator(as_groups)] = ()
    """Groups of names, of each of which one is played; the first is the usual one."""
    start: Start = Start()
    starts: tuple[OtherStart, ...] = Field(default=(), max_length=40)
    """What is different in some matches; a later one counts more."""
    maps: tuple[Map, ...] = Field(min_length=1, max_length=60)
    enemies: tuple[Enemy, ...] = Field(default=(), max_length=12)
    ai_deck: AiDeck | None = None
    """The cards that AI Heroes without a deck of their own share (H3-10.131)."""
    events: tuple[Event, ...] = Field(default=(), max_length=40)
    rules: tuple[RuleEntry, ...] = Field(default=(), max_length=60)
    victory: tuple[GoalEntry, ...] = Field(default=(), max_length=20)
    defeat: tuple[GoalEntry, ...] = Field(default=(), max_length=20)

    def seats(self, mode: str) -> tuple[int, ...]:
        """The numbers of players it can be played by."""
        found = {
            n
            for layout in self.maps
            if not layout.modes or mode in layout.modes
            for n in layout.players
        }
        return tuple(sorted(n for n in found if n <= MOST_SEATS))

    def played(self, names: Collection[str]) -> Groups:
        """The groups of variants, in each the one that is played first."""
        return tuple(
            (chosen, *(name for name in group if name != chosen))
            for group in self.variants
            for chosen in [next((name for name in group if name in names), group[0])]
        )

    def fitted(self, mode: str, seats: int, played: Groups, difficulty: str) -> "Scenario | None":
        """The scenario as it is played in one match; ``None`` if it has no map for it."""

        def kept(parts: tuple[W, ...]) -> tuple[W, ...]:
            return tuple(part for part in parts if part.applies(mode, seats, played))

        maps = kept(self.maps)
        if not maps:
            return None
        start: dict[str, Any] = {}
        for other in kept(self.starts):
            start |= other.given
        by = (difficulty, *(group[0] for group in played))
        return self.model_copy(
            update={
                "rounds": next((self.rounds_by[n] for n in by if n in self.rounds_by), self.rounds),
                "start": self.start.model_copy(update=start),
                "maps": maps[:1],
                "events": kept(self.events),
                "rules": kept(self.rules),
                "victory": kept(self.victory),
                "defeat": kept(self.defeat),
            }
        )
