"""Heroes and their Specialties (H3-5.60) of the Tower."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.finds import discards_for_one
from rulebound.games.homm3.boxes.common.specialties import (
    Ways,
    area,
    attack_or_defense,
    graded,
    specialties,
)
from rulebound.games.homm3.boxes.common.statistics import power
from rulebound.games.homm3.boxes.core.spells_air import nearest_two
from rulebound.games.homm3.boxes.tower import BOX
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    ANY,
    ANYTIME,
    AT_ACTIVATION,
    CARDS,
    Effect,
    Mode,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.values import adjacent
from rulebound.games.homm3.map.bargains import trade_in
from rulebound.games.homm3.map.ways import (
    attack,
    defense,
    draw,
    fetch,
    has_cards_to_draw,
    lasting,
    twice_for,
)
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.heroes import hero
from rulebound.games.homm3.table import decks

_MAGI: Final = twice_for("magi", "enchanters")
hero("dracon", Faction.TOWER, "magic", (0, 0, 2, 3), "wisdom", BOX)
specialties(
    "dracon",
    attack_or_defense(_MAGI),
    (trade_in("tower_magi", "neutral_enchanters", "gold"), draw(Mode.BOTTOM)),
    (lasting(Mode.BASIC, "initiative", 2, _MAGI),),
)
_GOLEMS: Final = twice_for(trait="golems")
hero("josephine", Faction.TOWER, "might", (1, 1, 2, 2), "sorcery", BOX)
specialties(
    "josephine",
    (lasting(Mode.BASIC, "health", 1, _GOLEMS),),
    attack_or_defense(_GOLEMS),
    (attack(Mode.BASIC, 2, _GOLEMS),),
)


def _spells_and_specialties(fx: Play) -> list[str]:
    return [
        id_
        for id_ in fx.player.discard
        if CARDS[id_].kind in (CardKind.SPELLCARD, CardKind.SPECIALTY)
    ]


def _fetch_magic(fx: Play) -> Flow[None]:
    yield from fetch(fx, _spells_and_specialties)


hero("adelaide", Faction.CASTLE, "magic", (1, 0, 2, 2), "wisdom", BOX)
specialties(
    "adelaide",
    (area(1, Timing.INSTANT, 1, centre=False),),
    (
        Effect(
            Mode.BASIC,
            Timing.INSTANT,
            _fetch_magic,
            ANYTIME,
            lambda fx: bool(_spells_and_specialties(fx)),
        ),
    ),
    (area(2, Timing.INSTANT, 2, centre=False),),
)


def _meteors(neighbours: int) -> Ways:
    """A unit and so many next to it, as far as there are any."""

    def aim(fx: Play) -> Flow[None]:
        def near() -> list[Unit]:
            return [u for u in targets.to_damage(fx) if adjacent(u, fx.unit) and u not in fx.units]

        for _ in range(neighbours):
            if near():
                unit = yield from fx.choose(near)
                fx.units += (unit,)

    def do(fx: Play) -> Flow[None]:
        for unit in fx.units:
            fx.damage(unit, (1, 2, 3)[fx.grade])
        return
        yield

    return graded((0, 2, 4), do, ANY, targets.to_damage, aim)


def _reshuffle_and_draw(fx: Play) -> Flow[None]:
    decks.reshuffle(fx.s, fx.player)
    fx.draw()
    return
    yield


hero("deemer", Faction.DUNGEON, "magic", (0, 0, 3, 2), "scouting", BOX)
specialties(
    "deemer",
    _meteors(1),
    (
        power(1, Mode.TOP),
        Effect(Mode.BOTTOM, Timing.INSTANT, _reshuffle_and_draw, ANYTIME, has_cards_to_draw),
    ),
    _meteors(2),
)

_GENIES: Final = twice_for("genies")
hero("iona", Faction.TOWER, "might", (1, 1, 2, 2), "intelligence", BOX)
specialties(
    "iona",
    (lasting(Mode.BASIC, "health", 1, _GENIES),),
    attack_or_defense(_GENIES),
    (defense(Mode.BASIC, 2, _GENIES),),
)


def _lightning(amounts: tuple[int, int, int]) -> Ways:
    """A unit and the two closest to it; power changes nothing."""

    def do(fx: Play) -> Flow[None]:
        open_to_it = fx.all(damages=True)
        for unit, amount in zip(fx.units, amounts, strict=False):
            if unit in open_to_it:
                fx.damage(unit, amount)
        return
        yield

    return (
        Effect(
            Mode.BASIC,
            Timing.ACTIVATION,
            do,
            AT_ACTIVATION,
            targets=targets.to_damage,
            aim=nearest_two,
        ),
    )


hero("solmyr", Faction.TOWER, "magic", (0, 0, 2, 3), "sorcery", BOX)
specialties(
    "solmyr",
    _lightning((1, 1, 0)),
    (discards_for_one(Mode.BASIC, 3),),
    _lightning((2, 1, 1)),
)
