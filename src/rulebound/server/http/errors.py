"""Refusals over HTTP: what a route may refuse, and how exceptions are answered."""

from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.routing import Match

from rulebound.core import errors
from rulebound.server.errors import Refusal, refusal_of
from rulebound.server.logs import logger
from rulebound.server.names import BAD_NAME
from rulebound.server.wire.http import Trouble

Responses = dict[int | str, dict[str, Any]]
_METHODS: Final = ("DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT")
_OF_STATUS: Final = {400: "bad-request", 404: "no-such-page", 405: "bad-method"}


def refused(**codes: int) -> Responses:
    """For the description of a route: the codes with which it may refuse, and their statuses.

    What any request may meet is added by :mod:`rulebound.server.http.openapi`.
    """
    found: Responses = {}
    for name, status in codes.items():
        code = name.replace("_", "-")
        known = found.setdefault(status, {"model": Trouble, "description": ""})
        known["description"] = f"{known['description']}, {code}".removeprefix(", ")
    return found


def answer(refusal: Refusal, headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse(refusal.trouble.model_dump(), refusal.status, headers)


def add_handlers(app: FastAPI) -> None:
    """Turn the exceptions of routes into ``Trouble``."""
    app.add_exception_handler(Refusal, _on_refusal)
    app.add_exception_handler(errors.RuleboundError, _on_rules)
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_exception_handler(HTTPException, _on_http)
    app.add_exception_handler(SQLAlchemyError, _on_database)


async def _on_refusal(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    return answer(error)


async def _on_rules(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, errors.RuleboundError)
    return answer(refusal_of(error))


async def _on_invalid(_request: Request, error: Exception) -> JSONResponse:
    """Where and what, but never the value itself: it may be a password."""
    assert isinstance(error, RequestValidationError)
    faults = [f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in error.errors()[:5]]
    bad_name = any(fault["type"] == BAD_NAME for fault in error.errors())
    return answer(Refusal(BAD_NAME if bad_name else "bad-request", "; ".join(faults), 422))


async def _on_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = _OF_STATUS.get(error.status_code, "bad-request")
    headers = dict(error.headers) if error.headers else None
    if error.status_code == 405:
        headers = {"Allow": ", ".join(_methods(request))}
    return answer(Refusal(code, str(error.detail), error.status_code), headers)


def _methods(request: Request) -> list[str]:
    """What may be done at an address; Starlette would name its first route's methods alone."""
    return [
        method
        for method in _METHODS
        if any(
            route.matches({**request.scope, "method": method})[0] is Match.FULL
            for route in request.app.routes
        )
    ]


async def _on_database(_request: Request, error: Exception) -> JSONResponse:
    # Only those of the connection say nothing about what was to be stored.
    reason = str(error.orig) if isinstance(error, OperationalError) else type(error).__name__
    logger.error("database", reason=reason)
    return answer(Refusal("try-again", "the database does not answer", 503), {"Retry-After": "2"})
