"""What somebody has played: the list, its figures, pictures, and all records in one file."""

import io
import json
import zipfile
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from rulebound.core.portrait import Portrait
from rulebound.server.http.past import PAGE
from rulebound.server.store import ChairRow, Store, TableRow, new_secret, new_table_id
from tests.server.conftest import Running
from tests.server.http.test_accounts import refusal
from tests.server.live.test_clock import wait_until
from tests.server.visitors import Data, at_table, play_at_random, table_of_two

LONG_AGO = datetime(2024, 5, 1, tzinfo=UTC)
WON, LOST = {"ranking": [[0], [1]], "scores": [9, 4]}, {"ranking": [[1], [0]], "scores": [4, 9]}
DRAWN = {"ranking": [[0, 1]], "scores": [5, 5]}
numbers = count()


def me(client: httpx.Client) -> str:
    player_id: str = client.get("/api/me").json()["id"]
    return player_id


def add(
    store: Store,
    *players: str | None,
    result: Data | None = WON,
    game: str = "tashkalar",
    title: str = "Evening",
    portrait: Portrait | None = None,
    **more: Any,
) -> str:
    """A match that ended; a player without an id is a bot."""
    number = next(numbers)
    moment = LONG_AGO + timedelta(minutes=number)
    table = TableRow(
        id=new_table_id(),
        title=title,
        game=game,
        rules="1",
        options={"form": "duel"},
        seats=len(players),
        seed=number,
        owner=more.pop("owner", players[0]),
        created=moment,
        ended=moment,
        status="finished",
        result=None if result is None else {**result, "reason": "x"},
        kept=True,
        **more,
    )
    chairs = [
        ChairRow(table.id, seat, "bot", new_secret(), bot="steady")
        if player is None
        else ChairRow(table.id, seat, "person", new_secret(), player, f"Name {player[:4]}")
        for seat, player in enumerate(players)
    ]
    store.open_table(table, chairs)
    if portrait is not None:
        store.portray(table.id, portrait)
    return table.id


def past(client: httpx.Client, **query: str) -> Data:
    answer = client.get("/api/past", params=query)
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


def ids(page: Data) -> list[str]:
    return [match["table"]["id"] for match in page["matches"]]


def values(kinds: list[Data]) -> dict[str, tuple[int, int, int]]:
    return {
        kind["value"]: tuple(kind["figures"][name] for name in ("won", "drawn", "lost"))
        for kind in kinds
    }


# ---- the list ----


def test_a_match_that_was_played_is_in_the_history_of_both(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    assert past(ann)["matches"] == []
    with at_table(server, table_id, ann, bob) as (a, b):
        play_at_random(a, b, most=30)
        a.at(30)
        assert b.ask("aside", at=30, notation="resign")["t"] == "done"
    wait_until(lambda: bool(past(ann)["matches"][0]["form"]))
    mine, theirs = past(ann)["matches"][0], past(bob)["matches"][0]
    assert (mine["outcome"], mine["place"]) == ("won", 1)
    assert (theirs["outcome"], theirs["place"]) == ("lost", 2)
    assert mine["form"].startswith("tashkalar-set-form-")
    assert all(side.startswith("tashkalar-school-") for side in mine["sides"])
    assert mine["table"]["you"] == 0
    assert [chair["name"] for chair in mine["table"]["chairs"]] == ["Ann", "Bob"]


def test_others_see_nothing_of_it(server: Running) -> None:
    ann, eve = server.client("Ann"), server.client("Eve")
    add(server.store, me(ann), None)
    assert len(past(ann)["matches"]) == 1
    page = past(eve)
    assert (page["matches"], page["counts"]["all"]) == ([], 0)
    assert refusal(server.client().get("/api/past")) == (401, "no-player")
    assert refusal(server.client().get("/api/past/records.zip")) == (401, "no-player")


def test_a_guided_game_is_no_match_and_an_import_is_without_an_outcome(server: Running) -> None:
    ann = server.client("Ann")
    add(server.store, me(ann), None, guide="tashkalar")
    imported = add(server.store, None, None, owner=me(ann), imported=True)
    page = past(ann)
    assert ids(page) == [imported]
    assert page["matches"][0]["outcome"] is None
    assert page["counts"]["found"] == {"won": 0, "drawn": 0, "lost": 0, "open": 1}


def test_a_history_is_narrowed_to_some_days(server: Running) -> None:
    ann = server.client("Ann")
    added = [add(server.store, me(ann), None) for _ in range(3)]
    moments = [
        match["table"]["moved"] or match["table"]["created"] for match in past(ann)["matches"]
    ]
    third, second, first = moments
    assert ids(past(ann, since=second)) == [added[2], added[1]]
    assert ids(past(ann, until=second)) == [added[0]]
    assert ids(past(ann, since=first, until=third)) == [added[1], added[0]]
    assert past(ann, since=second)["counts"]["found"]["won"] == 2
    for hostile in (
        "yesterday",
        "2024-05-01T00:00:00",
        "1e99",
        "0.5",
        "\0",
        "2024-99-99T00:00:00Z",
    ):
        answer = ann.get("/api/past", params={"since": hostile})
        assert refusal(answer) == (422, "bad-request"), hostile


def test_you_two_are_compared_whoever_else_was_there(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    both = me(ann), me(bob)
    for result in (WON, LOST, DRAWN):
        add(server.store, *both, result=result)
    three = {"ranking": [[2], [0], [1]], "scores": [5, 4, 9]}
    add(server.store, *both, None, result=three)  # both have lost, Ann came out ahead
    partners = {"ranking": [[0, 1], [2, 3]], "scores": [9, 9, 4, 4]}
    add(server.store, *both, None, None, result=partners)
    (mark,) = (
        kind["value"]
        for kind in past(ann)["counts"]["people"]
        if kind["value"].startswith("person-")
    )
    assert past(ann)["counts"]["two"] is None
    two = past(ann, person=mark)["counts"]["two"]
    assert two == {"won": 2, "drawn": 1, "lost": 1, "open": 1}


def test_long_histories_come_page_by_page(server: Running) -> None:
    ann = server.client("Ann")
    added = [add(server.store, me(ann), None) for _ in range(2 * PAGE + 3)][::-1]
    first = past(ann)
    second = past(ann, after=first["more"])
    third = past(ann, after=second["more"])
    assert ids(first) + ids(second) + ids(third) == added
    assert [len(page["matches"]) for page in (first, second, third)] == [PAGE, PAGE, 3]
    assert third["more"] is None
    assert {page["counts"]["all"] for page in (first, second, third)} == {2 * PAGE + 3}


def test_the_last_full_page_promises_no_more(server: Running) -> None:
    ann = server.client("Ann")
    for _ in range(PAGE):
        add(server.store, me(ann), None)
    assert past(ann)["more"] is None


@pytest.mark.parametrize(
    ("result", "seat", "outcome", "place"),
    [
        (WON, 0, "won", 1),
        (LOST, 0, "lost", 2),
        (DRAWN, 0, "drawn", 1),
        ({"ranking": [[], [0, 1]], "scores": [0, 0]}, 0, "lost", 1),
        ({"ranking": [[2], [0, 1], [3]], "scores": [1, 1, 2, 0]}, 3, "lost", 4),
        (None, 0, None, None),
    ],
)
def test_how_it_ended(
    server: Running, result: Data | None, seat: int, outcome: str | None, place: int | None
) -> None:
    ann = server.client("Ann")
    players: list[str | None] = [None] * (len(result["scores"]) if result else 2)
    players[seat] = me(ann)
    add(server.store, *players, result=result, owner=me(ann))
    (match,) = past(ann)["matches"]
    assert (match["outcome"], match["place"]) == (outcome, place)


def test_who_plays_alone_wins_or_loses(server: Running) -> None:
    ann = server.client("Ann")
    add(server.store, me(ann), result={"ranking": [[0]], "scores": [1]})
    add(server.store, me(ann), result={"ranking": [[], [0]], "scores": [0]})
    assert [match["outcome"] for match in past(ann)["matches"]] == ["lost", "won"]


def test_where_no_points_are_counted_players_win_together(server: Running) -> None:
    ann = server.client("Ann")
    together = {"ranking": [[0, 1]], "scores": [1, 1]}
    add(server.store, me(ann), None, result=together, portrait=Portrait("", ("", ""), (1, 1)))
    add(server.store, me(ann), None, result=together, portrait=Portrait("", ("", ""), (None,) * 2))
    assert [match["outcome"] for match in past(ann)["matches"]] == ["won", "drawn"]


# ---- filters and figures ----


@pytest.fixture
def ann(server: Running) -> httpx.Client:
    """Somebody who has played some matches against a bot and against Bob."""
    ann, bob = server.client("Ann"), server.client("Bob")
    a, b = me(ann), me(bob)
    north = Portrait("tashkalar-set-form-duel", ("tashkalar-school-northern",) * 2, (9, 4))
    south = Portrait("tashkalar-set-form-melee", ("tashkalar-school-southern",) * 2, (9, 4))
    add(server.store, a, b, portrait=north, title="Ελένης ΒΡΑΔΥ")
    add(server.store, a, b, portrait=south, result=LOST)
    add(server.store, a, None, portrait=north, result=DRAWN)
    add(server.store, a, None, game="urbno", result=LOST)
    return ann


def test_figures_by_game_form_side_and_company(ann: httpx.Client) -> None:
    counts = past(ann)["counts"]
    assert counts["found"] == {"won": 1, "drawn": 1, "lost": 2, "open": 0}
    assert values(counts["games"]) == {"tashkalar": (1, 1, 1), "urbno": (0, 0, 1)}
    assert values(counts["forms"]) == {
        "tashkalar-set-form-duel": (1, 1, 0),
        "tashkalar-set-form-melee": (0, 0, 1),
    }
    assert values(counts["sides"]) == {
        "tashkalar-school-northern": (1, 1, 0),
        "tashkalar-school-southern": (0, 0, 1),
    }
    people = {kind["name"]: kind["value"] for kind in counts["people"]}
    assert values(counts["people"]) == {
        people["steady"]: (0, 1, 1),
        next(mark for mark in people.values() if mark.startswith("person-")): (1, 0, 1),
    }


def test_filters_add_up_and_each_is_counted_under_the_others(ann: httpx.Client) -> None:
    page = past(ann, game="tashkalar", outcome="lost")
    assert len(page["matches"]) == 1
    assert page["counts"]["all"] == 4
    assert values(page["counts"]["games"]) == {"tashkalar": (0, 0, 1), "urbno": (0, 0, 1)}
    assert page["counts"]["outcomes"] == {"won": 1, "drawn": 1, "lost": 1, "open": 0}
    assert (
        past(ann, form="tashkalar-set-form-duel", side="tashkalar-school-southern")["matches"] == []
    )


def test_one_finds_the_matches_with_somebody(ann: httpx.Client) -> None:
    for kind in past(ann)["counts"]["people"]:
        assert len(past(ann, person=kind["value"])["matches"]) == 2
    assert past(ann, person="person-0000")["matches"] == []


def test_the_mark_of_a_person_tells_nothing_elsewhere(server: Running, ann: httpx.Client) -> None:
    cleo, bob = server.client("Cleo"), server.client("Bob")
    add(server.store, me(cleo), me(bob))
    (seen,) = past(cleo)["counts"]["people"]
    assert me(bob) not in seen["value"]
    marks = {kind["value"] for kind in past(ann)["counts"]["people"]}
    assert seen["value"] not in marks


@pytest.mark.parametrize("words", ["ελένης", "βραδυ ΕΛΈΝΗΣ", "  βραδυ  "])
def test_search_in_titles_whatever_the_letters(ann: httpx.Client, words: str) -> None:
    assert len(past(ann, search=words)["matches"]) == 1


def test_search_in_names_and_for_nothing(ann: httpx.Client) -> None:
    assert len(past(ann, search="name")["matches"]) == 2
    assert len(past(ann, search="")["matches"]) == 4
    assert past(ann, search="nowhere")["matches"] == []


@pytest.mark.parametrize(
    "query",
    [
        {"game": "Tash'"},
        {"form": "x" * 81},
        {"form": "<script>"},
        {"side": "a b"},
        {"person": "eve"},
        {"person": "person-" + "x" * 60},
        {"outcome": "cheated"},
        {"search": "x" * 61},
        {"search": "a\0b"},
        {"after": "yesterday"},
        {"after": "9999-99-99T99:99:99.999999~abcdefgh"},
    ],
)
def test_what_no_page_asks_is_refused(ann: httpx.Client, query: dict[str, str]) -> None:
    assert refusal(ann.get("/api/past", params=query)) == (422, "bad-request")


# ---- pictures ----


def test_the_picture_of_a_finished_match(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    assert refusal(ann.get(f"/api/tables/{table_id}/picture.svg")) == (409, "not-finished")
    with at_table(server, table_id, ann, bob) as (a, b):
        play_at_random(a, b, most=20)
        a.at(20)
        b.ask("aside", at=20, notation="resign")
    answer = server.client().get(f"/api/tables/{table_id}/picture.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "max-age" in answer.headers["cache-control"]
    assert ElementTree.fromstring(answer.text).tag.endswith("svg")
    assert refusal(ann.get("/api/tables/abcdefghij/picture.svg")) == (404, "no-such-table")


def test_a_match_without_a_picture(server: Running) -> None:
    ann = server.client("Ann")
    table_id = add(server.store, me(ann), None, portrait=Portrait())
    assert refusal(ann.get(f"/api/tables/{table_id}/picture.svg")) == (404, "no-picture")


def test_the_card_of_a_finished_match_tells_how_it_ended(server: Running) -> None:
    ann = server.client("Ann")
    drawn = Portrait("", ("", ""), (9, 4), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    table_id = add(server.store, me(ann), None, portrait=drawn)
    page = server.client().get(f"/table/{table_id}", headers={"accept-language": "en"}).text
    assert "wins." in page
    assert "Steady  4" in page
    cards = {
        language: ann.get(f"/api/tables/{table_id}/card.png", params={"language": language})
        for language in ("en", "he")
    }
    assert {answer.headers["content-type"] for answer in cards.values()} == {"image/png"}
    assert cards["en"].content != cards["he"].content
    hostile = ann.get(f"/api/tables/{table_id}/card.png", params={"language": "xx"})
    assert refusal(hostile) == (422, "bad-request")


# ---- all records in one file ----


def archive(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("/api/past/records.zip")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as found:
        assert found.testzip() is None
        return {name: json.loads(found.read(name)) for name in found.namelist()}


def test_all_records_in_one_archive_that_can_be_imported_again(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        play_at_random(a, b, most=30)
        a.at(30)
        b.ask("aside", at=30, notation="resign")
    add(server.store, me(server.client("Eve")), None)
    files = archive(ann)
    (listed,) = files.pop("matches.json")
    (record,) = files.values()
    assert list(files) == [listed["file"]]
    assert listed["players"] == ["Ann", "Bob"]
    assert record == ann.get(f"/api/tables/{table_id}/record").json()
    again = bob.post("/api/records", json={"record": record})
    assert again.status_code == 201, again.text


def test_an_archive_of_what_was_taken_back_tells_the_same_match(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        undone = 0
        while not undone:
            state = a.at(a.state["seq"])
            chooser = (a, b)[state["decision"]["seat"]]
            chooser.choose(chooser.options[0])
            after = chooser.at(state["seq"] + 1)
            if after["undo"] is not None:
                assert chooser.ask("undo", at=after["seq"])["t"] == "done"
                undone = after["seq"] + 1
            a.at(after["seq"])
        a.at(undone)
        assert b.ask("aside", at=undone, notation="resign")["t"] == "done"
    files = archive(ann)
    files.pop("matches.json")
    (record,) = files.values()
    again = ann.post("/api/records", json={"record": record})
    assert again.status_code == 201, again.text
    copy = ann.get(f"/api/tables/{again.json()['id']}").json()
    assert copy["result"] == ann.get(f"/api/tables/{table_id}").json()["result"]


def test_somebody_without_matches_gets_an_empty_archive(server: Running) -> None:
    assert archive(server.client("Ann")) == {"matches.json": []}
