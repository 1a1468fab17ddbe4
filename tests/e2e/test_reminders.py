"""Reminders in the settings: chosen with keys and on a phone, confirmed by a link, shown by the
worker."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import check
from tests.e2e.conftest import Visit
from tests.e2e.handheld import check_width
from tests.e2e.serving import Served, serving
from tests.e2e.visiting import PHONE, Visitor
from tests.server.away import Mailbox, Target, mailbox, plain, target, wait_until
from tests.server.live.test_reminding import Browser

__all__ = ["mailbox", "target"]

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.fixture
def served(tmp_path: Path, mailbox: Mailbox) -> Iterator[Served]:
    """A server that sends mail, to here."""
    settings = {
        "RULEBOUND_SMTP_URL": mailbox.url,
        "RULEBOUND_MAIL_FROM": "table@rulebound.example",
        "RULEBOUND_HOOKS_HTTP": "1",
        "RULEBOUND_HOOKS_PRIVATE": "1",
    }
    with serving(tmp_path, **settings) as it:
        yield it


def at_reminders(visitor: Visitor) -> Page:
    visitor.come_in("Ana")
    visitor.go("/settings")
    expect(visitor.page.get_by_role("heading", name="Reminders")).to_be_visible()
    expect(switch(visitor.page, "Your move: push")).to_be_visible()
    return visitor.page


def switch(page: Page, name: str) -> Any:
    return page.get_by_role("switch", name=name, exact=True)


def test_an_address_is_confirmed_and_then_can_be_chosen(visit: Visit, mailbox: Mailbox) -> None:
    ana = visit()
    page = at_reminders(ana)
    by_mail = switch(page, "Your move: e-mail")
    expect(by_mail).to_be_disabled()
    page.get_by_label("E-mail").and_(page.locator("input")).fill("ana@example.org")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Open the link in the mail")).to_be_visible()
    expect(page.get_by_role("heading", name="Where it goes")).to_be_focused()
    check(page)

    wait_until(lambda: mailbox.mails)
    found = re.search(r"/mail/confirm#\S+", plain(mailbox.mails[0]))
    assert found is not None
    elsewhere = visit()
    elsewhere.forgives = "404"
    elsewhere.go(found[0])
    check(elsewhere.page)
    elsewhere.page.get_by_role("button", name="Confirm the address").press("Enter")
    expect(elsewhere.page.get_by_role("heading", name="The address is confirmed")).to_be_visible()
    elsewhere.page.reload()
    elsewhere.page.get_by_role("button", name="Confirm the address").click()
    expect(elsewhere.page.get_by_text("This link has been used")).to_be_visible()

    page.reload()
    expect(by_mail).to_be_enabled()
    by_mail.focus()
    page.keyboard.press("Space")
    expect(by_mail).to_have_attribute("aria-checked", "true")
    expect(page.get_by_text("Saved.", exact=True)).to_be_visible()
    page.get_by_role("button", name="Send a test").click()
    wait_until(lambda: len(mailbox.mails) == 2)
    stop = re.search(r"/api/reminders/stop/\S+", plain(mailbox.mails[1]))
    assert stop is not None
    elsewhere.go(stop[0])
    elsewhere.page.get_by_role("button", name="Send no more mail").click()
    expect(elsewhere.page.get_by_role("heading", name="No more mail will come")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Send the link")).to_be_visible()


def test_choices_stay_after_a_reload(visit: Visit, target: Target) -> None:
    ana = visit(timezone_id="Asia/Tbilisi")
    page = at_reminders(ana)
    page.get_by_label("Webhook").and_(page.locator("input")).fill(f"{target.url}/hook")
    page.get_by_label("Format").select_option("discord")
    page.get_by_role("button", name="Add the webhook").click()
    expect(page.get_by_text(f"{target.url}/hook")).to_be_visible()
    for name in ("Your move: webhook", "Once a day: webhook", "Quiet hours"):
        switch(page, name).click()
        expect(switch(page, name)).to_have_attribute("aria-checked", "true")
    page.get_by_label("Remind me of my move after").select_option("60")
    evening = str(21 * 60 + 15)
    with page.expect_response(lambda answer: evening in (answer.request.post_data or "")):
        page.get_by_label("From").fill("21:15")
        page.get_by_label("From").press("Tab")
    expect(page.get_by_text("Saved.", exact=True)).to_be_visible()
    check(page)
    page.reload()
    expect(switch(page, "Once a day: webhook")).to_have_attribute("aria-checked", "true")
    expect(switch(page, "Your move: e-mail")).to_have_attribute("aria-checked", "false")
    expect(page.get_by_label("Remind me of my move after")).to_have_value("60")
    expect(page.get_by_label("From")).to_have_value("21:15")
    expect(page.get_by_label("Time zone")).to_have_value("Asia/Tbilisi")
    page.get_by_role("button", name="Send a test").click()
    wait_until(lambda: target.posts)
    assert set(json.loads(target.posts[0].body)) == {"content", "allowed_mentions"}


@pytest.mark.parametrize("language", ["en", "el", "hu", "ka", "he"])
def test_on_a_phone_in_every_language(visit: Visit, language: str) -> None:
    ana = visit(**TOUCH)
    ana.come_in("Ana")
    ana.prefer(language=language)
    ana.go("/settings")
    page = ana.page
    expect(page.get_by_role("switch")).to_have_count(13)
    page.get_by_role("switch").last.tap()
    expect(page.locator("input[type=time]")).to_have_count(2)
    check_width(page)
    check(page)


def test_an_address_within_is_refused_in_words(visit: Visit) -> None:
    ana = visit()
    ana.forgives = "422"
    page = at_reminders(ana)
    page.get_by_label("Webhook").and_(page.locator("input")).fill("https://user:word@example.org")
    page.get_by_role("button", name="Add the webhook").click()
    expect(page.get_by_text("This address cannot be used.")).to_be_visible()


def test_whoever_turns_away_from_the_page_is_no_longer_looking(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.open_table(game="tashkalar", chairs=[{"kind": "me"}, {"kind": "open"}])
    sent: list[str] = []
    ana.page.on("websocket", lambda it: it.on("framesent", lambda text: sent.append(str(text))))
    ana.page.reload()
    expect(ana.page.get_by_role("main")).to_be_visible()
    wait_until_sent(ana.page, sent, "hello")
    ana.page.evaluate(
        """() => {
          Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    wait_until_sent(ana.page, sent, '"visible":false')


def wait_until_sent(page: Page, sent: list[str], what: str) -> None:
    for _ in range(600):
        if any(what in text for text in sent):
            return
        page.wait_for_timeout(100)
    raise AssertionError(sent)


def test_push_is_asked_for_when_it_is_touched_and_shown_by_the_worker(
    visit: Visit, target: Target
) -> None:
    """The service of the browser's maker is not there in tests: its part is played here."""
    browser = Browser(f"{target.url}/push")
    ana = visit(service_workers="allow")
    made = {"endpoint": browser.endpoint, "keys": {"p256dh": browser.p256dh, "auth": browser.auth}}
    ana.context.add_init_script(
        f"""
        window.asked = 0;
        Notification.requestPermission = async () => {{ window.asked += 1; return 'granted'; }};
        PushManager.prototype.getSubscription = async () => null;
        PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({json.dumps(made)}) }});
        """
    )
    ana.context.grant_permissions(["notifications"])
    page = at_reminders(ana)
    assert page.evaluate("window.asked") == 0
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    switch(page, "Your move: push").click()
    expect(switch(page, "Your move: push")).to_have_attribute("aria-checked", "true")
    assert page.evaluate("window.asked") == 1
    expect(page.get_by_text("It shows you notifications.")).to_be_visible()
    page.get_by_role("button", name="Send a test").click()
    wait_until(lambda: target.posts)
    told = browser.read(target.posts[0].body)

    (worker,) = ana.context.service_workers
    shown = worker.evaluate(
        """async (told) => {
          const shown = [];
          const waiting = [];
          const waitUntil = (work) => waiting.push(work);
          const show = async (title, how) => void shown.push({ title, ...how });
          self.registration.showNotification = show;
          self.clients.openWindow = async (path) => void shown.push(path);
          const event = new PushEvent('push', { data: JSON.stringify(told) });
          event.waitUntil = waitUntil;
          self.dispatchEvent(event);
          await Promise.all(waiting);
          const notification = { data: shown[0].data, close: () => shown.push('closed') };
          const touch = new Event('notificationclick');
          self.dispatchEvent(Object.assign(touch, { notification, waitUntil }));
          await Promise.all(waiting);
          return shown;
        }""",
        told | {"url": "https://elsewhere.example/table/abc"},
    )
    notice, *then = shown
    assert (notice["title"], notice["body"]) == ("This is a test", "Reminders reach you here.")
    assert (notice["lang"], notice["dir"], notice["tag"]) == ("en", "ltr", "test")
    # The page that opens is one of this server, whatever address it was told.
    assert then == ["closed", "/table/abc"]
