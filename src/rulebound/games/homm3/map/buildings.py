"""What a building of a Town Board is: its price, what must stand before, what it does (H3-7)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.combat.cards import Card, Effect, Fixture
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.log.map import Stored, UsedBuilding
from rulebound.games.homm3.model.occasions import always as on_every_map
from rulebound.games.homm3.model.state import State

CITADEL: Final = "citadel"
GUILD: Final = "mage_guild"
DWELLINGS: Final = ("dwelling_bronze", "dwelling_silver", "dwelling_gold")
"""By tier."""
BUILDING: Final = "building"
"""The kind of card that a building counts as in a combat: none that other rules name."""

Hook = Callable[[State, int], Flow[None]]
Test = Callable[[State, int], bool]


def always(s: State, seat: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Use:
    """One of the things that a building offers (H3-7.16)."""

    name: str
    """What the option is called: message ``homm3-use-<name>``."""
    do: Hook
    can: Test = always
    """Whether it is offered now; nothing that others may not see must show in it."""


@dataclass(frozen=True, slots=True)
class Building:
    id: str
    faction: str
    role: str
    cost: Cost
    requires: tuple[str, ...] = ()
    """Buildings that must stand before."""

    # ---- things that happen ----
    built: Hook | None = None
    """As it is built (H3-7.6)."""
    round_begins: Hook | None = None
    """At the beginning of every Round, before income and Astrologers."""
    resource_round: Hook | None = None
    """At the beginning of each Resource Round, after income (H3-3.4)."""
    astrologers_round: Hook | None = None
    """At the beginning of each Astrologers' Round, once the card is carried out (H3-3.6)."""
    turn_begins: tuple[Use, ...] = ()
    """As the owner's turn begins: one of them, and it may be declined (H3-3.16)."""
    uses: tuple[Use, ...] = ()
    """In the owner's turn, one of them once a turn."""
    combat_begins: Callable[[State, int, int], Flow[None]] | None = None
    """A combat of its owner begins, all units are placed: the seat and its side (H3-10.26)."""
    guards_beaten: Hook | None = None
    """Its owner has won a combat against Neutral Units."""
    besieged: Hook | None = None
    """Its owner's Town was attacked and defended; everything else that followed is settled."""
    searching: Callable[[State, int, str], Flow[bool]] | None = None
    """Its owner is about to search a shared deck; whether something else took its place."""

    # ---- what it changes ----
    combat: tuple[Effect, ...] = ()
    """Ways of using it in combats of its owner, like those of a card; their modes are named by
    messages ``homm3-use-<mode>``. Power that they give serves spells only."""
    stands_in: bool = False
    """Other resources may be paid in place of gold for units, one for one."""
    rebate: Callable[[State, int], int] | None = None
    """Gold by which one reinforcement is cheaper now, if its owner wants; then it is spent."""


BUILDINGS: Final[dict[str, Building]] = {}
"""All buildings by their ids, each board in its order."""
BOARDS: Final[dict[str, dict[str, Building]]] = {}
"""By faction and role."""
IN_COMBAT: Final[dict[str, Fixture]] = {}
"""Buildings that can be used in combats, as something that is played there."""
BOOK_COST: Final[dict[str, Cost]] = {}
"""By faction: what the Spell Book costs (H3-7.14)."""


def building(card: Building) -> Building:
    BUILDINGS[card.id] = card
    BOARDS.setdefault(card.faction, {})[card.role] = card
    if card.combat:
        IN_COMBAT[card.id] = Fixture(
            BUILDING,
            Card(card.id, BUILDING, card.combat),
            lambda s, seat: s.tell(UsedBuilding, seat=seat, building=card.id),
        )
    return card


def board_of(faction: str) -> list[Building]:
    return list(BOARDS[faction].values())


def by_role(faction: str, role: str) -> Building:
    return BOARDS[faction][role]


def has_built(s: State, seat: int, role: str) -> bool:
    """Whether the building of a role stands on a player's own Town Board."""
    realm = s.map.realms[seat]
    return BOARDS[realm.faction][role].id in realm.buildings


def at_hand(s: State, seat: int) -> tuple[str, ...]:
    """The buildings that a player can use: their own; with OPT-1 those of captured Towns, too."""
    realms = s.map.realms
    own = realms[seat].buildings
    if not s.rules.towns_used:
        return own
    return own + tuple(
        id_
        for other, realm in enumerate(realms)
        if other != seat and realm.town is not None and s.map.mark(realm.town).owner == seat
        for id_ in realm.buildings
    )


def stands(s: State, seat: int, role: str) -> bool:
    """Whether a player can use a building of a role."""
    if not s.rules.towns_used:
        return has_built(s, seat, role)
    return any(BUILDINGS[id_].role == role for id_ in at_hand(s, seat))


def tiers(s: State, seat: int) -> list[int]:
    """The tiers of a player's Dwellings."""
    return [tier for tier, role in enumerate(DWELLINGS) if stands(s, seat, role)]


def of(s: State, seat: int) -> Iterator[Building]:
    return (BUILDINGS[id_] for id_ in at_hand(s, seat))


def happen(s: State, seat: int, moment: str) -> Flow[None]:
    """What a player's buildings do at a moment that is the name of one of their hooks.

    In a Resource Round only their own do: a captured Town gives no resources (OPT-1).
    """
    own = moment == "resource_round"
    for id_ in s.map.realms[seat].buildings if own else at_hand(s, seat):
        card = BUILDINGS[id_]
        hook: Hook | None = getattr(card, moment)
        if hook is not None:
            yield from hook(s, seat)


@on_every_map(occasions.search_replaced)
def _replace_search(s: State, seat: int, deck: str) -> Flow[bool]:
    """A building lets something else take the place of a Search."""
    for card in of(s, seat):
        if card.searching is not None and (yield from card.searching(s, seat, deck)):
            return True
    return False


# ---- once a Round; cubes ----


def is_spent(s: State, seat: int, id_: str) -> bool:
    """Whether something that works once a Round has worked in this one."""
    return id_ in s.map.realms[seat].spent


def spend(s: State, seat: int, id_: str) -> None:
    s.map.realms[seat].spent += (id_,)


def cubes(s: State, seat: int, id_: str) -> int:
    """The Faction Cubes that a player keeps on a building."""
    return dict(s.map.realms[seat].stored).get(id_, 0)


def set_cubes(s: State, seat: int, id_: str, count: int) -> None:
    realm = s.map.realms[seat]
    realm.stored = tuple(sorted({**dict(realm.stored), id_: count}.items()))
    s.tell(Stored, seat=seat, building=id_, count=count)
