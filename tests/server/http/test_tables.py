"""Tables, over HTTP."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import rulebound
from rulebound.bots.strengths import GUIDING
from rulebound.core.rng import new_key
from rulebound.server.config import Config
from rulebound.server.matches.guides import guided
from rulebound.server.wire.clocks import Clock
from tests.server.conftest import Running, running
from tests.server.http.test_accounts import refusal

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "gentle"}
DUEL = {"game": "tashkalar", "options": {"form": "duel"}, "chairs": [ME, OPEN]}


def opened(client: httpx.Client, **form: Any) -> str:
    answer = client.post("/api/tables", json=DUEL | form)
    assert answer.status_code == 201, answer.text
    table_id: str = answer.json()["id"]
    return table_id


def info(client: httpx.Client, table_id: str) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table_id}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def sit(client: httpx.Client, table_id: str, seat: int) -> httpx.Response:
    return client.post(f"/api/tables/{table_id}/sit", json={"seat": seat})


def test_the_games_describe_their_options(server: Running) -> None:
    games = server.client().get("/api/games").json()
    assert [game["id"] for game in games] == rulebound.games()
    for game in games:
        its = rulebound.game(game["id"])
        assert game["seats"] == list(its.seats)
        names = [option["name"] for option in game["options"]]
        assert names == [choice.name for choice in its.options.choices]


def test_every_game_tells_its_facts(server: Running) -> None:
    for game in rulebound.games():
        answer = server.client().get(f"/api/games/{game}/facts")
        assert (answer.status_code, type(answer.json())) == (200, dict), game


def test_a_table_is_opened_with_complete_options(server: Running) -> None:
    ann = server.client("Ann")
    table = info(ann, opened(ann, title="Evening", clock={"seconds": 60}, language="el"))
    started = rulebound.game("tashkalar").start(2, {"form": "duel"})
    assert table["options"] == started.setup.options
    assert (table["title"], table["language"]) == ("Evening", "el")
    assert table["clock"] == Clock(seconds=60).model_dump()
    assert (table["status"], table["owner"], table["you"]) == ("open", True, 0)
    assert [(c["kind"], c["name"], c["you"]) for c in table["chairs"]] == [
        ("person", "Ann", True),
        ("open", None, False),
    ]


def test_a_table_without_a_title_bears_the_name_of_who_opened_it(server: Running) -> None:
    ann = server.client("Ann")
    assert info(ann, opened(ann))["title"] == "Ann"


def test_the_seed_is_shown_only_when_the_match_is_over(server: Running) -> None:
    ann = server.client("Ann")
    table_id = opened(ann, seed=77, chairs=[OPEN, BOT])
    assert info(ann, table_id)["seed"] is None
    table = server.store.table(table_id)
    assert table is not None
    assert table.seed == 77


def test_keys_of_the_server_have_128_bits(server: Running) -> None:
    ann = server.client("Ann")
    tables = [server.store.table(opened(ann)) for _ in range(3)]
    keys = {table.seed for table in tables if table is not None}
    assert len(keys) == 3
    assert {len(bytes.fromhex(str(key))) for key in keys} == {16}
    assert new_key() not in keys


def test_a_chosen_seed_is_for_one_person_with_bots(server: Running) -> None:
    ann = server.client("Ann")
    for chairs in ([ME, OPEN], [OPEN, OPEN]):
        answer = ann.post("/api/tables", json=DUEL | {"chairs": chairs, "seed": 7})
        assert (answer.status_code, answer.json()["code"]) == (422, "known-seed")
    assert ann.get("/api/tables?listing=mine").json()["tables"] == []
    for chairs in ([ME, BOT], [OPEN, BOT], [BOT, BOT]):
        assert info(ann, opened(ann, chairs=chairs, seed=7))["status"] in ("open", "running")


def test_no_second_person_is_let_in_where_the_seed_is_known(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = opened(ann, chairs=[OPEN, BOT], seed=7)
    patch = {"seat": 1, "chair": OPEN}
    answer = ann.post(f"/api/tables/{table_id}/chair", json=patch)
    assert (answer.status_code, answer.json()["code"]) == (422, "known-seed")
    assert not server.store.set_chair(table_id, 1, None, None)
    assert [chair["kind"] for chair in info(ann, table_id)["chairs"]] == ["open", "bot"]
    assert ann.post(f"/api/tables/{table_id}/chair", json=patch | {"seat": 0}).status_code == 200
    assert sit(bob, table_id, 0).status_code == 200
    assert info(bob, table_id)["status"] == "running"


def test_where_nobody_knows_the_seed_bots_give_way_to_people(server: Running) -> None:
    ann = server.client("Ann")
    table_id = opened(ann, chairs=[OPEN, BOT])
    answer = ann.post(f"/api/tables/{table_id}/chair", json={"seat": 1, "chair": OPEN})
    assert answer.status_code == 200


def test_the_key_of_a_seat_is_told_to_its_holder_alone(server: Running) -> None:
    ann, bob, watcher = server.client("Ann"), server.client("Bob"), server.client()
    answer = ann.post("/api/tables", json=DUEL | {"public": True}).json()
    table = server.store.table(answer["id"])
    assert table is not None
    assert answer["secret"] == table.chairs[0].secret
    taken = sit(bob, answer["id"], 1).json()
    assert taken == {"id": answer["id"], "secret": table.chairs[1].secret}
    for client in (ann, bob, watcher):
        seen = client.get(f"/api/tables/{answer['id']}").text
        seen += client.get("/api/tables?listing=mine").text
        seen += client.get("/api/tables?listing=running").text
        assert not any(chair.secret in seen for chair in table.chairs)


def test_who_opens_a_table_need_not_sit_at_it(server: Running) -> None:
    ann = server.client("Ann")
    answer = ann.post("/api/tables", json=DUEL | {"chairs": [OPEN, BOT]}).json()
    assert answer["secret"] is None
    table = info(ann, answer["id"])
    assert (table["owner"], table["you"]) == (True, None)


@pytest.mark.parametrize(
    ("form", "status", "code"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"game": "../etc"}, 422, "bad-request"),
        ({"chairs": [ME, OPEN, OPEN]}, 422, "bad-option"),
        ({"chairs": [ME, ME]}, 422, "bad-chairs"),
        ({"chairs": []}, 422, "bad-request"),
        ({"chairs": [ME] * 9}, 422, "bad-request"),
        ({"chairs": [ME, {"kind": "person"}]}, 422, "bad-request"),
        ({"chairs": [ME, {"kind": "bot", "bot": "godlike"}]}, 422, "no-such-bot"),
        ({"options": {"form": "blitz"}}, 422, "bad-option"),
        ({"options": {"form": ["duel"]}}, 422, "bad-option"),
        ({"options": {"nonsense": 1}}, 422, "bad-option"),
        ({"options": {"schools": ["northern", {"a": 1}]}}, 422, "bad-option"),
        ({"options": {"schools": ["northern"]}}, 422, "bad-option"),
        ({"options": {"schools": 5}}, 422, "bad-option"),
        ({"options": {str(n): n for n in range(65)}}, 422, "bad-request"),
        ({"seed": -1}, 422, "bad-request"),
        ({"seed": 2**63}, 422, "bad-request"),
        ({"seed": 1.5}, 422, "bad-request"),
        ({"seed": True}, 422, "bad-request"),
        ({"title": "x" * 49}, 422, "bad-request"),
        ({"clock": {"seconds": 9}}, 422, "bad-request"),
        ({"status": "finished"}, 422, "bad-request"),
        ({"public": "yes"}, 422, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    server: Running, form: dict[str, Any], status: int, code: str
) -> None:
    ann = server.client("Ann")
    answer = ann.post("/api/tables", json=DUEL | form)
    assert refusal(answer) == (status, code), answer.text
    assert ann.get("/api/tables?listing=mine").json()["tables"] == []


@pytest.mark.parametrize("edition", ["/etc/passwd", "edition.toml", "", "Default"])
def test_a_text_of_a_stranger_is_never_taken_for_a_file(
    server: Running, edition: str, tmp_path: Path
) -> None:
    form = {"game": "urbno", "options": {"edition": edition}, "chairs": [ME, OPEN]}
    answer = server.client("Ann").post("/api/tables", json=form)
    assert refusal(answer) == (422, "bad-option")
    real = tmp_path / "edition.toml"
    real.write_text("", encoding="utf-8")
    form["options"] = {"edition": str(real)}
    assert refusal(server.client("Bob").post("/api/tables", json=form)) == (422, "bad-option")


def test_an_edition_may_be_the_default_or_a_table(server: Running) -> None:
    ann = server.client("Ann")
    form = {"game": "urbno", "chairs": [ME, OPEN]}
    first = opened(ann, **form, options={"edition": "default"})
    edition = info(ann, first)["options"]["edition"]
    assert isinstance(edition, dict)
    second = opened(ann, **form, options={"edition": edition})
    assert info(ann, second)["options"]["edition"] == edition
    wrong = DUEL | form | {"options": {"edition": {"numbers": "x"}}}
    assert refusal(ann.post("/api/tables", json=wrong)) == (422, "bad-option")


def test_only_who_has_come_in_opens_a_table_or_sits_down(server: Running) -> None:
    stranger, table_id = server.client(), opened(server.client("Ann"))
    assert refusal(stranger.post("/api/tables", json=DUEL)) == (401, "no-player")
    for act in ("sit", "leave", "chair", "close"):
        bodies = {"sit": {"seat": 1}, "chair": {"seat": 1, "chair": BOT}}
        answer = stranger.post(f"/api/tables/{table_id}/{act}", json=bodies.get(act, {}))
        assert refusal(answer) == (401, "no-player")
    assert info(stranger, table_id)["chairs"][1]["kind"] == "open"


@pytest.mark.parametrize("table_id", ["no-such-table", "AAAAAAAAAAAA"])
def test_there_is_nothing_at_a_wrong_address(server: Running, table_id: str) -> None:
    ann = server.client("Ann")
    assert refusal(ann.get(f"/api/tables/{table_id}")) == (404, "no-such-table")
    assert refusal(sit(ann, table_id, 0)) == (404, "no-such-table")
    assert refusal(ann.get("/api/tables/short")) == (422, "bad-request")
    assert refusal(ann.get("/api/tables/%00%00%00%00%00%00%00%00")) == (422, "bad-request")


def test_the_match_begins_when_the_last_chair_is_taken(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = opened(ann)
    assert sit(bob, table_id, 1).status_code == 200
    table = info(bob, table_id)
    assert (table["status"], table["you"], table["owner"]) == ("running", 1, False)
    assert table["turn"] in (0, 1)
    carol = server.client("Carol")
    assert refusal(sit(carol, table_id, 1)) == (409, "not-open")
    assert refusal(bob.post(f"/api/tables/{table_id}/leave", json={})) == (409, "not-open")
    assert refusal(ann.post(f"/api/tables/{table_id}/close", json={})) == (409, "not-open")
    patch = {"seat": 1, "chair": BOT}
    assert refusal(ann.post(f"/api/tables/{table_id}/chair", json=patch)) == (409, "not-open")


def test_with_bots_alone_it_begins_at_once(server: Running) -> None:
    ann = server.client("Ann")
    assert info(ann, opened(ann, chairs=[ME, BOT]))["status"] == "running"


def test_a_chair_is_for_one_and_a_player_has_one_chair(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = opened(ann, options={"form": "melee"}, chairs=[ME, OPEN, OPEN])
    assert refusal(sit(ann, table_id, 1)) == (409, "seated")
    assert refusal(sit(bob, table_id, 0)) == (409, "seat-taken")
    assert refusal(sit(bob, table_id, 3)) == (404, "no-such-seat")
    assert refusal(sit(bob, table_id, 8)) == (422, "bad-request")
    assert sit(bob, table_id, 1).status_code == 200
    assert refusal(sit(bob, table_id, 2)) == (409, "seated")


def test_who_leaves_frees_the_chair(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = opened(ann, options={"form": "melee"}, chairs=[ME, OPEN, OPEN])
    assert refusal(bob.post(f"/api/tables/{table_id}/leave", json={})) == (409, "not-seated")
    first = sit(bob, table_id, 2).json()["secret"]
    left = bob.post(f"/api/tables/{table_id}/leave", json={}).json()
    assert [chair["kind"] for chair in left["chairs"]] == ["person", "open", "open"]
    assert sit(bob, table_id, 2).json()["secret"] != first


def test_the_owner_puts_bots_on_chairs_and_takes_them_away(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = opened(ann, options={"form": "melee"}, chairs=[ME, OPEN, OPEN])

    def put(client: httpx.Client, seat: int, chair: object) -> httpx.Response:
        return client.post(f"/api/tables/{table_id}/chair", json={"seat": seat, "chair": chair})

    assert refusal(put(bob, 1, BOT)) == (403, "not-owner")
    chair = put(ann, 1, BOT).json()["chairs"][1]
    assert (chair["kind"], chair["bot"]["name"], chair["present"]) == ("bot", "gentle", True)
    assert refusal(sit(bob, table_id, 1)) == (409, "seat-taken")
    assert put(ann, 1, OPEN).json()["chairs"][1]["kind"] == "open"
    assert sit(bob, table_id, 1).status_code == 200
    assert refusal(put(ann, 1, BOT)) == (409, "seat-taken")
    assert refusal(put(ann, 2, ME)) == (409, "seated")
    assert refusal(put(ann, 5, BOT)) == (404, "no-such-seat")
    assert put(ann, 2, BOT).json()["status"] == "running"


def test_the_owner_may_sit_down_later(server: Running) -> None:
    ann = server.client("Ann")
    table_id = opened(ann, chairs=[OPEN, OPEN])
    patch = {"seat": 1, "chair": ME}
    assert ann.post(f"/api/tables/{table_id}/chair", json=patch).json()["you"] == 1


def test_only_the_owner_closes_a_table(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = opened(ann, public=True)
    assert refusal(bob.post(f"/api/tables/{table_id}/close", json={})) == (403, "not-owner")
    assert ann.post(f"/api/tables/{table_id}/close", json={}).json()["status"] == "closed"
    assert refusal(sit(bob, table_id, 1)) == (409, "not-open")
    assert bob.get("/api/tables").json()["tables"] == []


def test_lists_show_public_tables_to_all_and_others_to_their_people(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    public, private = opened(ann, public=True), opened(ann)

    def listed(client: httpx.Client, query: str) -> tuple[list[str], dict[str, int]]:
        answer = client.get(f"/api/tables?{query}").json()
        return [table["id"] for table in answer["tables"]], answer["counts"]

    counts = {"open": 1, "running": 0, "mine": 0, "finished": 0}
    assert listed(bob, "listing=open") == ([public], counts)
    assert listed(bob, "listing=open&game=urbno") == ([], counts)
    assert listed(ann, "listing=mine") == ([private, public], counts | {"mine": 2})
    assert refusal(bob.get("/api/tables?listing=secret")) == (422, "bad-request")
    assert refusal(bob.get("/api/tables?game=A")) == (422, "bad-request")


def test_it_is_the_same_on_postgresql(config: Config, postgres_url: str) -> None:
    with running(replace(config, database_url=postgres_url)) as server:
        ann, bob = server.client("Ann"), server.client("Bob")
        alone = server.store.table(opened(ann, chairs=[ME, BOT], seed=2**63 - 1))
        assert alone is not None
        assert alone.seed == 2**63 - 1
        table_id = opened(ann, public=True, clock={"seconds": 60})
        assert sit(bob, table_id, 1).status_code == 200
        assert refusal(sit(server.client("Carol"), table_id, 1)) == (409, "not-open")
        assert info(bob, table_id)["status"] == "running"
        assert ann.get("/api/tables?listing=running").json()["counts"]["running"] == 1


GUIDES = [
    *(name for name in rulebound.games() if rulebound.game(name).told.guide is not None),
    *(f"{name}/{each}" for name in rulebound.games() for each in rulebound.game(name).told.lessons),
]


@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_sets_its_own_table(server: Running, guide: str) -> None:
    ann = server.client("Ann")
    form = DUEL | {"guide": guide, "seed": 5, "public": True, "language": "hu"}
    table_id = ann.post("/api/tables", json=form).json()["id"]
    table = info(ann, table_id)
    fixed = guided(guide)
    assert (table["guide"], table["game"], table["language"]) == (
        guide,
        guide.partition("/")[0],
        "hu",
    )
    assert (table["status"], table["you"], table["public"]) == ("running", 0, False)
    assert all(c["bot"]["name"] == GUIDING for c in table["chairs"][1:])
    for name, value in fixed.options.items():
        assert table["options"][name] == value
    stored = server.store.table(table_id)
    assert stored is not None
    assert stored.seed == fixed.seed


@pytest.mark.parametrize("guide", GUIDES)
def test_a_guided_game_begins_with_the_learner(guide: str) -> None:
    form = guided(guide)
    match = rulebound.game(form.game).start(len(form.chairs), form.options, form.seed or 0)
    assert match.decision is not None
    assert match.decision.seat == 0


def test_a_game_without_a_guide_is_refused(server: Running) -> None:
    ann = server.client("Ann")
    for name in ("truc", "chess", "tashkalar/chess", "urbno/everfrost", "tashkalar/"):
        assert refusal(ann.post("/api/tables", json=DUEL | {"guide": name})) == (
            404,
            "no-such-game",
        )
