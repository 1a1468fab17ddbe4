"""Heroes of Might and Magic III: The Board Game. See this package's README."""

from collections.abc import Mapping
from typing import Any

from rulebound.core.advisor import Advisor
from rulebound.core.flow import Flow, Option, Text
from rulebound.core.game import Game, Result
from rulebound.core.match import Setup
from rulebound.core.rng import Rng
from rulebound.core.seam import Seam
from rulebound.core.told import Guide, Told
from rulebound.games.homm3 import library
from rulebound.games.homm3.catalogue import catalogue
from rulebound.games.homm3.combat import fighting_out
from rulebound.games.homm3.combat.evaluate import evaluate, habit
from rulebound.games.homm3.combat.imagine import redeal, veil
from rulebound.games.homm3.combat.insight import INSIGHT
from rulebound.games.homm3.encoding import ENCODING
from rulebound.games.homm3.facts import facts
from rulebound.games.homm3.forms import FORMS, SCENARIO, form_of, help_of
from rulebound.games.homm3.general.strategy import STRATEGY
from rulebound.games.homm3.map import scenario_files
from rulebound.games.homm3.messages import MESSAGES, describe
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.options import schema
from rulebound.games.homm3.seam import Facts, Helps, View
from rulebound.games.homm3.seam.options import OPTIONS
from rulebound.games.homm3.table.portrait import portrait
from rulebound.games.homm3.teaching import TEACHER


def _why_not(s: State, seat: int, ref: str, offered: bool) -> Text | None:
    return None if offered else form_of(s).why_not(s, seat, ref)


# First Light, a small scenario for one. The seed brings guards that are easily beaten, and a first
# hand with cards for an attack, a Spell and morale.
GUIDE = Guide(1, {"form": "scenario", "scenario": "first_light"}, seed=276)


class Heroes3(Game[State]):
    id = "homm3"
    rules = "1"
    seats = (1, 2, 3, 4)
    options = schema()
    told = Told(
        MESSAGES,
        facts,
        help_of,
        _why_not,
        describe,
        seam=Seam(View, Facts, Helps, library.EVENTS, OPTIONS),
        guide=GUIDE,
        portrait=portrait,
        catalogue=catalogue,
    )
    advisor = Advisor(
        evaluate,
        lambda s: form_of(s).horizon(s),
        habit,
        lambda s, decision, rng: form_of(s).advice(s, decision, rng),
        lambda s, seat, refs, rng: form_of(s).attempt(s, seat, refs, rng),
        fighting_out.consent,
        insight=INSIGHT,
        strategy=STRATEGY,
        teacher=TEACHER,
    )
    encoding = ENCODING
    asks_first = False

    def prepare(self, options: dict[str, Any]) -> dict[str, Any]:
        if FORMS[options["form"]] is not SCENARIO:
            return options
        return {**options, "scenario": scenario_files.load(options["scenario"])}

    def check_record(self, options: Mapping[str, Any]) -> None:
        if options.get("form") == "scenario":
            scenario_files.check_recorded(options.get("scenario"))

    def new_state(self, setup: Setup) -> State:
        form = FORMS[setup.options["form"]]
        s = form.new(setup.seats, setup.options, setup.rng())
        if setup.position is not None:
            form.read_position(s, setup.position)
        return s

    def script(self, state: State) -> Flow[None]:
        return form_of(state).play(state)

    def view(self, state: State, seat: int | None) -> View:
        return form_of(state).view(state, seat)

    def redeal(self, state: State, seat: int | None, rng: Rng) -> None:
        redeal(state, seat, rng)

    def veil(self, state: State, seat: int) -> None:
        veil(state, seat)

    def result(self, state: State) -> Result | None:
        return state.result

    def position(self, state: State) -> str:
        return form_of(state).write_position(state)

    def stand_ins(self, state: State) -> Mapping[int, bool]:
        return fighting_out.stand_ins(state)

    def allies(self, state: State, seat: int) -> tuple[int, ...]:
        return form_of(state).allies(state, seat)

    def asides(self, state: State, seat: int) -> tuple[Option, ...]:
        return form_of(state).asides(state, seat)

    def aside(self, state: State, seat: int, option: Option) -> None:
        form_of(state).aside(state, seat, option)


GAME = Heroes3()
