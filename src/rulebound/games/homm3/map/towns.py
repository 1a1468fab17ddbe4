"""Town Boards: buildings and the three town actions (H3-3.6, H3-4.2, H3-7)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.map import (
    cards,
    gains,
    occasions,
    recruiting,
    resources,
    unit_decks,
    weeks,
)
from rulebound.games.homm3.map.buildings import (
    BOOK_COST,
    BUILDINGS,
    CITADEL,
    DWELLINGS,
    GUILD,
    Building,
    Use,
    at_hand,
    board_of,
    by_role,
    stands,
    tiers,
)
from rulebound.games.homm3.map.fields import at_field, havens, heroes_at, rover_at
from rulebound.games.homm3.model.hexes import Hex, name_of
from rulebound.games.homm3.model.kinds import Cost, UnitKind, roster
from rulebound.games.homm3.model.log.map import Built, Hired, UsedBuilding
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import MOVEMENT, Leader, TownAction
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table.asking import DONE, ask

# Bound once: looking a member up takes longer than comparing it.
_POPULATION: Final = TownAction.POPULATION
_BOOK: Final = TownAction.BOOK
_BUILD: Final = TownAction.BUILD

__all__ = [  # the boards themselves are found here, too
    "BOOK_COST",
    "BUILDINGS",
    "CITADEL",
    "DWELLINGS",
    "GUILD",
    "Building",
    "Use",
    "board_of",
    "by_role",
    "stands",
    "tiers",
]

HIRING: Final = Cost(10)
"""H3-4.10."""
DECLINE: Final = plain("decline")


# ---- Build (H3-7.6) ----


def price(s: State, seat: int, card: Building) -> Cost:
    return recruiting.cheaper(card.cost, cards.lasting(s, seat, "cheaper_building"))


def missing(s: State, seat: int, card: Building) -> list[str]:
    """Buildings that must stand before this one."""
    standing = s.map.realms[seat].buildings
    return [id_ for id_ in card.requires if id_ not in standing]


def buildable(s: State, seat: int) -> Iterator[Building]:
    """What the Build Token can be used for now."""
    realm = s.map.realms[seat]
    if _BUILD not in realm.tokens:
        return
    listening = s.map.listening(occasions.may_build)
    for card in board_of(realm.faction):
        if card.id in realm.buildings or missing(s, seat, card):
            continue
        if listening and not all(hear(s, seat, card.role) for hear in listening):
            continue
        if resources.has(s, seat, price(s, seat, card)):
            yield card


def build(s: State, seat: int, card: Building) -> Flow[None]:
    realm = s.map.realms[seat]
    resources.pay(s, seat, price(s, seat, card))
    cards.use_up(s, seat, "cheaper_building")
    realm.tokens -= {_BUILD}
    yield from erect(s, seat, card)


def erect(s: State, seat: int, card: Building) -> Flow[None]:
    """A building stands, paid or not; what happens when it is built happens at once."""
    realm = s.map.realms[seat]
    realm.buildings += (card.id,)
    realm.fresh += (card.id,)
    s.tell(Built, seat=seat, building=card.id)
    if card.built is not None:
        yield from card.built(s, seat)
    for hear in s.map.listening(occasions.built):
        yield from hear(s, seat, card.id)


# ---- Population (H3-7.10 to H3-7.12) ----


def recruit_price(s: State, seat: int, kind: UnitKind) -> Cost:
    return recruiting.recruit_price(s, seat, kind.id, kind.few.cost)


def reinforce_price(s: State, seat: int, kind: UnitKind) -> Cost:
    return recruiting.reinforce_price(s, seat, kind.id, kind.face(True).cost)


def recruitable(s: State, seat: int) -> Iterator[str]:
    """Faction units whose Dwelling stands and that are not in the Unit Deck (H3-7.11)."""
    open_tiers = tiers(s, seat)
    listening = s.map.listening(occasions.may_recruit)
    for kind in roster(s.map.realms[seat].faction):
        if kind.tier not in open_tiers or unit_decks.own(s, seat, kind.id) is not None:
            continue
        if not listening or all(hear(s, seat, kind.id) for hear in listening):
            yield kind.id


def to_reinforce(s: State, seat: int) -> list[str]:
    """H3-7.12: with a Citadel, units whose Dwelling stands."""
    if not stands(s, seat, CITADEL):
        return []
    return unit_decks.reinforceable(s, seat, tiers(s, seat), s.map.realms[seat].faction)


def purchases(s: State, seat: int, less: int = 0) -> Iterator[Option]:
    """What the Population Token can buy now; ``less``: gold that cards could take off."""
    yield from recruiting.recruit_options(s, seat, recruitable(s, seat), less=less)
    yield from recruiting.reinforce_options(s, seat, to_reinforce(s, seat), less=less)


def may_buy(s: State, seat: int) -> bool:
    """Whether there is something to buy, if need be with a card of the hand."""
    return any(True for _ in purchases(s, seat, cards.could_save(s, seat)))


def population(s: State, seat: int) -> Flow[None]:
    """Recruit and reinforce any number of times in one action (H3-7.10)."""
    s.map.realms[seat].tokens -= {_POPULATION}

    def wares(less: int) -> Iterator[Option]:
        return purchases(s, seat, less)

    prompt = Text("homm3-ask-population")
    while (option := (yield from recruiting.buy(s, seat, prompt, wares, DONE))) is not DONE:
        if option.kind == "recruit":
            yield from recruiting.recruit(s, seat, option)
        else:
            yield from recruiting.reinforce(s, seat, option)


# ---- Secondary Heroes (H3-4.10 to H3-4.12) ----


def may_hire(s: State, seat: int) -> bool:
    realm = s.map.realms[seat]
    return (
        _POPULATION in realm.tokens
        and realm.heroes[Leader.SECOND] is None
        and resources.has(s, seat, HIRING)
        and all(hear(s, seat) for hear in s.map.listening(occasions.may_hire))
        and bool(_open_havens(s, seat))
    )


def _open_havens(s: State, seat: int) -> list[Hex]:
    """Not where an enemy hero or army stands already, whose attack has been announced."""
    return [
        at
        for at in havens(s, seat)
        if rover_at(s, at) < 0 and all(s.map.friends(seat, other) for other, _ in heroes_at(s, at))
    ]


def hire(s: State, seat: int) -> Flow[None]:
    """The hired hero is placed in any Town or Settlement that the player controls."""
    s.map.realms[seat].tokens -= {_POPULATION}
    resources.pay(s, seat, HIRING)

    def build() -> tuple[Option, ...]:
        return tuple(at_field("haven", at) for at in _open_havens(s, seat))

    option = yield from ask(seat, Text("homm3-ask-hire"), build)
    gain_second_hero(s, seat, option.data)


def gain_second_hero(s: State, seat: int, at: Hex) -> None:
    """H3-4.12: it arrives with its movement points."""
    realm = s.map.realms[seat]
    realm.stand(Leader.SECOND, at)
    realm.visited = (realm.visited[0], at)
    realm.movement = (realm.movement[0], max(0, MOVEMENT[Leader.SECOND] + weeks.movement(s)))
    s.tell(Hired, seat=seat, field=name_of(at))


# ---- the Spell Book (H3-7.14) ----


def may_read(s: State, seat: int, less: int = 0) -> bool:
    """Requires a Mage Guild that was not built in this Round, unless Astrologers say otherwise.

    ``less``: gold that a card takes off the price.
    """
    if _BOOK not in s.map.realms[seat].tokens:
        return False
    return (
        (_taught(s, seat) or weeks.holds(s, weeks.MAGES))
        and resources.has(s, seat, recruiting.cheaper(book_price(s, seat), less))
        and not (s.rules.spell_book_own_turn_only and s.map.active != seat)  # H3-17.9
    )


def _taught(s: State, seat: int) -> bool:
    fresh = [id_ for other in s.map.realms for id_ in other.fresh]
    return any(BUILDINGS[id_].role == GUILD and id_ not in fresh for id_ in at_hand(s, seat))


def book_price(s: State, seat: int) -> Cost:
    return Cost() if weeks.holds(s, weeks.MAGES) else BOOK_COST[s.map.realms[seat].faction]


def read_book(s: State, seat: int, less: int = 0, count: int = 2) -> Flow[None]:
    realm = s.map.realms[seat]
    realm.tokens -= {_BOOK}
    resources.pay(s, seat, recruiting.cheaper(book_price(s, seat), less))
    yield from gains.search(s, seat, "spell", count)


# ---- all together ----


@cache
def _building(id_: str) -> Option:
    return Telling("build", (f"building:{id_}",), data=BUILDINGS[id_])


def actions(s: State, seat: int) -> list[Option]:
    """The town actions that a player can take now (H3-3.27)."""
    realm = s.map.realms[seat]
    found: list[Option] = [_building(c.id) for c in buildable(s, seat)]
    if _POPULATION in realm.tokens and may_buy(s, seat):
        found.append(plain("population"))
    if may_hire(s, seat):
        found.append(plain("hire"))
    if may_read(s, seat):
        found.append(plain("read-book"))
    for hear in s.map.listening(occasions.town_actions):
        found += hear(s, seat)
    return found


def act(s: State, seat: int, option: Option) -> Flow[None]:
    """Carry out a town action."""
    if option.kind == "build":
        yield from build(s, seat, option.data)
    elif option.kind == "population":
        yield from population(s, seat)
    elif option.kind == "hire":
        yield from hire(s, seat)
    elif option.kind == "read-book":
        yield from read_book(s, seat)
    else:
        for hear in s.map.listening(occasions.act):
            if (yield from hear(s, seat, option)):
                return


TOWN_ACTIONS: Final = frozenset(("build", "population", "hire", "read-book"))


def uses(s: State, seat: int) -> Iterator[Option]:
    """What buildings offer in their own turn, one thing a turn each."""
    used = s.map.realms[seat].used
    for id_ in at_hand(s, seat):
        for use in BUILDINGS[id_].uses:
            if id_ not in used and use.can(s, seat):
                yield way(id_, use)


def way(id_: str, use: Use) -> Option:
    """A use of a building as an option."""
    return Telling("use-building", (f"building:{id_}", f"use:{use.name}"), data=(id_, use))


def use_building(s: State, seat: int, id_: str, use: Use) -> Flow[None]:
    s.map.realms[seat].used += (id_,)
    s.tell(UsedBuilding, seat=seat, building=id_)
    yield from use.do(s, seat)


def turn_begins(s: State, seat: int) -> Flow[None]:
    """DP-04: what buildings offer as their own turn begins, in any order, or not at all."""

    def build() -> tuple[Option, ...]:
        used = s.map.realms[seat].used
        found = (
            way(id_, use)
            for id_ in at_hand(s, seat)
            for use in BUILDINGS[id_].turn_begins
            if id_ not in used and use.can(s, seat)
        )
        return (*found, DECLINE)

    while (option := (yield from ask(seat, Text("homm3-ask-turn-begins"), build))) is not DECLINE:
        yield from use_building(s, seat, *option.data)
