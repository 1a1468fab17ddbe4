"""What is said of choices to people who ask: on the map of the realm, in a combat of the fight."""

from collections.abc import Sequence
from typing import Final

from rulebound.core.flow import Text
from rulebound.core.insight import Judgement
from rulebound.core.teaching import Fork, Teacher
from rulebound.games.homm3.combat import reasons as in_combat
from rulebound.games.homm3.combat.insight import INSIGHT
from rulebound.games.homm3.forms import SCENARIO, form_of
from rulebound.games.homm3.map import reasons as on_map
from rulebound.games.homm3.map.judgement import JUDGEMENT
from rulebound.games.homm3.model.state import State


def _judgement(s: State) -> Judgement[State]:
    return JUDGEMENT if form_of(s) is SCENARIO else INSIGHT.judgement


def _reasons(fork: Fork[State]) -> Sequence[Text]:
    fighting = fork.before.battle is not None
    return in_combat.reasons(fork) if fighting else on_map.reasons(fork)


def _round(s: State) -> int:
    """On the map its Rounds, otherwise those of the combat."""
    if form_of(s) is SCENARIO:
        return s.map.round
    return 0 if s.battle is None else s.battle.round


TEACHER: Final = Teacher(_judgement, _reasons, _round)
