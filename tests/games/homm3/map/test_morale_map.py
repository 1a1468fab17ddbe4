"""Morale on the map (H3-3.32 to H3-3.37; H3-T25, W-GAIN2, W-MORALE)."""

import pytest

from rulebound.games.homm3.map import weeks
from rulebound.games.homm3.model.players import Morale
from rulebound.games.homm3.model.world import Window
from rulebound.games.homm3.table import morale
from tests.games.homm3.map.calendar import on_top, wait, wait_turn
from tests.games.homm3.quests import Quest

TOMB = ("S3 -3,1", "S1 3,-1", "N2 0,0")


def moved(q: Quest, spirits: int) -> Quest:
    q.player.morale = spirits
    return q


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Morale.NEUTRAL, Morale.POSITIVE),
        (Morale.NEGATIVE, Morale.NEUTRAL),
        (Morale.POSITIVE, Morale.POSITIVE),
    ],
)
def test_h3_3_34_gaining_morale(before: int, after: int) -> None:
    q = moved(Quest(tiles=("S3 -3,1", "S1 3,-1", "F8 0,0"), heroes={0: "F8 C"}), before)
    q.go("F8 W")
    assert q.player.morale == after


@pytest.mark.parametrize(
    ("before", "after", "flag"),
    [
        (Morale.NEUTRAL, Morale.NEGATIVE, False),
        (Morale.POSITIVE, Morale.NEUTRAL, False),
        (Morale.NEGATIVE, Morale.NEUTRAL, True),
    ],
)
def test_h3_3_34_losing_morale(before: int, after: int, flag: bool) -> None:
    q = moved(Quest(), before)
    morale.lose(q.s, 0)
    assert (q.player.morale, q.player.discards_hand) == (after, flag)


def test_h3_17_4_the_negative_token_may_stay_by_option() -> None:
    q = moved(Quest(keep_negative_token=True), Morale.NEGATIVE)
    morale.lose(q.s, 0)
    assert (q.player.morale, q.player.discards_hand) == (Morale.NEGATIVE, True)


def test_h3_t25_two_losses_empty_the_hand_at_the_end_of_the_turn() -> None:
    q = Quest(tiles=TOMB, heroes={0: "N2 C"}, level=5, hands=(("attack", "haste"),))
    q.go("N2 W").choose("search")
    while q.asked != "0 turn":
        q.choose(q.offered[0])
    assert (q.player.morale, q.player.discards_hand) == (Morale.NEUTRAL, True)
    assert len(q.player.hand) == 4
    q.choose("end-turn")
    assert len(q.player.hand) == 0
    assert not q.player.discards_hand
    assert len(q.player.discard) == 4


def test_h3_t25_nothing_happens_to_a_necropolis_player() -> None:
    q = Quest(factions=("necropolis", "castle"), hands=(("attack",),))
    morale.lose(q.s, 0, 2)
    assert (q.player.morale, q.player.discards_hand) == (Morale.NEUTRAL, False)
    q.choose("end-turn")
    assert q.player.hand == ("attack",)


def test_h3_3_35_a_flag_of_another_turn_waits_for_the_end_of_the_own_one() -> None:
    q = Quest(hands=((), ("attack",)), factions=("necropolis", "castle"))
    morale.lose(q.s, 1, 2)
    q.choose("end-turn")
    assert "attack" in q.s.players[1].hand  # the turn of seat 1 has only begun
    q.choose("enough", "end-turn")
    assert q.s.players[1].hand == ()


def test_h3_3_36_the_necropolis_gains_no_morale() -> None:
    q = Quest(
        tiles=("S3 -3,1", "S1 3,-1", "F8 0,0"),
        factions=("necropolis", "castle"),
        heroes={0: "F8 C"},
    )
    q.go("F8 W")
    assert q.player.morale == Morale.NEUTRAL
    assert q.mark("F8 W").cube


# ---- spending ----


def test_h3_3_33_a_positive_token_draws_a_card() -> None:
    q = moved(Quest(decks=(("attack", "power"),)), Morale.POSITIVE)
    q.choose("morale draw")
    assert (q.player.hand, q.player.morale) == (("power",), Morale.NEUTRAL)
    assert "morale draw" not in q.offered


def test_h3_3_33_a_positive_token_exchanges_cards() -> None:
    hand, deck = ("attack", "haste"), ("power", "power", "power")
    q = moved(Quest(hands=(hand,), decks=(deck,)), Morale.POSITIVE)
    q.choose("morale exchange", "discard attack", "discard haste")
    assert q.player.hand == ("power", "power")
    assert sorted(q.player.discard) == ["attack", "haste"]


def test_h3_3_33_a_positive_token_rerolls_an_own_die() -> None:
    q = moved(Quest(level=2, six=("gold-3", "valuables-2")), Morale.POSITIVE)
    q.go("S3 E").choose("reroll morale 1")
    assert (q.player.valuables, q.player.gold, q.player.morale) == (2, 0, Morale.NEUTRAL)


def test_h3_3_37_a_negative_token_can_not_be_spent() -> None:
    q = moved(Quest(hands=(("attack",),), decks=(("power",),)), Morale.NEGATIVE)
    assert not any(o.startswith("morale") for o in q.offered)


def test_w_gain2_the_old_token_may_be_spent_before_the_second_comes() -> None:
    q = Quest(
        tiles=("S3 -3,1", "S1 3,-1", "F8 0,0"), heroes={0: "F8 C"}, decks=(("attack", "power"),)
    )
    moved(q, Morale.POSITIVE).go("F8 W")
    assert q.offered == ["morale draw", "keep-token"]
    q.choose("morale draw")
    assert (q.player.hand, q.player.morale) == (("power",), Morale.POSITIVE)


def test_w_gain2_outside_the_own_turn_too() -> None:
    q = Quest(factions=("necropolis", "castle"), decks=((), ("attack", "power")))
    q.s.players[1].morale = Morale.POSITIVE
    on_top(q, weeks.DECK, "fancy_pixie")
    wait(q, 2)
    assert q.asked == "1 second-token"
    q.choose("morale draw")
    assert (q.s.players[1].hand, q.s.players[1].morale) == (("power",), Morale.POSITIVE)


def test_w_morale_in_the_turns_of_others() -> None:
    q = Quest(factions=("necropolis", "castle"), decks=((), ("attack", "power")), level=2)
    q.s.players[1].morale = Morale.POSITIVE
    q.w.realms[1].wants = frozenset((Window.TURNS,))
    q.go("S1 NE")
    assert q.asked == "1 between"
    assert q.offered == ["morale draw", "pass"]
    q.choose("morale draw")
    assert q.s.players[1].hand == ("power",)
    assert q.asked == "0 turn"


def test_w_morale_before_the_round_closes_but_only_for_who_wants_it() -> None:
    for wants, asked in (
        (frozenset((Window.CLOSING,)), "0 closing"),
        (frozenset((Window.ANNOUNCED,)), ""),
    ):
        q = moved(Quest(decks=(("attack", "power"),), hands=((), ())), Morale.POSITIVE)
        q.realm.wants = wants
        q.choose("end-turn", "end-turn")
        assert (q.asked == asked) is bool(asked)


def test_h3_5_1_no_card_is_played_in_the_turns_of_others() -> None:
    q = Quest(factions=("necropolis", "castle"), hands=((), ("estates",)), level=2)
    q.w.realms[1].wants = frozenset((Window.TURNS,))
    q.go("S1 NE")
    assert q.asked == "0 turn"
    wait_turn(q, 1)
    assert "play estates basic" in q.offered
