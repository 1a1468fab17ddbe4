"""The scrolls that change the resource phase: 6, 9 and 15."""

from typing import Final

from rulebound.games.urbno import events
from rulebound.games.urbno.resources import COMBINATIONS, grant
from rulebound.games.urbno.scrolls.scroll import Scroll
from rulebound.games.urbno.state import State


class NoResources(Scroll):
    """UR-15.6: nobody takes resources."""

    no_resources = True


class DoubleSupply(Scroll):
    """UR-15.9: two different combinations, no scroll (UR-D45)."""

    combinations = ((1, 2), (1, 3), (2, 3))


class ShareInEverything(Scroll):
    """UR-15.15: the activator gets what all the others have taken, besides (UR-D34)."""

    def after_resources(self, s: State) -> None:
        chosen = [
            COMBINATIONS[n] for x in range(s.seats) if x != s.activator for n in s.combinations[x]
        ]
        crystals, cubes = grant(
            s, s.activator, sum(c.crystals for c in chosen), sum(c.cubes for c in chosen)
        )
        s.tell(events.Shared, seat=s.activator, crystals=crystals, cubes=cubes)


no_resources: Final = NoResources(6)
double_supply: Final = DoubleSupply(9)
share_in_everything: Final = ShareInEverything(15)
