"""Truc: three tricks, a raise and a bluff. The README has the rules."""

from rulebound.core.advisor import Advisor, Horizon
from rulebound.core.flow import Flow, Text
from rulebound.core.game import Game, Result
from rulebound.core.match import Setup
from rulebound.core.options import Choice, Schema
from rulebound.core.rng import Rng
from rulebound.core.veil import veils
from rulebound_truc.play import deal, play
from rulebound_truc.seam import View
from rulebound_truc.table import CODES, Table, read_position, write_position
from rulebound_truc.told import TOLD, view


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

    def new_state(self, setup: Setup) -> Table:
        table = Table(setup.rng(), setup.options["target"])
        if setup.position is None:
            deal(table)
        else:
            read_position(table, setup.position)
        return table

    def script(self, state: Table) -> Flow[None]:
        return play(state)

    def view(self, state: Table, seat: int | None) -> View:
        return view(state, seat)

    def redeal(self, state: Table, seat: int | None, rng: Rng) -> None:
        """Nobody has to follow, so a hidden card may be any that has not been seen."""
        seen = {*state.played[0], *state.played[1], *(() if seat is None else state.hands[seat])}
        hidden = rng.shuffled([card for card in range(len(CODES)) if card not in seen])
        for other in (other for other in (0, 1) if other != seat):
            count = len(state.hands[other])
            state.hands[other], hidden = tuple(sorted(hidden[:count])), hidden[count:]

    def veil(self, state: Table, seat: int) -> None:
        other = 1 - seat
        state.hands[other] = veils(len(state.hands[other]))

    def result(self, state: Table) -> Result | None:
        if not state.over:
            return None
        winner = int(state.points[1] > state.points[0])
        return Result(((winner,), (1 - winner,)), tuple(state.points), Text("truc-over"))

    def position(self, state: Table) -> str:
        return write_position(state)


GAME = Truc()
