"""The description of the server, and the server held against it with thousands of odd requests."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, get_origin

import httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import settings
from pydantic import TypeAdapter, ValidationError
from schemathesis.specs.openapi.checks import (
    negative_data_rejection,
    positive_data_acceptance,
)

from rulebound.server.app import create_app
from rulebound.server.config import Config
from rulebound.server.wire import (
    accounts,
    analysis,
    clocks,
    fields,
    frames,
    gallery,
    http,
    past,
    people,
    reminders,
    study,
)
from rulebound.server.wire.fields import Incoming, Outgoing
from tests import seeds
from tests.patience import PATIENCE
from tests.server.siege import Castle, Siege, attacked, castle
from tests.server.visitors import at_table, make_account, set_table, sit

SCHEMA: dict[str, Any] = create_app(Config(Path(), "sqlite://")).openapi()
API = schemathesis.openapi.from_dict(SCHEMA)
API.config.seed = seeds.run
API.config.request_timeout = PATIENCE
WIRE = (http, accounts, frames, clocks, analysis, gallery, past, people, reminders, study)
OF_TABLES = API.include(path_regex="{table_id}")
OF_PEOPLE = API.include(path_regex="{(handle|session_id|passkey_id|block_id)}")
STAGES = ("open", "running", "finished")
odd = settings(max_examples=25)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Castle]:
    folder = tmp_path_factory.mktemp("house")
    config = Config(folder, f"sqlite:///{folder / 'a.db'}", port=0, bot_pause=0, rate=0)
    with castle(config) as it:
        yield it
        it.settle()


@pytest.fixture(scope="module")
def standing(house: Castle) -> Siege:
    return Siege(house, "tashkalar")


@pytest.fixture
def besieged(standing: Siege) -> Iterator[Siege]:
    with attacked(standing):
        yield standing


@pytest.fixture
def ann(house: Castle) -> httpx.Client:
    """Somebody else in every test, for some of them log her out."""
    return house.server.client("Ann")


@pytest.fixture
def eve(house: Castle) -> httpx.Client:
    """Somebody with an account of her own."""
    client = house.server.client("Eve")
    make_account(client, "eleven slow ferries")
    return client


@pytest.fixture(params=STAGES)
def table_id(request: pytest.FixtureRequest, house: Castle, ann: httpx.Client) -> str:
    """A table at which Ann sits, or has sat."""
    found = set_table(ann)
    if request.param != "open":
        sit(house.server.client("Bob"), found, 1)
    if request.param == "finished":
        with at_table(house.server, found, ann) as (page,):
            page.ask("aside", at=0, notation="resign")
    return found


def call(
    case: schemathesis.Case[Any],
    house: Castle,
    client: httpx.Client | None = None,
    **known: str,
) -> None:
    """Make a request, of a table or something else that is known, and hold the answer against the
    description.

    All checks but these: what fits a schema may still be refused, as by the rules of a game; and
    what did not fit may, if it was only what is known.
    """
    excluded: list[Any] = [positive_data_acceptance]
    if known:
        case.path_parameters |= {
            name: known[name] for name in case.path_parameters if name in known
        }
        excluded.append(negative_data_rejection)
    cookie = {} if client is None else {"Cookie": f"rulebound={client.cookies['rulebound']}"}
    answer = case.call(base_url=house.server.url, headers=cookie)
    house.heard.append((None, answer.text))
    case.validate_response(answer, excluded_checks=excluded, headers=cookie)


@API.parametrize()
@odd
def test_strangers_get_what_is_described(case: schemathesis.Case[Any], besieged: Siege) -> None:
    call(case, besieged.castle)


@API.parametrize()
@odd
def test_players_get_what_is_described(
    case: schemathesis.Case[Any], besieged: Siege, ann: httpx.Client
) -> None:
    call(case, besieged.castle, ann)


@OF_TABLES.parametrize()
@odd
def test_players_at_tables_get_what_is_described(
    case: schemathesis.Case[Any], house: Castle, ann: httpx.Client, table_id: str
) -> None:
    call(case, house, ann, table_id=table_id)


@OF_TABLES.parametrize()
@odd
def test_strangers_at_a_table_change_nothing_and_learn_nothing(
    case: schemathesis.Case[Any], besieged: Siege, ann: httpx.Client
) -> None:
    for stranger in (None, ann):
        call(case, besieged.castle, stranger, table_id=besieged.table_id)


@OF_PEOPLE.parametrize()
@odd
def test_nobody_reaches_what_is_another_s(
    case: schemathesis.Case[Any], besieged: Siege, eve: httpx.Client
) -> None:
    """Sessions, passkeys and whom Ann keeps away: as if somebody knew what they are called."""
    for stranger in (None, eve):
        call(case, besieged.castle, stranger, **besieged.belongings.addresses)


def test_who_uses_a_wrong_method_is_told_the_right_ones(house: Castle) -> None:
    client = house.server.client()
    for path, methods in (("/api/me", "GET, PATCH, POST"), ("/api/login", "POST")):
        answer = client.delete(path)
        assert (answer.status_code, answer.headers["allow"]) == (405, methods)


def test_all_that_goes_over_the_wire_is_described() -> None:
    models = {
        name
        for part in WIRE
        for name, model in vars(part).items()
        if isinstance(model, type) and issubclass(model, Incoming | Outgoing)
    } - {"Incoming", "Outgoing"}
    described = set(SCHEMA["components"]["schemas"])
    assert described == models


TEXTS = {
    name: TypeAdapter(kind)
    for part in (fields, *WIRE)
    for name, kind in vars(part).items()
    if get_origin(kind) is Annotated and kind.__origin__ is str
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_that_does_not_fit_the_description_is_refused(name: str) -> None:
    described = TEXTS[name].json_schema()
    longest = described.get("maxLength", 64)
    refused = 0
    for around in ("", " ", "\n", "\x0b", "\x1f", "\xa0", "\u3000", "\0"):
        for size in (0, 1, longest - 1, longest, longest + 1):
            for text in (around + "a" * size, "a" * size + around):
                if not jsonschema_rs.is_valid(described, text):
                    refused += 1
                    with pytest.raises(ValidationError):
                        TEXTS[name].validate_python(text)
    assert refused


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
    command = [sys.executable, "-m", "rulebound.server.describe"]
    printed = subprocess.run(command, check=True, capture_output=True, text=True)
    assert json.loads(printed.stdout) == SCHEMA
