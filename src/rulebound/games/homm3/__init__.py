"""Heroes of Might and Magic III: The Board Game. See this package's README."""

from collections.abc import Mapping
from typing import Any

from rulebound.core.advisor import Advisor
from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.core.game import Game, Result
from rulebound.core.match import Setup
from rulebound.core.rng import Rng
from rulebound.core.told import Told
from rulebound.games.homm3 import library as library
from rulebound.games.homm3.combat.evaluate import evaluate, habit, horizon
from rulebound.games.homm3.combat.helps import helps
from rulebound.games.homm3.combat.imagine import redeal
from rulebound.games.homm3.combat.position import read_position, write_position
from rulebound.games.homm3.combat.view import view
from rulebound.games.homm3.combat.why import why_not
from rulebound.games.homm3.facts import facts
from rulebound.games.homm3.forms import play, resign
from rulebound.games.homm3.map import scenario_files
from rulebound.games.homm3.map.advice import advise
from rulebound.games.homm3.map.position import read_position as read_map_position
from rulebound.games.homm3.map.position import write_position as write_map_position
from rulebound.games.homm3.map.script import play as play_scenario
from rulebound.games.homm3.map.setup import new_world
from rulebound.games.homm3.map.why import why_not as why_not_on_map
from rulebound.games.homm3.map.wishes import wish, wishes
from rulebound.games.homm3.messages import MESSAGES, describe
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.options import schema
from rulebound.games.homm3.setup import new_table

RESIGN = Option("resign")
RESIGN_SCENARIO = Option("resign-scenario", notation=RESIGN.notation)
RESIGN_SIDE = Option("resign-side", notation=RESIGN.notation)
"""On the map everybody on the own side gives up: words of their own say so."""
SCENARIO = "scenario"
LOADED = library.LOADED


def _why_not(s: State, seat: int, ref: str, offered: bool) -> Text | None:
    if offered:
        return None
    if s.world is not None and s.battle is None:
        return why_not_on_map(s, seat, ref)
    return why_not(s, seat, ref)


def _advice(s: State, decision: Decision, rng: Rng) -> Option | None:
    return None if s.world is None else advise(s, decision, rng)


class Heroes3(Game[State]):
    id = "homm3"
    rules = "1"
    seats = (1, 2, 3, 4)
    options = schema()
    told = Told(MESSAGES, facts, helps, _why_not, describe)
    advisor = Advisor(evaluate, horizon, habit, _advice)
    asks_first = False

    def prepare(self, options: dict[str, Any]) -> dict[str, Any]:
        if options["form"] != SCENARIO:
            return options
        return {**options, "scenario": scenario_files.load(options["scenario"])}

    def check_record(self, options: Mapping[str, Any]) -> None:
        if options.get("form") == SCENARIO:
            scenario_files.check_recorded(options.get("scenario"))

    def new_state(self, setup: Setup) -> State:
        make = new_world if setup.options["form"] == SCENARIO else new_table
        s = make(setup.seats, setup.options, Rng(setup.seed))
        if setup.position is not None:
            read = read_position if s.world is None else read_map_position
            read(s, setup.position)
        return s

    def script(self, state: State) -> Flow[None]:
        return play(state) if state.world is None else play_scenario(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def redeal(self, state: State, seat: int | None, rng: Rng) -> None:
        redeal(state, seat, rng)

    def result(self, state: State) -> Result | None:
        return state.result

    def position(self, state: State) -> str:
        return write_position(state) if state.world is None else write_map_position(state)

    def asides(self, state: State, seat: int) -> tuple[Option, ...]:
        if state.world is None:
            return (RESIGN,)
        sides = [realm.team for realm in state.world.realms]
        alone = sides.count(sides[seat]) == 1
        return (RESIGN_SCENARIO if alone else RESIGN_SIDE, *wishes(state, seat))

    def aside(self, state: State, seat: int, option: Option) -> None:
        if option == RESIGN:
            resign(state, seat)
        else:
            wish(state, seat, option)


GAME = Heroes3()
