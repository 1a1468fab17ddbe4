"""The gallery over HTTP: the same for everybody, with names in all languages."""

from rulebound import gallery
from rulebound.locale import LANGUAGES, Translator
from rulebound.server.wire.gallery import CardList, GalleryOut
from tests.server.conftest import Running


def test_the_games_that_show_cards(server: Running) -> None:
    answer = server.client().get("/api/cards")
    shown = [GalleryOut.model_validate(each) for each in answer.json()]
    assert {each.game: each.count for each in shown} == {
        game: len(gallery.exhibits(game)) for game in gallery.galleries()
    }


def test_every_card_of_a_game(server: Running) -> None:
    answer = server.client().get("/api/games/tashkalar/cards")
    found = CardList.model_validate(answer.json())
    assert [card.ref for card in found.cards] == [
        shown.entry.ref for shown in gallery.exhibits("tashkalar")
    ]
    troll = next(card for card in found.cards if card.ref == "card:mountain_troll")
    assert troll.names == [
        Translator(language)("tashkalar-card-mountain_troll") for language in LANGUAGES
    ]
    assert troll.traits["does"] == ["destroy", "action"]
    assert "points" not in troll.traits
    assert [facet.id for facet in found.facets][:3] == ["kind", "school", "rank"]


def test_what_one_has_is_not_sent_again(server: Running) -> None:
    client = server.client()
    first = client.get("/api/games/urbno/cards")
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "no-cache"
    again = client.get("/api/games/urbno/cards", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    other = client.get("/api/games/urbno/cards", headers={"If-None-Match": '"older"'})
    assert other.json() == first.json()


def test_a_game_without_a_catalogue_shows_nothing(server: Running) -> None:
    answer = server.client().get("/api/games/truc/cards")
    assert answer.json() == {"game": "truc", "facets": [], "cards": []}


def test_an_unknown_game_is_refused(server: Running) -> None:
    answer = server.client().get("/api/games/chess/cards")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")
