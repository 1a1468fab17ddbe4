"""The 20 scrolls (UR-7, UR-15)."""

from collections.abc import Callable
from typing import Any, Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.urbno.cards import CODES, COLOURS, OF_COLOUR, PAD, CardOptions
from rulebound.games.urbno.deal import deal
from rulebound.games.urbno.layout import exchange, exchangeable, forget, remember
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.state import State

PASS: Final = Option("decline", (), "pass scroll")
GIVES: Final = CardOptions("give")
RETURNS: Final = CardOptions("return")
POINTS_AT_ONCE: Final = 3
NEVER_ACTIVATED: Final = (5, 17)
LASTING: Final = (3, 10, 11, 12, 14, 16, 18, 19, 20)
"""Scrolls that still matter while tricks are played."""

Script = Callable[[State, int], Flow[None]]


# ---- the window (UR-7) ----


def offer_scrolls(s: State, seat: int) -> Flow[None]:
    """Every owner of a scroll is asked, even if none can be activated now (UR-D54)."""
    option = yield Decision(seat, Text("urbno-ask-scroll", {}), lambda: _window_options(s, seat))
    if option is not PASS:
        yield from activate(s, seat, option.data)


def _window_options(s: State, seat: int) -> tuple[Option, ...]:
    return (
        *(_activation(n) for n in sorted(s.scrolls[seat]) if not why_not_activatable(s, n)),
        PASS,
    )


def _activation(scroll: int) -> Option:
    return Option("activate", (f"scroll:{scroll}",), data=scroll)


def why_not_activatable(s: State, scroll: int) -> str:
    """Why a scroll cannot be activated now: a refusal code, or nothing."""
    if scroll in NEVER_ACTIVATED:
        return "target"
    if scroll == 1 and s.mission == 14:  # UR-D22
        return "timing"
    if scroll == 7 and not copyable(s):
        return "target"
    if scroll == 8 and not s.scroll_deck:
        return "no-resource"
    if scroll == 11 and not MISSIONS[s.mission].fixed:
        return "timing"
    return ""


def copyable(s: State) -> list[int]:
    """Scrolls that scroll 7 can copy now (UR-D38)."""
    return sorted(n for n in set(s.used_scrolls) - {7} if n == 17 or not why_not_activatable(s, n))


def activate(s: State, seat: int, scroll: int) -> Flow[None]:
    """The owner turns the scroll up; the window is closed (UR-7.3, UR-7.6)."""
    owned = s.scrolls[seat]
    at = owned.index(scroll)
    s.scrolls[seat] = owned[:at] + owned[at + 1 :]
    s.used_scrolls += (scroll,)
    s.closed = True
    s.sealed += 1
    s.tell("activated", seat=seat, scroll=scroll)
    yield from _use(s, seat, scroll)


def _use(s: State, seat: int, scroll: int) -> Flow[None]:
    s.active, s.activator = scroll, seat
    if scroll in _SCRIPTS:
        yield from _SCRIPTS[scroll](s, seat)


def receive(s: State, seat: int, scroll: int) -> int:
    """A scroll comes to a player; returns the one that can be kept for later, 0 if none."""
    if scroll == 17:  # UR-15.17
        s.extra_points[seat] += POINTS_AT_ONCE
        s.used_scrolls += (17,)
        s.tell("points-at-once", seat=seat, points=POINTS_AT_ONCE)
        return 0
    s.scrolls[seat] += (scroll,)
    s.tell_only(seat, "got-scroll", scroll=scroll)
    if scroll == 5 and s.scroll_deck:  # UR-15.5; the extra draw is public
        s.tell("extra-scroll", seat=seat)
        return receive(s, seat, draw(s))
    return scroll


def draw(s: State) -> int:
    scroll = s.scroll_deck[-1]
    s.scroll_deck = s.scroll_deck[:-1]
    s.sealed += 1
    return scroll


# ---- choices that scrolls ask for ----


def _choose_colour(s: State, seat: int, barred: int) -> Flow[int]:
    colours = [c for c in range(4) if c != barred]
    option = yield Decision(
        seat,
        Text("urbno-ask-colour", {"scroll": s.active}),
        lambda: tuple(plain("colour", f"colour:{COLOURS[c]}") for c in colours),
    )
    return COLOURS.index(option.refs[0].partition(":")[2])


def _choose_player(s: State, seat: int, players: list[int]) -> Flow[int]:
    if len(players) == 1:
        return players[0]
    option = yield Decision(
        seat,
        Text("urbno-ask-player", {"scroll": s.active}),
        lambda: tuple(plain("player", f"seat:{player}") for player in players),
    )
    return int(option.refs[0].partition(":")[2])


def _others(s: State, seat: int) -> list[int]:
    return [(seat + i) % s.seats for i in range(1, s.seats)]


# ---- what the scrolls do (UR-15) ----


def new_dominant_colour(s: State, seat: int) -> Flow[None]:
    s.dominant = yield from _choose_colour(s, seat, s.dominant)  # UR-D52
    s.tell("dominant", colour=COLOURS[s.dominant])


def colour_levy(s: State, seat: int) -> Flow[None]:
    pad = PAD[s.round - 1] if s.mission == 14 else s.dominant  # UR-D22
    colour = yield from _choose_colour(s, seat, pad)
    s.tell("levy", seat=seat, colour=COLOURS[colour])
    left = _others(s, seat)
    while left:
        giver = yield from _choose_player(s, seat, left)
        left.remove(giver)
        yield from _levy_one(s, seat, giver, colour)


def levied(s: State, giver: int, colour: int) -> int:
    """The cards among which a giver chooses."""
    have = exchangeable(s, giver)
    return have & OF_COLOUR[colour] or have


def _levy_one(s: State, seat: int, giver: int, colour: int) -> Flow[None]:
    gift = yield Decision(
        giver,
        Text("urbno-ask-give", {"colour": COLOURS[colour], "to": seat}),
        lambda: GIVES(levied(s, giver, colour)),
    )
    s.found = gift.data
    s.finders = (giver, seat)
    s.known[s.found] |= 1 << seat
    s.sealed += 1
    back = yield Decision(
        seat,
        Text("urbno-ask-give-back", {"to": giver}),
        lambda: RETURNS(exchangeable(s, seat) | 1 << s.found),
    )
    given, returned = s.found, back.data
    s.found = -1
    # What others knew of the two hands is no longer certain.
    forget(s, s.hands[seat] | s.hands[giver], seat, giver)
    if returned != given:
        # Each card takes the other's place (UR-D29).
        exchange(s, giver, given, returned)
        exchange(s, seat, returned, given)
    s.known[given] |= 1 << giver
    s.known[returned] |= 1 << seat
    s.sealed += 1
    s.tell_only(
        (seat, giver), "levied", seat=giver, to=seat, card=CODES[given], returned=CODES[returned]
    )


def deal_anew(s: State, seat: int) -> Flow[None]:
    deal(s)
    s.tell("dealt-anew", seat=seat)
    yield from ()


def echo(s: State, seat: int) -> Flow[None]:
    """UR-15.7: works as the chosen scroll would."""
    option = yield Decision(
        seat,
        Text("urbno-ask-echo", {}),
        lambda: tuple(plain("echo", f"scroll:{n}") for n in copyable(s)),
    )
    scroll = int(option.refs[0].partition(":")[2])
    s.tell("echoed", seat=seat, scroll=scroll)
    if scroll == 17:
        s.extra_points[seat] += POINTS_AT_ONCE  # UR-D43
        s.tell("points-at-once", seat=seat, points=POINTS_AT_ONCE)
    else:
        yield from _use(s, seat, scroll)


def pick_of_three(s: State, seat: int) -> Flow[None]:
    s.offer = tuple(draw(s) for _ in range(min(3, len(s.scroll_deck))))
    option = yield Decision(seat, Text("urbno-ask-keep", {}), lambda: _offers(s))
    keep = option.data
    s.removed_scrolls += tuple((n, seat) for n in s.offer if n != keep)
    s.offer = ()
    s.sealed += 1
    s.tell("kept-scroll", seat=seat)
    kept = receive(s, seat, keep)
    if kept:  # UR-7.8: it may follow in the same window
        option = yield Decision(seat, Text("urbno-ask-kept", {}), lambda: _kept_options(s, seat))
        if option is not PASS:
            yield from activate(s, seat, option.data)


def _offers(s: State) -> tuple[Option, ...]:
    return tuple(Option("keep", (f"scroll:{n}",), data=n) for n in sorted(s.offer))


def _kept_options(s: State, seat: int) -> tuple[Option, ...]:
    kept = s.scrolls[seat][-1]
    return (PASS,) if why_not_activatable(s, kept) else (_activation(kept), PASS)


def steal_a_trick(s: State, seat: int) -> Flow[None]:
    s.uses = s.rules.scroll10_uses
    yield from ()


def swap_hands(s: State, seat: int) -> Flow[None]:
    other = yield from _choose_player(s, seat, _others(s, seat))
    remember(s, s.hands[seat], seat)
    remember(s, s.hands[other], other)
    everything: tuple[list[Any], ...] = (s.hands, s.open, s.columns, s.piles)  # UR-D39
    for piles in everything:
        if piles:
            piles[seat], piles[other] = piles[other], piles[seat]
    s.tell("swapped", seat=seat, to=other)


def certain_trick(s: State, seat: int) -> Flow[None]:
    s.uses = 1
    yield from ()


def crystals_on_any_card(s: State, seat: int) -> Flow[None]:
    s.crystals[seat] += 1
    yield from ()


def fixed_leader(s: State, seat: int) -> Flow[None]:
    s.named = yield from _choose_player(s, seat, list(range(s.seats)))
    s.tell("leader-named", seat=seat, to=s.named)


_SCRIPTS: Final[dict[int, Script]] = {
    1: new_dominant_colour,
    2: colour_levy,
    4: deal_anew,
    7: echo,
    8: pick_of_three,
    10: steal_a_trick,
    13: swap_hands,
    16: certain_trick,
    18: crystals_on_any_card,
    19: fixed_leader,
}
"""Scrolls 3, 6, 9, 11, 12, 14, 15 and 20 only hold for the round: ``active`` says so."""
