"""Astrologers Proclaim cards of the Stronghold, Conflux, Cove and the Stretch Goals."""

from typing import Any

import pytest

from rulebound.games.homm3.map import weeks
from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.model.players import Deck, Morale, Troop
from rulebound.games.homm3.table import decks
from tests.games.homm3.map.calendar import act, fight_of, on_top, wait, wait_turn, week_of
from tests.games.homm3.quests import Quest

MACHINES = frozenset(("core", "rampart"))
COVE = frozenset(("core", "cove"))


# ---- Stronghold ----


def test_crag_hack_strengthens_ground_units_in_the_first_combat_of_the_round() -> None:
    q = week_of("crag_hack", troops=(("castle_halberdiers+",),), level=1)
    act(fight_of(q, "neutral_zombies"), "attack")
    mine = next(e for e in q.told("hit") if e["unit"] == "castle_halberdiers")
    assert mine["attack"] == 4


def test_crag_hack_does_not_strengthen_the_second_combat() -> None:
    q = week_of("crag_hack", troops=(("castle_halberdiers+",),))
    weeks.combat_begins(q.s)
    act(fight_of(q, "neutral_zombies"), "attack")
    mine = next(e for e in q.told("hit") if e["unit"] == "castle_halberdiers")
    assert mine["attack"] == 3


def test_crag_hack_lets_the_stronghold_reinforce_goblins() -> None:
    troops: Any = (("castle_halberdiers",), ("stronghold_goblins",))
    q = week_of("crag_hack", factions=("castle", "stronghold"), troops=troops)
    assert q.asked == "1 goblins"
    q.choose("reinforce-free")
    assert q.s.players[1].troops == (Troop("stronghold_goblins", True),)


def test_judge_dread_redraws_the_whole_army() -> None:
    q = week_of("judge_dread")
    q.s.decks["bronze"] = Deck(("neutral_boars", "neutral_zombies"))
    q.go("S3 SW").choose("line-up")
    assert q.asked == "0 judge-dread"
    q.choose("redraw-guards")
    assert q.told("guards")[-1]["troops"] == ["neutral_boars"]
    assert q.s.decks["bronze"].discard == ("neutral_zombies",)


def test_judge_dread_can_be_declined() -> None:
    q = week_of("judge_dread")
    q.s.decks["bronze"] = Deck(("neutral_boars", "neutral_zombies"))
    q.go("S3 SW").choose("line-up", "decline")
    assert [e["troops"] for e in q.told("guards")] == [["neutral_zombies"]]


def test_offense_turns_defense_into_attack() -> None:
    q = week_of("offense", troops=(("castle_halberdiers",),))
    q.player.hand = ("defense",)
    act(fight_of(q, "neutral_zombies"), "attack")
    assert q.told("attacks")[-1]["retaliation"] == 0
    q.choose("play defense basic")
    assert q.told("bonus")[-1]["stat"] == "attack"
    assert q.told("bonus")[-1]["unit"] == "castle_halberdiers"


def test_without_offense_defense_is_no_help_to_an_attacker() -> None:
    q = week_of("dead_silence", troops=(("castle_halberdiers",),))
    q.player.hand = ("defense",)
    act(fight_of(q, "neutral_zombies"), "attack")
    assert q.told("attacks")[-1]["retaliation"] == 1  # their own attack was not asked about
    q.choose("play defense basic")
    assert q.told("bonus")[-1]["stat"] == "defense"


# ---- Conflux and Cove ----


def test_elementals_lie_on_top_and_come_back_when_beaten() -> None:
    q = Quest(level=1, troops=(("castle_archangels+",),))
    on_top(q, weeks.DECK, "elementals", "dead_silence")
    q.s.decks["bronze"] = Deck(("neutral_boars", "neutral_air_elementals", "neutral_zombies"))
    wait(q, 2)
    assert q.s.decks["bronze"].cards[-1] == "neutral_air_elementals"
    assert q.s.decks["bronze"].discard == ("neutral_zombies",)
    assert weeks.face_up(q.s, "bronze") == ("neutral_air_elementals",)
    q.go("S3 SW").choose("line-up")
    while q.asked.endswith("deploy"):
        q.choose(next(o for o in q.offered if o.startswith("deploy")))
    assert weeks.face_up(q.s, "bronze") == ()
    act(q, "attack")
    assert q.s.battle is None
    assert q.s.decks["bronze"].cards[-1] == "neutral_air_elementals"
    wait(q, 4)
    assert "neutral_air_elementals" in q.s.decks["bronze"].discard


def test_another_copy_below_elementals_does_not_lie_face_up() -> None:
    q = Quest(level=1)
    q.s.decks["bronze"] = Deck(("neutral_air_elementals", "neutral_air_elementals"))
    weeks.turn_up(q.s, "bronze", ("neutral_air_elementals",))
    assert weeks.face_up(q.s, "bronze") == ("neutral_air_elementals",)
    decks.take_top(q.s, "bronze")
    assert weeks.face_up(q.s, "bronze") == ()


def test_elementals_leave_decks_without_any_alone() -> None:
    q = Quest()
    on_top(q, weeks.DECK, "elementals")
    q.s.decks["bronze"] = Deck(("neutral_boars", "neutral_zombies"))
    wait(q, 2)
    assert sorted(q.s.decks["bronze"].cards) == ["neutral_boars", "neutral_zombies"]


def test_mages_open_the_spell_book_for_nothing() -> None:
    q = week_of("mages")
    assert "read-book" in q.offered
    q.choose("read-book")
    assert q.asked == "0 search"
    q = week_of("mages", "dead_silence")
    wait(q, 3)
    wait_turn(q, 0)
    assert "read-book" not in q.offered  # for one Round


def test_mages_still_need_the_token() -> None:
    q = week_of("mages")
    q.realm.tokens -= {"book"}
    assert "read-book" not in q.offered


def test_spells_let_a_search_of_the_spell_deck_be_wider() -> None:
    q = week_of("spells", buildings=("mage_guild",), gold=10)
    q.choose("read-book", "wide-search", "look spell")
    assert len(q.s.offer) == 4


def test_spells_widen_no_other_search_and_may_be_declined() -> None:
    q = week_of("spells", buildings=("mage_guild",), gold=10, level=3)
    q.choose("read-book", "decline", "look spell")
    assert len(q.s.offer) == 2
    q = week_of("spells", heroes={0: "F1 C"}, level=3)
    q.go("F1 E").choose("search")
    assert q.asked == "0 search"


def test_pirates_pay_the_winner_of_a_combat() -> None:
    q = week_of("pirates", troops=(("castle_archangels+",),), six=("gold-6",))
    q.s.players[0].xp = 1
    act(fight_of(q, "neutral_zombies"), "attack")
    assert q.told("rolled-dice")[0]["faces"] == ["gold-6"]


def test_pirates_pay_nothing_for_a_quick_combat() -> None:
    q = week_of("pirates", level=2, six=("gold-6",))
    q.go("S3 SW")
    assert q.mark("S3 SW").owner == 0
    assert not q.told("rolled-dice")


# ---- Stretch Goals ----


def test_destruction_removes_permanent_cards_for_5_gold() -> None:
    q = Quest()
    q.player.permanent = "ballista"
    on_top(q, weeks.DECK, "destruction")
    wait(q, 2)
    assert (q.player.permanent, q.player.removed, q.player.gold) == ("", ("ballista",), 5)
    assert q.s.players[1].gold == 0


def test_disruption_rotates_tiles_with_what_lies_on_them() -> None:
    q = Quest(flags={"F1 NW": 1})
    change(q.s, q.at("F1 NE"), cube=True)
    on_top(q, weeks.DECK, "disruption")
    wait(q, 2)
    assert q.offered == ["turn-tile 0,0", "decline"]  # heroes stand on the other tiles
    before = q.at("F1 NW")
    q.choose("turn-tile 0,0")
    q.choose(next(o for o in q.offered if o.startswith("rotate")))
    assert q.at("F1 NW") != before
    assert q.mark("F1 NW").flags == (1,)
    assert q.mark("F1 NE").cube
    assert q.asked == "0 turn"  # no tile is rotated twice


def test_disruption_is_redrawn_when_heroes_stand_everywhere() -> None:
    q = week_of("disruption", "fancy_pixie", tiles=("S3 -3,1", "S1 3,-1"))
    assert q.player.morale == Morale.POSITIVE


def stared_at(card: str) -> Quest:
    """In the Round of that card Griffins have attacked Medusas, whose die for paralysis fell."""
    q = week_of(card, troops=(("castle_griffins+",),), dice=(0, 0, 1, 0))
    q.s.players[1].troops = (Troop("dungeon_medusas"),)
    q.w.realms[1].stand(0, q.at("S3 NE"))
    q.go("S3 NE").choose("line-up")
    while q.asked.endswith("deploy"):
        q.choose("line-up")
    return act(q, "attack")


def test_multilingual_bron_rerolls_the_die_of_an_ability_once() -> None:
    q = stared_at("multilingual_bron")
    assert q.asked == "1 reroll"
    assert not q.told("paralysed")
    q.choose("reroll ability 1")
    assert q.asked != "1 reroll"


def test_without_bron_the_die_stays() -> None:
    q = stared_at("dead_silence")
    assert q.asked == "1 unit"
    assert [event["unit"] for event in q.told("paralysed")] == ["castle_griffins"]


@pytest.mark.parametrize(("card", "defense"), [("plastic_tray", 2), ("dead_silence", 1)])
def test_plastic_tray_makes_defense_tokens_certain(card: str, defense: int) -> None:
    q = week_of(card, troops=(("castle_halberdiers",),), dice=(0, 0, 0, 0, 0, 0))
    fight_of(q, "neutral_zombies")
    u = next(u for u in q.b.units if u.side == 1)
    u.defending = True
    act(q, "attack neutral")
    hit = next(e for e in q.told("hit") if e["target"] == u.name)
    assert hit["defense"] == defense  # 1 by their own ability
    assert any(e["purpose"] == "defend" for e in q.told("rolled")) is (card == "dead_silence")


def test_restart_lowers_hand_limits_but_not_below_four() -> None:
    for level, limit in ((7, 5), (3, 4), (1, 4)):
        q = week_of("restart", round_=4, level=level, decks=(("attack",) * 9, ()))
        q.choose("draw-all")
        assert len(q.player.hand) == limit


def test_restart_is_redrawn_in_the_first_astrologers_round() -> None:
    q = week_of("restart", "fancy_pixie")
    assert q.w.proclaimed == ()
    assert q.player.morale == Morale.POSITIVE


def test_rulebook_draws_guards_of_an_easier_game() -> None:
    q = week_of("rulebook", "dead_silence", difficulty=2)
    fight_of(q, "neutral_boars", "neutral_zombies")
    assert len(q.told("guards")[0]["troops"]) == 1


def test_rulebook_holds_for_a_round_and_is_redrawn_at_easy() -> None:
    q = week_of("rulebook", "dead_silence", difficulty=2)
    wait(q, 3)
    wait_turn(q, 0)
    fight_of(q, "neutral_boars", "neutral_zombies")
    assert len(q.told("guards")[0]["troops"]) == 2
    assert week_of("rulebook", "fancy_pixie", difficulty=0).player.morale == Morale.POSITIVE


def test_sanctuary_keeps_heroes_from_attacking_each_other() -> None:
    q = week_of("sanctuary", heroes={0: "F1 C", 1: "F1 SE"})
    q.go("F1 SE")
    assert q.s.battle is None
    assert "end-turn" not in q.offered  # it may pass but not stop there
    q.realm.movement = (1, 0)
    q.go("F1 C")
    assert f"go main {q.ref('F1 SE')}" not in q.offered


def test_sanctuary_is_over_in_the_next_round() -> None:
    q = week_of("sanctuary", "dead_silence", heroes={0: "F1 C", 1: "F1 SE"})
    wait(q, 3)
    wait_turn(q, 0)
    q.go("F1 SE")
    assert q.s.battle is not None


def test_wandering_merchant_sells_one_machine_3_gold_cheaper() -> None:
    q = week_of("wandering_merchant", gold=20, boxes=MACHINES)
    q.choose("week wandering_merchant ballista")
    assert (q.player.hand, q.player.gold) == (("ballista",), 13)
    assert not any(o.startswith("week") for o in q.offered)


def test_wandering_merchant_stays_for_one_round_and_wants_gold() -> None:
    q = week_of("wandering_merchant", "dead_silence", gold=4, boxes=MACHINES)
    assert [o for o in q.offered if o.startswith("week")] == [
        "week wandering_merchant first_aid_tent"
    ]
    wait(q, 3)
    wait_turn(q, 0)
    assert not any(o.startswith("week") for o in q.offered)


@pytest.mark.parametrize("card", ["whirlpool", "wind"])
def test_h3_a8_a_card_of_the_cove_that_needs_the_sea_is_redrawn(card: str) -> None:
    q = week_of(card, "fancy_pixie", boxes=COVE)
    assert [e["week"] for e in q.told("week-redrawn")] == [card]
    assert [e["week"] for e in q.told("proclaimed")] == ["fancy_pixie"]
    assert q.player.morale == Morale.POSITIVE
    assert card not in q.w.proclaimed
    assert q.s.decks[weeks.DECK].discard == (card, "fancy_pixie")


def test_h3_a8_the_astrologers_of_all_boxes_have_49_cards() -> None:
    boxes = frozenset(card.box for card in weeks.WEEKS.values())
    cards = Quest(boxes=boxes).s.decks[weeks.DECK].cards
    assert len(cards) == len(set(cards)) == 49


def test_h3_a8_whirlpool_and_wind_stay_in_the_box_of_the_cove() -> None:
    assert {"whirlpool", "wind"} <= {*Quest(boxes=COVE).s.decks[weeks.DECK].cards}
    assert not {"whirlpool", "wind"} & {*Quest().s.decks[weeks.DECK].cards}
