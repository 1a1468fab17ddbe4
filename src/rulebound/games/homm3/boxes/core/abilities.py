"""Abilities of the core box (H3-5.30 to H3-5.34): a basic and an expert way, two copies of each."""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.abilities import ability
from rulebound.games.homm3.boxes.core.log import Swapped
from rulebound.games.homm3.combat import occasions, targets
from rulebound.games.homm3.combat.cards import (
    ANYTIME,
    AT_ACTIVATION,
    CARDS,
    POWER_MOMENTS,
    Effect,
    Mode,
    Moment,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.occasions import Reinforcing
from rulebound.games.homm3.combat.playable import plays
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.combat.windows import (
    PASS,
    can_take_back,
    carry_out,
    close_chain,
    take_back,
)
from rulebound.games.homm3.map import cards as map_cards
from rulebound.games.homm3.map.bargains import DIPLOMACY, wisdom
from rulebound.games.homm3.map.cards import MapPlay, mapped
from rulebound.games.homm3.map.journeys import LOGISTICS, gain_movement, needs_movement
from rulebound.games.homm3.map.ways import (
    GAINS,
    attack,
    could_gain_morale,
    defense,
    gain,
    gain_morale,
    has_cards_to_draw,
)
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.kinds import Cost, Tier, UnitType
from rulebound.games.homm3.model.log.cards import Returned
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

_AT_DICE: Final = frozenset((Moment.TURN, Moment.DICE))
Script = Callable[[Play], Flow[None]]


# ---- bonuses, cards and gold ----


def _sorcery(mode: str, amount: int) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.draw()
        return
        yield

    return Effect(mode, Timing.INSTANT, do, POWER_MOMENTS, power=amount)


def _leadership(draws: int) -> Script:
    def do(fx: Play) -> Flow[None]:
        fx.draw(draws)
        yield from gain_morale(fx)

    return do


def _leads_or_draws(fx: Play) -> bool:
    return could_gain_morale(fx) or has_cards_to_draw(fx)


ability("offense", attack(Mode.BASIC, 1, draws=1, outside=True), attack(Mode.EXPERT, 2, draws=1))
ability("armorer", defense(Mode.BASIC, 1, draws=1, outside=True), defense(Mode.EXPERT, 2, draws=1))
ability("sorcery", _sorcery(Mode.BASIC, 1), _sorcery(Mode.EXPERT, 2))
ability("estates", gain(Mode.BASIC, gold=3), gain(Mode.EXPERT, gold=6))
ability(
    "leadership",
    Effect(Mode.BASIC, Timing.INSTANT, _leadership(0), ANYTIME, could_gain_morale),
    Effect(Mode.EXPERT, Timing.INSTANT, _leadership(2), ANYTIME, _leads_or_draws),
)


# ---- effects that last ----


def _has_shooters(fx: Play) -> bool:
    return any(u.type == UnitType.RANGED for u in standing(fx.b, fx.side))


def _archery(fx: Play) -> Flow[None]:
    fx.lay("archery", amount=1, rounds=1)
    return
    yield


def _expert_archery(fx: Play) -> Flow[None]:
    fx.lay("archery", amount=1, rounds=2)
    fx.lay("ranged_initiative", amount=1, rounds=2, lies=False)
    return
    yield


def _may_reroll(fx: Play) -> bool:
    return not fx.s.rules.no_rerolls


@mapped
def _is_unlucky(fx: MapPlay) -> bool:
    return _may_reroll(fx) and not map_cards.lasting(fx.s, fx.number, map_cards.LUCK)


@mapped
def _luck(fx: MapPlay) -> Flow[None]:
    yield from ()
    fx.last(map_cards.LUCK)


def _is_not_quite_lucky(fx: Play) -> bool:
    lucky = fx.s.listening(occasions.lucky)
    return _may_reroll(fx) and not any(hear(fx.s, fx.owner) for hear in lucky)


def _every_luck(fx: Play) -> Flow[None]:
    """Every die once, until the turn is over; where there are no turns this is the combat."""
    yield from ()
    names = (map_cards.EVERY_LUCK, map_cards.LUCK)
    for hear in fx.s.listening(occasions.lasts_for_turn):
        fx.laid = hear(fx.s, fx.owner, fx.card.id, names) or fx.laid
    if not fx.on_map:
        fx.lay("luck", lies=not fx.laid)


ability(
    "archery",
    Effect(Mode.BASIC, Timing.ONGOING, _archery, AT_ACTIVATION, _has_shooters),
    Effect(Mode.EXPERT, Timing.ONGOING, _expert_archery, AT_ACTIVATION, _has_shooters),
)
ability(
    "luck",
    Effect(Mode.BASIC, Timing.ONGOING, _luck, _AT_DICE, _is_unlucky),
    Effect(Mode.EXPERT, Timing.ONGOING, _every_luck, AT_ACTIVATION | _AT_DICE, _is_not_quite_lucky),
)


# ---- spells ----


def _spells(fx: Play, more: int) -> tuple[Option, ...]:
    """The spells that could be cast, and the cards that give them power."""
    army = fx.b.armies[fx.side]
    army.limit += more
    found = plays(fx.s, fx.side, Moment.ACTIVE)
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

    return Effect(mode, Timing.INSTANT, do, frozenset((Moment.START,)), can)


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
            fx.s.tell(Returned, seat=fx.owner, card=helper)
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

    return Effect(mode, Timing.INSTANT, do, frozenset((Moment.SPELL,)), can)


ability("intelligence", _intelligence(Mode.BASIC, 0), _intelligence(Mode.EXPERT, 1))
ability(
    "mysticism",
    Effect(Mode.BASIC, Timing.INSTANT, _mysticism, frozenset((Moment.CAST,)), can_take_back),
    Effect(
        Mode.EXPERT, Timing.INSTANT, _expert_mysticism, frozenset((Moment.CAST,)), can_take_back
    ),
)
ability("resistance", _resistance(Mode.BASIC, 1), _resistance(Mode.EXPERT, None))


# ---- units ----


def _two_of_them(fx: Play) -> bool:
    return len(fx.own()) > 1


def _second_of_two(fx: Play) -> Flow[None]:
    other = yield from fx.choose(lambda: [u for u in fx.own() if u is not fx.unit], "swap")
    fx.units += (other,)


def _swap(fx: Play) -> Flow[None]:
    one, two = fx.units
    one.at, two.at = two.at, one.at
    fx.s.tell(Swapped, unit=one.name, target=two.name)
    return
    yield


def _half_gold(cost: Cost) -> Cost:
    return cost._replace(gold=cost.gold // 2)


def necromancy(mode: str, highest: int) -> Effect:
    """Only units of the Necropolis are reinforced (H3-17.79)."""
    what = Reinforcing(range(highest + 1), Faction.NECROPOLIS, _half_gold)

    def can(fx: Play) -> bool:
        listening = fx.s.listening(occasions.may_reinforce)
        return any(hear(fx.s, fx.owner, what) for hear in listening)

    def do(fx: Play) -> Flow[None]:
        for hear in fx.s.listening(occasions.reinforce):
            yield from hear(fx.s, fx.owner, fx.card.id, what)

    return Effect(mode, Timing.MAP, do, frozenset((Moment.WON,)), can)


ability(
    "tactics",
    Effect(
        Mode.BASIC,
        Timing.INSTANT,
        _swap,
        frozenset((Moment.START,)),
        _two_of_them,
        targets=targets.own,
        aim=_second_of_two,
    ),
    Effect(
        Mode.EXPERT,
        Timing.ACTIVATION,
        _swap,
        AT_ACTIVATION,
        _two_of_them,
        targets=targets.own,
        aim=_second_of_two,
    ),
)
ability(
    "necromancy",
    necromancy(Mode.BASIC, Tier.SILVER),
    necromancy(Mode.EXPERT, Tier.AZURE),
    faction=Faction.NECROPOLIS,
)


# ---- the hero ----


def _skips_guards(fx: Play) -> bool:
    """H3-10.10."""
    return fx.b.guards == fx.player.level and not fx.b.ended


def _diplomacy(fx: Play) -> Flow[None]:
    fx.b.ended = "skip"
    fx.b.winner = Side.ATTACKER
    return
    yield


ability(
    "diplomacy",
    DIPLOMACY,
    Effect(Mode.EXPERT, Timing.INSTANT, _diplomacy, frozenset((Moment.GUARDS,)), _skips_guards),
)
ability(
    "logistics",
    LOGISTICS,
    Effect(Mode.EXPERT, Timing.INSTANT, gain_movement, GAINS, needs_movement),
)
ability("wisdom", wisdom(Mode.BASIC, 3), wisdom(Mode.EXPERT, 4))
