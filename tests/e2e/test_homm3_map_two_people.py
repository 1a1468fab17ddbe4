"""Two people ride at two browsers. What each is told is compared with the truth."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

import rulebound
from tests.e2e.combat_truth import hand, held_in_secret, told
from tests.e2e.company import ME, OPEN
from tests.e2e.conftest import Visit
from tests.e2e.over import check_winner
from tests.e2e.riding import Rider, scenario
from tests.e2e.robot import play_together
from tests.e2e.serving import Served
from tests.e2e.visiting import Visitor

ROUNDS = 3


def test_neither_is_told_the_others_hand_or_what_lies_face_down(
    visit: Visit, served: Served
) -> None:
    ana, bo = visit(), visit()
    ana.come_in("Ana")
    table_id = ana.open_table(**scenario("crossroads", seed=3), chairs=[ME, OPEN])
    bo.come_in("Bo")
    bo.go(f"/table/{table_id}")
    bo.page.get_by_role("button", name="Sit down here").click()
    expect(ana.page.get_by_role("group", name="The map")).to_be_visible()

    riders = Rider(ana.page, seed=5), Rider(bo.page, seed=6)
    while max(rider.round() for rider in riders) <= ROUNDS:
        for rider in riders:
            rider.choose()
    for rider in riders:
        rider.tired = True
    play_together(*riders)

    record = served.record(table_id)
    kinds = {choice.split()[0] for choice in record["choices"]}
    assert {"go", "discover", "rotate", "build", "attack", "play"} <= kinds
    dark = list(face_down(record))
    assert dark[0] > dark[-1] > set()
    for seat, visitor in enumerate((ana, bo)):
        check_winner(visitor, served, seat)
        check_secrets(visitor, seat, record, dark)


def face_down(record: dict[str, Any]) -> Iterator[set[str]]:
    """The tiles that nobody has seen, on the map and in the supplies, after each choice."""
    match = rulebound.game(record["game"]).start(
        seats=record["seats"], options=record["options"], seed=record["seed"]
    )
    for choice in [*record["choices"], None]:
        world = match._state.map
        pools = {tile for realm in world.realms for tile in realm.pool}
        yield pools | {placed.tile for placed in world.board.tiles if not placed.face_up}
        if choice is not None:
            match.take(choice)


def check_secrets(
    visitor: Visitor, seat: int, record: dict[str, Any], dark: list[set[str]]
) -> None:
    """No frame names a card that only the other knew, or a hidden tile; own cards are named."""
    own, secrets = hand(record, seat), held_in_secret(record, 1 - seat)
    assert any(secrets)
    choices = 0
    for text in visitor.heard:
        frame, names = told(text)
        if frame["t"] == "state":
            choices = frame["choices"]
            # Before one has sat down one is a watcher, who holds nothing.
            assert frame["seat"] is None or own[choices] <= names
        leaked = names & (secrets[choices] | dark[choices])
        assert not leaked, text
    assert choices == len(record["choices"])
