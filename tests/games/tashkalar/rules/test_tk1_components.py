"""Chapter 1: the board, the pieces and the cards, with the counts of the appendix."""

from typing import Any

import pytest

import rulebound
from rulebound import Match
from rulebound.games.tashkalar import board
from rulebound.games.tashkalar.library import (
    FLARE_CARDS,
    LEGEND_CARDS,
    SCHOOL_CARDS,
    SCHOOLS,
    TASK_CARDS,
    being_of,
    flare_of,
    task_of,
)
from tests.games.tashkalar.arena import arena, options, pieces, play, starting

ROWS = {
    9: "cdefg",
    8: "bcdefgh",
    7: "abcdefghi",
    6: "abcdefghi",
    5: "abcdefghi",
    4: "abcdefghi",
    3: "abcdefghi",
    2: "bcdefgh",
    1: "cdefg",
}
SQUARES = {f"{column}{row}" for row, columns in ROWS.items() for column in columns}
BASE_GAME = ["southern", "northern", "highland", "sylvan"]


def start(seats: int, seed: int = 1, **chosen: Any) -> Match:
    return rulebound.game("tashkalar").start(seats=seats, options=chosen, seed=seed)


def named(squares: int) -> set[str]:
    return set(board.names(squares))


class TestConventions:
    def test_tk_0_1_columns_a_to_i_rows_from_the_bottom_up(self) -> None:
        assert board.NAMES[board.square(5, 5)] == "e5"
        assert board.NAMES[board.square(3, 1)] == "c1"
        assert board.NAMES[board.square(9, 7)] == "i7"

    def test_tk_0_2_ranks_are_ordered(self) -> None:
        assert (board.COMMON, board.HEROIC, board.LEGENDARY) == (0, 1, 2)

    def test_tk_0_3_each_school_has_its_colour(self) -> None:
        seats = start(4, form="melee", schools=BASE_GAME).view()["seats"]
        assert [seat["colour"] for seat in seats] == ["red", "blue", "brown", "green"]


class TestBoard:
    def test_tk_1_1_has_69_squares_in_rows_of_5_7_9_9_9_9_9_7_5(self) -> None:
        assert set(board.NAMES.values()) == SQUARES
        assert len(board.SQUARES) == 69
        lengths = [sum(name.endswith(str(row)) for name in SQUARES) for row in range(1, 10)]
        assert lengths == [5, 7, 9, 9, 9, 9, 9, 7, 5]

    def test_tk_1_1_a_piece_can_be_placed_on_each_of_them_and_nowhere_else(self) -> None:
        placed = {notation.removeprefix("place ") for notation in starting(arena(), "place")}
        assert placed == SQUARES

    @pytest.mark.parametrize(
        "corner", ["a1 a2 b1", "i1 h1 i2", "a9 a8 b9", "i9 h9 i8"], ids=lambda c: c.split()[0]
    )
    def test_tk_1_1_three_squares_are_cut_from_each_corner(self, corner: str) -> None:
        assert not {f"place {name}" for name in corner.split()} & set(options(arena()))

    def test_tk_1_2_four_red_and_five_green_squares(self) -> None:
        assert named(board.RED) == {"c2", "d8", "e5", "h4"}
        assert named(board.GREEN) == {"a5", "c7", "f2", "g7", "i6"}

    def test_tk_1_2_the_centre_is_red(self) -> None:
        assert named(board.CENTRE) == {"e5"}
        assert board.CENTRE & board.RED
        assert not board.CENTRE & board.GREEN

    def test_tk_1_3_nine_central_squares(self) -> None:
        assert named(board.CENTRAL) == {"d4", "d5", "d6", "e4", "e5", "e6", "f4", "f5", "f6"}

    def test_tk_1_4_start_marks(self) -> None:
        assert [board.NAMES[mark] for mark in board.DUEL_MARKS] == ["c5", "g5"]
        assert {frozenset(named(symbol)) for symbol in board.MELEE_SYMBOLS} == {
            frozenset({"f8", "g8"}),
            frozenset({"b3", "c3"}),
            frozenset({"g3", "g4"}),
        }

    @pytest.mark.parametrize("form", ["high_form", "duel"])
    def test_tk_1_5_coloured_squares_are_the_same_on_both_sides_of_the_board(
        self, form: str
    ) -> None:
        picture = """
         8  rc .. rc
         7  .. .. ..
         6  .. .. ..
            c  d  e
        """
        match = play(arena(picture, hand="swordmaster", form=form), "summon swordmaster d8")
        summoned = match.view()["turn"]["summoned"]
        assert summoned == {"total": 1, "legends": 0, "red": 1, "green": 0}

    def test_tk_1_7_sides_are_edge_runs_of_five(self) -> None:
        assert {side: named(run) for side, run in board.SIDES.items()} == {
            "left": {"a3", "a4", "a5", "a6", "a7"},
            "right": {"i3", "i4", "i5", "i6", "i7"},
            "top": {"c9", "d9", "e9", "f9", "g9"},
            "bottom": {"c1", "d1", "e1", "f1", "g1"},
        }

    def test_tk_1_7_corners_are_steps_of_three(self) -> None:
        assert {corner: named(step) for corner, step in board.CORNERS.items()} == {
            "upper_left": {"a7", "b8", "c9"},
            "upper_right": {"g9", "h8", "i7"},
            "lower_left": {"a3", "b2", "c1"},
            "lower_right": {"g1", "h2", "i3"},
        }

    def test_tk_1_7_diagonals_are_seven_squares_that_share_the_centre(self) -> None:
        assert named(board.FALLING) == {"b8", "c7", "d6", "e5", "f4", "g3", "h2"}
        assert named(board.RISING) == {"b2", "c3", "d4", "e5", "f6", "g7", "h8"}


class TestPieces:
    @pytest.mark.parametrize(
        ("seats", "chosen", "stones", "legendary"),
        [
            (2, {"form": "first_game"}, 17, 0),
            (2, {"form": "high_form"}, 17, 3),
            (4, {"form": "high_form", "teams": True}, 17, 3),
            (2, {"form": "duel"}, 16, 3),
            (4, {"form": "duel", "teams": True}, 16, 3),
            (3, {"form": "melee"}, 15, 3),
            (4, {"form": "melee"}, 14, 3),
        ],
        ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else None,
    )
    def test_tk_1_10_usable_pieces_a_colour(
        self, seats: int, chosen: dict[str, Any], stones: int, legendary: int
    ) -> None:
        match = start(seats, **chosen)
        assert pieces(match) == {}
        for seat in match.view()["seats"]:
            assert seat["supply"] == {"stones": stones, "legendary": legendary}

    def test_tk_1_9_a_stone_is_a_stone_on_either_face(self) -> None:
        match = arena("""
         5  rc rh rh rl
         4  bc bh bl bl
            c  d  e  f
        """)
        red, blue = (seat["supply"] for seat in match.view()["seats"])
        assert red == {"stones": 14, "legendary": 2}
        assert blue == {"stones": 15, "legendary": 1}

    def test_tk_1_11_a_destroyed_piece_is_in_supply_at_once(self) -> None:
        match = arena(
            """
             6  .. rc ..
             5  .. bc ..
             4  .. rc ..
                d  e  f
            """,
            hand="swordmaster",
        )
        play(match, "summon swordmaster e5")
        red, blue = (seat["supply"]["stones"] for seat in match.view()["seats"])
        assert (red, blue) == (14, 17)
        assert match.view()["turn"]["destroyed"] == {"blue": (1, 0, 0)}

    def test_tk_1_12_even_with_all_68_pieces_on_the_board_one_can_be_placed(self) -> None:
        ranks = "c" * 14 + "lll"
        every = iter([colour + rank for colour in "rbng" for rank in ranks])
        picture = ""
        for row, columns in ROWS.items():
            cells = [next(every, "..") if c in columns else "##" for c in "abcdefghi"]
            picture += f" {row}  {' '.join(cells)}\n"
        picture += "    a  b  c  d  e  f  g  h  i"
        match = arena(picture, seats=4)
        assert len(pieces(match)) == 68
        assert "g1" not in pieces(match)
        assert all(notation.startswith("lift ") for notation in options(match))
        play(match, "lift c9")
        assert options(match) == ["place g1", "place c9"]
        play(match, "place g1")
        assert len(pieces(match)) == 68
        assert pieces(match)["g1"] == "rc"


IMPERIAL = {
    "common": "swordmaster messenger herald bomb chronicler",
    "heroic": "assassin time_mage summoner hypnotist cannon champion infantry_captain "
    "cavalry_captain gryphon_rider knight high_priestess master_of_intrigue gun_tower",
}
BEINGS = {
    "northern": IMPERIAL,
    "southern": IMPERIAL,
    "highland": {
        "common": "wild_eagle clan_axeman clan_healer dire_wolf ritual_keeper",
        "heroic": "eagle_lord wolf_rider blood_shaman war_drummer hill_giant warlord war_summoner "
        "ritual_master legend_slayer mountain_troll hungry_bear werewolf clan_guardian",
    },
    "sylvan": {
        "common": "sapling kiskin_farseeders charging_buck forest_wardens naiad",
        "heroic": "kiskin_spirit dryad centaur_spearman centaur_chieftain unicorn sylvan_queen "
        "sylvan_princess woodland_druid forest_ancient forest_mystic kiskin_leafsplitter "
        "kiskin_boughrunner tree_shepherd",
    },
}
LEGENDS = (
    "fire_dragon hell_bull angel_of_death the_eldest_tree bone_catapult fire_elemental leviathan "
    "two_headed_dragon earth_elemental time_elemental storm_elemental titan"
)
TASKS = """
destruction          destruction basic    1
devastation          destruction basic    2
heroic_destruction   destruction basic    2
heroic_devastation   destruction advanced 3
end_of_legends       destruction advanced 2
red_conquest         colored     basic    2
green_conquest       colored     basic    2
color_conquest       colored     basic    3
red_legends          colored     advanced 3
green_legends        colored     advanced 3
rainbow_dominance    colored     basic    2
red_summoning        summoning   basic    1
green_summoning      summoning   basic    1
colored_summoning    summoning   basic    2
legendary_summoning  summoning   advanced 2
central_dominance    pattern     basic    1
center_cross         pattern     basic    2
line_dominance       pattern     basic    2
diagonals            pattern     advanced 3
side_chain           pattern     basic    3
corner_chain         pattern     basic    3
imprisonment         enemy       basic    1
envelopment          enemy       advanced 2
isolation            enemy       advanced 2
"""


def of_rank(cards: tuple[int, ...], rank: int) -> set[str]:
    return {being_of(card).id for card in cards if being_of(card).rank == rank}


class TestCards:
    @pytest.mark.parametrize("school", SCHOOLS)
    def test_tk_1_13_a_deck_has_5_common_and_13_heroic_beings(self, school: str) -> None:
        cards = SCHOOL_CARDS[school]
        assert len(cards) == len(set(cards)) == 18
        assert len(of_rank(cards, board.COMMON)) == 5
        assert len(of_rank(cards, board.HEROIC)) == 13

    @pytest.mark.parametrize("school", BASE_GAME)
    def test_tk_1_13_the_beings_of_the_base_game(self, school: str) -> None:
        cards = SCHOOL_CARDS[school]
        assert of_rank(cards, board.COMMON) == set(BEINGS[school]["common"].split())
        assert of_rank(cards, board.HEROIC) == set(BEINGS[school]["heroic"].split())

    def test_tk_1_13_the_four_decks_are_72_cards_and_the_imperial_ones_have_the_same_beings(
        self,
    ) -> None:
        decks = [SCHOOL_CARDS[school] for school in BASE_GAME]
        assert len({card for cards in decks for card in cards}) == 72
        assert [being_of(card) for card in SCHOOL_CARDS["northern"]] == [
            being_of(card) for card in SCHOOL_CARDS["southern"]
        ]
        names = {being_of(card).id for cards in decks for card in cards}
        assert len(names) == 3 * 18

    def test_tk_1_14_twelve_legends_all_of_them_legendary(self) -> None:
        assert len(LEGEND_CARDS) == 12
        assert of_rank(LEGEND_CARDS, board.LEGENDARY) == set(LEGENDS.split())

    def test_tk_1_14_shared_decks_hold_12_legends_and_12_flares_before_the_deal(self) -> None:
        match = start(2, first=0)
        decks = match.view()["decks"]
        assert decks["legends"]["size"] == 12 - 2 * 2
        assert decks["flares"]["size"] == 12 - 2
        assert decks["legends"]["discard"] == decks["flares"]["discard"] == []

    def test_tk_1_16_flares_have_two_thresholds(self) -> None:
        flares = [flare_of(card) for card in FLARE_CARDS]
        thresholds = " ".join(f"{flare.upper_needs}/{flare.lower_needs}" for flare in flares)
        assert thresholds == "3/6 4/4 3/5 4/5 3/6 4/4 4/6 4/5 5/4 5/5 3/4 2/5"
        assert [flare.id for flare in flares] == [f"flare_{n:02}" for n in range(1, 13)]

    def test_tk_1_17_tasks_with_their_types_levels_and_points(self) -> None:
        table = [tuple(line.split()) for line in TASKS.strip().splitlines()]
        tasks = [task_of(card) for card in TASK_CARDS]
        assert table == [
            (task.id, task.type, "advanced" if task.advanced else "basic", str(task.points))
            for task in tasks
        ]

    def test_tk_1_17_counts_of_the_tasks(self) -> None:
        tasks = [task_of(card) for card in TASK_CARDS]
        assert len(tasks) == 24
        assert sum(task.advanced for task in tasks) == 8
        types = ("destruction", "colored", "summoning", "pattern", "enemy")
        assert [sum(task.type == kind for task in tasks) for kind in types] == [5, 6, 4, 6, 3]

    def test_tk_1_18_three_current_tasks_and_a_next_one_on_a_deck_of_the_others(self) -> None:
        tasks = start(2).view()["tasks"]
        assert len(tasks["current"]) == 3
        assert tasks["next"] is not None
        assert tasks["deck"] == 24 - 4

    def test_tk_1_18_a_score_is_never_capped_by_its_track(self) -> None:
        match = arena(
            form="duel",
            lines="""
             seat 0:
               score: 20
             actions: 0
             destroyed: bl bl bh bc bc
            """,
        )
        play(match, "end")
        assert match.view()["seats"][0]["score"] == 26


class TestAppendix:
    @pytest.mark.parametrize(
        ("seats", "chosen", "hand"),
        [
            (2, {"form": "first_game"}, (3, 0, 1)),
            (2, {"form": "high_form"}, (3, 2, 1)),
            (2, {"form": "duel"}, (3, 2, 1)),
            (3, {"form": "melee"}, (3, 2, 1)),
            (4, {"form": "melee"}, (3, 2, 1)),
        ],
        ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else None,
    )
    def test_hand_limits(
        self, seats: int, chosen: dict[str, Any], hand: tuple[int, int, int]
    ) -> None:
        match = start(seats, **chosen)
        for seat in match.view()["seats"]:
            assert tuple(seat["hand"].values()) == hand
            assert seat["deck"]["size"] == 18 - 3
            assert seat["deck"]["sideways"] == 0

    def test_six_cards_of_every_team_deck_lie_sideways(self) -> None:
        match = start(4, form="duel", teams=True)
        assert [seat["deck"]["sideways"] for seat in match.view()["seats"]] == [6, 6, 6, 6]
