"""A round, phase by phase (UR-4), and the end of the game (UR-16)."""

from typing import Final

from rulebound.core.flow import CHECKPOINT, Decision, Flow, Option, Text, plain
from rulebound.core.game import Result
from rulebound.games.urbno.cards import CODES, COLOURS, PAD, CardOptions
from rulebound.games.urbno.deal import deal
from rulebound.games.urbno.edition import ROUNDS
from rulebound.games.urbno.layout import forget, give_hand, remember
from rulebound.games.urbno.missions import MISSIONS, mission_points
from rulebound.games.urbno.scrolls import draw, offer_scrolls, receive
from rulebound.games.urbno.state import (
    ANNOUNCE,
    PREPARE,
    RESOURCES,
    TRICKS,
    WINDOW,
    State,
)
from rulebound.games.urbno.trick import begin_trick, play_tricks

# Crystals, cubes and scrolls of each combination (UR-8.1)
COMBINATIONS: Final = {1: (2, 0, 0), 2: (0, 10, 0), 3: (1, 5, 0), 4: (0, 0, 1)}
PAIRS: Final = ((1, 2), (1, 3), (2, 3))  # scroll 9 (UR-15.9)
CRYSTALS_IN_BOX: Final = 10
CUBES_IN_BOX: Final = 45
UNUSED_SCROLL: Final = 2

LAYS: Final = {15: CardOptions("lay"), 24: CardOptions("split"), 25: CardOptions("pass")}
CHOSEN: Final = {15: 6, 24: 4, 25: 3}
"""How many cards each player chooses secretly in these missions."""


def play(s: State) -> Flow[None]:
    """The whole game, from the phase the table is in."""
    while s.result is None:
        if s.phase == ANNOUNCE:
            _announce(s)
        if s.phase == WINDOW:
            yield from _window(s)
        if s.phase == RESOURCES:
            yield from _resources(s)
        if s.phase == PREPARE:
            yield from _prepare(s)
        yield from play_tricks(s)
        yield from _score(s)


def _next_phase(s: State, phase: int) -> None:
    s.phase = phase
    s.asked = 0


# ---- P0, P1 ----


def _announce(s: State) -> None:
    n = s.seats
    if s.dealer < 0:
        s.dealer = s.rng.below(n) if s.rules.first_dealer is None else s.rules.first_dealer
    else:
        s.dealer = s.left(s.dealer)
    s.round += 1
    s.dominant = PAD[s.round - 1]
    s.mission, s.mission_deck = s.mission_deck[-1], s.mission_deck[:-1]
    s.active = s.uses = s.trick = s.delta = 0
    s.activator = s.named = s.leader = s.next_leader = s.found = -1
    s.closed = False
    s.crystals = [0] * n
    s.cubes = [0] * n
    s.combinations = [()] * n
    s.taken = [()] * n
    s.counted = [()] * n
    s.previous = (-1, -1)
    s.owners = ()
    s.history = ()
    s.explorations = ()
    s.tell("round", number=s.round, colour=COLOURS[s.dominant], mission=s.mission, seat=s.dealer)
    deal(s)
    _next_phase(s, WINDOW)


# ---- P2: the scroll window (UR-7) ----


def _window(s: State) -> Flow[None]:
    order = s.from_left_of_dealer()
    while s.asked < s.seats and not s.closed:
        seat = order[s.asked]
        if s.scrolls[seat]:
            yield CHECKPOINT
            yield from offer_scrolls(s, seat)
        s.asked += 1
    _next_phase(s, PREPARE if s.active == 6 else RESOURCES)  # UR-15.6
    if s.active == 6:
        s.tell("no-resources")


# ---- P3: resources (UR-8) ----


def _resources(s: State) -> Flow[None]:
    order = s.from_left_of_dealer()
    while s.asked < s.seats:
        yield CHECKPOINT
        seat = order[s.asked]
        option = yield Decision(
            seat, Text("urbno-ask-resources", {}), lambda: _resource_options(s, order[s.asked])
        )
        _take(s, seat, tuple(map(int, option.refs[0].partition(":")[2].split("+"))))
        s.asked += 1
    if s.active == 15:
        _share(s)
    _next_phase(s, PREPARE)


def _resource_options(s: State, seat: int) -> tuple[Option, ...]:
    if s.active == 9 and seat == s.activator:
        return tuple(plain("take", f"combination:{a}+{b}") for a, b in PAIRS)
    numbers = (1, 2, 3, 4) if s.scroll_deck else (1, 2, 3)  # UR-D27
    return tuple(plain("take", f"combination:{n}") for n in numbers)


def _take(s: State, seat: int, combination: tuple[int, ...]) -> None:
    s.combinations[seat] = combination
    s.tell("took", seat=seat, combination="+".join(map(str, combination)))
    for number in combination:
        crystals, cubes, scrolls = COMBINATIONS[number]
        _grant(s, seat, crystals, cubes)
        if scrolls:
            receive(s, seat, draw(s))


def _grant(s: State, seat: int, crystals: int, cubes: int) -> tuple[int, int]:
    """What the player really receives."""
    if s.rules.token_supply == "limited":  # UR-D28
        crystals = max(0, min(crystals, CRYSTALS_IN_BOX - sum(s.crystals)))
        cubes = max(0, min(cubes, CUBES_IN_BOX - sum(s.cubes)))
    s.crystals[seat] += crystals
    s.cubes[seat] += cubes
    return crystals, cubes


def _share(s: State) -> None:
    """Scroll 15 (UR-D34)."""
    chosen = [
        COMBINATIONS[n] for x in range(s.seats) if x != s.activator for n in s.combinations[x]
    ]
    crystals, cubes = _grant(s, s.activator, sum(c[0] for c in chosen), sum(c[1] for c in chosen))
    s.tell("shared", seat=s.activator, crystals=crystals, cubes=cubes)


# ---- P4: mission preparation (UR-14) ----


def _prepare(s: State) -> Flow[None]:
    if s.mission in CHOSEN:
        yield from _choose_secretly(s)
        if s.mission == 24:
            yield from _pick_halves(s)
        _carry_out_choices(s)
    elif s.mission in (20, 21):
        give_hand(s, [0, 1, 2, 3], [2, 3, 0, 1])
        s.tell("hands-crossed")
    _next_phase(s, TRICKS)
    begin_trick(s, s.left(s.dealer))  # UR-4.2


def _choose_secretly(s: State) -> Flow[None]:
    """Nothing of the choices shows before the last one is made (UR-17.4)."""
    order = s.from_left_of_dealer()
    while s.asked < s.seats:
        seat = order[s.asked]
        if not s.laid[seat]:
            yield CHECKPOINT
        while len(s.laid[seat]) < CHOSEN[s.mission]:
            left = _not_laid(s, seat)
            card = left.bit_length() - 1
            if left & (left - 1):
                option = yield Decision(
                    seat,
                    Text(
                        "urbno-ask-choose",
                        {"which": s.mission, "number": len(s.laid[seat]) + 1},
                    ),
                    lambda: LAYS[s.mission](_not_laid(s, order[s.asked])),
                )
                card = option.data
            s.laid[seat] += (card,)
        s.asked += 1


def _not_laid(s: State, seat: int) -> int:
    left = s.hands[seat]
    for card in s.laid[seat]:
        left &= ~(1 << card)
    return left


def _pick_halves(s: State) -> Flow[None]:
    """Mission 24: the right-hand neighbour picks one of two face-down halves (UR-D24)."""
    n = s.seats
    order = s.from_left_of_dealer()
    if not s.halves:
        s.halves = [s.rng.below(2) for _ in range(n)]
    while s.asked < 2 * n:
        yield CHECKPOINT
        owner = order[s.asked - n]
        option = yield Decision(
            s.right(owner),
            Text("urbno-ask-half", {"seat": owner}),
            lambda: (plain("pick", "half:1"), plain("pick", "half:2")),
        )
        picked = int(option.refs[0].partition(":")[2]) - 1
        laid = sum(1 << card for card in s.laid[owner])
        rest = s.hands[owner] & ~laid
        s.hands[owner], s.out[owner] = (laid, rest) if picked == s.halves[owner] else (rest, laid)
        forget(s, laid | rest)
        s.tell("half-picked", seat=s.right(owner), to=owner)
        s.sealed += 1
        s.asked += 1


def _carry_out_choices(s: State) -> None:
    if s.mission == 15:
        s.rows = s.laid
        s.tell("rows-laid")
    elif s.mission == 25:
        for seat, cards in enumerate(s.laid):
            forget(s, s.hands[seat])
            s.hands[seat] &= ~sum(1 << card for card in cards)
        for seat, cards in enumerate(s.laid):
            came = sum(1 << card for card in cards)
            s.hands[s.right(seat)] |= came
            remember(s, came, seat)
            s.tell_only((seat, s.right(seat)), "passed", seat=seat, cards=[CODES[c] for c in cards])
    s.laid = [()] * s.seats
    s.halves = []
    s.sealed += 1


# ---- P6: scoring (UR-13.4) and the end (UR-16) ----


def _score(s: State) -> Flow[None]:
    if s.active == 11:
        yield from _adjust_count(s)
    for seat in range(s.seats):
        points = mission_points(s, seat)
        if seat == s.activator:
            if s.active == 3 and (points > 0 or s.rules.scroll3_applies_to == "any"):
                points *= 2  # UR-15.3
            elif s.active == 12:
                points += s.count(seat)  # UR-15.12
        s.entries[seat] += (points,)
        s.tell("scored", seat=seat, points=points, total=s.total(seat), count=s.count(seat))
    _next_phase(s, ANNOUNCE)
    if s.round == ROUNDS:
        _finish(s)


def _adjust_count(s: State) -> Flow[None]:
    """Scroll 11: optional, only where tricks are counted and the activator has one (UR-D32)."""
    mission = MISSIONS[s.mission]
    deltas = [d for d in s.rules.scroll11_delta_options if s.count(s.activator) + d >= 0]
    if not mission.fixed or not mission.counts_tricks or not s.count(s.activator) or not deltas:
        return
    option = yield Decision(
        s.activator,
        Text("urbno-ask-count", {"count": s.count(s.activator)}),
        lambda: (
            *(Option("count", (), f"count {delta:+d}", delta) for delta in deltas),
            Option("keep-count", (), "keep count", 0),
        ),
    )
    s.delta = option.data


def _finish(s: State) -> None:
    n = s.seats
    unused = [bool(s.scrolls[seat]) for seat in range(n)]
    totals = [s.total(seat) + UNUSED_SCROLL * unused[seat] for seat in range(n)]  # UR-16.2
    for seat in range(n):
        if unused[seat]:
            s.tell("unused-scroll", seat=seat, points=UNUSED_SCROLL)
    sides = [(0, 2), (1, 3)] if s.rules.pairs else [(seat,) for seat in range(n)]

    def key(side: tuple[int, ...]) -> tuple[int, int, int]:
        """Total, then fewer negative points, then fewer unused scrolls (UR-16.4 to UR-16.6)."""
        negative = sum(min(0, entry) for seat in side for entry in s.entries[seat])
        kept = sum(len(s.scrolls[seat]) if s.rules.pairs else unused[seat] for seat in side)
        return sum(totals[seat] for seat in side), negative, -kept

    keys = sorted({key(side) for side in sides}, reverse=True)
    ranking = tuple(tuple(seat for side in sides if key(side) == k for seat in side) for k in keys)
    s.result = Result(ranking, tuple(totals), Text("urbno-over-rounds", {}))
    s.tell("over", winners=list(ranking[0]))
