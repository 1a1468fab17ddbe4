"""A server may be killed at any moment: nothing acknowledged is lost, nothing is there twice."""

import random
import threading
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rulebound.server.play import Play
from rulebound.server.storage import Store
from tests.server.processes import Process
from tests.server.visitors import Page, at_url, set_table, sit

MOVES = 200
KILLS = 8


class Evening:
    """Two people who go on playing whatever happens to the server."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.acknowledged: dict[int, tuple[int, str]] = {}
        """By number: who chose what, and was told that it was done."""

    def play(self, pages: tuple[Page, ...], most: int) -> None:
        for _ in range(most):
            seq = max(page.state["seq"] for page in pages)
            for page in pages:
                page.at(seq)
            decision = pages[0].state["decision"]
            assert decision is not None, "the match is over too soon"
            page = pages[decision["seat"]]
            notation = self.rng.choice(page.options)
            answer = page.ask("choose", at=seq, notation=notation)
            assert answer["t"] == "done", answer
            assert seq not in self.acknowledged
            self.acknowledged[seq] = (page.seat, notation)
            page.at(seq + 1)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_kills_at_any_moment_lose_and_double_nothing(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'crash.db'}"
    if kind == "postgresql":
        url = request.getfixturevalue("postgres_url")
    evening = Evening(random.Random(11))
    server = Process(tmp_path, url)
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = set_table(ann, options={"form": "high_form", "first": 0})
    sit(bob, table_id, 1)
    cookies = [dict(client.cookies) for client in (ann, bob)]
    for _ in range(KILLS):
        people = [httpx.Client(cookies=jar) for jar in cookies]
        timer = threading.Timer(evening.rng.uniform(0.05, 0.6), server.kill)
        timer.start()
        try:
            with at_url(server.url, table_id, *people) as pages:
                evening.play(pages, MOVES)
        except (ConnectionClosed, OSError):
            timer.join()
        server = Process(tmp_path, url)
    people = [httpx.Client(cookies=jar) for jar in cookies]
    with at_url(server.url, table_id, *people) as pages:
        evening.play(pages, max(0, MOVES - pages[0].state["seq"]))
        log = pages[0].log
    server.stop()
    store = Store(url)
    acts = store.acts(table_id)
    table = store.table(table_id)
    store.close()
    assert table is not None
    assert [act.seq for act in acts] == list(range(len(acts)))
    assert table.seq == len(acts)
    stored = {act.seq: (act.seat, act.notation) for act in acts}
    assert evening.acknowledged.items() <= stored.items()
    assert len(stored) - len(evening.acknowledged) <= KILLS  # stored, but not told in time
    assert log == Play(table, acts).match.log(0)
