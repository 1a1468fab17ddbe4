"""Morale: gaining, losing and spending it, on the map and in combat (H3-3.32 to H3-3.37)."""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.log import cards as log
from rulebound.games.homm3.model.players import Morale, Player
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

DRAW: Final = plain("morale", "use:draw")
EXCHANGE: Final = plain("morale", "use:exchange")
KEEP: Final = plain("keep-token")


def uses(player: Player) -> Iterator[Option]:
    """W-MORALE: what a positive token can be spent for at any time (H3-3.33)."""
    if player.morale == Morale.POSITIVE:
        if player.deck or player.discard:
            yield DRAW
        if player.hand:
            yield EXCHANGE


def spend(s: State, seat: int, option: Option) -> Flow[None]:
    """H3-3.33: draw a card, or exchange any number."""
    s.players[seat].morale = Morale.NEUTRAL
    s.tell(log.SpentMorale, seat=seat, use=option.refs[0].partition(":")[2])
    if option is DRAW:
        decks.draw(s, seat)
    else:
        count = yield from decks.choose_discards(s, seat)
        decks.draw(s, seat, count)


def could_gain(player: Player, playing: int = 0) -> bool:
    """Whether a gain would do anything: a second positive token only if the first can be spent
    before it (W-GAIN2). ``playing``: cards of the hand that will be gone by then."""
    if player.faction == Faction.NECROPOLIS:  # H3-3.36
        return False
    spendable = player.deck or player.discard or len(player.hand) > playing
    return player.morale != Morale.POSITIVE or bool(spendable)


def gain(s: State, seat: int) -> Flow[None]:
    """H3-3.34: before a second positive token the first may be spent (W-GAIN2)."""
    player = s.players[seat]
    if player.faction == Faction.NECROPOLIS:  # H3-3.36
        return
    if player.morale == Morale.POSITIVE:
        prompt = Text("homm3-ask-second-token")
        option = yield from ask(seat, prompt, lambda: (*uses(player), KEEP))
        if option is not KEEP:
            yield from spend(s, seat, option)
    negative = player.morale == Morale.NEGATIVE
    player.morale = Morale.NEUTRAL if negative else Morale.POSITIVE
    s.tell(log.Morale, seat=seat, morale=player.morale)


def lose(s: State, seat: int, times: int = 1) -> None:
    """H3-3.34: the second loss in a row costs the hand as the turn ends (H3-3.35)."""
    player = s.players[seat]
    if player.faction == Faction.NECROPOLIS:  # H3-3.36
        return
    for _ in range(times):
        if player.morale == Morale.NEGATIVE:
            player.discards_hand = True
            if not s.rules.keep_negative_token:  # H3-17.4
                player.morale = Morale.NEUTRAL
        else:
            neutral = player.morale == Morale.NEUTRAL
            player.morale = Morale.NEGATIVE if neutral else Morale.NEUTRAL
        s.tell(log.Morale, seat=seat, morale=player.morale)
