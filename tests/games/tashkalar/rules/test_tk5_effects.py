"""Chapter 5, sections 5.1, 5.2, 5.4 and 5.5: resolving, selecting, keywords, destruction.

Moves and changes of pieces (5.3, 5.6): test_tk5_moves_and_changes.
"""

from itertools import product

import pytest

from rulebound import Match
from rulebound.games.tashkalar import board
from rulebound.games.tashkalar.board import mask
from rulebound.games.tashkalar.effects import Effect
from tests.games.tashkalar.arena import (
    actions,
    arena,
    asks,
    can,
    destroyed,
    options,
    pieces,
    play,
    starting,
)

CHRONICLER = """
 6  .. rc .. ..
 5  rc .. rc bc
    d  e  f  g
"""
KNIGHT = """
 5  rc rc rc
 4  rc .. ..
    d  e  f
"""


def named(squares: int) -> set[str]:
    return set(board.names(squares))


def hand_counts(match: Match, seat: int = 0) -> list[int]:
    return list(match.view()["seats"][seat]["hand"].values())


class TestResolving:
    def test_tk_5_1_1_from_top_to_bottom_each_choice_when_it_is_reached(self) -> None:
        match = play(arena(CHRONICLER, hand="chronicler"), "summon chronicler e5 r0")
        assert asks(match) == "upgrade"
        play(match, "upgrade f5")
        assert asks(match) == "move"
        play(match, "move f5 g5")  # as the heroic piece that it now is
        assert pieces(match)["g5"] == "rh"

    def test_tk_5_1_2_what_does_not_say_may_is_mandatory(self) -> None:
        match = play(arena(CHRONICLER, hand="chronicler"), "summon chronicler e5 r0")
        assert options(match) == ["upgrade d5", "upgrade f5", "upgrade e6"]

    def test_tk_5_1_2_may_can_be_declined(self) -> None:
        match = play(arena(CHRONICLER, hand="chronicler"), "summon chronicler e5 r0", "upgrade d5")
        assert "skip" in options(match)

    @pytest.mark.parametrize("count", [0, 1, 2])
    def test_tk_5_1_2_up_to_allows_fewer(self, count: int) -> None:
        match = play(arena(" 4  rc rc rc\n    d  e  f", hand="summoner"), "summon summoner e5 r0")
        for square in ("e7", "d6")[:count]:
            assert can(match, "skip")
            play(match, f"place {square}")
        if count < 2:
            play(match, "skip")
        assert asks(match) == "action"
        assert len(pieces(match)) == 4 + count

    def test_tk_5_1_2_mandatory_even_if_it_hurts(self) -> None:
        board = """
         6  .. .. rc
         5  .. .. rc
         4  rc rc ..
            d  e  f
        """
        match = arena(board, hand="blood_shaman", seat0="red highland")
        play(match, "summon blood_shaman e5")
        assert set(options(match)) == {f"destroy {s}" for s in ("d4", "e4", "e5", "f5", "f6")}

    def test_tk_5_1_3_a_part_without_a_target_is_skipped(self) -> None:
        match = play(
            arena(CHRONICLER.replace("rc", "rh"), hand="chronicler"), "summon chronicler e5 r0"
        )
        assert asks(match) == "action"

    def test_tk_5_1_3_the_next_part_goes_on(self) -> None:
        picture = """
         6  bh .. .. bh
         5  rc .. .. rc
            c  d  e  f
        """
        match = arena(picture, hand="forest_wardens", seat0="red sylvan")
        play(match, "summon forest_wardens e5")  # first a common piece: blue has none
        assert options(match) == ["destroy c6", "destroy f6"]

    def test_tk_5_1_4_if_you_do_depends_on_the_part_before(self) -> None:
        board = """
         6  .. .. rh ..
         5  .. rh .. ..
         4  rh bh rc ..
         3  .. .. .. rc
            c  d  e  f
        """
        match = arena(board, hand="two_headed_dragon")
        play(match, "summon two_headed_dragon c6", "skip")
        assert asks(match) == "action"
        assert pieces(match)["d4"] == "bh"

    BRANCHES = """
     7  bh bh bh bh bh
     6  {} .. .. .. ..
        c  d  e  f  g
    """

    def test_tk_5_1_5_a_free_choice_if_both_branches_are_possible(self) -> None:
        match = arena(self.BRANCHES.format("rc"), hand="flare_06")
        play(match, "flare flare_06")
        assert options(match) == ["branch place", "branch upgrade"]

    def test_tk_5_1_5_the_possible_branch_if_only_one_is(self) -> None:
        match = arena(self.BRANCHES.format("rh"), hand="flare_06")
        play(match, "flare flare_06")
        assert set(options(match)) == set(starting(match, "place"))

    def test_tk_5_1_5_nothing_if_none_is(self) -> None:
        picture = """
         7  bh bh bh bh .. ..
         6  rh .. .. .. .. ..
            c  d  e  f  g  h
        """
        match = arena(picture, hand="flare_05")  # upper half: move or upgrade a common piece
        before = pieces(match)
        play(match, "flare flare_05")
        assert asks(match) == "action"
        assert pieces(match) == before

    def test_tk_5_1_5_a_piece_that_cannot_move_must_be_upgraded(self) -> None:
        picture = """
         2  bh bh bh
         1  ## rc bh
            b  c  d
        """
        match = play(arena(picture, hand="flare_05"), "flare flare_05")
        assert asks(match) == "action"
        assert pieces(match)["c1"] == "rh"

    def test_tk_5_1_5_a_branch_that_is_only_optional_is_always_possible(self) -> None:
        board = """
         5  .. rc ..
         4  rc rc ..
         3  rc .. ..
            d  e  f
        """
        match = arena(board, hand="unicorn", seat0="red sylvan")
        play(match, "summon unicorn f5")
        assert options(match) == ["branch move", "branch action"]

    @pytest.mark.parametrize("moves", [0, 1, 2])
    def test_tk_5_1_6_fewer_moves_than_allowed(self, moves: int) -> None:
        board = """
         7  bh bh bh .. ..
         6  .. .. .. .. ..
         5  rc .. .. .. ..
            c  d  e  f  g
        """
        match = play(arena(board, hand="flare_03"), "flare flare_03")
        place = "c5"
        for goal in ("d5", "e5")[:moves]:
            play(match, f"move {place} {goal}")
            place = goal
        play(match, "skip")
        assert asks(match) == "action"
        assert pieces(match)[place] == "rc"

    def test_tk_5_1_7_all_pieces_are_destroyed_at_once(self) -> None:
        board = """
         6  bc bc ..
         5  .. .. ..
         4  rc rc bc
         3  .. rc rc
            d  e  f
        """
        match = arena(board, hand="mountain_troll", seat0="red highland")
        play(match, "summon mountain_troll e5")
        (event,) = [event for event in match.log() if event["kind"] == "destroyed"]
        assert sorted(event["squares"]) == ["d6", "e6", "f4"]
        assert actions(match) == 2

    def test_tk_5_1_8_d_42_parts_that_need_a_lost_being_are_skipped(self) -> None:
        board = """
         5  .. .. .. .. ..
         4  .. rh rc rc ..
         3  rc .. .. .. rc
            c  d  e  f  g
        """
        match = arena(board, hand="warlord", seat0="red highland")
        play(match, "summon warlord e5", "move d4 e5", "move f4 f5")
        assert asks(match) == "action"  # the third move would have to be the Warlord's
        assert destroyed(match) == {}

    def test_tk_5_1_10_a_moved_piece_is_still_the_same_piece(self) -> None:
        board = """
         6  rc .. rc
         5  .. .. ..
         4  rc .. rc
            d  e  f
        """
        match = play(arena(board, hand="master_of_intrigue"), "summon master_of_intrigue e5")
        play(match, "move f6 g7", "move g7 h7", "move h7 i7")
        assert pieces(match)["i7"] == "rc"

    def test_tk_5_1_10_another_piece_on_its_square_is_not(self) -> None:
        board = """
         7  .. .. .. rc
         6  rc .. rc ..
         5  .. .. .. ..
         4  rc .. rc ..
            d  e  f  g
        """
        match = play(arena(board, hand="master_of_intrigue"), "summon master_of_intrigue e5")
        assert not starting(match, "move g7")  # it was not used
        play(match, "move f6 g7")
        assert starting(match, "move g7")

    def test_tk_5_1_10_a_converted_piece_is_a_new_one(self) -> None:
        match = arena(" 5  rc bc\n    d  e")
        effect = Effect(match._state, "test", used=mask("d5 e5"))
        flow = effect.may_convert(mask("e5"))
        decision = next(flow)
        with pytest.raises(StopIteration):
            flow.send(decision.find("convert e5"))  # type: ignore[union-attr]
        assert pieces(match) == {"d5": "rc", "e5": "rc"}
        assert named(effect.used) == {"d5"}

    HYPNOTIST = """
     6  .. .. rc bc
     5  rc .. rc nc
     4  rc .. .. ..
        d  e  f  g
    """

    def test_tk_5_1_11_you_destroy_what_an_enemy_piece_captures_for_you(self) -> None:
        match = play(arena(self.HYPNOTIST, seats=3, hand="hypnotist"), "summon hypnotist e5")
        play(match, "move g6 g5")
        assert pieces(match)["g5"] == "bc"
        assert destroyed(match) == {"brown": [1, 0, 0]}

    def test_tk_5_1_11_your_own_piece_is_lost_uncounted(self) -> None:
        match = play(arena(self.HYPNOTIST, seats=3, hand="hypnotist"), "summon hypnotist e5")
        play(match, "move g6 f6")
        assert pieces(match)["f6"] == "bc"
        assert destroyed(match) == {}


class TestSelecting:
    MIXED = """
     5  rc rh rl .. bc
     4  bh bl nc nh nl
        c  d  e  f  g
    """

    def test_tk_5_2_1_ranks(self) -> None:
        effect = Effect(arena(self.MIXED, seats=3)._state, "test")
        assert named(effect.upgraded) == {"d5", "e5", "c4", "d4", "f4", "g4"}
        assert named(effect.non_legendary) == {"c5", "d5", "g5", "c4", "e4", "f4"}
        assert named(effect.common) == {"c5", "g5", "e4"}
        assert named(effect.heroic) == {"d5", "c4", "f4"}
        assert named(effect.legendary) == {"e5", "d4", "g4"}

    def test_tk_5_2_2_owners(self) -> None:
        effect = Effect(arena(self.MIXED, seats=3)._state, "test")
        assert named(effect.own) == {"c5", "d5", "e5"}
        assert named(effect.enemy) == {"g5", "c4", "d4", "e4", "f4", "g4"}

    def test_tk_5_2_2_a_team_is_one_side(self) -> None:
        picture = self.MIXED.replace("nc nh nl", "rc rh rh")
        match = arena(picture, seats=4, form="duel", teams=True, lines="turn: 2")
        effect = Effect(match._state, "test")
        assert named(effect.own) == {"c5", "d5", "e5", "e4", "f4", "g4"}
        assert named(effect.enemy) == {"g5", "c4", "d4"}

    def test_tk_5_2_3_a_piece_without_an_owner_is_anybodys(self) -> None:
        effect = Effect(arena(self.MIXED, seats=3)._state, "test")
        assert effect.anyone == effect.own | effect.enemy

    @pytest.mark.parametrize(
        ("square", "orthogonal", "diagonal"),
        [
            ("e5", "e4 e6 d5 f5", "d4 d6 f4 f6"),
            ("a5", "a4 a6 b5", "b4 b6"),
            ("c9", "d9 c8", "b8 d8"),
            ("a7", "a6 b7", "b6 b8"),
            ("h2", "g2 h3", "g1 g3 i3"),
        ],
    )
    def test_tk_5_2_5_adjacent(self, square: str, orthogonal: str, diagonal: str) -> None:
        number = board.BY_NAME[square]
        assert named(board.ORTHOGONAL[number]) == set(orthogonal.split())
        assert named(board.DIAGONAL[number]) == set(diagonal.split())
        both = set(f"{orthogonal} {diagonal}".split())
        assert named(board.ADJACENT[number]) == both

    def test_tk_5_2_5_measured_from_where_the_being_stands_at_that_moment(self) -> None:
        picture = """
         7  .. .. .. rc ..
         6  .. rc .. .. ..
         5  .. .. .. .. ..
         4  rc .. rc .. ..
            d  e  f  g  h
        """
        match = arena(picture, hand="high_priestess")
        play(match, "summon high_priestess e6", "move e6 f6")
        assert options(match) == ["upgrade g7", "skip"]

    def test_tk_5_2_6_distance_is_the_least_number_of_moves(self) -> None:
        for start, end in product(board.SQUARES, repeat=2):
            distance, reached = 0, 1 << start
            while not reached >> end & 1:
                reached |= board.around(reached)
                distance += 1
            a, b = board.NAMES[start], board.NAMES[end]
            assert distance == max(abs(ord(a[0]) - ord(b[0])), abs(int(a[1]) - int(b[1])))
            if 0 < distance <= 3:
                assert board.WITHIN[distance][start] >> end & 1
                assert not board.WITHIN[distance - 1][start] >> end & 1

    def test_tk_5_2_7_a_line_runs_to_the_edge(self) -> None:
        lines = dict(zip(board.DIRECTIONS, board.LINES[board.BY_NAME["c5"]], strict=True))
        assert [board.NAMES[s] for s in lines["n"]] == ["c6", "c7", "c8", "c9"]
        assert [board.NAMES[s] for s in lines["ne"]] == ["d6", "e7", "f8", "g9"]
        assert [board.NAMES[s] for s in lines["w"]] == ["b5", "a5"]
        assert [board.NAMES[s] for s in lines["sw"]] == ["b4", "a3"]

    def test_tk_5_2_7_d_46_a_direction_off_the_board_cannot_be_chosen(self) -> None:
        picture = """
         7  rc .. ..
         6  rc .. ..
         5  .. rc ..
            a  b  c
        """
        match = play(arena(picture, hand="cannon"), "summon cannon a7")
        assert options(match) == ["aim ne", "aim e", "aim se", "skip"]

    def test_tk_5_2_8_connected_groups_link_by_edges_and_corners(self) -> None:
        group = mask("a5 b6 c6 e6 f5 i3")
        assert named(board.connected(group, mask("a5"))) == {"a5", "b6", "c6"}
        assert named(board.connected(group, mask("f5"))) == {"e6", "f5"}
        assert named(board.connected(group, mask("d6"))) == set()


class TestKeywords:
    def test_tk_5_4_1_a_gained_action_is_not_part_of_the_effect(self) -> None:
        picture = """
         6  .. rc ..
         5  rc bc rc
         4  .. rc ..
            d  e  f
        """
        match = play(arena(picture, hand="time_mage", lines="actions: 1"), "summon time_mage f6")
        assert (asks(match), actions(match)) == ("action", 1)
        assert match.view()["playing"] is None

    def test_tk_5_4_2_extra_cards_are_drawn_after_filling_up(self) -> None:
        picture = """
         6  .. rc ..
         5  rc .. ..
         4  .. .. rc
            d  e  f
        """
        match = arena(picture, hand="forest_mystic", seat0="red sylvan", lines="actions: 1")
        play(match, "summon forest_mystic e5")
        assert match.view()["turn"]["extra"] == {"cards": 1, "legends": 1, "turn": False}
        assert hand_counts(match) == [0, 0, 0]
        play(match, "end")
        assert hand_counts(match) == [4, 3, 1]

    def test_tk_5_4_2_a_surplus_is_kept_and_not_added_to(self) -> None:
        match = arena(lines="actions: 0\nextra: 2 1")
        play(match, "end", "place a5", "place a6", "end")
        assert hand_counts(match) == [5, 3, 1]
        play(match, "place b5", "place b6", "end")
        assert hand_counts(match) == [5, 3, 1]

    def test_tk_5_4_2_an_empty_deck_yields_nothing(self) -> None:
        match = arena(lines="seat 0:\nhand: knight bomb herald\ndeck:\nactions: 0\nextra: 1 0")
        play(match, "end")
        assert hand_counts(match) == [3, 2, 1]
        assert match.view()["end"]["last"] is None

    @pytest.mark.parametrize(("count", "explodes"), [(2, True), (1, False)])
    def test_tk_5_4_4_the_last_action_is_known_when_it_is_paid(
        self, count: int, explodes: bool
    ) -> None:
        picture = """
         7  bh bh bh bh bh
         6  .. .. .. .. ..
         4  .. .. rc .. ..
         3  .. .. rc .. ..
            c  d  e  f  g
        """
        match = arena(picture, hand="bomb flare_08", lines=f"actions: {count}")
        play(match, "summon bomb d5 r0")
        assert ("d5" not in pieces(match)) is explodes
        play(match, "flare flare_08")  # an action gained later changes nothing
        assert actions(match) == count
        assert ("d5" not in pieces(match)) is explodes


class TestDestruction:
    def test_tk_5_5_1_a_destroyed_piece_returns_to_its_owner(self) -> None:
        match = arena(" 6  rc bc rc\n    d  e  f", hand="swordmaster")
        supplies = [seat["supply"]["stones"] for seat in match.view()["seats"]]
        play(match, "summon swordmaster e6")
        after = [seat["supply"]["stones"] for seat in match.view()["seats"]]
        assert after == [supplies[0] - 1, supplies[1] + 1]

    def test_tk_5_5_2_a_by_summoning_onto_it(self) -> None:
        picture = KNIGHT.replace("\n 5", "\n 6  .. bh ..\n 5", 1)
        match = play(arena(picture, hand="knight"), "summon knight e6", "skip")
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_tk_5_5_2_b_by_a_leap(self) -> None:
        picture = """
         5  .. .. .. bc
         4  rc .. rc ..
            d  e  f  g
        """
        match = arena(picture, hand="wild_eagle", seat0="red highland")
        play(match, "summon wild_eagle e5", "leap e5 g5")
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_tk_5_5_2_d_by_converting_at_the_former_rank(self) -> None:
        picture = """
         6  rc .. bh
         5  .. rc ..
         4  .. rc ..
            d  e  f
        """
        match = arena(picture, hand="dryad", seat0="red sylvan")
        play(match, "summon dryad e5", "convert f6")
        assert pieces(match)["f6"] == "rc"
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_tk_5_5_2_with_the_rank_it_had_just_before(self) -> None:
        picture = """
         6  .. rc .. rc ..
         5  rc .. rh .. rc
         4  .. .. rc .. bc
            c  d  e  f  g
        """
        match = arena(picture, hand="angel_of_death")
        play(match, "summon angel_of_death e5", "choose g4")  # first upgraded, then taken
        assert pieces(match)["g4"] == "rl"
        assert destroyed(match) == {"blue": [0, 1, 0]}

    def test_tk_5_5_3_own_pieces_are_not_counted(self) -> None:
        picture = """
         5  .. rc rc rc
         4  rc .. .. ..
            c  d  e  f
        """
        match = play(arena(picture, hand="cannon"), "summon cannon e5 r0", "aim e")
        assert "f5" not in pieces(match)
        assert destroyed(match) == {}

    def test_tk_5_5_4_the_tally_is_kept_by_colour_and_rank(self) -> None:
        match = arena(seats=4, lines="destroyed: bc nc gl bh bc")
        assert destroyed(match) == {"blue": [2, 1, 0], "brown": [1, 0, 0], "green": [0, 0, 1]}
