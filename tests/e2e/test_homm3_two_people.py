"""Two people lead their heroes at two browsers. What each is told is compared with the truth."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.combat import Fighter
from tests.e2e.combat_truth import hand, held_in_secret, told
from tests.e2e.company import ME, OPEN
from tests.e2e.conftest import Visit
from tests.e2e.over import check_winner
from tests.e2e.robot import play_together
from tests.e2e.serving import Served
from tests.e2e.visiting import Visitor

SKIRMISH: dict[str, Any] = {
    "game": "homm3",
    "options": {
        "attacker_hero": "catherine",
        "defender_hero": "sandro",
        "level": 4,
        "spells": 4,
        "artifacts": 3,
        "draw_each_round": 1,
    },
    "seed": 5,
}
"""Heroes with many cards that the other has not."""


def test_neither_is_told_the_others_hand(visit: Visit, served: Served) -> None:
    ana, bo = visit(), visit()
    ana.come_in("Ana")
    table_id = ana.open_table(**SKIRMISH, chairs=[ME, OPEN])
    bo.come_in("Bo")
    bo.go(f"/table/{table_id}")
    bo.page.get_by_role("button", name="Sit down here").click()
    expect(ana.page.get_by_role("grid", name="The combat board")).to_be_visible()

    play_together(Fighter(ana.page, seed=5), Fighter(bo.page, seed=6))

    record = served.record(table_id)
    assert sum(choice.startswith("attack") for choice in record["choices"]) > 5
    assert sum(choice.startswith("play") for choice in record["choices"]) > 5
    for seat, visitor in enumerate((ana, bo)):
        check_winner(visitor, served, seat)
        check_secrets(visitor, seat, record)


def check_secrets(visitor: Visitor, seat: int, record: dict[str, Any]) -> None:
    """No frame names a card that only the other knew; every own card is named."""
    own, secrets = hand(record, seat), held_in_secret(record, 1 - seat)
    assert sum(map(bool, secrets)) > len(secrets) / 4
    choices, states = 0, 0
    for text in visitor.heard:
        frame, names = told(text)
        if frame["t"] == "state":
            choices, states = frame["choices"], states + 1
            # Before one has sat down one is a watcher, who holds nothing.
            assert frame["seat"] is None or own[choices] <= names
        assert not names & secrets[choices], text
    assert choices == len(record["choices"])
    assert states > choices / 2
