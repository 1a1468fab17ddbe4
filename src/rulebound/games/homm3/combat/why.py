"""Why not? Reasons for what a person might expect to do and cannot."""

from typing import Final

from rulebound.core.flow import Text
from rulebound.games.homm3.combat import tolls
from rulebound.games.homm3.combat.cards import (
    CARDS,
    MAP_MOMENTS,
    Card,
    Effect,
    Moment,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.moves import engaged, reachable, steps_of, walls_of
from rulebound.games.homm3.combat.playable import power_for
from rulebound.games.homm3.combat.values import barriers, unit_at
from rulebound.games.homm3.model.battle import CombatPhase, Unit
from rulebound.games.homm3.model.kinds import UnitType
from rulebound.games.homm3.model.players import Player
from rulebound.games.homm3.model.spaces import BY_NAME, OFF, OWN_SIDE
from rulebound.games.homm3.model.state import State

REASONS: Final = (
    "not-your-turn",
    "not-held",
    "map",
    "used",
    "moment",
    "other-faction",
    "discards",
    "no-expert",
    "limit",
    "toll",
    "power",
    "no-target",
    "no-use",
    "no-aim",
    "fallen",
    "acid",
    "not-its-turn",
    "attacked",
    "tower",
    "tower-stays",
    "stepped",
    "engaged",
    "held",
    "out-of-reach",
    "occupied",
    "other-side",
    "backline",
    "wall",
    "wall-shot",
    "moved",
    "must-attack",
    "too-far",
)


def why_not(s: State, seat: int, ref: str) -> Text | None:
    """For a thing that no option of the open decision touches."""
    kind, _, name = ref.partition(":")
    if s.result is not None or not _fights(s, seat):
        return None
    side = _side_of(s, seat)
    if kind == "card":
        return _card(s, side, name)
    if kind == "unit":
        return _unit(s, side, name)
    if kind == "space" and name in BY_NAME:
        return _space(s, side, BY_NAME[name])
    if kind == "wall" and name in BY_NAME:
        return _wall(s, side, BY_NAME[name])
    return None


def _fights(s: State, seat: int) -> bool:
    """Whether a combat goes on in which the seat moves units."""
    if s.battle is None:
        return False
    return any(army.seat == seat and not army.ai for army in s.battle.armies)


def _reason(code: str, **args: object) -> Text:
    return Text(f"homm3-why-{code}", args)


def _side_of(s: State, seat: int) -> int:
    """The side whose units the seat moves."""
    return next(n for n, army in enumerate(s.fight.armies) if army.seat == seat and not army.ai)


def _acting(s: State, side: int) -> Unit | None:
    """The active unit, if it is of that side and no attack is being resolved."""
    b = s.fight
    if b.active < 0 or b.attack is not None or b.units[b.active].side != side:
        return None
    return b.units[b.active]


# ---- cards ----


def _card(s: State, side: int, name: str) -> Text | None:
    player = s.player_of(side)
    if name not in CARDS:
        return None
    if player is None or name not in (*player.hand, player.permanent):
        return _reason("not-held", card=name)
    card = CARDS[name]
    lies = name == player.permanent and name not in player.hand
    effects = [e for e in card.effects if e.mode.startswith("use") is lies]
    moments = sorted({moment for e in effects for moment in _moments(e)})
    if not moments:
        return _reason("map", card=name)  # H3-10.67
    if lies and s.fight.armies[side].used:
        return _reason("used", card=name)  # H3-5.25
    now = s.fight.moment or (Moment.ACTIVE if _may_begin(s, side) else "")
    found = [
        _obstacle(s, side, player, card, effect) for effect in effects if now in _moments(effect)
    ]
    if not found:
        return _reason("moment", card=name, moments=moments)  # H3-5.20
    return found[0] if None not in found else _reason("not-your-turn")


def _may_begin(s: State, side: int) -> bool:
    """A unit of the side is active and has not attacked (H3-5.22)."""
    return _acting(s, side) is not None and not s.fight.attacked


def _moments(effect: Effect) -> frozenset[str]:
    """The moments of a combat at which it may be used (H3-10.67)."""
    if effect.timing in (Timing.ACTIVATION, Timing.ONGOING, Timing.PERMANENT):
        return effect.moments & {Moment.ACTIVE}
    return effect.moments - MAP_MOMENTS


def _obstacle(s: State, side: int, player: Player, card: Card, effect: Effect) -> Text | None:
    """What stands in the way of this use of a card at a moment that is right."""
    if card.faction and card.faction != player.faction:
        return _reason("other-faction", card=card.id, faction=card.faction)  # H3-5.34
    if effect.discards and effect.discards >= len(player.hand):
        return _reason("discards", card=card.id, count=effect.discards)
    if effect.expert and not player.experts:
        return _reason("no-expert", card=card.id)  # H3-5.31
    if effect.casts:
        barred = _cannot_cast(s, side, card)
        if barred is not None:
            return barred
    have = power_for(s, side, card)
    if effect.cost > have:
        return _reason("power", card=card.id, need=effect.cost, have=have)  # H3-5.46
    fx = Play(s, side, card, effect)
    if not effect.can(fx) or (effect.targets is not None and not effect.targets(fx)):
        return _reason("no-target", card=card.id)
    return _reason("no-use", card=card.id) if effect.power else None  # H3-5.47


def _cannot_cast(s: State, side: int, card: Card) -> Text | None:
    army = s.fight.armies[side]
    if army.casts >= army.limit:
        return _reason("limit", card=card.id, count=army.limit)  # H3-5.50
    taker = tolls.unpaid(s, side, card.id)
    return _reason("toll", unit=taker.name) if taker is not None else None


# ---- units ----


def _unit(s: State, side: int, name: str) -> Text | None:
    b = s.fight
    target = next((u for u in b.units if u.name == name), None)
    if target is None or b.phase < CombatPhase.ROUND:
        return None
    if not target.alive:
        return _reason("fallen", unit=name)
    casting = b.casting
    if casting is not None and casting.side == side and not (casting.units or b.moment):
        return _reason("no-aim", card=casting.card, unit=name)
    u = _acting(s, side)
    if u is None:
        return _reason("not-your-turn")
    if target.side == side:
        if target is u:
            return None
        return _reason("not-its-turn", unit=name, active=u.name)  # H3-10.30
    return _no_attack(s, u, target)


def _no_attack(s: State, u: Unit, target: Unit) -> Text | None:
    b = s.fight
    if b.attacked:
        return _reason("attacked", unit=u.name)
    if u.type == UnitType.RANGED:
        if b.moved:
            return _reason("stepped", unit=u.name)  # H3-9.10
        return _reason("engaged", unit=u.name) if engaged(s, u) else None  # H3-9.11
    if target.number == b.tower:
        return _reason("tower", unit=u.name)  # H3-10.104
    return _out_of_reach(s, u)


def _out_of_reach(s: State, u: Unit) -> Text:
    return _reason("held" if s.fight.held else "out-of-reach", unit=u.name)


# ---- spaces ----


def _space(s: State, side: int, at: int) -> Text | None:
    b = s.fight
    if b.phase == CombatPhase.DEPLOY:
        return _place(s, side, at)
    if b.phase < CombatPhase.ROUND:
        return None
    u = _acting(s, side)
    if u is None:
        return _reason("not-your-turn")
    if u.at == OFF:
        return _reason("tower-stays")  # H3-10.104
    if at == u.at:
        return None
    if unit_at(b, at) is not None:
        return _reason("occupied")  # H3-10.17
    if barriers(b, side) >> at & 1:
        acid = any(e.what == "acid" and e.at == at for e in b.ongoing)
        return _reason("acid" if acid else "wall")  # H3-10.101
    if b.held:
        return _reason("held", unit=u.name)
    if b.moved:
        return _reason("moved", unit=u.name)
    if reachable(s, u) >> at & 1:
        return _reason("must-attack", unit=u.name)  # H3-10.43
    return _reason("too-far", unit=u.name, steps=steps_of(s, u))  # H3-9.10


def _place(s: State, side: int, at: int) -> Text:
    b = s.fight
    if b.turn != side:
        return _reason("not-your-turn")
    if unit_at(b, at) is not None:
        return _reason("occupied")
    if not OWN_SIDE[side] >> at & 1:
        return _reason("other-side")  # H3-10.15
    return _reason("backline")  # H3-10.22


def _wall(s: State, side: int, at: int) -> Text | None:
    b = s.fight
    if b.phase < CombatPhase.ROUND or not walls_of(s) >> at & 1:
        return None
    u = _acting(s, side)
    if u is None:
        return _reason("not-your-turn")
    if u.type == UnitType.RANGED:
        return _reason("wall-shot", unit=u.name)  # H3-10.102
    if b.attacked:
        return _reason("attacked", unit=u.name)
    return _out_of_reach(s, u)
