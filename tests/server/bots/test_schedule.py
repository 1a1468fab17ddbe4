"""Who is worked for next: people before bots, everybody in turn, and nobody with all workers."""

from collections.abc import Iterable

import pytest

from rulebound.server.bots import schedule
from rulebound.server.bots.schedule import SPARE, Claim, Schedule


def claim(table: str, person: str = "", address: str = "here", *, people: bool = True) -> Claim:
    return Claim(table, person or f"owner of {table}", address, people)


def waiting(jobs: Iterable[Claim], workers: int = 1) -> Schedule[str]:
    """A schedule in which a job waits for each of these, named after its table."""
    found: Schedule[str] = Schedule(workers)
    for each in jobs:
        found.add(each, each.table)
    return found


def next_job(plan: Schedule[str], worker: int = 0) -> str | None:
    """The next job, which is done at once."""
    taken = plan.take(worker)
    if taken is None:
        return None
    plan.done(taken[0])
    return taken[1]


def order(plan: Schedule[str]) -> list[str]:
    """All that waits, by one worker."""
    return list(iter(lambda: next_job(plan), None))


def busy(plan: Schedule[str]) -> list[str]:
    """What all workers are given who are free now; none of it is done."""
    taken = [plan.take(worker) for worker in range(plan.workers)]
    return [each[1] for each in taken if each is not None]


def test_first_come_first_served() -> None:
    assert order(waiting([claim("a"), claim("b"), claim("c")])) == ["a", "b", "c"]


def test_people_come_before_bots_among_themselves() -> None:
    shows = [claim(name, people=False) for name in ("show", "other show")]
    assert order(waiting([*shows, claim("game")])) == ["game", "show", "other show"]


def test_a_person_with_many_tables_takes_turns_with_others() -> None:
    many = [claim(f"a{n}", "Ann") for n in range(4)]
    plan = waiting([*many, claim("b", "Bob"), claim("c", "Cat")])
    assert order(plan) == ["a0", "b", "c", "a1", "a2", "a3"]


def test_who_was_served_longest_ago_is_next() -> None:
    plan = waiting([claim("a", "Ann")])
    assert order(plan) == ["a"]
    for each in (claim("a", "Ann"), claim("b", "Bob")):
        plan.add(each, each.table)
    assert order(plan) == ["b", "a"]
    for each in (claim("b", "Bob"), claim("a", "Ann")):
        plan.add(each, each.table)
    assert order(plan) == ["b", "a"]


def test_the_tables_of_a_person_take_turns() -> None:
    """Also if one of them has something new to think about at once."""
    tables = [claim(name, "Ann") for name in "abc"]
    plan = waiting(tables)
    served = []
    for _ in range(7):
        taken = plan.take(0)
        assert taken is not None
        plan.done(taken[0])
        plan.add(*taken)
        served.append(taken[1])
    assert served == list("abcabca")


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_nobody_has_all_workers(workers: int) -> None:
    """Thirty long thoughts of one guest, and a short one of another: there is a free worker."""
    plan = waiting([claim(f"a{n}", "Ann") for n in range(30)], workers)
    assert busy(plan) == [f"a{n}" for n in range(workers)]
    bob = claim("b", "Bob")
    plan.add(bob, "b")
    assert busy(plan) == ["b"], "in the same house"


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_no_address_has_all_workers(workers: int) -> None:
    """Thirty guests of one house, and one from elsewhere."""
    plan = waiting([claim(f"a{n}") for n in range(30)], workers)
    assert len(busy(plan)) == workers + SPARE - 1
    plan.add(claim("b", address="there"), "b")
    assert busy(plan) == ["b"]


def test_what_is_over_makes_room_for_the_next() -> None:
    ann = [claim(f"a{n}", "Ann") for n in range(3)]
    plan = waiting(ann)
    assert busy(plan) == ["a0"]
    assert busy(plan) == []
    plan.done(ann[0])
    assert busy(plan) == ["a1"]


def test_another_worker_than_those_that_failed() -> None:
    plan: Schedule[str] = Schedule(1)
    plan.add(claim("a"), "a", frozenset((0, 1)))
    assert (next_job(plan, 0), next_job(plan, 1), next_job(plan, 2)) == (None, None, "a")
    plan.add(claim("a"), "a", frozenset((0, 1, 2)))
    assert next_job(plan, 0) == "a", "where all have failed, any will do"


def test_what_nobody_wants_any_more_is_left_out() -> None:
    plan = waiting([claim("a"), claim("b")])
    plan.remove("a")
    assert order(plan) == ["b"]
    assert waiting([claim("a"), claim("b")]).clear() == ["a", "b"]


def test_how_many_workers_are_wanted() -> None:
    plan = waiting([*(claim(f"a{n}", "Ann") for n in range(5)), claim("b", "Bob")], workers=2)
    assert plan.ready(0) == 3, "two for Ann and one for Bob"
    assert plan.take(0) is not None
    assert plan.ready(1) == 2


def test_who_was_served_is_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "REMEMBERED", 4)
    plan = waiting([claim(f"t{n}") for n in range(20)])
    order(plan)
    assert len(plan._served) == 4


def test_a_table_goes_back_to_the_worker_that_has_it_in_mind_if_that_is_free() -> None:
    plan = waiting([claim("a")], workers=2)
    assert next_job(plan, worker=1) == "a"
    plan.add(claim("a"), "again")
    assert plan.take(0, free={0, 1}) is None, "it is left to the other"
    assert plan.take(0, free={0}) is not None, "who is busy is not waited for"


def test_what_a_worker_has_failed_at_does_not_go_back_to_it() -> None:
    plan = waiting([claim("a")], workers=2)
    assert next_job(plan, worker=1) == "a"
    plan.add(claim("a"), "again", avoid=frozenset((1,)))
    assert plan.take(0, free={0, 1}) is not None


def test_a_worker_that_was_started_again_has_no_table_in_mind() -> None:
    plan = waiting([claim("a")], workers=2)
    assert next_job(plan, worker=1) == "a"
    plan.forget(1)
    plan.add(claim("a"), "again")
    assert plan.take(0, free={0, 1}) is not None
