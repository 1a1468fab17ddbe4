"""Matches that are some way on when their page is opened: what came before needs no browser."""

import random
from collections.abc import Callable
from typing import Any

import httpx

from tests.e2e.visiting import Visitor
from tests.patience import PATIENCE
from tests.server.visitors import Page, at_url


def open_ahead(visitor: Visitor, until: Callable[[Page], bool], **form: Any) -> str:
    """Open a table, choose for the visitor until the match is as far as wanted, and go there."""
    table_id = visitor.set_table(**form)
    play_ahead(visitor, table_id, until)
    visitor.go(f"/table/{table_id}")
    return table_id


def play_ahead(visitor: Visitor, table_id: str, until: Callable[[Page], bool]) -> None:
    """Choose for the visitor until the match is as far as wanted."""
    taste = random.Random(1)
    with (
        httpx.Client(cookies=_cookies(visitor), timeout=PATIENCE, verify=False) as client,
        at_url(visitor.url, table_id, client) as (page,),
    ):
        while not (page.state and until(page)):
            if page.options:
                page.choose(taste.choice(page.options))
            else:
                assert page.state["result"] is None, "the match was too short"
                page.hear()


def _cookies(visitor: Visitor) -> dict[str, str]:
    found = visitor.context.cookies(visitor.url)
    return {cookie["name"]: cookie["value"] for cookie in found}
