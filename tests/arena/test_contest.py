"""Contests: reproducible, fair, resumable, in one process or in several."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rulebound import RuleboundError
from rulebound.arena import pairings
from rulebound.arena.contest import Contest, make_plan, play
from rulebound.arena.crews import TRIES, Alone, Crew, Processes
from rulebound.arena.matches import Job
from rulebound.arena.sprt import Sprt, Verdict
from rulebound.arena.standings import Standings
from rulebound.arena.store import BadStore, Played, Store
from tests.patience import PATIENCE

DUEL = {"form": "duel"}


def contest(
    bots: tuple[str, ...] = ("random", "random"),
    deals: int = 3,
    seed: int = 5,
    sprt: Sprt | None = None,
    mix: bool = False,
) -> Contest:
    plan = make_plan("tashkalar", options=DUEL, seed=seed)
    entrants = pairings.enter(bots)
    meetings = pairings.round_robin([entrant.label for entrant in entrants], plan.seats)
    return Contest(plan, entrants, meetings, deals, sprt, mix)


def played(
    its: Contest, crew: Crew[Played] | None = None, path: Path | None = None
) -> list[Played]:
    """All matches of a contest, played to its end."""
    with Store(path) as store, crew or Alone(play) as players:
        for _ in its.play(store, players):
            pass
        return its.kept(store)


# ---- the same again ----


def test_the_same_seed_gives_the_same_results() -> None:
    assert played(contest()) == played(contest())
    assert played(contest()) != played(contest(seed=6))


def test_the_number_of_processes_changes_nothing() -> None:
    assert played(contest(), Processes(2, play)) == played(contest())


def test_equal_bots_get_exactly_half() -> None:
    """They are dealt the same cards and think the same in the same seat."""
    found = half("truc", 2, {}, "greedy", deals=3)
    pair = found.pairs["greedy 1", "greedy 2"]
    assert pair.shares == {0: 0.5, 1: 0.5, 2: 0.5}
    assert pair.lead == 0
    assert found.lines["greedy 1"].rating.elo == found.lines["greedy 2"].rating.elo


def half(game: str, seats: int, options: dict[str, object], bot: str, deals: int) -> Standings:
    its = Contest(
        make_plan(game, seats, options),
        pairings.enter([bot, bot]),
        [(f"{bot} 1", f"{bot} 2")],
        deals,
    )
    with Store(None) as store:
        for _ in its.play(store, Alone(play)):
            pass
        return its.standings(store)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("tashkalar", 3, {"form": "melee"}),
        ("tashkalar", 4, {"form": "duel", "teams": True}),
        ("urbno", 4, {}),
        ("homm3", 2, {"form": "skirmish"}),
    ],
)
def test_equal_bots_get_exactly_half_at_every_table(
    game: str, seats: int, options: dict[str, object]
) -> None:
    found = half(game, seats, options, "random", deals=1)
    assert found.pairs["random 1", "random 2"].share == 0.5


def test_the_same_deals_from_every_seat() -> None:
    matches = played(contest(("random",) * 3, deals=1))
    assert len(matches) == 6
    assert len({match.seed for match in matches}) == 1
    assert len({match.seating for match in matches}) == 6


def test_as_few_players_as_there_can_be_but_two() -> None:
    assert make_plan("homm3").seats == 2
    assert make_plan("tashkalar", options={"form": "melee"}).seats == 3
    with pytest.raises(RuleboundError, match="table for one"):
        make_plan("homm3", 1)


# ---- going on ----


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "runs.db"
    first = played(contest(deals=2), path=path)
    with Store(path) as store:
        steps = list(contest(deals=2).play(store, Alone(play)))
        assert [(step.done, step.wanted) for step in steps] == [(4, 4)]
        steps = list(contest(deals=3).play(store, Alone(play)))
        assert [(step.done, step.wanted) for step in steps] == [(4, 6), (5, 6), (6, 6)]
    more = played(contest(deals=3), path=path)
    assert more[:4] == first
    assert more == played(contest(deals=3))


def test_a_new_bot_joins_those_that_have_met(tmp_path: Path) -> None:
    path = tmp_path / "runs.db"
    played(contest(("random", "random@1"), deals=1), path=path)
    with Store(path) as store:
        steps = list(contest(("random", "random@1", "random@2"), deals=1).play(store, Alone(play)))
    assert (steps[0].done, steps[-1].done) == (2, 6)


def test_results_of_another_program_are_not_counted_unless_wanted(tmp_path: Path) -> None:
    path = tmp_path / "runs.db"
    (match, *_) = played(contest(deals=1))
    with Store(path) as store:
        store.add(store.run(contest().plan), replace(match, code="0" * 12))
    with pytest.raises(BadStore) as caught:
        played(contest(), path=path)
    assert caught.value.message == "cli-arena-other-code"
    mixed = played(contest(mix=True), path=path)
    assert [each.code for each in mixed].count("0" * 12) == 1
    assert len(mixed) == 6


def test_a_machine_with_another_program_is_noticed() -> None:
    """Nothing that it plays is kept."""
    with Store(None) as store:
        elsewhere = Alone(lambda job: replace(play(job), code="f" * 12))
        with pytest.raises(BadStore) as caught:
            list(contest().play(store, elsewhere))
        assert caught.value.message == "cli-arena-other-node"
        assert contest().kept(store) == []


def wait_for(happened: Callable[[], bool], process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert process.poll() is None, "it ended before"
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


def kept(path: Path) -> list[Played]:
    if not path.exists():
        return []
    try:
        with Store(path, new=False) as store:
            return store.matches(1)
    except BadStore:  # it is being made
        return []


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_was_killed_goes_on(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "runs.db"
    command = [sys.executable, "-m", "rulebound.cli", "arena", "tashkalar", "--form", "duel"]
    command += ["--bots", "random,random", "--seed", "5", "-n", "5000", "--jobs", str(jobs)]
    process = subprocess.Popen(
        [*command, "--store", str(path)], stdout=subprocess.DEVNULL, start_new_session=True
    )
    try:
        wait_for(lambda: len(kept(path)) >= 3, process)
    finally:
        process.kill()
        process.wait()
    before = kept(path)
    assert 3 <= len(before) < 10_000
    wait_until_gone(process.pid)
    deals = before[-1].deal + 2
    after = played(contest(deals=deals), path=path)
    assert after == played(contest(deals=deals))
    assert set(before) <= set(after)


def wait_until_gone(group: int) -> None:
    """No process of the group is left: those that played do not outlive their parent."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.01)
    os.killpg(group, signal.SIGKILL)
    pytest.fail("processes were left behind")


def test_a_worker_that_dies_loses_nothing() -> None:
    its = contest(deals=6)
    with Store(None) as store, Processes(2, play) as crew:
        for number, _ in enumerate(its.play(store, crew)):
            if number in (2, 5):
                crew._workers[number % 2].process.kill()
        matches = its.kept(store)
    assert matches == played(its)


class Poison:
    """Whoever unpacks it dies."""

    def __reduce__(self) -> tuple[Callable[[int], object], tuple[int]]:
        return os._exit, (1,)


def test_a_match_that_kills_its_process_every_time_is_given_up() -> None:
    job = Job(4, "tashkalar", ("random", "random"), ("a", "b"), Poison(), 1)  # type: ignore[arg-type]
    with Processes(1, play) as crew:
        crew.give(job)
        with pytest.raises(RuleboundError, match=f"deal 4 of a, b: .* {TRIES} times"):
            crew.take()


def test_an_error_in_a_process_is_told() -> None:
    job = Job(0, "chess", ("random", "random"), ("a", "b"), {}, 1)
    with Processes(1, play) as crew:
        crew.give(job)
        with pytest.raises(RuleboundError, match="chess") as caught:
            crew.take()
    assert "play_out" in caught.value.__notes__[0]  # where it happened


# ---- tests that end early ----


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_test_ends_a_meeting(jobs: int) -> None:
    """Equal bots, who always share a deal: one is not 200 Elo stronger."""
    its = contest(deals=60, sprt=Sprt(0, 200))
    with Store(None) as store, Alone(play) if jobs == 1 else Processes(jobs, play) as crew:
        *_, last = its.play(store, crew)
        found = its.standings(store)
    (meeting,) = found.meetings
    assert meeting.test is not None
    assert meeting.test[1] is Verdict.NOT_STRONGER
    assert 2 < len(meeting.shares) < 30
    assert last.done == last.wanted < 60
    if jobs == 1:
        assert found.left_out == 0


def test_only_two_bots_can_be_tested() -> None:
    plan = make_plan("tashkalar", 3, {"form": "melee"})
    entrants = pairings.enter(["random"] * 3)
    meeting = tuple(entrant.label for entrant in entrants)
    with pytest.raises(RuleboundError, match="two bots"):
        Contest(plan, entrants, [meeting], 5, Sprt(0, 50))
    with pytest.raises(RuleboundError, match="positive"):
        Contest(plan, entrants, [meeting], 0)
