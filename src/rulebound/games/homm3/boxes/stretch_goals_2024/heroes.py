"""Heroes and their Specialties (H3-5.60) of the Stretch Goals of 2024."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.specialties import specialties
from rulebound.games.homm3.boxes.common.statistics import power
from rulebound.games.homm3.boxes.stretch_goals_2024 import BOX
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    ANYTIME,
    CARDS,
    Effect,
    Mode,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.windows import cast
from rulebound.games.homm3.map.ways import (
    fetch,
)
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero
from rulebound.games.homm3.table import decks


def _arrows(fx: Play) -> list[str]:
    return [id_ for id_ in fx.player.discard if id_ == "magic_arrow"]


def _fetch_arrow(fx: Play) -> Flow[None]:
    yield from fetch(fx, _arrows)


def _arrow_targets(fx: Play) -> list[Unit]:
    if not _arrows(fx):
        return []
    arrow = CARDS["magic_arrow"]
    return targets.to_damage(Play(fx.s, fx.side, arrow, arrow.effects[fx.grade]))


def _cast_arrow(fx: Play) -> Flow[None]:
    """A Magic Arrow out of the discard pile, beyond the spell limit, with all the power spent."""
    assert fx.casting is not None
    arrow = CARDS["magic_arrow"]
    fx.player.discard = decks.without(fx.player.discard, arrow.id)
    fx.b.armies[fx.side].power = fx.casting.power
    yield from cast(fx.s, Play(fx.s, fx.side, arrow, arrow.effects[fx.grade]), counts=False)


def _hurt_two(fx: Play) -> Flow[None]:
    fx.damage(fx.unit, 2)
    return
    yield


hero("ciele", Faction.CONFLUX, "magic", (0, 0, 2, 3), "water_magic", BOX)
specialties(
    "ciele",
    (
        Effect(Mode.TOP, Timing.INSTANT, _fetch_arrow, ANYTIME, lambda fx: bool(_arrows(fx))),
        power(1, Mode.BOTTOM),
    ),
    (
        *(
            Effect(
                f"grade-{grade + 1}",
                Timing.INSTANT,
                _cast_arrow,
                can=lambda fx: bool(_arrow_targets(fx)),
                cost=cost,
                grade=grade,
                part="grade",
            )
            for grade, cost in enumerate((0, 1, 2))
        ),
        power(1, Mode.BOTTOM),
    ),
    (
        Effect(Mode.TOP, Timing.INSTANT, _hurt_two, targets=targets.to_damage),
        power(2, Mode.BOTTOM),
    ),
)
