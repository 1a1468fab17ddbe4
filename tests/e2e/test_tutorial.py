"""The guided first games go on when they are played, whatever is touched."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.robot import Robot
from tests.e2e.visiting import Visitor


def test_tash_kalar_as_far_as_the_effects(visit: Visit) -> None:
    ana = visit()
    start(ana, "Tash-Kalar")
    assert lesson(ana.page) == 1
    first = said(ana.page)
    ana.page.get_by_role("button", name="Say it another way").click()
    assert said(ana.page) != first

    seen = play_through(ana, until=4)

    assert list(seen)[:3] == [1, 2, 3]
    assert len(set(seen.values())) == len(seen) == 4


def test_urbno_for_the_whole_round(visit: Visit) -> None:
    ana = visit()
    start(ana, "King Urbno")

    seen = play_through(ana, until=None)

    assert list(seen) == sorted(seen)
    assert len(seen) > 3
    expect(ana.page.locator("li:not([aria-current])").filter(has_text="done")).to_have_count(6)
    assert said(ana.page).startswith("That’s all you need")


def test_who_leaves_the_guide_plays_on(visit: Visit) -> None:
    ana = visit()
    start(ana, "Tash-Kalar")
    guide = ana.page.get_by_role("status", name="Guide")
    expect(guide).to_be_visible()

    ana.page.get_by_role("button", name="Leave the guide").click()

    expect(guide).to_have_count(0)
    robot = Robot(ana.page)
    robot.play(until=lambda look: robot.acts == 2)
    assert lesson(ana.page) is None


def start(visitor: Visitor, game: str) -> None:
    visitor.go("/learn")
    visitor.page.get_by_role("link", name=f"Start the guide: {game}").click()
    visitor.introduce("Ana")
    expect(visitor.page.get_by_role("status", name="Guide")).to_be_visible()


def play_through(visitor: Visitor, until: int | None) -> dict[int, str]:
    """Play until a lesson is reached, or none is left; what the guide began each lesson with.

    Whoever does what a lesson teaches before it comes skips it.
    """
    seen: dict[int, str] = {}

    def reached(_: object) -> bool:
        number = lesson(visitor.page)
        if number is not None:
            seen.setdefault(number, said(visitor.page))
        return number is None if until is None else number is not None and number >= until

    Robot(visitor.page, seed=1).play(until=reached)
    return seen


def lesson(page: Page) -> int | None:
    """The number of the present lesson."""
    present = page.locator('li[aria-current="step"] .ball')
    return int(present.inner_text()) if present.count() else None


def said(page: Page) -> str:
    return page.get_by_role("status", name="Guide").locator("p").inner_text()
