"""Once more, with the same people."""

import re

from playwright.sync_api import expect

from tests.e2e.company import resign, two_people
from tests.e2e.conftest import Visit
from tests.e2e.serving import Served


def test_two_people_play_again_and_the_other_one_begins(visit: Visit, served: Served) -> None:
    ana, bob, table_id = two_people(visit)
    resign(ana.page)
    expect(ana.page.locator(".bar .result")).to_contain_text("Bob wins")
    expect(bob.page.locator(".bar .result")).to_contain_text("You win")

    ana.page.get_by_role("button", name="Rematch").click()
    expect(ana.page.get_by_text("Waiting for Bob to say yes")).to_be_visible()
    expect(bob.page.get_by_text("Rematch requested by Ana.")).to_be_visible()
    ana.page.get_by_role("button", name="Cancel request").click()
    expect(bob.page.get_by_text("Rematch requested by Ana.")).to_have_count(0)
    ana.page.get_by_role("button", name="Rematch").click()
    expect(bob.page.get_by_text("Rematch requested by Ana.")).to_be_visible()
    ana.page.reload()
    expect(ana.page.get_by_text("Waiting for Bob to say yes")).to_be_visible()
    bob.page.get_by_role("button", name="Rematch").click()

    for visitor in (ana, bob):
        expect(visitor.page).not_to_have_url(re.compile(table_id))
    assert ana.table_id == bob.table_id
    table = served.table(ana.table_id)
    assert (table["status"], table["parent"]) == ("running", table_id)
    assert table["options"]["first"] == 1
    assert [chair["name"] for chair in table["chairs"]] == ["Ana", "Bob"]
    for visitor in (ana, bob):
        expect(visitor.page.get_by_role("log", name="Log")).to_contain_text("Bob starts.")
