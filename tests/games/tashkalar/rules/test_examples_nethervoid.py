"""EX-78 to EX-100: the Gateway and the beings of Nethervoid (TK-11). Orange acts."""

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
    pieces,
    play,
    starting,
    targets,
)


def void(board: str, hand: str, lines: str = "", **more: Any) -> Match:
    """Seat 0 plays Nethervoid with orange pieces against blue ones."""
    more.setdefault("form", "duel")
    return arena(board, hand=hand, seat0="orange nethervoid", lines=lines, **more)


def gateway(match: Match) -> str | None:
    found = [piece["sq"] for piece in match.view()["board"] if piece.get("gateway")]
    assert len(found) < 2
    return found[0] if found else None


class TestGateway:
    IMP = """
     6  oc .. ..
     5  .. .. oc
     4  .. .. ..
        d  e  f
    """

    def test_ex78_the_first_being_is_the_gateway(self) -> None:
        match = play(void(self.IMP, "shadow_imp"), "summon shadow_imp e5 r0")
        assert gateway(match) == "e5"
        play(match, "move e5 e4")
        assert gateway(match) == "e4"
        assert asks(match) == "action"

    SLOTH = """
     5  .. .. ..
     4  oC .. oh
        d  e  f
    """

    def test_ex79_a_heroic_being_replaces_a_common_gateway(self) -> None:
        match = play(void(self.SLOTH, "demon_of_sloth"), "summon demon_of_sloth e5 r0")
        assert gateway(match) == "e5"
        assert actions(match) == 0

    def test_ex79_with_the_last_action_the_gateway_is_destroyed(self) -> None:
        match = void(self.SLOTH, "demon_of_sloth", "actions: 1")
        play(match, "summon demon_of_sloth e5 r0")
        assert "e5" not in pieces(match)
        assert gateway(match) is None

    def test_ex80_summoned_onto_the_gateway(self) -> None:
        match = void("5  oH oc oc\n 4  oc .. ..\n    d  e  f", "hell_rider")
        play(match, "summon hell_rider d5 r0")
        assert gateway(match) == "d5"
        play(match, "move d5 d6")
        assert asks(match) == "action"

    def test_ex81_the_gateway_as_a_pattern_piece(self) -> None:
        match = void("5  oc oH oc\n 4  oc .. ..\n    d  e  f", "hell_rider")
        play(match, "summon hell_rider d5 r0")
        assert gateway(match) == "e5"
        play(match, "move d5 e5")
        assert gateway(match) is None
        assert destroyed(match) == {}
        play(match, "move e5 e6", "move e6 e7")
        assert asks(match) == "action"

    COMMON = """
     6  oc .. ..
     5  .. .. oc
     4  .. oC ..
        d  e  f
    """

    def test_ex82_a_common_being_leaves_a_common_gateway(self) -> None:
        match = play(void(self.COMMON, "shadow_imp"), "summon shadow_imp e5 r0")
        assert gateway(match) == "e4"
        up = play(match.fork(), "move e5 e6")
        assert options(up) == ["move e4 e5", "skip"]
        play(up, "move e4 e5")
        assert gateway(up) == "e5"
        play(match, "move e5 e4")
        assert gateway(match) is None
        assert asks(match) == "action"

    def test_ex83_an_enemy_takes_the_gateway_like_any_piece(self) -> None:
        def knight(piece: str) -> Match:
            board = f"7  .. {piece} ..\n 6  .. .. ..\n 5  bc bc bc\n 4  bc .. ..\n    d  e  f"
            return arena(
                board,
                hand="",
                seat0="orange nethervoid",
                hand1="knight",
                seat1="blue northern",
                lines="turn: 1",
                form="duel",
            )

        match = play(knight("oH"), "summon knight e6 r0", "move e6 e7")
        assert destroyed(match) == {"orange": [0, 1, 0]}
        assert gateway(match) is None

    def test_ex83_a_standard_move_takes_a_common_gateway_only(self) -> None:
        for piece, legal in (("oH", False), ("oC", True)):
            board = f"6  .. bh {piece}\n 5  .. .. bc\n 4  .. bc ..\n    d  e  f"
            match = arena(
                board,
                hand="",
                seat0="orange nethervoid",
                hand1="messenger",
                seat1="blue northern",
                lines="turn: 1",
                form="duel",
            )
            first = starting(match, "summon messenger")[0]
            play(match, first)
            assert can(match, "move e6 f6") == legal

    def test_ex84_upgrading_without_a_legendary_piece_keeps_the_status(self) -> None:
        board = "9  ol ol ol\n 6  .. oc oc\n 5  oc .. oH\n 4  .. .. ..\n    c  d  e"
        match = void(board, "gate_master", "actions: 9")
        play(match, "place f5", "summon gate_master d5 r0")
        assert pieces(match)["e5"] == "oh"
        assert asks(match) == "gateway"
        assert gateway(match) == "e5"

    def test_ex84_converting_ends_the_status(self) -> None:
        match = arena(
            "5  bc .. bc\n 4  .. oC ..\n 3  .. bc ..\n    d  e  f",
            hand="",
            seat0="orange nethervoid",
            hand1="",
            seat1="blue everfrost\n  frozen: frostweave_illusionist",
            lines="turn: 1",
            form="duel",
        )
        play(match, "thaw frostweave_illusionist")
        assert pieces(match)["e4"] == "bc"
        assert gateway(match) is None

    def test_ex85_a_lifted_gateway_is_none_any_more(self) -> None:
        board = """
         9  ## ## oc oc oc oc oc ## ##
         8  ## oc oc oc oc oc oc oc ##
         7  oc oc oc oC .. .. .. .. ..
            a  b  c  d  e  f  g  h  i
        """
        match = void(board, "shadow_imp")
        play(match, "lift d7", "place d7")
        assert pieces(match)["d7"] == "oc"
        assert gateway(match) is None

    def test_ex86_the_gateway_counts_as_one_piece(self) -> None:
        board = "6  bc bc bc\n 5  bc oC bc\n 4  bc .. bc\n 3  oc oc ..\n    d  e  f"
        match = void(board, "flare_11")
        assert match.helps(0)["flares"]["flare_11"][0]["pieces"] == 4

    MASTER = """
     6  .. oc oc ..
     5  oc .. oH oc
        c  d  e  f
    """

    def test_ex87_gate_master_makes_a_legend_and_names_a_gateway(self) -> None:
        match = play(void(self.MASTER, "gate_master"), "summon gate_master d5 r0")
        assert pieces(match)["e5"] == "ol"
        assert match.view()["seats"][0]["score"] == 1
        assert set(options(match)) == each("gateway", "c5 d5 d6 e6 f5")
        play(match, "gateway c5")
        assert gateway(match) == "c5"

    def test_ex87_in_the_high_form_only_the_piece_counts(self) -> None:
        match = void(self.MASTER, "gate_master", form="high_form")
        play(match, "summon gate_master d5 r0", "gateway d5")
        assert match.view()["seats"][0]["score"] == 1
        assert match.view()["turn"]["summoned"] == {
            "total": 1,
            "legends": 1,
            "red": 0,
            "green": 0,
        }


class TestBeings:
    def test_ex88_flame_imp(self) -> None:
        match = void("5  oc .. ..\n 4  .. oH ..\n 3  bc .. ..\n    c  d  e", "flame_imp")
        play(match, starting(match, "summon flame_imp e5")[0])
        assert set(options(match)) == {*each("destroy", "c3 c5 e5"), "skip"}

    KEEPER = """
     6  .. oc .. .. ..
     5  oc .. oc .. ..
     4  .. .. .. .. oH
        d  e  f  g  h
    """

    def test_ex89_gate_keeper(self) -> None:
        match = play(void(self.KEEPER, "gate_keeper"), "summon gate_keeper e5 r0")
        none = play(match.fork(), "skip")
        assert gateway(none) == "h4"
        raised = play(match.fork(), "upgrade e5")
        assert (gateway(raised), pieces(raised)["e5"]) == ("e5", "oh")
        play(match, "place a5")
        assert (gateway(match), pieces(match)["h4"]) == ("a5", "oh")

    GLUTTONY = """
     7  .. .. .. .. .. bh
     6  .. .. .. .. bc ..
     5  oH .. .. .. .. ..
     4  .. .. .. oc oc oc
        a  b  c  d  e  f
    """

    def test_ex90_demon_of_gluttony(self) -> None:
        match = play(void(self.GLUTTONY, "demon_of_gluttony"), "summon demon_of_gluttony e5 r0")
        play(match, "move e5 e6")
        assert pieces(match)["e6"] == "oh"
        stopped = play(match.fork(), "skip")
        assert gateway(stopped) == "a5"
        play(match, "move e6 f7")
        assert gateway(match) == "f7"

    DESTRUCTION = """
     6  .. bc bh
     5  .. .. ..
     4  oc .. oc
     3  .. .. ..
     2  .. oc ..
        d  e  f
    """

    def test_ex91_acolyte_of_destruction(self) -> None:
        match = void(self.DESTRUCTION, "acolyte_of_destruction")
        play(match, "summon acolyte_of_destruction e5 r0")
        assert gateway(match) == "e5"
        assert "skip" not in options(match)
        own = play(match.fork(), "destroy d4")
        assert options(own) == ["destroy e5", "skip"]
        play(match, "destroy e6")
        assert set(options(match)) == {"destroy f6", "destroy e5", "skip"}

    GROWTH = """
     7  oH .. .. ..
     6  .. oc .. oc
     5  .. oc .. oc
        c  d  e  f
    """

    def test_ex92_acolyte_of_growth(self) -> None:
        match = void(self.GROWTH, "acolyte_of_growth")
        play(match, "summon acolyte_of_growth e5 r0")
        assert gateway(match) == "c7"
        play(match, "place a5")
        assert set(options(match)) == each("place", "a4 b4 b5 a6 b6")
        play(match, "place b5")
        assert pieces(match)["b5"] == "oh"

    def test_ex93_power_seeker(self) -> None:
        match = void(
            """
             8  oH .. .. .. ..
             7  .. bh .. .. ..
             6  bc .. .. .. ..
             5  .. oc .. oc ..
             4  .. .. oc .. oc
                c  d  e  f  g
            """,
            "power_seeker",
        )
        play(match, "summon power_seeker c5 r0")
        assert set(options(match)) == {"move c5 b6", "move c5 c6", "move c5 d6", "skip"}
        play(match, "move c5 c6")
        assert not can(match, "move c6 d6")
        play(match, "move c6 d7")
        assert can(match, "skip")
        play(match, "move d7 c8")
        assert gateway(match) is None
        assert asks(match) == "action"

    HOUND = """
     5  .. oc oc .. bh
     4  oc .. .. oc ..
        c  d  e  f  g
    """

    def test_ex94_hell_hound_returns_to_the_deck(self) -> None:
        match = void(self.HOUND, "hell_hound", "deck: shadow_imp flame_imp")
        play(match, "summon hell_hound f5 r0", "destroy g5")
        own = match.view(1)["seats"][0]
        assert own["deck"]["size"] == 3
        assert own["deck"]["known"] == [(2, "hell_hound")]
        assert own["discard"] == []

    @pytest.mark.parametrize(("piece", "deck"), [("bl", "shadow_imp"), ("bh", "")])
    def test_ex94_hell_hound_is_discarded(self, piece: str, deck: str) -> None:
        match = void(self.HOUND.replace("bh", piece), "hell_hound", f"deck: {deck}")
        play(match, "summon hell_hound f5 r0", "destroy g5")
        assert match.view()["seats"][0]["discard"] == ["hell_hound"]

    def test_ex95_vortexmaster(self) -> None:
        match = void(
            """
             7  bh .. oc ..
             6  .. oH .. oc
             5  .. .. oc ..
             4  .. .. .. ..
                c  d  e  f
            """,
            "vortexmaster",
        )
        play(match, "summon vortexmaster e4 r0")
        away = play(match.fork(), "move d6 c7")
        assert asks(away) == "action"
        play(match, "skip")
        movers = {option.split()[1] for option in options(match) if option != "skip"}
        assert movers == {"e7", "e5"}
        assert not can(match, "move e5 d6")

    WRATH = """
     7  .. .. .. .. .. bc
     6  .. .. .. oH .. bc
     5  .. .. oc .. .. ..
     4  oc .. oc .. .. ..
     3  .. oc .. .. .. ..
        d  e  f  g  h  i
    """

    def test_ex96_demon_of_wrath(self) -> None:
        match = play(void(self.WRATH, "demon_of_wrath"), "summon demon_of_wrath e5 r0")
        for square, gone in (("h6", {"i6", "i7"}), ("h7", {"i6", "i7"}), ("h5", {"i6"})):
            fork = play(match.fork(), f"move g6 {square}")
            assert {"i6", "i7"} - set(pieces(fork)) == gone
        play(match, "skip")
        assert {"i6", "i7"} <= set(pieces(match))

    def test_ex96_with_a_neighbor_the_gateway_stays(self) -> None:
        board = self.WRATH.replace(".. .. oc .. .. ..", ".. .. oc .. bc ..")
        match = play(void(board, "demon_of_wrath"), "summon demon_of_wrath e5 r0")
        assert destroyed(match) == {"blue": [1, 0, 0]}
        assert gateway(match) == "g6"

    GREED = """
     6  oc oc .. ..
     5  .. .. .. ..
     4  oc .. oc ..
        d  e  f  g
    """

    def test_ex97_demon_of_greed(self) -> None:
        match = play(void(self.GREED, "demon_of_greed"), "summon demon_of_greed e5 r0")
        play(match, "destroy d6")
        assert actions(match) == 2
        assert destroyed(match) == {}
        board = self.GREED.replace("oc .. oc ..", "oc .. oc oH")
        match = play(void(board, "demon_of_greed"), "summon demon_of_greed e5 r0", "destroy d6")
        assert "e5" not in pieces(match)
        assert actions(match) == 3

    def test_ex98_demon_of_lust(self) -> None:
        board = """
         6  .. .. .. oH bc bh
         5  .. .. .. .. .. ..
         4  oc oc .. .. .. ..
         3  .. oc oc .. .. ..
            c  d  e  f  g  h
        """
        match = play(void(board, "demon_of_lust"), "summon demon_of_lust c5 r0")
        assert set(starting(match, "move h6")) == {"move h6 g5", "move h6 g7", "move h6 g6"}
        assert not starting(match, "move g6")
        assert not starting(match, "move f6")
        assert starting(match, "move c5")
        play(match, "move h6 g6")
        assert destroyed(match) == {"blue": [1, 0, 0]}
        assert not starting(match, "move g6")

    def test_ex99_demon_of_envy(self) -> None:
        board = """
         8  bc bc bc bc bc bc
         7  .. .. .. .. .. ..
         6  .. oc .. .. .. ..
         5  .. .. oc oc .. ..
            c  d  e  f  g  h
        """
        match = play(void(board, "demon_of_envy"), "summon demon_of_envy e5 r0")
        for square in ("d5", "e6", "f6"):
            assert asks(match) == "place"
            assert "skip" not in options(match)
            play(match, f"place {square}")
        assert asks(match) == "action"
        few = board.replace("bc bc bc bc bc bc", "bc bc .. .. .. ..")
        match = play(void(few, "demon_of_envy"), "summon demon_of_envy e5 r0", "place d5")
        assert asks(match) == "action"

    SUMMONER = """
     7  .. .. .. bc .. ..
     6  .. .. .. .. .. ..
     5  .. .. oc .. bc ..
     4  oc oc .. .. .. ..
     3  .. oc .. .. .. ..
        c  d  e  f  g  h
    """

    def test_ex100_possessed_summoner(self) -> None:
        match = void(self.SUMMONER, "possessed_summoner shadow_imp demon_of_sloth flare_11")
        play(match, "summon possessed_summoner d5 r0")
        assert not can(match, "place c6")
        play(match, "place h6", "discard flare_11")
        assert actions(match) == 2
        assert match.view()["turn"]["possessed"] == "blue"
        assert "g6" in targets(match, "shadow_imp")
        assert match.decision is not None
        for option in match.decision.options:
            if option.kind == "summon":
                used = [ref.removeprefix("sq:") for ref in option.refs[2:]]
                assert all(pieces(match)[square].startswith("b") for square in used)
        play(match, starting(match, "summon shadow_imp g6")[0], "skip")
        assert pieces(match)["g6"] == "oc"
        assert "possessed" not in match.view()["turn"]
