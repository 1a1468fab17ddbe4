"""Tash-Kalar: Arena of Legends. See this package's README for its map to the rule book."""

from rulebound.core.advisor import Advisor
from rulebound.core.flow import Flow, Option
from rulebound.core.game import Game, Result
from rulebound.core.match import Setup
from rulebound.core.rng import Rng
from rulebound.core.told import Guide, Told
from rulebound.games.tashkalar import asides, hands
from rulebound.games.tashkalar.catalogue import catalogue
from rulebound.games.tashkalar.encoding import ENCODING
from rulebound.games.tashkalar.evaluate import evaluate
from rulebound.games.tashkalar.facts import facts
from rulebound.games.tashkalar.helps import helps
from rulebound.games.tashkalar.imagine import redeal, veil
from rulebound.games.tashkalar.insight import INSIGHT
from rulebound.games.tashkalar.messages import MESSAGES
from rulebound.games.tashkalar.options import OPTIONS, make_rules
from rulebound.games.tashkalar.portrait import portrait
from rulebound.games.tashkalar.position import read_position, write_position
from rulebound.games.tashkalar.reasons import TEACHER
from rulebound.games.tashkalar.seam import SEAM, View
from rulebound.games.tashkalar.setup import empty_table, play
from rulebound.games.tashkalar.state import State
from rulebound.games.tashkalar.view import view
from rulebound.games.tashkalar.why import why_not

# TK-2.6: the first game. The seed deals three small patterns: Swordmaster, Herald, Knight.
LESSONS = {
    school: Guide(2, {"form": "first_game", "first": 0, "schools": [school, "northern"]}, seed)
    for school, seed in (("everfrost", 460), ("nethervoid", 489), ("etherweave", 384))
}
"""One for each school of the expansions; the first hands show what is new."""
GUIDE = Guide(2, {"form": "first_game", "first": 0, "schools": ["southern", "northern"]}, seed=1530)


class TashKalar(Game[State]):
    id = "tashkalar"
    rules = "1"
    seats = (2, 3, 4)
    options = OPTIONS
    told = Told(
        MESSAGES,
        facts,
        helps,
        why_not,
        seam=SEAM,
        guide=GUIDE,
        lessons=LESSONS,
        portrait=portrait,
        catalogue=catalogue,
    )
    advisor = Advisor(evaluate, insight=INSIGHT, teacher=TEACHER)
    encoding = ENCODING

    def new_state(self, setup: Setup) -> State:
        rules = make_rules(setup.seats, setup.options)
        s = empty_table(rules, setup.rng())
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

    def may_undo(self, state: State) -> bool:
        return state.rules.takeback

    def shown(self, undone: State, state: State) -> tuple[hands.Shown, ...] | None:
        return hands.shown(undone, state) or None

    def remember(self, state: State, seat: int, shown: tuple[hands.Shown, ...]) -> None:
        hands.remember(state, seat, shown)

    def allies(self, state: State, seat: int) -> tuple[int, ...]:
        return state.rules.mates(state.rules.side_of[seat])

    def asides(self, state: State, seat: int) -> tuple[Option, ...]:
        return asides.asides(state, seat)

    def aside(self, state: State, seat: int, option: Option) -> None:
        asides.aside(state, seat, option)


GAME = TashKalar()
