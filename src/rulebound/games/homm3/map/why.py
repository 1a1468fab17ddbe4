"""Why not? Reasons for what a person might expect to do on the map and cannot."""

import re
from typing import Final

from rulebound.core.flow import Text
from rulebound.games.homm3.combat.cards import CARDS, Moment
from rulebound.games.homm3.combat.playable import ways
from rulebound.games.homm3.map import occasions, routes, towns, unit_decks
from rulebound.games.homm3.map.cards import power_for
from rulebound.games.homm3.map.fields import field
from rulebound.games.homm3.map.fields import ways as steps_from
from rulebound.games.homm3.map.travel import passes
from rulebound.games.homm3.model.hexes import Hex, neighbours
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Cost
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Leader, MapPhase, TownAction

REASONS: Final = (
    "token-used",
    "built",
    "first-build",
    "short",
    "not-allowed",
    "no-dwelling",
    "no-citadel",
    "reinforced",
    "no-movement",
    "not-beside",
    "far-field",
    "fight-first",
    "no-way",
    "blocked",
    "border",
    "face-down",
    "occupied-field",
    "closed-field",
    "in-combat",
    "not-now",
)


def why_not(s: State, seat: int, ref: str) -> Text | None:
    """For a thing that no option of the open decision touches."""
    w = s.map
    kind, _, name = ref.partition(":")
    if s.result is not None:
        return None
    if kind == "building" and name in towns.BUILDINGS:
        return _building(s, seat, name)
    if kind == "troop" and name in KINDS:
        return _troop(s, seat, name)
    if w.phase != MapPhase.TURN or w.active != seat:
        return _reason("not-your-turn")
    if kind == "field" and (at := _hex(name)) is not None:
        return _field(s, seat, at)
    if kind == "card" and name in CARDS:
        return _card(s, seat, name)
    return None


def _reason(code: str, **args: object) -> Text:
    return Text(f"homm3-why-{code}", args)


def _hex(name: str) -> Hex | None:
    found = re.fullmatch(r"(-?\d{1,3}),(-?\d{1,3})", name)
    return (int(found[1]), int(found[2])) if found else None


def _short(s: State, seat: int, cost: Cost) -> Text | None:
    """The first resource of which there is too little."""
    for resource, need in cost._asdict().items():
        lacks = need - getattr(s.players[seat], resource)
        if lacks > 0:
            return _reason("short", resource=resource, count=lacks)  # H3-6.2
    return None


def _building(s: State, seat: int, id_: str) -> Text | None:
    realm, card = s.map.realms[seat], towns.BUILDINGS[id_]
    if card.faction != realm.faction:
        return None
    if id_ in realm.buildings:
        return _reason("built", building=id_)
    if not all(hear(s, seat, card.role) for hear in s.map.listening(occasions.may_build)):
        return _reason("not-allowed", building=id_)
    if missing := towns.missing(s, seat, card):
        return _reason("first-build", building=missing[0])  # H3-7.2, H3-7.4
    if TownAction.BUILD not in realm.tokens:
        return _reason("token-used", token=TownAction.BUILD)  # H3-7.6
    return _short(s, seat, towns.price(s, seat, card))


def _troop(s: State, seat: int, id_: str) -> Text | None:
    realm, kind = s.map.realms[seat], KINDS[id_]
    if kind.faction != realm.faction:
        return None
    own = unit_decks.own(s, seat, id_)
    if own is not None and own.pack:
        return _reason("reinforced", troop=id_)
    if kind.tier not in towns.tiers(s, seat):
        dwelling = towns.by_role(realm.faction, towns.DWELLINGS[kind.tier]).id
        return _reason("no-dwelling", tier=TIERS[kind.tier], building=dwelling)  # H3-7.11
    if own is not None and not towns.stands(s, seat, towns.CITADEL):
        citadel = towns.by_role(realm.faction, towns.CITADEL).id
        return _reason("no-citadel", building=citadel)  # H3-7.12
    if TownAction.POPULATION not in realm.tokens:
        return _reason("token-used", token=TownAction.POPULATION)
    price = towns.recruit_price if own is None else towns.reinforce_price
    return _short(s, seat, price(s, seat, kind))


def _field(s: State, seat: int, at: Hex) -> Text | None:
    """Why the Main Hero does not go there."""
    w = s.map
    realm = w.realms[seat]
    here = realm.heroes[Leader.MAIN]
    if here is None or at == here or at not in w.board.layout.where:
        return None
    if not realm.movement[Leader.MAIN]:
        return _reason("no-movement")  # H3-3.21
    if w.board.field(at) is None:
        return _reason("face-down")
    if w.board.blocked(at) and at not in steps_from(s, here):
        return _reason("blocked")  # H3-8.6
    if passes(s, seat, at):
        return _reason("occupied-field")  # H3-3.25
    beside = at in neighbours(here)
    if beside and at in steps_from(s, here):
        return _reason("closed-field")
    return _way_to(s, seat, at) or _reason("border" if beside else "no-way")  # H3-8.7


def _way_to(s: State, seat: int, at: Hex) -> Text | None:
    """What keeps the Main Hero from riding to a Field to which there is a way."""
    have = s.map.realms[seat].movement[Leader.MAIN]
    need = routes.distances(s, seat, Leader.MAIN).get(at)
    if need is not None:
        # H3-3.24, H3-3.21
        return _reason("far-field", need=need, have=have) if need > have else _reason("not-beside")
    fight = routes.first_fight(s, seat, Leader.MAIN, at)
    if fight is None:
        return None
    return _reason("fight-first", location=field(s, fight).location)  # H3-8.30


def _card(s: State, seat: int, id_: str) -> Text:
    player, card = s.players[seat], CARDS[id_]
    if id_ not in (*player.hand, player.permanent):
        return _reason("not-held", card=id_)
    found = [effect for _, effect in ways(id_, Moment.TURN)]
    if not found:
        return _reason("in-combat", card=id_)
    if card.faction and card.faction != player.faction:
        return _reason("other-faction", card=id_, faction=card.faction)
    if all(effect.expert for effect in found) and not player.experts:
        return _reason("no-expert", card=id_)
    have = power_for(s, seat, card)
    need = min(effect.cost for effect in found)
    if need > have:
        return _reason("power", card=id_, need=need, have=have)
    return _reason("not-now", card=id_)
