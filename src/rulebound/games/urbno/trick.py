"""Playing tricks (UR-9, UR-12)."""

from functools import partial
from typing import Final

from rulebound.core.flow import CHECKPOINT, Decision, Flow, Option, Text
from rulebound.games.urbno import events
from rulebound.games.urbno.amounts import Amount
from rulebound.games.urbno.cards import (
    CODES,
    OF_COLOUR,
    OF_RANK,
    CardOptions,
    colour_of,
    lowest_of_each_colour,
)
from rulebound.games.urbno.layout import has_none_of, playable, take_away
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.powers import POWERS, assassin
from rulebound.games.urbno.scrolls import active
from rulebound.games.urbno.scrolls.of_tricks import certain_trick
from rulebound.games.urbno.state import EMPEROR_USED, KNIGHT_USED, WIZARD_USED, State
from rulebound.games.urbno.taking import put_away, taker

PLAYS: Final = CardOptions("play")
ASSASSIN_PLAYS: Final = CardOptions("play", assassin.name)
WAIT: Final = Option("wait")
DONE: Final = Option("done")
STEAL: Final = Option("steal")
LEAVE: Final = Option("leave")

MAX_CUBES: Final = 100


_RAISES: Final = tuple(Amount("cubes", n) for n in range(1, MAX_CUBES))
_LOWERS: Final = tuple(Amount("cubes", -n) for n in range(1, MAX_CUBES))
_AMOUNTS: Final = tuple(_RAISES[:most] + _LOWERS[:most] for most in range(MAX_CUBES))
"""By how many cubes a player has."""
_ORDERS: Final = tuple(
    tuple(tuple((leader + i) % seats for i in range(seats)) for leader in range(seats))
    for seats in range(5)
)
"""By the number of players and the leader."""
_FOR_LATER_PLAYS: Final = KNIGHT_USED | EMPEROR_USED
_ASK_PLAY: Final = Text("urbno-ask-play", {})
_ASK_LEAD: Final = Text("urbno-ask-lead", {})
_ASK_ANNOUNCE: Final = Text("urbno-ask-announce", {})


# ---- what may be played (UR-9.3) ----


def obliged(s: State, seat: int) -> int:
    """The cards that the rules of play allow."""
    have = playable(s, seat)
    if s.led < 0 or MISSIONS[s.mission].in_a_row:
        return have
    cards = have & OF_COLOUR[s.led] or have & OF_COLOUR[s.dominant] or have
    if s.powers & WIZARD_USED:
        return lowest_of_each_colour(cards)  # UR-11.8
    return cards


def by_assassin(s: State, seat: int, allowed: int) -> int:
    """Cards that may be played only together with the Assassin's power (UR-11.5)."""
    if not s.crystals[seat] or s.led < 0 or s.powers & EMPEROR_USED:
        return 0
    if MISSIONS[s.mission].in_a_row:
        return 0
    others = playable(s, seat) & ~allowed
    if s.activator == seat and active(s).any_power:  # UR-D37
        return others
    return others & OF_RANK[assassin.rank]


def turn_options(s: State, seat: int) -> tuple[Option, ...]:
    allowed = obliged(s, seat)
    found = PLAYS(allowed)
    if s.crystals[seat] and (extra := by_assassin(s, seat, allowed)):
        found += ASSASSIN_PLAYS(extra)
    if s.activator == seat and active(s).may_wait(s):  # UR-15.14
        return (*found, WAIT)
    return found


# ---- a turn (UR-9.7) ----


def to_play(s: State) -> int:
    """Who has to play a card now; -1 while a play is being completed, and between tricks."""
    return s.turn if s.turn >= 0 and s.turn not in _played(s) else -1


def announcing(s: State) -> int:
    """Who may put something on the card just played; -1 if nobody."""
    return s.turn if s.turn in _played(s) else -1


def _played(s: State) -> list[int]:
    return [play.seat for play in s.plays]


def play_tricks(s: State) -> Flow[None]:
    """All tricks of a round; every turn can start again from the table alone."""
    seats = s.rules.seats
    while s.trick <= s.tricks:
        while len(s.plays) < seats:
            s.turn = seat = s.order[len(s.plays)]
            option: Option = yield Decision(
                seat,
                _ASK_PLAY if s.plays else _ASK_LEAD,
                partial(turn_options, s, seat),
                None,
                CHECKPOINT,
            )
            if option is WAIT:
                _wait(s, seat)
                continue
            s.sealed += 1  # the card has come to light
            lay(s, seat, option.data, len(option.refs) > 1)
            if s.cubes[seat] or s.crystals[seat] or s.activator == seat:
                yield from _announce(s, seat)
            s.turn = -1
            power = s.plays[-1].power
            if power >= 0:
                yield from POWERS[power].follow_up(s, seat)
            if s.columns or s.piles:
                MISSIONS[s.mission].refill(s, seat, option.data)
            if s.active and s.activator != seat and active(s).reactions(s):
                yield from _react(s)
        winner = owner = s.plays[taker(s)].seat
        if s.active and active(s).may_steal(s, winner):
            owner = yield from _steal(s, winner)
        _finish(s, winner, owner)


def begin_trick(s: State, leader: int) -> None:
    s.trick += 1
    if s.trick > s.tricks:
        return
    if s.named >= 0:
        leader = s.named  # UR-15.19
    s.leader = leader
    s.order = _ORDERS[s.rules.seats][leader]
    s.plays = ()
    s.led = -1
    s.powers = 0
    s.next_leader = -1
    MISSIONS[s.mission].begin_trick(s)


def _wait(s: State, seat: int) -> None:
    """UR-15.14: the player plays last instead."""
    s.order = (*(other for other in s.order if other != seat), seat)
    s.leader = s.order[0]
    s.tell(events.Waited, seat=seat)


def lay(s: State, seat: int, card: int, with_assassin: bool) -> None:
    """The card lies in the trick; nothing has been put on it yet."""
    led, powers = s.led, s.powers
    follows = led < 0 or (card >> 3 == led and not powers & WIZARD_USED)
    if not follows and not with_assassin and not MISSIONS[s.mission].in_a_row:
        _infer(s, seat, card)
    take_away(s, seat, card)
    play = s.rules.plays[seat][card]
    if powers & _FOR_LATER_PLAYS:
        play = play._replace(
            precedence=not powers & KNIGHT_USED, locked=bool(powers & EMPEROR_USED)
        )
    s.plays += (play,)
    if led < 0:
        s.led = play.colour
    if s.log is not None:
        s.tell(events.Played, seat=seat, card=CODES[card])
    if with_assassin:
        assassin.use(s, seat, len(s.plays) - 1, -1)


def _infer(s: State, seat: int, card: int) -> None:
    """What everybody learns of the cards that the player did not play."""
    colour = colour_of(card)
    none_of = 0
    if colour != s.led:
        none_of = OF_COLOUR[s.led]
        if colour != s.dominant:
            none_of |= OF_COLOUR[s.dominant]
    if s.powers & WIZARD_USED:
        none_of |= ((1 << card) - 1) & OF_COLOUR[colour]
    if none_of:
        has_none_of(s, seat, none_of)


def _can_announce(s: State, seat: int) -> bool:
    play = s.plays[-1]
    if s.activator == seat and active(s).declarations(s, play):
        return True
    if play.locked:
        return False
    return bool(
        (s.cubes[seat] and not play.cubes)
        or (s.crystals[seat] and play.power < 0 and _powers(s, seat))
    )


def _powers(s: State, seat: int) -> tuple[Option, ...]:
    play = s.plays[-1]
    if s.activator == seat and active(s).any_power:  # UR-15.20
        return tuple(option for power in POWERS for option in power.options(s, seat, play))
    return POWERS[play.card & 7].options(s, seat, play)


def announcements(s: State, seat: int) -> tuple[Option, ...]:
    """Power, cubes and scroll 16 on the card just played, announced together (UR-D8)."""
    play = s.plays[-1]
    found: tuple[Option, ...] = ()
    if not play.locked:
        if s.crystals[seat] and play.power < 0:
            found = _powers(s, seat)
        if not play.cubes:
            found += _AMOUNTS[min(s.cubes[seat], MAX_CUBES - 1)]
    if s.activator == seat:
        found += active(s).declarations(s, play)
    return (*found, DONE)


def _announce(s: State, seat: int) -> Flow[None]:
    while _can_announce(s, seat):
        option: Option = yield Decision(seat, _ASK_ANNOUNCE, partial(announcements, s, seat))
        if option is DONE:
            return
        carry_out(s, seat, option)


def carry_out(s: State, user: int, option: Option) -> None:
    """Power or cubes on the card just played, scroll 16 on the user's own."""
    if option.kind == "power":
        power, argument = option.data
        POWERS[power].use(s, user, len(s.plays) - 1, argument)
    elif option.kind == "cubes":
        _put_cubes(s, user, option.data)
    else:
        certain_trick.declare(s, *option.data)


def _put_cubes(s: State, seat: int, cubes: int) -> None:
    """UR-12: all in one direction; no bounds unless the switch says so (UR-D7)."""
    play = s.plays[-1]
    number = play.number + cubes
    if s.rules.cube_lower_bound is not None:
        number = max(number, s.rules.cube_lower_bound)
    s.cubes[seat] -= abs(cubes)
    s.plays = (*s.plays[:-1], play.with_cubes(number, cubes))
    if s.log is not None:
        s.tell(events.Cubes, seat=seat, card=CODES[play.card], cubes=f"{cubes:+d}", number=number)


# ---- reactions (scrolls 16 and 18) ----


def _react(s: State) -> Flow[None]:
    option: Option = yield Decision(
        s.activator,
        Text("urbno-ask-react", {"which": s.active, "scroll": s.active}),
        lambda: (*active(s).reactions(s), LEAVE),
    )
    if option is LEAVE:
        return
    carry_out(s, s.activator, option)
    if option.kind == "power":
        yield from POWERS[option.data[0]].follow_up(s, s.activator)


# ---- the end of a trick ----


def _steal(s: State, winner: int) -> Flow[int]:
    """UR-15.10: perhaps the trick is stolen; returns who has it then."""
    option = yield Decision(
        s.activator, Text("urbno-ask-steal", {"seat": winner}), lambda: (STEAL, LEAVE)
    )
    if option is not STEAL:
        return winner
    s.uses -= 1
    return s.activator


def _finish(s: State, winner: int, owner: int) -> None:
    """UR-10.6: the trick is taken; then the next one begins."""
    put_away(s, owner)
    s.previous = (owner, len(s.taken[owner]) - 1)
    s.history += (s.plays,)
    s.owners += (owner,)
    if s.log is not None:
        s.tell(events.Trick, seat=winner, number=s.trick)
        if owner != winner:
            s.tell(events.Stole, seat=owner, to=winner)
    leader = owner if s.rules.scroll10_next_leader == "thief" else winner
    if s.next_leader >= 0:
        leader = s.next_leader  # UR-11.4
    if s.trick < s.tricks:
        MISSIONS[s.mission].end_trick(s)
    s.plays = ()
    begin_trick(s, leader)
