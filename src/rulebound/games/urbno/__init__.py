"""King Urbno (მეფე ურბნო). See this package's README for its map to the rule book."""

from collections.abc import Mapping
from typing import Any

from rulebound.core.advisor import Advisor
from rulebound.core.errors import BadRecord
from rulebound.core.flow import Flow
from rulebound.core.game import Game, Result
from rulebound.core.match import Setup
from rulebound.core.rng import Rng
from rulebound.core.told import Guide, Told
from rulebound.games.urbno import edition
from rulebound.games.urbno.catalogue import catalogue
from rulebound.games.urbno.encoding import ENCODING
from rulebound.games.urbno.evaluate import evaluate, habit, horizon
from rulebound.games.urbno.facts import facts
from rulebound.games.urbno.helps import helps
from rulebound.games.urbno.imagine import redeal, veil
from rulebound.games.urbno.insight import INSIGHT
from rulebound.games.urbno.messages import MESSAGES, describe
from rulebound.games.urbno.options import OPTIONS, make_rules
from rulebound.games.urbno.portrait import portrait
from rulebound.games.urbno.position import read_position, write_position
from rulebound.games.urbno.reasons import TEACHER
from rulebound.games.urbno.round import play
from rulebound.games.urbno.seam import SEAM, View
from rulebound.games.urbno.setup import new_table
from rulebound.games.urbno.state import State
from rulebound.games.urbno.view import view
from rulebound.games.urbno.why import why_not

# One round of mission 1; the seat after the dealer leads.
GUIDE = Guide(2, {"missions": [3], "rounds": 1, "first_dealer": 1}, seed=6)


class KingUrbno(Game[State]):
    id = "urbno"
    rules = "1"
    seats = (2, 3, 4)
    options = OPTIONS
    told = Told(
        MESSAGES,
        facts,
        helps,
        why_not,
        describe,
        seam=SEAM,
        guide=GUIDE,
        portrait=portrait,
        catalogue=catalogue,
    )
    advisor = Advisor(evaluate, horizon, habit, insight=INSIGHT, teacher=TEACHER)
    encoding = ENCODING

    def prepare(self, options: dict[str, Any]) -> dict[str, Any]:
        return {**options, "edition": edition.load(options["edition"])}

    def check_record(self, options: Mapping[str, Any]) -> None:
        if not isinstance(options.get("edition"), Mapping):
            raise BadRecord("a record of urbno carries its whole edition as a table")

    def new_state(self, setup: Setup) -> State:
        values = edition.read(setup.options["edition"])
        s = new_table(make_rules(setup.seats, setup.options, values), setup.rng())
        if setup.position is not None:
            read_position(s, setup.position)
        return s

    def script(self, state: State) -> Flow[None]:
        return play(state)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def redeal(self, state: State, seat: int | None, rng: Rng) -> None:
        redeal(state, seat, rng)

    def veil(self, state: State, seat: int) -> None:
        veil(state, seat)

    def result(self, state: State) -> Result | None:
        return state.result

    def position(self, state: State) -> str:
        return write_position(state)

    def allies(self, state: State, seat: int) -> tuple[int, ...]:
        # Partners sit opposite each other (UR-2.4).
        return (seat % 2, seat % 2 + 2) if state.rules.pairs else (seat,)


GAME = KingUrbno()
