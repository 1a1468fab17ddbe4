"""What the map brings into a combat: rules of the scenario, buildings, lasting cards."""

from collections.abc import Callable
from functools import partial

from rulebound.core.flow import Flow
from rulebound.core.rng import Rng
from rulebound.games.homm3.combat import occasions as combat
from rulebound.games.homm3.combat.cards import Fixture
from rulebound.games.homm3.map import buildings, events, occasions, recruiting, unit_decks, weeks
from rulebound.games.homm3.map import imagine as other_maps
from rulebound.games.homm3.map.cards import BALLISTA, EVERY_LUCK, could_save, last, lasting
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.kinds import KINDS, Cost
from rulebound.games.homm3.model.occasions import always
from rulebound.games.homm3.model.players import Cards, Troop
from rulebound.games.homm3.model.state import State


@always(combat.combat_starts)
def _start(s: State) -> Flow[None]:
    trip = s.map.trip
    if trip is not None:
        for hear in s.listening(occasions.combat_starts):
            yield from hear(s, trip)


@always(combat.side_starts)
def _side_starts(s: State, side: int) -> Flow[None]:
    seat = s.fight.armies[side].player
    if seat >= 0:
        for card in buildings.of(s, seat):
            if card.combat_begins is not None:
                yield from card.combat_begins(s, seat, side)


@always(combat.combat_round)
def _round(s: State) -> Flow[None]:
    trip = s.map.trip
    if trip is not None:
        for hear in s.listening(occasions.combat_round):
            yield from hear(s, trip)


# ---- guards ----


@always(combat.guards_drawn)
def _guards_drawn(s: State, seat: int) -> Flow[None]:
    yield from weeks.guards_drawn(s, seat)


@always(combat.guards)
def _guards(s: State) -> tuple[Troop, ...] | None:
    trip = s.map.trip
    given = (hear(s, trip) for hear in s.listening(occasions.army)) if trip is not None else ()
    return next((army for army in given if army is not None), None)


@always(combat.keeps_guards)
def _keeps_guards(s: State) -> bool:
    trip = s.map.trip
    return trip is not None and any(hear(s, trip) for hear in s.listening(occasions.dismiss))


def replaceable(s: State) -> list[Troop]:
    """The guards that were drawn from the neutral decks: Astrologers' cards may change these."""
    trip = s.map.trip
    stays = s.listening(occasions.may_replace) if trip is not None else ()
    return [
        troop
        for troop in s.fight.reserve[Side.DEFENDER]
        if KINDS[troop.kind].faction == "neutral"
        and (trip is None or all(hear(s, trip, troop.kind) for hear in stays))
    ]


# ---- what is allowed ----


@always(combat.may_flee)
def _may_flee(s: State, side: int) -> bool:
    """Whether a hero is there that the scenario lets retreat from an army without a player."""
    trip = s.map.trip
    if trip is None:
        return False
    meets = trip.foe == "rover" if side == Side.ATTACKER else trip.seat < 0 and trip.foe == "hero"
    return meets and any(hear(s, trip) for hear in s.listening(occasions.may_flee))


@always(combat.sees_hand)
def _sees_hand(s: State, viewer: int, number: int) -> bool:
    return s.rules.open_hands and s.map.friends(viewer, number)


# ---- what can be used ----


@always(combat.lucky)
def _lucky(s: State, player: int) -> bool:
    return any(e.what == EVERY_LUCK for e in s.map.realms[player].lasting)


@always(combat.more_ballistas)
def _more_ballistas(s: State, player: int) -> int:
    return lasting(s, player, BALLISTA)


@always(combat.fixtures)
def _fixtures(s: State, player: int) -> tuple[Fixture, ...]:
    usable = buildings.IN_COMBAT
    return tuple([usable[id_] for id_ in buildings.at_hand(s, player) if id_ in usable])


@always(combat.lasts_for_turn)
def _lasts_for_turn(s: State, player: int, card: str, names: tuple[str, ...]) -> bool:
    for number, name in enumerate(names):
        last(s, player, card, name, lies=not number)
    return True


@always(combat.may_reinforce)
def _may_reinforce(s: State, seat: int, what: combat.Reinforcing) -> bool:
    """With all that makes units cheaper on the map."""
    units = unit_decks.reinforceable(s, seat, what.tiers, what.faction)
    less = could_save(s, seat)

    def price(unit: str) -> Cost:
        return what.price(recruiting.reinforcement(unit))

    return any(True for _ in recruiting.reinforce_options(s, seat, units, price, less))


@always(combat.reinforce)
def _reinforce(s: State, seat: int, card: str, what: combat.Reinforcing) -> Flow[None]:
    yield from recruiting.may_reinforce(s, seat, what.price, what.tiers, what.faction)


# ---- hidden things ----


@always(combat.imagines)
def _imagine(s: State, rng: Rng, shuffle: combat.Shuffle) -> None:
    other_maps.redeal(s, rng)
    for name in (weeks.DECK, events.DECK):
        if name in s.decks:
            shuffle(name)


@always(combat.imagines_offers)
def _imagine_offers(s: State, seat: int | None) -> Callable[[Rng], None]:
    events.put_back(s, seat)
    return partial(events.imagine, s, seat)


@always(combat.veil_things)
def _veil(s: State, seat: int) -> None:
    other_maps.veil(s)
    events.veil(s, seat)


@always(combat.face_up)
def _face_up(s: State, deck: str) -> Cards:
    return weeks.face_up(s, deck)
