"""What a player is told, and the types of what goes to a client, for ``make wire``."""
# ruff: noqa: UP013 (what is short stands on a line)

from typing import Literal

from typing_extensions import TypedDict

from rulebound.core.events import kind_of
from rulebound.core.flow import Text
from rulebound.core.seam import Seam
from rulebound.core.told import Told
from rulebound_truc.table import NOBODY, PACK, RANKS, SUITS, Table, taker_of

Outcome = Literal["takes", "loses", "spoils"]
OUTCOMES: dict[int, Outcome] = {0: "takes", 1: "loses", NOBODY: "spoils"}
NAMES = frozenset([f"truc-rank-{rank}" for rank in RANKS] + [f"truc-suit-{suit}" for suit in SUITS])

Dealt = TypedDict("Dealt", {"seat": int})
Got = TypedDict("Got", {"cards": list[str]})
Raised = TypedDict("Raised", {"seat": int, "stake": int})
Accepted = TypedDict("Accepted", {"seat": int})
Folded = TypedDict("Folded", {"seat": int})
Played = TypedDict("Played", {"seat": int, "card": str})
Trick = TypedDict("Trick", {"seat": int})  # below zero: nobody
Round = TypedDict("Round", {"seat": int, "points": int})
EVENTS = (Dealt, Got, Raised, Accepted, Folded, Played, Trick, Round)

SeatView = TypedDict("SeatView", {"points": int, "cards": int, "played": list[str]})
Facts = TypedDict("Facts", {"ranks": list[str]})  # from low to high
Helps = TypedDict("Helps", {"cards": dict[str, Outcome]})  # what each does to the card led


class View(TypedDict):
    you: int | None
    target: int
    dealer: int
    stake: int
    offered: int | None
    """The stake that has to be accepted or not."""
    seats: list[SeatView]
    takers: list[int]  # of the tricks of this round; below zero: it is spoilt
    hand: list[str] | None


def helps(t: Table, seat: int | None) -> Helps:
    led = None if seat is None else t.led(seat)
    if seat is None or led is None:
        return {"cards": {}}
    return {"cards": {card: OUTCOMES[taker_of(card, led)] for card in t.hands[seat]}}


def why_not(t: Table, seat: int, ref: str, offered: bool) -> Text | None:
    mine = ref.removeprefix("card:") in t.hands[seat]
    reason = Text("truc-why-answer" if t.offered else "truc-why-turn")
    return reason if mine and not offered else None


def describe(kind: str, value: str) -> Text | None:
    card = Text("truc-a-card", {"rank": value[:-1], "suit": value[-1:]})
    return card if kind == "card" and value in PACK else None


SEAM = Seam(View, Facts, Helps, {kind_of(event): event for event in EVENTS})
TOLD = Told(NAMES, lambda options: {"ranks": list(RANKS)}, helps, why_not, describe, SEAM)
