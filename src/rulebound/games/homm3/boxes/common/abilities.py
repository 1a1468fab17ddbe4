"""How Abilities are made (H3-5.30): a basic and an expert way."""

from collections.abc import Callable
from dataclasses import replace

from rulebound.core.flow import Flow
from rulebound.games.homm3.combat.cards import (
    CARDS,
    Card,
    Effect,
    Mode,
    Moment,
    Play,
    Timing,
    card,
)
from rulebound.games.homm3.combat.playable import CHAIN_POWER, power_for
from rulebound.games.homm3.map import cards as map_cards
from rulebound.games.homm3.map.cards import MapPlay
from rulebound.games.homm3.model.boxes import CORE
from rulebound.games.homm3.model.cards import CardKind

SCHOOL_MOMENTS = frozenset((Moment.ACTIVE, Moment.ATTACK, Moment.TURN))


def ability(
    id_: str,
    basic: Effect,
    expert: Effect,
    *,
    faction: str = "",
    box: str = CORE,
    copies: int = 2,
) -> Card:
    ways = (basic, replace(expert, expert=True))
    return card(Card(id_, CardKind.ABILITY, ways, box, copies, faction=faction))


def raises(school: str) -> Callable[[Play], bool]:
    """Whether a spell of the school in hand could do more with more power."""

    def can(fx: Play) -> bool:
        if fx.on_map:
            return bool(map_cards.served_by_power(fx.s, fx.owner, school))
        for id_ in set(fx.player.hand):
            spell = CARDS[id_]
            if spell.is_spell and school in spell.schools:
                have = power_for(fx.s, fx.side, spell)
                if any(grade.cost > have for grade in spell.effects):
                    return True
        return False

    return can


def school_power(school: str, amount: int) -> Callable[[Play], Flow[None]]:
    """Power for the next spell of a school; from play the card is discarded."""

    def do(fx: Play) -> Flow[None]:
        if isinstance(fx, MapPlay):
            fx.last(f"{CHAIN_POWER}_{school}", amount, lies=False)
            fx.w.chain += (fx.card.id,)
        else:
            fx.lay(f"{CHAIN_POWER}_{school}", amount=amount, rounds=1, lies=False)
            fx.b.armies[fx.side].chain += (fx.card.id,)
        if fx.effect.mode == Mode.USE:
            fx.player.permanent = ""
            fx.player.discard += (fx.card.id,)
        return
        yield

    return do


def school_effect(
    mode: str, school: str, amount: int, *, expert: bool = False, removed: bool = False
) -> Effect:
    return Effect(
        mode,
        Timing.INSTANT,
        school_power(school, amount),
        SCHOOL_MOMENTS,
        raises(school),
        school=school,
        expert=expert,
        removed=removed,
    )


def school_card(id_: str, school: str, box: str, copies: int, *, powers: bool) -> Card:
    """Permanent in play; discarded from hand or play it is 3 power for a spell of its school.

    ``powers``: while it lies in play spells of the school have 1 more power.
    """
    return card(
        Card(
            id_,
            CardKind.ABILITY,
            (
                Effect(Mode.BASIC, Timing.PERMANENT),
                school_effect(Mode.EXPERT, school, 3, expert=True),
                school_effect(Mode.USE, school, 3, expert=True),
            ),
            box,
            copies,
            (school,) if powers else (),
        )
    )
