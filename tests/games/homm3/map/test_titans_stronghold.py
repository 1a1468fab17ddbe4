"""Titans' Stronghold: the rules of the scenario."""

from typing import Any

import pytest

from rulebound.core.rng import Rng
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.imagine import redeal
from rulebound.games.homm3.general.meetings import meeting
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.fields import change, guard
from rulebound.games.homm3.map.goals import last_round
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.world import Leader, Trip
from rulebound.games.homm3.scenarios.titans_stronghold.rules import (
    DECK,
    DRAWN,
    SEEN,
    STORM,
    Stronghold,
    deck,
)
from tests.games.homm3.map.allies import (
    after_setup,
    end_round,
    fight_out,
    play_on,
    round_ends,
    start,
    together,
)
from tests.games.homm3.matches import state
from tests.games.homm3.quests import Quest

MAP = ("C1 0,0", "S3 -3,2", "S1 -2,-1", "C2 2,1", "N3 3,-2")
"""The stronghold is in the middle of C1; the other Field of difficulty VII is that of C2."""
ARMY = ("castle_crusaders+", "castle_champions+", "castle_archangels+", "castle_zealots+")


def titans(**more: Any) -> Quest:
    more.setdefault("troops", (ARMY,))
    return together("titans_stronghold", MAP, **more)


def opened(**more: Any) -> Quest:
    """A hero stands before the stronghold, which is open."""
    q = titans(heroes={0: "C1 W", **more.pop("heroes", {})}, **more)
    change(q.s, q.at("C2 C"), flags=(1,), taken=True, cube=True)
    return q


def on_to(q: Quest, *asked: str) -> Quest:
    while q.asked and not q.asked.endswith(asked):
        q.choose("pass" if "pass" in q.offered else q.offered[0])
    return q


def deployed(q: Quest) -> Quest:
    while q.asked.endswith(("deploy", "ai-first")):
        q.choose("line-up" if "line-up" in q.offered else q.offered[0])
    return q


# ---- setup ----


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_tiles_by_the_number_of_players(seats: int) -> None:
    w = after_setup(start("titans_stronghold", seats)).map
    assert len(w.board.tiles) == 6 * seats + 1


def test_there_is_no_starting_bonus_and_nothing_is_built() -> None:
    match = start("titans_stronghold", 2, difficulty="easy")
    assert match.decision is not None
    assert match.decision.prompt.id == "homm3-ask-start-pack"
    s = state(match)
    assert [(p.gold, p.materials, p.valuables) for p in s.players] == [(30, 8, 2)] * 2
    assert [realm.buildings for realm in s.map.realms] == [(), ()]


def test_the_impossible_game_is_a_round_shorter() -> None:
    assert last_round(state(start("titans_stronghold", 1))) == 16
    assert last_round(state(start("titans_stronghold", 1, difficulty="impossible"))) == 15


# ---- entering ----


def test_nobody_enters_before_every_other_seven_is_flagged() -> None:
    q = titans(heroes={0: "C1 W"})
    assert f"go main {q.ref('C1 C')}" not in q.offered


def test_then_everybody_may_enter() -> None:
    q = opened()
    assert f"go main {q.ref('C1 C')}" in q.offered
    assert guard(q.s, q.at("C1 C")) == 7


def test_it_stays_closed_while_a_center_tile_is_hidden() -> None:
    q = together(
        "titans_stronghold",
        ("C1 0,0", "S3 -3,2", "S1 -2,-1", "C2 2,1 down"),
        heroes={0: "C1 W"},
    )
    assert f"go main {q.ref('C1 C')}" not in q.offered


def test_solid_lines_on_starting_tiles_are_open() -> None:
    q = titans(heroes={0: "S3 E"}, movement=(1, 0))
    beyond = {q.at("C1 W"), q.at("C1 SW")}
    assert q.match.decision is not None
    assert beyond & {o.data[1] for o in q.match.decision.options if o.kind == "go"}


# ---- the other Fields of difficulty VII ----


def test_who_beats_a_seven_gives_three_times_and_flags_it() -> None:
    q = titans(heroes={0: "C2 NW"}, level=7).go("C2 C")
    on_to(fight_out(q), "seven-gift")
    q.choose("bonus 1 gold 5", "bonus 1 gold 5", "bonus 1 valuables 1")
    other = q.s.players[1]
    assert (other.gold, other.materials, other.valuables) == (10, 0, 1)
    assert q.mark("C2 C").flags == (0,)
    assert guard(q.s, q.at("C2 C")) == 0


def test_the_field_itself_is_not_resolved() -> None:
    q = titans(heroes={0: "C2 NW"}, level=7).go("C2 C")
    on_to(fight_out(q), "seven-gift")
    q.choose("bonus 1 gold 5", "bonus 1 gold 5", "bonus 1 gold 5")
    assert not q.w.grail
    assert not q.realm.grail


def test_alone_there_is_no_bonus() -> None:
    q = titans(factions=("castle",), heroes={0: "C2 NW"}, level=7).go("C2 C")
    on_to(fight_out(q), "turn")
    assert q.mark("C2 C").flags == (0,)
    assert q.player.gold == 0


def test_a_lost_seven_stays_guarded() -> None:
    q = titans(heroes={0: "C2 NW"}, level=7).go("C2 C")
    on_to(fight_out(q, winner=1), "refuge")
    assert guard(q.s, q.at("C2 C")) == 7


# ---- the Build Token ----


def test_the_build_token_buys_gifts_of_resources() -> None:
    q = titans(gold=7)
    q.choose("rule-token-gift 1", "gift 1 gold 7")
    assert (q.player.gold, q.s.players[1].gold) == (0, 14)
    assert "build" not in q.realm.tokens
    assert q.asked == "0 turn"


def test_two_build_tokens_buy_a_swap() -> None:
    q = titans(hands=(("centaurs_axe",), ("haste",)))
    q.choose("rule-token-swap 1", "consent", "swap-card", "offer haste", "agree")
    assert (q.player.hand, q.s.players[1].hand) == (("haste",), ("centaurs_axe",))
    assert "build" not in q.realm.tokens | q.w.realms[1].tokens


def test_no_swap_when_the_other_token_is_used_or_the_other_player_refuses() -> None:
    q = titans(hands=(("centaurs_axe",), ("haste",)))
    q.choose("rule-token-swap 1", "decline")
    assert "build" in q.realm.tokens
    assert "rule-token-swap 1" not in q.offered
    used = titans(hands=(("centaurs_axe",), ("haste",)))
    used.w.realms[1].tokens = frozenset()
    assert used.s.result is None
    assert "rule-token-swap 1" not in used.offered


# ---- the deck of the stronghold ----


@pytest.mark.parametrize(
    ("seats", "difficulty", "decks"),
    [(1, 1, [7]), (2, 1, [14]), (2, 3, [17]), (3, 0, [21]), (3, 2, [12, 11])],
)
def test_the_deck_by_players_and_difficulty(seats: int, difficulty: int, decks: list[int]) -> None:
    names = ("castle", "necropolis", "dungeon")[:seats]
    tiles = (*MAP, "S2 -1,-4")
    q = together(
        "titans_stronghold",
        tiles,
        factions=names,
        heroes={0: "C1 W"},
        difficulty=difficulty,
        troops=(ARMY,),
        boxes=frozenset(("core", "tower", "rampart", "fortress", "conflux")),
    )
    change(q.s, q.at("C2 C"), flags=(0,), taken=True, cube=True)
    q.go("C1 C")
    assert [event["count"] for event in q.told("stronghold-deck")] == decks[:1]


def test_five_cards_fight_at_a_time() -> None:
    q = deployed(opened().go("C1 C"))
    assert len([u for u in q.b.units if u.side == 1]) == 5
    assert len(deck(q.s)) == 9


def test_h3_14_1_what_waits_in_the_stronghold_is_secret() -> None:
    secret = [told for told in opened().match.helps(0)["guards"].values() if "secret" in told]
    assert [(told["secret"], told["tiers"]) for told in secret] == [(5, {})]


def test_survivors_are_shuffled_back_and_the_defeated_go_to_their_decks() -> None:
    q = deployed(opened().go("C1 C"))
    army = [u for u in q.b.units if u.side == 1]
    fallen = army[0]
    harm.defeat(q.s, fallen, 0)
    fight_out(q, winner=1)
    assert len(deck(q.s)) == 14 - 1
    assert sorted(q.w.notes[SEEN]) == sorted(u.kind.id for u in army[1:])
    tier = ("bronze", "silver", "gold", "azure")[fallen.tier]
    assert fallen.kind.id in q.s.decks[tier].discard


@pytest.mark.parametrize("card", ["groovy_satyr", "judge_dread"])
def test_h3_a8_astrologers_do_not_change_the_cards_of_the_stronghold(card: str) -> None:
    q = opened()
    q.w.proclaimed = (card,)
    deployed(q.go("C1 C"))
    assert not q.asked.endswith(("replace-guard", "judge-dread"))
    assert len(q.told("guards")) == 1
    fight_out(q, winner=1)
    assert len(deck(q.s)) == 14


def test_h3_a8_they_change_the_guards_of_another_seven() -> None:
    q = titans(heroes={0: "C2 NW"}, level=7)
    q.w.proclaimed = ("judge_dread",)
    q.go("C2 C").choose("line-up")
    assert q.asked == "0 judge-dread"


def test_even_azure_units_do_not_lift_the_time_limit() -> None:
    q = opened(movement=(1, 0))
    q.go("C1 C")
    azure = next(kind.id for kind in KINDS.values() if kind.tier == 3)
    q.w.notes[DECK] = (*deck(q.s)[:-1], azure)
    deployed(q)
    assert azure in [u.kind.id for u in q.b.units]
    assert not q.b.azure
    assert q.b.guards == 7


def test_a_winner_may_storm_on_for_a_movement_point() -> None:
    q = on_to(fight_out(opened().go("C1 C")), "turn")
    assert "rule-storm main" in q.offered
    points = q.realm.movement[0]
    q.choose("rule-storm main")
    assert q.realm.movement[0] == points - 1
    assert q.asked == "0 deploy"


def test_without_movement_nobody_storms_on() -> None:
    q = on_to(fight_out(opened(movement=(1, 0)).go("C1 C")), "turn")
    assert q.realm.movement[0] == 0
    assert "rule-storm main" not in q.offered


def test_a_second_deck_follows_the_first_one() -> None:
    q = together(
        "titans_stronghold",
        (*MAP, "S2 -1,-4"),
        factions=("castle", "necropolis", "dungeon"),
        heroes={0: "C1 W"},
        difficulty=2,
        troops=(ARMY,),
    )
    change(q.s, q.at("C2 C"), flags=(1,), taken=True, cube=True)
    q.go("C1 C")
    q.w.notes[DECK] = deck(q.s)[:5]
    on_to(fight_out(q), "turn")
    assert len(q.told("stronghold-deck")) == 2
    assert q.match.result is None
    assert "rule-storm main" in q.offered


def test_the_last_card_beaten_wins() -> None:
    q = opened().go("C1 C")
    q.w.notes[DECK] = deck(q.s)[:5]
    on_to(fight_out(q), "turn")
    assert q.match.result is not None
    assert q.match.result.ranking == ((0, 1),)


def test_units_left_after_the_last_round_lose() -> None:
    assert round_ends(titans(round=15)).match.result is None
    q = round_ends(titans(round=16))
    assert q.match.result is not None
    assert q.match.result.ranking == ((), (0, 1))


def test_h3_14_1_what_nobody_has_seen_of_the_deck_is_dealt_again() -> None:
    q = deployed(opened().go("C1 C"))
    fight_out(q, winner=1)
    seen = q.w.notes[SEEN]
    assert len(seen) == 5
    worlds = set()
    for seed in range(8):
        twin = q.s.copy()
        redeal(twin, 0, Rng(seed))
        cards = deck(twin)
        assert len(cards) == len(deck(q.s))
        assert all(cards.count(card) >= seen.count(card) for card in seen)
        worlds.add(tuple(sorted(cards)))
    assert len(worlds) > 1


def test_h3_14_1_cards_that_were_seen_and_fight_again_are_not_looked_for_in_the_deck() -> None:
    """Whoever storms it a second time meets cards that everybody has seen before."""
    q = deployed(opened().go("C1 C"))
    fight_out(q, winner=1)
    q.w.notes[DECK] = (*q.w.notes[SEEN][:2], *deck(q.s)[2:-2], *q.w.notes[SEEN][2:4])
    q.w.notes[SEEN] = q.w.notes[SEEN][:4]
    rule = next(r for r in q.rules if isinstance(r, Stronghold))
    trip = Trip(0, Leader.MAIN, q.at("C1 C"), q.at("C1 C"), "guards", level=7, note=STORM)
    rule.army(q.s, trip)
    assert all(deck(q.s).count(card) >= q.w.notes[SEEN].count(card) for card in q.w.notes[SEEN])
    twin = q.s.copy()
    redeal(twin, 0, Rng(1))
    assert len(deck(twin)) == len(deck(q.s))


# ---- Obelisks, timed events, the end ----


def test_of_the_dice_of_an_obelisk_one_counts() -> None:
    q = titans(heroes={0: "N3 W"}, six=("xp", "gold-3"))
    q.go("N3 C")
    q.choose(next(offer for offer in q.offered if "gold" in offer))
    assert (q.player.gold, q.player.xp) == (3, 0)


@pytest.mark.parametrize(("round_", "lifted"), [(4, True), (6, False), (8, True), (12, True)])
def test_cubes_come_off_gardens(round_: int, lifted: bool) -> None:
    q = titans(round=round_ - 1, no_astrologers=True)
    change(q.s, q.at("C1 SW"), cube=True)
    round_ends(q)
    assert q.mark("C1 SW").cube is not lifted


def test_no_army_moves_at_the_end_of_a_round() -> None:
    assert end_round(titans()).w.round == 2


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_random_play_ends(seats: int) -> None:
    assert play_on(start("titans_stronghold", seats), seats).result is not None


def test_bots_take_the_other_fields_while_there_is_time_to_come_back() -> None:
    q = titans()

    def worth() -> float:
        return sum(hear(q.s, 0, q.at("C2 C")) for hear in q.w.listening(occasions.worth))

    early = worth()
    assert early > 0
    q.w.round = last_round(q.s) - 4
    assert worth() > early
    change(q.s, q.at("C2 C"), flags=(1,), taken=True, cube=True)
    assert worth() == 0


def storming(q: Quest) -> float:
    return sum(hear(q.s, 0, q.at("C1 C")) for hear in q.w.listening(occasions.worth))


def test_bots_storm_it_while_there_is_time_for_all_its_units() -> None:
    """One combat for every five of them."""
    q = opened()
    q.w.round = last_round(q.s) - 4
    early = storming(q)
    assert early > 0
    q.w.round = last_round(q.s) - 3
    assert storming(q) > early


def test_five_cards_of_its_deck_are_expected_and_no_fight_to_the_end() -> None:
    q = opened(difficulty=0)
    met = meeting(q.s, 0, Leader.MAIN, q.at("C1 C"), 2)
    assert met is not None
    assert (met.foe, met.decides) == ("guards:7:5", False)
    seven = titans(difficulty=0)
    other = meeting(seven.s, 0, Leader.MAIN, seven.at("C2 C"), 2)
    assert other is not None
    assert (other.foe, other.decides) == ("guards:7:1", True)


def test_of_the_deck_that_is_left_the_guards_are_its_own() -> None:
    q = opened()
    q.w.notes[DRAWN], q.w.notes[SEEN] = 1, ()
    q.w.notes[DECK] = ("neutral_titans", "neutral_skeletons", "neutral_peasants")
    trip = Trip(0, Leader.MAIN, q.at("C1 C"), q.at("C1 W"), "guards", level=7)
    found = [hear(q.s, trip) for hear in q.w.listening(occasions.guards)]
    assert (2, 0, 0, 1) in found
    elsewhere = trip._replace(to=q.at("C2 C"))
    assert all(hear(q.s, elsewhere) is None for hear in q.w.listening(occasions.guards))
