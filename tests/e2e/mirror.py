"""A page in Hebrew, and on which side its parts are."""

from playwright.sync_api import Page, expect


def speak_hebrew(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("he")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def across(page: Page, selector: str) -> float:
    """The middle of a thing, in pixels from the left edge."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2
