"""Spells that are cast from elsewhere than the hand, or beyond the limit (H3-5.50)."""

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat.cards import CARDS, Moment, Play
from rulebound.games.homm3.combat.playable import plays
from rulebound.games.homm3.combat.windows import PASS, carry_out, close_chain
from rulebound.games.homm3.table.asking import ask


def castings(fx: Play, card: str, more: int) -> tuple[Option, ...]:
    """The ways to cast a spell of the hand now, and the cards that give it power.

    ``more``: by how much the limit is raised for it.
    """
    army = fx.b.armies[fx.side]
    army.limit += more
    found = plays(fx.s, fx.side, fx.b.moment or Moment.ACTIVE)
    army.limit -= more
    fitting = []
    casts = False
    for option in found:
        if option.kind == "play":
            id_, index = option.data
            effect = CARDS[id_].effects[index]
            if effect.casts and id_ == card:
                casts = True
                fitting.append(option)
            elif effect.power:
                fitting.append(option)
    return tuple(fitting) if casts else ()


def may_cast(fx: Play, card: str, more: int) -> Flow[bool]:
    """Let the player cast this spell of the hand; whether it was cast."""
    army = fx.b.armies[fx.side]
    while castings(fx, card, more):
        before = army.casts
        option = yield from ask(
            fx.seat,
            Text("homm3-ask-intelligence", {"card": fx.card.id}),
            lambda: (*castings(fx, card, more), PASS),
        )
        if option is PASS:
            close_chain(fx.s, fx.side)
            return False
        army.limit += more
        yield from carry_out(fx.s, fx.side, option)
        army.limit -= more
        if army.casts > before:
            army.casts -= more
            return True
    return False
