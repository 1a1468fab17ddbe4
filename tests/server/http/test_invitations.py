"""What a messenger shows of a link to a table."""

import asyncio
import re
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rulebound.locale import LANGUAGES
from rulebound.server.http.cards import (
    HIGH,
    WIDE,
    Cards,
    drawing,
    painted,
    plain_name,
    wrapped,
)
from rulebound.server.http.invitations import Invitation
from tests.server.conftest import Running
from tests.server.http.test_tables import opened

HOSTILE = [
    '"><script>alert(1)</script>',
    "</svg><image href='file:///etc/passwd'/>",
    "&amp;lt; ]]> <!--",
    "\u202eevil\u2066",
    "W" * 24,
    "שלום Ελένη ნინო",
]
PNG = b"\x89PNG\r\n\x1a\n"


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page)
    return {name: unescape(text) for name, text in found}


def test_the_page_of_an_open_table_tells_who_invites_to_what(server: Running) -> None:
    noa = server.client("Noa")
    table_id = opened(noa)
    page = server.client().get(f"/table/{table_id}").text
    told = tags(page)
    assert told["og:title"] == "Noa invites you: Come and play Tash-Kalar"
    assert "about 40 minutes" in told["og:description"]
    assert told["og:image"].endswith(f"/api/tables/{table_id}/card.png")
    assert told["og:image"].startswith("http://")


@pytest.mark.parametrize("game", ["tashkalar", "urbno"])
def test_the_page_of_a_table_loads_what_its_game_needs(server: Running, game: str) -> None:
    noa, begun = server.client("Noa"), [{"kind": "me"}, {"kind": "bot", "bot": "gentle"}]
    needed = rf'rel="modulepreload" href="/assets/{game}-[\w-]+\.js" fetchpriority="low"'
    table_id = opened(noa, game=game, options={}, chairs=begun)
    assert re.search(needed, server.client().get(f"/table/{table_id}").text)
    waiting = server.client().get(f"/table/{opened(noa, game=game, options={})}").text
    assert 'fetchpriority="low"' in waiting
    assert not re.search(needed, waiting)
    assert 'fetchpriority="low"' not in server.client().get("/table/none").text


def test_the_page_tells_it_in_the_language_of_the_table(server: Running) -> None:
    table_id = opened(server.client("Noa"), language="hu")
    told = tags(server.client().get(f"/table/{table_id}", headers={"accept-language": "ka"}).text)
    assert told["og:title"].startswith("Meghívott: ")


def test_the_first_page_tells_what_this_is(server: Running) -> None:
    told = tags(server.client().get("/").text)
    assert told["og:title"] == "Board games, played by the book."
    assert tags(server.client().get("/settings").text) == {}


@pytest.mark.parametrize(
    "path", ["/table/nothere", "/table/" + "x" * 300, "/table/%00", "/table/a.b"]
)
def test_an_address_without_a_table_harms_nothing(server: Running, path: str) -> None:
    answer = server.client().get(path)
    assert answer.status_code in (200, 404)
    assert "card.png" not in answer.text


def test_a_host_that_is_none_gets_no_addresses(server: Running) -> None:
    table_id = opened(server.client("Noa"))
    page = server.client().get(f"/table/{table_id}", headers={"host": 'x"><script>'})
    assert "<script>" not in page.text.partition("</head>")[0].replace("<script type", "")
    assert "og:image" not in tags(page.text)


def test_the_picture_is_a_png_and_may_be_kept(server: Running) -> None:
    table_id = opened(server.client("Noa"))
    answer = server.client().get(f"/api/tables/{table_id}/card.png")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/png"
    assert "max-age" in answer.headers["cache-control"]
    assert answer.content.startswith(PNG)
    width, height = answer.content[16:20], answer.content[20:24]
    assert (int.from_bytes(width), int.from_bytes(height)) == (WIDE, HIGH)


@pytest.mark.parametrize("table_id", ["nothere", "..%2f..", "x" * 100])
def test_there_is_no_picture_of_no_table(server: Running, table_id: str) -> None:
    assert server.client().get(f"/api/tables/{table_id}/card.png").status_code in (404, 422)


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hostile_name_is_only_text(tmp_path: Path, name: str, language: str) -> None:
    invited = Invitation("tashkalar", language, plain_name(name), True)
    drawn = ElementTree.fromstring(drawing(invited, tmp_path))
    kinds = {element.tag.rpartition("}")[2] for element in drawn.iter()}
    assert kinds <= {"svg", "defs", "linearGradient", "stop", "rect", "g", "path", "text"}
    said = "".join(drawn.itertext())
    assert plain_name(name)[:10] in said


def test_names_are_cut_and_lose_what_turns_others_round() -> None:
    assert plain_name("a" * 30) == "a" * 23 + "…"
    assert plain_name("\u202eab\u2066c\n\0d") == "abcd"
    assert plain_name(" Anna Mária ") == "Anna Mária"


def test_lines_are_no_longer_than_they_may_be() -> None:
    lines = wrapped("a bb ccc " + "d" * 50 + " e", 8)
    assert lines == ["a bb ccc", "d" * 7 + "…", "e"]
    assert wrapped("", 8) == []


def test_a_picture_is_drawn_once(tmp_path: Path) -> None:
    drawn: list[str] = []

    def paint(svg: str, _folder: Path) -> bytes:
        drawn.append(svg)
        return b"png"

    async def ask() -> None:
        cards = Cards(tmp_path, paint)
        invited = Invitation("nogame", "en", "Noa", True)
        await asyncio.gather(*(cards.picture(invited) for _ in range(5)))
        await cards.picture(Invitation("nogame", "he", "Noa", True))

    asyncio.run(ask())
    assert len(drawn) == 2


def test_a_game_without_words_or_a_drawing_is_drawn_by_its_name(tmp_path: Path) -> None:
    drawn = drawing(Invitation("nogame", "en", "", False), tmp_path)
    assert "nogame" in drawn
    assert painted(drawn, tmp_path).startswith(PNG)
