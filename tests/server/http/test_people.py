"""Profiles, friends, who is here, challenges: what is told to whom, and what is refused."""

from datetime import timedelta
from typing import Any

import httpx
import pytest

from rulebound.core.portrait import Portrait
from rulebound.server.http import people as http_people
from rulebound.server.store import now
from rulebound.server.store import people as store_people
from tests.server.conftest import Running
from tests.server.http.test_accounts import refusal
from tests.server.http.test_past import DRAWN, LOST, WON, add, me
from tests.server.visitors import Data, at_table, make_account, set_table, sit

PASSWORD = "correct horse battery 7 staple"


def account(server: Running, name: str) -> httpx.Client:
    client = server.client(name)
    make_account(client, PASSWORD)
    return client


def people(client: httpx.Client) -> Data:
    answer = client.get("/api/people")
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


def handle(client: httpx.Client) -> str:
    found: str = people(client)["handle"]
    return found


def profile(reader: httpx.Client, whose: str) -> Data:
    answer = reader.get(f"/api/people/{whose}")
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


def bonds(client: httpx.Client) -> dict[str, str]:
    return {each["name"]: each["bond"] for each in people(client)["people"]}


def befriend(one: httpx.Client, other: httpx.Client) -> None:
    for asker, asked in ((one, other), (other, one)):
        assert asker.post(f"/api/people/{handle(asked)}/friend").status_code == 200


# ---- profiles ----


def test_a_profile_counts_all_matches_and_lists_those_that_may_be_found(server: Running) -> None:
    ann, bob, eve = (account(server, name) for name in ("Ann", "Bob", "Eve"))
    north = Portrait("tashkalar-set-form-duel", ("tashkalar-school-northern", ""), (9, 4))
    hidden = add(server.store, me(ann), None, result=WON, portrait=north)
    together = add(server.store, me(ann), me(bob), result=LOST)
    public = add(server.store, me(ann), None, result=DRAWN, public=True)
    told = profile(eve, handle(ann))
    assert (told["person"]["name"], told["open"], told["matches"]) == ("Ann", True, 3)
    (game,) = told["games"]
    assert game["figures"] == {"won": 1, "drawn": 1, "lost": 1, "open": 0}
    assert game["form"] == ["won", "lost", "drawn"]
    assert [kind["value"] for kind in told["sides"]] == ["tashkalar-school-northern"]
    assert [each["table"]["id"] for each in told["recent"]] == [public]
    assert told["two"] is None
    theirs = profile(bob, handle(ann))
    assert [each["table"]["id"] for each in theirs["recent"]] == [public, together]
    assert theirs["recent"][1]["outcome"] == "lost", "for Ann"
    assert theirs["two"] == {"won": 1, "drawn": 0, "lost": 0, "open": 0}, "for Bob"
    assert hidden not in str(theirs)
    own = profile(ann, handle(ann))
    assert own["yourself"]
    assert len(own["recent"]) == 3


def test_nobody_is_told_ids_logins_or_notes(server: Running) -> None:
    ann, eve = account(server, "Ann"), account(server, "Eve")
    table = add(server.store, me(ann), None, public=True)
    ann.put(f"/api/tables/{table}/study/0", json={"text": "a note of my own"})
    login = ann.get("/api/me").json()["account"]
    told = eve.get(f"/api/people/{handle(ann)}").text
    for secret in (me(ann), login, "a note of my own"):
        assert secret not in told


@pytest.mark.parametrize(("shown", "friend", "stranger"), [
    ("everyone", True, True),
    ("friends", True, False),
    ("nobody", False, False),
])  # fmt: skip
def test_a_profile_is_shown_to_whom_its_holder_wants(
    server: Running, shown: str, friend: bool, stranger: bool
) -> None:
    ann, bob, eve = (account(server, name) for name in ("Ann", "Bob", "Eve"))
    befriend(ann, bob)
    add(server.store, me(ann), None, public=True)
    assert ann.put("/api/people", json={"shown": shown}).status_code == 204
    for reader, sees in ((bob, friend), (eve, stranger), (server.client(), stranger), (ann, True)):
        told = profile(reader, handle(ann))
        assert told["person"]["name"] == "Ann"
        assert told["open"] == sees
        assert bool(told["matches"]) == bool(told["recent"]) == bool(told["games"]) == sees


def test_guests_have_no_profile_and_know_nobody(server: Running) -> None:
    ann, guest = account(server, "Ann"), server.client("Guest")
    assert people(guest) == {"handle": None, "shown": "everyone", "people": [], "challenges": []}
    add(server.store, me(ann), me(guest))
    assert people(ann)["people"] == []
    path = f"/api/people/{handle(ann)}"
    assert refusal(guest.post(f"{path}/friend")) == (409, "no-account")
    assert refusal(guest.put("/api/people", json={"shown": "nobody"})) == (409, "no-account")
    assert profile(guest, handle(ann))["person"]["bond"] == "none"


# ---- friends ----


def test_one_asks_and_the_other_accepts(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    assert bonds(ann) == {}
    add(server.store, me(ann), me(bob))
    assert bonds(ann) == {"Bob": "none"}, "they have played together"
    ann.post(f"/api/people/{handle(bob)}/friend")
    assert (bonds(ann), bonds(bob)) == ({"Bob": "asking"}, {"Ann": "asked"})
    ann.post(f"/api/people/{handle(bob)}/friend")
    assert bonds(ann) == {"Bob": "asking"}, "nobody can accept for the other"
    bob.post(f"/api/people/{handle(ann)}/friend")
    assert (bonds(ann), bonds(bob)) == ({"Bob": "friend"}, {"Ann": "friend"})
    bob.delete(f"/api/people/{handle(ann)}/friend")
    assert (bonds(ann), bonds(bob)) == ({"Bob": "none"}, {"Ann": "none"})


def test_where_somebody_is_friends_alone_are_told(server: Running) -> None:
    ann, bob, eve = (account(server, name) for name in ("Ann", "Bob", "Eve"))
    befriend(ann, bob)
    add(server.store, me(ann), me(eve))
    public = set_table(ann, chairs=["me", "gentle"], public=True)
    people(ann)

    def seen(by: httpx.Client) -> tuple[bool, str | None]:
        (person,) = (each for each in people(by)["people"] if each["name"] == "Ann")
        return person["here"], person["watch"]

    assert seen(bob) == (True, public)
    assert seen(eve) == (False, None)
    assert profile(eve, handle(ann))["person"]["here"] is False
    server.store.be_here(me(ann), now() - http_people.HERE - timedelta(minutes=1))
    (person,) = (each for each in people(bob)["people"] if each["name"] == "Ann")
    assert person["here"] is False


def test_a_table_that_is_not_public_is_not_to_be_watched(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    befriend(ann, bob)
    set_table(ann, chairs=["me", "gentle"])
    set_table(ann, chairs=["me", "gentle"], public=True, watching=False)
    assert people(bob)["people"][0]["watch"] is None


def test_there_is_an_end_to_friends(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, eve = (account(server, name) for name in ("Ann", "Bob", "Eve"))
    monkeypatch.setattr(store_people, "MOST_FRIENDS", 1)
    assert ann.post(f"/api/people/{handle(bob)}/friend").status_code == 200
    answer = ann.post(f"/api/people/{handle(eve)}/friend")
    assert refusal(answer) == (409, "too-many-friends")
    assert bonds(eve) == {}


# ---- challenges ----


def challenges(client: httpx.Client) -> list[tuple[str, str, bool, bool]]:
    return [
        (each["person"]["name"], each["table"]["id"], each["mine"], each["declined"])
        for each in people(client)["challenges"]
    ]


def dare(by: httpx.Client, whom: httpx.Client, table: str) -> httpx.Response:
    return by.post(f"/api/people/{handle(whom)}/challenge", json={"table": table})


def test_a_challenge_is_accepted_by_sitting_down(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    table = set_table(ann)
    assert dare(ann, bob, table).status_code == 200
    assert dare(ann, bob, table).status_code == 200, "once is enough"
    assert challenges(bob) == [("Ann", table, False, False)]
    assert challenges(ann) == [("Bob", table, True, False)]
    sit(bob, table, 1)
    assert challenges(bob) == challenges(ann) == []


def test_not_now_and_taken_back(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    first, second = set_table(ann), set_table(ann)
    dare(ann, bob, first)
    dare(ann, bob, second)
    assert bob.delete(f"/api/challenges/{first}").status_code == 200
    assert challenges(bob) == [("Ann", second, False, False)]
    assert ("Bob", first, True, True) in challenges(ann)
    assert ann.delete(f"/api/challenges/{second}").status_code == 200
    assert challenges(bob) == []
    assert refusal(bob.delete(f"/api/challenges/{second}")) == (404, "no-such-table")
    eve = account(server, "Eve")
    assert refusal(eve.delete(f"/api/challenges/{first}")) == (404, "no-such-table")


def test_challenges_that_are_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, eve = (account(server, name) for name in ("Ann", "Bob", "Eve"))
    table = set_table(ann)
    assert refusal(dare(eve, bob, table)) == (403, "not-owner")
    assert refusal(dare(ann, ann, table)) == (409, "yourself")
    full = set_table(ann, chairs=["me", "gentle"])
    assert refusal(dare(ann, bob, full)) == (409, "not-open")
    assert refusal(dare(ann, bob, "AAAAAAAAAAAA")) == (404, "no-such-table")
    monkeypatch.setattr(store_people, "MOST_CHALLENGES", 1)
    dare(ann, bob, table)
    assert refusal(dare(ann, eve, table)) == (409, "too-many-challenges")
    assert challenges(eve) == []


# ---- kept away ----


@pytest.mark.parametrize("by", ["asker", "asked"])
def test_whoever_is_kept_away_reaches_nobody(server: Running, by: str) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    befriend(ann, bob)
    table = set_table(ann)
    dare(ann, bob, table)
    path = f"/api/people/{handle(bob)}"
    blocker, other = (ann, bob) if by == "asker" else (bob, ann)
    server.store.block(me(blocker), me(other))
    assert refusal(ann.post(f"{path}/friend")) == (403, "not-reached")
    assert refusal(dare(ann, bob, table)) == (403, "not-reached")
    for one in (ann, bob):
        assert (people(one)["people"], people(one)["challenges"]) == ([], [])


# ---- hostile ----


@pytest.mark.parametrize("method", ["get", "post", "delete"])
def test_nobody_at_an_address_is_told_so(server: Running, method: str) -> None:
    ann = account(server, "Ann")
    rest = "" if method == "get" else "/friend"
    send: Any = getattr(ann, method)
    assert refusal(send(f"/api/people/AAAAAAAAAAAA{rest}")) == (404, "no-such-person")
    for odd in ("x", "a" * 13, "%00%00%00%00%00%00%00%00%00%00%00%00", "......../..."):
        assert send(f"/api/people/{odd}{rest}").status_code in (404, 405, 422), odd


def test_somebody_is_kept_away_from_their_profile(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    bobs = handle(bob)
    ann.post(f"/api/people/{bobs}/friend").raise_for_status()
    for _ in range(2):
        answer = ann.post(f"/api/people/{bobs}/block")
        assert [each["name"] for each in answer.json()] == ["Bob"]
    assert people(ann)["people"] == []
    assert bob.get("/api/blocks").json() == []
    assert refusal(bob.post(f"/api/people/{handle(ann)}/friend")) == (403, "not-reached")
    assert refusal(bob.post(f"/api/people/{bobs}/block")) == (409, "yourself")
    assert refusal(bob.post("/api/people/abcdefghijkl/block")) == (404, "no-such-person")
    assert refusal(server.client().post(f"/api/people/{bobs}/block")) == (401, "no-player")


def test_a_seat_and_a_line_lead_to_the_profile(server: Running) -> None:
    ann, bob, guest = account(server, "Ann"), account(server, "Bob"), server.client("Guest")
    table_id = set_table(ann, chairs=["me", "open", "open"], options={"form": "melee"})
    sit(bob, table_id, 1)
    sit(guest, table_id, 2)
    with at_table(server, table_id, bob, guest) as (b, g):
        for page in (b, g):
            assert page.ask("say", text="Hello")["t"] == "done"
        while len(b.chat) < 2:
            b.hear()
        lines = {line["seat"]: line["id"] for line in b.chat}

    def met(client: httpx.Client, **whom: int) -> httpx.Response:
        return client.get(f"/api/tables/{table_id}/person", params=whom)

    for whom in ({"seat": 1}, {"line": lines[1]}):
        told = met(ann, **whom).json()
        assert (told["handle"], told["name"], told["bond"]) == (handle(bob), "Bob", "none")
        assert met(guest, **whom).json()["handle"] == handle(bob)
        assert refusal(met(bob, **whom)) == (409, "yourself")
    for unknown in ({"seat": 2}, {"line": lines[2]}):
        assert met(ann, **unknown).json() is None, "a guest has no profile"
    for nobody in ({"seat": 7}, {"line": 10**6}):
        assert refusal(met(ann, **nobody)) == (404, "no-such-person")
    for unclear in ({}, {"seat": 1, "line": lines[1]}):
        assert refusal(met(ann, **unclear)) == (422, "bad-request")
    assert refusal(met(server.client(), seat=1)) == (401, "no-player")


def test_strangers_are_asked_who_they_are(server: Running) -> None:
    ann = account(server, "Ann")
    nobody = server.client()
    path = f"/api/people/{handle(ann)}"
    table = set_table(ann)
    for answer in (
        nobody.get("/api/people"),
        nobody.post(f"{path}/friend"),
        nobody.delete(f"{path}/friend"),
        nobody.post(f"{path}/challenge", json={"table": table}),
        nobody.delete(f"/api/challenges/{table}"),
        nobody.put("/api/people", json={"shown": "nobody"}),
    ):
        assert refusal(answer) == (401, "no-player")
    assert refusal(ann.put("/api/people", json={"shown": "some"})) == (422, "bad-request")
    assert refusal(ann.post(f"{path}/friend")) == (409, "yourself")
