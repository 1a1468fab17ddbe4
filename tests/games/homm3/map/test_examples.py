"""Worked examples as they are told on the map, and what the single Astrologers cards leave alone.

The examples H3-T01 to H3-T39 have tests of their parts elsewhere; these play them from the map.
"""

import pytest

from rulebound.games.homm3.map.fields import field
from rulebound.games.homm3.model.kinds import Cost
from tests.games.homm3.map.calendar import act, event_of, fight_of, wait, wait_turn, week_of
from tests.games.homm3.quests import Quest

# ---- examples ----


def test_h3_t10_t12_a_bolt_wins_the_guarded_mine_and_the_mine_is_flagged() -> None:
    """From the step onto the Mine to its yield."""
    q = Quest(
        heroes={0: "S3 C"},
        hands=(("power", "lightning_bolt", "haste"),),
        troops=(("castle_halberdiers",),),
    )
    fight_of(q, "neutral_troglodytes")
    act(q, "attack castle_halberdiers")
    q.choose("play power basic", "play haste power", "play lightning_bolt cast-2")
    act(q, "target neutral_troglodytes")
    flagged = q.told("flagged")[-1]
    assert (flagged["seat"], flagged["location"]) == (0, "mine")
    assert q.told("xp")[-1]["amount"] == 1  # a guard of their own level
    there = field(q.s, q.at("S3 SW"))
    assert getattr(q.realm.income, there.resource) == there.amount
    assert getattr(q.player, there.resource) == there.amount


# ---- Astrologers cards: what they leave alone ----


def test_h3_a8_magic_tortoise_ends_with_the_next_card() -> None:
    q = week_of("magic_tortoise", "dead_silence")
    wait(q, 4)
    assert q.realm.movement[0] == 3


def test_h3_a8_profuse_growth_forces_nobody_to_draw() -> None:
    cards = ("attack",) * 8
    q = week_of("profuse_growth", "dead_silence", decks=(cards, cards))
    q.choose("draw-none")
    assert q.player.hand == ()


@pytest.mark.parametrize("card", ["wild_debauchery", "merry_leprechaun", "greedy_dragon"])
def test_h3_a8_cards_for_the_next_income_work_once(card: str) -> None:
    q = week_of(card, "dead_silence", "dead_silence")
    for realm in q.w.realms:
        realm.income = Cost(10, 2, 2)
    wait(q, 3)
    had = Cost(q.player.gold, q.player.materials, q.player.valuables)
    wait(q, 5)
    now = Cost(q.player.gold, q.player.materials, q.player.valuables)
    assert tuple(b - a for a, b in zip(had, now, strict=True)) == (10, 2, 2)


@pytest.mark.parametrize("card", ["fluffy_rabbit", "white_raven"])
def test_h3_a8_cards_that_roll_a_die_do_it_once(card: str) -> None:
    q = week_of(card, "dead_silence", six=("one", "gold-3", "one", "gold-3", "gold-3", "gold-3"))
    wait(q, 2)
    rolled = len(q.told("rolled-dice"))
    q = wait_turn(q, 1)
    assert len(q.told("rolled-dice")) == rolled


def test_scorched_ground_gives_air_spells_no_power() -> None:
    q = week_of("scorched_ground", troops=(("castle_halberdiers",),))
    q.player.hand = ("lightning_bolt",)
    fight_of(q, "neutral_zombies")
    act(q, "play lightning_bolt cast-1")
    assert q.told("played")[-1]["mode"] == "cast-1"
    assert not any(e["kind"] == "played" and e["mode"] == "cast-2" for e in q.told("played"))


def test_society_takes_nothing_in_the_round_after() -> None:
    q = week_of("society", "dead_silence")
    q.player.morale = 0
    wait(q, 4)
    assert q.player.morale == 0


def test_multilingual_bron_rerolls_no_die_of_an_attack() -> None:
    q = week_of("multilingual_bron", troops=(("castle_halberdiers",),), dice=(0, 0, 0))
    fight_of(q, "neutral_zombies")
    act(q, "attack neutral")
    assert not q.asked.endswith("reroll")


def test_plastic_tray_ends_with_the_next_card() -> None:
    q = week_of("plastic_tray", "dead_silence")
    assert "plastic_tray" in q.w.proclaimed
    wait(q, 4)
    assert "plastic_tray" not in q.w.proclaimed


def test_school_of_magic_and_school_of_war_may_be_left_alone() -> None:
    q = event_of("school_of_magic_and_school_of_war", hands=(("haste", "tactics"),))
    q.choose("event-leave")
    assert q.player.hand == ("haste", "tactics")
