"""The Nethervoid deck: pictures, and what each being does and must not do (TK-11)."""

import pytest

from rulebound import Match
from rulebound.games.tashkalar.board import COMMON, HEROIC
from rulebound.games.tashkalar.decks.nethervoid import DECK
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
    targets,
)

BEINGS = {being.id: being for being in DECK.beings}

# Card, its orientations, orange commons laid out as its picture with the frame on e5.
PICTURES = [
    ("shadow_imp", 8, "d6 f5"),
    ("flame_imp", 8, "c5 d4"),
    ("gate_keeper", 4, "d5 e6 f5"),
    ("demon_of_gluttony", 4, "d4 e4 f4"),
    ("demon_of_pride", 8, "e4 e3 f3"),
    ("acolyte_of_destruction", 4, "d4 f4 e2"),
    ("acolyte_of_growth", 4, "d6 f6 d5 f5"),
    ("power_seeker", 8, "f5 h5 g4 i4"),
    ("hell_hound", 8, "c5 d5 b4 e4"),
    ("vortexmaster", 4, "e8 d7 f7 e6"),
    ("gate_master", 8, "e6 f6 d5 f5 g5"),
    ("hell_rider", 8, "e5 f5 g5 e4"),
    ("demon_of_wrath", 8, "f5 d4 f4 e3"),
    ("demon_of_greed", 8, "d6 e6 d4 f4"),
    ("demon_of_lust", 8, "e4 f4 f3 g3"),
    ("demon_of_sloth", 4, "d4"),
    ("demon_of_envy", 8, "d6 e5 f5"),
    ("possessed_summoner", 8, "f5 d4 e4 e3"),
]


def void(board: str, hand: str, lines: str = "") -> Match:
    return arena(board, hand=hand, seat0="orange nethervoid", lines=lines, form="duel")


def gateway(match: Match) -> list[str]:
    return [piece["sq"] for piece in match.view()["board"] if piece.get("gateway")]


class TestDeck:
    def test_has_five_commons_and_thirteen_heroics(self) -> None:
        assert list(BEINGS) == [card for card, *_ in PICTURES]
        assert [being.rank for being in DECK.beings] == [COMMON] * 5 + [HEROIC] * 13

    @pytest.mark.parametrize(("card", "number", "squares"), PICTURES)
    def test_orientations_and_picture(self, card: str, number: int, squares: str) -> None:
        assert len(BEINGS[card].pattern.orientations) == number

        def summonable(laid: list[str]) -> set[str]:
            match = void("", card, "actions: 9")
            return targets(play(match, *(f"place {square}" for square in laid)), card)

        laid = squares.split()
        assert "e5" in summonable(laid)
        for missing in laid:
            assert "e5" not in summonable([square for square in laid if square != missing])


class TestImps:
    def test_shadow_imp_draws_the_gateway_along(self) -> None:
        board = "6  oc .. .. ..\n 5  .. .. oc ..\n 4  .. .. .. oH\n    d  e  f  g"
        match = play(void(board, "shadow_imp"), "summon shadow_imp e5 r0", "move e5 e6")
        play(match, "move g4 g5")
        assert gateway(match) == ["g5"]

    def test_shadow_imp_must_not_send_it_elsewhere(self) -> None:
        board = "6  oc .. .. ..\n 5  .. .. oc ..\n 4  .. .. .. oH\n    d  e  f  g"
        match = play(void(board, "shadow_imp"), "summon shadow_imp e5 r0", "move e5 e6")
        assert options(match) == ["move g4 g5", "skip"]

    def test_flame_imp_burns_a_common_beside_the_gateway(self) -> None:
        match = void("5  oc .. ..\n 4  .. oH ..\n 3  bc .. ..\n    c  d  e", "flame_imp")
        play(match, starting(match, "summon flame_imp e5")[0], "destroy c3")
        assert destroyed(match) == {"blue": [1, 0, 0]}
        assert gateway(match) == ["d4"]

    def test_flame_imp_must_not_burn_a_heroic_or_the_gateway(self) -> None:
        board = "5  oc .. ..\n 4  .. oH bh\n 3  bc .. ..\n    c  d  e"
        match = void(board, "flame_imp")
        play(match, starting(match, "summon flame_imp e5")[0])
        assert not can(match, "destroy e4")
        assert not can(match, "destroy d4")


class TestGates:
    KEEPER = "6  .. oc .. ..\n 5  oc .. oc ol\n    d  e  f  g"

    def test_gate_keeper_names_what_it_places(self) -> None:
        match = play(void(self.KEEPER, "gate_keeper"), "summon gate_keeper e5 r0", "place i5")
        assert gateway(match) == ["i5"]

    def test_gate_keeper_must_not_upgrade_a_legendary_or_enemy_piece(self) -> None:
        match = play(void(self.KEEPER, "gate_keeper"), "summon gate_keeper e5 r0")
        assert not can(match, "upgrade g5")

    MASTER = "6  .. oc oc ..\n 5  oc .. oH oc\n    c  d  e  f"

    def test_gate_master_must_name_an_own_piece(self) -> None:
        match = play(void(self.MASTER, "gate_master"), "summon gate_master d5 r0")
        assert "skip" not in options(match)
        assert not can(match, "gateway e5")

    def test_gate_master_may_become_legendary_itself(self) -> None:
        board = self.MASTER.replace("oH", "oc")
        match = play(void(board, "gate_master"), "summon gate_master d5 r0", "gateway e5")
        assert pieces(match)["d5"] == "ol"
        assert gateway(match) == ["e5"]

    VORTEX = "7  .. oc ..\n 6  oc .. oc\n 5  .. oH ..\n 4  .. .. ..\n    d  e  f"

    def test_vortexmaster_moves_the_gateway_and_a_neighbor(self) -> None:
        match = play(void(self.VORTEX, "vortexmaster"), "summon vortexmaster e4 r0")
        play(match, "move e5 d5", "move d6 c6")
        assert gateway(match) == ["d5"]
        assert asks(match) == "action"

    def test_vortexmaster_must_not_move_a_piece_far_from_the_gateway(self) -> None:
        match = play(void(self.VORTEX, "vortexmaster"), "summon vortexmaster e4 r0", "skip")
        assert not starting(match, "move e7")


class TestDemons:
    GLUTTONY = "6  .. bh ..\n 5  .. .. ..\n 4  oc oc oc\n    d  e  f"

    def test_demon_of_gluttony_must_not_take_a_heroic_first(self) -> None:
        match = play(void(self.GLUTTONY, "demon_of_gluttony"), "summon demon_of_gluttony e5 r0")
        assert not can(match, "move e5 e6")

    def test_demon_of_gluttony_stays_common_on_an_empty_square(self) -> None:
        match = play(void(self.GLUTTONY, "demon_of_gluttony"), "summon demon_of_gluttony e5 r0")
        play(match, "move e5 d5")
        assert pieces(match)["d5"] == "oc"
        assert asks(match) == "action"

    PRIDE = "6  bh .. ..\n 5  .. .. oH\n 4  oc .. ..\n 3  oc oc ..\n    e  f  g"

    def test_demon_of_pride_takes_the_gateway_and_a_heroic(self) -> None:
        match = play(void(self.PRIDE, "demon_of_pride"), "summon demon_of_pride e5 r0")
        assert gateway(match) == ["e5"]
        play(match, "move e5 e6")
        assert destroyed(match) == {"blue": [0, 1, 0]}
        assert gateway(match) == ["e6"]

    def test_demon_of_pride_must_not_take_a_legendary_piece(self) -> None:
        board = self.PRIDE.replace("bh", "bl")
        match = play(void(board, "demon_of_pride"), "summon demon_of_pride e5 r0")
        assert not can(match, "move e5 e6")

    WRATH = "6  bc bh ..\n 5  .. .. oc\n 4  oc .. oc\n 3  .. oc ..\n    d  e  f"

    def test_demon_of_wrath_destroys_the_commons_around_the_gateway(self) -> None:
        match = play(void(self.WRATH, "demon_of_wrath"), "summon demon_of_wrath e5 r0")
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_demon_of_wrath_must_not_touch_heroics_or_own_pieces(self) -> None:
        match = play(void(self.WRATH, "demon_of_wrath"), "summon demon_of_wrath e5 r0")
        assert pieces(match)["e6"] == "bh"
        assert pieces(match)["d4"] == "oc"

    GREED = "6  oc oc ..\n 5  .. .. ..\n 4  oc .. oC\n    d  e  f"

    def test_demon_of_greed_must_not_take_the_gateway(self) -> None:
        board = self.GREED.replace("oC", "oH")
        match = play(void(board, "demon_of_greed"), "summon demon_of_greed e5 r0")
        assert not can(match, "destroy f4")
        assert "skip" not in options(match)

    def test_demon_of_greed_gains_an_action_a_piece(self) -> None:
        board = self.GREED.replace("oC", "oH")
        match = play(void(board, "demon_of_greed"), "summon demon_of_greed e5 r0", "destroy d4")
        assert actions(match) == 3

    LUST = """
     6  .. .. .. .. bl
     5  .. .. .. .. ..
     4  oc oc .. oH ..
     3  .. oc oc .. ..
        c  d  e  f  g
    """

    def test_demon_of_lust_moves_two_pieces_toward_the_gateway(self) -> None:
        match = play(void(self.LUST, "demon_of_lust"), "summon demon_of_lust c5 r0")
        play(match, "move g6 g5", "move c5 d5")
        assert asks(match) == "action"

    def test_demon_of_lust_must_not_move_away_or_the_same_piece_again(self) -> None:
        match = play(void(self.LUST, "demon_of_lust"), "summon demon_of_lust c5 r0")
        assert not can(match, "move g6 h6")
        play(match, "move c5 d5")
        assert not starting(match, "move d5")

    def test_demon_of_sloth_spends_an_action(self) -> None:
        match = void("4  oc ..\n 3  .. ..\n    d  e", "demon_of_sloth", "actions: 3")
        play(match, "summon demon_of_sloth e5")
        assert actions(match) == 1

    def test_demon_of_sloth_must_not_spend_what_it_destroys_for(self) -> None:
        match = void("4  oH ..\n 3  .. ..\n    d  e", "demon_of_sloth", "actions: 1")
        play(match, "summon demon_of_sloth e5")
        assert "d4" not in pieces(match)
        assert pieces(match)["e5"] == "oh"

    ENVY = "6  oc .. .. bc\n 5  .. oc oc bc\n    d  e  f  g"

    def test_demon_of_envy_places_at_least_one(self) -> None:
        match = play(void(self.ENVY, "demon_of_envy"), "summon demon_of_envy e5 r0", "place e6")
        assert asks(match) == "action"

    def test_demon_of_envy_must_not_place_elsewhere(self) -> None:
        match = play(void(self.ENVY, "demon_of_envy"), "summon demon_of_envy e5 r0")
        assert not can(match, "place a5")


class TestOthers:
    def test_acolyte_of_destruction_strikes_anywhere(self) -> None:
        board = "6  .. .. .. bc\n 4  oc .. oc ..\n 2  .. oc .. ..\n    c  d  e  h"
        match = play(void(board, "acolyte_of_destruction"), "summon acolyte_of_destruction d5 r0")
        play(match, "destroy h6")
        assert destroyed(match) == {"blue": [1, 0, 0]}

    def test_acolyte_of_destruction_must_not_go_on_without_a_red_gateway(self) -> None:
        board = "7  .. .. bh\n 6  .. .. bc\n 4  oc .. oc\n 2  .. oc ..\n    c  d  e"
        match = play(void(board, "acolyte_of_destruction"), "summon acolyte_of_destruction d5 r0")
        play(match, "destroy e6")
        assert asks(match) == "action"

    GROWTH = "6  oc .. oc\n 5  oc .. oc\n    c  d  e"

    def test_acolyte_of_growth_places_a_common(self) -> None:
        match = play(void(self.GROWTH, "acolyte_of_growth"), "summon acolyte_of_growth d5 r0")
        play(match, "place a4")
        assert pieces(match)["a4"] == "oc"

    def test_acolyte_of_growth_must_not_place_a_heroic_without_a_green_gateway(self) -> None:
        match = play(void(self.GROWTH, "acolyte_of_growth"), "summon acolyte_of_growth d5 r0")
        play(match, "place a4")
        assert asks(match) == "action"

    SEEKER = "5  .. oc .. oc ..\n 4  .. .. oc .. oc\n    c  d  e  f  g"

    def test_power_seeker_as_the_gateway_makes_one_standard_move(self) -> None:
        match = play(void(self.SEEKER, "power_seeker"), "summon power_seeker c5 r0", "move c5 c6")
        assert asks(match) == "action"

    def test_power_seeker_must_not_move_away_from_the_gateway(self) -> None:
        board = self.SEEKER.replace("5  ..", "8  oH .. .. .. ..\n 5  ..", 1)
        match = play(void(board, "power_seeker"), "summon power_seeker c5 r0")
        assert not can(match, "move c5 c4")
        assert can(match, "move c5 c6")

    HOUND = "5  .. oc oc .. bc\n 4  oc .. .. oc ..\n    c  d  e  f  g"

    def test_hell_hound_may_spare_everybody(self) -> None:
        match = void(self.HOUND, "hell_hound", "deck: shadow_imp")
        play(match, "summon hell_hound f5 r0", "skip")
        assert match.view()["seats"][0]["deck"]["size"] == 2

    def test_hell_hound_must_not_reach_further(self) -> None:
        match = void(self.HOUND, "hell_hound", "deck: shadow_imp")
        play(match, "summon hell_hound f5 r0")
        assert not can(match, "destroy d5")

    RIDER = "6  .. .. .. bl\n 5  oc oc oc ..\n 4  oc .. .. oH\n    d  e  f  g"

    def test_hell_rider_moves_three_times(self) -> None:
        match = play(void(self.RIDER, "hell_rider"), "summon hell_rider d5 r0")
        play(match, "move d5 d6", "move d6 e6", "move e6 f6")
        assert asks(match) == "action"

    def test_hell_rider_must_not_take_a_legend(self) -> None:
        match = play(void(self.RIDER, "hell_rider"), "summon hell_rider d5 r0")
        play(match, "move d5 e6", "move e6 f6")
        assert not can(match, "move f6 g6")

    PUPPET = "5  .. .. oc .. bc\n 4  oc oc .. .. ..\n 3  .. oc .. .. ..\n    c  d  e  f  g"

    def test_possessed_summoner_lends_a_color_for_one_pattern(self) -> None:
        match = void(self.PUPPET, "possessed_summoner demon_of_sloth")
        play(match, "summon possessed_summoner d5 r0", "place g6")
        assert match.view()["turn"]["possessed"] == "blue"
        assert match.why_not(0, "card:demon_of_sloth") is None
        play(match, starting(match, "summon demon_of_sloth")[0])
        assert "possessed" not in match.view()["turn"]

    def test_possessed_summoner_must_not_use_own_pieces(self) -> None:
        match = void(self.PUPPET, "possessed_summoner gate_keeper")
        play(match, "summon possessed_summoner d5 r0", "place g6")
        assert not targets(match, "gate_keeper")
        reason = match.why_not(0, "card:gate_keeper")
        assert reason is not None
        assert reason.id == "tashkalar-why-possessed"
