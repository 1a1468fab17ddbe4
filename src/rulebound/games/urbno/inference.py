"""What the cards that others played say about those they kept.

Nobody throws away what serves the mission while something else would do. So a world in which a
player's choices look sensible is likelier than one in which they do not. Who cannot have a card at
all (a player who did not follow) is seen to when worlds are imagined.
"""

from typing import Final

from rulebound.games.urbno.cards import OF_COLOUR, cards_in
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.missions.goals import Goal, NoCard, PerCard
from rulebound.games.urbno.state import Play, State

SENSE: Final = 0.7
"""How much likelier a sensible choice is than any other: the rest are taken as equally likely."""
_LEAST: Final = 1e-6


def likelihood(s: State, seat: int) -> float:
    """How well what the others played in this round fits the hands of an imagined world."""
    mission = MISSIONS[s.mission]
    if not s.plays and not s.history:
        return 1.0
    if s.explorations or s.columns or s.piles or any(s.rows) or mission.table_cards:
        return 1.0  # hands are not what they were
    if mission.holder(s, seat, 1) != seat:
        return 1.0
    found = 1.0
    for other in range(s.seats):
        if other != seat:
            found *= _of_player(s, other, mission.goal, mission.sign)
    return max(found, _LEAST)


def _of_player(s: State, player: int, goal: Goal, sign: int) -> float:
    """Trick by trick, from the last one back, with the cards the player held at the time."""
    held = s.hands[player] | s.open[player]
    found = 1.0
    for trick in (s.plays, *reversed(s.history)):
        at = next((place for place, play in enumerate(trick) if play.seat == player), -1)
        if at < 0:
            continue
        held |= 1 << trick[at].card
        if at and trick[at].power < 0:
            found *= _of_play(s, trick, at, held, goal, sign)
    return found


def _of_play(s: State, trick: tuple[Play, ...], at: int, held: int, goal: Goal, sign: int) -> float:
    """How likely the card was, among those that the player could have followed with."""
    card = trick[at].card
    led = trick[0].colour
    choice = held & OF_COLOUR[led] or held & OF_COLOUR[s.dominant] or held
    count = choice.bit_count()
    if count < 2 or not choice >> card & 1:
        return 1.0
    best = max(cards_in(choice), key=lambda other: _fit(s, trick[:at], other, goal, sign))
    plain = (1 - SENSE) / count
    here = _fit(s, trick[:at], card, goal, sign)
    return plain + (SENSE if here >= _fit(s, trick[:at], best, goal, sign) - 0.5 else 0.0)


def _fit(s: State, before: tuple[Play, ...], card: int, goal: Goal, sign: int) -> float:
    """How well a card serves a player who either wants this trick or does not."""
    colour, number = card >> 3, s.number(card)
    best = max(
        (play.number + (100 if play.colour == s.dominant else 0))
        for play in before
        if play.colour in (before[0].colour, s.dominant)
    )
    mine = number + (100 if colour == s.dominant else 0)
    takes = mine > best and colour in (before[0].colour, s.dominant)
    if isinstance(goal, PerCard | NoCard):
        wanted = sign if not isinstance(goal, NoCard) else -1
        worth = sum(goal.cards >> play.card & 1 for play in before) + (goal.cards >> card & 1)
        return 3.0 * wanted * worth * takes - 2.0 * wanted * (goal.cards >> card & 1) * (not takes)
    wants = sign if goal.of is None or not goal.exact else 0
    if not wants:
        return 0.0
    if takes:
        return 5.0 * wants - 0.1 * wants * number
    return -0.1 * wants * number
