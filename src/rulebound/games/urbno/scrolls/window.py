"""The scroll window (UR-7): who is asked, what activating and drawing mean."""

from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.urbno import events
from rulebound.games.urbno.cards import COLOURS
from rulebound.games.urbno.scrolls.scroll import SCROLLS
from rulebound.games.urbno.state import State

PASS: Final = Option("decline", (), "pass scroll")
_COLOURS: Final = tuple(
    Option("colour", (f"colour:{name}",), data=colour) for colour, name in enumerate(COLOURS)
)
_PLAYERS: Final = tuple(Option("player", (f"seat:{seat}",), data=seat) for seat in range(4))


def offer_scrolls(s: State, seat: int) -> Flow[None]:
    """Every owner of a scroll is asked, even if none can be activated now (UR-D54)."""
    option = yield Decision(
        seat, Text("urbno-ask-scroll", {}), lambda: activations(s, sorted(s.scrolls[seat]))
    )
    if option is not PASS:
        yield from activate(s, seat, option.data)


def activations(s: State, scrolls: list[int]) -> tuple[Option, ...]:
    """Those of the scrolls that can be activated now, or none."""
    return (
        *(
            Option("activate", (f"scroll:{n}",), data=n)
            for n in scrolls
            if not SCROLLS[n].why_not(s)
        ),
        PASS,
    )


def activate(s: State, seat: int, scroll: int) -> Flow[None]:
    """The owner turns the scroll up; the window is closed (UR-7.3, UR-7.6)."""
    owned = s.scrolls[seat]
    at = owned.index(scroll)
    s.scrolls[seat] = owned[:at] + owned[at + 1 :]
    s.used_scrolls += (scroll,)
    s.closed = True
    s.sealed += 1
    s.tell(events.Activated, seat=seat, scroll=scroll)
    yield from SCROLLS[scroll].use(s, seat)


def receive(s: State, seat: int, scroll: int) -> int:
    """A scroll comes to a player; returns the one that can be kept for later, 0 if none."""
    return SCROLLS[scroll].receive(s, seat)


def draw(s: State) -> int:
    scroll = s.scroll_deck[-1]
    s.scroll_deck = s.scroll_deck[:-1]
    s.sealed += 1
    return scroll


# ---- choices that scrolls ask for ----


def choose_colour(s: State, seat: int, barred: int) -> Flow[int]:
    option = yield Decision(
        seat,
        Text("urbno-ask-colour", {"scroll": s.active}),
        lambda: tuple(option for option in _COLOURS if option.data != barred),
    )
    colour: int = option.data
    return colour


def choose_player(s: State, seat: int, players: list[int]) -> Flow[int]:
    if len(players) == 1:
        return players[0]
    option = yield Decision(
        seat,
        Text("urbno-ask-player", {"scroll": s.active}),
        lambda: tuple(_PLAYERS[player] for player in players),
    )
    player: int = option.data
    return player


def others(s: State, seat: int) -> list[int]:
    return [(seat + i) % s.seats for i in range(1, s.seats)]
