"""Astrologers Proclaim cards of the core box (H3-3.6, Appendix A.8)."""

import pytest

from rulebound.games.homm3.map import weeks
from rulebound.games.homm3.map.fields import change, guard
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.players import Deck, Morale
from tests.games.homm3.map.calendar import on_top, wait, wait_turn, week_of
from tests.games.homm3.quests import Quest

CORE = 19


def test_h3_3_6_the_core_box_has_nineteen_cards() -> None:
    assert sum(card.copies for card in weeks.WEEKS.values() if card.box == "core") == CORE


def test_h3_3_6_a_used_up_deck_is_shuffled_anew_with_all_its_cards() -> None:
    q = week_of("dead_silence", "fancy_pixie")
    assert q.w.proclaimed == ()
    wait(q, 4)
    assert q.player.morale == Morale.POSITIVE
    assert not q.s.decks[weeks.DECK].cards
    wait(q, 6)
    deck = q.s.decks[weeks.DECK]
    assert sorted(deck.cards + deck.discard) == ["dead_silence", "fancy_pixie"]
    assert len(deck.cards) == 1


# ---- lasting cards ----


@pytest.mark.parametrize(("card", "more"), [("battalions_stallion", 1), ("magic_tortoise", -1)])
def test_h3_a8_every_hero_moves_further_or_less(card: str, more: int) -> None:
    q = week_of(card, "dead_silence", seconds={0: "S3 NE"})
    assert q.realm.movement == (3 + more, 2 + more)
    assert q.w.realms[1].movement == (3 + more, 0)


def test_h3_3_6_it_holds_through_the_resource_round_and_ends_with_the_next_card() -> None:
    q = week_of("battalions_stallion", "dead_silence")
    wait(q, 3)
    assert q.realm.movement[0] == 4
    wait(q, 4)
    assert q.realm.movement[0] == 3


def test_h3_4_12_a_hero_hired_in_the_week_of_the_stallion_moves_further_too() -> None:
    q = week_of("battalions_stallion", gold=10)
    q.choose("hire")
    assert q.realm.movement == (4, 3)


def test_h3_a8_profuse_growth_raises_hand_limits() -> None:
    cards = ("attack",) * 8
    q = week_of("profuse_growth", "dead_silence", decks=(cards, cards))
    assert q.asked == "0 draw"
    q.choose("draw-all")
    assert len(q.player.hand) == 5
    wait(q, 4)
    assert q.player.discard == ("attack",)  # of five cards four are allowed again


def test_h3_a8_swift_weasel_rerolls_one_treasure_or_resource_die_a_turn() -> None:
    six = ("gold-3", "materials-4", "valuables-2", "gold-6")
    q = week_of("swift_weasel", heroes={0: "S3 C"}, level=2, six=six)
    q.go("S3 E")
    assert q.asked == "0 reroll-dice"
    q.choose("reroll swift_weasel 1")
    assert q.player.materials == 4


def test_h3_a8_swift_weasel_works_once_a_turn_only() -> None:
    q = week_of("swift_weasel", level=2, six=("gold-3", "materials-4", "xp"))
    q.go("S3 E").choose("reroll swift_weasel 1").go("S3 C").go("S3 W")
    assert q.asked == "0 turn"  # the Treasure die was not asked about


# ---- spells ----


def _ready(*hand: str, card: str, **quest: object) -> Quest:
    """The turn of a hero who holds these cards; the Settlement of F1 is its own."""
    q = week_of(card, "dead_silence", flags={"F1 NW": 0}, **quest)  # type: ignore[arg-type]
    q.player.hand = hand
    return q


def test_h3_a8_crazy_wizard_returns_the_first_spell_of_the_period() -> None:
    q = _ready("town_portal", card="crazy_wizard")
    q.choose("play town_portal cast-1")
    assert "town_portal" in q.player.hand
    q.choose("play town_portal cast-1")
    assert "town_portal" not in q.player.hand
    assert q.player.discard == ("town_portal",)


def test_h3_a8_crazy_wizard_does_so_once_a_period_not_once_a_turn() -> None:
    q = _ready("town_portal", card="crazy_wizard")
    q.choose("play town_portal cast-1")
    wait(q, 3)
    wait_turn(q, 0)
    q.choose("play town_portal cast-1")
    assert "town_portal" not in q.player.hand


def test_h3_a8_grim_warlock_strengthens_the_first_spell_of_a_turn() -> None:
    q = _ready("town_portal", "town_portal", "power", card="grim_warlock")
    q.choose("play power basic")
    assert "play town_portal cast-2" in q.offered  # power 2 with one card
    q.choose("play town_portal cast-2")
    assert q.told("cast")[-1]["power"] == 2
    q.player.hand = ("town_portal", "power")
    q.choose("play power basic")
    assert "play town_portal cast-2" not in q.offered


def _in_combat(card: str, *hand: str) -> Quest:
    """Against one guard on the Mine of S3, with Halberdiers about to act."""
    q = week_of(card, "dead_silence", troops=(("castle_halberdiers",),))
    q.s.decks["bronze"] = Deck(("neutral_skeletons",))
    q.player.hand = hand
    q.go("S3 SW").choose("line-up")
    assert q.asked == "1 deploy"
    return q.choose(next(o for o in q.offered if o.startswith("deploy")))


def test_h3_a8_crazy_wizard_works_in_combat() -> None:
    q = _in_combat("crazy_wizard", "magic_arrow")
    q.choose("play magic_arrow cast-1", "target neutral_skeletons")
    assert q.player.hand == ("magic_arrow",)
    assert "play magic_arrow cast-1" not in q.offered  # the limit of a combat round stays


def test_h3_a8_grim_warlock_works_in_combat() -> None:
    q = _in_combat("grim_warlock", "magic_arrow")
    assert "play magic_arrow cast-2" in q.offered
    assert "play magic_arrow cast-3" not in q.offered
    q.choose("play magic_arrow cast-2", "target neutral_skeletons")
    assert q.told("hurt")[-1]["amount"] == 2


def test_h3_a8_a_usual_week_strengthens_nothing() -> None:
    q = _in_combat("dead_silence", "magic_arrow")
    assert "play magic_arrow cast-2" not in q.offered
    q.choose("play magic_arrow cast-1", "target neutral_skeletons")
    assert q.player.hand == ()


# ---- the next Resource Round ----


@pytest.mark.parametrize(
    ("card", "income", "gained"),
    [
        ("gold_dragon", Cost(10), Cost(15)),
        ("wild_debauchery", Cost(10, 2, 1), Cost(5, 2, 1)),
        ("wild_debauchery", Cost(), Cost()),
        ("merry_leprechaun", Cost(10), Cost(10, 0, 1)),
        ("greedy_dragon", Cost(10, 0, 2), Cost(10, 0, 1)),
        ("greedy_dragon", Cost(10), Cost(10)),
    ],
)
def test_h3_a8_the_next_resource_round_brings_more_or_less(
    card: str, income: Cost, gained: Cost
) -> None:
    q = week_of(card, "dead_silence")
    for realm in q.w.realms:
        realm.income = income
    wait(q, 3)
    for player in q.s.players:
        assert (player.gold, player.materials, player.valuables) == gained


def test_h3_a8_only_the_next_resource_round_is_meant() -> None:
    q = week_of("gold_dragon", "dead_silence")
    q.realm.income = Cost(10)
    wait(q, 5)
    assert q.player.gold == 25


def test_opt_11_a_card_of_a_resource_round_waits_for_the_next_one() -> None:
    q = week_of("dead_silence", "gold_dragon", "fancy_pixie", more_astrologers=True)
    q.realm.income = Cost(10)
    wait(q, 4)
    assert q.player.gold == 10  # revealed in Round 3, after its income
    on_top(q, weeks.DECK, "dead_silence")
    wait(q, 5)
    assert q.player.gold == 25


# ---- at once ----


def test_h3_a8_annoying_lizard_shuffles_artifacts_and_spells_into_the_deck() -> None:
    q = Quest(hands=(("attack", "haste", "rib_cage"), ("slow",)), decks=(("power",) * 2, ()))
    on_top(q, weeks.DECK, "annoying_lizard")
    wait(q, 2)
    player = q.player
    assert len(player.hand) == 3
    assert "attack" in player.hand
    assert sorted(player.hand + player.deck) == ["attack", "haste", "power", "power", "rib_cage"]
    assert q.s.players[1].hand == ("slow",)  # nothing else was there to be drawn


def test_h3_a8_annoying_lizard_leaves_other_cards_alone() -> None:
    q = Quest(hands=(("attack", "tactics"),), decks=(("power",),))
    on_top(q, weeks.DECK, "annoying_lizard")
    wait(q, 2)
    assert q.player.hand == ("attack", "tactics")
    assert not q.told("shuffled-in")


def test_h3_a8_fancy_pixie_gives_morale_to_all_but_the_necropolis() -> None:
    q = week_of("fancy_pixie")
    assert [player.morale for player in q.s.players] == [Morale.POSITIVE, 0]


def test_h3_a8_fluffy_rabbit_resolves_a_treasure_die() -> None:
    q = week_of("fluffy_rabbit", six=("xp", "one", "gold-6"))
    assert q.player.xp == 1
    assert (q.s.players[1].xp, q.s.players[1].gold) == (0, 6)


def test_h3_a8_white_raven_resolves_a_resource_die() -> None:
    q = week_of("white_raven", six=("materials-4", "valuables-1"))
    assert (q.player.materials, q.s.players[1].valuables) == (4, 1)
    assert q.player.xp == 0


def test_h3_a8_friendly_beaver_lifts_black_cubes_and_keeps_flags() -> None:
    q = Quest(round=3, flags={"F1 NW": 1})
    change(q.s, q.at("F1 NE"), cube=True)
    change(q.s, q.at("F1 E"), cube=True)
    assert not guard(q.s, q.at("F1 E"))
    on_top(q, weeks.DECK, "friendly_beaver")
    wait(q, 4)
    assert not q.mark("F1 NE").cube
    assert guard(q.s, q.at("F1 E")) == 2  # H3-17.11
    assert q.mark("F1 NW").flags == (1,)


def test_h3_a8_friendly_beaver_is_redrawn_in_the_first_astrologers_round() -> None:
    q = Quest()
    change(q.s, q.at("F1 NE"), cube=True)
    on_top(q, weeks.DECK, "friendly_beaver", "fancy_pixie")
    wait(q, 2)
    assert q.mark("F1 NE").cube
    assert q.player.morale == Morale.POSITIVE
    assert [event["week"] for event in q.told("proclaimed")] == ["fancy_pixie"]


def test_h3_a8_isras_friends_reinforce_one_few_at_half_price() -> None:
    q = week_of("isras_friends", gold=5, troops=(("castle_champions", "castle_halberdiers"), ()))
    assert q.offered == ["reinforce castle_halberdiers", "decline"]
    q.choose("reinforce castle_halberdiers")
    assert q.player.gold == 3  # half of 3, rounded up
    assert [troop.pack for troop in q.player.troops] == [False, True]


def test_h3_a8_isras_friends_can_be_declined() -> None:
    q = week_of("isras_friends", gold=50)
    q.choose("decline")
    assert q.asked == "1 may-reinforce"
    assert not any(troop.pack for troop in q.player.troops)


def test_h3_a8_terrible_plague_turns_one_pack_of_choice() -> None:
    troops = (("castle_halberdiers+", "castle_marksmen+"), ("necropolis_skeletons",))
    q = week_of("terrible_plague", troops=troops)
    assert q.offered == ["weaken castle_halberdiers", "weaken castle_marksmen"]
    q.choose("weaken castle_marksmen")
    assert [troop.pack for troop in q.player.troops] == [True, False]
    assert q.asked == "0 turn"  # the other player has no Pack


def test_h3_a8_terrible_plague_takes_the_only_pack_without_asking() -> None:
    q = week_of("terrible_plague", troops=(("castle_halberdiers+", "castle_marksmen"), ()))
    assert not any(troop.pack for troop in q.player.troops)


def _guards_of(q: Quest) -> list[str]:
    return [troop.kind for troop in q.b.reserve[1]] + [u.kind.id for u in q.b.units if u.side == 1]


def _met(card: str) -> Quest:
    q = week_of(card)
    q.s.decks["bronze"] = Deck(("neutral_boars", "neutral_zombies", "neutral_skeletons"))
    q.go("S3 SW").choose("line-up")
    return q


def test_h3_a8_groovy_satyr_replaces_one_guard_by_another_of_its_tier() -> None:
    q = _met("groovy_satyr")
    assert q.asked == "0 replace-guard"
    q.choose("replace-guard neutral_skeletons")
    assert _guards_of(q) == ["neutral_zombies"]
    assert q.s.decks["bronze"] == (("neutral_boars",), ("neutral_skeletons",))


def test_h3_a8_groovy_satyr_may_be_declined_and_works_in_its_week_only() -> None:
    q = _met("groovy_satyr")
    q.choose("decline")
    assert _guards_of(q) == ["neutral_skeletons"]
    assert _met("dead_silence").asked == "1 deploy"


def test_h3_a8_dead_silence_does_nothing() -> None:
    q = week_of("dead_silence", gold=3)
    assert q.asked == "0 turn"
    assert (q.player.gold, q.player.morale, q.realm.movement[0]) == (3, 0, 3)
