"""Stand United: the rules of the scenario."""

from typing import Any

import pytest

from rulebound.games.homm3.map.aftermath import eliminate
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.players import Deck, Troop
from rulebound.games.homm3.model.world import MapPhase
from rulebound.games.homm3.scenarios.stand_united.rules import SHARED, shared_army
from tests.games.homm3.map.allies import (
    after_setup,
    fight_out,
    play_on,
    round_ends,
    start,
    together,
)
from tests.games.homm3.matches import state
from tests.games.homm3.quests import Quest

MAP = ("S3 -3,2", "S1 2,1", "C1 0,0", "N3 1,-3")
DRAGONS = "neutral_azure_dragons"
ARMY = ("castle_halberdiers", "castle_crusaders+", "castle_champions+", "castle_archangels+")
"""Strong enough to be asked something before it is beaten."""


def united(**more: Any) -> Quest:
    more.setdefault("troops", (ARMY,))
    return together("stand_united", MAP, **more)


def utopia(**more: Any) -> Quest:
    """A hero has just attacked the Dragon Utopia."""
    q = united(heroes={0: "C1 W", **more.pop("heroes", {})}, **more)
    return q.go("C1 C")


def deployed(q: Quest) -> Quest:
    while q.asked.endswith(("deploy", "ai-first")):
        q.choose("line-up" if "line-up" in q.offered else q.offered[0])
    return q


# ---- setup ----


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_a_bronze_and_a_silver_few(seats: int) -> None:
    s = after_setup(start("stand_united", seats))
    for player in s.players:
        tiers = [KINDS[troop.kind].tier for troop in player.troops]
        assert (tiers, [troop.pack for troop in player.troops]) == ([0, 1], [False, False])


def test_azure_dragons_are_taken_out_of_their_deck() -> None:
    s = after_setup(start("stand_united", 2))
    assert DRAGONS not in s.decks["azure"].cards + s.decks["azure"].discard
    assert DRAGONS in state(start("stand_united", 2)).decks["azure"].cards


def test_no_secondary_heroes() -> None:
    assert "hire" not in united(gold=20).offered
    assert "hire" in Quest(MAP, mode="cooperative", gold=20).offered


def test_a_level_seven_hero_cannot_skip_the_utopia() -> None:
    q = utopia(level=7, hands=(("diplomacy",),))
    assert q.asked == "0 deploy"


def test_lower_guards_may_be_skipped() -> None:
    q = united(heroes={0: "N3 C"}, level=7).go("N3 E")
    assert q.mark("N3 E").owner == 0


# ---- trade for the Build Token ----


def test_the_build_token_buys_trade_with_another_player() -> None:
    q = united(gold=6, materials=2)
    q.choose("rule-token-trade 1", "gift 1 gold 5", "done", "gift 0 materials 2", "done")
    assert (q.player.gold, q.s.players[1].gold) == (1, 11)
    assert (q.player.materials, q.s.players[1].materials) == (4, 0)
    assert "build" not in q.realm.tokens
    assert "rule-token-trade 1" not in q.offered


def test_trade_for_the_token_swaps_cards_as_if_heroes_were_adjacent() -> None:
    q = united(hands=(("centaurs_axe",), ("haste", "bless")))
    q.choose("rule-token-trade 1", "swap-card", "offer haste", "agree")
    assert q.player.hand == ("haste",)
    assert set(q.s.players[1].hand) == {"centaurs_axe", "bless"}


def test_without_the_build_token_there_is_no_such_trade() -> None:
    q = united(gold=6)
    q.realm.tokens = frozenset()
    assert "rule-token-trade 1" not in [o.notation for o in _options(q)]


def _options(q: Quest) -> tuple[Any, ...]:
    assert q.s is not None
    assert q.match.decision is not None
    return q.match.decision.options


# ---- the shared army ----


def sharing(*units: str, **more: Any) -> Quest:
    q = united(**more)
    q.w.notes[SHARED] = tuple(Troop(unit) for unit in units)
    return q


def test_every_player_fields_the_shared_army() -> None:
    q = sharing("neutral_griffins", heroes={0: "N3 C"}).go("N3 E")
    assert Troop("neutral_griffins") in q.b.reserve[0]
    assert Troop("neutral_griffins") not in q.player.troops


def test_shared_units_that_survive_stay_in_the_shared_army() -> None:
    q = sharing("neutral_griffins", heroes={0: "N3 C"}).go("N3 E")
    fight_out(q)
    assert shared_army(q.s) == (Troop("neutral_griffins"),)
    assert {troop.kind for troop in q.player.troops} == {unit.removesuffix("+") for unit in ARMY}


def test_shared_units_that_fall_are_gone() -> None:
    q = sharing("neutral_griffins", heroes={0: "N3 C"}).go("N3 E")
    fight_out(q, winner=1)
    assert shared_army(q.s) == ()
    assert "neutral_griffins" in q.s.decks["bronze"].discard
    q.choose(f"refuge {q.ref('S3 C')}")
    assert q.player.troops == q.realm.starting


def test_a_map_ability_of_a_shared_unit_works_for_one_player_a_round() -> None:
    q = sharing("neutral_rogues", hands=((), ("haste",)))
    option = "rule-shared-ability neutral_rogues"
    assert option in q.offered
    q.choose(option)
    while q.asked != "0 turn":
        q.choose(q.offered[0])
    assert option not in q.offered
    q.w.turn = 1
    assert option not in q.offered
    q.w.round += 1
    assert option in [o.notation for o in _options(q)]


def test_a_shared_unit_earns_for_one_player() -> None:
    q = sharing("neutral_peasants", round=2)
    q.w.turn = 2
    round_ends(q)
    assert q.asked == "0 who-gains"
    gold = [player.gold for player in q.s.players]
    q.choose("choose-player 1")
    assert q.s.players[1].gold > gold[1]
    assert q.player.gold == gold[0]


# ---- Obelisks ----


def _top(q: Quest, **cards: str) -> None:
    for tier, card in cards.items():
        q.s.decks[tier] = Deck((*q.s.decks[tier].cards, card))


def test_an_obelisk_lets_its_visitor_recruit_for_the_shared_army() -> None:
    q = united(heroes={0: "N3 W"}, gold=30, valuables=5)
    _top(q, bronze="neutral_griffins", silver="neutral_crusaders", gold="neutral_champions")
    q.go("N3 C")
    assert q.told("obelisk-units")[0]["troops"] == [
        "neutral_griffins",
        "neutral_crusaders",
        "neutral_champions",
    ]
    q.choose("recruit neutral_griffins")
    assert shared_army(q.s) == (Troop("neutral_griffins"),)
    assert q.player.gold == 30 - KINDS["neutral_griffins"].few.cost.gold
    assert "neutral_griffins" not in q.s.decks["bronze"].discard
    assert "neutral_crusaders" in q.s.decks["silver"].discard


def test_who_cannot_pay_recruits_nobody() -> None:
    q = united(heroes={0: "N3 W"}).go("N3 C")
    assert q.asked == "0 turn"
    assert shared_army(q.s) == ()
    assert q.mark("N3 C").flags == (0,)


# ---- the Dragon Utopia ----


@pytest.mark.parametrize(
    ("difficulty", "others"), [(0, ()), (1, (3,)), (2, (2, 3)), (3, (2, 2, 3))]
)
def test_one_guard_of_the_utopia_is_azure_dragons(difficulty: int, others: tuple[int]) -> None:
    q = deployed(utopia(difficulty=difficulty))
    army = [u.kind for u in q.b.units if u.side == 1]
    assert sorted(kind.tier for kind in army if kind.id != DRAGONS) == sorted(others)
    assert [kind.id for kind in army].count(DRAGONS) == 1


def in_week(card: str, difficulty: int = 1) -> Quest:
    """The Utopia is attacked while an Astrologers' card holds; a Crystal and a Rust Dragon wait."""
    q = united(heroes={0: "C1 W"}, difficulty=difficulty)
    q.w.proclaimed = (card,)
    q.s.decks["azure"] = Deck(("neutral_rust_dragons", "neutral_crystal_dragons"))
    return q.go("C1 C").choose("line-up")


def test_h3_a8_groovy_satyr_replaces_only_drawn_guards_of_the_utopia() -> None:
    q = in_week("groovy_satyr")
    assert q.offered == ["replace-guard neutral_crystal_dragons", "decline"]
    q.choose("replace-guard neutral_crystal_dragons")
    deployed(q)
    assert {u.kind.id for u in q.b.units if u.side == 1} == {DRAGONS, "neutral_rust_dragons"}


def test_h3_a8_judge_dread_leaves_the_set_aside_azure_dragons_in_the_utopia() -> None:
    q = in_week("judge_dread").choose("redraw-guards")
    deployed(q)
    assert {u.kind.id for u in q.b.units if u.side == 1} == {DRAGONS, "neutral_rust_dragons"}
    assert q.s.decks["azure"].discard == ("neutral_crystal_dragons",)


@pytest.mark.parametrize("card", ["groovy_satyr", "judge_dread"])
def test_h3_a8_nobody_is_asked_where_the_set_aside_card_is_the_only_guard(card: str) -> None:
    q = in_week(card, difficulty=0)
    assert not q.asked.endswith(("replace-guard", "judge-dread"))
    assert [e["troops"] for e in q.told("guards")] == [[DRAGONS]]


@pytest.mark.parametrize(("difficulty", "others"), [(1, ()), (2, (3,))])
def test_h3_a8_rulebook_lets_the_army_of_the_utopia_be_that_of_an_easier_game(
    difficulty: int, others: tuple[int]
) -> None:
    q = deployed(in_week("rulebook", difficulty))
    army = [u.kind for u in q.b.units if u.side == 1]
    assert tuple(kind.tier for kind in army if kind.id != DRAGONS) == others
    assert [kind.id for kind in army].count(DRAGONS) == 1


def test_the_army_of_the_utopia_plays_the_cards_of_an_ai_hero() -> None:
    q = utopia()
    hero = q.b.armies[1].ai_hero
    assert hero is not None
    assert (len(hero.deck), len(hero.spells), hero.skill) == (14, 4, "sorcery")


def test_other_guards_play_no_cards() -> None:
    q = united(heroes={0: "N3 C"}).go("N3 E")
    assert q.b.armies[1].ai_hero is None


def _won(q: Quest) -> Quest:
    fight_out(q)
    while q.asked and not q.asked.endswith(("leave-unit", "gift", "turn")):
        q.choose(q.offered[0])
    return q


def test_the_winner_gives_a_unit_and_resources_and_leaves() -> None:
    q = _won(utopia(gold=6))
    q.choose("give-unit castle_halberdiers")
    assert shared_army(q.s) == (Troop("castle_halberdiers"),)
    q.choose("gift 1 gold 6")
    assert q.s.players[1].gold == 12
    assert q.realm.out
    assert q.realm.heroes == (None, None)
    assert q.w.active == 1


def test_no_cube_is_placed_and_the_guard_stays() -> None:
    q = _won(utopia())
    q.choose("give-unit castle_halberdiers")
    mark = q.mark("C1 C")
    assert (mark.flags, mark.cube, mark.taken) == ((), False, False)
    assert DRAGONS not in q.s.decks["azure"].discard
    q.w.realms[1].stand(0, q.at("C1 W"))
    q.w.realms[1].movement = (3, 0)
    assert q.asked == "1 turn"
    q.choose(f"go main {q.ref('C1 C')}")
    assert q.b.guards == 7


def test_who_loses_there_stays_in_the_game() -> None:
    q = fight_out(utopia(), winner=1)
    q.choose(f"refuge {q.ref('S3 C')}")
    assert not q.realm.out
    assert q.realm.heroes[0] == q.at("S3 C")
    assert q.told("trial-won") == []


def test_all_win_once_everybody_has_beaten_it() -> None:
    q = utopia()
    q.w.realms[1].set_note("beaten", True)
    _won(q).choose("give-unit castle_halberdiers")
    assert q.match.result is not None
    assert q.match.result.ranking == ((0, 1),)


def test_all_lose_when_a_player_is_eliminated_before() -> None:
    q = united()
    eliminate(q.s, 1)
    q.choose("end-turn")
    assert q.match.result is not None
    assert q.match.result.ranking == ((), (0, 1))


def test_after_the_ninth_round_all_have_lost() -> None:
    assert round_ends(united(round=8)).match.result is None
    q = round_ends(united(round=9))
    assert q.match.result is not None
    assert q.match.result.ranking == ((), (0, 1))


# ---- timed events ----


@pytest.mark.parametrize(("round_", "rolls"), [(4, 2), (5, 0), (6, 2), (8, 2)])
def test_dice_are_rolled_in_some_rounds(round_: int, rolls: int) -> None:
    q = round_ends(united(round=round_ - 1, no_astrologers=True))
    assert q.w.round == round_
    dice = [e for e in q.told("rolled-dice") if e["die"] == "resource"]
    assert len(dice) == rolls
    assert q.w.phase >= MapPhase.TURN_BEGINS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_ends(seats: int) -> None:
    assert play_on(start("stand_united", seats), seats).result is not None
