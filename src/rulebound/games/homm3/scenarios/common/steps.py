"""What timed events and rules of a scenario make happen."""

from typing import Literal

from pydantic import Field, model_validator

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.map import (
    gains,
    map_dice,
    mustering,
    random_town,
    resources,
    unit_decks,
    visits,
)
from rulebound.games.homm3.map.scenario import LocationId, Step, TileId, TroopId
from rulebound.games.homm3.map.steps import Happening, happen, step
from rulebound.games.homm3.model.hexes import name_of
from rulebound.games.homm3.model.kinds import KINDS, TIERS
from rulebound.games.homm3.model.log.map import MovesOn, Went
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import HEROES, Leader
from rulebound.games.homm3.scenarios.common.log import TurnedUp
from rulebound.games.homm3.table import morale
from rulebound.games.homm3.table.asking import ask

Die = Literal["resource", "treasure"]
CardDeck = Literal["ability", "artifact", "spell"]
Tier = Literal["bronze", "silver", "gold", "azure"]


# ---- resources and dice ----


class Resources(Happening):
    """Resources in a step."""

    gold: int = Field(default=0, ge=0)
    materials: int = Field(default=0, ge=0)
    valuables: int = Field(default=0, ge=0)

    def refs(self, s: State, seat: int) -> tuple[str, ...]:
        """The first of them, with its amount."""
        for resource in resources.RESOURCES:
            if amount := getattr(self, resource):
                return (f"resource:{resource}", f"count:{amount}")
        return ()


@step("gain")
class Gain(Resources):
    """Players gain resources."""

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        yield from ()
        for resource in resources.RESOURCES:
            resources.gain(s, seat, resource, getattr(self, resource))


@step("lose")
class Lose(Resources):
    """Players lose resources, at most what they have."""

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        yield from ()
        for resource in resources.RESOURCES:
            amount = getattr(self, resource)
            if amount:
                resources.lose(s, seat, resource, amount)


@step("roll")
class Roll(Happening):
    """Players roll dice and resolve some of them."""

    die: Die | None = None
    count: int = Field(default=1, ge=1, le=6)
    dice: tuple[Die, ...] = ()
    """Dice of several kinds, instead of ``die`` and ``count``."""
    keep: int = Field(default=1, ge=1, le=6)

    @model_validator(mode="after")
    def _one_way(self) -> "Roll":
        if (self.die is None) == (not self.dice):
            raise ValueError("either a die or dice must be given")
        if self.keep > len(self.thrown):
            raise ValueError("more dice would be resolved than are rolled")
        return self

    @property
    def thrown(self) -> tuple[Die, ...]:
        return self.dice if self.die is None else (self.die,) * self.count

    def refs(self, s: State, seat: int) -> tuple[str, ...]:
        return (f"count:{len(self.thrown)}", f"die:{self.die or map_dice.MIXED}")

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        yield from map_dice.roll_dice(s, seat, self.thrown, self.keep, hero)


# ---- cards, experience, morale ----


@step("search")
class Search(Happening):
    """Players search a deck, or one of several decks."""

    deck: CardDeck | None = None
    decks: tuple[CardDeck, ...] = ()
    count: int = Field(default=2, ge=1, le=10)
    times: int = Field(default=1, ge=1, le=6)

    @model_validator(mode="after")
    def _one_way(self) -> "Search":
        if (self.deck is None) == (not self.decks):
            raise ValueError("either a deck or decks must be given")
        return self

    def refs(self, s: State, seat: int) -> tuple[str, ...]:
        return (f"deck:{self.deck or self.decks[0]}", f"count:{self.count}")

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        for _ in range(self.times):
            deck = self.deck or (yield from self._which(seat))
            if not (yield from gains.search(s, seat, deck, self.count, optional=True)):
                return

    def _which(self, seat: int) -> Flow[str]:
        def build() -> tuple[Option, ...]:
            return tuple(Option("deck", (f"deck:{name}",), data=name) for name in self.decks)

        option = yield from ask(seat, Text("homm3-ask-which-deck", {"count": self.count}), build)
        deck: str = option.data
        return deck


@step("search_units")
class SearchUnits(Happening):
    """Players look at cards of a neutral deck and gain one of the units."""

    tier: Tier
    count: int = Field(default=2, ge=1, le=7)
    times: int = Field(default=1, ge=1, le=6)

    def refs(self, s: State, seat: int) -> tuple[str, ...]:
        return (f"deck:{self.tier}", f"count:{self.count}")

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        for _ in range(self.times):
            yield from mustering.search(s, seat, self.tier, self.count)


@step("morale")
class Morale(Happening):
    """Players gain or lose morale."""

    gain: int = Field(default=1, ge=0, le=2)
    lose: int = Field(default=0, ge=0, le=2)

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        for _ in range(0 if self.lose else self.gain):
            yield from morale.gain(s, seat)
        morale.lose(s, seat, self.lose)


@step("experience")
class Experience(Happening):
    """Main Heroes gain experience."""

    amount: int = Field(default=1, ge=1)

    def refs(self, s: State, seat: int) -> tuple[str, ...]:
        return (f"count:{self.amount}",)

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        yield from gains.gain_xp(s, seat, self.amount, hero)


# ---- choices ----


@step("choose")
class Choose(Happening):
    """Each player chooses one of several lists of steps."""

    options: tuple[tuple[Step, ...], ...] = Field(min_length=2)

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        def build() -> tuple[Option, ...]:
            return tuple(
                choice(s, seat, steps, number) for number, steps in enumerate(self.options, 1)
            )

        option = yield from ask(seat, Text("homm3-ask-choose"), build)
        yield from happen(s, self.options[option.data - 1], seat, hero)


@step("may")
class May(Happening):
    """Players may let some steps happen to them."""

    steps: tuple[Step, ...] = Field(min_length=1)

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        option: Option = yield Decision(
            seat,
            Text("homm3-ask-choose"),
            lambda: (choice(s, seat, self.steps, 1), plain("decline")),
        )
        if option.kind != "decline":
            yield from happen(s, self.steps, seat, hero)


def choice(s: State, seat: int, steps: tuple[Step, ...], number: int) -> Option:
    """An option that says what its first step does; ``homm3-option-choose-<step>``."""
    if not steps:
        return Option("choose-nothing", (f"number:{number}",), data=number)
    thing = steps[0].made
    refs = (f"number:{number}", *thing.refs(s, seat))
    return Option(f"choose-{thing.name}", refs, data=number)


# ---- heroes and the map ----


@step("movement")
class Movement(Happening):
    """Heroes have more movement points this Round (H3-3.23)."""

    amount: int = 1

    def refs(self, s: State, seat: int) -> tuple[str, ...]:
        return (f"count:{self.amount}",)

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        yield from ()
        realm = s.map.realms[seat]
        for one in Leader:
            if realm.heroes[one] is not None:
                realm.add_movement(one, self.amount)
                s.tell(MovesOn, seat=seat, hero=HEROES[one], amount=self.amount)


@step("teleport")
class Teleport(Happening):
    """The hero goes to the Field in the middle of a tile, without a visit."""

    tile: TileId

    def refs(self, s: State, seat: int) -> tuple[str, ...]:
        return tuple(f"field:{name_of(p.centre)}" for p in s.map.board.tiles if p.tile == self.tile)

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        yield from ()
        at = next((p.centre for p in s.map.board.tiles if p.tile == self.tile and p.face_up), None)
        realm = s.map.realms[seat]
        if at is None or realm.heroes[hero] is None:
            return
        realm.stand(hero, at)
        main, second = realm.visited
        realm.visited = (at, second) if hero == Leader.MAIN else (main, at)
        s.tell(Went, seat=seat, hero=HEROES[hero], field=name_of(at))


@step("lift_cubes")
class LiftCubes(Happening):
    """Black Cubes come off the Fields of some Locations, or of all but some."""

    fields: tuple[LocationId, ...] = ()
    but: tuple[LocationId, ...] = ()

    def happen_once(self, s: State) -> Flow[None]:
        yield from ()
        visits.lift_cubes(s, self.fields, self.but)


@step("reveal")
class Reveal(Happening):
    """Tiles are turned up as they lie: some, or all."""

    labels: tuple[str, ...] = ()

    def happen_once(self, s: State) -> Flow[None]:
        w = s.map
        labelled = {slot.at for slot in w.slots if slot.label in self.labels}
        for number, placed in enumerate(w.board.tiles):
            if placed.face_up or (self.labels and placed.centre not in labelled):
                continue
            s.sealed += 1
            w.board.turn(number, 0)
            s.tell(TurnedUp, tile=placed.tile, field=name_of(placed.centre))
            yield from random_town.found(s, number)


# ---- units ----


@step("gain_unit")
class GainUnit(Happening):
    """Players gain a unit: a certain one, or one of their own faction by its tier."""

    unit: TroopId = None
    tier: Literal["bronze", "silver", "gold"] | None = None
    pick: Literal["cheapest", "dearest", "second", "chosen"] = "cheapest"
    """``second``: the second dearest."""
    pack: bool = False

    @model_validator(mode="after")
    def _one_way(self) -> "GainUnit":
        if (self.unit is None) == (self.tier is None):
            raise ValueError("either a unit or a tier must be given")
        return self

    def candidates(self, s: State, seat: int) -> list[str]:
        """What can be gained now."""
        if self.unit is not None:
            return [] if unit_decks.own(s, seat, self.unit.kind) else [self.unit.kind]
        units = [kind.id for kind in mustering.by_price(s, seat) if TIERS[kind.tier] == self.tier]
        if self.pick == "second":
            units = units[-2:-1]
        free = [unit for unit in units if unit_decks.own(s, seat, unit) is None]
        return {"cheapest": free[:1], "dearest": free[-1:]}.get(self.pick, free)

    def refs(self, s: State, seat: int) -> tuple[str, ...]:
        return tuple(f"troop:{unit}" for unit in self.candidates(s, seat)[:1])

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        units = self.candidates(s, seat)
        if units:
            unit = yield from mustering.pick(seat, units)
            pack = self.pack if self.unit is None else self.unit.pack
            unit_decks.add_troop(s, seat, Troop(unit, pack and KINDS[unit].pack is not None))


@step("lose_unit")
class LoseUnit(Happening):
    """Players lose a unit if they have it."""

    unit: TroopId

    def refs(self, s: State, seat: int) -> tuple[str, ...]:
        return (f"troop:{self.unit.kind}",)

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        yield from ()
        troop = unit_decks.own(s, seat, self.unit.kind)
        if troop is not None:
            unit_decks.remove_troop(s, seat, troop)
