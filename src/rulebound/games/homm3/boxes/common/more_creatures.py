"""Abilities that units of the boxes besides the core box share (H3-9.13)."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.creatures import chosen, ignores
from rulebound.games.homm3.combat import ai, dice, harm, tokens
from rulebound.games.homm3.combat.attack import attack, strike_back
from rulebound.games.homm3.combat.moves import walls_of
from rulebound.games.homm3.combat.values import adjacent, beside, everybody, health
from rulebound.games.homm3.combat.windows import settle
from rulebound.games.homm3.model.battle import Attack, Unit
from rulebound.games.homm3.model.kinds import Ability, Harm, Other, UnitType, When
from rulebound.games.homm3.model.spaces import MIDDLE, NAMES, OFF, spaces_in
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table.asking import ask, maybe_unit, pick_unit

# ---- rules that stand ----

SHRUGS_OFF: Final = Ability("shrugs-off", shrugs_off=True)
HOLDS_NEIGHBOURS: Final = Ability("holds-neighbours", holds_neighbours=True)
CASTING_COSTS_A_CARD: Final = Ability("casting-costs-card", casting_costs="card")


def weakly_struck_back(s: State, a: Attack) -> int:
    return -1 if a.retaliation else 0


WEAKENS_RETALIATION: Final = Ability(
    "weakens-retaliation", When.ATTACK, (("count", 1),), enemy_attack=weakly_struck_back
)
UNTOUCHED_BY_SPELLS: Final = Ability(
    "untouched-by-spells", immune=lambda harm: harm.source == "spell"
)
"""Specialties work on it, their damage included."""


def unharmed_by(
    cards: Collection[str], schools: Collection[str] = ()
) -> Callable[[Harm, int], int]:
    """Spells of these names and schools do it no damage, but whatever else they do."""
    spared = ignores(cards, schools)
    return lambda harm, amount: 0 if spared(harm) else amount


UNHARMED_BY_ARROW_AND_FIRE: Final = Ability(
    "unharmed-by-arrow-and-fire",
    card_damage=unharmed_by(("magic_arrow",), ("fire",)),
)
IGNORES_FIRE: Final = Ability("ignores-fire", immune=ignores(schools=("fire",)))
SURVIVES_ONCE: Final = Ability("survives-once", survives_once=True)


def caps_damage(amount: int) -> Ability:
    return Ability(
        "caps-damage", args=(("count", amount),), damage_taken=lambda damage: min(damage, amount)
    )


# ---- choosing ----


def pick(s: State, u: Unit, what: str, units: Callable[[], Sequence[Unit]]) -> Flow[Unit]:
    """The controller picks one; there must be one."""
    prompt = Text(f"homm3-ask-{what}", {"unit": u.name})
    unit = yield from pick_unit(s, s.seat_of(u.side), prompt, lambda: chosen(s, u, units()))
    return unit


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
        if not target.alive or target.kit.ignores_stares:
            return
        thrown = (dice.throw(s), dice.throw(s))
        rerolls = dice.for_ability(s, u.side, u)
        faces = yield from dice.settle_dice(s, u.side, "stare", thrown, u, rerolls)
        if faces == (face, face):
            left = health(s.fight, target) - harm.wounds(target)
            harm.hurt(s, target, left, by=u.side)

    return Ability("stares", When.ATTACK, (("face", dice.shown((face,))),), strikes=script)


def hurts_more(text: str, timing: str, faces: tuple[int, ...]) -> Ability:
    """A die after the attack: on these faces the target takes 1 more damage."""

    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        if target.alive and (yield from dice.roll_one(s, u.side, text, u)) in faces:
            harm.hurt(s, target, 1, by=u.side)

    return Ability(text, timing, (("count", 1),), strikes=script)


THUNDERS: Final = hurts_more("thunders", When.PASSIVE, (0, 1))
"""After every attack it makes, striking back included."""


# ---- tokens ----


def weakens(amount: int) -> Ability:
    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        tokens.weaken(s, target, amount)
        return
        yield

    return Ability("weakens", When.ATTACK, (("count", amount),), strikes=script)


def _corrode(s: State, u: Unit, target: Unit) -> Flow[None]:
    tokens.corrode(s, target)
    return
    yield


CRUSHES: Final = Ability(
    "crushes", When.ATTACK, (("count", 2),), enemy_defense=lambda s, a: -2, strikes=_corrode
)


def strengthens(amount: int) -> Ability:
    """Instead of acting: an Attack token for a ground or flying unit."""

    def fighters(s: State) -> list[Unit]:
        return [y for y in everybody(s.fight) if y.type != UnitType.RANGED]

    def script(s: State, u: Unit) -> Flow[None]:
        target = yield from pick(s, u, "strengthen", lambda: fighters(s))
        tokens.strengthen(s, target, amount)

    other = Other(lambda s, u: bool(fighters(s)), script)
    return Ability("strengthens", When.OTHER, (("count", amount),), other=other)


# ---- sieges ----


def breaks_walls(text: str, *, tower: bool) -> Ability:
    """Instead of acting: a Wall or the Gate falls, from wherever the unit stands."""

    def aims(s: State) -> tuple[Option, ...]:
        b = s.fight
        found = [
            Option("knock-down", (f"wall:{NAMES[at]}",), data=at)
            for at in spaces_in(walls_of(s) & MIDDLE)
        ]
        if tower and b.tower >= 0 and b.units[b.tower].alive:
            found.append(Option("knock-down", (b.units[b.tower].ref,), data=OFF))
        return tuple(found)

    def script(s: State, u: Unit) -> Flow[None]:
        prompt = Text("homm3-ask-knock-down", {"unit": u.name})
        option = yield from ask(s.seat_of(u.side), prompt, lambda: aims(s))
        if option.data == OFF:
            harm.defeat(s, s.fight.units[s.fight.tower], u.side)
        else:
            harm.break_piece(s, option.data, u.name)

    return Ability(text, When.OTHER, other=Other(lambda s, u: bool(aims(s)), script))


BREAKS_WALLS_AND_TOWER: Final = breaks_walls("breaks-walls-and-tower", tower=True)
