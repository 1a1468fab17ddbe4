"""Abilities out of the boxes beside the core box, as far as heroes start with them (H3-5.30)."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.core.machines import tent_heals
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    AFTER_DAMAGE,
    CARDS,
    Card,
    CardKind,
    Effect,
    Moment,
    Play,
    Timing,
    card,
)
from rulebound.games.homm3.combat.playable import CHAIN_POWER, power_for
from rulebound.games.homm3.map import cards as map_cards
from rulebound.games.homm3.map.cards import MapPlay
from rulebound.games.homm3.model.kinds import SCHOOLS

BASIC: Final = "basic"
EXPERT: Final = "expert"


def _heal_one(fx: Play) -> Flow[None]:
    fx.heal(fx.unit, 1)
    return
    yield


def _tent_is_ready(fx: Play) -> bool:
    return fx.player.permanent == "first_aid_tent" and not fx.b.armies[fx.side].used


def _use_tent_three_times(fx: Play) -> Flow[None]:
    """The one use of the First Aid Tent in this combat round."""
    fx.b.armies[fx.side].used = True
    fx.heal(fx.unit, 3 * tent_heals(fx))
    return
    yield


card(
    Card(
        "first_aid",
        CardKind.ABILITY,
        (
            Effect(BASIC, Timing.INSTANT, _heal_one, AFTER_DAMAGE, targets=targets.wounded),
            Effect(
                EXPERT,
                Timing.INSTANT,
                _use_tent_three_times,
                AFTER_DAMAGE,
                _tent_is_ready,
                targets.wounded,
                expert=True,
            ),
        ),
        "rampart",
        copies=2,
    )
)


def _wider(mode: str, count: int) -> Effect:
    """A Search that is about to be made looks at so many cards."""

    def do(fx: Play) -> Flow[None]:
        fx.s.search = count
        return
        yield

    return Effect(
        mode,
        Timing.INSTANT,
        do,
        frozenset((Moment.SEARCHING,)),
        lambda fx: 0 < fx.s.search < count,
        expert=mode == EXPERT,
    )


card(Card("scouting", CardKind.ABILITY, (_wider(BASIC, 3), _wider(EXPERT, 5)), "tower", copies=2))


def _school_magic(school: str) -> None:
    """In play 1 power for spells of the school; discarded from hand or play 3 power for one."""

    def raises(fx: Play) -> bool:
        """A spell of the school in hand could do more with more power."""
        if fx.on_map:
            return bool(map_cards.served_by_power(fx.s, fx.owner, school))
        for id_ in set(fx.player.hand):
            spell = CARDS[id_]
            if spell.is_spell and school in spell.schools:
                have = power_for(fx.s, fx.side, spell)
                if any(grade.cost > have for grade in spell.effects):
                    return True
        return False

    def do(fx: Play) -> Flow[None]:
        if isinstance(fx, MapPlay):
            fx.last(f"{CHAIN_POWER}_{school}", 3, lies=False)
            fx.w.chain += (fx.card.id,)
        else:
            fx.lay(f"{CHAIN_POWER}_{school}", amount=3, rounds=1, lies=False)
            fx.b.armies[fx.side].chain += (fx.card.id,)
        if fx.effect.mode == "use":
            fx.player.permanent = ""
            fx.player.discard += (fx.card.id,)
        return
        yield

    moments = frozenset((Moment.ACTIVE, Moment.ATTACK, Moment.TURN))
    card(
        Card(
            f"{school}_magic",
            CardKind.ABILITY,
            (
                Effect(BASIC, Timing.PERMANENT),
                Effect(EXPERT, Timing.INSTANT, do, moments, raises, school=school, expert=True),
                Effect("use", Timing.INSTANT, do, moments, raises, school=school, expert=True),
            ),
            "tower",
            copies=2,
            schools=(school,),
        )
    )


for _school in SCHOOLS:
    _school_magic(_school)
