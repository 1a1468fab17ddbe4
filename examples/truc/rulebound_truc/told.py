"""What a player sees and is told."""

from rulebound.core.flow import Text
from rulebound.core.told import Told
from rulebound_truc.seam import SEAM, Helps, Outcome, View
from rulebound_truc.table import CODES, NOBODY, RANKS, SUITS, Table, taker_of

_OUTCOMES: dict[int, Outcome] = {0: "takes", 1: "loses", NOBODY: "spoils"}
_NAMED = (*(f"rank-{rank}" for rank in RANKS), *(f"suit-{suit}" for suit in SUITS))


def view(t: Table, seat: int | None) -> View:
    return {
        "you": seat,
        "target": t.target,
        "dealer": t.dealer,
        "leader": t.leader,
        "stake": t.stake,
        "offered": t.offered or None,
        "seats": [
            {"points": points, "cards": len(hand), "played": [CODES[card] for card in played]}
            for points, hand, played in zip(t.points, t.hands, t.played, strict=True)
        ],
        "takers": t.takers,
        "hand": None if seat is None else [CODES[card] for card in t.hands[seat]],
    }


def helps(t: Table, seat: int | None) -> Helps:
    if seat is None or t.led(seat) == NOBODY:
        return {"cards": {}}
    takers = {CODES[card]: taker_of(card, t.led(seat)) for card in t.hands[seat]}
    return {"cards": {code: _OUTCOMES[taker] for code, taker in takers.items()}}


def why_not(t: Table, seat: int, ref: str, offered: bool) -> Text | None:
    mine = ref.removeprefix("card:") in (CODES[card] for card in t.hands[seat])
    reason = Text("truc-why-answer" if t.offered else "truc-why-turn")
    return reason if mine and not offered else None


def describe(kind: str, value: str) -> Text | None:
    card = Text("truc-a-card", {"rank": value[:-1], "suit": value[-1:]})
    return card if kind == "card" and value in CODES else None


TOLD = Told(
    frozenset(f"truc-{name}" for name in _NAMED),
    lambda options: {"ranks": list(RANKS)},
    helps,
    why_not,
    describe,
    SEAM,
)
