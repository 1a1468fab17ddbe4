"""What tests of several parts need, and the seeds of all that they draw at random.

pytest                    small samples, the same in every run
pytest --seed=fresh       whole samples, new ones in every run; the header tells their seed
pytest --seed=12345       the samples of that run again
pytest tests/server/http -k fuzz --fuzz=50000
                          so many requests and frames that nobody would send
pytest tests/bots/test_fairness.py --seed=fresh --fair=250
                          so many tables of each form at which bots are tested for fairness
pytest tests/bots/test_known_positions.py --known=all
                          every position in which strong play is known, not only some
"""

import os
import random
import zlib
from collections.abc import Generator
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from tests import seeds as seeds_of_tests
from tests.seeds import Seeds

SMALL = "small"
FRESH = "fresh"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", default=SMALL, help="whole random samples: 'fresh' or a number")
    parser.addoption("--fair", type=int, default=20, help="so many tables of each form, for bots")
    parser.addoption("--known", default="some", help="'all': every position of known strong play")
    parser.addoption("--fuzz", type=int, help="so many requests and frames that nobody would send")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    if config.option.seed == FRESH:
        drawn = str(random.SystemRandom().randrange(1_000_000))
        # A worker of xdist is told what the first process has drawn.
        config.option.seed = getattr(config, "workerinput", {}).get("seed", drawn)
    seeds_of_tests.run = zlib.crc32(config.option.seed.encode())
    small = config.option.seed == SMALL
    hypothesis.settings.register_profile(
        "rulebound",
        max_examples=20 if small else 100,
        deadline=None,  # a busy machine is no fault
        database=None,  # the seed brings a failure back
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    hypothesis.settings.load_profile("rulebound")


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    node.workerinput["seed"] = node.config.option.seed


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Browsers and servers keep their tests waiting: half as many again as there are cores."""
    return None if config.option.seed == SMALL else 3 * (os.cpu_count() or 1) // 2


def pytest_report_header(config: pytest.Config) -> str:
    if config.option.seed == SMALL:
        return "random samples: small, the same in every run (--seed=fresh for whole ones)"
    return f"random samples: --seed={config.option.seed}"


def _seed(item: pytest.Item) -> int:
    """A number of its own for every test, the same with the same seed of the run."""
    return zlib.crc32(f"{item.config.option.seed} {item.nodeid}".encode())


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """For all that the test draws at random."""
    return _seed(request.node)


@pytest.fixture
def seeds(request: pytest.FixtureRequest, seed: int) -> Seeds:
    """For tests that play several matches."""
    return Seeds(seed, small=request.config.option.seed == SMALL)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    if isinstance(item, pytest.Function) and hypothesis.is_hypothesis_test(item.function):
        hypothesis.seed(_seed(item))(item.function)
    yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        run = "" if item.config.option.seed == SMALL else f"--seed={item.config.option.seed} "
        played = getattr(item, "funcargs", {}).get("seeds")
        match = "" if played is None else f"\nthe match that failed was started with {played.last}"
        report.sections.append(("seed", f"the same again: pytest {run}'{item.nodeid}'{match}"))
    return report


@pytest.fixture
def _quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, an English terminal of 80 columns."""
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "LINES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
