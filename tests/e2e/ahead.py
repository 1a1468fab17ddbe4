"""Matches that are some way on when their page is opened: what came before needs no browser."""

import random
from typing import Any

import httpx

from tests.e2e.visiting import Visitor
from tests.server.visitors import at_url


def open_ahead(visitor: Visitor, lines: int, **form: Any) -> str:
    """Open a table, choose for the visitor until the log has so many lines, and go there."""
    table_id = visitor.set_table(**form)
    taste = random.Random(1)
    with (
        httpx.Client(cookies=_cookies(visitor), verify=False) as client,
        at_url(visitor.url, table_id, client) as (page,),
    ):
        while len(page.log) < lines:
            if page.options:
                page.choose(taste.choice(page.options))
            else:
                assert page.state["result"] is None, "the match was too short"
                page.hear()
    visitor.go(f"/table/{table_id}")
    return table_id


def _cookies(visitor: Visitor) -> dict[str, str]:
    found = visitor.context.cookies(visitor.url)
    return {cookie["name"]: cookie["value"] for cookie in found}
