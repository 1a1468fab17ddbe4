"""TK-2.1 to TK-2.4: setup, the turn, its actions, drawing. The end of the game: test_tk2_end."""

from typing import Any

import pytest

import rulebound
from rulebound import Match
from tests.games.tashkalar.arena import (
    actions,
    arena,
    asks,
    can,
    options,
    pass_turn,
    pieces,
    play,
    starting,
)

SCHOOL_COLOURS = {
    "northern": "blue",
    "southern": "red",
    "highland": "brown",
    "sylvan": "green",
}

# All 17 red stones, three of them heroic, and a legendary piece.
NO_STONES = """
 7  rc rc rc rc rc rc rc rc rc
 6  rh rh rh rc rc rc rc rc ..
 5  .. .. .. .. rl .. .. .. ..
    a  b  c  d  e  f  g  h  i
"""
EMPTY_BESIDE_NO_STONES = 69 - 18

BEHIND = """
 7  bh bh bh bh bh
 6  bc bc .. .. ..
 5  .. .. .. .. ..
    c  d  e  f  g
"""


def start(seats: int = 2, seed: int = 1, **chosen: Any) -> Match:
    return rulebound.game("tashkalar").start(seats=seats, options=chosen, seed=seed)


def hand(match: Match, seat: int = 0) -> dict[str, list[str]]:
    found: dict[str, list[str]] = match.view(seat)["hand"]
    return found


def kinds(match: Match) -> set[str]:
    assert match.decision is not None
    return {option.kind for option in match.decision.options}


def deck(match: Match, seat: int = 0) -> list[str]:
    """A hidden draw deck from the top down."""
    words = match.position().split(f"seat {seat}:")[1].split("deck:")[1].splitlines()[0]
    return [word.partition("^")[0] for word in words.split()]


def shared(match: Match, pile: str) -> list[str]:
    """A shared pile from the top down."""
    line = next(x for x in match.position().splitlines() if x.startswith(f"{pile}:"))
    return [word.partition("^")[0] for word in line.partition(":")[2].split()]


class TestSetup:
    def test_tk_2_1_2_every_seat_has_another_deck_and_the_colour_of_its_deck(self) -> None:
        assigned = set()
        for seed in range(20):
            seats = start(4, seed, form="melee").view()["seats"]
            schools = [seat["school"] for seat in seats]
            assert sorted(schools) == ["highland", "northern", "southern", "sylvan"]
            assert [seat["colour"] for seat in seats] == [SCHOOL_COLOURS[x] for x in schools]
            assigned.add(tuple(schools))
        assert len(assigned) > 5

    def test_tk_2_1_3_decks_are_shuffled_differently_in_every_match(self) -> None:
        schools = ["southern", "northern"]
        first, second = (start(seed=seed, first=0, schools=schools) for seed in (1, 2))
        for seat in (0, 1):
            assert deck(first, seat) != deck(second, seat)
            cards = deck(first, seat) + hand(first, seat)["beings"]
            assert len(cards) == len(set(cards)) == 18
        assert shared(first, "legend deck") != shared(second, "legend deck")
        assert shared(first, "flare deck") != shared(second, "flare deck")

    def test_tk_2_1_3_the_same_seed_deals_the_same_cards(self) -> None:
        assert start(seed=7).position() == start(seed=7).position()

    def test_tk_2_1_4_anybody_can_be_drawn_as_starting_player(self) -> None:
        starters = {start(seed=seed).view()["turn"]["seat"] for seed in range(30)}
        assert starters == {0, 1}

    def test_tk_2_1_4_play_is_clockwise(self) -> None:
        match = start(3, form="melee", first=2)
        for _ in range(3):
            play(match, options(match)[0])  # the starting pieces
        order = []
        for _ in range(7):
            order.append(match.view()["turn"]["seat"])
            pass_turn(match)
        assert order == [2, 0, 1, 2, 0, 1, 2]

    def test_tk_2_1_5_the_opening_hand_is_3_2_1(self) -> None:
        match = start()
        for seat in (0, 1):
            assert {kind: len(cards) for kind, cards in hand(match, seat).items()} == {
                "beings": 3,
                "legends": 2,
                "flares": 1,
            }


class TestTurn:
    def test_tk_2_2_1_claim_comes_before_draw_and_draw_before_the_next_player(self) -> None:
        match = arena(
            hand="knight",
            lines="""
             tasks: destruction
             actions: 1
             destroyed: bc bc bc
            """,
        )
        play(match, "place a5", "claim destruction")
        told = [event["kind"] for event in match.log(0)]
        assert told == ["placed", "claimed", "next-task", "drew", "drew", "drew", "turn"]
        assert match.view()["turn"]["seat"] == 1

    def test_tk_2_2_2_only_the_very_first_turn_has_one_action(self) -> None:
        match = start(first=1)
        counts = []
        for _ in range(4):
            counts.append((match.view()["turn"]["seat"], actions(match)))
            pass_turn(match)
        assert counts == [(1, 1), (0, 2), (1, 2), (0, 2)]

    def test_tk_2_2_3_the_turn_cannot_end_while_an_action_is_left(self) -> None:
        match = arena()
        assert not can(match, "end")
        play(match, "place a5")
        assert not can(match, "end")
        play(match, "place a6")
        assert options(match) == ["end"]

    def test_tk_2_2_3_summoning_can_be_repeated(self) -> None:
        match = arena(
            """
             6  .. rc .. rc
             5  rc .. .. ..
                c  d  e  f
            """,
            hand="swordmaster messenger",
        )
        play(match, "summon swordmaster e6", "summon messenger e7", "skip")
        assert match.view()["turn"]["summoned"]["total"] == 2
        assert asks(match) == "end"

    def test_tk_2_2_3_only_one_discard_a_turn(self) -> None:
        match = arena(hand="knight bomb herald")
        play(match, "discard knight", "done")
        assert actions(match) == 1
        assert not can(match, "discard")
        assert kinds(match) == {"place"}

    def test_tk_2_2_3_the_discard_is_back_in_the_next_turn(self) -> None:
        match = arena(hand="knight bomb herald")
        play(match, "discard knight", "done", "place a5", "end")
        pass_turn(match)
        assert len(starting(match, "discard")) == 3

    def test_tk_2_2_4_an_action_gained_before_the_first_is_one_more(self) -> None:
        match = play(arena(BEHIND, hand="flare_08"), "flare flare_08", "place a5")
        assert actions(match) == 3

    def test_tk_2_2_5_a_flare_before_between_and_after_the_actions(self) -> None:
        match = arena(BEHIND, hand="flare_10")
        for square in ("a5", "a6"):
            assert can(match, "flare flare_10")
            play(match, f"place {square}")
        assert options(match) == ["flare flare_10", "end"]

    def test_tk_2_2_5_once_invoked_there_is_no_second_flare(self) -> None:
        match = play(arena(BEHIND, hand="flare_02"), "flare flare_02", "place a5", "place a6")
        assert match.view()["turn"]["flared"]
        assert not can(match, "flare")
        play(match, "place b5", "place b6")
        assert options(match) == ["end"]

    def test_tk_2_2_6_nothing_else_begins_while_an_effect_is_unresolved(self) -> None:
        match = arena(
            """
             7  bh bh bh bh bh
             6  .. bc bc bc bc
             5  .. rc .. .. ..
             4  .. .. rc .. ..
                c  d  e  f  g
            """,
            hand="messenger herald flare_02",
        )
        assert can(match, "flare flare_02")
        play(match, "summon messenger c6")
        assert asks(match) == "move"
        assert kinds(match) == {"move", "skip"}

    def test_tk_2_2_6_nor_inside_a_flare(self) -> None:
        match = play(arena(BEHIND, hand="knight flare_02"), "flare flare_02")
        assert kinds(match) == {"place"}
        assert actions(match) == 2
        play(match, "place a5")
        assert kinds(match) == {"place"}
        assert actions(match) == 2

    def test_tk_2_2_7_no_action_moves_a_piece(self) -> None:
        match = arena(
            """
             6  rl bc ..
             5  rh rc bh
                d  e  f
            """,
            hand="knight titan flare_01",
        )
        assert kinds(match) == {"place", "discard"}

    def test_tk_2_2_8_decision_kinds(self) -> None:
        match = arena(
            """
             7  bh bh bh bh bh
             6  rc .. rc .. ..
                c  d  e  f  g
            """,
            hand="swordmaster flare_02",
        )
        assert kinds(match) == {"place", "summon", "discard", "flare"}


class TestPlace:
    PICTURE = """
     6  rc bh ..
     5  .. .. bl
        d  e  f
    """

    def test_tk_2_3_1_a_common_piece_of_your_colour_on_any_empty_square(self) -> None:
        match = arena(self.PICTURE)
        assert len(options(match)) == 69 - 3
        assert not {"place d6", "place e6", "place f5"} & set(options(match))
        play(match, "place e5")
        assert pieces(match) == {"d6": "rc", "e6": "bh", "f5": "bl", "e5": "rc"}
        assert actions(match) == 1

    def test_tk_2_3_1_it_is_not_a_summoning(self) -> None:
        match = play(arena(), "place e5", "place c7")
        assert match.view()["turn"]["summoned"] == {
            "total": 0,
            "legends": 0,
            "red": 0,
            "green": 0,
        }

    def test_tk_2_3_2_without_stones_one_is_lifted_first(self) -> None:
        match = arena(NO_STONES)
        stones = {square for square, piece in pieces(match).items() if piece in ("rc", "rh")}
        assert set(options(match)) == {f"lift {square}" for square in stones}
        assert len(stones) == 17

    def test_tk_2_3_2_a_lifted_heroic_piece_returns_as_common(self) -> None:
        match = arena(NO_STONES)
        before = pieces(match)
        play(match, "lift b6")
        assert actions(match) == 2
        play(match, "place e1")
        del before["b6"]
        assert pieces(match) == before | {"e1": "rc"}
        assert actions(match) == 1
        assert match.view()["turn"]["destroyed"] == {}

    def test_tk_2_3_2_d_21_it_may_return_to_its_own_square(self) -> None:
        match = play(arena(NO_STONES), "lift b6")
        assert len(options(match)) == EMPTY_BESIDE_NO_STONES + 1
        play(match, "place b6")
        assert pieces(match)["b6"] == "rc"

    def test_tk_2_3_2_with_one_stone_left_nothing_is_lifted(self) -> None:
        match = arena(NO_STONES.replace("rc rc ..", "rc .. .."))
        assert len(starting(match, "place")) == len(options(match)) == EMPTY_BESIDE_NO_STONES + 1
        play(match, "place i6")
        assert kinds(match) == {"lift"}

    def test_tk_2_3_2_stones_of_others_do_not_help(self) -> None:
        match = arena(NO_STONES.replace(".. .. .. .. rl", "bc bc .. .. rl"))
        assert "lift a5" not in options(match)
        assert kinds(match) == {"lift"}


class TestDiscard:
    HAND = "knight bomb herald titan leviathan flare_05"

    def test_tk_2_3_4_only_a_being_of_the_own_deck_can_be_discarded(self) -> None:
        match = arena(hand=self.HAND)
        assert starting(match, "discard") == ["discard knight", "discard bomb", "discard herald"]

    def test_tk_2_3_4_d_44_impossible_without_a_deck_being(self) -> None:
        match = arena(hand="titan leviathan flare_05")
        assert kinds(match) == {"place"}

    def test_tk_2_3_4_returning_nothing_is_fine(self) -> None:
        match = play(arena(hand=self.HAND), "discard bomb")
        assert options(match) == [
            "return knight",
            "return herald",
            "return titan",
            "return leviathan",
            "return flare_05",
            "done",
        ]
        play(match, "done")
        assert match.view()["seats"][0]["discard"] == ["bomb"]
        assert hand(match) == {
            "beings": ["knight", "herald"],
            "legends": ["titan", "leviathan"],
            "flares": ["flare_05"],
        }
        assert actions(match) == 1

    def test_tk_2_3_4_each_card_goes_under_its_own_deck_in_the_order_chosen(self) -> None:
        match = arena(hand=self.HAND)
        decks = (deck(match), shared(match, "legend deck"), shared(match, "flare deck"))
        play(match, "discard bomb", "return titan", "return herald", "return flare_05")
        play(match, "return leviathan", "return knight")
        assert asks(match) == "action"  # nothing is left to return
        assert deck(match) == [*decks[0], "herald", "knight"]
        assert shared(match, "legend deck") == [*decks[1], "titan", "leviathan"]
        assert shared(match, "flare deck") == [*decks[2], "flare_05"]

    def test_tk_2_3_4_the_other_order_is_possible_too(self) -> None:
        match = arena(hand=self.HAND)
        play(match, "discard bomb", "return knight", "return herald", "done")
        assert deck(match)[-2:] == ["knight", "herald"]

    def test_tk_2_3_4_all_of_it_is_a_single_action(self) -> None:
        match = arena(hand=self.HAND)
        play(match, "discard bomb", "return knight", "return titan")
        assert actions(match) == 1
        play(match, "done")
        assert actions(match) == 1

    def test_tk_2_3_4_a_returned_card_is_not_on_the_discard_pile(self) -> None:
        match = play(arena(hand=self.HAND), "discard bomb", "return knight", "done")
        view = match.view()
        assert view["seats"][0]["discard"] == ["bomb"]
        assert view["decks"]["legends"]["discard"] == []
        assert view["decks"]["flares"]["discard"] == []

    def test_tk_2_3_4_possible_as_the_last_action(self) -> None:
        match = play(arena(hand=self.HAND, lines="actions: 1"), "discard bomb", "done")
        assert options(match) == ["end"]

    def test_tk_2_3_5_cards_given_away_are_replaced_in_the_draw_step_only(self) -> None:
        match = arena(hand=self.HAND)
        play(match, "discard bomb", "return titan", "return flare_05", "done", "place a5")
        assert [len(cards) for cards in hand(match).values()] == [2, 1, 0]
        play(match, "end")
        assert [len(cards) for cards in hand(match).values()] == [3, 2, 1]


class TestDraw:
    def test_tk_2_4_1_the_step_begins_when_the_owner_says_so(self) -> None:
        match = play(arena(hand="knight", lines="actions: 1"), "place a5")
        assert asks(match) == "end"
        assert [len(cards) for cards in hand(match).values()] == [1, 0, 0]
        play(match, "end")
        assert [len(cards) for cards in hand(match).values()] == [3, 2, 1]

    def test_tk_2_4_1_the_tally_of_the_turn_ends_with_it(self) -> None:
        match = arena(lines="actions: 0\ndestroyed: bc bh\nsummoned: 2 1 1 0\nflags: flared")
        play(match, "end")
        turn = match.view()["turn"]
        assert turn["seat"] == 1
        assert turn["destroyed"] == {}
        assert turn["summoned"] == {"total": 0, "legends": 0, "red": 0, "green": 0}
        assert not turn["flared"]

    def test_tk_2_4_2_cards_come_from_the_top(self) -> None:
        match = arena(
            lines="""
             seat 0:
               hand: knight titan
               deck: bomb herald cannon champion
             legend deck: leviathan hell_bull
             flare deck: flare_03 flare_04
             actions: 0
            """
        )
        play(match, "end")
        assert {kind: sorted(cards) for kind, cards in hand(match).items()} == {
            "beings": ["bomb", "herald", "knight"],
            "legends": ["leviathan", "titan"],
            "flares": ["flare_03"],
        }
        assert deck(match) == ["cannon", "champion"]

    def test_tk_2_4_2_d_43_a_surplus_stays_and_nothing_of_that_kind_is_drawn(self) -> None:
        match = arena(hand="knight bomb herald cannon champion", lines="actions: 0")
        play(match, "end")
        assert hand(match)["beings"] == ["knight", "bomb", "herald", "cannon", "champion"]
        assert [len(cards) for cards in hand(match).values()] == [5, 2, 1]
        assert match.view()["seats"][0]["discard"] == []

    def test_tk_2_4_2_nobody_else_draws(self) -> None:
        match = play(arena(hand="knight", hand1="bomb", lines="actions: 0"), "end")
        assert hand(match, 1) == {"beings": ["bomb"], "legends": [], "flares": []}

    def test_tk_2_4_3_extra_cards_come_after_filling_up(self) -> None:
        match = arena(hand="knight", lines="actions: 0\nextra: 1 1")
        play(match, "end")
        assert [len(cards) for cards in hand(match).values()] == [4, 3, 1]

    def test_tk_2_4_4_an_empty_shared_deck_is_rebuilt_at_once(self) -> None:
        match = arena(
            lines="""
             flare deck: flare_01
             flare discard: flare_02 flare_03 flare_04
             actions: 0
            """
        )
        play(match, "end")
        assert hand(match)["flares"] == ["flare_01"]
        assert sorted(shared(match, "flare deck")) == ["flare_02", "flare_03", "flare_04"]
        assert match.view()["decks"]["flares"]["discard"] == []

    def test_tk_2_4_4_the_new_deck_is_shuffled(self) -> None:
        lines = """
         legend deck: titan leviathan
         legend discard: hell_bull fire_dragon angel_of_death bone_catapult fire_elemental
         actions: 0
        """
        orders = {
            tuple(shared(play(arena(lines=lines, seed=seed), "end"), "legend deck"))
            for seed in range(10)
        }
        assert len(orders) > 5
        assert {len(order) for order in orders} == {5}

    def test_tk_2_4_4_drawing_goes_on_from_the_new_deck(self) -> None:
        match = arena(
            lines="""
             legend deck: titan
             legend discard: leviathan hell_bull
             actions: 0
            """
        )
        play(match, "end")
        assert hand(match)["legends"][0] == "titan"
        seen = [hand(match)["legends"][1], *shared(match, "legend deck")]
        assert sorted(seen) == ["hell_bull", "leviathan"]

    def test_tk_2_4_4_with_nothing_to_shuffle_the_missing_cards_are_not_drawn(self) -> None:
        match = arena(
            lines="""
             legend deck: titan
             flare deck:
             actions: 0
            """
        )
        play(match, "end")
        assert [len(cards) for cards in hand(match).values()] == [3, 1, 0]

    def test_tk_2_4_4_d_19_cards_returned_later_lie_below_the_rebuilt_deck(self) -> None:
        match = arena(
            hand1="bomb flare_09",
            lines="""
             flare deck: flare_01
             flare discard: flare_02 flare_03
             actions: 0
            """,
        )
        play(match, "end", "discard bomb", "return flare_09")
        assert shared(match, "flare deck")[2:] == ["flare_09"]
        assert len(shared(match, "flare deck")) == 3

    def test_tk_2_4_5_a_player_deck_is_never_rebuilt(self) -> None:
        match = arena(
            lines="""
             seat 0:
               hand: knight
               deck:
               discard: bomb herald cannon
             actions: 0
            """
        )
        play(match, "end")
        assert hand(match)["beings"] == ["knight"]
        assert match.view()["seats"][0]["discard"] == ["cannon", "herald", "bomb"]
        assert match.view()["end"]["last"] is None  # nothing was drawn

    @pytest.mark.parametrize(("cards", "count"), [("bomb", 2), ("bomb herald cannon", 3)])
    def test_tk_2_4_5_the_hand_may_stay_below_three(self, cards: str, count: int) -> None:
        match = arena(lines=f"seat 0:\nhand: knight\ndeck: {cards}\nactions: 0")
        play(match, "end")
        assert len(hand(match)["beings"]) == count
