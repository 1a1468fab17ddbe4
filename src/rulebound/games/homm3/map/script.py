"""A scenario from its setup to its end: Rounds and turns (H3-3)."""

from collections.abc import Callable
from functools import partial
from typing import Final

from rulebound.core.flow import CHECKPOINT, PAUSE, Decision, Flow, Option, Text, plain
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.script import fight
from rulebound.games.homm3.map import (
    abilities,
    aftermath,
    buildings,
    campaign,
    cards,
    events,
    explore,
    goals,
    occasions,
    preparation,
    resources,
    rovers,
    strides,
    towns,
    trade,
    travel,
    visits,
    weeks,
)
from rulebound.games.homm3.map.steps import happen
from rulebound.games.homm3.model.battle import CombatPhase
from rulebound.games.homm3.model.heroes import EXPERT_USES, HAND_LIMIT
from rulebound.games.homm3.model.log.cards import Used
from rulebound.games.homm3.model.log.map import Round, TimedEvent, Turn
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import HEROES, MOVEMENT, TOKENS, Leader, MapPhase, Window
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

# Bound once: looking a member up takes longer than comparing it.
_TURN: Final = MapPhase.TURN
_MAIN: Final = Leader.MAIN
_SECOND: Final = Leader.SECOND

END_TURN: Final = plain("end-turn")
CUBES_LIFTED: Final = (4, 8, 12)
"""OPT-13."""


def play(s: State) -> Flow[None]:
    """The whole scenario from this state on; every phase can start again from the table alone.

    Actions of a turn that have shown nothing new can be taken back: no checkpoint parts them.
    """
    w = s.map
    begun: tuple[int, ...] | None = None
    while s.result is None:
        now = (w.round, w.turn, s.sealed, s.rng.count)
        if w.phase != _TURN or w.verdict is not None or now != begun:
            s.settled = True
            yield CHECKPOINT
            s.settled = False
            begun = now
        if w.verdict is not None:
            yield from campaign.pack(s)
        else:
            yield from _PHASES[w.phase](s)
            goals.judge(s)
    w.phase = MapPhase.OVER


def _prepare(s: State) -> Flow[None]:
    """The choices of the setup, one after the other (H3-2.2)."""
    w = s.map
    if w.step < len(preparation.STEPS):
        yield from preparation.STEPS[w.step](s)
        w.step += 1
    else:
        w.phase, w.step = MapPhase.ROUND, 0


# ---- a Round begins (H3-3.1) ----


def _begin_round(s: State) -> Flow[None]:
    w = s.map
    w.round += 1
    s.tell(Round, number=w.round)
    weeks.end_round(s)
    for seat in w.seats():
        _refresh(s, seat)
    for seat in w.seats():
        yield from buildings.happen(s, seat, "round_begins")
    resource = weeks.resource_round(s)
    if resource or any(hear(s) for hear in w.listening(occasions.income_now)):
        yield from _income(s)
    yield from weeks.begin_round(s)
    if resource and s.rules.events:
        yield from events.draw(s)  # H3-3.5
    stars = w.round % 2 == 0 or (resource and s.rules.more_astrologers)  # OPT-11
    if stars and not s.rules.no_astrologers:  # OPT-12
        yield from weeks.proclaim(s)
    if w.round % 2 == 0:
        for seat in w.seats():
            yield from buildings.happen(s, seat, "astrologers_round")
    for seat in w.seats():
        weeks.add_movement(s, seat)
    for hear in w.listening(occasions.round_begins):
        yield from hear(s)
    yield from _timed_events(s, "start")
    if s.rules.cubes_lifted and w.round in CUBES_LIFTED:
        visits.lift_cubes(s)
    w.order = tuple(w.seats())
    w.turn = 0
    if w.phase == MapPhase.ROUND:  # else a combat comes first
        w.phase = MapPhase.TURN_BEGINS


def _refresh(s: State, seat: int) -> None:
    """H3-3.2."""
    realm, player = s.map.realms[seat], s.players[seat]
    realm.tokens = frozenset(TOKENS)
    realm.fresh = realm.spent = ()
    second = MOVEMENT[_SECOND] if realm.heroes[_SECOND] is not None else 0
    realm.movement = (MOVEMENT[_MAIN], second)
    player.experts = EXPERT_USES[player.level - 1]


def _income(s: State) -> Flow[None]:
    """H3-3.4: income, then what buildings, units and cards give, in turn order."""
    for seat in s.map.seats():
        resources.income(s, seat)
    for seat in s.map.seats():
        yield from buildings.happen(s, seat, "resource_round")
        yield from abilities.resource_round(s, seat)
        if (permanent := s.players[seat].permanent) and any(CARDS[permanent].yields):
            s.tell(Used, seat=seat, card=permanent)
            for resource, amount in zip(resources.RESOURCES, CARDS[permanent].yields, strict=True):
                resources.gain(s, seat, resource, amount)


def _timed_events(s: State, at: str) -> Flow[None]:
    """H3-3.7."""
    w = s.map
    for event in w.scenario.events:
        if w.round in event.rounds and event.at == at:
            s.tell(TimedEvent, round=w.round)
            yield from happen(s, event.steps)


# ---- a turn begins (H3-3.3) ----


def _begin_turn(s: State) -> Flow[None]:
    w = s.map
    if w.mode == "alliance" and w.turn < len({w.realms[seat].team for seat in w.order}):
        yield from _order_team(s)
    seat = w.active
    if w.realms[seat].out:
        _next_turn(s)
        return
    s.tell(Turn, seat=seat, round=w.round)
    w.realms[seat].used = ()
    cards.end_lasting(s, seat)
    yield from _refresh_hand(s, seat)
    yield from towns.turn_begins(s, seat)
    yield from abilities.turn_begins(s, seat)
    for hear in w.listening(occasions.turn_begins):
        yield from hear(s, seat)
    w.phase = _TURN


def _order_team(s: State) -> Flow[None]:
    """H3-3.14: teams alternate; as its first turn begins a team decides who of it goes now."""
    w = s.map
    teams = list(dict.fromkeys(w.realms[seat].team for seat in w.order))
    team = teams[w.turn]
    members = [seat for seat in w.seats() if w.realms[seat].team == team]
    if not members:  # all of them were eliminated in this Round
        return

    def build() -> tuple[Option, ...]:
        return tuple(Option("goes-first", (f"seat:{seat}",), data=seat) for seat in members)

    option = yield from ask(members[0], Text("homm3-ask-order"), build)
    sides = {side: [seat for seat in w.order if w.realms[seat].team == side] for side in teams}
    sides[team] = [option.data, *(seat for seat in members if seat != option.data)]
    longest = max(map(len, sides.values()))
    w.order = tuple(
        sides[side][n] for n in range(longest) for side in teams if n < len(sides[side])
    )


def hand_limit(s: State, seat: int) -> int:
    """H3-3.17, H3-4.20, and what Astrologers and the scenario change."""
    limit = weeks.hand_limit(s, HAND_LIMIT[s.players[seat].level - 1])
    for hear in s.map.listening(occasions.hand_limit):
        limit = hear(s, seat, limit)
    return limit


def _refresh_hand(s: State, seat: int) -> Flow[None]:
    """H3-3.16: discard any number, at least down to the limit; then draw up to it."""
    player = s.players[seat]
    limit = hand_limit(s, seat)
    while player.hand:

        def build() -> tuple[Option, ...]:
            found = tuple(plain("discard", f"card:{card}") for card in sorted(set(player.hand)))
            return found if len(player.hand) > limit else (*found, plain("enough"))

        prompt = Text("homm3-ask-refresh", {"hand": len(player.hand), "limit": limit})
        option = yield from ask(seat, prompt, build)
        if option.kind == "enough":
            break
        decks.put_off(s, seat, option.refs[0].partition(":")[2])
    if not weeks.holds(s, weeks.EXPLORERS):  # else all have drawn already
        yield from draw_up_to(s, seat, limit)


def draw_up_to(s: State, seat: int, limit: int) -> Flow[None]:
    """The player draws until the hand has so many cards, or stops earlier."""
    player = s.players[seat]
    while len(player.hand) < limit and (player.deck or player.discard):
        left = limit - len(player.hand)
        ways = (plain("draw-all"), plain("draw-one"), plain("draw-none"))
        option = yield Decision(
            seat,
            Text("homm3-ask-draw", {"left": left}),
            lambda left=left, ways=ways: ways if left > 1 else (ways[0], ways[2]),  # type: ignore[misc]
        )
        if option.kind == "draw-none":
            break
        decks.draw(s, seat, 1 if option.kind == "draw-one" else left)


# ---- the turn itself ----


def choices(s: State, seat: int) -> tuple[Option, ...]:
    """DP-05: everything that the active player may do now."""
    w = s.map
    crowd = travel.crowded(s, seat)
    found: list[Option] = [
        travel.step(hero, to)
        for hero in (crowd or (_MAIN, _SECOND))
        for to in travel.steps(s, seat, hero)
    ]
    for hero in () if crowd else (_MAIN, _SECOND):  # H3-3.26: first of all one of them leaves
        if travel.revisits(s, seat, hero):
            found.append(Telling("revisit", (f"hero:{HEROES[hero]}",), data=hero))
        found += explore.options(s, seat, hero)
    found += towns.actions(s, seat)
    found += towns.uses(s, seat)
    found += cards.plays(s, seat, "turn")
    found += abilities.options(s, seat)
    found += trade.options(s, seat)
    if w.proclaimed:
        found += weeks.options(s, seat)
    for hear in w.listening(occasions.options):
        found += hear(s, seat)
    if not travel.passing(s, seat, crowd):
        found.append(END_TURN)
    return tuple(found)


def _take_turn(s: State) -> Flow[None]:
    """One action of the active player; others may answer it with town actions (W-OPEN)."""
    w = s.map
    seat = w.active
    realm = w.realms[seat]
    if realm.out:
        _next_turn(s)
        return
    s.settled = True
    option: Option = yield Decision(
        seat,
        Text("homm3-ask-turn", {"movement": realm.movement[_MAIN]}),
        partial(choices, s, seat),
        None,
        PAUSE,
    )
    s.settled = False
    w.actions += 1
    if option.kind not in ("play", "use", "morale"):
        cards.close_chain(s)
    if option is END_TURN:
        yield from _end_turn(s, seat)
        return
    yield from _carry_out(s, seat, option)
    yield from _between(s)


def _between(s: State) -> Flow[None]:
    """An action is over: the other players clockwise may take town actions (W-OPEN)."""
    w = s.map
    if w.phase != _TURN or s.result is not None:
        return
    count = len(w.realms)
    for step in range(1, count):
        other = (w.active + step) % count
        if Window.TURNS in w.realms[other].wants and not w.realms[other].out:
            yield from travel.town_window(s, other, "homm3-ask-between", between=True)


def _carry_out(s: State, seat: int, option: Option) -> Flow[None]:
    kind = option.kind
    if kind == "go":
        yield from travel.go(s, seat, *option.data)
    elif kind == "revisit":
        s.map.realms[seat].add_movement(option.data, -1)
        at = s.map.realms[seat].heroes[option.data]
        assert at is not None
        yield from visits.visit(s, seat, option.data, at)
    elif kind == "discover":
        yield from explore.discover(s, seat, *option.data)
    elif kind == "place":
        yield from explore.place(s, seat, *option.data)
    elif kind in towns.TOWN_ACTIONS:
        yield from towns.act(s, seat, option)
    elif kind == "use-building":
        yield from towns.use_building(s, seat, *option.data)
    elif kind in ("play", "use", "morale"):
        yield from cards.carry_out(s, seat, option)
    elif kind == "unit-ability":
        yield from abilities.use(s, seat, option.data)
    elif kind in trade.KINDS:
        yield from trade.act(s, seat, option)
    elif kind == "week":
        yield from weeks.act(s, seat, option)
    else:
        for hear in s.map.listening(occasions.act):
            if (yield from hear(s, seat, option)):
                return


def _end_turn(s: State, seat: int) -> Flow[None]:
    """H3-3.40."""
    w = s.map
    player, realm = s.players[seat], w.realms[seat]
    yield from strides.turn_ends(s, seat)
    yield from abilities.turn_ends(s, seat)
    for hear in w.listening(occasions.turn_ends):
        yield from hear(s, seat)
    if player.discards_hand:  # H3-3.35
        player.discards_hand = False
        for card in player.hand:
            decks.put_off(s, seat, card)
    realm.movement = (0, 0)
    cards.expire(s)
    _next_turn(s)


def _next_turn(s: State) -> None:
    w = s.map
    w.turn += 1
    w.phase, w.step = (MapPhase.TURN_BEGINS, 0) if w.turn < len(w.order) else (MapPhase.ROVERS, 0)


# ---- combat ----


def _combat(s: State) -> Flow[None]:
    if s.fight.phase != CombatPhase.OVER:
        yield from fight(s)
    s.map.phase = MapPhase.AFTERMATH


def _settle(s: State) -> Flow[None]:
    yield from aftermath.settle(s)
    yield from _between(s)


# ---- a Round ends ----


def _end_round(s: State) -> Flow[None]:
    """H3-3.9: a rule that starts a combat here is called again afterwards."""
    w = s.map
    if w.step == 0:
        for seat in w.seats():
            if Window.CLOSING in w.realms[seat].wants:
                yield from travel.town_window(s, seat, "homm3-ask-closing", between=True)
        w.step = 1
    for hear in w.listening(occasions.round_ends):
        yield from hear(s)
        if w.phase != MapPhase.ROUND_ENDS or s.result is not None:
            return
    yield from _timed_events(s, "end")
    aftermath.count_homeless(s)
    goals.judge(s, round_ends=True)
    w.phase, w.step = MapPhase.ROUND, 0


_PHASES: Final[dict[int, Callable[[State], Flow[None]]]] = {
    MapPhase.SETUP: _prepare,
    MapPhase.ROUND: _begin_round,
    MapPhase.TURN_BEGINS: _begin_turn,
    MapPhase.TURN: _take_turn,
    MapPhase.COMBAT: _combat,
    MapPhase.AFTERMATH: _settle,
    MapPhase.ROVERS: rovers.move,
    MapPhase.ROUND_ENDS: _end_round,
}
