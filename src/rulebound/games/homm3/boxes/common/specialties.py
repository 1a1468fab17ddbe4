"""What Specialties of several heroes share (H3-5.60).

They are no Spells: the spell limit does not count them, even those that power makes stronger.
"""

from collections.abc import Callable

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.combat.cards import (
    Card,
    Effect,
    Mode,
    Play,
    Timing,
    card,
)
from rulebound.games.homm3.map.ways import (
    Doubling,
    attack,
    defense,
    lasting,
)
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.heroes import HEROES
from rulebound.games.homm3.model.spaces import NEXT_TO, SPACES
from rulebound.games.homm3.table.asking import pick_space

Ways = tuple[Effect, ...]
Script = Callable[[Play], Flow[None]]


def specialties(hero: str, one: Ways, four: Ways, six: Ways) -> None:
    """Register the three cards of a hero."""
    for level, ways in ((1, one), (4, four), (6, six)):
        card(Card(f"{hero}_{level}", CardKind.SPECIALTY, ways, HEROES[hero].box, hero=hero))


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
            part="grade",
        )
        for grade, cost in enumerate(costs)
    )


def attack_or_defense(double: Doubling) -> Ways:
    return attack(Mode.TOP, 1, double), defense(Mode.BOTTOM, 1, double)


# ---- favourite units ----


def favours(hero: str, double: Doubling, *, four: str, six: str, more: int = 1) -> None:
    """1 attack or 1 defense, then two lasting bonuses; all doubled for the favourite units."""
    specialties(
        hero,
        attack_or_defense(double),
        (lasting(Mode.BASIC, four, 1, double),),
        (lasting(Mode.BASIC, six, more, double),),
    )


# ---- areas ----


def around(fx: Play, at: int, centre: bool) -> list[Unit]:
    spaces = NEXT_TO[at] | (1 << at if centre else 0)
    return [u for u in fx.all(damages=True) if u.at >= 0 and spaces >> u.at & 1]


def area(amount: int, timing: Timing, discards: int, *, centre: bool) -> Effect:
    """Damage to all units next to a space, friends too; with ``centre`` on it as well."""

    def aim(fx: Play) -> Flow[None]:
        at = yield from pick_space(
            fx.seat,
            Text("homm3-ask-space", {"card": fx.card.id}),
            lambda: [at for at in range(SPACES) if around(fx, at, centre)],
        )
        fx.spaces = (at,)

    def do(fx: Play) -> Flow[None]:
        for unit in around(fx, fx.spaces[0], centre):
            fx.damage(unit, amount)
        return
        yield

    return Effect(Mode.BASIC, timing, do, aim=aim, discards=discards)
