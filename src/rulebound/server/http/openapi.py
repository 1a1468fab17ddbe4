"""The description of the server: HTTP by OpenAPI, and the frames of sockets beside it.

:mod:`rulebound.server.describe` prints it; the client's types are generated from that.
"""

from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from rulebound.server.wire import frames, http
from rulebound.server.wire.fields import Incoming, Outgoing

EVERY_REQUEST: Final = {"421": "unknown-host", "429": "too-fast", "503": "try-again"}
EVERY_ACT: Final = {
    "400": "bad-request",
    "403": "foreign-origin",
    "408": "too-slow",
    "413": "too-large",
    "415": "not-json",
}
"""The refusals of :mod:`rulebound.server.http.security`."""


def describe(app: FastAPI) -> None:
    """Let the application describe itself with the frames of its sockets."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(
                title=app.title,
                version=app.version,
                description=app.description,
                routes=app.routes,
                separate_input_output_schemas=False,
            )
            for path, operations in schema["paths"].items():
                for method, operation in operations.items():
                    _add_common(path, method, operation["responses"])
            components = schema.setdefault("components", {}).setdefault("schemas", {})
            for unused in ("HTTPValidationError", "ValidationError"):
                components.pop(unused, None)
            for name, model in models().items():
                components.setdefault(name, model)
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _add_common(path: str, method: str, responses: dict[str, Any]) -> None:
    """Add what every request may meet, and say what a request that does not fit is told."""
    if path.startswith("/api/"):
        met = EVERY_REQUEST if method == "get" else EVERY_REQUEST | EVERY_ACT
        for status, code in met.items():
            known = responses.setdefault(status, _trouble())
            known["description"] = f"{known['description']}, {code}".removeprefix(", ")
    if "422" in responses:  # set by FastAPI for every route with parameters or a body
        own = responses["422"]["description"]
        words = "bad-request" if own == "Validation Error" else f"{own}, bad-request"
        responses["422"] = _trouble() | {"description": words}


def _trouble() -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/Trouble"}
    return {"description": "", "content": {"application/json": {"schema": schema}}}


def models() -> dict[str, Any]:
    """The JSON schemas of all that goes over the wire, by name."""
    known: list[tuple[type[BaseModel], JsonSchemaMode]] = [
        (model, "validation")
        for model in (vars(http) | vars(frames)).values()
        if isinstance(model, type) and issubclass(model, Incoming | Outgoing)
        if model.model_fields
    ]
    _, schema = models_json_schema(known, ref_template="#/components/schemas/{model}")
    found: dict[str, Any] = schema["$defs"]
    return found
