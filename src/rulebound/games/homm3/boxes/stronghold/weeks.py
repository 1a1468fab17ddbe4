"""Astrologers Proclaim cards of the Stronghold."""

from typing import Final

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.boxes.common.weeks_and_events import each
from rulebound.games.homm3.boxes.stronghold import BOX
from rulebound.games.homm3.combat.guards import draw_guards
from rulebound.games.homm3.map import unit_decks
from rulebound.games.homm3.map.in_combat import replaceable
from rulebound.games.homm3.map.weeks import (
    CRAG_HACK,
    JUDGE_DREAD,
    OFFENSE,
    Holds,
    Week,
    week,
)
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.kinds import KINDS, TIERS
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import confirm

GOBLINS: Final = "stronghold_goblins"


def _crag_hack(s: State, seat: int) -> Flow[None]:
    """The faction of Crag Hack may reinforce its Goblins for nothing."""
    if s.map.realms[seat].faction == Faction.STRONGHOLD and GOBLINS in unit_decks.reinforceable(
        s, seat
    ):
        text = Text("homm3-ask-goblins", {"troop": GOBLINS})
        if (yield from confirm(seat, text, "reinforce-free")):
            unit_decks.flip(s, seat, GOBLINS, pack=True)


week(Week(CRAG_HACK, BOX, do=each(_crag_hack), until=Holds.ROUND))


def _judge_dread(s: State, seat: int) -> Flow[None]:
    """All guards that were drawn may be replaced by a fresh draw."""
    if not replaceable(s):
        return
    if not (yield from confirm(seat, Text("homm3-ask-judge-dread"), "redraw-guards")):
        return
    for troop in replaceable(s):
        decks.lay_off(s, TIERS[KINDS[troop.kind].tier], troop.kind)
    s.fight.reserve[Side.DEFENDER] = ()
    draw_guards(s)


week(Week(JUDGE_DREAD, BOX, until=Holds.NEXT, guards=_judge_dread))
week(Week(OFFENSE, BOX, until=Holds.NEXT))
