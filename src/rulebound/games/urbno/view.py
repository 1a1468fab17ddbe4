"""What a seat may see (UR-17)."""

from typing import Final

from rulebound.core.game import Result
from rulebound.games.urbno.cards import CODES, COLOURS, RANKS, codes
from rulebound.games.urbno.layout import knows_pile
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.seam import (
    ActiveScroll,
    HandView,
    MissionNow,
    Outcome,
    PlayView,
    SeatView,
    TrickView,
    View,
)
from rulebound.games.urbno.state import MODES, Phase, Play, State, eye
from rulebound.games.urbno.taking import taker
from rulebound.games.urbno.terms import PhaseName
from rulebound.games.urbno.winning import why_winning

PHASES: Final[tuple[PhaseName, ...]] = ("announce", "window", "resources", "prepare", "tricks")


def view(s: State, seat: int | None) -> View:
    return {
        "you": seat,
        "pairs": s.rules.pairs,
        "round": s.round,
        "phase": PHASES[s.phase],
        "dealer": s.dealer,
        "dominant": COLOURS[s.dominant],
        "mission": _mission(s),
        "missions_left": len(s.mission_deck),
        "scrolls_left": len(s.scroll_deck),
        "used_scrolls": list(s.used_scrolls),
        "active": _active(s),
        "seats": [_seat(s, other, seat) for other in range(s.seats)],
        "hand": None if seat is None else _hand(s, seat),
        "trick": _trick(s),
        "table": [CODES[card] for card in s.table[: s.turned]],
        "history": _history(s),
        "result": _outcome(s.result) if s.result else None,
    }


def _outcome(result: Result) -> Outcome:
    return {
        "ranking": [list(place) for place in result.ranking],
        "scores": list(result.scores),
        "reason": result.reason.id,
    }


def _mission(s: State) -> MissionNow | None:
    if not s.mission:
        return None
    mission = MISSIONS[s.mission]
    return {
        "id": s.mission,
        "title": s.rules.edition.mission_titles.get(s.mission),
        "fixed": mission.fixed,
        "sign": mission.sign,
        "points": mission.points_a_unit(s),
        "tricks": s.tricks,
    }


def _active(s: State) -> ActiveScroll | None:
    if not s.active:
        return None
    return {
        "scroll": s.active,
        "seat": s.activator,
        "named": s.named if s.named >= 0 else None,
        "uses": s.uses,
    }


def _seat(s: State, other: int, viewer: int | None) -> SeatView:
    hidden = s.hands[other]
    return {
        "seat": other,
        "cards": hidden.bit_count(),
        "known": codes(hidden & s.known[eye(viewer)]),
        "open": codes(s.open[other]),
        "covered": len(s.columns[other]) if s.columns else 0,
        "pile": len(s.piles[other]) if s.piles else 0,
        "row": len(s.rows[other]) if s.rows else 0,
        "crystals": s.crystals[other],
        "cubes": s.cubes[other],
        "took": list(s.combinations[other]),
        "scrolls": len(s.scrolls[other]),
        "tricks": s.count(other),
        "points_now": _points_now(s, other, viewer),
        "entries": list(s.entries[other]),
        "extra_points": s.extra_points[other],
        "total": s.total(other),
    }


def _points_now(s: State, other: int, viewer: int | None) -> int | None:
    """What the mission would bring by now; unknown where an Explorer has changed others' piles."""
    if s.phase == Phase.ANNOUNCE or not s.mission:
        return None
    mission = MISSIONS[s.mission]
    if s.explorations and mission.goal.unit != "tricks" and not _knows_piles(s, viewer):
        return None
    return mission.score(s, other)


def _knows_piles(s: State, viewer: int | None) -> bool:
    return all(knows_pile(s, viewer, owner) for owner in range(s.seats))


def _hand(s: State, seat: int) -> HandView:
    return {
        "cards": codes(s.hands[seat]),
        "row": [CODES[card] for card in s.rows[seat]] if s.rows else [],
        "laid": [CODES[card] for card in s.laid[seat]],
        "out": codes(s.out[seat]),
        "scrolls": sorted(s.scrolls[seat]),
        "removed_scrolls": [n for n, who in s.removed_scrolls if who == seat],
        "taken": [[CODES[card] for card in trick] for trick in s.taken[seat]],
        "found": CODES[s.found] if s.found >= 0 and seat in s.finders else None,
        "offer": sorted(s.offer) if seat == s.activator else [],
    }


def _play(s: State, play: Play) -> PlayView:
    return {
        "seat": play.seat,
        "card": CODES[play.card],
        "colour": COLOURS[play.colour],
        "number": play.number,
        "cubes": play.cubes,
        "power": RANKS[play.power] if play.power >= 0 else None,
        "user": play.user if play.user >= 0 else None,
        "precedence": play.precedence,
        "certain": MODES.get(play.certain),
    }


def _trick(s: State) -> TrickView | None:
    if s.phase != Phase.TRICKS or s.trick > s.tricks:
        return None
    winning = taker(s) if s.plays else -1
    return {
        "number": s.trick,
        "leader": s.leader,
        "order": list(s.order),
        "led": COLOURS[s.led] if s.led >= 0 else None,
        "plays": [_play(s, play) for play in s.plays],
        "powers": [RANKS[rank] for rank in range(8) if s.powers >> rank & 1],
        "winning": s.plays[winning].seat if winning >= 0 else None,
        "because": why_winning(s, winning) if winning >= 0 else None,
        "next_leader": s.next_leader if s.next_leader >= 0 else None,
    }


def _history(s: State) -> list[list[PlayView]]:
    """Finished tricks as they were played (UR-D44)."""
    tricks = s.history if s.rules.trick_history == "public" else s.history[-1:]
    return [[_play(s, play) for play in trick] for trick in tricks]
