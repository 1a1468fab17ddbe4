"""What a seat may see (chapter 7)."""

from rulebound.core.game import Result
from rulebound.games.tashkalar import seam
from rulebound.games.tashkalar.board import COMMON, LEGENDARY, NAMES, RANKS, names, squares
from rulebound.games.tashkalar.draw import SIDEWAYS
from rulebound.games.tashkalar.library import card_id, task_of
from rulebound.games.tashkalar.state import Pile, State, seen_bit
from rulebound.games.tashkalar.terms import Phase


def view(s: State, seat: int | None) -> seam.View:
    """All that the seat (``None``: a spectator, TK-7.16) may see, as JSON-able data."""
    return {
        "form": s.rules.form.id,
        "teams": s.rules.teams,
        "you": seat,
        "phase": "turns" if s.phase == Phase.TURNS else "setup",
        "board": _board(s),
        "seats": [_seat(s, other, seat) for other in range(s.rules.seats)],
        "hand": None if seat is None else _hand(s, seat),
        "draft": _draft(s, seat),
        "tasks": _tasks(s),
        "decks": {
            "legends": _shared(s.legend_deck, s.legend_discard, seat),
            "flares": _shared(s.flare_deck, s.flare_discard, seat),
        },
        "playing": card_id(s.playing) if s.playing >= 0 else None,
        "turn": _turn(s) if s.phase == Phase.TURNS else None,
        "end": _end(s),
    }


def _board(s: State) -> list[seam.PieceView]:
    pieces: list[seam.PieceView] = []
    for side in range(s.rules.sides) if s.colours else ():
        for square in squares(s.own(side)):
            rank = RANKS[s.rank_at(side, 1 << square)]
            piece: seam.PieceView = {
                "sq": NAMES[square],
                "colour": s.colour_of(side),
                "rank": rank,
            }
            if s.gateways[side] >> square & 1:
                piece["gateway"] = True
            pieces.append(piece)
    return pieces


def _seat(s: State, other: int, viewer: int | None) -> seam.SeatView:
    side = s.rules.side_of[other]
    beings, legends, flares = s.hands[other], s.legends[other], s.flares[other]
    deck = s.decks[other]
    found: seam.SeatView = {
        "seat": other,
        "side": side,
        "colour": s.colour_of(side) if s.colours else None,
        "school": _school(s, other),
        "hand": {"beings": len(beings), "legends": len(legends), "flares": len(flares)},
        "known": {
            "beings": _known(beings, viewer),
            "legends": _known(legends, viewer),
            "flares": _known(flares, viewer),
        },
        "deck": {
            "size": len(deck),
            "sideways": min(SIDEWAYS, len(deck)) if s.rules.teams else 0,
            "known": _known_places(deck, viewer),
        },
        "discard": _open(s.discards[other], viewer),
        "score": s.rules.form.shown_score(s, other) if s.phase == Phase.TURNS else None,
        "supply": {"stones": s.stones_left(side), "legendary": s.legendary_left(side)},
        "claimed": [task_of(card).id for card in s.claimed[side]],
        "improvised": [
            s.colour_of(x) for x in range(s.rules.sides) if s.improvised[other] >> x & 1
        ],
    }
    return _with_lying(s, other, found)


def _with_lying(s: State, seat: int, found: seam.SeatView) -> seam.SeatView:
    """What lies before a player because of some effects, if anything does (TK-9.26)."""
    side = s.rules.side_of[seat]
    if s.frozen[seat] >= 0:
        found["frozen"] = card_id(s.frozen[seat])
    if s.pending[seat] >= 0:
        found["pending"] = card_id(s.pending[seat])
    stored = s.stored[seat]
    if stored is not None:
        found["stored"] = {
            "colour": s.colour_of(stored.side),
            "rank": RANKS[stored.rank],
            "gateway": stored.gateway,
        }
    if any(s.away[2 * side : 2 * side + 2]):
        gone = {"stones": s.removed(side, COMMON), "legendary": s.removed(side, LEGENDARY)}
        if any(gone.values()):
            found["removed"] = {"stones": gone["stones"], "legendary": gone["legendary"]}
    if s.fewer[side]:
        found["fewer"] = s.fewer[side]
    if s.phase == Phase.TURNS and (penalty := s.rules.form.penalty(s, side)):
        found["penalty"] = penalty
    return found


def _school(s: State, seat: int) -> str | None:
    if len(s.schools) == s.rules.seats:
        return s.schools[seat]
    at = (seat - s.first) % s.rules.seats  # schools are being chosen, in turn order
    return s.schools[at] if at < len(s.schools) else None


def _hand(s: State, seat: int) -> seam.CardLists:
    return {
        "beings": [card_id(card) for card in s.hands[seat]],
        "legends": [card_id(card) for card in s.legends[seat]],
        "flares": [card_id(card) for card in s.flares[seat]],
    }


def _draft(s: State, seat: int | None) -> seam.DraftView | None:
    if not s.packs or not any(s.packs):
        return None
    return {
        "packs": [len(pack) for pack in s.packs],
        "kept": [len(cards) for cards in s.kept],
        "your_pack": None if seat is None else sorted(map(card_id, s.packs[seat])),
        "you_kept": None if seat is None else sorted(map(card_id, s.kept[seat])),
    }


def _known(cards: Pile, viewer: int | None) -> list[str]:
    """Those cards in a hand that the viewer happens to know (TK-7.10, TK-7.13)."""
    bit = seen_bit(viewer)
    return sorted(card_id(card) for card in cards if card & bit)


def _known_places(deck: Pile, viewer: int | None) -> list[tuple[int, str]]:
    """Cards in a deck whose place the viewer knows (TK-7.9)."""
    bit = seen_bit(viewer)
    above = len(deck) - 1
    return [(above - i, card_id(card)) for i, card in enumerate(deck) if card & bit]


def _open(pile: Pile, viewer: int | None) -> list[str | None]:
    """A discard pile; cards put there face down show only to those who know them (D-20)."""
    bit = seen_bit(viewer)
    return [card_id(card) if card & bit else None for card in pile]


def _shared(deck: Pile, discard: Pile, viewer: int | None) -> seam.SharedDeckView:
    return {
        "size": len(deck),
        "known": _known_places(deck, viewer),
        "discard": _open(discard, viewer),
    }


def _tasks(s: State) -> seam.TasksView | None:
    if not s.rules.form.tasks:
        return None
    return {
        "current": [
            {
                "task": task_of(card).id,
                "points": task_of(card).points,
                "type": task_of(card).type,
                "squares": names(task_of(card).squares),
                "progress": [task_of(card).progress(s, side) for side in range(s.rules.sides)],
            }
            for card in s.tasks
        ],
        "next": task_of(s.next_task).id if s.next_task >= 0 else None,
        "deck": len(s.task_deck),
        "buried": [task_of(card).id for card in s.task_deck if card & seen_bit(None)],
    }


def _turn(s: State) -> seam.TurnView:
    total, legends, red, green = s.summoned
    found: seam.TurnView = {
        "seat": s.turn,
        "controller": s.controller,
        "passed": s.passed,
        "actions": s.actions,
        "discarded": s.discarded,
        "flared": s.flared,
        "borrow": s.borrow,
        "destroyed": {
            s.colour_of(side): counts
            for side, counts in enumerate(zip(*[iter(s.tally)] * 3, strict=True))
            if any(counts)
        },
        "summoned": {"total": total, "legends": legends, "red": red, "green": green},
        "extra": {"cards": s.extra_cards, "legends": s.extra_legends, "turn": s.extra_turn},
        "in_extra_turn": s.in_extra_turn,
        "number": s.turns,
        "first": s.first,
    }
    if s.possessed >= 0:
        found["possessed"] = s.colour_of(s.possessed)
    if s.blanks:
        found["blanks"] = s.blanks
    if s.doubled:
        found["doubled"] = s.doubled
    return found


def _end(s: State) -> seam.EndView:
    return {
        "last": s.last if s.last >= 0 else None,
        "turns_left": s.final_turns if s.last >= 0 else None,
        "resigning": [seat for seat in range(s.rules.seats) if s.resigning >> seat & 1],
        "agreeing": [seat for seat in range(s.rules.seats) if s.agreeing >> seat & 1],
        "result": _outcome(s.result) if s.result else None,
    }


def _outcome(result: Result) -> seam.Outcome:
    return {
        "ranking": [list(place) for place in result.ranking],
        "scores": list(result.scores),
        "reason": result.reason.id,
    }
