"""What a person keeps of a finished match: notes that nobody else is told of, and branches."""

from typing import Any

import httpx
import pytest

from rulebound import replay
from rulebound.server.http import study
from tests.server.conftest import Running
from tests.server.http.test_history import finished, refusal
from tests.server.visitors import at_table, play_at_random, set_table, table_of_two


def kept(client: httpx.Client, table_id: str) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table_id}/study")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def write(client: httpx.Client, table_id: str, at: int | str, text: Any) -> httpx.Response:
    return client.put(f"/api/tables/{table_id}/study/{at}", json={"text": text})


# ---- notes ----


def test_a_note_is_kept_changed_and_taken_away(server: Running) -> None:
    table_id, ann, _ = finished(server)
    assert kept(ann, table_id) == {"remarks": [], "branches": []}
    assert write(ann, table_id, 7, "  Look for the third.\nThen the second. ").status_code == 204
    assert write(ann, table_id, 2, "זה היה טוב יותר").status_code == 204
    assert kept(ann, table_id)["remarks"] == [
        {"at": 2, "text": "זה היה טוב יותר"},
        {"at": 7, "text": "Look for the third.\nThen the second."},
    ]
    assert write(ann, table_id, 7, "Never mind.").status_code == 204
    assert write(ann, table_id, 2, " ").status_code == 204
    assert kept(ann, table_id)["remarks"] == [{"at": 7, "text": "Never mind."}]


def test_only_who_wrote_a_note_is_told_of_it(server: Running) -> None:
    table_id, ann, _ = finished(server)
    write(ann, table_id, 3, "mine")
    cat = server.client("Cat")
    assert kept(cat, table_id)["remarks"] == []
    write(cat, table_id, 3, "hers")
    assert kept(ann, table_id)["remarks"] == [{"at": 3, "text": "mine"}]
    stranger = server.client()
    assert stranger.get(f"/api/tables/{table_id}/study").status_code == 401
    assert write(stranger, table_id, 3, "nobody's").status_code == 401
    for address in ("", "/record", "/replay/3", "/analysis"):
        assert "mine" not in cat.get(f"/api/tables/{table_id}{address}").text


def test_no_notes_while_a_match_goes_on(server: Running) -> None:
    table_id, ann, _ = table_of_two(server)
    assert refusal(write(ann, table_id, 0, "x")) == (409, "not-finished")
    assert refusal(ann.get(f"/api/tables/{table_id}/study")) == (409, "not-finished")
    assert refusal(write(ann, set_table(ann), 0, "x")) == (409, "not-running")
    assert refusal(write(ann, "AAAAAAAAAAAA", 0, "x")) == (404, "no-such-table")


@pytest.mark.parametrize(
    "text",
    ["x" * 1001, "nul \x00 byte", "bell \x07", "escape \x1b[2J", None, 7, ["x"], {"x": 1}],
    ids=["long", "nul", "bell", "escape", "none", "number", "list", "object"],
)
def test_hostile_notes_are_refused(server: Running, text: Any) -> None:
    table_id, ann, _ = finished(server)
    write(ann, table_id, 3, "before")
    status, code = refusal(write(ann, table_id, 3, text))
    assert (status in (400, 422), code) == (True, "bad-request")
    body = {"text": "x", "at": 3}
    assert ann.put(f"/api/tables/{table_id}/study/3", json=body).status_code == 422
    assert kept(ann, table_id)["remarks"] == [{"at": 3, "text": "before"}]


def test_half_a_character_is_refused(server: Running) -> None:
    table_id, ann, _ = finished(server)
    answer = ann.put(
        f"/api/tables/{table_id}/study/3",
        content=b'{"text": "half \\ud800"}',
        headers={"content-type": "application/json"},
    )
    assert refusal(answer) == (400, "bad-request")
    assert kept(ann, table_id)["remarks"] == []


def test_a_move_that_was_not_made_has_no_notes(server: Running) -> None:
    table_id, ann, record = finished(server)
    total = len(record["choices"])
    assert write(ann, table_id, total, "at the end").status_code == 204
    assert refusal(write(ann, table_id, total + 1, "x")) == (404, "no-such-move")
    for at in ("-1", "x", "99999999999999999999", "1.5"):
        assert refusal(write(ann, table_id, at, "x")) == (422, "bad-request")


def test_a_match_holds_only_so_many_notes(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "MOST_REMARKS", 2)
    table_id, ann, _ = finished(server)
    write(ann, table_id, 1, "one")
    write(ann, table_id, 2, "two")
    assert refusal(write(ann, table_id, 3, "three")) == (409, "too-many-notes")
    assert write(ann, table_id, 2, "another two").status_code == 204
    assert [remark["text"] for remark in kept(ann, table_id)["remarks"]] == ["one", "another two"]


# ---- branches ----


def branch(client: httpx.Client, table_id: str, at: int, choice: str | None = None) -> str:
    """Play on against a bot."""
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "gentle"}]
    form = {"at": at, "chairs": chairs} | ({} if choice is None else {"choice": choice})
    answer = client.post(f"/api/tables/{table_id}/play-on", json=form)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def other_choice(record: dict[str, Any], at: int) -> str:
    """Something that could have been chosen instead."""
    decision = replay(record | {"choices": record["choices"][:at]}).decision
    assert decision is not None
    return next(o.notation for o in decision.options if o.notation != record["choices"][at])


def test_a_branch_is_listed_at_its_match(server: Running) -> None:
    table_id, ann, record = finished(server)
    at = 9
    choice = other_choice(record, at)
    first = branch(ann, table_id, at, choice)
    told = kept(ann, table_id)["branches"]
    assert [one["id"] for one in told] == [first]
    assert told[0]["at"] == at
    assert told[0]["instead"]["notation"] == choice
    assert told[0]["status"] == "running"
    assert told[0]["seats"] == [0]
    earlier = branch(ann, table_id, 4)
    assert [one["id"] for one in kept(ann, table_id)["branches"]] == [earlier, first]
    assert kept(server.client("Cat"), table_id)["branches"] == []
    assert ann.get(f"/api/tables/{table_id}/record").json() == record, "the match is not altered"


def test_a_branch_from_the_first_move(server: Running) -> None:
    table_id, ann, _ = finished(server)
    begun = branch(ann, table_id, 0)
    assert [(one["id"], one["at"]) for one in kept(ann, table_id)["branches"]] == [(begun, 0)]


def test_a_branch_differs_from_where_it_differs(server: Running) -> None:
    """Whoever repeats what was played has not left the match yet; what was taken back is gone."""
    table_id, ann, record = finished(server)
    at = next(at for at in range(4, 20) if decides(record, at) == decides(record, at + 1) == 0)
    own = branch(ann, table_id, at)
    with at_table(server, own, ann) as (a,):
        assert a.ask("choose", at=0, notation=record["choices"][at])["t"] == "done"
        told = kept(ann, table_id)["branches"][0]
        assert (told["at"], told["instead"]) == (at + 1, None)
        assert a.ask("undo", at=1)["t"] == "done"
        instead = other_choice(record, at)
        assert a.ask("choose", at=2, notation=instead)["t"] == "done"
    told = kept(ann, table_id)["branches"][0]
    assert (told["at"], told["instead"]["notation"]) == (at, instead)


def decides(record: dict[str, Any], at: int) -> int | None:
    decision = replay(record | {"choices": record["choices"][:at]}).decision
    return None if decision is None else decision.seat


def test_a_rematch_is_no_branch(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        play_at_random(a, b, most=6)
        a.at(6)
        b.ask("aside", at=6, notation="resign")
        a.ask("rematch", yes=True)
        b.ask("rematch", yes=True)
    assert kept(ann, table_id)["branches"] == []


def test_only_what_could_be_chosen_begins_a_branch(server: Running) -> None:
    table_id, ann, _ = finished(server)
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "gentle"}]
    address = f"/api/tables/{table_id}/play-on"
    form = {"at": 3, "chairs": chairs}
    assert refusal(ann.post(address, json=form | {"choice": "fly away"})) == (422, "illegal")
    for bad in ("", "x" * 201, 7, ["x"]):
        answer = ann.post(address, json=form | {"choice": bad})
        assert refusal(answer) == (422, "bad-request")
    assert kept(ann, table_id)["branches"] == []
