"""The gallery: every printed thing has a page, in all languages, and is found."""

import re
from collections import Counter

import pytest

import rulebound
from rulebound import gallery
from rulebound.core.flow import Text
from rulebound.core.game import game as find_game
from rulebound.games.homm3 import library
from rulebound.games.homm3.combat.ai_hero import AI_CARDS
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map.buildings import BUILDINGS
from rulebound.games.homm3.map.events import EVENTS
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.weeks import WEEKS
from rulebound.games.homm3.model.heroes import HEROES
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.tashkalar import library as arena
from rulebound.games.tashkalar.tasks import TASKS
from rulebound.games.urbno.cards import CODES, RANKS
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.scrolls import SCROLLS
from rulebound.locale import LANGUAGES, Translator
from tests.core.test_rule_books import KNOWN

GAMES = gallery.galleries()
each_game = pytest.mark.parametrize("game", GAMES)


def refs(game: str) -> Counter[str]:
    return Counter(shown.entry.ref for shown in gallery.exhibits(game))


def names(game: str, sought: str, **wanted: list[str]) -> list[str]:
    return [shown.name("en") for shown in gallery.find(game, sought, wanted)]


# ---- every thing is there, once ----


def test_every_card_and_task_of_tash_kalar() -> None:
    cards = {f"card:{card.id}" for card in arena.CARDS} | {f"task:{t.id}" for t in TASKS}
    assert refs("tashkalar") == Counter(cards)
    kinds = Counter(shown.traits["kind"] for shown in gallery.exhibits("tashkalar"))
    assert kinds == {("being",): 108, ("legend",): 12, ("flare",): 12, ("task",): 24}


def test_every_card_power_mission_and_scroll_of_king_urbno() -> None:
    every = {
        "card": CODES,
        "power": RANKS,
        "mission": map(str, MISSIONS),
        "scroll": map(str, SCROLLS),
    }
    assert refs("urbno") == Counter(f"{kind}:{id_}" for kind, ids in every.items() for id_ in ids)


def test_all_that_the_boxes_of_heroes_3_hold() -> None:
    assert library.LOADED
    every = {
        "card": (*CARDS, *AI_CARDS),
        "unit": KINDS,
        "hero": HEROES,
        "building": BUILDINGS,
        "location": LOCATION_TABLE,
        "tile": TILES,
        "week": WEEKS,
        "event": EVENTS,
    }
    assert refs("homm3") == Counter(f"{kind}:{id_}" for kind, ids in every.items() for id_ in ids)


# ---- each is told in full ----


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_each_has_a_name_a_text_and_rulings_in_every_language(game: str, language: str) -> None:
    words = Translator(language)
    for shown in gallery.exhibits(game):
        assert shown.name(language).strip(), shown.entry.ref
        assert shown.entry.lines, shown.entry.ref
        for line in shown.entry.lines:
            assert gallery.said(words, game, line).strip(), shown.entry.ref
        for ruling in shown.rulings:
            assert words(f"{ruling}.text").strip(), ruling


@each_game
def test_every_rule_that_a_card_names_is_in_the_rule_book(game: str) -> None:
    english = Translator("en")
    for shown in gallery.exhibits(game):
        assert shown.entry.rules, shown.entry.ref
        told = [english(f"{ruling}.rule") for ruling in shown.rulings]
        assert [rule for rule in (*shown.entry.rules, *told) if rule not in KNOWN] == []


@each_game
def test_facets_know_all_values_and_every_value_leads_to_a_card(game: str) -> None:
    catalogue = gallery.catalogue_of(game)
    assert catalogue is not None
    for facet in catalogue.facets:
        told = {value for entry in catalogue.entries for value in entry.traits.get(facet.id, ())}
        assert told <= set(facet.values), facet.id
        found = {value for shown in gallery.exhibits(game) for value in shown.traits[facet.id]}
        assert found == set(facet.values), facet.id
        assert set(facet.words) <= set(facet.values)
    known = {facet.id for facet in catalogue.facets}
    assert all(set(entry.traits) <= known for entry in catalogue.entries)


# ---- finding ----


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Áron", "aron"),
        ("Άγριος Αετός", "αγριοσ αετοσ"),
        ("ΑΕΤΟΣ", "αετοσ"),
        ("Hősi őrség", "hosi orseg"),
        ("שָׁלוֹם", "שלום"),
        ("მთის ტროლი", "მთის ტროლი"),
        ("\u2068Knight\u2069", "knight"),
    ],
)
def test_accents_points_and_case_do_not_matter(text: str, folded: str) -> None:
    assert gallery.fold(text) == folded


@pytest.mark.parametrize("sought", ["Mountain Troll", "τρολ των βουνων", "HEGYI", "მთის", "טרול"])
def test_a_card_is_found_in_any_language(sought: str) -> None:
    assert names("tashkalar", sought) == ["Mountain Troll"]


def test_accents_may_be_left_out_or_typed() -> None:
    assert names("homm3", "villamcsapas") == names("homm3", "Villámcsapás") == ["Lightning Bolt"]
    assert names("homm3", "villamcsapaz") == []


def test_the_exact_name_comes_first() -> None:
    assert names("tashkalar", "summoner")[0] == "Summoner"
    assert len(names("tashkalar", "summoner")) > 3


def test_values_of_a_facet_are_alternatives_and_facets_go_together() -> None:
    both = names("tashkalar", "", school=["highland", "sylvan"])
    assert len(both) == 36
    commons = names("tashkalar", "", school=["highland"], rank=["common"])
    assert sorted(commons) == [
        "Clan Axeman",
        "Clan Healer",
        "Dire Wolf",
        "Ritual Keeper",
        "Wild Eagle",
    ]
    assert names("tashkalar", "", school=["highland"], rank=["legendary"]) == []


def test_what_an_effect_does_is_read_from_its_text() -> None:
    assert "Clan Axeman" in names("tashkalar", "", does=["destroy"])
    assert "Clan Axeman" not in names("tashkalar", "", does=["upgrade"])
    # "Upgraded" is what a piece is; "upgrade" is what a card does.
    text = Translator("en")
    for shown in gallery.find("tashkalar", "", {"does": ["upgrade"], "kind": ["being"]}):
        said = " ".join(gallery.said(text, "tashkalar", line) for line in shown.entry.lines)
        assert re.search(r"\bupgrade\b", said, re.IGNORECASE), shown.entry.ref


def test_a_value_is_meant_by_its_id_or_by_its_name_in_any_language() -> None:
    catalogue = gallery.catalogue_of("tashkalar")
    assert catalogue is not None
    for word in ("heroic", "HEROIC", "ηρωικό", "ηρωικο", "hősi", "hosi", "הרואי"):
        assert gallery.named(catalogue, "rank", word, "tashkalar") == ("heroic",), word
    assert gallery.named(catalogue, "rank", "royal", "tashkalar") == ()
    assert gallery.named(catalogue, "nothing", "heroic", "tashkalar") == ()


# ---- a game without a catalogue ----


def test_a_game_may_have_none() -> None:
    assert set(GAMES) == set(rulebound.games()) - {"truc"}
    assert find_game("truc").told.catalogue is None
    assert gallery.exhibits("truc") == ()
    assert gallery.catalogue_of("truc") is None


def test_terms_that_a_text_uses_are_among_its_rulings() -> None:
    shown = next(s for s in gallery.exhibits("tashkalar") if s.entry.ref == "card:mountain_troll")
    assert "term-tashkalar-action" in shown.rulings
    assert "term-tashkalar-leap" not in shown.rulings
    assert "tashkalar-ruling-illustrated" in shown.rulings
    assert shown.entry.name == Text("tashkalar-card-mountain_troll")
