"""Specialties (H3-5.60) of the core heroes: three cards each, at the levels I, IV and VI.

They are no Spells: the spell limit does not count them, even those that power makes stronger.
"""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import Flow, Text, plain
from rulebound.games.homm3.combat import harm, targets
from rulebound.games.homm3.combat.cards import (
    AFTER_DAMAGE,
    ON_MAP,
    Card,
    CardKind,
    Effect,
    Moment,
    Play,
    Timing,
    card,
)
from rulebound.games.homm3.combat.harm import wounds
from rulebound.games.homm3.map.ways import (
    Doubling,
    attack,
    defense,
    has_cards_to_draw,
    lasting,
    twice_for,
)
from rulebound.games.homm3.model.battle import Cover, Unit
from rulebound.games.homm3.model.heroes import HEROES
from rulebound.games.homm3.model.kinds import Face, UnitType, face
from rulebound.games.homm3.table.asking import ask

BASIC: Final = "basic"
TOP: Final = "top"
BOTTOM: Final = "bottom"

Ways = tuple[Effect, ...]
Script = Callable[[Play], Flow[None]]


def specialties(hero: str, one: Ways, four: Ways, six: Ways) -> None:
    """Register the three cards of a hero."""
    for level, ways in ((1, one), (4, four), (6, six)):
        card(Card(f"{hero}_{level}", CardKind.SPECIALTY, ways, HEROES[hero].box))


def graded(
    costs: tuple[int, int, int],
    do: Script,
    moments: frozenset[str],
    targets: Callable[[Play], list[Unit]],
    aim: Script | None = None,
) -> Ways:
    """Stronger the more power is spent, as for a spell."""
    return tuple(
        Effect(
            f"grade-{grade + 1}",
            Timing.INSTANT,
            do,
            moments,
            targets=targets,
            aim=aim,
            cost=cost,
            grade=grade,
        )
        for grade, cost in enumerate(costs)
    )


def attack_or_defense(double: Doubling) -> Ways:
    return attack(TOP, 1, double), defense(BOTTOM, 1, double)


# ---- favourite units ----


def favours(hero: str, double: Doubling, *, four: str, six: str, more: int = 1) -> None:
    """1 attack or 1 defense, then two lasting bonuses; all doubled for the favourite units."""
    specialties(
        hero,
        attack_or_defense(double),
        (lasting(BASIC, four, 1, double),),
        (lasting(BASIC, six, more, double),),
    )


favours("catherine", twice_for("crusaders"), four="health", six="initiative")
favours("mutare", twice_for(trait="dragons"), four="health", six="initiative")
favours("tamika", twice_for("dread_knights"), four="health", six="initiative")

# ---- healers ----


def _medic(heals: int, *, cures: bool = True, draws: int = 1, discards: int = 0) -> Effect:
    """Damage or the paralysis comes off a unit; cards are drawn even if nobody needs help."""

    def patients(fx: Play) -> list[Unit]:
        if fx.on_map:
            return []
        return [u for u in fx.own() if wounds(u) or (cures and u.paralysed)]

    def aim(fx: Play) -> Flow[None]:
        if patients(fx):
            unit = yield from fx.choose(lambda: patients(fx))
            fx.units = (unit,)

    def do(fx: Play) -> Flow[None]:
        for unit in fx.units:
            if cures and unit.paralysed and (not wounds(unit) or (yield from _cures(fx))):
                harm.free(fx.s, unit)
            else:
                fx.heal(unit, heals)
        fx.draw(draws)
        yield from fx.discard(discards)

    def can(fx: Play) -> bool:
        return bool(patients(fx)) or has_cards_to_draw(fx)

    return Effect(BASIC, Timing.INSTANT, do, AFTER_DAMAGE | ON_MAP, can, aim=aim)


def _cures(fx: Play) -> Flow[bool]:
    option = yield from ask(
        fx.seat,
        Text("homm3-ask-medic", {"unit": fx.unit.name}),
        lambda: (plain("heal"), plain("cure")),
    )
    return option.kind == "cure"


specialties(
    "rion",
    (_medic(1, cures=False),),
    (_medic(1),),
    (_medic(2, draws=2, discards=1),),
)

# ---- Resurrection ----


def _in_mortal_danger(fx: Play) -> list[Unit]:
    """Each grade is for units of one tier (H3-10.61)."""
    return [u for u in targets.attacked(fx) if u.tier == fx.grade]


def _cancel_attack(fx: Play) -> Flow[None]:
    assert fx.attack is not None
    fx.attack.cancelled = True
    return
    yield


def _resurrection(*costs: int) -> Ways:
    bronze, silver, gold = costs
    return graded(
        (bronze, silver, gold), _cancel_attack, frozenset((Moment.LETHAL,)), _in_mortal_danger
    )


specialties("alamar", _resurrection(1, 2, 4), _resurrection(0, 1, 3), _resurrection(0, 0, 2))


# ---- covers (H3-10.68) ----


def _layers(unit: Unit) -> list[str]:
    """The cards that lie on a unit, the uppermost first."""
    found, cover = [], unit.cover
    while cover is not None:
        found.append(cover.card)
        cover = cover.below
    return found


def _horde(unit: str, shown: Face) -> Effect:
    """Lies on a Pack; a Legion stays on top of it."""

    def packs(fx: Play) -> list[Unit]:
        return [
            u for u in fx.own() if u.kind.id == unit and u.pack and fx.card.id not in _layers(u)
        ]

    def do(fx: Play) -> Flow[None]:
        new = Cover(fx.card.id, shown)
        legion = fx.unit.cover
        _put_on(fx, new if legion is None else legion._replace(below=new))
        return
        yield

    return Effect(BASIC, Timing.INSTANT, do, targets=packs, cover=shown)


def _legion(unit: str, shown: Face) -> Effect:
    """Lies on a Few, a Pack or a Horde."""

    def units(fx: Play) -> list[Unit]:
        return [u for u in fx.own() if u.kind.id == unit and fx.card.id not in _layers(u)]

    def do(fx: Play) -> Flow[None]:
        _put_on(fx, Cover(fx.card.id, shown, below=fx.unit.cover))
        return
        yield

    return Effect(BASIC, Timing.INSTANT, do, targets=units, cover=shown)


def _put_on(fx: Play, cover: Cover) -> None:
    fx.unit.cover = cover
    fx.laid = True
    harm.refit(fx.s, fx.unit)
    fx.s.tell("covered", unit=fx.unit.name, card=fx.card.id)


specialties(
    "sandro",
    (_horde("necropolis_skeletons", face(UnitType.GROUND, (3, 1, 2, 6), None)),),
    (_horde("necropolis_zombies", face(UnitType.GROUND, (4, 1, 3, 5), None)),),
    (_legion("necropolis_skeletons", face(UnitType.GROUND, (4, 1, 2, 6), None)),),
)
