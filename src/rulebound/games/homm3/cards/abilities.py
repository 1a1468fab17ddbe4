"""Abilities of the core box (H3-5.30 to H3-5.34): a basic and an expert way, two copies of each."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3 import decks
from rulebound.games.homm3.asking import ask
from rulebound.games.homm3.cards import targets
from rulebound.games.homm3.cards.base import (
    ABILITY,
    ACTIVATION,
    ACTIVE,
    ANY,
    AT_ACTIVATION,
    CARDS,
    CAST,
    GUARDS,
    INSTANT,
    MAP,
    ONGOING,
    POWER_MOMENTS,
    SPELL,
    START,
    WON,
    Card,
    Effect,
    Play,
    card,
)
from rulebound.games.homm3.cards.ways import (
    GAINS,
    attack,
    defense,
    gain,
    has_cards_to_draw,
    on_map,
)
from rulebound.games.homm3.combat.playable import plays
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.combat.windows import (
    PASS,
    can_take_back,
    carry_out,
    close_chain,
    take_back,
)
from rulebound.games.homm3.kinds import AZURE, KINDS, RANGED, SILVER
from rulebound.games.homm3.players import POSITIVE, Troop
from rulebound.games.homm3.state import ATTACKER

BASIC: Final = "basic"
EXPERT: Final = "expert"
Script = Callable[[Play], Flow[None]]


def ability(id_: str, basic: Effect, expert: Effect, *, faction: str = "") -> Card:
    ways = (basic, replace(expert, expert=True))
    return card(Card(id_, ABILITY, ways, copies=2, faction=faction))


# ---- bonuses, cards and gold ----


def _sorcery(mode: str, amount: int) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.draw()
        return
        yield

    return Effect(mode, INSTANT, do, POWER_MOMENTS, power=amount)


def _leads(fx: Play) -> bool:
    """A second positive token does nothing, and the Necropolis has no morale (H3-3.34)."""
    return fx.player.morale != POSITIVE and fx.player.faction != "necropolis"


def _leadership(draws: int) -> Script:
    def do(fx: Play) -> Flow[None]:
        fx.draw(draws)
        fx.gain_morale()
        return
        yield

    return do


ability("offense", attack(BASIC, 1, draws=1), attack(EXPERT, 2, draws=1))
ability("armorer", defense(BASIC, 1, draws=1), defense(EXPERT, 2, draws=1))
ability("sorcery", _sorcery(BASIC, 1), _sorcery(EXPERT, 2))
ability("estates", gain(BASIC, gold=3), gain(EXPERT, gold=6))
ability(
    "leadership",
    Effect(BASIC, INSTANT, _leadership(0), ANY, _leads),
    Effect(EXPERT, INSTANT, _leadership(2), ANY, lambda fx: _leads(fx) or has_cards_to_draw(fx)),
)


# ---- effects that last ----


def _has_shooters(fx: Play) -> bool:
    return any(u.type == RANGED for u in standing(fx.b, fx.side))


def _archery(fx: Play) -> Flow[None]:
    fx.lay("archery", amount=1, rounds=1)
    return
    yield


def _expert_archery(fx: Play) -> Flow[None]:
    fx.lay("archery", amount=1, rounds=2)
    fx.lay("ranged_initiative", amount=1, rounds=2, lies=False)
    return
    yield


def _luck(fx: Play) -> Flow[None]:
    """Every die once, until the turn and thus the combat is over."""
    fx.lay("luck")
    return
    yield


ability(
    "archery",
    Effect(BASIC, ONGOING, _archery, AT_ACTIVATION, _has_shooters),
    Effect(EXPERT, ONGOING, _expert_archery, AT_ACTIVATION, _has_shooters),
)
ability(
    "luck",
    on_map(BASIC),
    Effect(EXPERT, ONGOING, _luck, AT_ACTIVATION, lambda fx: not fx.s.rules.no_rerolls),
)


# ---- spells ----


def _spells(fx: Play, more: int) -> tuple[Option, ...]:
    """The spells that could be cast, and the cards that give them power."""
    army = fx.b.armies[fx.side]
    army.limit += more
    found = plays(fx.s, fx.side, ACTIVE)
    army.limit -= more
    return tuple(option for option in found if option.kind == "play" and _casts(*option.data))


def _casts(card_: str, index: int) -> bool:
    effect = CARDS[card_].effects[index]
    return effect.casts or bool(effect.power)


def _intelligence(mode: str, more: int) -> Effect:
    """A spell before any unit has activated; ``more``: it does not count against the limit."""

    def can(fx: Play) -> bool:
        return any(CARDS[o.data[0]].effects[o.data[1]].casts for o in _spells(fx, more))

    def do(fx: Play) -> Flow[None]:
        s, side = fx.s, fx.side
        army = fx.b.armies[side]
        before = army.casts
        while army.casts == before:
            option = yield from ask(
                fx.seat,
                Text("homm3-ask-intelligence", {"card": fx.card.id}),
                lambda: (*_spells(fx, more), PASS),
            )
            if option is PASS:
                close_chain(s, side)
                return
            yield from carry_out(s, side, option)
        army.limit += more

    return Effect(mode, INSTANT, do, frozenset((START,)), can)


def _mysticism(fx: Play) -> Flow[None]:
    take_back(fx)
    return
    yield


def _expert_mysticism(fx: Play) -> Flow[None]:
    """The cards played along come back as well; by now they lie on the discard pile."""
    casting = fx.just_cast
    assert casting is not None
    take_back(fx)
    player = fx.player
    for helper in casting.helpers:
        if helper in player.discard:
            player.discard = decks.without(player.discard, helper)
            decks.gain_card(fx.s, fx.owner, helper)
            fx.s.tell("returned", seat=fx.owner, card=helper)
    return
    yield


def _resistance(mode: str, most: int | None) -> Effect:
    """An enemy spell has no effect, if it was cast with at most so much power."""

    def can(fx: Play) -> bool:
        casting = fx.b.casting
        return (
            casting is not None
            and not casting.cancelled
            and (most is None or casting.power <= most)
        )

    def do(fx: Play) -> Flow[None]:
        casting = fx.b.casting
        assert casting is not None
        casting.cancelled = True
        return
        yield

    return Effect(mode, INSTANT, do, frozenset((SPELL,)), can)


ability("intelligence", _intelligence(BASIC, 0), _intelligence(EXPERT, 1))
ability(
    "mysticism",
    Effect(BASIC, INSTANT, _mysticism, frozenset((CAST,)), can_take_back),
    Effect(EXPERT, INSTANT, _expert_mysticism, frozenset((CAST,)), can_take_back),
)
ability("resistance", _resistance(BASIC, 1), _resistance(EXPERT, None))


# ---- units ----


def _two_of_them(fx: Play) -> bool:
    return len(fx.own()) > 1


def _second_of_two(fx: Play) -> Flow[None]:
    other = yield from fx.choose(lambda: [u for u in fx.own() if u is not fx.unit], "swap")
    fx.units += (other,)


def _swap(fx: Play) -> Flow[None]:
    one, two = fx.units
    one.at, two.at = two.at, one.at
    fx.s.tell("swapped", unit=one.name, target=two.name)
    return
    yield


def _raised(fx: Play, highest: int) -> tuple[Option, ...]:
    """The Few of the Necropolis that half their price in gold would make a Pack (H3-17.76)."""
    player = fx.player
    found = []
    for at, troop in enumerate(player.troops):
        kind = KINDS[troop.kind]
        if troop.pack or kind.pack is None or kind.faction != "necropolis" or kind.tier > highest:
            continue
        cost = kind.pack.cost
        if cost.gold // 2 <= player.gold and cost.valuables <= player.valuables:
            found.append(Option("reinforce", (f"troop:{kind.id}",), data=at))
    return tuple(found)


def _necromancy(mode: str, highest: int) -> Effect:
    def can(fx: Play) -> bool:
        return bool(_raised(fx, highest))

    def do(fx: Play) -> Flow[None]:
        player = fx.player
        option = yield from ask(
            fx.seat,
            Text("homm3-ask-necromancy", {"card": fx.card.id}),
            lambda: _raised(fx, highest),
        )
        at: int = option.data
        kind = KINDS[player.troops[at].kind]
        cost = kind.face(pack=True).cost
        player.gold -= cost.gold // 2
        player.valuables -= cost.valuables
        player.troops = (*player.troops[:at], Troop(kind.id, True), *player.troops[at + 1 :])
        fx.s.tell("bought", seat=fx.owner, step="reinforce", troop=kind.id, gold=cost.gold // 2)

    return Effect(mode, MAP, do, frozenset((WON,)), can)


ability(
    "tactics",
    Effect(
        BASIC,
        INSTANT,
        _swap,
        frozenset((START,)),
        _two_of_them,
        targets=targets.own,
        aim=_second_of_two,
    ),
    Effect(
        EXPERT,
        ACTIVATION,
        _swap,
        AT_ACTIVATION,
        _two_of_them,
        targets=targets.own,
        aim=_second_of_two,
    ),
)
ability("necromancy", _necromancy(BASIC, SILVER), _necromancy(EXPERT, AZURE), faction="necropolis")


# ---- the hero ----


def _skips_guards(fx: Play) -> bool:
    """H3-10.10."""
    return fx.b.guards == fx.player.level and not fx.b.ended


def _diplomacy(fx: Play) -> Flow[None]:
    fx.b.ended = "skip"
    fx.b.winner = ATTACKER
    return
    yield


def _needs_movement(fx: Play) -> bool:
    """Movement points buy combat rounds against guards (H3-10.70)."""
    return bool(fx.b.guards) and not fx.b.azure and not fx.s.rules.free_rounds


def _logistics(fx: Play) -> Flow[None]:
    fx.player.movement += 1
    fx.s.tell("movement", seat=fx.owner, amount=1)
    return
    yield


ability(
    "diplomacy",
    on_map(BASIC),
    Effect(EXPERT, INSTANT, _diplomacy, frozenset((GUARDS,)), _skips_guards),
)
ability("logistics", on_map(BASIC), Effect(EXPERT, INSTANT, _logistics, GAINS, _needs_movement))
ability("wisdom", on_map(BASIC), on_map(EXPERT))
