"""What everybody at a table agrees on: taking back, a pause, an end; and never a peek."""

from dataclasses import replace
from datetime import timedelta

import pytest

from rulebound.server.config import Config
from rulebound.server.live import timekeeping
from rulebound.server.matches.consent import Proposal, in_force, read_proposal
from rulebound.server.store import now
from tests.server.conftest import Running, running
from tests.server.live.test_clock import wait_until
from tests.server.live.test_fair_time import BANK, Time, kinds, left, rooms_of
from tests.server.live.test_rooms import drop_rooms
from tests.server.visitors import Page, at_table, set_table, table_of_two


@pytest.fixture
def time(server: Running) -> Time:
    return Time(server)


def propose(page: Page, what: str, to: int | None = None) -> int:
    """Propose something; its number."""
    seq: int = page.state["seq"]
    answer = page.ask("propose", what=what, to=to)
    assert answer["t"] == "done", answer
    page.at(seq + 1)
    return seq


def agree(page: Page, number: int, yes: bool = True) -> None:
    page.at(number + 1)
    seq = page.state["seq"]
    assert page.ask("agree", number=number, yes=yes)["t"] == "done"
    page.at(seq + 1)


def test_a_proposal_is_read_as_it_was_written() -> None:
    for waits_for in (frozenset[int](), frozenset({1, 3})):
        made = Proposal(7, 0, "back", 3, waits_for, now())
        assert read_proposal(7, 0, made.notation, made.made) == made


def test_all_agree_to_take_back_and_the_log_says_so(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        begun, log = a.state["view"], list(a.log)
        a.choose("place e5")
        a.choose("end")  # a card is drawn: undo reaches no further
        b.at(2)
        b.choose("place d4")
        a.at(3)
        number = propose(a, "back", 0)
        told = b.at(number + 1)["affairs"]["proposal"]
        assert (told["what"], told["by"], told["to"], told["waits_for"]) == ("back", 0, 0, [1])
        assert b.state["choices"] == 3, "nothing has happened yet"
        agree(b, number)
        state = a.at(number + 2)
        assert (state["choices"], state["view"], a.log) == (0, begun, log)
        assert state["affairs"]["proposal"] is None
        (notice,) = state["affairs"]["notices"]
        assert (notice["kind"], notice["seat"], notice["fields"]) == (
            "back",
            0,
            {"to": 0, "count": 3},
        )
        assert a.choose("place d4")["choices"] == 1
    drop_rooms(server)
    with at_table(server, table_id, ann) as (a,):
        assert (a.state["choices"], kinds(a)) == (1, ["back"])
    assert [act.notation for act in in_force(server.store.acts(table_id))] == ["place d4"]


def test_without_a_number_ones_own_last_choice_is_meant(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        assert a.refusal("propose", what="back") == "not-proposable"
        a.choose("place e5")
        assert b.refusal("propose", what="back") == "cannot-go-back"
        assert b.refusal("propose", what="back", to=1) == "cannot-go-back"
        a.choose("end")
        agree(b, propose(a, "back"))
        assert (b.state["choices"], b.state["decision"]["seat"]) == (1, 0)


def test_one_who_declines_is_enough(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        number = propose(a, "end")
        assert b.refusal("propose", what="end") == "proposed"
        assert a.refusal("agree", number=number, yes=True) == "not-asked"
        agree(b, number, yes=False)
        assert b.state["affairs"]["proposal"] is None
        assert kinds(b) == ["declined"]
        assert b.refusal("agree", number=number, yes=True) == "not-proposed"
        assert b.state["decision"] is not None


def test_whoever_proposed_withdraws(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        number = propose(a, "end")
        agree(a, number, yes=False)
        assert b.at(number + 2)["affairs"]["proposal"] is None
        assert kinds(b) == ["withdrawn"]


def test_proposals_expire_and_survive_a_reconnect(server: Running, time: Time) -> None:
    table_id, ann, bob = table_of_two(server, clock=BANK | {"over": "nothing"})
    with at_table(server, table_id, ann) as (a,):
        number = propose(a, "end")
    wait_until(lambda: not rooms_of(server).present(table_id))
    drop_rooms(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        assert b.state["affairs"]["proposal"]["number"] == number
        time.passes(minutes=9)
        assert a.refusal("propose", what="pause") == "proposed"
        time.passes(minutes=2)
        assert b.refusal("agree", number=number, yes=True) == "not-proposed"
        assert propose(a, "pause") > number


def test_an_end_by_consent_has_no_winner(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        agree(b, propose(a, "end"))
        state = a.at(2)
        assert (state["result"], state["decision"]) == (None, None)
        assert state["reason"] == {"id": "web-table-over-agreed", "args": {}}
    found = server.store.table(table_id)
    assert found is not None
    assert (found.status, found.result) == ("finished", None)


def test_in_a_pause_the_clock_stands_until_somebody_goes_on(server: Running, time: Time) -> None:
    table_id, ann, bob = table_of_two(server, clock=BANK | {"over": "lose"})
    with at_table(server, table_id, ann, bob) as (a, b):
        time.passes(seconds=15)
        agree(b, propose(a, "pause"))
        assert b.state["affairs"]["paused"] is True
        time.passes(days=3)
        assert b.refusal("propose", what="pause") == "not-proposable"
        seq = b.state["seq"]
        assert b.ask("resume")["t"] == "done"
        a.at(seq + 1)
        assert left(a)[0] == 600
        assert b.refusal("resume") == "not-paused"


def test_in_a_pause_nobody_is_reminded(server: Running) -> None:
    table_id, ann, bob = table_of_two(server, clock=BANK | {"over": "nothing"})
    store = rooms_of(server).services.store
    with at_table(server, table_id, ann, bob) as (a, b):
        agree(b, propose(a, "pause"))
        assert table_id not in store.remindable(now() + timedelta(days=9))
        seq = b.state["seq"]
        assert b.ask("resume")["t"] == "done"
        a.at(seq + 1)
        assert table_id in store.remindable(now() + timedelta(days=9))


def test_no_pause_where_no_clock_runs(server: Running) -> None:
    table_id, ann, _ = table_of_two(server)
    with at_table(server, table_id, ann) as (a,):
        assert a.state["affairs"]["proposes"] == ["end"]
        assert a.refusal("propose", what="pause") == "not-proposable"


def test_bots_agree_where_nothing_is_at_stake(server: Running) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann, chairs=["me", "gentle"])
    with at_table(server, table_id, ann) as (a,):
        a.choose("place e5")
        propose(a, "back", 0)
        assert a.state["choices"] == 0
    strict = set_table(ann, chairs=["me", "gentle"], clock=BANK | {"over": "lose"})
    with at_table(server, strict, ann) as (a,):
        assert a.state["affairs"]["proposes"] == []
        assert a.refusal("propose", what="end") == "not-proposable"


def test_what_is_picked_stays_meant_while_something_is_proposed(server: Running) -> None:
    """A proposal is beside the match: a choice that was on its way is not stale."""
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        propose(b, "end")
        assert a.ask("choose", at=0, notation="place e5")["t"] == "done"
        a.at(2)
        assert a.refusal("choose", at=0, notation="end") == "stale"


def test_watchers_neither_propose_nor_agree(server: Running) -> None:
    table_id, ann, _ = table_of_two(server)
    with at_table(server, table_id, ann, None) as (a, watcher):
        number = propose(a, "end")
        watcher.at(1)
        assert watcher.state["affairs"]["proposes"] == []
        for kind, fields in (
            ("propose", {"what": "end"}),
            ("agree", {"number": number, "yes": True}),
            ("resume", {}),
            ("vacation", {"on": True}),
            ("return", {}),
        ):
            assert watcher.refusal(kind, **fields) == "not-seated"


def test_nobody_proposes_without_end(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timekeeping, "PACE", (4, 0.0))
    with running(replace(config, rate=1.0)) as server:
        table_id, ann, bob = table_of_two(server)
        with at_table(server, table_id, ann, bob) as (a, _):
            for _ in range(4):
                agree(a, propose(a, "end"), yes=False)
            assert a.refusal("propose", what="end") == "too-fast"


def test_a_proposal_waits_for_nobody_whose_seat_a_bot_has(server: Running, time: Time) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, bob) as (b,):
        with at_table(server, table_id, ann):
            pass
        wait_until(lambda: 0 not in rooms_of(server).present(table_id))
        time.passes(days=2)
        assert b.ask("claim", seat=0, how="bot")["t"] == "done"
        assert time.moment - now() > timedelta(days=1)
        b.at(1)
        assert b.ask("propose", what="end")["t"] == "done"
        while b.state["decision"]:
            b.until("state")
        assert b.state["reason"]["id"] == "web-table-over-agreed"
