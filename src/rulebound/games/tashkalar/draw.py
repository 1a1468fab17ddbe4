"""The draw step (TK-2.4.2 to TK-2.4.5, TK-2.10.16)."""

from typing import Final

from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.library import card_id
from rulebound.games.tashkalar.state import CARD, REBUILT_AT, Pile, State
from rulebound.games.tashkalar.teams import hand_over_legends, teammate
from rulebound.games.tashkalar.terms import Stack

SIDEWAYS: Final = 6  # TK-2.10.3


def draw_step(s: State) -> None:
    seat = s.turn
    heir = seat
    if s.rules.teams:  # TK-2.10.16
        heir = teammate(seat)
        if not s.passed:
            hand_over_legends(s, seat)
    beings, legends, flares = s.rules.hand
    # First up to the limits, then the extra cards (TK-5.4.2).
    held = len(s.hands[seat]) + (s.pending[seat] >= 0)  # TK-12.6
    draw_beings(s, seat, beings - held)
    draw_legends(s, heir, legends - len(s.legends[heir]))
    draw_flares(s, seat, flares - len(s.flares[seat]))
    draw_beings(s, seat, s.extra_cards)
    if legends:
        draw_legends(s, heir, s.extra_legends)


def draw_beings(s: State, seat: int, count: int) -> None:
    """A player deck is never rebuilt (TK-2.4.5)."""
    deck = s.decks[seat]
    count = min(max(count, 0), len(deck))
    if not count:
        return
    left = len(deck) - count
    drawn = deck[left:][::-1]  # the top card first
    s.decks[seat] = deck[:left]
    s.hands[seat] += drawn
    straight_until = SIDEWAYS if s.rules.teams else 0
    if len(deck) > straight_until >= left:  # TK-2.5.1, TK-2.10.17
        s.deck_triggered = True
    _tell_drawn(s, seat, drawn, Stack.SCHOOL)


def draw_legends(s: State, seat: int, count: int) -> None:
    if count <= 0:
        return
    drawn, s.legend_deck, s.legend_discard = _draw_shared(
        s, s.legend_deck, s.legend_discard, count, Stack.LEGENDS
    )
    s.legends[seat] += drawn
    _tell_drawn(s, seat, drawn, Stack.LEGENDS)


def draw_flares(s: State, seat: int, count: int) -> None:
    if count <= 0:
        return
    drawn, s.flare_deck, s.flare_discard = _draw_shared(
        s, s.flare_deck, s.flare_discard, count, Stack.FLARES
    )
    s.flares[seat] += drawn
    _tell_drawn(s, seat, drawn, Stack.FLARES)


def _draw_shared(
    s: State, deck: Pile, discard: Pile, count: int, name: Stack
) -> tuple[Pile, Pile, Pile]:
    """A shared deck is rebuilt from its discard pile as soon as it is empty (TK-2.4.4, D-19)."""
    drawn: Pile = ()
    while count > 0 and (deck or discard):
        if deck:
            drawn += (deck[-1],)
            deck = deck[:-1]
            count -= 1
        if not deck and discard:
            s.rebuilt += 1
            tag = s.rebuilt << REBUILT_AT
            deck = s.rng.shuffled([card & CARD | tag for card in discard])
            discard = ()
            s.tell(events.Reshuffled, deck=name)
    return drawn, deck, discard


def _tell_drawn(s: State, seat: int, drawn: Pile, deck: Stack) -> None:
    if drawn and s.log is not None:
        s.tell_only(seat, events.Drew, seat=seat, cards=[card_id(card) for card in drawn])
        s.tell_others(seat, events.DrewHidden, seat=seat, count=len(drawn), deck=deck)
