"""Abilities of several units that do something besides (H3-9.13): drain, poison, paralyse, draw."""

from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.log import Poisoned
from rulebound.games.homm3.boxes.common.unit_attacks import pick
from rulebound.games.homm3.combat import dice, harm, tokens
from rulebound.games.homm3.combat.moves import walls_of
from rulebound.games.homm3.combat.values import everybody
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import Ability, Other, UnitType, When
from rulebound.games.homm3.model.spaces import MIDDLE, NAMES, OFF, spaces_in
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask


def drains(amount: int) -> Ability:
    """The target does not strike back, and afterwards the unit takes damage off itself."""

    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        harm.heal(s, u, amount)
        return
        yield

    return Ability(
        "drains", When.ATTACK, (("count", amount),), no_retaliation=True, finishes=script
    )


def poisons(count: int = 1, timing: str = When.ATTACK) -> Ability:
    """Cubes on the target: each time it activates one comes off and it takes 1 damage.

    With the timing ``passive`` every attack does so, striking back included.
    """

    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        if target.alive:
            target.poison += count
            s.tell(Poisoned, unit=target.name, count=count)
        return
        yield

    text = "poisons" if timing == When.ATTACK else "poisons-always"
    return Ability(text, timing, (("count", count),), strikes=script)


# ---- paralysis (H3-10.60) ----


def _paralyse(s: State, u: Unit, target: Unit) -> Flow[None]:
    harm.paralyse(s, target)
    return
    yield


def _paralyse_on_minus(s: State, u: Unit, target: Unit) -> Flow[None]:
    a = s.fight.attack
    if a is not None and -1 in a.faces:
        harm.paralyse(s, target)
    return
    yield


def _roll_to_paralyse(s: State, u: Unit, target: Unit) -> Flow[None]:
    """A roll of its own; the die of the attack does not count."""
    if target.alive and (yield from dice.roll_one(s, u.side, "paralyse", u)) == 0:
        harm.paralyse(s, target)


PARALYSES_ON_MINUS = Ability("paralyses-on-minus", When.ATTACK, strikes=_paralyse_on_minus)
PARALYSES_ON_ROLL = Ability("paralyses-on-roll", When.ATTACK, strikes=_roll_to_paralyse)
PARALYSES_STRIKING_BACK = Ability(
    "paralyses-striking-back", When.RETALIATION, strikes_back=_paralyse
)
PARALYSES_STRIKING_BACK_ON_ROLL = Ability(
    "paralyses-striking-back-on-roll", When.RETALIATION, strikes_back=_roll_to_paralyse
)


# ---- cards ----


def whose_deck(s: State, u: Unit) -> int:
    """The player whose deck a unit's ability may use; -1: without their Main Hero there it may not
    (H3-4.13, H3-5.1, H3-10.6)."""
    army = s.fight.armies[u.side]
    return army.player if army.hero else -1


def _draw_on_minus(s: State, u: Unit, target: Unit) -> Flow[None]:
    player, attack = whose_deck(s, u), s.fight.attack
    if player >= 0 and attack is not None:
        decks.draw(s, player, attack.faces.count(-1))
    return
    yield


def _draw_one(s: State, u: Unit) -> Flow[None]:
    player = whose_deck(s, u)
    if player >= 0:
        decks.draw(s, player)
    return
    yield


DRAWS_ON_MINUS = Ability("draws-on-minus", When.ATTACK, rolls=_draw_on_minus)
DRAWS_AT_START = Ability("draws-at-start", When.PASSIVE, starts=_draw_one)


# ---- activation ----


def heals_itself(amount: int) -> Ability:
    """When it activates it takes damage off itself."""

    def script(s: State, u: Unit) -> Flow[None]:
        harm.heal(s, u, amount)
        return
        yield

    return Ability("heals-itself", When.ACTIVATION, (("count", amount),), activates=script)


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
