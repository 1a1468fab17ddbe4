"""The description of the server, and the server held against it with thousands of odd requests."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from rulebound.server import wire
from rulebound.server.app import create_app
from rulebound.server.config import Config
from tests.server.conftest import Running, running

SCHEMA: dict[str, Any] = create_app(Config(Path(), "sqlite://")).openapi()
API = schemathesis.openapi.from_dict(SCHEMA)
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
]
odd = settings(
    max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("target")
    config = Config(folder, f"sqlite:///{folder / 'a.db'}", port=0, bot_pause=0, rate=0)
    with running(config) as server:
        yield server


@pytest.fixture(scope="module")
def cookie(target: Running) -> str:
    return target.client("Ann").cookies["rulebound"]


@pytest.fixture(scope="module")
def table_id(target: Running, cookie: str) -> str:
    """A table of the player with that cookie, who is waiting at it."""
    form = {"game": "urbno", "chairs": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    headers = {"Cookie": f"rulebound={cookie}"}
    opened = target.client().post("/api/tables", json=form, headers=headers)
    found: str = opened.json()["id"]
    return found


@API.parametrize()
@odd
def test_strangers_get_what_is_described(case: schemathesis.Case[Any], target: Running) -> None:
    case.call_and_validate(base_url=target.url, checks=CHECKS)


@API.parametrize()
@odd
def test_players_get_what_is_described(
    case: schemathesis.Case[Any], target: Running, cookie: str, table_id: str
) -> None:
    if "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = table_id
    headers = {"Cookie": f"rulebound={cookie}"}
    case.call_and_validate(base_url=target.url, checks=CHECKS, headers=headers)


def test_all_that_goes_over_the_wire_is_described() -> None:
    models = {
        name
        for name, model in vars(wire).items()
        if isinstance(model, type) and issubclass(model, wire.Incoming | wire.Outgoing)
    } - {"Incoming", "Outgoing"}
    described = set(SCHEMA["components"]["schemas"])
    assert described == models


def test_every_refusal_is_described_as_trouble() -> None:
    trouble = {"application/json": {"schema": {"$ref": "#/components/schemas/Trouble"}}}
    for path, operations in SCHEMA["paths"].items():
        for method, operation in operations.items():
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    assert response["content"] == trouble, (method, path, status)
            if method != "get":
                assert {"400", "403", "413", "415", "429"} <= set(operation["responses"])


def test_the_description_can_be_printed() -> None:
    command = [sys.executable, "-m", "rulebound.server.openapi"]
    printed = subprocess.run(command, check=True, capture_output=True, text=True)
    assert json.loads(printed.stdout) == SCHEMA
