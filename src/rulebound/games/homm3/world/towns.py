"""Town Boards: buildings and the three town actions (H3-3.6, H3-4.2, H3-7)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.asking import ask
from rulebound.games.homm3.kinds import KINDS, TIERS, Cost, UnitKind, roster
from rulebound.games.homm3.players import Troop
from rulebound.games.homm3.state import State
from rulebound.games.homm3.world import cards, gains, weeks
from rulebound.games.homm3.world.fields import at_field, havens
from rulebound.games.homm3.world.hexes import Hex, name_of
from rulebound.games.homm3.world.world import BOOK, BUILD, MOVEMENT, POPULATION, SECOND

HIRING: Final = Cost(10)
"""H3-4.10."""
CITADEL: Final = "citadel"
GUILD: Final = "mage_guild"
DWELLINGS: Final = ("dwelling_bronze", "dwelling_silver", "dwelling_gold")
"""By tier."""
DONE: Final = plain("done")

Hook = Callable[[State, int], Flow[None]]
Test = Callable[[State, int], bool]


def always(s: State, seat: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Use:
    """Something that a building offers in its owner's turn, or as that turn begins (H3-7.16)."""

    name: str
    """What the option is called: message ``homm3-use-<name>``."""
    do: Hook
    can: Test = always


@dataclass(frozen=True, slots=True)
class Building:
    id: str
    faction: str
    role: str
    cost: Cost
    requires: tuple[str, ...] = ()
    """Buildings that must stand before."""
    built: Hook | None = None
    """As it is built (H3-7.6)."""
    resource_round: Hook | None = None
    """At the beginning of each Resource Round (H3-3.4)."""
    turn_begins: Use | None = None
    """As the owner's turn begins; it may be declined (H3-3.16)."""
    uses: tuple[Use, ...] = ()
    """In the owner's turn, one of them once a turn."""
    combat_begins: Callable[[State, int, int], Flow[None]] | None = None
    """A combat of its owner's Main Hero begins: the seat and its side."""


BUILDINGS: Final[dict[str, Building]] = {}
"""All buildings by their ids, each board in its order."""
BOOK_COST: Final[dict[str, Cost]] = {}
"""By faction: what the Spell Book costs (H3-7.14)."""


def building(card: Building) -> Building:
    BUILDINGS[card.id] = card
    return card


def board_of(faction: str) -> list[Building]:
    return [card for card in BUILDINGS.values() if card.faction == faction]


def by_role(faction: str, role: str) -> Building:
    return next(card for card in board_of(faction) if card.role == role)


def stands(s: State, seat: int, role: str) -> bool:
    """Whether a player has built the building of a role."""
    realm = s.map.realms[seat]
    return by_role(realm.faction, role).id in realm.buildings


def tiers(s: State, seat: int) -> list[int]:
    """The tiers of a player's Dwellings."""
    return [tier for tier, role in enumerate(DWELLINGS) if stands(s, seat, role)]


# ---- Build (H3-7.6) ----


def price(s: State, seat: int, card: Building) -> Cost:
    return _cheaper(card.cost, cards.lasting(s, seat, "cheaper_building"))


def _cheaper(cost: Cost, gold: int) -> Cost:
    return cost._replace(gold=max(0, cost.gold - gold))


def missing(s: State, seat: int, card: Building) -> tuple[str, ...]:
    """Buildings that must stand before this one."""
    return tuple(id_ for id_ in card.requires if id_ not in s.map.realms[seat].buildings)


def buildable(s: State, seat: int) -> Iterator[Building]:
    """What the Build Token can be used for now."""
    realm = s.map.realms[seat]
    if BUILD not in realm.tokens:
        return
    for card in board_of(realm.faction):
        if card.id in realm.buildings or missing(s, seat, card):
            continue
        if not all(rule.may_build(s, seat, card.role) for rule in s.map.rules):
            continue
        if gains.has(s, seat, price(s, seat, card)):
            yield card


def build(s: State, seat: int, card: Building) -> Flow[None]:
    realm = s.map.realms[seat]
    gains.pay(s, seat, price(s, seat, card))
    cards.use_up(s, seat, "cheaper_building")
    realm.tokens -= {BUILD}
    yield from erect(s, seat, card)


def erect(s: State, seat: int, card: Building) -> Flow[None]:
    """A building stands, paid or not; what happens when it is built happens at once."""
    realm = s.map.realms[seat]
    realm.buildings += (card.id,)
    realm.fresh += (card.id,)
    s.tell("built", seat=seat, building=card.id)
    if card.built is not None:
        yield from card.built(s, seat)
    for rule in s.map.rules:
        yield from rule.built(s, seat, card.id)


# ---- Population (H3-7.10 to H3-7.12) ----


def recruit_price(s: State, seat: int, kind: UnitKind) -> Cost:
    return _cheaper(kind.few.cost, discount(s, seat, kind))


def reinforce_price(s: State, seat: int, kind: UnitKind) -> Cost:
    return _cheaper(kind.face(True).cost, discount(s, seat, kind))


def discount(s: State, seat: int, kind: UnitKind) -> int:
    """What Ongoing cards take off the price of a unit (the artifacts of the Legion)."""
    return cards.lasting(s, seat, "cheaper_unit") + cards.lasting(
        s, seat, f"cheaper_{TIERS[kind.tier]}"
    )


def recruitable(s: State, seat: int) -> Iterator[UnitKind]:
    """Faction units whose Dwelling stands and that are not in the Unit Deck (H3-7.11)."""
    open_tiers = tiers(s, seat)
    for kind in roster(s.map.realms[seat].faction):
        if kind.tier not in open_tiers or gains.own(s, seat, kind.id) is not None:
            continue
        if not all(rule.may_recruit(s, seat, kind.id) for rule in s.map.rules):
            continue
        if gains.has(s, seat, recruit_price(s, seat, kind)):
            yield kind


def to_reinforce(s: State, seat: int) -> Iterator[UnitKind]:
    """H3-7.12: with a Citadel, units whose Dwelling stands."""
    if not stands(s, seat, CITADEL):
        return
    for unit in gains.reinforceable(s, seat, tiers(s, seat)):
        kind = KINDS[unit]
        own = kind.faction == s.map.realms[seat].faction
        if own and gains.has(s, seat, reinforce_price(s, seat, kind)):
            yield kind


def purchases(s: State, seat: int) -> tuple[Option, ...]:
    """What the Population Token can buy now."""
    return (
        *(Option("recruit", (f"troop:{k.id}",), data=k) for k in recruitable(s, seat)),
        *(Option("reinforce", (f"troop:{k.id}",), data=k) for k in to_reinforce(s, seat)),
    )


def population(s: State, seat: int) -> Flow[None]:
    """Recruit and reinforce any number of times in one action (H3-7.10)."""
    s.map.realms[seat].tokens -= {POPULATION}
    while offered := purchases(s, seat):
        option: Option = yield Decision(
            seat,
            Text("homm3-ask-population"),
            lambda: (*purchases(s, seat), DONE),
            (*offered, DONE),
        )
        if option is DONE:
            return
        kind: UnitKind = option.data
        if option.kind == "recruit":
            recruit(s, seat, kind, recruit_price(s, seat, kind))
        else:
            gains.pay(s, seat, reinforce_price(s, seat, kind))
            gains.flip(s, seat, kind.id, pack=True)
        _use_discounts(s, seat, kind)


def recruit(s: State, seat: int, kind: UnitKind, cost: Cost) -> None:
    gains.pay(s, seat, cost)
    gains.add_troop(s, seat, Troop(kind.id))


def _use_discounts(s: State, seat: int, kind: UnitKind) -> None:
    cards.use_up(s, seat, "cheaper_unit")
    cards.use_up(s, seat, f"cheaper_{TIERS[kind.tier]}")


# ---- Secondary Heroes (H3-4.10 to H3-4.12) ----


def may_hire(s: State, seat: int) -> bool:
    realm = s.map.realms[seat]
    return (
        POPULATION in realm.tokens
        and realm.heroes[SECOND] is None
        and gains.has(s, seat, HIRING)
        and all(rule.may_hire(s, seat) for rule in s.map.rules)
        and bool(havens(s, seat))
    )


def hire(s: State, seat: int) -> Flow[None]:
    """The hired hero is placed in any Town or Settlement that the player controls."""
    s.map.realms[seat].tokens -= {POPULATION}
    gains.pay(s, seat, HIRING)

    def build() -> tuple[Option, ...]:
        return tuple(at_field("haven", at) for at in havens(s, seat))

    option = yield from ask(seat, Text("homm3-ask-hire"), build)
    gain_second_hero(s, seat, option.data)


def gain_second_hero(s: State, seat: int, at: Hex) -> None:
    """H3-4.12: it arrives with its movement points."""
    realm = s.map.realms[seat]
    realm.stand(SECOND, at)
    realm.visited = (realm.visited[0], at)
    realm.movement = (realm.movement[0], max(0, MOVEMENT[SECOND] + weeks.movement(s)))
    s.tell("hired", seat=seat, field=name_of(at))


# ---- the Spell Book (H3-7.14) ----


def may_read(s: State, seat: int) -> bool:
    """Requires a Mage Guild that was not built in this Round, unless Astrologers say otherwise."""
    realm = s.map.realms[seat]
    guild = by_role(realm.faction, GUILD).id
    taught = guild in realm.buildings and guild not in realm.fresh
    return (
        BOOK in realm.tokens
        and (taught or weeks.holds(s, weeks.MAGES))
        and gains.has(s, seat, book_price(s, seat))
        and not (s.rules.spell_book_own_turn_only and s.map.active != seat)  # H3-17.9
    )


def book_price(s: State, seat: int) -> Cost:
    return Cost() if weeks.holds(s, weeks.MAGES) else BOOK_COST[s.map.realms[seat].faction]


def read_book(s: State, seat: int) -> Flow[None]:
    realm = s.map.realms[seat]
    realm.tokens -= {BOOK}
    gains.pay(s, seat, book_price(s, seat))
    yield from gains.search(s, seat, "spell", 2)


# ---- all together ----


def actions(s: State, seat: int) -> list[Option]:
    """The town actions that a player can take now (H3-3.27)."""
    realm = s.map.realms[seat]
    found = [Option("build", (f"building:{c.id}",), data=c) for c in buildable(s, seat)]
    if POPULATION in realm.tokens and purchases(s, seat):
        found.append(plain("population"))
    if may_hire(s, seat):
        found.append(plain("hire"))
    if may_read(s, seat):
        found.append(plain("read-book"))
    return found


def act(s: State, seat: int, option: Option) -> Flow[None]:
    """Carry out a town action."""
    if option.kind == "build":
        yield from build(s, seat, option.data)
    elif option.kind == "population":
        yield from population(s, seat)
    elif option.kind == "hire":
        yield from hire(s, seat)
    else:
        yield from read_book(s, seat)


TOWN_ACTIONS: Final = frozenset(("build", "population", "hire", "read-book"))


def uses(s: State, seat: int) -> Iterator[Option]:
    """What buildings offer in the own turn."""
    realm = s.map.realms[seat]
    for id_ in realm.buildings:
        if id_ in realm.used:
            continue
        for index, use in enumerate(BUILDINGS[id_].uses):
            if use.can(s, seat):
                yield Option(
                    "use-building", (f"building:{id_}", f"use:{use.name}"), data=(id_, index)
                )


def use(s: State, seat: int, id_: str, index: int) -> Flow[None]:
    s.map.realms[seat].used += (id_,)
    s.tell("used-building", seat=seat, building=id_)
    yield from BUILDINGS[id_].uses[index].do(s, seat)
