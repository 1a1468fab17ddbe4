"""Profiles, friends and challenges, from the first request to a table that both sit at."""

import re
from typing import Any, cast

import pytest
from playwright.sync_api import expect

from tests.e2e import axe
from tests.e2e.company import resign, two_people
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, check_width
from tests.e2e.visiting import DESK, Visitor

pytestmark = pytest.mark.own_server

PASSWORD = "correct horse battery 7 staple"
SCREENS: dict[str, dict[str, Any]] = {"desk": {"viewport": DESK}, "phone": HANDHELD}


def register(visitor: Visitor) -> None:
    """Make the guest the holder of an account."""
    context, headers = visitor.context, {"Origin": visitor.url}
    login = context.request.get(f"{visitor.url}/api/account/login").json()["login"]
    form = {"login": login, "password": PASSWORD}
    answer = context.request.post(f"{visitor.url}/api/account", data=form, headers=headers)
    assert answer.ok, answer.text()


def met(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ana and Bob, who have accounts and have played a match that Bob gave up."""
    ana, bob, _ = two_people(visit, public=True)
    for visitor in (ana, bob):
        register(visitor)
    resign(bob.page)
    return ana, bob


def test_people_who_have_met_become_friends_and_play_again(visit: Visit) -> None:
    ana, bob = met(visit)
    page = ana.page
    ana.go("/people")
    page.get_by_role("button", name="Ask to be friends: Bob").click()
    expect(page.get_by_text("was asked, no answer yet")).to_be_visible()

    bob.go("/people")
    expect(bob.page.get_by_text("would like to be your friend")).to_be_visible()
    axe.check(bob.page)
    bob.page.get_by_role("button", name="Accept Ana as a friend").click()
    expect(bob.page.get_by_role("button", name="Challenge Ana")).to_be_visible()

    ana.go("/people")
    expect(page.get_by_text("here now")).to_be_visible()
    page.get_by_role("link", name="Bob").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bob")
    expect(page.get_by_label("You 1, Bob 0")).to_be_visible()
    expect(page.get_by_role("list", name="Results", exact=True)).to_contain_text(
        "0 won, 0 drawn, 1 lost"
    )
    expect(page.get_by_role("heading", name="Recent matches")).to_be_visible()
    axe.check(page)

    page.get_by_role("button", name="Challenge Bob").click()
    axe.check(page)
    page.get_by_role("dialog").get_by_role("button", name="Tash-Kalar").click()
    expect(page).to_have_url(re.compile("/table/"))

    bob.go()
    challenges = bob.page.get_by_role("region", name="Challenges")
    expect(challenges).to_contain_text("Ana challenges you")
    axe.check(bob.page)
    challenges.get_by_role("link", name="Look at the table: Ana").click()
    bob.page.get_by_role("button", name="Sit down here").click()
    expect(bob.page.get_by_role("main", name="Board")).to_be_visible()
    expect(page.get_by_role("main", name="Board")).to_be_visible()


def test_a_challenge_is_declined_by_keys_and_without_a_reason(visit: Visit) -> None:
    ana, bob = met(visit)
    handle = ana.context.request.get(f"{ana.url}/api/people").json()["people"][0]["handle"]
    table = ana.set_table(game="tashkalar", chairs=[{"kind": "me"}, {"kind": "open"}])
    ana.context.request.post(
        f"{ana.url}/api/people/{handle}/challenge",
        data={"table": table},
        headers={"Origin": ana.url},
    )
    bob.go("/people")
    decline = bob.page.get_by_role("button", name="Not now: Ana")
    decline.focus()
    bob.page.keyboard.press("Enter")
    expect(decline).to_have_count(0)
    ana.go("/people")
    expect(ana.page.get_by_role("region", name="Challenges")).to_contain_text("not now")


@pytest.mark.parametrize("language", ["el", "hu", "ka", "he"])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_pages_are_whole_in_other_languages(visit: Visit, screen: str, language: str) -> None:
    ana, bob = met(visit)
    handle = ana.context.request.get(f"{ana.url}/api/people").json()["people"][0]["handle"]
    reader = visit(**SCREENS[screen])
    reader.context.add_cookies(cast(Any, ana.context.cookies()))
    reader.go("/people")
    reader.speak(language)
    page = reader.page
    expect(page.get_by_role("link", name="Bob")).to_be_visible()
    for path in ("/people", f"/people/{handle}"):
        reader.go(path)
        expect(page.get_by_text("Bob").first).to_be_visible()
        axe.check(page)
        if screen == "phone":
            check_width(page)
    assert bob.faults == []


def test_from_a_line_of_chat_to_the_profile_where_somebody_is_kept_away(visit: Visit) -> None:
    ana, bob, _ = two_people(visit, public=True)
    for visitor in (ana, bob):
        register(visitor)
        visitor.page.reload()
    for visitor in (ana, bob):
        visitor.page.get_by_role("tab", name="Chat").or_(
            visitor.page.get_by_role("button", name="Chat")
        ).first.click()
    bob.page.get_by_placeholder("Say something").fill("Hello")
    bob.page.keyboard.press("Enter")
    page = ana.page
    said = page.get_by_role("listitem").filter(has_text="Hello")
    said.get_by_role("button", name="Report").click()
    page.get_by_role("dialog").get_by_role("link", name="See the profile").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bob")
    page.get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_text("Bob is blocked.")).to_be_visible()
    axe.check(page)


def test_guests_are_told_what_an_account_is_good_for(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.go("/people")
    expect(ana.page.get_by_text("Friends need an account")).to_be_visible()
    axe.check(ana.page)
    ana.forgives = "404"
    ana.go("/people/AAAAAAAAAAAA")
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
