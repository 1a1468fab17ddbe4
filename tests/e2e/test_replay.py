"""Looking back at a finished match; its record as a file, and the file as a match again."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.company import against_a_bot, resign
from tests.e2e.conftest import Visit
from tests.e2e.robot import Robot
from tests.e2e.serving import Served
from tests.e2e.visiting import Visitor


def test_slider_and_seen_by(visit: Visit) -> None:
    ana = visit()
    play_a_little(ana)
    page = ana.page
    last = pieces(page)
    assert len(last) > 2
    page.get_by_role("button", name="Replay").click()
    replay = page.get_by_role("region", name="Replay")
    slider = replay.get_by_role("slider")
    total = int(slider.get_attribute("max") or 0)
    expect(replay).to_contain_text(f"Move {total} of {total}")

    slider.press("Home")
    expect(replay).to_contain_text(f"Move 0 of {total}")
    expect(page.locator("[data-piece]")).to_have_count(0)
    slider.press("ArrowRight")
    expect(replay).to_contain_text(f"Move 1 of {total}")
    expect(page.locator("[data-piece]")).to_have_count(2)
    expect(page).to_have_url(re.compile("#1$"))

    hands = page.get_by_role("group", name="View as")
    held = page.locator(".hand [data-ref^='card:']")
    own = page.locator(f".hand [data-ref='{held.first.get_attribute('data-ref')}']")
    hands.get_by_role("button", name="Bot").click()
    expect(own).to_have_count(0)
    expect(held).to_have_count(6)
    hands.get_by_role("button", name="Watcher").click()
    expect(held).to_have_count(0)
    hands.get_by_role("button", name="You").click()
    expect(own).to_be_visible()

    # The link to a move leads there.
    page.reload()
    expect(replay).to_contain_text(f"Move 1 of {total}")
    slider.press("End")
    expect(page.locator("[data-piece]")).to_have_count(len(last))
    assert pieces(page) == last


def test_record_as_a_file_and_back(visit: Visit, served: Served, tmp_path: Path) -> None:
    ana, bob = visit(), visit()
    table_id = play_a_little(ana)
    with ana.page.expect_download() as download:
        ana.page.get_by_role("button", name="Download record").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8")) == served.record(table_id)

    broken = tmp_path / "broken.json"
    broken.write_text("not a record", encoding="utf-8")
    bob.go("/replays")
    chooser = bob.page.get_by_label("Choose a file")
    chooser.set_input_files(broken)
    expect(bob.page.get_by_text("broken.json is not a record.")).to_be_visible()

    chooser.set_input_files(file)
    bob.introduce("Bob")
    expect(bob.page.get_by_role("heading", name="match")).to_be_visible()
    expect(bob.page.locator(".bar .result")).to_be_visible()
    assert pieces(bob.page) == pieces(ana.page)
    imported = served.table(bob.table_id)
    assert imported["imported"]
    assert imported["status"] == "finished"


def play_a_little(visitor: Visitor) -> str:
    table_id = against_a_bot(visitor)
    robot = Robot(visitor.page)
    robot.play(until=lambda look: robot.acts == 4)
    resign(visitor.page)
    return table_id


def pieces(page: Page) -> list[str]:
    """The squares on which pieces stand."""
    cells = page.get_by_role("gridcell", name=re.compile("piece"))
    return [cell.get_attribute("data-ref") or "" for cell in cells.all()]
