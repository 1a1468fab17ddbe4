"""What timed events make happen."""

from typing import Literal

from pydantic import Field

from rulebound.core.flow import Flow
from rulebound.games.homm3.state import State
from rulebound.games.homm3.world import gains, visits
from rulebound.games.homm3.world.scenario import LocationId
from rulebound.games.homm3.world.steps import Happening, step
from rulebound.games.homm3.world.world import MAIN, SECOND


@step("gain")
class Gain(Happening):
    """Players gain resources."""

    gold: int = Field(default=0, ge=0)
    materials: int = Field(default=0, ge=0)
    valuables: int = Field(default=0, ge=0)

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        yield from ()
        for resource in gains.RESOURCES:
            gains.gain(s, seat, resource, getattr(self, resource))


@step("roll")
class Roll(Happening):
    """Players roll dice and resolve some of them."""

    die: Literal["resource", "treasure"]
    count: int = Field(default=1, ge=1, le=6)
    keep: int = Field(default=1, ge=1, le=6)

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        yield from gains.roll(s, seat, self.die, self.count, self.keep, hero)


@step("lift_cubes")
class LiftCubes(Happening):
    """Black Cubes come off the Fields of some Locations, or of all but some."""

    fields: tuple[LocationId, ...] = ()
    but: tuple[LocationId, ...] = ()

    def happen_once(self, s: State) -> Flow[None]:
        yield from ()
        visits.lift_cubes(s, self.fields, self.but)


@step("movement")
class Movement(Happening):
    """Heroes have more movement points this Round (H3-3.23)."""

    amount: int = 1

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        yield from ()
        realm = s.map.realms[seat]
        for hero in (MAIN, SECOND):
            if realm.heroes[hero] is not None:
                realm.add_movement(hero, self.amount)
