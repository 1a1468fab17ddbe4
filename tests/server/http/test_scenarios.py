"""Scenarios and campaigns of Heroes III, over HTTP."""

from pathlib import Path
from typing import Any

import httpx
import pytest

import rulebound
from tests.server.conftest import Running
from tests.server.http.test_accounts import refusal
from tests.server.http.test_tables import BOT, ME, info

CARRY = {
    "part": "queens_gambit_1",
    "hero": "catherine",
    "level": 3,
    "deck": ["attack", "defense", "catherine_1", "leadership"],
    "army": ["castle_griffins+", "castle_marksmen"],
    "resources": {"gold": 7, "materials": 3, "valuables": 1},
}


def set_table(client: httpx.Client, seats: int = 1, **options: Any) -> httpx.Response:
    chairs = [ME, *[BOT] * (seats - 1)]
    form = {"game": "homm3", "options": {"form": "scenario", **options}, "chairs": chairs}
    return client.post("/api/tables", json=form)


def test_who_sets_a_table_is_told_of_the_scenarios(server: Running) -> None:
    facts = server.client().get("/api/games/homm3/facts").json()
    scenarios = {scenario["id"]: scenario for scenario in facts["map"]["scenarios"]}
    assert scenarios["first_light"]["modes"] == {"campaign": [1]}
    assert scenarios["queens_gambit_1"]["next"] == "queens_gambit_2"
    assert refusal(server.client().get("/api/games/chess/facts")) == (404, "no-such-game")


def test_a_scenario_is_played_by_people_and_bots(server: Running) -> None:
    ann = server.client("Ann")
    answer = set_table(ann, seats=3, scenario="emerald_island", factions=["rampart", "random"])
    assert answer.status_code == 201, answer.text
    table = info(ann, answer.json()["id"])
    assert table["status"] == "running"
    assert table["options"]["factions"] == ["rampart", "random"]


def test_no_file_of_the_server_is_read_as_a_scenario(server: Running, tmp_path: Path) -> None:
    file = tmp_path / "secret.toml"
    file.write_text('id = "secret"\nname = "Do not tell"\n', encoding="utf-8")
    ann = server.client("Ann")
    for path in (str(file), "first_light.toml", "/etc/hostname", "../../first_light.toml"):
        answer = set_table(ann, scenario=path)
        assert refusal(answer) == (422, "bad-option")
        assert "Do not tell" not in answer.text
    record = rulebound.game("homm3").start(seats=1, seed=1).record()
    record["options"] |= {"form": "scenario", "scenario": str(file)}
    answer = ann.post("/api/records", json={"record": record})
    assert refusal(answer) == (422, "bad-record")
    assert "Do not tell" not in answer.text


def test_the_next_part_begins_with_what_the_last_one_left(server: Running) -> None:
    ann = server.client("Ann")
    answer = set_table(ann, scenario="queens_gambit_2", carry=CARRY)
    assert answer.status_code == 201, answer.text
    assert info(ann, answer.json()["id"])["options"]["carry"] == CARRY


@pytest.mark.parametrize(
    "wrong",
    [
        "queens_gambit_1",
        ["queens_gambit_1"],
        {"part": "queens_gambit_1"},
        CARRY | {"hero": "nobody"},
        CARRY | {"hero": "sandro", "deck": ["sandro_1"], "army": []},
        CARRY | {"level": 8},
        CARRY | {"part": "first_light"},
        CARRY | {"part": "x" * 61},
        CARRY | {"army": ["dungeon_minotaurs"]},
        CARRY | {"army": ["castle_griffins"] * 41},
        CARRY | {"deck": ["catherine_1", *["leadership"] * 6]},
        CARRY | {"deck": ["catherine_1", *["attack"] * 80]},
        CARRY | {"resources": {"gold": -1, "materials": 0, "valuables": 0}},
        CARRY | {"resources": {"gold": 10**12, "materials": 0, "valuables": 0}},
        CARRY | {"more": 1},
    ],
)
def test_nobody_brings_what_no_part_could_leave(server: Running, wrong: Any) -> None:
    answer = set_table(server.client("Ann"), scenario="queens_gambit_2", carry=wrong)
    assert refusal(answer) == (422, "bad-option")
    assert len(answer.text) < 1000


def test_a_first_part_takes_nothing_along(server: Running) -> None:
    ann = server.client("Ann")
    for scenario in ("queens_gambit_1", "first_light"):
        assert refusal(set_table(ann, scenario=scenario, carry=CARRY)) == (422, "bad-option")
