"""Experience and levels (H3-4.20 to H3-4.25, H3-10.90 to H3-10.94)."""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.heroes import ABILITY_LEVELS, EXPERT_USES, SPECIALTY_LEVELS, TOP_XP
from rulebound.games.homm3.model.log.map import Level, Xp
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks

LEVELS: Final = 7


def xp_for(s: State, side: int) -> int:
    """What winning the combat is worth for the side's Main Hero."""
    b = s.fight
    player = s.player_of(side)
    assert player is not None
    if b.azure:
        return TOP_XP - player.xp  # H3-10.91
    if b.guards and side == Side.ATTACKER:
        other = b.guards
    else:
        enemy = s.player_of(1 - side)
        if enemy is None or not b.armies[1 - side].hero:
            return 0  # H3-10.92
        other = enemy.level
    if other == player.level:
        return 1
    return 2 if other > player.level else 0


def gain_xp(s: State, seat: int, amount: int) -> Flow[None]:
    """Levels are reached one by one, each with what it brings (H3-4.22)."""
    player = s.players[seat]
    s.tell(Xp, seat=seat, amount=amount)
    top = 2 * level_limit(s, seat) - 1
    for _ in range(amount):
        if player.xp >= min(top, TOP_XP):
            break
        player.xp += 1
        if player.xp % 2 == 0:
            s.learned = 0
            for hear in s.listening(occasions.levelling):
                yield from hear(s, seat)
            more, s.learned = s.learned, 0
            yield from _reach_level(s, seat)
            if more:
                yield from gain_xp(s, seat, more)


def search(s: State, seat: int, deck: str, count: int) -> Flow[None]:
    """A Search which cards may widen (W-SEARCH), or which something else replaces."""
    for replaced in s.listening(occasions.search_replaced):
        if (yield from replaced(s, seat, deck)):
            return
    s.again = True
    while s.again:
        s.search = count
        for hear in s.listening(occasions.searching):
            yield from hear(s, seat, deck)
        yield from decks.search(s, seat, deck, s.search, foreign(s, seat))
        s.search, s.again = 0, False
        for hear in s.listening(occasions.searching_done):
            yield from hear(s, seat, deck)


def foreign(s: State, seat: int) -> Callable[[str], bool]:
    """Whether a card belongs to another faction than the player's (H3-5.34)."""
    faction = s.players[seat].faction
    return lambda card: CARDS[card].faction not in ("", faction)


def level_limit(s: State, seat: int) -> int:
    """The highest level that the scenario allows."""
    return min((hear(s, seat) for hear in s.listening(occasions.level_limit)), default=LEVELS)


def _reach_level(s: State, seat: int) -> Flow[None]:
    player = s.players[seat]
    level = player.level
    s.tell(Level, seat=seat, level=level)
    for hear in s.listening(occasions.reaches_level):
        if (yield from hear(s, seat)):
            return
    player.experts += EXPERT_USES[level - 1] - EXPERT_USES[level - 2]  # H3-4.23
    if level in ABILITY_LEVELS:
        yield from search(s, seat, "ability", 2)
    if level in SPECIALTY_LEVELS:
        decks.earn_card(s, seat, f"{player.hero}_{level}")
