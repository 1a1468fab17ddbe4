"""Truc: three tricks, a raise and a bluff. The README has the rules."""

from rulebound.core.advisor import Advisor, Horizon
from rulebound.core.flow import CHECKPOINT, Flow, Text
from rulebound.core.game import Game, Result
from rulebound.core.match import Setup
from rulebound.core.options import Choice, Schema
from rulebound.core.rng import Rng
from rulebound.core.veil import veils
from rulebound_truc.encoding import ENCODING
from rulebound_truc.play import deal, turn
from rulebound_truc.table import PACK, Table, read_position
from rulebound_truc.told import TOLD, View


def evaluate(t: Table, seat: int) -> float:
    """Points; the last one is worth a good deal more."""
    lead = t.points[seat] - t.points[1 - seat]
    return lead + (t.target if lead > 0 else -t.target) * t.over


def end_of_round(t: Table) -> Horizon[Table]:
    deals = t.deals
    return Horizon(lambda later: later.deals > deals)


class Truc(Game[Table]):
    id = "truc"
    rules = "1"
    seats = (2,)
    options = Schema((Choice("target", "choice", 12, "points that win", (6, 12)),))
    told = TOLD
    advisor = Advisor(evaluate, end_of_round)
    encoding = ENCODING

    def new_state(self, setup: Setup) -> Table:
        table = Table(setup.rng(), setup.options["target"])
        if setup.position is None:
            deal(table)
        else:
            read_position(table, setup.position)
        return table

    def script(self, t: Table) -> Flow[None]:
        while not t.over:
            yield CHECKPOINT
            yield from turn(t, t.mover)

    def view(self, t: Table, seat: int | None) -> View:
        return {
            "you": seat,
            "target": t.target,
            "dealer": t.dealer,
            "stake": t.stake,
            "offered": t.offered or None,
            "seats": [
                {"points": points, "cards": len(hand), "played": list(played)}
                for points, hand, played in zip(t.points, t.hands, t.played, strict=True)
            ],
            "takers": t.takers,
            "hand": None if seat is None else list(t.hands[seat]),
        }

    def redeal(self, t: Table, seat: int | None, rng: Rng) -> None:
        """Nobody has to follow, so a hidden card may be any that has not been seen."""
        seen = {*t.played[0], *t.played[1], *(() if seat is None else t.hands[seat])}
        hidden = rng.shuffled([card for card in PACK if card not in seen])
        for other in {0, 1} - {seat}:
            count = len(t.hands[other])
            t.hands[other] = tuple(sorted(hidden[:count], key=PACK.index))
            hidden = hidden[count:]

    def veil(self, t: Table, seat: int) -> None:
        t.hands[1 - seat] = veils(len(t.hands[1 - seat]))

    def result(self, t: Table) -> Result | None:
        ranking = tuple((seat,) for seat in sorted((0, 1), key=lambda seat: -t.points[seat]))
        return Result(ranking, tuple(t.points), Text("truc-over")) if t.over else None

    def position(self, t: Table) -> str:
        """A raise that is not answered yet counts as not made."""
        lines = [f"dealer: {t.dealer}", f"stake: {t.stake}", f"points: {t.points[0]} {t.points[1]}"]
        for seat in (0, 1):
            hand, played = " ".join(t.hands[seat]), " ".join(t.played[seat])
            lines += [f"seat {seat}:", f"hand: {hand}", f"played: {played}"]
        return "\n".join(lines)


GAME = Truc()
