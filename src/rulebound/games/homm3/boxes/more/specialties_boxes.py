"""Specialties of heroes out of the boxes beside the core box (H3-5.60)."""

from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.core.specialties import (
    BASIC,
    BOTTOM,
    TOP,
    Ways,
    attack_or_defense,
    favours,
    graded,
    specialties,
)
from rulebound.games.homm3.boxes.core.statistics import power
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    AFTER_DAMAGE,
    ANY,
    ANYTIME,
    CARDS,
    CardKind,
    Effect,
    Moment,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.values import adjacent, initiative, of_side
from rulebound.games.homm3.combat.windows import cast
from rulebound.games.homm3.map.bargains import trade_in
from rulebound.games.homm3.map.ways import (
    attack,
    draw,
    fetch,
    has_cards_to_draw,
    lasting,
    twice_for,
)
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.spaces import NEXT_TO, SPACES
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask, pick_card, pick_space

# ---- favourite units ----

favours("wystan", twice_for("lizardmen"), four="health", six="initiative", more=2)
favours("yog", twice_for("cyclopes"), four="initiative", six="health")

_ELVES: Final = twice_for("elves", "sharpshooters")
specialties(
    "gelu",
    attack_or_defense(_ELVES),
    (trade_in("rampart_elves", "neutral_sharpshooters", "silver"), draw(BOTTOM)),
    (lasting(BASIC, "initiative", 2, _ELVES),),
)
_MAGI: Final = twice_for("magi", "enchanters")
specialties(
    "dracon",
    attack_or_defense(_MAGI),
    (trade_in("tower_magi", "neutral_enchanters", "gold"), draw(BOTTOM)),
    (lasting(BASIC, "initiative", 2, _MAGI),),
)
_GOLEMS: Final = twice_for(trait="golems")
specialties(
    "josephine",
    (lasting(BASIC, "health", 1, _GOLEMS),),
    attack_or_defense(_GOLEMS),
    (attack(BASIC, 2, _GOLEMS),),
)
_CERBERI: Final = twice_for("cerberi")
specialties(
    "fiona",
    attack_or_defense(_CERBERI),
    (lasting(BASIC, "health", 1, _CERBERI),),
    (attack(BASIC, 2, _CERBERI),),
)
_MAGMA: Final = twice_for("magma_elementals")
specialties(
    "erdamon",
    attack_or_defense(_MAGMA),
    (lasting(BASIC, "initiative", 1, _MAGMA),),
    (attack(TOP, 2), lasting(BOTTOM, "initiative", 3)),
)
_OCEANIDS: Final = twice_for("oceanids")
specialties(
    "cassiopeia",
    attack_or_defense(_OCEANIDS),
    (lasting(BASIC, "initiative", 1, _OCEANIDS),),
    (attack(BASIC, 2, _OCEANIDS),),
)


def _weaken(fx: Play) -> Flow[None]:
    fx.lay("attack", fx.unit, -2, rounds=2)
    return
    yield


_SORCERESSES: Final = twice_for("sorceresses")
specialties(
    "casmetra",
    attack_or_defense(_SORCERESSES),
    (lasting(BASIC, "initiative", 1, _SORCERESSES),),
    (attack(TOP, 2), Effect(BOTTOM, Timing.ONGOING, _weaken, targets=targets.anybody)),
)


# ---- First Aid ----

_TENT: Final = "first_aid_tent"


def _tents(fx: Play, seat: int) -> int:
    p = fx.s.players[seat]
    return (p.hand + p.deck + p.discard + (p.permanent,)).count(_TENT)


def _tent_is_left(fx: Play) -> bool:
    taken = sum(_tents(fx, seat) for seat in range(len(fx.s.players)))
    return taken < CARDS[_TENT].copies


def _take_tent(fx: Play) -> Flow[None]:
    decks.gain_card(fx.s, fx.owner, _TENT)
    fx.s.tell("took", seat=fx.owner, deck="machine", card=_TENT)
    return
    yield


def _draw_with_tent(fx: Play) -> bool:
    return _tents(fx, fx.owner) > 0 and has_cards_to_draw(fx)


def _draw_one(fx: Play) -> Flow[None]:
    fx.draw()
    return
    yield


def _heal_two(fx: Play) -> Flow[None]:
    fx.heal(fx.unit, 2)
    return
    yield


def _better_tent(fx: Play) -> Flow[None]:
    fx.lay("first_aid", amount=1)
    return
    yield


specialties(
    "gem",
    (
        Effect(TOP, Timing.INSTANT, _take_tent, ANYTIME, _tent_is_left),
        Effect(BOTTOM, Timing.INSTANT, _draw_one, ANYTIME, _draw_with_tent),
    ),
    (Effect(BASIC, Timing.INSTANT, _heal_two, AFTER_DAMAGE, targets=targets.wounded),),
    (
        Effect(
            BASIC,
            Timing.ONGOING,
            _better_tent,
            can=lambda fx: not of_side(fx.b, fx.side, "first_aid"),
        ),
    ),
)


# ---- areas ----


def _around(fx: Play, at: int, centre: bool) -> list[Unit]:
    spaces = NEXT_TO[at] | (1 << at if centre else 0)
    return [u for u in fx.all(damages=True) if u.at >= 0 and spaces >> u.at & 1]


def _area(amount: int, timing: str, discards: int, *, centre: bool) -> Effect:
    """Damage to all units next to a space, friends too; with ``centre`` on it as well."""

    def aim(fx: Play) -> Flow[None]:
        at = yield from pick_space(
            fx.seat,
            Text("homm3-ask-space", {"card": fx.card.id}),
            lambda: [at for at in range(SPACES) if _around(fx, at, centre)],
        )
        fx.spaces = (at,)

    def do(fx: Play) -> Flow[None]:
        for unit in _around(fx, fx.spaces[0], centre):
            fx.damage(unit, amount)
        return
        yield

    return Effect(BASIC, timing, do, aim=aim, discards=discards)


def _spells_and_specialties(fx: Play) -> list[str]:
    return [
        id_
        for id_ in fx.player.discard
        if CARDS[id_].kind in (CardKind.SPELLCARD, CardKind.SPECIALTY)
    ]


def _fetch_magic(fx: Play) -> Flow[None]:
    yield from fetch(fx, _spells_and_specialties)


specialties(
    "adelaide",
    (_area(1, Timing.INSTANT, 1, centre=False),),
    (
        Effect(
            BASIC,
            Timing.INSTANT,
            _fetch_magic,
            ANYTIME,
            lambda fx: bool(_spells_and_specialties(fx)),
        ),
    ),
    (_area(2, Timing.INSTANT, 2, centre=False),),
)
specialties(
    "xyron",
    (_area(1, Timing.ACTIVATION, 2, centre=True),),
    (_area(1, Timing.ACTIVATION, 1, centre=True),),
    (_area(1, Timing.ACTIVATION, 0, centre=True),),
)


def _meteors(neighbours: int) -> Ways:
    """A unit and so many next to it, as far as there are any."""

    def aim(fx: Play) -> Flow[None]:
        def near() -> list[Unit]:
            return [u for u in targets.to_damage(fx) if adjacent(u, fx.unit) and u not in fx.units]

        for _ in range(neighbours):
            if near():
                unit = yield from fx.choose(near)
                fx.units += (unit,)

    def do(fx: Play) -> Flow[None]:
        for unit in fx.units:
            fx.damage(unit, (1, 2, 3)[fx.grade])
        return
        yield

    return graded((0, 2, 4), do, ANY, targets.to_damage, aim)


def _reshuffle_and_draw(fx: Play) -> Flow[None]:
    decks.reshuffle(fx.s, fx.player)
    fx.draw()
    return
    yield


specialties(
    "deemer",
    _meteors(1),
    (
        power(1, TOP),
        Effect(BOTTOM, Timing.INSTANT, _reshuffle_and_draw, ANYTIME, has_cards_to_draw),
    ),
    _meteors(2),
)


# ---- other magic ----


def _slow(amount: int) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.lay("slowed", fx.unit, amount)
        return
        yield

    return Effect(BASIC, Timing.ONGOING, do, targets=targets.anybody)


def _outrun(fx: Play) -> Flow[None]:
    assert fx.attack is not None
    faster = initiative(fx.s, fx.unit) > initiative(fx.s, fx.attack.target)
    fx.add_attack(fx.unit, 2 if faster else 1)
    return
    yield


specialties(
    "gundula",
    (_slow(2),),
    (
        Effect(
            BASIC, Timing.INSTANT, _outrun, frozenset((Moment.ATTACK,)), targets=targets.attacking
        ),
    ),
    (_slow(4),),
)


def _fire_power(amount: int) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.lay("power_fire", amount=amount)
        return
        yield

    return Effect(BASIC, Timing.ONGOING, do)


def _search_own_deck(fx: Play) -> Flow[None]:
    """H3-5.9 with the own deck: keep one of three, or take the top card of the discard pile."""
    s, player = fx.s, fx.player

    def ways() -> tuple[Option, ...]:
        found = [Option("look", ("deck:own",), data=True)] if player.deck else []
        if player.discard:
            top = player.discard[-1]
            found.append(Option("take", ("deck:own", f"card:{top}"), data=False))
        return tuple(found)

    way = yield from ask(fx.seat, Text("homm3-ask-search", {"deck": "own", "count": 3}), ways)
    s.sealed += 1
    if way.data:
        s.offer, player.deck = player.deck[-3:], player.deck[:-3]
        s.searcher, s.searched = fx.owner, "own"
        s.tell("looked", seat=fx.owner, deck="own", count=len(s.offer))
        kept = yield from pick_card(
            fx.seat, Text("homm3-ask-keep", {"deck": "own"}), lambda: s.offer, "keep"
        )
        player.hand += (kept,)
        laid_off = decks.without(s.offer, kept)
        player.discard += laid_off
        decks.reveal(player, *laid_off)
        s.offer, s.searcher, s.searched = (), -1, ""
        s.tell_only(fx.owner, "kept", seat=fx.owner, card=kept)
        s.tell_others(fx.owner, "kept-hidden", seat=fx.owner, deck="own")
    else:
        kept = player.discard[-1]
        player.discard = player.discard[:-1]
        decks.gain_card(s, fx.owner, kept)
        s.tell("took", seat=fx.owner, deck="own", card=kept)
    decks.reshuffle(s, player)


specialties(
    "adrienne",
    (_fire_power(1),),
    (Effect(BASIC, Timing.INSTANT, _search_own_deck, ANYTIME, has_cards_to_draw),),
    (_fire_power(2),),
)


def _arrows(fx: Play) -> list[str]:
    return [id_ for id_ in fx.player.discard if id_ == "magic_arrow"]


def _fetch_arrow(fx: Play) -> Flow[None]:
    yield from fetch(fx, _arrows)


def _arrow_targets(fx: Play) -> list[Unit]:
    if not _arrows(fx):
        return []
    arrow = CARDS["magic_arrow"]
    return targets.to_damage(Play(fx.s, fx.side, arrow, arrow.effects[fx.grade]))


def _cast_arrow(fx: Play) -> Flow[None]:
    """A Magic Arrow out of the discard pile, beyond the spell limit, with all the power spent."""
    assert fx.casting is not None
    arrow = CARDS["magic_arrow"]
    fx.player.discard = decks.without(fx.player.discard, arrow.id)
    fx.b.armies[fx.side].power = fx.casting.power
    yield from cast(fx.s, Play(fx.s, fx.side, arrow, arrow.effects[fx.grade]), counts=False)


def _hurt_two(fx: Play) -> Flow[None]:
    fx.damage(fx.unit, 2)
    return
    yield


specialties(
    "ciele",
    (
        Effect(TOP, Timing.INSTANT, _fetch_arrow, ANYTIME, lambda fx: bool(_arrows(fx))),
        power(1, BOTTOM),
    ),
    (
        *(
            Effect(
                f"grade-{grade + 1}",
                Timing.INSTANT,
                _cast_arrow,
                can=lambda fx: bool(_arrow_targets(fx)),
                cost=cost,
                grade=grade,
            )
            for grade, cost in enumerate((0, 1, 2))
        ),
        power(1, BOTTOM),
    ),
    (
        Effect(TOP, Timing.INSTANT, _hurt_two, targets=targets.to_damage),
        power(2, BOTTOM),
    ),
)
