"""Abilities (H3-5.30) of the Tower."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.abilities import ability, school_card
from rulebound.games.homm3.boxes.common.artifacts import for_turn
from rulebound.games.homm3.boxes.tower import BOX
from rulebound.games.homm3.combat.cards import (
    Card,
    Effect,
    Mode,
    Moment,
    Play,
    Timing,
    card,
)
from rulebound.games.homm3.map import cards
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.kinds import SCHOOLS


def _wider(mode: str, count: int) -> Effect:
    """A Search that is about to be made looks at so many cards."""

    def do(fx: Play) -> Flow[None]:
        fx.s.search = count
        return
        yield

    return Effect(
        mode,
        Timing.INSTANT,
        do,
        frozenset((Moment.SEARCHING,)),
        lambda fx: 0 < fx.s.search < count,
        expert=mode == Mode.EXPERT,
    )


card(
    Card(
        "scouting",
        CardKind.ABILITY,
        (_wider(Mode.BASIC, 3), _wider(Mode.EXPERT, 5)),
        BOX,
        copies=2,
    )
)


for _school in SCHOOLS:
    _copies = 1 if _school == "fire" else 2
    school_card(f"{_school}_magic", _school, BOX, _copies, powers=True)

# ---- Pathfinding ----

ability(
    "pathfinding",
    for_turn(Mode.BASIC, cards.PASSES_GUARDS),
    for_turn(Mode.EXPERT, cards.PASSES_BLOCKED, cards.PASSES_BORDERS),
    box=BOX,
)
