"""Playing and taking tricks (UR-9, UR-10, UR-12)."""

from typing import Final

from rulebound.core.flow import CHECKPOINT, Decision, Flow, Option, Text
from rulebound.games.urbno.cards import (
    ASSASSIN,
    CODES,
    COLOURS,
    DWARF,
    EMPEROR,
    EXPLORER,
    KNIGHT,
    OF_COLOUR,
    OF_RANK,
    WIZARD,
    CardOptions,
    cards_in,
    colour_of,
    lowest_of_each_colour,
)
from rulebound.games.urbno.layout import give_hand, playable, refill, take_away
from rulebound.games.urbno.powers import explore, power_options, use_power
from rulebound.games.urbno.state import Play, State

PLAYS: Final = CardOptions("play")
ASSASSIN_PLAYS: Final = CardOptions("play", "assassin")
WAIT: Final = Option("wait")
DONE: Final = Option("done")
STEAL: Final = Option("steal")
LEAVE: Final = Option("leave")

MAX_CUBES: Final = 100
_RAISES: Final = tuple(Option("cubes", (), f"cubes +{n}", n) for n in range(1, MAX_CUBES))
_LOWERS: Final = tuple(Option("cubes", (), f"cubes -{n}", -n) for n in range(1, MAX_CUBES))
_TAKE: Final = Option("certain", ("mode:take",), data=("take", -1))
_REFUSE: Final = Option("certain", ("mode:refuse",), data=("refuse", -1))
_REFUSE_LEADING: Final = tuple(
    Option("certain", ("mode:refuse", f"colour:{name}"), data=("refuse", colour))
    for colour, name in enumerate(COLOURS)
)
_ASK_PLAY: Final = Text("urbno-ask-play", {})
_ASK_LEAD: Final = Text("urbno-ask-lead", {})
_ASK_ANNOUNCE: Final = Text("urbno-ask-announce", {})


# ---- what may be played (UR-9.3) ----


def obliged(s: State, seat: int) -> int:
    """The cards that the rules of play allow."""
    have = playable(s, seat)
    if s.led < 0 or s.mission == 15:
        return have
    cards = have & OF_COLOUR[s.led] or have & OF_COLOUR[s.dominant] or have
    if s.powers >> WIZARD & 1:
        return lowest_of_each_colour(cards)  # UR-11.8
    return cards


def by_assassin(s: State, seat: int, allowed: int) -> int:
    """Cards that may be played only together with the Assassin's power (UR-11.5)."""
    if s.led < 0 or not s.crystals[seat] or s.powers >> EMPEROR & 1 or s.mission == 15:
        return 0
    others = playable(s, seat) & ~allowed
    if s.active == 20 and s.activator == seat:  # UR-D37
        return others
    return others & OF_RANK[ASSASSIN]


def may_wait(s: State, seat: int) -> bool:
    """Scroll 14 (UR-15.14): not for the one who is last anyway."""
    if s.active != 14 or s.activator != seat or s.order[-1] == seat:
        return False
    leading = not s.plays and s.order[0] == seat
    return not leading or s.rules.scroll14_when_leading == "allowed"


def turn_options(s: State, seat: int) -> tuple[Option, ...]:
    allowed = obliged(s, seat)
    found = PLAYS(allowed)
    extra = by_assassin(s, seat, allowed)
    if extra:
        found += ASSASSIN_PLAYS(extra)
    return (*found, WAIT) if may_wait(s, seat) else found


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
    while s.trick <= s.tricks:
        while len(s.plays) < s.seats:
            yield CHECKPOINT
            yield from _turn(s, s.order[len(s.plays)])
        yield from _finish(s)


def begin_trick(s: State, leader: int) -> None:
    s.trick += 1
    if s.trick > s.tricks:
        return
    if s.active == 19:
        leader = s.named  # UR-15.19
    s.leader = leader
    s.order = tuple((leader + i) % s.seats for i in range(s.seats))
    s.plays = ()
    s.led = -1
    s.powers = 0
    s.next_leader = -1
    if s.mission == 14:  # UR-14.14
        s.dominant = colour_of(s.table[s.turned])
        s.turned += 1
        s.tell("turned", card=CODES[s.table[s.turned - 1]])


def _turn(s: State, seat: int) -> Flow[None]:
    prompt = _ASK_PLAY if s.plays else _ASK_LEAD
    s.turn = seat
    option: Option = yield Decision(seat, prompt, lambda: turn_options(s, seat))
    if option is WAIT:
        s.order = (*(other for other in s.order if other != seat), seat)
        s.leader = s.order[0]
        s.tell("waited", seat=seat)
        return
    card: int = option.data
    s.sealed += 1  # the card has come to light
    lay(s, seat, card, with_assassin=len(option.refs) > 1)
    if _can_announce(s, seat):
        yield from _announce(s, seat)
    s.turn = -1
    if s.plays[-1].power == EXPLORER:
        yield from explore(s, seat)
    if s.columns or s.piles:
        refill(s, seat, card)
    if s.active in (16, 18) and s.activator != seat:
        yield from _react(s)


def lay(s: State, seat: int, card: int, with_assassin: bool) -> None:
    """The card lies in the trick; nothing has been put on it yet."""
    colour = colour_of(card)
    if s.led >= 0 and s.mission != 15 and not with_assassin:
        _infer(s, seat, card)
    take_away(s, seat, card)
    s.plays += (
        Play(
            seat,
            card,
            colour,
            s.number(card),
            precedence=not s.powers >> KNIGHT & 1,
            locked=bool(s.powers >> EMPEROR & 1),
        ),
    )
    if s.led < 0:
        s.led = colour
    if s.log is not None:
        s.tell("played", seat=seat, card=CODES[card])
    if with_assassin:
        use_power(s, seat, len(s.plays) - 1, ASSASSIN, -1)


def _infer(s: State, seat: int, card: int) -> None:
    """What everybody learns of the cards that the player did not play."""
    colour = colour_of(card)
    none_of = 0
    if colour != s.led:
        none_of = OF_COLOUR[s.led]
        if colour != s.dominant:
            none_of |= OF_COLOUR[s.dominant]
    if s.powers >> WIZARD & 1:
        none_of |= ((1 << card) - 1) & OF_COLOUR[colour]
    if none_of:
        for other in cards_in(s.hands[seat]):
            s.barred[other] |= none_of


def _can_announce(s: State, seat: int) -> bool:
    if s.active == 16 and s.activator == seat and s.uses and not s.plays[-1].certain:
        return True
    if s.plays[-1].locked:
        return False
    return bool(
        (s.cubes[seat] and not s.plays[-1].cubes)
        or (s.crystals[seat] and s.plays[-1].power < 0 and _powers(s, seat))
    )


def _powers(s: State, seat: int) -> list[Option]:
    play = s.plays[-1]
    if s.active == 20 and s.activator == seat:  # UR-15.20
        return [option for rank in range(8) for option in power_options(s, seat, rank, play)]
    return power_options(s, seat, play.card & 7, play)


def announcements(s: State, seat: int) -> tuple[Option, ...]:
    """Power, cubes and scroll 16 on the card just played, announced together (UR-D8)."""
    play = s.plays[-1]
    found: list[Option] = []
    if not play.locked:
        if s.crystals[seat] and play.power < 0:
            found += _powers(s, seat)
        cubes = min(s.cubes[seat], MAX_CUBES - 1)
        if cubes and not play.cubes:
            found += _RAISES[:cubes] + _LOWERS[:cubes]
    if s.active == 16 and s.activator == seat and s.uses and not play.certain:
        found.append(_TAKE)
        found += _REFUSE_LEADING if len(s.plays) == 1 else (_REFUSE,)
    return (*found, DONE)


def _announce(s: State, seat: int) -> Flow[None]:
    while _can_announce(s, seat):
        option: Option = yield Decision(seat, _ASK_ANNOUNCE, lambda: announcements(s, seat))
        if option is DONE:
            return
        carry_out(s, seat, option)


def carry_out(s: State, user: int, option: Option) -> None:
    """Power or cubes on the card just played, scroll 16 on the user's own."""
    if option.kind == "power":
        use_power(s, user, len(s.plays) - 1, *option.data)
    elif option.kind == "cubes":
        _put_cubes(s, user, option.data)
    else:
        _use_certain(s, _played(s).index(user), *option.data)


def _put_cubes(s: State, seat: int, cubes: int) -> None:
    """UR-12: all in one direction; no bounds unless the switch says so (UR-D7)."""
    play = s.plays[-1]
    number = play.number + cubes
    if s.rules.cube_lower_bound is not None:
        number = max(number, s.rules.cube_lower_bound)
    s.cubes[seat] -= abs(cubes)
    s.plays = (*s.plays[:-1], play._replace(number=number, cubes=cubes))
    s.tell("cubes", seat=seat, card=CODES[play.card], cubes=f"{cubes:+d}", number=number)


def _use_certain(s: State, at: int, mode: str, colour: int) -> None:
    """Scroll 16 (UR-15.16)."""
    s.uses -= 1
    s.plays = (*s.plays[:at], s.plays[at]._replace(certain=mode), *s.plays[at + 1 :])
    if colour >= 0:
        s.led = colour  # UR-D35
    s.tell(
        "certain",
        seat=s.activator,
        mode=mode,
        colour=COLOURS[colour] if colour >= 0 else "none",
    )


# ---- reactions (scrolls 16 and 18) ----


def _react(s: State) -> Flow[None]:
    options = reactions(s)
    if not options:
        return
    option: Option = yield Decision(
        s.activator,
        Text("urbno-ask-react", {"which": s.active, "scroll": s.active}),
        lambda: (*reactions(s), LEAVE),
    )
    if option is LEAVE:
        return
    carry_out(s, s.activator, option)
    if option.kind == "power" and option.data[0] == EXPLORER:
        yield from explore(s, s.activator)


def reactions(s: State) -> list[Option]:
    """What the owner of scroll 16 or 18 can do after somebody else's turn."""
    play = s.plays[-1]
    if s.active == 18:  # UR-15.18, UR-D36
        if play.power >= 0 or play.locked or not s.crystals[s.activator]:
            return []
        return power_options(s, s.activator, play.card & 7, play)
    if s.rules.scroll16_declared != "any_time_in_trick" or not s.uses:
        return []
    mine = [p for p in s.plays if p.seat == s.activator]
    if not mine or mine[0].certain:
        return []
    return [_TAKE, _REFUSE]


# ---- taking (UR-10) ----


def contenders(s: State) -> list[int]:
    """The places of the plays among which the number decides (UR-10.1)."""
    plays = s.plays
    contest = [at for at, play in enumerate(plays) if play.certain != "refuse"]
    top = [at for at in contest if plays[at].colour == s.dominant and plays[at].precedence]
    return top or [at for at in contest if plays[at].colour == s.led]


def taker(s: State) -> int:
    """Who takes the trick as it lies now: the place of the play."""
    plays = s.plays
    refusing = -1
    for at, play in enumerate(plays):
        if play.certain == "take":
            return at
        if play.certain == "refuse":
            refusing = at
    top = contenders(s)
    if not top:
        return refusing
    if s.powers >> DWARF & 1:
        lowest = min(plays[at].number for at in top)
        alike = [at for at in top if plays[at].number == lowest]
        return alike[0] if s.rules.dwarf_tie == "earlier_card" else alike[-1]  # UR-D6
    highest = max(plays[at].number for at in top)
    return next(at for at in top if plays[at].number == highest)  # UR-10.2


def put_away(s: State, owner: int) -> None:
    """The cards are laid aside as one trick of the owner (UR-10.4)."""
    s.taken[owner] += (tuple(play.card for play in s.plays),)
    s.counted[owner] += (tuple(play.number for play in s.plays),)


def _finish(s: State) -> Flow[None]:
    """UR-10.6: the trick is taken, perhaps stolen; then the next one begins."""
    winner = s.plays[taker(s)].seat
    owner = winner
    if s.active == 10 and s.uses and winner != s.activator:
        option = yield Decision(
            s.activator, Text("urbno-ask-steal", {"seat": winner}), lambda: (STEAL, LEAVE)
        )
        if option is STEAL:
            s.uses -= 1
            owner = s.activator
    put_away(s, owner)
    s.previous = (owner, len(s.taken[owner]) - 1)
    s.history += (s.plays,)
    s.owners += (owner,)
    s.tell("trick", seat=winner, number=s.trick)
    if owner != winner:
        s.tell("stole", seat=owner, to=winner)
    leader = owner if s.rules.scroll10_next_leader == "thief" else winner
    if s.next_leader >= 0:
        leader = s.next_leader  # UR-11.4
    if s.mission == 22 and s.trick < s.tricks:  # UR-14.22
        seats = list(range(s.seats))
        give_hand(s, seats, [s.left(seat) for seat in seats])
        s.tell("hands-moved")
    s.plays = ()
    begin_trick(s, leader)
