"""Talk at the table."""

from playwright.sync_api import Page, expect

from tests.e2e.company import two_people
from tests.e2e.conftest import Visit


def test_two_people_talk(visit: Visit) -> None:
    ana, bob, _ = two_people(visit)
    open_chat(ana.page)
    ana.page.get_by_label("Say something").fill("Is <b>e5</b> taken?")
    ana.page.get_by_role("button", name="Send").click()

    # Who does not look at the chat is told that there is something new; a text is only a text.
    expect(bob.page.get_by_role("tab", name="Chat new")).to_be_visible()
    open_chat(bob.page)
    chat = bob.page.get_by_role("log", name="Chat")
    expect(chat.get_by_role("listitem")).to_contain_text("Ana")
    expect(chat.get_by_text("Is <b>e5</b> taken?")).to_be_visible()

    bob.page.get_by_role("button", name="Settings").click()
    bob.page.get_by_label("Language").select_option("hu")
    expect(bob.page.locator("html")).to_have_attribute("lang", "hu")
    bob.page.keyboard.press("Escape")
    bob.page.locator(".phrases button").first.click()
    lines = ana.page.get_by_role("log", name="Chat").get_by_role("listitem")
    expect(lines).to_have_count(2)
    # Everybody reads a ready phrase in their own language.
    expect(lines.last).to_contain_text("Hello")

    ana.page.get_by_role("button", name="Mute Bob").click()
    expect(lines).to_have_count(1)
    ana.page.get_by_role("button", name="Show them again").click()
    expect(lines).to_have_count(2)

    ana.page.reload()
    open_chat(ana.page)
    expect(lines).to_have_count(2)


def open_chat(page: Page) -> None:
    page.get_by_role("tab", name="Chat").click()
