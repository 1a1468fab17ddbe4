"""Guards of a field (H3-9.20, H3-11.6)."""

from typing import Final

from rulebound.games.homm3.combat import occasions
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Tier
from rulebound.games.homm3.model.log.combat import Guards
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks

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
    """Draw the army of the field from the decks of the neutral units, or as the scenario says."""
    b = s.fight
    drawn = _by_rule(s)
    if drawn is None:
        drawn = _by_table(s)
    b.reserve[Side.DEFENDER] = drawn
    s.sealed += 1
    s.tell(Guards, troops=[troop.kind for troop in drawn])


def _by_rule(s: State) -> tuple[Troop, ...] | None:
    given = (hear(s) for hear in s.listening(occasions.guards))
    return next((army for army in given if army is not None), None)


def usual(s: State, level: int) -> tuple[int, int, int, int]:
    """The guards of a Field of that difficulty by tier (H3-11.6)."""
    easier = sum(hear(s) for hear in s.listening(occasions.easier_guards))
    return GUARDS[level][max(0, s.rules.difficulty - easier)]


def _by_table(s: State) -> tuple[Troop, ...]:
    b = s.fight
    drawn = [Troop(unit) for unit in b.sought if _find(s, unit)]
    for tier, count in enumerate(b.tiers or usual(s, b.guards)):
        for _ in range(count):
            card = decks.take_top(s, TIERS[tier])
            if card is not None:
                drawn.append(Troop(card))
                b.azure = b.azure or tier == Tier.AZURE
    return tuple(drawn)


def _find(s: State, unit: str) -> bool:
    """Take a certain unit out of the discards of its tier, or else out of the deck."""
    name = TIERS[KINDS[unit].tier]
    deck = s.decks[name]
    if unit in deck.discard:
        s.decks[name] = deck._replace(discard=decks.without(deck.discard, unit))
    elif unit in deck.cards:
        s.decks[name] = deck._replace(cards=decks.without(deck.cards, unit))
    else:
        return False
    return True


def discard_guards(s: State) -> None:
    """Guards, and neutral units that a player lost, go to the discard piles (H3-9.21)."""
    b = s.fight
    kept = any(hear(s) for hear in s.listening(occasions.keeps_guards))
    for u in b.units:
        if kept and b.armies[u.side].player < 0:
            continue
        if u.kind.faction != "neutral" or (b.armies[u.side].player >= 0 and u.alive):
            continue
        if not any(hear(s, u) for hear in s.listening(occasions.laid_off)):
            decks.lay_off(s, TIERS[u.tier], u.kind.id)
