"""Rules that several scenarios share."""

from collections import Counter
from collections.abc import Mapping

from pydantic import Field as Value

from rulebound.core.flow import Flow
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.aftermath import BEATEN_HEROES
from rulebound.games.homm3.map.fields import HAVENS, field, hero_at
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.scenario import Kind, LocationId, Part, Role, Step, TileId
from rulebound.games.homm3.map.steps import happen
from rulebound.games.homm3.map.visits import Visit, may_flag, visits
from rulebound.games.homm3.model.hexes import CENTRE, OPPOSITE, Hex, name_of, neighbours
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.state import Difficulty, State
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import Field, Ground, TileType
from rulebound.games.homm3.model.world import Trip


class Somewhere(Rule):
    """A rule for some Fields only; what is not given does not matter."""

    fields: tuple[LocationId, ...] = ()
    tiles: tuple[TileId, ...] = ()
    kinds: tuple[Kind, ...] = ()
    """Types of tiles."""
    labels: tuple[str, ...] = ()
    """Labels of slots."""
    centre: bool = False
    """Only the Field in the middle of its tile."""

    def meant(self, s: State, at: Hex, location: str) -> bool:
        """Whether the rule is about a Field with this Location."""
        if self.fields and location not in self.fields:
            return False
        if not (self.tiles or self.kinds or self.labels or self.centre):
            return True
        spot = s.map.board.spot(at)
        if spot is None:
            return False
        placed = s.map.board.tiles[spot.tile]
        return (
            (not self.tiles or placed.tile in self.tiles)
            and (not self.kinds or TILES[placed.tile].type in self.kinds)
            and (not self.labels or label_of(s, placed.centre) in self.labels)
            and (not self.centre or spot.position == CENTRE)
        )

    def meant_now(self, s: State, at: Hex) -> bool:
        return self.meant(s, at, field(s, at).location)


def label_of(s: State, centre: Hex) -> str:
    """The label of the slot in which a tile lies."""
    return next((slot.label for slot in s.map.slots if slot.at == centre), "")


# ---- heroes and Towns ----


@rule("level_cap")
class LevelCap(Rule):
    """No hero rises above a level."""

    level: int = Value(ge=1, le=7)

    @on(occasions.level_limit)
    def level_limit(self, s: State, seat: int) -> int:
        return self.level


@rule("no_building")
class NoBuilding(Rule):
    """Some buildings cannot be built, or none at all."""

    roles: tuple[Role, ...] = ()

    @on(occasions.may_build)
    def may_build(self, s: State, seat: int, role: str) -> bool:
        return bool(self.roles) and role not in self.roles


@rule("no_hiring")
class NoHiring(Rule):
    """No Secondary Hero can be hired."""

    @on(occasions.may_hire)
    def may_hire(self, s: State, seat: int) -> bool:
        return False


@rule("income_every_round")
class IncomeEveryRound(Rule):
    """Income comes in every Round but the first, not only in Resource Rounds."""

    @on(occasions.income_now)
    def income_now(self, s: State) -> bool:
        return s.map.round > 1


@rule("grail")
class Grail(Rule):
    """What the Grail Token is good for: things that happen as it is gained, and a larger hand."""

    steps: tuple[Step, ...] = ()
    hand_limit_to: int = Value(default=0, ge=0)
    """The hand limit of its holder; 0: as usual."""
    hand_limit_by: int = Value(default=0, ge=0)

    @on(occasions.hand_limit)
    def hand_limit(self, s: State, seat: int, limit: int) -> int:
        if not s.map.realms[seat].grail:
            return limit
        return max(limit, self.hand_limit_to) + self.hand_limit_by

    @on(occasions.gained_grail)
    def gained_grail(self, s: State, seat: int, hero: int) -> Flow[None]:
        yield from happen(s, self.steps, seat, hero)


@rule("setup_steps")
class SetupSteps(Rule):
    """Things that happen at the end of the setup."""

    steps: tuple[Step, ...] = Value(min_length=1)

    @on(occasions.setup)
    def setup(self, s: State) -> Flow[None]:
        yield from happen(s, self.steps)


@rule("points")
class Points(Rule):
    """Victory points."""

    flags: Mapping[LocationId, int] = {}
    """For each flag on such a Location."""
    main_heroes: int = 0
    """For each defeat of an enemy's Main Hero."""

    @on(occasions.points)
    def points(self, s: State, seat: int) -> dict[str, int]:
        flagged = Counter(
            field(s, at).location for at, mark in s.map.marks.items() if seat in mark.flags
        )
        found = {location: worth * flagged[location] for location, worth in self.flags.items()}
        if self.main_heroes:
            beaten = len(s.map.realms[seat].note(BEATEN_HEROES, ()))
            found["homm3-count-points-main_heroes"] = self.main_heroes * beaten
        return found


@rule("first_visit_points")
class FirstVisitPoints(Somewhere):
    """Victory points for the first player to visit or flag a Field."""

    amount: int = Value(ge=1)

    @on(visits)
    def visits(self, v: Visit) -> Flow[bool]:
        yield from ()
        key = f"first:{name_of(v.at)}"
        if key not in v.s.map.notes and self.meant(v.s, v.at, v.field.location):
            v.s.map.notes[key] = v.seat
            v.realm.set_note("first_visits", v.realm.note("first_visits", 0) + self.amount)
        return False

    @on(occasions.points)
    def points(self, s: State, seat: int) -> dict[str, int]:
        return {"homm3-count-points-first_visits": s.map.realms[seat].note("first_visits", 0)}


# ---- peace among players ----


@rule("no_pvp")
class NoPvp(Rule):
    """No attacks on other players, and nothing that they have flagged is taken."""

    until: int = Value(default=16, ge=1, le=16)
    """The last Round for which this holds."""

    @on(occasions.may_enter)
    def may_enter(self, s: State, seat: int, hero: int, at: Hex) -> bool:
        w = s.map
        if w.round > self.until:
            return True
        there = hero_at(s, at)
        if there is not None and not w.friends(seat, there[0]):
            return False
        owner = w.mark(at).owner
        taken = owner >= 0 and not w.friends(seat, owner)
        return not (taken and field(s, at).location in HAVENS)

    @on(may_flag)
    def may_flag(self, v: Visit) -> bool:
        w = v.s.map
        owner = w.mark(v.at).owner
        foreign = owner >= 0 and not w.friends(v.seat, owner)
        return w.round > self.until or not (foreign and v.field.location == Ground.MINE)


# ---- the map ----


@rule("open_start_lines")
class OpenStartLines(Rule):
    """Solid lines printed on Starting Tiles count for nothing."""

    between: bool = False
    """Only those between two Starting Tiles."""

    @on(occasions.crosses)
    def crosses(self, s: State, at: Hex, to: Hex) -> bool:
        board = s.map.board
        if board.blocked(at) or board.blocked(to):
            return False
        here, there = _on_start(s, at), _on_start(s, to)
        if not (here and there if self.between else here or there):
            return False
        way = neighbours(at).index(to)
        own = 0 if here else board.borders(at) >> way & 1
        other = 0 if there else board.borders(to) >> OPPOSITE[way] & 1
        return not own | other


def _on_start(s: State, at: Hex) -> bool:
    spot = s.map.board.spot(at)
    if spot is None:
        return False
    placed = s.map.board.tiles[spot.tile]  # nobody looks at one that lies face down
    return placed.face_up and TILES[placed.tile].type == TileType.STARTING


@rule("treat_as")
class TreatAs(Somewhere):
    """Fields count as another Location. A Blocked Field that does so can be entered."""

    location_: LocationId = Value(alias="as")

    @on(occasions.location)
    def location(self, s: State, at: Hex, printed: Field) -> Field:
        if not self.meant(s, at, printed.location):
            return printed
        return Field(self.location_, printed.guard)

    @on(occasions.unblocks)
    def unblocks(self, s: State, at: Hex, to: Hex) -> bool:
        opened = self.location_ != Ground.BLOCKED and s.map.board.blocked(to)
        return opened and self.meant(s, to, Ground.BLOCKED)

    @on(occasions.crosses)
    def crosses(self, s: State, at: Hex, to: Hex) -> bool:
        if not self.unblocks(s, at, to):
            return False
        board = s.map.board
        return board.blocked(at) or not board.borders(at) >> neighbours(at).index(to) & 1


@rule("field_steps")
class FieldSteps(Somewhere):
    """What a visit to some Fields does, instead of what the Field does by itself."""

    steps: tuple[Step, ...] = ()
    first: tuple[Step, ...] = ()
    """Besides, for the first player to flag the Field."""
    also: bool = False
    """The Field does what it does by itself as well, before."""
    once: bool = False
    """Once for each player on each Field, though the Field may be visited again."""

    @on(visits)
    def visits(self, v: Visit) -> Flow[bool]:
        if not self.meant(v.s, v.at, v.field.location) or not self._first_use(v):
            return False
        if self.also:
            yield from v.location.visit(v)
        yield from happen(v.s, self.steps, v.seat, v.hero)
        if v.first:
            yield from happen(v.s, self.first, v.seat, v.hero)
        return True

    def _first_use(self, v: Visit) -> bool:
        """Whether the player may use the Field; with ``once`` it is noted."""
        if not self.once:
            return True
        used: tuple[Hex, ...] = v.realm.note("used_fields", ())
        if v.at in used:
            return False
        v.realm.set_note("used_fields", (*used, v.at))
        return True


@rule("each_faction")
class EachFaction(Somewhere):
    """Visitable Fields may be visited once by every faction; their guards are beaten once."""

    @on(occasions.each_faction)
    def each_faction(self, s: State, at: Hex) -> bool:
        return self.meant_now(s, at)


# ---- guards ----


@rule("no_skipping")
class NoSkipping(Somewhere):
    """Guards there must be fought: neither Quick Combat nor a card gets around it."""

    levels: tuple[int, ...] = ()
    """Difficulties; empty: all."""

    @on(occasions.may_skip)
    def may_skip(self, s: State, trip: Trip) -> bool:
        if self.levels and trip.level not in self.levels:
            return True
        return not self.meant_now(s, trip.to)


class Tiers(Part):
    """Numbers of neutral units by tier."""

    bronze: int = Value(default=0, ge=0, le=10)
    silver: int = Value(default=0, ge=0, le=10)
    gold: int = Value(default=0, ge=0, le=10)
    azure: int = Value(default=0, ge=0, le=10)

    @property
    def counts(self) -> tuple[int, int, int, int]:
        return self.bronze, self.silver, self.gold, self.azure


@rule("guards_by_difficulty")
class GuardsByDifficulty(Somewhere):
    """Guards of some Fields by a table of their own (H3-11.6)."""

    units: Mapping[Difficulty, Tiers]

    @on(occasions.guards)
    def guards(self, s: State, trip: Trip) -> tuple[int, int, int, int] | None:
        tiers = self.units.get(s.rules.difficulty_name)
        if tiers is None or not self.meant_now(s, trip.to):
            return None
        counts: tuple[int, int, int, int] = tiers.counts
        return counts


@rule("lower_guards")
class LowerGuards(Somewhere):
    """Guards are so many levels lower than printed."""

    by: int = Value(default=1, ge=1, le=7)

    @on(occasions.location)
    def location(self, s: State, at: Hex, printed: Field) -> Field:
        if not printed.guard or not self.meant(s, at, printed.location):
            return printed
        return printed._replace(guard=max(0, printed.guard - self.by))


@rule("guard_level")
class GuardLevel(Somewhere):
    """Fields are guarded by a difficulty that is not printed there; 0: not at all."""

    level: int = Value(ge=0, le=7)

    @on(occasions.location)
    def location(self, s: State, at: Hex, printed: Field) -> Field:
        if not self.meant(s, at, printed.location):
            return printed
        return printed._replace(guard=self.level)
