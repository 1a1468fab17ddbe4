"""Cooperative scenarios: their rules on a map set up by hand, and combats that end as told."""

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from random import Random
from typing import Any

import rulebound
from rulebound.core.flow import Decision
from rulebound.core.match import Match
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.model.battle import CombatPhase
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import MapPhase
from tests.games.homm3.map.scripts import anew
from tests.games.homm3.matches import state
from tests.games.homm3.quests import Quest

PARTS = ("rounds", "events", "rules", "victory", "defeat")
OUT_OF_IT = ("stop", "pass", "defend", "accept", "decline", "retreat")


def table(scenario: str) -> dict[str, Any]:
    """What stands in the file of a scenario that is shipped."""
    file = files("rulebound.games.homm3") / "scenarios" / scenario / "scenario.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def story(scenario: str, **more: Any) -> dict[str, Any]:
    """The rules, goals and events of a scenario."""
    whole = table(scenario)
    return {**{part: whole[part] for part in PARTS if part in whole}, **more}


def together(scenario: str, tiles: Sequence[str], **more: Any) -> Quest:
    """A turn of seat 0 in such a scenario, whose rules have set up what they need."""
    q = Quest(tiles, mode="cooperative", table=story(scenario), **more)
    for hear in q.s.listening(occasions.setup):
        assert not list(hear(q.s))
    return q


def start(scenario: str, seats: int, **options: Any) -> Match:
    """The scenario itself before its first decision."""
    game = rulebound.game("homm3")
    return game.start(
        seats=seats, options={"form": "scenario", "scenario": table(scenario), **options}, seed=7
    )


def after_setup(match: Match) -> State:
    """All choices of the setup are made in the first way, until the first turn begins."""
    while state(match).map.round == 0:
        assert match.decision is not None
        match.choose(match.decision.options[0])
    return state(match)


def play_on(match: Match, seed: int = 0) -> Match:
    """Random play to the end; it must have one."""
    rng = Random(seed)
    for _ in range(50_000):
        if match.decision is None:
            return match
        match.choose(rng.choice(match.decision.options))
    raise AssertionError("the match does not end")


def ask_anew(q: Quest) -> Decision:
    """The open question, worked out again after a test has changed the table."""
    assert q.s is not None
    decision = q.match.decision
    assert decision is not None
    return decision


def fight_out(q: Quest, winner: int = 0) -> Quest:
    """The combat that has begun ends: all units of the other side are defeated at once."""
    while q.asked.endswith(("deploy", "ai-first", "announced", "guards")):
        first = next(c for c in ("line-up", "pass", q.offered[0]) if c in q.offered)
        q.choose(first)
    battle = q.b
    for unit in battle.units:
        if unit.side != winner:
            harm.defeat(q.s, unit, winner)
    while q.s.battle is battle and battle.phase != CombatPhase.OVER and not battle.ended:
        decision = ask_anew(q)
        offered = [option.notation for option in decision.options]
        q.choose(next((c for c in OUT_OF_IT if c in offered), offered[0]))
    return q


def end_round(q: Quest) -> Quest:
    """The turn of the last player ends."""
    q.w.turn = len(q.w.order) - 1
    q.w.phase = MapPhase.ROVERS
    return anew(q)


def round_ends(q: Quest) -> Quest:
    """The armies without a player have moved; what the rules do as the Round ends comes now."""
    q.w.turn = len(q.w.order)
    q.w.phase, q.w.step = MapPhase.ROUND_ENDS, 0
    return anew(q)
