"""Names over HTTP and sockets: unseen characters are refused, look-alikes told apart."""

import httpx
import pytest

from tests.server.conftest import Running
from tests.server.visitors import at_table, set_table, sit

UNSEEN = ["a\nb", "\x1b[31m", "A\u200bnn", "\u202ennA", "\U0001f469\u200d\U0001f680"]
CYRILLIC = "\N{CYRILLIC CAPITAL LETTER A}nn"


def refusal(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["code"]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_with_unseen_characters_is_refused(server: Running, name: str) -> None:
    client = server.client()
    assert refusal(client.post("/api/me", json={"name": name})) == (422, "bad-name")
    assert client.get("/api/me").json() is None
    ann = server.client("Ann")
    for answer in (
        ann.post("/api/me", json={"name": name}),
        ann.patch("/api/me", json={"name": name}),
        ann.post("/api/tables", json={"game": "urbno", "title": name, "chairs": [{"kind": "me"}]}),
        ann.post("/api/records", json={"title": name, "record": {}}),
    ):
        assert refusal(answer) == (422, "bad-name")
    assert ann.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize("name", ["Őrsi", "Γιώργος", "ნინო", "שִׁיר"])
def test_names_of_all_languages_come_in(server: Running, name: str) -> None:
    assert server.client(name).get("/api/me").json()["name"] == name


def test_look_alikes_at_one_table_are_told_apart(server: Running) -> None:
    ann, other, watcher = server.client("Ann"), server.client(CYRILLIC), server.client("ANN")
    table_id = set_table(ann)
    sit(other, table_id, 1)
    names = ["Ann", f"{CYRILLIC} (2)"]
    told = watcher.get(f"/api/tables/{table_id}").json()
    assert [chair["name"] for chair in told["chairs"]] == names
    with at_table(server, table_id, ann, other, watcher) as (a, b, c):
        # Any of the three may be there first: the watcher may be in all that Ann is told.
        while a.table["watchers"] != ["ANN (3)"]:
            a.hear()
        for page in (a, b, c):
            page.ask("say", text="It is me.")
        while len(c.chat) < 3:
            c.hear()
        assert [line["name"] for line in c.chat] == [*names, "ANN (3)"]


def test_who_takes_another_name_during_the_match_is_told_apart(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = set_table(ann)
    sit(bob, table_id, 1)
    with at_table(server, table_id, ann) as (a,):
        bob.patch("/api/me", json={"name": "Ann"}).raise_for_status()
        while [chair["name"] for chair in a.table["table"]["chairs"]] != ["Ann", "Ann (2)"]:
            a.hear()
    assert bob.get("/api/me").json()["name"] == "Ann"
