"""The scrolls that do what they do in the window: 1, 2, 4 and 13."""

from typing import Any, Final

from rulebound.core.flow import Decision, Flow, Text
from rulebound.games.urbno import events
from rulebound.games.urbno.because import because
from rulebound.games.urbno.cards import CODES, COLOURS, OF_COLOUR, PAD, CardOptions
from rulebound.games.urbno.deal import deal
from rulebound.games.urbno.layout import exchange, exchangeable, forget, remember
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.scrolls.scroll import Scroll
from rulebound.games.urbno.scrolls.window import choose_colour, choose_player, others
from rulebound.games.urbno.seam import Because
from rulebound.games.urbno.state import EYES, State
from rulebound.games.urbno.taking import other_taker

GIVES: Final = CardOptions("give")
RETURNS: Final = CardOptions("return")


class NewDominantColour(Scroll):
    """UR-15.1: another colour is dominant in this round."""

    replaces_dominant = True

    def why_not(self, s: State) -> str:
        return "timing" if MISSIONS[s.mission].table_cards else ""  # UR-D22

    def at_once(self, s: State, seat: int) -> Flow[None]:
        s.dominant = yield from choose_colour(s, seat, s.dominant)  # UR-D52
        s.tell(events.Dominant, colour=COLOURS[s.dominant])

    def why_winning(self, s: State, at: int) -> list[Because]:
        if other_taker(s, at, dominant=PAD[s.round - 1]):
            return [because("new-dominant", self.rule, colour=COLOURS[s.dominant])]
        return []


class ColourLevy(Scroll):
    """UR-15.2: everybody gives a card of a colour and gets one back."""

    def at_once(self, s: State, seat: int) -> Flow[None]:
        turned_up = MISSIONS[s.mission].table_cards
        colour = yield from choose_colour(  # UR-D22
            s, seat, PAD[s.round - 1] if turned_up else s.dominant
        )
        s.tell(events.Levy, seat=seat, colour=COLOURS[colour])
        left = others(s, seat)
        while left:
            giver = yield from choose_player(s, seat, left)
            left.remove(giver)
            yield from _levy_one(s, seat, giver, colour)


def _levied(s: State, giver: int, colour: int) -> int:
    """The cards among which a giver chooses."""
    have = exchangeable(s, giver)
    return have & OF_COLOUR[colour] or have


def _levy_one(s: State, seat: int, giver: int, colour: int) -> Flow[None]:
    gift = yield Decision(
        giver,
        Text("urbno-ask-give", {"colour": COLOURS[colour], "to": seat}),
        lambda: GIVES(_levied(s, giver, colour)),
    )
    s.found = gift.data
    s.finders = (giver, seat)
    remember(s, 1 << s.found, seat)
    s.sealed += 1
    back = yield Decision(
        seat,
        Text("urbno-ask-give-back", {"to": giver}),
        lambda: RETURNS(exchangeable(s, seat) | 1 << s.found),
    )
    given, returned = s.found, back.data
    s.found = -1
    # An open card is seen by all wherever it goes, and so is what comes to lie in its place;
    # otherwise what others knew of the two hands is no longer certain.
    shown = _lies_open(s, giver, given) or _lies_open(s, seat, returned)
    if not shown:
        forget(s, s.hands[seat] | s.hands[giver], seat, giver)
    if returned != given:
        # Each card takes the other's place (UR-D29).
        exchange(s, giver, given, returned)
        exchange(s, seat, returned, given)
    if shown:
        remember(s, 1 << given | 1 << returned, *range(EYES))
    else:
        remember(s, 1 << given, giver)
        remember(s, 1 << returned, seat)
    s.sealed += 1
    told: events.Levied = {
        "seat": giver,
        "to": seat,
        "card": CODES[given],
        "returned": CODES[returned],
    }
    if shown:
        s.tell(events.Levied, **told)
    else:
        s.tell_only((seat, giver), events.Levied, **told)


def _lies_open(s: State, seat: int, card: int) -> bool:
    return bool(s.open[seat] >> card & 1)


class DealTheCardsAgain(Scroll):
    """UR-15.4: the deal is repeated with all cards."""

    def at_once(self, s: State, seat: int) -> Flow[None]:
        deal(s)
        s.tell(events.DealtAnew, seat=seat)
        yield from ()


class SwapHands(Scroll):
    """UR-15.13: the activator exchanges all cards with another player."""

    def at_once(self, s: State, seat: int) -> Flow[None]:
        other = yield from choose_player(s, seat, others(s, seat))
        remember(s, s.hands[seat], seat)
        remember(s, s.hands[other], other)
        everything: tuple[list[Any], ...] = (s.hands, s.open, s.columns, s.piles)  # UR-D39
        for places in everything:
            if places:
                places[seat], places[other] = places[other], places[seat]
        s.sealed += 1
        s.tell(events.Swapped, seat=seat, to=other)


new_dominant_colour: Final = NewDominantColour(1)
colour_levy: Final = ColourLevy(2)
deal_the_cards_again: Final = DealTheCardsAgain(4)
swap_hands: Final = SwapHands(13)
