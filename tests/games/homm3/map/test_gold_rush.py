"""Gold Rush: the tribute, the Resource Cards, and the Grail on its way to the liege."""

from typing import Any

import pytest

from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map.fields import change, field, guard
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.hexes import POSITIONS
from rulebound.games.homm3.model.tile_data import TILES as TILE_CARDS
from rulebound.games.homm3.model.world import MapPhase
from rulebound.games.homm3.scenarios.gold_rush.resource_cards import RESOURCE_CARDS, pool
from rulebound.games.homm3.scenarios.gold_rush.rules import tribute
from tests.games.homm3.map.allies import fight_out, play_on, round_ends, start, table
from tests.games.homm3.map.places import beside
from tests.games.homm3.map.rushes import rush, visiting
from tests.games.homm3.map.scripts import anew
from tests.games.homm3.matches import state
from tests.games.homm3.quests import Quest


def at_round(
    number: int, *purses: tuple[int, int, int], mode: str = "clash", grail: int = -1, **more: Any
) -> Quest:
    """The Round begins; ``purses``: gold, building materials and valuables of each player."""
    q = rush(mode=mode, no_astrologers=True, **more)
    for player, purse in zip(q.s.players, purses, strict=False):
        player.gold, player.materials, player.valuables = purse
    if grail >= 0:
        q.w.realms[grail].grail = "main"
    q.w.round, q.w.phase = number - 1, MapPhase.ROUND
    return anew(q)


def at_end(number: int, *, grail: int = -1, **more: Any) -> Quest:
    """The Round ends; ``grail``: whose Secondary Hero carries it."""
    q = rush(round=number, **more)
    if grail >= 0:
        q.w.realms[grail].grail = "second"
    return round_ends(q)


def winners(q: Quest) -> tuple[tuple[int, ...], str] | None:
    """Who has won, and by what; ``None`` if nobody has yet."""
    result = q.match.result
    return None if result is None else (result.winners, result.reason.id.rpartition("over-")[2])


# ---- the tribute ----


@pytest.mark.parametrize(
    ("mode", "factions", "number", "gold"),
    [
        ("campaign", ("castle",), 4, 20),
        ("campaign", ("castle",), 8, 50),
        ("campaign", ("castle",), 12, 80),
        ("clash", ("castle", "necropolis"), 4, 15),
        ("clash", ("castle", "necropolis"), 8, 35),
        ("clash", ("castle", "necropolis"), 13, 60),
    ],
)
def test_the_tranche_of_a_round(
    mode: str, factions: tuple[str, ...], number: int, gold: int
) -> None:
    q = at_round(number, *((gold, 0, 0),) * 2, mode=mode, factions=factions)
    assert [e["gold"] for e in q.told("tranche")] == [gold]
    assert [e["gold"] for e in q.told("paid")] == [gold] * len(factions)


def test_a_side_of_two_pays_together() -> None:
    trio = ("castle", "necropolis", "dungeon")
    purses = ((20, 0, 0), (30, 0, 0), (20, 0, 0))
    q = at_round(4, *purses, mode="alliance", factions=trio, teams=(0, 1, 0))
    assert q.asked == "0 pay-part"
    assert q.offered == [f"pay-part gold {n}" for n in range(10, 21)]
    q.choose("pay-part gold 12")
    assert [p.gold for p in q.s.players] == [8, 0, 2]


def test_a_side_of_two_may_fail_together() -> None:
    trio = ("castle", "necropolis", "dungeon")
    purses = ((20, 0, 0), (30, 0, 0), (9, 0, 0))
    q = at_round(4, *purses, mode="alliance", factions=trio, teams=(0, 1, 0))
    assert winners(q) == ((1,), "tribute")


@pytest.mark.parametrize("number", [3, 5, 9, 12])
def test_in_other_rounds_nothing_is_due(number: int) -> None:
    q = at_round(number, (50, 0, 0), (50, 0, 0))
    assert q.told("tranche") == []


def test_a_tranche_can_be_paid_in_kind() -> None:
    q = at_round(4, (13, 2, 2), factions=("castle",), mode="campaign")  # 20 gold are due
    assert q.offered == ["pay-part valuables 1", "pay-part valuables 2"]
    q.choose("pay-part valuables 2")
    assert q.offered == ["pay-part materials 0", "pay-part materials 1", "pay-part materials 2"]
    q.choose("pay-part materials 2")
    assert (q.player.gold, q.player.materials, q.player.valuables) == (5, 0, 0)


def test_there_is_no_change() -> None:
    q = at_round(4, (3, 0, 4), (15, 0, 0))  # 15 gold are due
    assert q.offered == ["pay-part valuables 3", "pay-part valuables 4"]
    q.choose("pay-part valuables 4")
    assert (q.player.gold, q.player.valuables) == (3, 0)


def test_windmills_and_water_wheels_work_again_after_a_tranche() -> None:
    [event] = table("gold_rush")["events"]
    assert event["rounds"] == [4, 8, 12, 13]
    assert event["steps"] == [{"lift_cubes": {"fields": ["windmill", "water_wheel"]}}]


def test_a_side_that_cannot_pay_loses() -> None:
    assert winners(at_round(4, (15, 0, 0), (15, 0, 0))) is None
    assert winners(at_round(4, (15, 0, 0), (14, 0, 0))) == ((0,), "tribute")


def test_alone_one_loses_by_a_tranche() -> None:
    q = at_round(4, (19, 0, 0), mode="campaign", factions=("castle",))
    assert winners(q) == ((), "tribute")


@pytest.mark.parametrize(("grail", "winner"), [(-1, 1), (0, 0)])
def test_if_both_fail_the_richer_side_wins_and_the_grail_counts_sixty(
    grail: int, winner: int
) -> None:
    q = at_round(4, (3, 0, 0), (12, 0, 0), grail=grail)
    assert winners(q) == ((winner,), "all_fail")


def test_if_one_side_fails_its_wealth_does_not_matter() -> None:
    q = at_round(4, (3, 0, 0), (15, 0, 0), grail=0)
    assert winners(q) == ((1,), "tribute")


# ---- when a Round ends ----


@pytest.mark.parametrize(("gold", "won"), [(95, True), (94, False)])
def test_the_grail_and_all_tranches_win(gold: int, won: bool) -> None:
    q = at_end(5, gold=gold, grail=0)  # 35 and 60 are left
    assert winners(q) == (((0,), "grail_and_tribute") if won else None)


def test_wealth_without_the_grail_does_not_win() -> None:
    assert winners(at_end(5, gold=500)) is None


def test_after_round_thirteen_the_richest_side_wins() -> None:
    q = rush(round=13, gold=9)
    q.s.players[1].gold, q.s.players[1].valuables = 0, 3
    assert tribute(q.s, 1) == 12
    assert winners(round_ends(q)) == ((1,), "richest")


def test_alone_round_thirteen_is_the_end() -> None:
    q = at_end(13, gold=900, mode="campaign", factions=("castle",))
    assert winners(q) == ((), "round")


# ---- the Resource Cards ----


def test_cards_that_yield_resources_are_in_no_deck() -> None:
    s = state(start("gold_rush", 2))
    for name in ("ability", "artifact", "spell"):
        deck = s.decks[name]
        assert not RESOURCE_CARDS & {*deck.cards, *deck.discard}
        assert deck.discard
    assert {"estates", "endless_sack_of_gold", "head_of_legion"} <= set(pool(s))


def test_the_pool_holds_all_of_them_and_nothing_else() -> None:
    s = state(start("gold_rush", 2, variant="core_tile"))
    core = {c.id for c in CARDS.values() if c.box == "core"} & RESOURCE_CARDS
    assert set(pool(s)) == core


def test_a_removed_card_returns_to_the_pool() -> None:
    q = rush(cards=("estates",))
    q.player.removed = ("legs_of_legion", "speculum")
    assert pool(q.s) == ("estates", "legs_of_legion")


def test_who_starts_with_estates_has_scouting() -> None:
    match = start("gold_rush", 2, factions=["conflux", "castle"], heroes=["erdamon"])
    deck = state(match).players[0].deck
    assert "scouting" in deck
    assert "estates" not in deck


def test_others_keep_their_starting_ability() -> None:
    match = start("gold_rush", 2, factions=["castle"], heroes=["catherine"])
    assert "leadership" in state(match).players[0].deck


@pytest.mark.parametrize(
    ("choice", "hand", "gold"),
    [("take-resource-card legs_of_legion", ("legs_of_legion",), 0), ("take-gold 6", (), 6)],
)
def test_an_obelisk_gives_a_minor_artifact_or_gold(
    choice: str, hand: tuple[str, ...], gold: int
) -> None:
    q = visiting(f"N3 {spot('N3', 'obelisk')}")
    assert "take-resource-card endless_bag_of_gold" not in q.offered  # a major one
    q.choose(choice)
    assert (q.player.hand, q.player.gold) == (hand, gold)


def test_a_fork_remembers_that_gold_was_taken_at_an_obelisk() -> None:
    """It replays options that another script has made: none of them may be known by identity."""
    obelisk = f"N3 {spot('N3', 'obelisk')}"
    q = anew(rush("N3 0,0", heroes={0: beside(obelisk)}, level=7)).go(obelisk)
    q.choose("take-gold 6")
    assert state(q.match.fork(log=True)).players[0].gold == 6


def spot(tile: str, location: str) -> str:
    """Where a Location is printed on a tile."""
    return POSITIONS[[f.location for f in TILE_CARDS[tile].fields].index(location)]


def test_the_hut_of_n1_may_give_estates() -> None:
    q = visiting(f"N1 {spot('N1', 'witch_hut')}")
    q.choose("take-resource-card estates")
    assert q.player.hand == ("estates",)
    assert "estates" not in pool(q.s)


def test_the_hut_of_n1_may_be_used_as_usual() -> None:
    q = visiting(f"N1 {spot('N1', 'witch_hut')}")
    q.choose("use-field")
    assert q.player.hand == ()
    assert q.asked == "0 keep"
    assert q.told("looked")[0]["deck"] == "ability"


def test_without_estates_in_the_pool_the_hut_is_a_hut() -> None:
    q = visiting(f"N1 {spot('N1', 'witch_hut')}", cards=())
    assert q.asked == "0 keep"
    assert "take-resource-card estates" not in q.offered


def test_the_tomb_replaces_one_search_by_an_artifact_of_the_pool() -> None:
    q = visiting("#C1 W")
    assert {"search", "decline", "take-resource-card endless_bag_of_gold"} <= set(q.offered)
    q.choose("take-resource-card endless_bag_of_gold")
    assert q.asked == "0 search"
    while q.asked != "0 turn":
        q.choose(q.offered[0])
    assert len([c for c in q.player.hand if CARDS[c].kind == CardKind.ARTIFACT]) == 2
    assert q.player.discards_hand


def test_the_tomb_may_be_left_alone() -> None:
    q = visiting("#C1 W").choose("decline")
    assert (q.player.hand, q.player.morale) == ((), 0)


def test_a_relic_is_not_offered_in_the_tomb() -> None:
    q = visiting("#C1 W", cards=("endless_sack_of_gold",))
    assert q.offered == ["search", "decline"]


@pytest.mark.parametrize(("tile", "position"), [("#C1", "NW"), ("C2", "NE")])
def test_a_shrine_may_give_view_air(tile: str, position: str) -> None:
    q = visiting(f"{tile} {position}", cards=("view_air",))
    assert q.offered == ["take-resource-card view_air", "use-field"]
    q.choose("use-field")
    assert q.offered == ["search", "decline"]


def test_shrines_of_other_tiles_give_no_view_air() -> None:
    q = visiting("N2 SE", cards=("view_air",))
    assert q.offered == ["search", "decline"]


# ---- the Settlement of #C1 ----


def test_the_settlement_of_c1_doubles_the_production() -> None:
    q = fight_out(visiting("#C1 C"))
    q.choose("raise-income gold")
    assert q.realm.income.gold == 10
    assert q.player.gold == 10
    assert q.mark("#C1 C").yields == "gold gold"


def test_the_doubled_production_goes_with_the_flag() -> None:
    q = visiting("#C1 NW", cards=())
    change(q.s, q.at("#C1 C"), flags=(1,), taken=True, yields="materials materials")
    q.w.realms[1].income = q.w.realms[1].income._replace(materials=4)
    while q.asked != "0 turn":
        q.choose(q.offered[-1])
    q.go("#C1 C")
    assert q.asked == "0 settlement"
    assert q.w.realms[1].income.materials == 0


def test_the_settlement_of_c1_reinforces_two_units() -> None:
    q = fight_out(visiting("#C1 C", troops=(("castle_halberdiers", "castle_marksmen"),)))
    q.choose("reinforce castle_halberdiers", "reinforce castle_marksmen")
    assert sorted(q.player.troops) == [("castle_halberdiers", True), ("castle_marksmen", True)]


@pytest.mark.parametrize(("taken", "count"), [(False, 5), (True, 2)])
def test_artifacts_for_who_flags_the_settlement(taken: bool, count: int) -> None:
    cards = sorted(c for c in RESOURCE_CARDS if c in CARDS and CARDS[c].kind == CardKind.ARTIFACT)
    q = rush("#C1 0,0", heroes={0: "#C1 NW"}, level=7, cards=cards)
    if taken:
        change(q.s, q.at("#C1 C"), taken=True)
    q.go("#C1 C")
    if not taken:
        fight_out(q)
    q.choose("raise-income gold")
    while q.asked == "0 resource-card":
        q.choose(q.offered[0])
    assert len(q.told("took-resource-card")) == count


def test_the_settlement_must_be_fought_for() -> None:
    q = visiting("#C1 C")
    assert q.w.trip is not None
    assert q.w.trip.level == 6  # one lower than printed
    assert not q.told("quick-combat")


def test_other_guards_of_c1_are_one_level_lower() -> None:
    q = rush("#C1 0,0", "C2 2,-3")
    assert [guard(q.s, q.at(f"#C1 {at}")) for at in ("NE", "W", "C")] == [5, 5, 6]
    assert guard(q.s, q.at("C2 C")) == 7


# ---- C1 in place of #C1 ----


def test_the_utopia_of_c1_counts_as_a_settlement() -> None:
    q = rush("C1 0,0", variants=("core_tile",))
    assert field(q.s, q.at("C1 C")).location == "settlement"
    assert [guard(q.s, q.at(f"C1 {at}")) for at in ("C", "W", "SE", "NW")] == [6, 5, 0, 5]


def test_with_the_other_tile_c1_is_as_printed() -> None:
    q = rush("C1 0,0", variants=("tower_tile",))
    assert field(q.s, q.at("C1 C")).location == "dragon_utopia"


@pytest.mark.parametrize(("variant", "tile"), [("tower_tile", "#C1"), ("core_tile", "C1")])
def test_the_variant_says_which_tile_lies_there(variant: str, tile: str) -> None:
    for seats in (1, 2, 4):
        s = state(start("gold_rush", seats, variant=variant))
        assert {tile, "C2", "N1"} <= {placed.tile for placed in s.map.board.tiles}


# ---- the whole scenario ----


@pytest.mark.parametrize(("seats", "mode"), [(1, "campaign"), (2, "clash"), (4, "alliance")])
def test_what_players_start_with(seats: int, mode: str) -> None:
    s = state(start("gold_rush", seats))
    assert s.map.mode == mode
    assert [(p.gold, p.materials, p.valuables) for p in s.players] == [(15, 3, 1)] * seats
    assert [len(realm.pool) for realm in s.map.realms] == [2] * seats


def test_alone_one_chooses_a_starting_bonus() -> None:
    match = start("gold_rush", 1)
    assert match.decision is not None
    assert match.decision.prompt.id == "homm3-ask-bonus"


@pytest.mark.parametrize(
    ("seats", "variant"), [(1, "core_tile"), (2, "tower_tile"), (4, "core_tile")]
)
def test_random_play_comes_to_an_end(seats: int, variant: str) -> None:
    match = play_on(start("gold_rush", seats, variant=variant), seats)
    assert match.result is not None
    assert state(match).map.round <= 13
