"""Units that make their enemies pay for casting with further cards."""

from collections.abc import Callable
from functools import cache

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.values import standing, vulnerable
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import pick_card


def takers(s: State, side: int) -> list[Unit]:
    """Who wants a card from the side when it casts; those who take the fewest come first."""
    if vulnerable(s.fight):
        return []
    found = [foe for foe in standing(s.fight, 1 - side) if foe.kit.casting_costs]
    return sorted(found, key=lambda foe: len(_taken(foe)))


def _taken(foe: Unit) -> frozenset[str]:
    """The cards that it takes."""
    return _coins(foe.kit.casting_costs[0])


@cache
def _coins(takes: Callable[[str], bool]) -> frozenset[str]:
    return frozenset(card for card in CARDS if takes(card))


def unpaid(s: State, side: int, card: str) -> Unit | None:
    """Somebody whose toll the player could not pay if the card were cast."""
    wanting = takers(s, side)
    if not wanting:
        return None
    hand = s.players[s.fight.armies[side].player].hand
    others = decks.without(hand, card) if card in hand else hand
    for paid, foe in enumerate(wanting):
        taken = _taken(foe)
        if paid >= sum(other in taken for other in others):
            return foe
    return None


def pay(s: State, side: int) -> Flow[None]:
    army = s.fight.armies[side]
    if army.player < 0:
        return
    for foe in takers(s, side):
        taken = _taken(foe)
        if taken.isdisjoint(s.players[army.player].hand):
            continue
        card = yield from pick_card(
            army.seat,
            Text("homm3-ask-toll", {"unit": foe.name}),
            lambda taken=taken: [c for c in s.players[army.player].hand if c in taken],  # type: ignore[misc]
            "discard",
        )
        decks.put_off(s, army.player, card)
