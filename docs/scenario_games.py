"""Plays the scenarios of Heroes III and writes heroes3-scenarios.md: docs/scenario_games.py 20"""

import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rulebound.bots.base import Chair
from rulebound.bots.greedy import GreedyBot
from rulebound.core.game import game
from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.terminal.words import Words

PAGE = Path(__file__).parent / "heroes3-scenarios.md"
EN = Words("en")
HEAD = """# How the scenarios of Heroes III end

{matches} matches of each scenario in each of its modes with the fewest players, all seats played by
greedy bots, difficulty normal, random factions and heroes. Wins are counted by seat. Where nobody
wins the Rounds ran out, or the bots were beaten: they look only a little ahead.
"Rounds" are the median and the range.

Made by `python docs/scenario_games.py {matches}`.

| Scenario | Mode | Players | Wins by seat | Nobody | Rounds | Of at most | How it ended |
|---|---|--:|---|--:|---|--:|---|
"""


class Table(NamedTuple):
    scenario: str
    mode: str
    seats: int


class Played(NamedTuple):
    winners: tuple[int, ...]
    round: int
    most: int
    reason: str


def tables() -> list[Table]:
    """Each scenario in each of its modes, with the fewest players."""
    return [
        Table(scenario.id, mode, scenario.seats(mode)[0])
        for scenario in shipped().values()
        for mode in scenario.modes
    ]


def play(table: Table, seed: int) -> Played:
    options = {"form": "scenario", "scenario": table.scenario, "mode": table.mode}
    match = game("homm3").start(seats=table.seats, options=options, seed=seed)
    bots = [GreedyBot(100 * seed + seat) for seat in range(table.seats)]
    while (decision := match.decision) is not None:
        match.choose(bots[decision.seat].choose(Chair(match, decision.seat)))
    assert match.result is not None
    world = match.view(None)["world"]
    reason = EN(match.result.reason.id, **match.result.reason.args)
    return Played(match.result.winners, world["round"], world["rounds"], reason)


def row(table: Table, played: list[Played]) -> str:
    wins = Counter(seat for match in played for seat in match.winners)
    rounds = [match.round for match in played]
    reasons = Counter(match.reason for match in played)
    cells = (
        EN(f"homm3-scenario-{table.scenario}"),
        table.mode,
        str(table.seats),
        ", ".join(str(wins[seat]) for seat in range(table.seats)),
        str(sum(not match.winners for match in played)),
        f"{median(rounds):g} ({min(rounds)}–{max(rounds)})",
        str(played[0].most),
        "; ".join(f"{reason} ({count})" for reason, count in reasons.most_common()),
    )
    return f"| {' | '.join(cells)} |\n"


def main(matches: int) -> None:
    jobs = [(table, seed) for table in tables() for seed in range(matches)]
    found: dict[Table, list[Played]] = {table: [] for table, _ in jobs}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for (table, _), played in zip(jobs, pool.map(play, *zip(*jobs, strict=True)), strict=True):
            found[table].append(played)
            if len(found[table]) == matches:
                print(row(table, found[table]), end="", flush=True)
    text = HEAD.format(matches=matches)
    PAGE.write_text(
        text + "".join(row(table, played) for table, played in found.items()), encoding="utf-8"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
