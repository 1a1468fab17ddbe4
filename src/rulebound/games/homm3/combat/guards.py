"""Guards of a field (H3-9.20, H3-11.6)."""

from typing import Final

from rulebound.games.homm3 import decks
from rulebound.games.homm3.kinds import AZURE, TIERS
from rulebound.games.homm3.players import Troop
from rulebound.games.homm3.state import DEFENDER, State

GUARDS: Final = {  # field difficulty: by game difficulty the numbers of bronze, silver, gold, azure
    1: ((1, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 0)),
    2: ((2, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 0), (2, 1, 0, 0)),
    3: ((1, 1, 0, 0), (2, 1, 0, 0), (1, 2, 0, 0), (0, 3, 0, 0)),
    4: ((2, 1, 0, 0), (1, 2, 0, 0), (0, 3, 0, 0), (0, 2, 1, 0)),
    5: ((2, 1, 1, 0), (1, 2, 1, 0), (0, 2, 2, 0), (0, 1, 3, 0)),
    6: ((2, 2, 1, 0), (1, 2, 2, 0), (0, 2, 3, 0), (0, 1, 4, 0)),
    7: ((0, 0, 0, 1), (0, 0, 0, 2), (0, 0, 1, 2), (0, 0, 2, 2)),
}


def draw_guards(s: State) -> None:
    """Draw the army of the field from the decks of the neutral units."""
    b = s.fight
    drawn: list[Troop] = []
    for tier, count in enumerate(b.tiers or GUARDS[b.guards][s.rules.difficulty]):
        for _ in range(count):
            card = decks.take_top(s, TIERS[tier])
            if card is not None:
                drawn.append(Troop(card))
                b.azure = b.azure or tier == AZURE
    b.reserve[DEFENDER] = tuple(drawn)
    s.sealed += 1
    s.tell("guards", troops=[troop.kind for troop in drawn])


def discard_guards(s: State) -> None:
    """Guards, and neutral units that a player lost, go to the discard piles (H3-9.21)."""
    b = s.fight
    for u in b.units:
        if u.kind.faction == "neutral" and (b.armies[u.side].player < 0 or not u.alive):
            decks.lay_off(s, TIERS[u.tier], u.kind.id)
