"""Accounts in a browser: passkeys of a virtual authenticator, a forgotten password, one's data,
people kept away, invitations, announcements."""

import os
import re
import subprocess
import sys
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
from tests.server.away import Mailbox, mailbox, plain, wait_until

__all__ = ["mailbox"]

PASSWORD = "seven green herons"
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.fixture
def served(tmp_path: Path, mailbox: Mailbox) -> Iterator[Served]:
    """A server that sends mail, to here; passkeys need a name, not a number."""
    settings = {
        "RULEBOUND_SMTP_URL": mailbox.url,
        "RULEBOUND_MAIL_FROM": "table@rulebound.example",
    }
    with serving(tmp_path, **settings) as it:
        it.url = it.url.replace("127.0.0.1", "localhost")
        yield it


def plug_in(visitor: Visitor) -> Any:
    """Give the browser an authenticator, whose holder is always there."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, added["authenticatorId"]


def account(page: Page) -> Any:
    return page.get_by_role("region", name="You", exact=True)


def admin(tmp_path: Path, *args: str) -> str:
    command = [sys.executable, "-m", "rulebound.cli", "--lang", "en", "admin"]
    folder = str(tmp_path / "data")
    done = subprocess.run(
        [*command, "--data", folder, *args], check=True, capture_output=True, text=True
    )
    return done.stdout


def register(visitor: Visitor, name: str = "Ana") -> str:
    visitor.come_in(name)
    visitor.go("/settings")
    box = account(visitor.page)
    given = box.get_by_label("Your username")
    expect(given).not_to_have_value("")
    login: str = given.input_value()
    box.locator("input[type=password]").fill(PASSWORD)
    box.get_by_role("button", name="Create account").click()
    expect(box.get_by_text("You are logged in as")).to_be_visible()
    return login


def test_a_passkey_is_made_named_used_and_removed(visit: Visit) -> None:
    ana = visit()
    session, authenticator = plug_in(ana)
    ana.come_in("Ana")
    ana.go("/settings")
    page, box = ana.page, account(ana.page)
    box.get_by_role("button", name="Keep them with a passkey").click()
    expect(box.get_by_text("You are logged in as")).to_be_visible()
    row = box.get_by_role("listitem").filter(has_text="Passkey on")
    expect(row).to_be_visible()
    check(page)

    row.get_by_role("button", name="Rename Passkey").click()
    box.get_by_label("Name of the passkey").fill("My laptop")
    page.keyboard.press("Enter")
    expect(box.get_by_text("My laptop")).to_be_visible()
    ana.forgives = "409"
    box.get_by_role("button", name="Remove My laptop").click()
    expect(box.get_by_text("This is your only way in.")).to_be_visible()

    box.get_by_role("button", name="Log out").click()
    expect(box.get_by_role("button", name="Log in with a passkey")).to_be_visible()
    check(page)
    box.get_by_role("button", name="Log in with a passkey").click()
    expect(box.get_by_text("You are logged in as")).to_be_visible()
    expect(box.get_by_text("used on")).to_be_visible()

    box.get_by_role("button", name="Set a password").click()
    box.get_by_label("New password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(box.get_by_role("button", name="Change password")).to_be_visible()
    box.get_by_role("button", name="Remove My laptop").click()
    expect(box.get_by_text("The passkey is removed.")).to_be_visible()
    kept = session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})
    assert len(kept["credentials"]) == 1  # what the device has, only the device removes


def test_a_forgotten_password_is_recovered_by_mail(visit: Visit, mailbox: Mailbox) -> None:
    ana = visit()
    login = register(ana)
    page = ana.page
    page.get_by_label("E-mail").and_(page.locator("input")).fill("ana@example.org")
    page.keyboard.press("Enter")
    wait_until(lambda: mailbox.mails)
    found = re.search(r"/mail/confirm#\S+", plain(mailbox.mails[0]))
    assert found is not None
    ana.go(found[0])
    page.get_by_role("button", name="Confirm the address").click()
    expect(page.get_by_role("heading", name="The address is confirmed")).to_be_visible()

    other = visit()
    other.forgives = "404"
    other.go("/recover")
    check(other.page)
    other.page.get_by_label("E-mail address").fill("ana@example.org")
    other.page.keyboard.press("Enter")
    expect(other.page.get_by_role("heading", name="Look into your mail")).to_be_visible()
    wait_until(lambda: len(mailbox.mails) == 2)
    link = re.search(r"/recover#\S+", plain(mailbox.mails[1]))
    assert link is not None
    other.go(link[0])
    other.page.reload()
    expect(other.page.get_by_role("heading", name="Choose a new password")).to_be_visible()
    check(other.page)
    other.page.get_by_label("New password").fill("eleven slow ferries")
    other.page.keyboard.press("Enter")
    expect(other.page.get_by_text(f"You are logged in as {login}")).to_be_visible()
    ana.go("/settings")
    expect(account(page).get_by_role("button", name="Log in", exact=True)).to_be_visible()
    other.page.reload()
    other.page.get_by_label("New password").fill("eleven slow ferries")
    other.page.keyboard.press("Enter")
    expect(other.page.get_by_text("This link has been used")).to_be_visible()


def test_one_s_data_is_taken_along_and_deleted_and_that_is_undone(visit: Visit) -> None:
    ana = visit(**TOUCH)
    login = register(ana)
    page, box = ana.page, account(ana.page)
    with page.expect_download() as download:
        box.get_by_role("button", name="Take everything along").click()
    assert download.value.suggested_filename == "rulebound-everything.zip"
    box.get_by_role("button", name="Delete the account").click()
    dialog = page.get_by_role("dialog", name="Delete the account?")
    expect(dialog).to_be_visible()
    check(page)
    check_width(page)
    dialog.get_by_role("button", name="Delete", exact=True).click()
    proof = page.get_by_role("dialog", name="Is it still you?")
    ana.forgives = "403"
    proof.get_by_label("Password").fill("something else entirely")
    proof.get_by_role("button", name="Go on").click()
    expect(proof.get_by_text("That is not your current password")).to_be_visible()
    check(page)
    proof.get_by_label("Password").fill(PASSWORD)
    proof.get_by_role("button", name="Go on").click()
    expect(box.get_by_text("Your account will be deleted on")).to_be_visible()
    check_width(page)
    box.get_by_label("Username").fill(login)
    box.locator("input[type=password]").fill(PASSWORD)
    box.get_by_role("button", name="Log in", exact=True).click()
    expect(box.get_by_text("You are logged in as")).to_be_visible()


def test_somebody_is_reported_blocked_and_unblocked(
    visit: Visit, served: Served, tmp_path: Path
) -> None:
    ana, bo = visit(), visit()
    ana.come_in("Ana")
    bo.come_in("Bo")
    chairs = [{"kind": "me"}, {"kind": "open"}]
    table_id = ana.open_table(game="tashkalar", chairs=chairs)
    bo.go(f"/table/{table_id}")
    bo.page.request.post(f"{served.url}/api/tables/{table_id}/sit", data={"seat": 1})
    for visitor in (ana, bo):
        visitor.page.get_by_role("tab", name="Chat").or_(
            visitor.page.get_by_role("button", name="Chat")
        ).first.click()
    bo.page.get_by_placeholder("Say something").fill("something bad")
    bo.page.keyboard.press("Enter")
    said = ana.page.get_by_role("listitem").filter(has_text="something bad")
    said.get_by_role("button", name="Report").click()
    dialog = ana.page.get_by_role("dialog", name="About Bo")
    check(ana.page)
    dialog.get_by_label("Insults or threats").check()
    dialog.get_by_label("What happened?").fill("see there")
    dialog.get_by_role("button", name="Report", exact=True).click()
    expect(dialog.get_by_text("Thank you.")).to_be_visible()
    assert "something bad" in admin(tmp_path, "reports")
    dialog.get_by_role("button", name="Close").click()
    said.get_by_role("button", name="Report").click()
    dialog.get_by_role("button", name="Block", exact=True).click()
    expect(dialog.get_by_text("Bo is blocked.")).to_be_visible()
    ana.go("/settings")
    box = account(ana.page)
    check(ana.page)
    box.get_by_role("button", name="Unblock Bo").click()
    expect(box.get_by_text("No longer blocked.")).to_be_visible()


def test_the_owner_s_announcement_is_read_and_put_away(visit: Visit, tmp_path: Path) -> None:
    admin(tmp_path, "announce", "We close at ten.", "--in", "he=סוגרים בעשר.")
    ana = visit(**TOUCH)
    ana.go("/")
    said = ana.page.get_by_role("complementary", name="From the owner of the server")
    expect(said).to_contain_text("We close at ten.")
    check(ana.page)
    check_width(ana.page)
    ana.come_in("Ana")
    ana.speak("he")
    expect(ana.page.get_by_text("סוגרים בעשר.")).to_be_visible()
    check_width(ana.page)
    ana.page.get_by_role("button", name="הסתרה").click()
    expect(ana.page.get_by_text("סוגרים בעשר.")).to_have_count(0)
    ana.page.reload()
    expect(ana.page.get_by_role("main")).to_be_visible()
    expect(ana.page.get_by_text("סוגרים בעשר.")).to_have_count(0)


def test_by_invitation_one_comes_in_with_a_code_alone(visit: Visit, tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir()
    with serving(folder, RULEBOUND_REGISTRATION="invitation") as closed:
        code, _, other, _ = admin(folder, "invite", "-n", "2").split()
        ana = visit(closed.url)
        ana.forgives = "403"
        ana.go(f"/invitation#{code}")
        check(ana.page)
        ana.page.get_by_label("Your name").fill("Ana")
        ana.page.keyboard.press("Enter")
        expect(ana.page.get_by_role("button", name="Ana")).to_be_visible()
        eve = visit(closed.url)
        eve.forgives = "403"
        eve.go("/")
        eve.page.get_by_role("button", name=re.compile("^Play ")).first.click()
        dialog = eve.page.get_by_role("dialog", name="Who are you?")
        dialog.get_by_role("button", name="Continue", exact=True).click()
        expect(dialog.get_by_text("One comes in here by invitation")).to_be_visible()
        dialog.get_by_label("Invitation code").fill(code)
        dialog.get_by_role("button", name="Continue", exact=True).click()
        expect(dialog.get_by_text("This invitation has been used")).to_be_visible()
        check(eve.page)
        dialog.get_by_label("Invitation code").fill(other)
        dialog.get_by_role("button", name="Continue", exact=True).click()
        eve.page.wait_for_url("**/table/*")
        for visitor in (ana, eve):  # they would notice that this server stops
            visitor.page.goto("about:blank")


@pytest.mark.parametrize("language", ["el", "hu", "ka", "he"])
def test_the_account_is_readable_in_every_language_and_on_a_phone(
    visit: Visit, language: str
) -> None:
    ana = visit(**TOUCH)
    register(ana)
    ana.speak(language)
    expect(ana.page.locator("#data-title")).to_be_visible()
    expect(ana.page.locator("#passkeys-title")).to_be_visible()
    check(ana.page)
    check_width(ana.page)
    if shots := os.environ.get("RULEBOUND_SHOTS"):
        ana.page.screenshot(path=f"{shots}/account-{language}.png", full_page=True)
