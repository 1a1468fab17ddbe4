"""What always holds of a scenario while nothing is half done."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from rulebound import Match
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import buildings, occasions
from rulebound.games.homm3.map.fields import field
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.visits import yield_of
from rulebound.games.homm3.map.weeks import FACE_UP
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.heroes import TOP_XP
from rulebound.games.homm3.model.kinds import KINDS, TIERS
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Category, Ground
from rulebound.games.homm3.model.world import ENEMY, TOKENS

SHARED: Final = (CardKind.ABILITY, CardKind.ARTIFACT, CardKind.SPELLCARD)
"""Kinds of cards of which the box holds so many and no more."""


def strings(value: Any) -> Iterator[str]:
    """All texts in some nested data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from strings(key)
            yield from strings(item)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from strings(item)


def _notes(s: State) -> list[Any]:
    """What rules keep; of cards that lie face up on a deck they only keep that they do."""
    return [note for key, note in s.map.notes.items() if not key.startswith(FACE_UP)]


def cards_of(s: State) -> Counter[str]:
    """All Abilities, Artifacts and Spells, wherever they lie."""
    w = s.map
    found = Counter(s.offer)
    for name in SHARED:
        found.update(s.decks[name].cards + s.decks[name].discard)
    for p, realm in zip(s.players, w.realms, strict=True):
        found.update(p.hand + p.deck + p.discard + p.removed)
        found.update([p.permanent] if p.permanent else [])
        found.update(e.card for e in realm.lasting if e.lies)
    for hero in {id(r.hero): r.hero for r in w.rovers if r.hero is not None}.values():
        found.update(hero.spells + hero.spell_discard)
    found.update(strings(_notes(s)))
    return Counter({c: n for c, n in found.items() if c in CARDS and CARDS[c].kind in SHARED})


def neutrals_of(s: State) -> Counter[str]:
    """All cards of Neutral Units, wherever they lie."""
    w = s.map
    found = Counter(strings(_notes(s)))
    for name in TIERS:
        found.update(s.decks[name].cards + s.decks[name].discard)
    for p in s.players:
        found.update(troop.kind for troop in p.troops)
    for rover in w.rovers:
        found.update(troop.kind for troop in rover.troops)
    return Counter({c: n for c, n in found.items() if c in KINDS and KINDS[c].faction == "neutral"})


def tiles_of(s: State) -> list[str]:
    w = s.map
    placed = [tile.tile for tile in w.board.tiles]
    return sorted([*placed, *(tile for realm in w.realms for tile in realm.pool)])


def check_players(s: State) -> None:
    w = s.map
    for p, realm in zip(s.players, w.realms, strict=True):
        assert min(p.gold, p.materials, p.valuables, p.experts, *realm.movement) >= 0
        assert 0 <= p.xp <= TOP_XP
        assert p.level == 1 + p.xp // 2  # H3-4.21
        assert p.morale in (-1, 0, 1)
        assert p.faction != "necropolis" or not p.morale  # H3-3.36
        assert Counter(p.known) <= Counter(p.hand)
        kinds = [troop.kind for troop in p.troops if KINDS[troop.kind].faction != "neutral"]
        assert len(kinds) == len(set(kinds)), "there is one card of each unit of a faction"
        assert all(KINDS[troop.kind].pack is not None for troop in p.troops if troop.pack)
        assert realm.tokens <= set(TOKENS)
        assert len(realm.buildings) == len(set(realm.buildings))
        assert all(buildings.BUILDINGS[b].faction == realm.faction for b in realm.buildings)
        assert set(realm.fresh) <= set(realm.buildings)


def check_map(s: State) -> None:
    w = s.map
    assert len(set(tiles_of(s))) == len(tiles_of(s)), "a tile is there twice"
    standing: dict[Any, list[int]] = {}
    for seat, realm in enumerate(w.realms):
        for at in realm.heroes:
            if at is not None:
                assert w.board.field(at) is not None, "a hero stands beside the map"
                assert not w.board.blocked(at) or field(s, at) != w.board.field(at)
                standing.setdefault(at, []).append(seat)
    for at, seats in standing.items():
        foes = any(not w.friends(one, two) for one in seats for two in seats)
        assert not foes or field(s, at).location == Ground.SANCTUARY, "enemies share a Field"
    for at, mark in w.marks.items():
        if mark.flags or mark.cube:
            check_mark(s, at)


def check_mark(s: State, at: Any) -> None:
    """Flags lie on Flaggable Fields; several only where the Location says so (H3-8.33)."""
    w = s.map
    mark, there = w.mark(at), LOCATION_TABLE[field(s, at).location]
    assert w.board.field(at) is not None, "something lies beside the map"
    assert all(flag == ENEMY or 0 <= flag < len(w.realms) for flag in mark.flags)
    assert len(set(mark.flags)) == len(mark.flags)
    several = there.shared or any(hear(s, at) for hear in w.listening(occasions.each_faction))
    assert len(mark.flags) <= 1 or several
    assert (
        not mark.flags or several or there.category == Category.FLAGGABLE or there.id == Ground.TOWN
    )


def production_of(s: State, seat: int) -> dict[str, int]:
    """What the income of a scenario's start and the flags of a player make (H3-6.10)."""
    found = s.map.scenario.start.income.cost._asdict()
    for at, mark in s.map.marks.items():
        if seat in mark.flags:
            for resource, amount in yield_of(s, at).items():
                found[resource] += amount
    return found


def check_production(s: State) -> None:
    for seat in s.map.seats():
        assert s.map.realms[seat].income._asdict() == production_of(s, seat)


def check_views(match: Match) -> None:
    """Nobody sees face-down tiles, tiles of pools and cards of others (H3-14.1)."""
    s: State = match._state
    w = s.map
    hidden = {placed.tile for placed in w.board.tiles if not placed.face_up}
    hidden.update(tile for realm in w.realms for tile in realm.pool)
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        assert hidden.isdisjoint(strings(view)), "a view shows a hidden tile"
        for number, player in enumerate(view["players"]):
            friend = s.rules.open_hands and seat is not None and w.friends(seat, number)
            if number != seat and not friend:
                assert player["hand"] is None
                assert player["deck"] is None
