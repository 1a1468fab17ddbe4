"""Abilities (H3-5.30) of the Tower."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.tower import BOX
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
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.kinds import SCHOOLS


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
        expert=mode == Mode.EXPERT,
    )


card(
    Card(
        "scouting",
        CardKind.ABILITY,
        (_wider(Mode.BASIC, 3), _wider(Mode.EXPERT, 5)),
        BOX,
        copies=2,
    )
)


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
                Effect(Mode.BASIC, Timing.PERMANENT),
                Effect(
                    Mode.EXPERT, Timing.INSTANT, do, moments, raises, school=school, expert=True
                ),
                Effect(Mode.USE, Timing.INSTANT, do, moments, raises, school=school, expert=True),
            ),
            BOX,
            copies=2,
            schools=(school,),
        )
    )


for _school in SCHOOLS:
    _school_magic(_school)
