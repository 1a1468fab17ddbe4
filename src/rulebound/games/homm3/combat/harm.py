"""Damage, healing, tokens and defeat (H3-9.5, H3-10.60, H3-10.68)."""

from rulebound.games.homm3.combat import tokens
from rulebound.games.homm3.combat.values import has, health
from rulebound.games.homm3.model.battle import Battle, Ongoing, Unit
from rulebound.games.homm3.model.kinds import NO_KIT
from rulebound.games.homm3.model.log.cards import Returned
from rulebound.games.homm3.model.log.combat import (
    Broke,
    Defeated,
    Flipped,
    Freed,
    Healed,
    Hurt,
    Paralysed,
    Uncovered,
)
from rulebound.games.homm3.model.spaces import NAMES, OFF
from rulebound.games.homm3.model.state import State

"""Both sides, as bits."""


def refit(s: State, u: Unit) -> None:
    """Let the abilities work that belong to the side shown, unless something puts them to sleep."""
    b = s.fight
    asleep = u.cover is not None or any(
        e.what == "disrupted" and (e.unit == u.number or e.unit < 0) for e in b.ongoing
    )
    u.kit = NO_KIT if asleep else u.kind.face(u.pack).kit


def lethal(s: State, u: Unit, amount: int) -> bool:
    """Whether so much damage would take the unit out of the combat (H3-10.61)."""
    b = s.fight
    if u.original >= 0:
        return amount > 0
    bonus = health(b, u) - u.face.health
    cover = u.cover
    while cover is not None:
        amount -= cover.face.health + bonus - cover.damage
        if amount < 0:
            return False
        cover = cover.below
    left = u.damage + amount
    if u.pack and u.kind.pack is not None:
        left -= u.kind.pack.health + bonus
        if left < 0:
            return False
    if token := tokens.stack_on(b, u):
        left -= u.kind.few.health + bonus
        what, amount = tokens.STACK_TOKENS[token]
        bonus -= amount if what == "health" else 0
    return left >= u.kind.few.health + bonus and not _survives(u)


def _survives(u: Unit) -> bool:
    """By an ability of its last side; an overlay that breaks leaves it its abilities."""
    awake = u.cover is not None or u.kit is not NO_KIT
    return awake and any(survival.can(u) for survival in u.kind.few.kit.survives)


def knocks_down(s: State, u: Unit, amount: int) -> bool:
    """Whether so much damage would use up the side shown."""
    return amount >= health_left(s.fight, u)


def hurt(s: State, u: Unit, amount: int, source: str = "ability", by: int = -1) -> int:
    """Damage a unit; ``by`` is the side that did it. Returns the damage it took."""
    if amount <= 0 or not u.alive:
        return 0
    b = s.fight
    s.tell(
        Hurt,
        unit=u.name,
        amount=amount,
        source=source,
        left=max(0, health_left(b, u) - amount),
        health=health(b, u),
    )
    if u.paralysed:
        free(s, u)
    _wound(u, amount)
    for wounded in u.kit.wounded:
        wounded(s, u, by)
    settle_damage(s, u, by)
    return amount


def _wound(u: Unit, amount: int) -> None:
    """Damage falls on whatever lies on top."""
    if u.cover is not None:
        u.cover = u.cover._replace(damage=u.cover.damage + amount)
    else:
        u.damage += amount


def settle_damage(s: State, u: Unit, by: int = -1) -> None:
    """Uncover, flip or defeat a unit whose damage has reached its health (H3-9.5, H3-10.68)."""
    b = s.fight
    while u.alive and wounds(u) >= health(b, u):
        b.changed = True
        if u.cover is not None:
            rest = u.cover.damage - health(b, u)
            uncover(s, u)
            _wound(u, rest)
        elif u.pack and u.original < 0:
            u.damage -= health(b, u)
            u.pack = False
            u.flipped = True
            refit(s, u)
            left = max(0, health(b, u) - u.damage)
            s.tell(Flipped, unit=u.name, left=left, health=health(b, u))
        elif survives := [survival for survival in u.kit.survives if survival.can(u)]:
            survives[0].do(s, u)
        elif token := tokens.stack_on(b, u):
            u.damage -= health(b, u)
            tokens.lose_stack(s, u, token)
        else:
            defeat(s, u, by)


def defeat(s: State, u: Unit, by: int = -1) -> None:
    """The unit leaves the combat (H3-9.6)."""
    b = s.fight
    if not u.alive:
        return
    u.alive = False
    b.changed = True
    if u.number != b.tower and not u.lent:
        b.armies[u.side].lost += 1
    s.tell(Defeated, unit=u.name)
    for copy in b.units:
        if copy.original == u.number:
            defeat(s, copy, by)
    for gone in u.kind.few.kit.gone:
        gone(s, u)
    falls = u.kit.falls
    while u.cover is not None:
        uncover(s, u)
    end_effects(s, [e for e in b.ongoing if e.unit == u.number])
    for hook in falls:
        hook(s, u, by)


def uncover(s: State, u: Unit) -> None:
    """The card on top goes to its owner's discard pile (H3-10.68)."""
    assert u.cover is not None
    owner = s.player_of(u.side)
    if owner is not None:
        owner.discard += (u.cover.card,)
    s.tell(Uncovered, unit=u.name, card=u.cover.card)
    u.cover = u.cover.below
    refit(s, u)


def heal(s: State, u: Unit, amount: int) -> int:
    """Take up to so much damage off a unit; returns how much it was."""
    if u.cover is not None:
        off = min(amount, u.cover.damage)
        u.cover = u.cover._replace(damage=u.cover.damage - off)
    else:
        off = min(amount, u.damage)
        u.damage -= off
    if off:
        s.tell(Healed, unit=u.name, amount=off)
    return off


def wounds(u: Unit) -> int:
    """The damage that lies on it."""
    return u.damage if u.cover is None else u.cover.damage


def health_left(b: Battle, u: Unit) -> int:
    """What the side shown has left (H3-9.5)."""
    return health(b, u) - wounds(u)


def can_be_paralysed(u: Unit) -> bool:
    """H3-10.60: at most one token; some units are immune."""
    return u.alive and not u.paralysed and not u.kit.immune_to_paralysis


def paralyse(s: State, u: Unit) -> bool:
    """Put a Paralysis Token on a unit, if it can have one."""
    if not can_be_paralysed(u) or has(s.fight, u, "unfettered"):
        return False
    u.paralysed = True
    s.tell(Paralysed, unit=u.name)
    return True


def free(s: State, u: Unit) -> None:
    """Take the Paralysis Token off."""
    u.paralysed = False
    s.tell(Freed, unit=u.name)


def add_effect(s: State, effect: Ongoing) -> None:
    b = s.fight
    b.ongoing += (effect,)
    b.changed = True
    if effect.what == "disrupted":
        for u in b.units:
            refit(s, u)


def end_effects(s: State, ended: list[Ongoing]) -> None:
    """Ongoing effects end: their cards are discarded, changed health is tested at once."""
    if not ended:
        return
    b = s.fight
    gone = list(ended)
    kept = []
    for effect in b.ongoing:
        if effect in gone:
            gone.remove(effect)
        else:
            kept.append(effect)
    b.ongoing = tuple(kept)
    for effect in ended:
        if effect.lies:
            put_away(s, effect)
    for u in b.units:
        if any(e.what == "disrupted" for e in ended):
            refit(s, u)
        if u.alive and any(
            e.what == "health" and (e.unit == u.number or (e.unit < 0 and e.side == u.side))
            for e in ended
        ):
            settle_damage(s, u)


def put_away(s: State, effect: Ongoing) -> None:
    """The card of an ended effect goes to its owner's discard pile, or back to the hand."""
    owner = s.player_of(effect.side)
    if owner is not None:
        if effect.removed:
            owner.removed += (effect.card,)
        elif effect.returns:
            owner.hand += (effect.card,)
            owner.known += (effect.card,)
            s.tell(Returned, seat=s.fight.armies[effect.side].player, card=effect.card)
        else:
            owner.discard += (effect.card,)
        owner.discard += effect.helpers
        return
    ai = s.fight.armies[effect.side].ai_hero
    if ai is not None:
        ai.spell_discard += (effect.card,)


def decided(s: State) -> bool:
    """Whether one side has no units left, or the combat ended otherwise (H3-10.75)."""
    b = s.fight
    if b.winner >= 0 or b.ended:
        return True
    tower = b.tower
    side = -1
    for u in b.units:
        if u.alive and u.number != tower:
            side = u.side
            break
    # Units of a side come together, so the last is mostly an enemy; all() would take twice as long
    for u in reversed(b.units):  # noqa: SIM110
        if u.alive and u.side != side and u.number != tower:
            return False
    return True


def break_piece(s: State, at: int, by: str = "") -> None:
    """A Wall or the Gate falls (H3-10.102 to H3-10.104), broken by a unit or otherwise."""
    b = s.fight
    if b.gate == at:
        b.gate = OFF
        s.tell(Broke, piece="gate", space=NAMES[at], unit=by)
    else:
        b.walls &= ~(1 << at)
        s.tell(Broke, piece="wall", space=NAMES[at], unit=by)
    b.changed = True
    if b.siege and not b.walls and b.gate == OFF and b.tower >= 0:
        tower = b.units[b.tower]
        if tower.alive:
            defeat(s, tower)
