"""The first minute: from the first page to a table, a guide, a friend; and coming back."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, check_width
from tests.e2e.tabbing import WATCH, tab_to
from tests.e2e.visiting import DESK

TABLET = {"width": 820, "height": 1180}
SCREENS = pytest.mark.parametrize(
    "screen", [{"viewport": DESK}, {"viewport": TABLET}, HANDHELD], ids=["desk", "tablet", "phone"]
)
LANGUAGES = {
    "en": "Board games, played by the book.",
    "el": "Επιτραπέζια παιχνίδια, με τους κανόνες τους.",
    "hu": "Társasjátékok, pontosan a szabályok szerint.",
    "ka": "სამაგიდო თამაშები, ზუსტად წესების მიხედვით.",
    "he": "משחקי לוח, בדיוק לפי הכללים.",
}


@SCREENS
def test_the_first_page_is_for_everybody(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    ana.go()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(LANGUAGES["en"])
    for game in ("Tash-Kalar", "King Urbno", "Heroes III"):
        guide = ana.page.get_by_role("link", name=f"Learn in five minutes: {game}")
        expect(guide).to_be_visible()
    expect(ana.page.get_by_role("button", name="Play Pip")).to_be_in_viewport()
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(ana.page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_this_is_in_every_language(visit: Visit, language: str) -> None:
    ana = visit(locale=language, **HANDHELD)
    ana.go()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(LANGUAGES[language])
    check_width(ana.page)
    check(ana.page)


@pytest.mark.own_server
def test_two_touches_lead_to_a_first_game_on_a_phone(visit: Visit) -> None:
    ana = visit(**HANDHELD)
    page = ana.page
    ana.go()
    page.get_by_role("button", name="Play Pip").tap()
    name = page.get_by_label("Your name")
    expect(name).to_have_value(re.compile(r"Guest \d{3}"))
    page.get_by_role("dialog").get_by_role("button", name="Continue", exact=True).tap()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_text("First game").first).to_be_attached()

    ana.go()
    expect(page.get_by_text("It’s your move at one table.")).to_be_visible()


def test_keys_lead_to_a_first_game_and_to_the_same_once_more(visit: Visit) -> None:
    ana = visit()
    page = ana.page
    page.add_init_script(WATCH)
    ana.go()
    tab_to(page, "Pip")
    page.keyboard.press("ArrowRight")
    tab_to(page, "Play Bram")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/table/"))
    first = page.url

    ana.go()
    tab_to(page, "Play again: Tash-Kalar, First game, with")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/table/"))
    assert page.url != first
    assert page.evaluate("window.pointed") == 0


def test_a_friend_sits_down_with_one_touch(visit: Visit) -> None:
    ana, ben = visit(), visit(**HANDHELD)
    ana.come_in("Ana")
    ana.go()
    ana.page.get_by_role("button", name=re.compile("^A friend, by link")).click()
    expect(ana.page).to_have_url(re.compile(r"/table/"))

    ben.come_in("Ben")
    ben.page.goto(ana.page.url)
    expect(ben.page.get_by_text("Ana invites you")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Come and play Tash-Kalar")).to_be_visible()
    expect(ben.page.get_by_text("about 40 minutes")).to_be_visible()
    expect(ben.page.get_by_role("link", name=re.compile("Learn it first"))).to_be_visible()
    check_width(ben.page)
    check(ben.page)
    ben.page.get_by_role("button", name="Sit down here").tap()
    expect(ben.page.get_by_role("grid")).to_be_visible()


def test_words_and_pictures_of_a_game_come_with_its_table(visit: Visit) -> None:
    ana = visit(locale="hu")
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    ana.go()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(LANGUAGES["hu"])
    ana.page.wait_for_load_state("networkidle")
    words = [name for name in asked if re.match(r"(en|el|hu|ka|he)-", name)]
    assert [name[:2] for name in words] == ["hu"]
    for later in ("homm3-", "urbno-", "tashkalar-", "table-icons-", "greek", "georgian", "hebrew"):
        assert not [name for name in asked if later in name], later


def test_the_first_load_is_small(visit: Visit) -> None:
    ana = visit(**HANDHELD)
    sizes: list[int] = []
    session = ana.page.context.new_cdp_session(ana.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda each: sizes.append(each["encodedDataLength"]))
    ana.go()
    ana.page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes) < 200_000


@pytest.mark.own_server
def test_the_app_opens_without_a_line_and_says_so(visit: Visit) -> None:
    ana = visit(service_workers="allow")
    page = ana.page
    ana.go()
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    kept = page.evaluate(
        """async () => {
          const names = await caches.keys();
          const caches_ = await Promise.all(names.map((name) => caches.open(name)));
          const all = await Promise.all(caches_.map((cache) => cache.keys()));
          return all.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api/")]

    ana.forgives = "ERR_INTERNET_DISCONNECTED|Failed to load"
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(LANGUAGES["en"])
    expect(page.get_by_text("You are offline")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline")).to_be_hidden()


def test_it_can_be_installed(visit: Visit) -> None:
    ana = visit()
    ana.go()
    session = ana.page.context.new_cdp_session(ana.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert '"display": "standalone"' in manifest["data"]
    for picture in re.findall(r'"src": "([^"]+)"', manifest["data"]):
        assert ana.page.request.get(ana.url + picture).ok, picture
