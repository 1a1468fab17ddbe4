"""A table whose rules have changed since: it can be read, ended and played again."""

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from rulebound.server.matches.keepsakes import unpack
from tests.e2e.company import BOT, DUEL, ME, URBNO
from tests.e2e.conftest import Visit
from tests.e2e.riding import scenario
from tests.e2e.serving import PAUSE, Served
from tests.patience import PATIENCE

pytestmark = pytest.mark.own_server

TABLES: dict[str, tuple[dict[str, Any], str]] = {
    "tashkalar": ({**DUEL, "chairs": [ME, BOT]}, '[data-ref="sq:e5"]'),
    "urbno": ({**URBNO, "chairs": [ME, BOT, BOT]}, '[data-ref^="card:"]'),
    "homm3": ({**scenario("crossroads", seed=3), "chairs": [ME, BOT]}, '[data-ref^="field:"]'),
}
"""Forms of tables, and something that lies there to be seen."""


@pytest.mark.parametrize("name", TABLES)
def test_a_match_of_older_rules_is_read_and_ended(visit: Visit, served: Served, name: str) -> None:
    form, thing = TABLES[name]
    ana = visit()
    ana.come_in("Ana")
    table_id = ana.open_table(**form)
    bar = ana.page.locator('.bar[data-region="decision"]')
    expect(ana.page.locator(".bar.paper")).to_be_visible()
    ana.page.goto("about:blank")  # a page that is still fetching would miss the server
    change_the_rules(served, table_id)

    ana.go(f"/table/{table_id}")
    expect(bar).to_contain_text("The rules have changed")
    expect(ana.page.locator(thing).first).to_be_visible()
    ana.page.get_by_role("button", name="End the match").click()
    expect(bar).to_contain_text("Nobody wins: the rules changed")
    expect(ana.page.get_by_role("button", name="Rematch")).to_be_visible()
    assert served.table(table_id)["status"] == "finished"
    assert served.record(table_id)["game"] == name


def change_the_rules(served: Served, table_id: str) -> None:
    """To the server that starts next it was somebody else's turn when the match was kept."""
    data = kept(served, table_id)
    served.kill()
    found = unpack(data)
    last = found.moments[-1]
    other = last._replace(turn=(last.turn or 0) + 1)
    changed = found._replace(moments=[other]).pack()
    with served.database() as database:
        database.execute("UPDATE keepsakes SET data = ? WHERE table_id = ?", (changed, table_id))
    served.start()


def kept(served: Served, table_id: str) -> bytes:
    """What the server has kept of a table, as soon as it has."""
    for _ in range(round(PATIENCE / PAUSE)):
        with served.database() as database:
            wanted = "SELECT data FROM keepsakes WHERE table_id = ?"
            found: tuple[bytes] | None = database.execute(wanted, (table_id,)).fetchone()
        if found is not None:
            return found[0]
        time.sleep(PAUSE)
    raise AssertionError("nothing was kept")
