"""Guards of a field (H3-9.20, H3-11.6)."""

from typing import Final

from rulebound.games.homm3.map import weeks
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Tier
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
    s.tell("guards", troops=[troop.kind for troop in drawn])


def _by_rule(s: State) -> tuple[Troop, ...] | None:
    w = s.world
    if w is not None and w.trip is not None:
        for rule in w.rules:
            drawn = rule.army(s, w.trip)
            if drawn is not None:
                return drawn
    return None


def replaceable(s: State) -> list[Troop]:
    """The guards that were drawn from the neutral decks: Astrologers' cards may change these."""
    w = s.map
    return [
        troop
        for troop in s.fight.reserve[Side.DEFENDER]
        if KINDS[troop.kind].faction == "neutral"
        and (w.trip is None or all(r.may_replace(s, w.trip, troop.kind) for r in w.rules))
    ]


def usual(s: State, level: int) -> tuple[int, int, int, int]:
    """The guards of a Field of that difficulty by tier (H3-11.6)."""
    return GUARDS[level][max(0, s.rules.difficulty - weeks.holds(s, weeks.RULEBOOK))]


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
    w = s.world
    kept = w is not None and w.trip is not None and any(r.dismiss(s, w.trip) for r in w.rules)
    for u in b.units:
        if kept and b.armies[u.side].player < 0:
            continue
        if u.kind.faction != "neutral" or (b.armies[u.side].player >= 0 and u.alive):
            continue
        if not weeks.put_on_top(s, u, TIERS[u.tier]):
            decks.lay_off(s, TIERS[u.tier], u.kind.id)
