"""What follows from a combat on the map (H3-10.71 to H3-10.94, H3-12)."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.combat import occasions as in_combat
from rulebound.games.homm3.combat.cards import Moment
from rulebound.games.homm3.combat.guards import discard_guards
from rulebound.games.homm3.combat.windows import offer
from rulebound.games.homm3.map import (
    buildings,
    cards,
    map_dice,
    occasions,
    resources,
    unit_decks,
    visits,
    weeks,
)
from rulebound.games.homm3.map.experience import gain_xp, xp_for
from rulebound.games.homm3.map.fields import field, havens, refuges, rover_at
from rulebound.games.homm3.map.travel import (
    arrive,
    lose_second_hero,
    pick_field,
    take_cube,
    take_field,
)
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.hexes import Hex, name_of
from rulebound.games.homm3.model.kinds import KINDS, TIERS
from rulebound.games.homm3.model.log.map import Eliminated, Refuge, Retreated, RoverBeaten
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Ground
from rulebound.games.homm3.model.world import HEROES, Leader, MapPhase, Trip
from rulebound.games.homm3.table import decks, morale

PRIZE: Final = 5
"""Gold that the loser of a Main Hero's battle pays (H3-10.80)."""
WON_AT: Final = "won_at"
"""Note of a realm: the Fields where it has beaten guards in a battle."""
FELLED: Final = "felled"
"""Note of the world during the visit that follows such a battle: the guards that were defeated."""
BEATEN_HEROES: Final = "beaten_heroes"
"""Note of a realm: the seats whose Main Heroes it has defeated, each as often as it has."""
DEFEATS: Final = "defeats"
"""Note of a realm: how many combats it has lost."""
MAIN_DEFEATS: Final = "main_defeats"
"""The same for combats of its Main Hero."""
SEEKS_REFUGE: Final = "seeks_refuge"
"""Note of a realm: its beaten Main Hero is off the map until the winner's visit is over."""
BEATEN: Final = "beaten:"
"""Notes of the world, with the id of an army without a player: the seat that has beaten it."""


def settle(s: State) -> Flow[None]:
    """Everything that a combat leads to, until the next action can begin."""
    w, b = s.map, s.fight
    trip = w.trip
    assert trip is not None
    w.phase = trip.back
    w.won = b.armies[b.winner].player if b.winner >= 0 else -1
    for hear in w.listening(occasions.battle_ends):
        yield from hear(s, trip)
    if trip.foe == "guards" and trip.seat >= 0:
        realm = w.realms[trip.seat]
        left = s.players[trip.seat].movement
        realm.add_movement(trip.hero, left - realm.movement[trip.hero])
    if w.won >= 0 and b.ended == "defeat" and weeks.holds(s, weeks.PIRATES):
        yield from map_dice.roll(s, w.won, "resource")
    _count_defeat(s)
    if (yield from _by_rule(s, trip)):
        pass
    elif trip.seat < 0:
        yield from _rover_fought(s, trip)
    elif trip.foe == "guards":
        yield from _guards_fought(s, trip)
    elif trip.foe == "rover":
        yield from _fought_rover(s, trip)
    else:
        yield from _players_fought(s, trip)
    if w.phase != MapPhase.COMBAT:  # else the winner has met somebody else
        yield from _shelter(s)
        w.trip = s.battle = None
    for seat in w.seats():
        unit_decks.restore(s, seat)
    if _besieged(s, trip):
        yield from buildings.happen(s, trip.other, "besieged")
    for hear in w.listening(occasions.battle_settled):
        yield from hear(s, trip)


def _besieged(s: State, trip: Trip) -> bool:
    """Whether a player, who is still in the game, has defended their own Town."""
    if trip.foe not in ("hero", "units"):
        return False
    realm = s.map.realms[trip.other]
    return realm.town == trip.to and not realm.out


def _count_defeat(s: State) -> None:
    """Combats that a player has lost; a retreat is none (H3-10.76)."""
    b = s.fight
    loser = b.armies[1 - b.winner] if b.ended == "defeat" else None
    if loser is not None and loser.player >= 0:
        realm = s.map.realms[loser.player]
        realm.set_note(DEFEATS, realm.note(DEFEATS, 0) + 1)
        if loser.hero:
            realm.set_note(MAIN_DEFEATS, realm.note(MAIN_DEFEATS, 0) + 1)


def _by_rule(s: State, trip: Trip) -> Flow[bool]:
    for hear in s.map.listening(occasions.settles):
        if (yield from hear(s, trip)):
            return True
    return False


# ---- against guards ----


def _guards_fought(s: State, trip: Trip) -> Flow[None]:
    b = s.fight
    won = b.winner == Side.ATTACKER or b.ended == "skip"
    if won and b.ended == "defeat":
        yield from winner_learns(s, Side.ATTACKER)
        yield from buildings.happen(s, trip.seat, "guards_beaten")
    discard_guards(s)
    s.battle = None
    if won:
        felled = tuple(u.kind.id for u in b.units if u.side == Side.DEFENDER and not u.alive)
        yield from _beat_guards(s, trip, felled)
    elif b.ended in ("retreat", "stalemate"):
        retreat(s, trip)
    else:
        yield from beaten(s, trip.seat, trip.hero)


def _beat_guards(s: State, trip: Trip, felled: tuple[str, ...]) -> Flow[None]:
    """What the scenario makes of the victory, then the visit (H3-10.83)."""
    w = s.map
    realm = w.realms[trip.seat]
    if felled:
        realm.set_note(WON_AT, (*realm.note(WON_AT, ()), trip.to))
    for hear in w.listening(occasions.guards_beaten):
        yield from hear(s, trip, felled)
    if trip.visits:
        w.notes[FELLED] = felled
        yield from visits.visit(s, trip.seat, trip.hero, trip.to)
        del w.notes[FELLED]


def winner_learns(s: State, side: int) -> Flow[None]:
    """Experience and levels, then cards for after a victory (H3-10.90, W-COMBATEND)."""
    army = s.fight.armies[side]
    if army.hero and army.player >= 0:
        xp = xp_for(s, side)
        if xp:
            yield from gain_xp(s, army.player, xp)
    yield from offer_won(s, side)


def retreat(s: State, trip: Trip) -> None:
    """H3-10.71: back to the Field last visited, without a visit."""
    realm = s.map.realms[trip.seat]
    back = realm.visited[trip.hero] or trip.came_from
    realm.stand(trip.hero, back)
    s.tell(Retreated, seat=trip.seat, hero=HEROES[trip.hero], field=name_of(back))


def beaten(s: State, seat: int, hero: int) -> Flow[None]:
    """A beaten Main Hero finds refuge, a Secondary Hero leaves the map (H3-10.78, H3-10.79)."""
    if hero == Leader.MAIN:
        s.map.realms[seat].stand(Leader.MAIN, None)
        yield from take_refuge(s, seat)
    else:
        lose_second_hero(s, seat)


def take_refuge(s: State, seat: int) -> Flow[None]:
    """H3-10.78: to a friendly Town or Settlement, or out of the game."""
    realm = s.map.realms[seat]
    if not havens(s, seat) and not any(
        hear(s, seat) for hear in s.map.listening(occasions.refuges)
    ):
        eliminate(s, seat)  # H3-12.3
        return
    at = yield from pick_field(seat, "homm3-ask-refuge", "refuge", refuges(s, seat))
    realm.stand(Leader.MAIN, at)
    realm.visited = (at, realm.visited[1])
    s.tell(Refuge, seat=seat, field=name_of(at))


# ---- player against player ----


def _players_fought(s: State, trip: Trip) -> Flow[None]:
    b = s.fight
    attacker, defender = trip.seat, trip.other
    if b.ended == "stalemate":  # H3-10.35
        discard_guards(s)
        retreat(s, trip)
        return
    if b.ended == "defeat":
        yield from winner_learns(s, b.winner)
    discard_guards(s)
    winner, ended = b.winner, b.ended
    s.battle = None
    if winner == Side.DEFENDER:
        if ended == "defeat":
            yield from _penalties(s, defender, attacker, trip.hero)
        yield from beaten(s, attacker, trip.hero)
        return
    if trip.foe == "hero":
        if ended == "defeat":
            yield from _penalties(s, attacker, defender, trip.other_hero)
        _off_the_map(s, defender, trip.to)
        if trip.other_hero == Leader.MAIN:  # H3-12.4: after the winner's visit
            s.map.realms[defender].set_note(SEEKS_REFUGE, True)
    yield from take_field(s, trip)


def _off_the_map(s: State, seat: int, at: Hex) -> None:
    """H3-3.26: both heroes of a player who stand on a Field share the outcome."""
    main, second = s.map.realms[seat].heroes
    if main == at:
        s.map.realms[seat].stand(Leader.MAIN, None)
    if second == at:
        lose_second_hero(s, seat)


def _shelter(s: State) -> Flow[None]:
    """H3-10.78: beaten Main Heroes choose their refuge."""
    for seat in s.map.seats():
        realm = s.map.realms[seat]
        if realm.note(SEEKS_REFUGE):
            realm.notes = tuple(note for note in realm.notes if note[0] != SEEKS_REFUGE)
            yield from take_refuge(s, seat)


def _penalties(s: State, winner: int, loser: int, hero: int) -> Flow[None]:
    """H3-10.80, H3-10.81."""
    if hero == Leader.MAIN:
        morale.lose(s, loser)
        yield from _prize(s, winner, loser)
        realm = s.map.realms[winner]
        realm.set_note(BEATEN_HEROES, (*realm.note(BEATEN_HEROES, ()), loser))
    take_cube(s, winner, loser)


def _prize(s: State, winner: int, loser: int) -> Flow[None]:
    gold = PRIZE
    for hear in s.listening(occasions.prize):
        if (yield from hear(s, winner, loser)):
            return
    for ransom in s.listening(in_combat.ransom):
        gold = ransom(s, gold)
    if gold:
        resources.gain(s, winner, "gold", resources.lose(s, loser, "gold", gold))


# ---- AI Heroes and other armies without a player ----


def _fought_rover(s: State, trip: Trip) -> Flow[None]:
    """A hero has attacked an army without a player."""
    b = s.fight
    won = b.winner == Side.ATTACKER
    discard_fallen(s, Side.ATTACKER)
    if won:
        yield from offer_won(s, Side.ATTACKER)
    s.battle = None
    if won:
        remove_rover(s, trip.other, trip.seat)
        if rover_at(s, trip.to) >= 0:  # another army stands there
            yield from arrive(s, Trip(trip.seat, trip.hero, trip.to, trip.came_from))
        else:
            yield from visits.visit(s, trip.seat, trip.hero, trip.to)
    elif b.ended == "retreat":
        yield from flee(s, trip.seat, trip.hero)
    elif b.ended == "stalemate":
        retreat(s, trip)
    else:
        yield from beaten(s, trip.seat, trip.hero)


def offer_won(s: State, side: int) -> Flow[None]:
    """Cards for after a victory; the combat is over (H3-5.23).

    So they are played after that of a Secondary Hero as well, in their own turn (H3-5.1).
    """
    army = s.fight.armies[side]
    if army.player < 0:
        return
    if army.hero:
        yield from offer(s, side, Moment.WON)
    elif s.map.active == army.player:
        yield from cards.offer(s, army.player, Moment.WON)


def _rover_fought(s: State, trip: Trip) -> Flow[None]:
    """An army without a player has attacked: side 0 is its own (H3-10.133)."""
    b = s.fight
    realm = s.map.realms[trip.other]
    discard_fallen(s, Side.DEFENDER)
    if b.winner == Side.DEFENDER:
        yield from offer_won(s, Side.DEFENDER)
    s.battle = None
    if b.winner == Side.DEFENDER:
        remove_rover(s, trip.hero, trip.other)
        return
    if b.ended == "stalemate":
        s.map.rovers[trip.hero].at = trip.came_from
        return
    visits.enemy_flag(s, trip.to)
    if trip.foe != "hero":
        return
    _off_the_map(s, trip.other, trip.to)
    if trip.other_hero == Leader.MAIN:
        if b.ended == "retreat":
            realm.movement = (0, realm.movement[1])
        yield from take_refuge(s, trip.other)


def flee(s: State, seat: int, hero: int) -> Flow[None]:
    """A scenario lets heroes retreat from armies: a Main Hero to a refuge, without movement left.

    A Secondary Hero leaves the map.
    """
    realm = s.map.realms[seat]
    if hero != Leader.MAIN:
        lose_second_hero(s, seat)
        return
    realm.movement = (0, realm.movement[1])
    realm.stand(Leader.MAIN, None)
    yield from take_refuge(s, seat)


def discard_fallen(s: State, side: int) -> None:
    """Neutral units that a player has lost go to the discard piles (H3-9.21)."""
    for u in s.fight.units:
        if u.side == side and not u.alive and u.kind.faction == "neutral":
            decks.lay_off(s, TIERS[u.tier], u.kind.id)


def remove_rover(s: State, number: int, by: int) -> None:
    """A beaten army leaves the map for the rest of the scenario (H3-10.125)."""
    w = s.map
    rover = w.rovers[number]
    rover.at = None
    w.notes[BEATEN + rover.id] = by
    if w.trip is None or not any(hear(s, w.trip) for hear in w.listening(occasions.dismiss)):
        for kind in (KINDS[troop.kind] for troop in rover.troops):
            if kind.faction == "neutral":
                decks.lay_off(s, TIERS[kind.tier], kind.id)
    s.tell(RoverBeaten, rover=rover.id)


def survivors(s: State, side: int) -> tuple[Troop, ...]:
    """Units of a side that stand when a combat is over."""
    return tuple(Troop(u.kind.id, u.pack) for u in s.fight.units if u.alive and u.side == side)


# ---- elimination (H3-12.2 to H3-12.7) ----


def eliminate(s: State, seat: int) -> None:
    w = s.map
    realm, player = w.realms[seat], s.players[seat]
    for hear in w.listening(occasions.leaves):
        hear(s, seat)
    for at, mark in list(w.marks.items()):
        if seat in mark.flags:
            rest = tuple(flag for flag in mark.flags if flag != seat)
            w.marks[at] = mark._replace(flags=rest, yields="" if not rest else mark.yields)
    realm.heroes = (None, None)
    realm.cubes = ()
    realm.out = True
    player.removed += player.deck + player.hand + player.discard
    player.removed += tuple(effect.card for effect in realm.lasting if effect.lies)
    if player.permanent:
        player.removed += (player.permanent,)
    player.deck = player.hand = player.discard = player.known = player.secret = ()
    player.permanent, realm.lasting = "", ()
    s.tell(Eliminated, seat=seat)


def count_homeless(s: State) -> None:
    """H3-12.2: three complete Rounds without Town or Settlement."""
    w = s.map
    for seat in w.seats():
        realm = w.realms[seat]
        if havens(s, seat):
            realm.housed = realm.settled = True
        if realm.housed or not realm.settled:
            realm.homeless = 0
        else:
            realm.homeless += 1
            if realm.homeless >= 3:
                eliminate(s, seat)
        realm.housed = bool(havens(s, seat))


def conquered(s: State, seat: int, at: Hex) -> None:
    """H3-8.52: whoever flags an enemy's Town takes a cube of its original owner."""
    if field(s, at).location != Ground.TOWN:
        return
    for other, realm in enumerate(s.map.realms):
        if realm.town == at and other != seat and not s.map.friends(seat, other):
            take_cube(s, seat, other)
