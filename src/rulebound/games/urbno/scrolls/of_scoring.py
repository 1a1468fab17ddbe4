"""The scrolls that change what the activator writes: 3, 11 and 12."""

from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.urbno.amounts import Amount
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.scrolls.scroll import Scroll
from rulebound.games.urbno.state import State


class DoublePoints(Scroll):
    """UR-15.3: the mission's points count twice; a loss does not, unless the switch says so."""

    lasting = True

    def score(self, s: State, points: int) -> int:
        return points * 2 if points > 0 or s.rules.scroll3_applies_to == "any" else points


class OneTrickFewer(Scroll):
    """UR-15.11: the activator may change the number of their tricks, in fixed missions."""

    lasting = True

    def why_not(self, s: State) -> str:
        return "" if MISSIONS[s.mission].fixed else "timing"

    def before_scoring(self, s: State) -> Flow[None]:
        """Asked only where tricks are counted and the activator has one (UR-D32)."""
        mission = MISSIONS[s.mission]
        count = s.count(s.activator)
        deltas = [delta for delta in s.rules.scroll11_delta_options if count + delta >= 0]
        if not mission.fixed or mission.goal.unit != "tricks" or not count or not deltas:
            return
        option = yield Decision(
            s.activator,
            Text("urbno-ask-count", {"count": count}),
            lambda: (
                *(Amount("count", delta) for delta in deltas),
                Option("keep-count", (), "keep count", 0),
            ),
        )
        s.delta = option.data


class PointPerTrick(Scroll):
    """UR-15.12: a point for every trick, besides."""

    lasting = True

    def score(self, s: State, points: int) -> int:
        return points + s.count(s.activator)


double_points: Final = DoublePoints(3)
one_trick_fewer: Final = OneTrickFewer(11)
point_per_trick: Final = PointPerTrick(12)
