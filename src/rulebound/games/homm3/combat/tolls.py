"""Familiars and Pegasi make their enemies pay for casting with further cards."""

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import pick_card


def takers(s: State, side: int) -> list[Unit]:
    """Who wants a card from the side when it casts; those who want power come first."""
    found = [foe for foe in standing(s.fight, 1 - side) if foe.kit.casting_costs]
    return sorted(found, key=lambda foe: foe.kit.casting_costs == "card")


def unpaid(s: State, side: int, card: str) -> Unit | None:
    """Somebody whose toll the player could not pay if the card were cast."""
    wanting = takers(s, side)
    if not wanting:
        return None
    hand = s.players[s.fight.armies[side].player].hand
    others = decks.without(hand, card) if card in hand else hand
    powerful = sum(CARDS[other].gives_power for other in others)
    for paid, foe in enumerate(wanting):
        if paid >= (powerful if foe.kit.casting_costs == "power" else len(others)):
            return foe
    return None


def pay(s: State, side: int) -> Flow[None]:
    army = s.fight.armies[side]
    if army.player < 0:
        return
    for foe in takers(s, side):
        toll = foe.kit.casting_costs
        if _coins(s, army.player, toll):
            player = s.players[army.player]
            if toll == "power":
                player.must_hold = frozenset(c.id for c in CARDS.values() if c.gives_power)
            card = yield from pick_card(
                army.seat,
                Text("homm3-ask-toll", {"unit": foe.name}),
                lambda toll=toll: _coins(s, army.player, toll),  # type: ignore[misc]
                "discard",
            )
            player.must_hold = frozenset()
            decks.put_off(s, army.player, card)


def _coins(s: State, seat: int, toll: str) -> list[str]:
    """The hand cards with which the toll can be paid."""
    return [card for card in s.players[seat].hand if toll == "card" or CARDS[card].gives_power]
