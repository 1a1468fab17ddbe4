"""Plays the scenarios of Heroes III and writes heroes3-scenarios.md: docs/scenario_games.py 50

Every match is kept in a file the moment it is over: stop it however you like, the same command goes
on where it was. With a larger number it plays the matches that are missing.
"""

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from rulebound.arena.intervals import wilson
from rulebound.bots.base import Chair
from rulebound.bots.registry import bot
from rulebound.core.flow import Text
from rulebound.core.game import game
from rulebound.games.homm3.general.worths import DECISIVE, pull
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.scenario_reading import shipped
from rulebound.games.homm3.model.state import State
from rulebound.terminal.words import Words

PAGE = Path(__file__).parent / "heroes3-scenarios.md"
BEGIN, END = "<!-- figures: start -->\n", "<!-- figures: end -->\n"
DIFFICULTIES = ("easy", "normal", "hard", "impossible")
TOGETHER = ("campaign", "cooperative")
WHEN = ("before the last Round", "in the last Round, for the goal", "in the last Round, else")
EN = Words("en")


class Table(NamedTuple):
    scenario: str
    mode: str
    seats: int
    difficulty: str


class Played(NamedTuple):
    """A match that is over."""

    winners: tuple[int, ...]
    round: int
    reason: str
    fights: tuple[tuple[int, bool, str], ...]
    """Against guards: their difficulty, whether they were beaten, and when; see ``WHEN``."""
    seconds: float


def tables() -> list[Table]:
    """Each scenario in its usual mode, with the fewest players, on every difficulty."""
    return [
        Table(scenario.id, scenario.modes[0], scenario.seats(scenario.modes[0])[0], difficulty)
        for difficulty in DIFFICULTIES
        for scenario in shipped().values()
    ]


def play(name: str, limit: float, table: Table, seed: int) -> Played:
    options = {
        "form": "scenario",
        "scenario": table.scenario,
        "mode": table.mode,
        "difficulty": table.difficulty,
    }
    match = game("homm3").start(seats=table.seats, options=options, seed=seed)
    bots = [bot(name, 100 * seed + seat) for seat in range(table.seats)]
    began = process_time()
    goals: dict[int, bool] = {}
    told = 0
    while (decision := match.decision) is not None:
        for event in match.log(None)[told:]:
            told += 1
            if event["kind"] == "announced" and event["foe"] == "guards":
                world = match.imagine(decision.seat, 0)
                goals[told] = world.consult(_for_the_goal, event)
        chair = Chair(match, decision.seat, limit, process_time)
        match.choose(bots[decision.seat].choose(chair))
    assert match.result is not None
    return Played(
        match.result.winners,
        match.view(None)["world"]["round"],
        _reason(match.result.reason),
        tuple(_fights(match.log(None), match.view(None)["world"]["rounds"], goals)),
        process_time() - began,
    )


def _reason(reason: Text) -> str:
    """Why a match ended; Locations by their names."""
    words = {name: _name(value) for name, value in reason.args.items()}
    return EN(reason.id, **words)


def _name(value: Any) -> Any:
    known = isinstance(value, str) and value in LOCATION_TABLE
    return EN(f"homm3-location-{value}") if known else value


def _for_the_goal(s: State, event: dict[str, Any]) -> bool:
    """Whether the scenario is about the Field of a fight."""
    q, r = map(int, event["field"].split(","))
    return pull(s, event["seat"], (q, r)) >= DECISIVE


def _fights(
    log: list[dict[str, Any]], rounds: int, goals: dict[int, bool]
) -> Iterator[tuple[int, bool, str]]:
    """The fights against guards that are told of."""
    level = now = 0
    when = WHEN[0]
    for number, event in enumerate(log, 1):
        if event["kind"] == "round":
            now = event["number"]
        if event["kind"] == "announced":
            level = event["level"] if event["foe"] == "guards" else 0
            when = WHEN[0] if now < rounds else WHEN[1] if goals.get(number) else WHEN[2]
        elif event["kind"] == "combat-over" and level:
            yield level, event["winner"] == 0, when
            level = 0


# ---- the page ----


def share(wins: int, games: int) -> str:
    if not games:
        return "–"
    low, high = wilson(wins, games)
    return f"{wins} of {games} ({100 * low:.0f}–{100 * high:.0f} %)"


def rows(found: dict[Table, list[Played]]) -> Iterator[str]:
    head = ("Scenario", "Mode", "Players", *DIFFICULTIES, "Rounds", "How it ended on easy")
    yield f"| {' | '.join(head)} |\n|---|---|--:|---|---|---|---|---|---|\n"
    for first in (table for table in found if table.difficulty == DIFFICULTIES[0]):
        by = [found[first._replace(difficulty=name)] for name in DIFFICULTIES]
        rounds = [match.round for matches in by for match in matches] or [0]
        reasons = Counter(match.reason for match in by[0])
        cells = (
            EN(f"homm3-scenario-{first.scenario}"),
            first.mode,
            str(first.seats),
            *(share(sum(bool(m.winners) for m in matches), len(matches)) for matches in by),
            f"{median(rounds):g} ({min(rounds)}–{max(rounds)})",
            "; ".join(f"{reason} ({count})" for reason, count in reasons.most_common()),
        )
        yield f"| {' | '.join(cells)} |\n"


def sums(found: dict[Table, list[Played]]) -> Iterator[str]:
    """All that is played alone or together, by difficulty; then fights by their difficulty."""
    yield "\nAlone and together, all scenarios:"
    for name in DIFFICULTIES:
        each = [
            match
            for table, matches in found.items()
            if table.mode in TOGETHER and table.difficulty == name
            for match in matches
        ]
        yield f" {name} {share(sum(bool(m.winners) for m in each), len(each))};"
    yield f"\n\n| Guards | beaten {' | '.join(WHEN)} |\n|---|---|---|---|\n"
    fights = [fight for matches in found.values() for match in matches for fight in match.fights]
    for level in range(1, 8):
        by = [
            [beaten for difficulty, beaten, then in fights if (difficulty, then) == (level, when)]
            for when in WHEN
        ]
        yield f"| {level} | {' | '.join(share(sum(won), len(won)) for won in by)} |\n"


def write(found: dict[Table, list[Played]]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    figures = "".join((*rows(found), *sums(found)))
    PAGE.write_text(f"{before}{BEGIN}\n{figures}\n{END}{after}", encoding="utf-8")


# ---- playing ----


def read(store: Path) -> dict[tuple[Table, int], Played]:
    if not store.exists():
        return {}
    lines = map(json.loads, store.read_text(encoding="utf-8").splitlines())
    return {(Table(*table), seed): Played(*played) for table, seed, played in lines}


def main(argv: Sequence[str]) -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("matches", type=int, nargs="?", default=50)
    parser.add_argument("--bot", default="search")
    parser.add_argument("--seconds", type=float, default=0.1, help="for a choice, of the processor")
    parser.add_argument("--store", type=Path, default=Path("scenario_games.jsonl"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--difficulty", choices=DIFFICULTIES, action="append")
    parser.add_argument("--together", action="store_true", help="only those without opponents")
    asked = parser.parse_args(argv)
    known = read(asked.store)
    wanted = [
        t
        for t in tables()
        if t.difficulty in (asked.difficulty or DIFFICULTIES)
        and (t.mode in TOGETHER or not asked.together)
    ]
    jobs = [(t, n) for n in range(asked.matches) for t in wanted if (t, n) not in known]
    with ProcessPoolExecutor(asked.jobs) as pool, asked.store.open("a", encoding="utf-8") as store:
        one = partial(play, asked.bot, asked.seconds)
        games = pool.map(one, *zip(*jobs, strict=True)) if jobs else ()
        for count, ((table, seed), played) in enumerate(zip(jobs, games, strict=True), 1):
            known[table, seed] = played
            store.write(json.dumps((table, seed, played)) + "\n")
            store.flush()
            won = "won" if played.winners else "lost"
            name = f"{table.scenario} {table.difficulty} {seed}"
            print(f"{count}/{len(jobs)} {name}: {won}", flush=True)
    found: dict[Table, list[Played]] = {table: [] for table in tables()}
    for (table, _), played in sorted(known.items()):
        found[table].append(played)
    write(found)


if __name__ == "__main__":
    main(sys.argv[1:])
