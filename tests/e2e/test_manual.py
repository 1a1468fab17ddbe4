"""The manual as a reader meets it: begun, searched, in the dark, and nothing from elsewhere."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD


def test_the_manual_is_read_and_searched(visit: Visit) -> None:
    ana = visit()
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.go("/docs")
    page = ana.page
    page.get_by_role("link", name="Write a bot").first.click()
    expect(page.get_by_role("heading", name="Write a bot")).to_be_visible()
    page.get_by_role("textbox", name="Search").fill("improvised summoning")
    page.locator(".md-search-result__item a").first.click()
    expect(page).to_have_url(re.compile("/docs/rules/tashkalar/"))
    page.locator("label[title='Dark']").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    assert [url for url in asked if not url.startswith((ana.url, "data:", "blob:"))] == []


def test_the_manual_fits_a_phone(visit: Visit) -> None:
    ana = visit(**HANDHELD)
    ana.go("/docs/cookbook/")
    expect(ana.page.get_by_role("heading", name="Cookbook")).to_be_visible()
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_manual_is_read_by_whoever_has_the_client_too(visit: Visit) -> None:
    """The client keeps its own pages for a slow line; those of the manual are none of them."""
    ana = visit(service_workers="allow")
    ana.go("/")
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    ana.page.wait_for_function("navigator.serviceWorker.controller !== null")
    ana.go("/docs/cookbook/")
    expect(ana.page.get_by_role("heading", name="Cookbook")).to_be_visible()
    ana.go("/cards")
    expect(ana.page.get_by_role("navigation", name="Games")).to_be_visible()
