"""A contest on a real Ray cluster of two workers, of which one dies in the middle.

The cluster runs on this machine, each of its nodes in processes of its own.
"""

from collections.abc import Iterator
from socket import socket
from typing import Any

import pytest

from rulebound import RuleboundError
from rulebound.arena import pairings
from rulebound.arena.contest import Contest, make_plan, play
from rulebound.arena.crews import Alone, Cluster
from rulebound.arena.store import Store

MEMORY = 80 * 1024 * 1024


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    utils = pytest.importorskip("ray.cluster_utils", reason="needs the extra rulebound[ray]")
    started = utils.Cluster(
        initialize_head=True,
        head_node_args={
            "num_cpus": 0,
            "object_store_memory": MEMORY,
            "include_dashboard": False,
        },
    )
    yield started
    started.shutdown()


@pytest.mark.slow
def test_nothing_is_lost_and_nothing_counted_twice_when_a_worker_dies(cluster: Any) -> None:
    workers = [cluster.add_node(num_cpus=1, object_store_memory=MEMORY) for _ in range(2)]
    cluster.wait_for_nodes()
    plan = make_plan("truc", seed=8)
    entrants = pairings.enter(["greedy", "random"])
    its = Contest(plan, entrants, [("greedy", "random")], deals=8)
    done = []
    with Store(None) as store, Cluster(cluster.address, play) as crew:
        for step in its.play(store, crew):
            done.append(step.done)
            if step.done == 4:  # both are at it: a match takes a while
                cluster.remove_node(workers[0], allow_graceful=False)
        found = its.kept(store)
    assert done == list(range(17))
    with Store(None) as store:
        for _ in its.play(store, Alone(play)):
            pass
        assert found == its.kept(store)


@pytest.mark.parametrize("form", ["{}", "ray://{}"])
def test_an_address_without_a_cluster_is_said_so(form: str) -> None:
    pytest.importorskip("ray", reason="needs the extra rulebound[ray]")
    with socket() as taken:  # nobody listens there
        taken.bind(("127.0.0.1", 0))
        address = form.format(f"127.0.0.1:{taken.getsockname()[1]}")
        with pytest.raises(RuleboundError, match=f"no Ray cluster at '{address}'"):
            Cluster(address, play)


def test_an_address_that_is_none_is_said_so() -> None:
    pytest.importorskip("ray", reason="needs the extra rulebound[ray]")
    with pytest.raises(RuleboundError, match="no Ray cluster at 'nowhere'"):
        Cluster("nowhere", play)
