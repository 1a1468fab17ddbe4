"""EX-56 to EX-77: frozen effects and the beings of Everfrost (TK-10). White acts."""

from typing import Any

import pytest

from rulebound import Match
from tests.games.tashkalar.arena import (
    actions,
    arena,
    asks,
    can,
    destroyed,
    each,
    options,
    pass_turn,
    pieces,
    play,
    starting,
    targets,
)


def frost(board: str, hand: str, lines: str = "", **more: Any) -> Match:
    """Seat 0 plays Everfrost with white pieces against blue ones, in a Duel unless said else."""
    if more.get("seats", 2) == 2:
        more.setdefault("form", "duel")
    return arena(board, hand=hand, seat0="white everfrost", lines=lines, **more)


def of_white(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(0)["seats"][0]
    return found


def frozen(match: Match) -> str | None:
    found: str | None = of_white(match).get("frozen")
    return found


def discards(match: Match) -> list[str]:
    found: list[str] = of_white(match)["discard"]
    return found


class TestFreezing:
    PRINCESS = """
     6  .. .. ..
     5  .. wc ..
     4  wc .. wc
        d  e  f
    """

    def test_ex56_the_card_lies_frozen_and_can_be_thawed_at_once(self) -> None:
        match = frost(self.PRINCESS, "ice_princess snow_fox frost_imp")
        play(match, "summon ice_princess e6", "skip")
        assert pieces(match)["e6"] == "wc"
        assert frozen(match) == "ice_princess"
        assert discards(match) == []
        assert of_white(match)["hand"]["beings"] == 2
        assert actions(match) == 1
        play(match, "thaw ice_princess")
        assert asks(match) == "move"
        assert "skip" not in options(match)
        play(match, "move e6 e7")
        assert frozen(match) is None
        assert discards(match) == ["ice_princess"]
        assert actions(match) == 1

    def test_ex56_left_frozen_it_does_not_count_for_the_hand(self) -> None:
        match = frost(self.PRINCESS, "ice_princess snow_fox frost_imp")
        play(match, "summon ice_princess e6", "skip", "place a5", "end")
        assert of_white(match)["hand"]["beings"] == 3
        assert frozen(match) == "ice_princess"

    GROWER = """
     6  .. .. bc
     5  .. .. ..
     4  wc wc bh
        d  e  f
    """

    @pytest.mark.parametrize(
        ("kept", "gone"), [("ice_queen", "crystal_grower"), ("crystal_grower", "ice_queen")]
    )
    def test_ex57_of_two_frozen_cards_one_is_kept(self, kept: str, gone: str) -> None:
        match = frost(self.GROWER, "crystal_grower", "frozen: ice_queen")
        play(match, "summon crystal_grower e5 r0")
        assert pieces(match)["f6"] == "bh"
        assert options(match) == ["freeze crystal_grower", "freeze ice_queen"]
        play(match, f"freeze {kept}")
        assert frozen(match) == kept
        assert discards(match) == [gone]

    def test_ex58_thawing_comes_before_a_claim(self) -> None:
        match = frost(
            """
             6  wc wc ..
             5  wc wh ..
             4  wc .. ..
                d  e  f
            """,
            "snow_fox",
            """
            frozen: crystal_grower
            tasks: central_dominance destruction red_conquest
            actions: 0
            """,
            form="high_form",
        )
        assert options(match) == ["thaw crystal_grower", "end"]
        play(match, "thaw crystal_grower")
        assert set(options(match)) == each("upgrade", "d4 d5 d6 e6")
        play(match, "upgrade d4", "claim central_dominance")
        assert match.decision is not None
        assert match.decision.seat == 1

    def test_ex58_after_the_claim_it_is_too_late(self) -> None:
        match = frost(
            """
             6  wc wc ..
             5  wc wh ..
             4  wh .. ..
                d  e  f
            """,
            "snow_fox",
            """
            frozen: crystal_grower
            tasks: central_dominance destruction red_conquest
            actions: 0
            """,
            form="high_form",
        )
        play(match, "claim central_dominance")
        assert frozen(match) == "crystal_grower"
        assert not can(match, "thaw")

    def test_ex59_thawing_is_taken_back(self) -> None:
        match = frost(self.PRINCESS, "snow_fox", "frozen: ice_princess")
        before = match.view(0)
        play(match, "thaw ice_princess", "move e5 e6")
        match.undo()
        match.undo()
        assert match.view(0) == before
        pass_turn(match)
        assert not match.can_undo()

    def test_ex60_the_card_is_frozen_although_its_piece_is_gone(self) -> None:
        match = frost(
            """
             6  .. wc .. .. bh
             5  wc .. .. .. ..
             4  .. wc wc .. ..
                d  e  f  g  h
            """,
            "ice_wyvern",
        )
        play(match, "summon ice_wyvern d6", "leap d6 h6")
        assert "d6" not in pieces(match)
        assert "h6" not in pieces(match)
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert frozen(match) == "ice_wyvern"
        before = pieces(match)
        play(match, "thaw ice_wyvern")
        assert pieces(match) == before
        assert discards(match) == ["ice_wyvern"]


class TestThawing:
    CHEST = """
     5  wc bc wc
        d  e  f
    """

    def test_ex61_the_frostweave_summoner_lends_an_enemy_piece(self) -> None:
        assert not targets(frost(self.CHEST, "frozen_chest"), "frozen_chest")
        match = frost(self.CHEST, "frozen_chest", "frozen: frostweave_summoner")
        assert starting(match, "summon") == [
            "summon frozen_chest e5 r0 with e5 thawing",
        ]
        assert not can(match, "thaw")
        play(match, "summon frozen_chest e5 r0 with e5 thawing")
        assert destroyed(match) == {"blue": [1, 0, 0]}
        assert pieces(match)["e5"] == "wh"
        assert discards(match) == ["frostweave_summoner"]
        assert options(match) == ["take frostweave_summoner", "skip"]
        play(match, "take frostweave_summoner")
        assert frozen(match) == "frostweave_summoner"
        assert discards(match) == ["frozen_chest"]

    FOX = """
     5  .. bc ..
     4  .. .. gc
        d  e  f
    """

    def test_ex62_with_an_improvised_piece_two_enemies_help(self) -> None:
        seats: dict[str, Any] = {"seats": 3, "hand1": "", "seat1": "blue northern"}
        third: dict[str, Any] = {"hand2": "", "seat2": "green sylvan"}
        match = frost(self.FOX, "snow_fox^0", **seats, **third)
        assert not targets(match, "snow_fox")
        match = arena(
            self.FOX,
            hand="snow_fox",
            seat0="white everfrost\n  frozen: frostweave_summoner",
            **seats,
            **third,
        )
        here = starting(match, "summon snow_fox d5")
        assert here == [
            "summon snow_fox d5 r0 with f4+e5 thawing charging blue",
            "summon snow_fox d5 r0 with f4+e5 thawing charging green",
        ]
        play(match, here[0])
        assert frozen(match) is None
        assert of_white(match)["improvised"] == ["green"]

    def test_ex62_one_frozen_card_is_not_enough_for_two_pieces(self) -> None:
        board = self.FOX.replace("gc", "bc")
        match = frost(board, "snow_fox", "frozen: frostweave_summoner")
        assert not targets(match, "snow_fox")

    def test_ex62_thawing_without_an_enemy_piece_is_not_offered(self) -> None:
        match = frost(self.FOX.replace("bc", "wc").replace("gc", "wc"), "snow_fox")
        assert not [o for o in options(match) if "thaw" in o]

    WHISPERER = """
     5  wc bc
        d  e
    """

    @pytest.mark.parametrize(
        ("choices", "gained", "flares"),
        [
            (["destroy d5", "discard flare_11"], 1, 0),
            (["destroy d5", "skip"], 0, 1),
            (["skip", "discard flare_11"], 0, 0),
            (["skip", "skip"], 0, 1),
        ],
    )
    def test_ex63_winter_whisperer_needs_both(
        self, choices: list[str], gained: int, flares: int
    ) -> None:
        match = frost(self.WHISPERER, "snow_fox flare_11", "frozen: winter_whisperer")
        play(match, "thaw winter_whisperer", *choices)
        assert actions(match) == 2 + gained
        assert of_white(match)["hand"]["flares"] == flares
        assert match.view()["seats"][1]["score"] == 0
        assert discards(match) == ["winter_whisperer"]

    def test_ex63_without_a_flare_nothing_is_gained(self) -> None:
        match = frost(self.WHISPERER, "snow_fox", "frozen: winter_whisperer")
        play(match, "thaw winter_whisperer", "destroy d5")
        assert actions(match) == 2
        assert asks(match) == "action"

    def test_ex64_the_chest_exchanges_the_frozen_card(self) -> None:
        board = self.CHEST.replace("bc", "wc")
        lines = "frozen: ice_queen\ndiscard: ice_princess"
        match = frost(board, "frozen_chest", lines)
        play(match, "summon frozen_chest e5 r0", "skip")
        assert frozen(match) == "ice_queen"
        match = frost(board, "frozen_chest", lines)
        play(match, "summon frozen_chest e5 r0", "take ice_princess")
        assert frozen(match) == "ice_princess"
        assert discards(match) == ["ice_queen", "frozen_chest"]

    def test_ex65_in_a_team_only_its_player_thaws(self) -> None:
        match = arena(
            "5 wc bc\n  d  e",
            seats=4,
            form="duel",
            teams=True,
            hand="snow_fox",
            seat0="white everfrost\n  frozen: crystal_grower",
            hand1="",
            seat1="blue northern",
            hand2="",
            seat2="white southern",
            hand3="",
            seat3="blue sylvan",
        )
        play(match, "place a5", "pass control")
        assert not [o for o in options(match) if not o.startswith("place")]
        play(match, "place a6")
        assert not can(match, "thaw")
        play(match, "end")
        for seat in (1, 2, 3):
            assert match.decision is not None
            assert match.decision.seat == seat
            assert not can(match, "thaw")
            pass_turn(match)
        assert can(match, "thaw crystal_grower")

    def test_ex66_a_frozen_card_costs_nothing_at_the_end(self) -> None:
        match = frost("5 wc bc\n  d  e", "snow_fox", "frozen: ice_queen\nscore: 3\nend: 1 1 deck")
        pass_turn(match)
        assert match.result is not None
        assert match.result.scores == (3, 0)


class TestBeings:
    def test_ex67_royal_reindeer_is_upgraded_if_nothing_was_destroyed(self) -> None:
        board = """
         5  .. .. ..
         4  wc wc ..
         3  .. .. wc
            d  e  f
        """
        match = play(frost(board, "royal_reindeer"), "summon royal_reindeer e5 r0", "skip")
        assert pieces(match)["e5"] == "wh"
        match = play(frost(board, "royal_reindeer"), "summon royal_reindeer e5 r0", "leap e5 g5")
        assert pieces(match)["g5"] == "wh"

    def test_ex67_royal_reindeer_stays_common_if_it_destroyed_a_piece(self) -> None:
        board = """
         5  .. wc .. bc
         4  wc wc .. ..
         3  .. .. wc ..
            d  e  f  g
        """
        match = play(frost(board, "royal_reindeer"), "summon royal_reindeer e5 r0", "skip")
        assert pieces(match)["e5"] == "wc"
        board = board.replace(".. wc .. bc", ".. .. .. bc")
        match = play(frost(board, "royal_reindeer"), "summon royal_reindeer e5 r0", "leap e5 g5")
        assert pieces(match)["g5"] == "wc"
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_ex67_a_piece_that_is_turned_under_shortage_is_not_destroyed(self) -> None:
        match = frost(
            """
             9  ## ## wc wc wc wc wc ## ##
             8  ## wc wc wc wc wc wc wc ##
             5  .. .. .. .. wc .. .. .. ..
             4  .. .. .. wc wc .. .. .. ..
             3  .. .. .. .. .. wc .. .. ..
                a  b  c  d  e  f  g  h  i
            """,
            "royal_reindeer",
        )
        assert of_white(match)["supply"]["stones"] == 0
        play(match, "summon royal_reindeer e5 r0", "skip")
        assert pieces(match)["e5"] == "wh"

    def test_ex68_crystal_mirror(self) -> None:
        board = """
         6  bh .. wc .. ..
         5  .. bc .. .. ..
         4  .. wc wc bc ..
            c  d  e  f  g
        """
        left = frost(board, "crystal_mirror")
        assert sorted(starting(left, "summon")) == [
            "summon crystal_mirror e5 r0",
            "summon crystal_mirror e5 r180",
        ]
        play(left, "summon crystal_mirror e5 r0")
        assert set(options(left)) == {"place g6", "place f5", "skip"}
        heroic = play(left.fork(), "place g6")
        assert pieces(heroic)["g6"] == "wh"
        assert asks(heroic) == "action"
        common = play(left.fork(), "place f5")
        assert pieces(common)["f5"] == "wc"
        assert "g6" not in pieces(common)
        assert asks(common) == "action"
        right = play(frost(board, "crystal_mirror"), "summon crystal_mirror e5 r180")
        assert asks(right) == "action"

    def test_ex69_crystal_grower_upgrades_one_piece_of_each_enemy(self) -> None:
        match = arena(
            """
             5  .. .. rc
             4  wc wc ..
             3  bc bc gh
                d  e  f
            """,
            seats=4,
            hand="crystal_grower",
            seat0="white everfrost",
            hand1="",
            seat1="blue northern",
            hand2="",
            seat2="green sylvan",
            hand3="",
            seat3="red southern",
        )
        play(match, "summon crystal_grower e5 r0")
        assert options(match) == ["upgrade d3", "upgrade e3"]
        play(match, "upgrade e3")
        now = pieces(match)
        assert (now["d3"], now["e3"], now["f3"], now["f5"]) == ("bc", "bh", "gh", "rh")

    SENTINEL = """
     6  bc ..
     5  wc ..
     4  wc wc
     3  .. wc
        e  f
    """

    def test_ex70_everfrost_sentinel_takes_an_action(self) -> None:
        match = frost(self.SENTINEL, "everfrost_sentinel")
        play(match, "summon everfrost_sentinel e6")
        assert destroyed(match) == {"blue": [1, 0, 0]}
        play(match, "downgrade e6")
        assert pieces(match)["e6"] == "wc"
        assert match.view()["seats"][1]["fewer"] == 1
        pass_turn(match)
        assert actions(match) == 1
        pass_turn(match)
        pass_turn(match)
        assert actions(match) == 2

    @pytest.mark.parametrize("there", ["wc", ".."])
    def test_ex70_without_an_enemy_victim_nothing_happens(self, there: str) -> None:
        match = frost(self.SENTINEL.replace("bc", there), "everfrost_sentinel")
        play(match, "summon everfrost_sentinel e6")
        assert asks(match) == "action"
        assert pieces(match)["e6"] == "wh"

    def test_ex70_in_a_melee_everybody_else_loses_one(self) -> None:
        match = arena(
            self.SENTINEL,
            seats=3,
            hand="everfrost_sentinel",
            seat0="white everfrost",
            hand1="",
            seat1="blue northern",
            hand2="",
            seat2="green sylvan",
        )
        play(match, "summon everfrost_sentinel e6", "downgrade e6")
        for _ in range(2):
            pass_turn(match)
            assert actions(match) == 1
        pass_turn(match)
        assert actions(match) == 2

    GIANT = """
     7  .. .. .. .. ..
     6  .. wc bh .. ..
     5  wc wc wc bc ..
     4  .. .. .. .. bl
        d  e  f  g  h
    """

    def test_ex71_glacier_giant_brings_down_a_legend_with_itself(self) -> None:
        match = play(frost(self.GIANT, "glacier_giant"), "summon glacier_giant e7 r0")
        play(match, "move e7 f6", "move f6 g5")
        assert options(match) == ["destroy h4", "skip"]
        play(match, "destroy h4")
        assert not {"f6", "g5", "h4"} & set(pieces(match))
        assert destroyed(match) == {"blue": [1, 1, 1]}
        assert match.helps()["points"] == {"blue": 3}

    def test_ex71_without_reaching_it_nothing_follows(self) -> None:
        match = play(frost(self.GIANT, "glacier_giant"), "summon glacier_giant e7 r0")
        still = play(match.fork(), "skip")
        assert asks(still) == "action"
        play(match, "move e7 f6", "skip")
        assert asks(match) == "action"

    BEAR = """
     7  bc .. .. .. ..
     6  .. bh .. .. ..
     5  .. .. wc wc ..
     4  .. .. wc .. wc
        c  d  e  f  g
    """

    def test_ex72_polar_bear_goes_on_while_it_takes(self) -> None:
        match = play(frost(self.BEAR, "polar_bear"), "summon polar_bear d5 r0")
        play(match, "move d5 d6", "move d6 c7")
        assert "move c7 c8" in options(match)
        assert "move c7 d6" in options(match)
        play(match, "move c7 c8")
        assert asks(match) == "action"
        assert destroyed(match) == {"blue": [1, 1, 0]}

    def test_ex72_an_empty_square_ends_it(self) -> None:
        match = play(frost(self.BEAR, "polar_bear"), "summon polar_bear d5 r0")
        first = play(match.fork(), "move d5 c5")
        assert asks(first) == "action"
        play(match, "move d5 d6", "move d6 d7")
        assert asks(match) == "action"

    def test_ex73_war_sled_turns_by_45_degrees(self) -> None:
        match = frost(
            """
             6  .. .. .. .. bc
             5  wc .. .. bc ..
             4  wc wc wc .. ..
                c  d  e  f  g
            """,
            "war_sled",
        )
        play(match, "summon war_sled e5 r0")
        assert set(options(match)) == {"move e5 f6", "move e5 f5", "move e5 f4", "skip"}
        play(match, "move e5 f5")
        assert set(options(match)) == {"move f5 g6", "move f5 g5", "move f5 g4", "skip"}
        play(match, "move f5 g6")
        assert set(options(match)) == {"move g6 g7", "move g6 h7", "move g6 h6", "skip"}
        play(match, "move g6 h7")
        assert asks(match) == "action"
        assert destroyed(match) == {"blue": [2, 0, 0]}

    def test_ex74_snow_monster(self) -> None:
        match = frost(
            """
             7  bc .. .. .. ..
             6  .. .. bc .. bc
             5  .. bh wc wc ..
             4  .. wc .. .. wc
                b  c  d  e  f
            """,
            "snow_monster",
        )
        play(match, "summon snow_monster d5 r0")
        now = pieces(match)
        assert not {"d6", "f6"} & set(now)
        assert (now["b7"], now["c5"], now["d5"]) == ("bc", "bh", "wh")
        assert destroyed(match) == {"blue": [2, 0, 0]}

    def test_ex75_frost_imp_slides_a_common_as_far_as_it_goes(self) -> None:
        match = frost(
            """
             6  .. .. bc .. .. wc
             5  wc .. .. .. .. ..
             4  .. wc .. .. .. ..
             3  .. .. wc .. .. ..
                d  e  f  g  h  i
            """,
            "frost_imp",
        )
        play(match, "summon frost_imp e5 r0")
        found = options(match)
        assert {"slide f6 h6", "slide f6 h8"} <= set(found)
        assert not [o for o in found if o.startswith(("slide f6 g6", "slide f6 g7", "slide f3"))]
        assert {o.split()[1] for o in found if o != "skip"} == {"d5", "e4", "f6"}
        play(match, "slide f6 h8")
        assert pieces(match)["h8"] == "bc"

    BRINGER = """
     6  .. .. .. bh
     5  .. wc .. ..
     4  .. .. bh bl
     3  wc wc wc ..
        c  d  e  f
    """

    def test_ex76_deathbringer_removes_a_piece_from_the_game(self) -> None:
        match = play(frost(self.BRINGER, "deathbringer"), "summon deathbringer e5 r0")
        assert set(options(match)) == {"destroy e4", "destroy d5", "skip"}
        play(match, "destroy e4")
        assert destroyed(match) == {"blue": [0, 2, 0]}
        assert match.helps()["points"] == {"blue": 2}
        blue = match.view()["seats"][1]
        assert blue["removed"] == {"stones": 1, "legendary": 0}
        assert blue["supply"]["stones"] == 16 - 1 - 1

    def test_ex76_an_own_victim_brings_nothing(self) -> None:
        match = play(frost(self.BRINGER, "deathbringer"), "summon deathbringer e5 r0", "destroy d5")
        assert destroyed(match) == {}
        assert of_white(match)["removed"]["stones"] == 1
        assert of_white(match)["supply"]["stones"] == 16 - 4 - 1

    @pytest.mark.parametrize(("helpers", "hit"), [("f3", False), ("f3 g5", True)])
    def test_ex76_a_legendary_victim_needs_three_others(self, helpers: str, hit: bool) -> None:
        match = frost(self.BRINGER, "deathbringer", "actions: 9")
        play(match, *(f"place {square}" for square in helpers.split()))
        play(match, "summon deathbringer e5 r0")
        assert can(match, "destroy f4") == hit

    ILLUSIONIST = """
     5  wc .. wc
     4  .. .. ..
     3  .. wc ..
        d  e  f
    """

    def test_ex77_frostweave_illusionist_changes_sides(self) -> None:
        match = frost(self.ILLUSIONIST, "frostweave_illusionist")
        play(match, "summon frostweave_illusionist e5 r0")
        assert pieces(match)["e5"] == "bc"
        assert destroyed(match) == {}
        assert of_white(match)["supply"]["stones"] == 16 - 3
        assert frozen(match) == "frostweave_illusionist"
        play(match, "thaw frostweave_illusionist")
        assert pieces(match)["e5"] == "wc"
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_ex77_without_an_enemy_stone_it_stays(self) -> None:
        match = frost(
            """
             9  ## ## bc bc bc bc bc ## ##
             8  ## bc bc bc bc bc bc bc ##
             7  bc bc bc bc .. .. .. .. ..
             5  .. .. .. wc .. wc .. .. ..
             3  .. .. .. .. wc .. .. .. ..
                a  b  c  d  e  f  g  h  i
            """,
            "frostweave_illusionist",
        )
        play(match, "summon frostweave_illusionist e5 r0")
        assert pieces(match)["e5"] == "wh"
