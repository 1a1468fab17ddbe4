"""The forms of play: what a match of each is made of. Nobody else asks whether there is a map."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rulebound.core.advisor import Attempt, Horizon
from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.core.rng import Rng
from rulebound.games.homm3 import skirmish
from rulebound.games.homm3.combat import evaluate, fighting_out, position
from rulebound.games.homm3.combat import helps as combat_helps
from rulebound.games.homm3.combat import why as combat_why
from rulebound.games.homm3.combat.setup import new_table
from rulebound.games.homm3.combat.view import view as combat_view
from rulebound.games.homm3.map import advice, chance, helps, script, view, why
from rulebound.games.homm3.map import position as map_position
from rulebound.games.homm3.map.goals import finish
from rulebound.games.homm3.map.setup import new_world
from rulebound.games.homm3.map.wishes import wish, wishes
from rulebound.games.homm3.model.battle import CombatPhase
from rulebound.games.homm3.model.state import Stage, State
from rulebound.games.homm3.seam import Helps, View
from rulebound.games.homm3.table.tally import tally

RESIGN: Final = Option("resign")
RESIGN_SCENARIO: Final = Option("resign-scenario", notation=RESIGN.notation)
RESIGN_SIDE: Final = Option("resign-side", notation=RESIGN.notation)
"""On the map everyone on a side gives up together: words of their own say so."""


@dataclass(frozen=True, slots=True)
class Form:
    """What a match of a form is made of."""

    new: Callable[[int, Mapping[str, Any], Rng], State]
    play: Callable[[State], Flow[None]]
    view: Callable[[State, int | None], View]
    helps: Callable[[State, int | None], Helps]
    why_not: Callable[[State, int, str], Text | None]
    horizon: Callable[[State], Horizon[State]]
    advice: Callable[[State, Decision, Rng], Option | None]
    attempt: Callable[[State, int, Sequence[str], Rng], Attempt | None]
    read_position: Callable[[State, str], None]
    write_position: Callable[[State], str]
    allies: Callable[[State, int], tuple[int, ...]]
    asides: Callable[[State, int], tuple[Option, ...]]
    aside: Callable[[State, int, Option], None]


# ---- without a map ----


def _why_not(s: State, seat: int, ref: str) -> Text | None:
    return combat_why.why_not(s, seat, ref) if s.stage == Stage.FIGHTING else None


def _aside(s: State, seat: int, option: Option) -> None:
    if option == RESIGN:
        skirmish.resign(s, seat)
    else:
        fighting_out.aside(s, seat, option)


COMBAT: Final = Form(
    new=new_table,
    play=skirmish.play,
    view=combat_view,
    helps=combat_helps.helps,
    why_not=_why_not,
    horizon=evaluate.horizon,
    advice=lambda s, decision, rng: None,
    attempt=lambda s, seat, refs, rng: None,
    read_position=position.read_position,
    write_position=position.write_position,
    allies=lambda s, seat: (seat,),
    asides=lambda s, seat: (RESIGN, *fighting_out.asides(s, seat)),
    aside=_aside,
)


# ---- on the map ----


def _map_view(s: State, seat: int | None) -> View:
    seen = combat_view(s, seat)
    seen["world"] = view.view(s, seat)
    if s.result is None:
        fighting = s.battle is not None and s.battle.phase != CombatPhase.OVER
        seen["stage"] = "fighting" if fighting else "map"
    return seen


def _map_helps(s: State, seat: int | None) -> Helps:
    if s.battle is None:
        return helps.helps(s, seat)
    return combat_helps.helps(s, seat)


def help_of(s: State, seat: int | None) -> Helps:
    """What a friend would point out; in the end, what everybody did."""
    found = form_of(s).helps(s, seat)
    if s.result is not None and s.log is not None:
        found["tally"] = tally(s.log.seen_by(None), len(s.players))
    return found


def _map_why_not(s: State, seat: int, ref: str) -> Text | None:
    if s.battle is None:
        return why.why_not(s, seat, ref)
    return combat_why.why_not(s, seat, ref)


def _map_allies(s: State, seat: int) -> tuple[int, ...]:
    return tuple(other for other in range(len(s.players)) if s.map.friends(seat, other))


def _map_asides(s: State, seat: int) -> tuple[Option, ...]:
    sides = [realm.team for realm in s.map.realms]
    alone = sides.count(sides[seat]) == 1
    resign = RESIGN_SCENARIO if alone else RESIGN_SIDE
    return (resign, *wishes(s, seat), *fighting_out.asides(s, seat))


def _map_aside(s: State, seat: int, option: Option) -> None:
    if option in fighting_out.OPTIONS:
        fighting_out.aside(s, seat, option)
        return
    if option != RESIGN:
        wish(s, seat, option)
        return
    others = [n for n in range(len(s.players)) if not s.map.friends(seat, n)]
    finish(s, others, "resigned", seat=seat)


SCENARIO: Final = Form(
    new=new_world,
    play=script.play,
    view=_map_view,
    helps=_map_helps,
    why_not=_map_why_not,
    horizon=evaluate.horizon_on_map,
    advice=advice.advise,
    attempt=chance.attempt,
    read_position=map_position.read_position,
    write_position=map_position.write_position,
    allies=_map_allies,
    asides=_map_asides,
    aside=_map_aside,
)
FORMS: Final[Mapping[str, Form]] = {"skirmish": COMBAT, "guards": COMBAT, "scenario": SCENARIO}


def form_of(s: State) -> Form:
    return FORMS[s.rules.form]
