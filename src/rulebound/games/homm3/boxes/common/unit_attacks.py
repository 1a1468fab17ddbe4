"""Abilities of several units that bring further attacks, or more harm with one (H3-9.13)."""

from collections.abc import Callable, Sequence
from typing import Final

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.combat import ai, dice, harm
from rulebound.games.homm3.combat.attack import attack, strike_back
from rulebound.games.homm3.combat.moves import blocked_for, put
from rulebound.games.homm3.combat.values import adjacent, beside, immune, unit_at
from rulebound.games.homm3.combat.windows import settle
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import Ability, Harm, When
from rulebound.games.homm3.model.spaces import NAMES, OFF, behind
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table.asking import confirm, maybe_unit, pick_unit

# ---- choosing ----


def chosen(s: State, u: Unit, units: Sequence[Unit]) -> Sequence[Unit]:
    """Whom an ability offers that may hit anybody; the AI prefers foes (H3-10.117)."""
    if s.fight.armies[u.side].ai:
        return [y for y in units if y.side != u.side] or units
    return units


def pick(s: State, u: Unit, what: str, units: Callable[[], Sequence[Unit]]) -> Flow[Unit]:
    """The controller picks one; there must be one."""
    prompt = Text(f"homm3-ask-{what}", {"unit": u.name})
    unit = yield from pick_unit(s, s.seat_of(u.side), prompt, lambda: chosen(s, u, units()))
    return unit


# ---- attacks that are followed by another (H3-17.37) ----


def second_shot(text: str, after: Callable[[tuple[int, ...]], bool]) -> Ability:
    """A distant target is shot again, after faces that allow it."""

    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        a = s.fight.attack
        assert a is not None
        if target.alive and not adjacent(u, target) and after(a.faces):
            yield from attack(s, u, target, first=False)

    return Ability(text, When.ATTACK, follows=script, shoots_again=after)


SECOND_SHOT = second_shot("second-shot", lambda faces: True)
SECOND_SHOT_ON_BAD_DIE = second_shot(
    "second-shot-on-bad-die", lambda faces: any(face < 1 for face in faces)
)


def line_attack(value: int) -> Ability:
    """Whoever stands behind the target is attacked as well, friend or foe."""

    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        at = behind(u.at, target.at)
        second = unit_at(s.fight, at)
        if second is not None:
            yield from attack(s, u, second, first=False, value=value)

    return Ability("line-attack", When.ATTACK, (("count", value),), follows=script)


def attacks_beside(value: int) -> Ability:
    """Some unit next to the target must be attacked as well, friend or foe (H3-17.78)."""

    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        b = s.fight
        if target.at == OFF or not beside(b, target.at):
            return
        second = yield from pick_unit(
            s,
            s.seat_of(u.side),
            Text("homm3-ask-attack-beside", {"unit": u.name, "target": target.name}),
            lambda: chosen(s, u, beside(b, target.at)),
        )
        yield from attack(s, u, second, first=False, value=value)

    return Ability("attacks-beside", When.ATTACK, (("count", value),), follows=script)


# ---- after the attack ----


def _return(s: State, u: Unit, target: Unit) -> Flow[None]:
    """To the space where the activation began, if the controller likes."""
    b = s.fight
    home = b.came_from
    if u.at == home or blocked_for(s, u) >> home & 1:
        return
    army = b.armies[u.side]
    back = army.ai or (
        yield from confirm(
            army.seat, Text("homm3-ask-return", {"unit": u.name, "space": NAMES[home]}), "return"
        )
    )
    if back:
        put(s, u, home)


FLIES_BACK = Ability("flies-back", When.ATTACK, finishes=_return)
HITS_AND_FLIES_BACK = Ability(
    "hits-and-flies-back", When.ATTACK, no_retaliation=True, finishes=_return
)


# ---- further attacks ----


def _attack_again(s: State, u: Unit, target: Unit) -> Flow[None]:
    """An attack of its own, with its own striking back (H3-17.37)."""
    if target.alive and adjacent(u, target):
        yield from attack(s, u, target, first=False)
        yield from strike_back(s, u)


ATTACKS_AGAIN: Final = Ability("attacks-again", When.ATTACK, finishes=_attack_again)


def _another(s: State, u: Unit, others: Callable[[], Sequence[Unit]]) -> Flow[Unit | None]:
    """One more unit to attack, if the controller likes; the AI always does (H3-10.117)."""
    if s.fight.armies[u.side].ai:
        return (yield from ai.preferred(s, u, [y for y in others() if y.side != u.side]))
    prompt = Text("homm3-ask-attack-another", {"unit": u.name})
    return (yield from maybe_unit(s, s.seat_of(u.side), prompt, others))


def _attack_another(s: State, u: Unit, target: Unit) -> Flow[None]:
    """The target has no health left: it fell, or it was knocked down to a Few."""
    b = s.fight
    if not b.felled >> target.number & 1:
        return
    other = yield from _another(s, u, lambda: [y for y in beside(b, u.at) if y is not target])
    if other is not None:
        yield from attack(s, u, other, first=False)
        yield from strike_back(s, u)


ATTACKS_ANOTHER: Final = Ability("attacks-another", When.ATTACK, finishes=_attack_another)


def _foes_beside(s: State, u: Unit, target: Unit) -> list[Unit]:
    """The enemies next to it that it does not attack already."""
    return [y for y in beside(s.fight, u.at) if y is not target and y.side != u.side]


def _attack_without_answer(s: State, u: Unit, y: Unit) -> Flow[None]:
    s.fight.excused |= 1 << y.number
    yield from attack(s, u, y, first=False)


def _attack_a_second(s: State, u: Unit, target: Unit) -> Flow[None]:
    other = yield from _another(s, u, lambda: _foes_beside(s, u, target))
    if other is not None:
        yield from _attack_without_answer(s, u, other)


ATTACKS_TWO: Final = Ability(
    "attacks-two", When.ATTACK, no_retaliation=True, finishes=_attack_a_second
)


def attacks_all_around(text: str, *, friends: bool) -> Ability:
    """Everybody beside it, each with a die of its own; the controller picks the order."""

    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        done = {target.number}

        def left() -> list[Unit]:
            near = beside(s.fight, u.at)
            return [y for y in near if y.number not in done and (friends or y.side != u.side)]

        while u.alive and left() and not harm.decided(s):
            y = yield from pick(s, u, "attack-next", left)
            done.add(y.number)
            yield from _attack_without_answer(s, u, y)

    return Ability(text, When.ATTACK, no_retaliation=True, finishes=script)


# ---- more than the attack itself ----


def _scorch(s: State, u: Unit, target: Unit) -> Flow[None]:
    """Somebody next to a distant target is hurt, friend or foe."""
    b = s.fight
    if target.at == OFF or adjacent(u, target) or not beside(b, target.at):
        return
    victim = yield from pick(s, u, "scorch", lambda: beside(b, target.at))
    harm.hurt(s, victim, 1, by=u.side)


SCORCHES: Final = Ability("scorches", When.ATTACK, (("count", 1),), strikes=_scorch)


def _bite_another(s: State, u: Unit, target: Unit) -> Flow[None]:
    if _foes_beside(s, u, target):
        victim = yield from pick(s, u, "bite", lambda: _foes_beside(s, u, target))
        harm.hurt(s, victim, 1, by=u.side)
        yield from settle(s)


BITES_ANOTHER: Final = Ability(
    "bites-another", When.ATTACK, (("count", 1),), no_retaliation=True, declares=_bite_another
)


def stares(face: int) -> Ability:
    """Two dice after the attack: if both show the face, the side shown has no health left."""

    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        if not target.alive or immune(target, Harm("stare")):
            return
        thrown = (dice.throw(s), dice.throw(s))
        rerolls = dice.for_ability(s, u.side, u)
        faces = yield from dice.settle_dice(s, u.side, "stare", thrown, u, rerolls)
        if faces == (face, face):
            harm.hurt(s, target, harm.health_left(s.fight, target), by=u.side)

    return Ability("stares", When.ATTACK, (("face", dice.shown((face,))),), strikes=script)


def hurts_more(text: str, timing: str, faces: tuple[int, ...]) -> Ability:
    """A die after the attack: on these faces the target takes 1 more damage."""

    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        if target.alive and (yield from dice.roll_one(s, u.side, text, u)) in faces:
            harm.hurt(s, target, 1, by=u.side)

    return Ability(text, timing, (("count", 1),), strikes=script)


THUNDERS: Final = hurts_more("thunders", When.PASSIVE, (0, 1))
"""After every attack it makes, striking back included."""
