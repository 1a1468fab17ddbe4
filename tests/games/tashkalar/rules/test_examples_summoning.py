"""Worked examples of the rules, 8.1: summoning basics (EX-01 to EX-09)."""

from collections.abc import Callable

import pytest

from rulebound import Match
from rulebound.core.flow import Decision, Flow
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
    targets,
)


def first_turns(third: str) -> Match:
    """Red starts with one action and places e6, Blue places f6 and g5, then Red's first action."""
    match = arena(hand="swordmaster", form="first_game", lines="actions: 1\nnumber: 1")
    return play(match, "place e6", "end", "place f6", "place g5", "end", f"place {third}")


def test_ex_01_swordmaster_destroys_and_is_upgraded() -> None:
    match = play(first_turns("e4"), "summon swordmaster e5", "destroy f6")
    assert pieces(match) == {"e6": "rc", "e4": "rc", "e5": "rh", "g5": "bc"}
    assert destroyed(match) == {"blue": [1, 0, 0]}
    assert actions(match) == 0


def test_ex_01_declining_leaves_a_common_swordmaster() -> None:
    match = play(first_turns("e4"), "summon swordmaster e5", "skip")
    assert pieces(match) == {"e6": "rc", "e4": "rc", "e5": "rc", "f6": "bc", "g5": "bc"}
    assert destroyed(match) == {}


def test_ex_02_summoning_onto_an_enemy_destroys_it_too() -> None:
    match = play(first_turns("g6"), "summon swordmaster f6")
    assert destroyed(match) == {"blue": [1, 0, 0]}
    assert set(options(match)) == {"destroy g5", "skip"}
    play(match, "destroy g5")
    assert pieces(match) == {"e6": "rc", "g6": "rc", "f6": "rh"}
    assert destroyed(match) == {"blue": [2, 0, 0]}


def test_ex_03_a_higher_rank_blocks_the_target() -> None:
    board = """
     5  rc bh rc
        d  e  f
    """
    assert targets(arena(board, hand="swordmaster"), "swordmaster") == set()
    common = arena(board.replace("bh", "bc"), hand="swordmaster")
    assert targets(common, "swordmaster") == {"e5"}


def test_ex_04_an_own_piece_on_the_target_is_destroyed_for_nobody() -> None:
    match = arena(
        """
         5  rc rc rc
         4  .. .. bc
            d  e  f
        """,
        hand="swordmaster",
    )
    assert match.view()["seats"][0]["supply"]["stones"] == 14
    play(match, "summon swordmaster e5")
    assert match.view()["seats"][0]["supply"]["stones"] == 14
    assert destroyed(match) == {}
    play(match, "destroy f4")
    assert pieces(match) == {"d5": "rc", "e5": "rh", "f5": "rc"}
    assert destroyed(match) == {"blue": [1, 0, 0]}


def test_ex_05_higher_ranks_fit_the_pattern() -> None:
    match = arena(
        """
         6  .. .. bh
         5  rh .. rc
            d  e  f
        """,
        hand="swordmaster",
    )
    play(match, "summon swordmaster e5")
    assert asks(match) == "action"  # the heroic enemy is no target
    assert pieces(match) == {"f6": "bh", "d5": "rh", "e5": "rc", "f5": "rc"}


EX_06 = """
 6  rc .. ..
 5  rc .. rc
    d  e  f
"""


def test_ex_06_only_enemies_can_be_destroyed() -> None:
    match = play(arena(EX_06, hand="swordmaster"), "summon swordmaster e5")
    assert asks(match) == "action"
    assert pieces(match) == {"d6": "rc", "d5": "rc", "e5": "rc", "f5": "rc"}


def reworded(wording: Callable[[Effect], Flow[int]]) -> tuple[Match, Flow[int]]:
    """The board after the summoning, and a Swordmaster's effect in other words."""
    match = play(arena(EX_06, hand="swordmaster"), "summon swordmaster e5")
    return match, wording(Effect(match._state, "swordmaster", being=mask("e5")))


def ask(flow: Flow[int]) -> Decision:
    decision = next(flow)
    assert isinstance(decision, Decision)
    return decision


def test_ex_06_without_the_owner_restriction_the_own_piece_may_be_destroyed() -> None:
    match, flow = reworded(lambda fx: fx.may_destroy(fx.common & fx.diagonal))
    decision = ask(flow)
    assert [option.notation for option in decision.options] == ["destroy d6", "skip"]
    assert "d6" in pieces(match)
    with pytest.raises(StopIteration) as end:
        flow.send(decision.find("destroy d6"))
    assert end.value.value == mask("d6")
    assert pieces(match) == {"d5": "rc", "e5": "rc", "f5": "rc"}
    assert destroyed(match) == {}


def test_ex_06_without_the_owner_restriction_it_can_still_be_declined() -> None:
    match, flow = reworded(lambda fx: fx.may_destroy(fx.common & fx.diagonal))
    decision = ask(flow)
    with pytest.raises(StopIteration) as end:
        flow.send(decision.find("skip"))
    assert end.value.value == 0
    assert "d6" in pieces(match)


def test_ex_06_without_may_the_only_candidate_is_destroyed_unasked() -> None:
    match, flow = reworded(lambda fx: fx.must_destroy(fx.common & fx.diagonal))
    with pytest.raises(StopIteration) as end:
        next(flow)
    assert end.value.value == mask("d6")
    assert pieces(match) == {"d5": "rc", "e5": "rc", "f5": "rc"}


def test_ex_07_the_card_is_discarded_and_the_hand_refilled() -> None:
    match = play(arena(EX_06, hand="swordmaster bomb knight"), "summon swordmaster e5", "place a5")
    assert match.view()["seats"][0]["discard"] == ["swordmaster"]
    assert match.view(0)["hand"]["beings"] == ["bomb", "knight"]
    play(match, "end")
    hand = match.view(0)["hand"]["beings"]
    assert len(hand) == 3
    assert "swordmaster" not in hand
    assert match.view()["seats"][0]["discard"] == ["swordmaster"]


def test_ex_08_knight_unrotated() -> None:
    match = arena(
        """
         6  .. .. ..
         5  rc rc rc
         4  rc .. ..
            d  e  f
        """,
        hand="knight",
    )
    assert starting(match, "summon knight") == ["summon knight e6 r0"]
    play(match, "summon knight e6", "skip")
    assert pieces(match)["e6"] == "rh"


def test_ex_08_knight_rotated_onto_an_enemy_common() -> None:
    match = arena(
        """
         6  rc rc ..
         5  .. rc bc
         4  .. rc ..
            d  e  f
        """,
        hand="knight",
    )
    (notation,) = starting(match, "summon knight")
    assert notation.startswith("summon knight f5 r")  # a rotation, no mirror image
    play(match, notation, "skip")
    assert pieces(match) == {"d6": "rc", "e6": "rc", "e5": "rc", "e4": "rc", "f5": "rh"}
    assert destroyed(match) == {"blue": [1, 0, 0]}


def test_ex_08_knight_mirrored_onto_an_enemy_heroic() -> None:
    match = arena(
        """
         6  .. rc bc
         5  rc rh bh
         4  rc rc ..
            d  e  f
        """,
        hand="knight",
    )
    (notation,) = starting(match, "summon knight")
    assert notation.startswith("summon knight f5 m")
    play(match, notation, "skip")
    assert pieces(match) == {
        "e6": "rc", "f6": "bc", "d5": "rc", "e5": "rh", "f5": "rh", "d4": "rc", "e4": "rc",
    }  # fmt: skip
    assert destroyed(match) == {"blue": [0, 1, 0]}


EX_09 = """
 6  .. .. rh ..
 5  .. rc rc ..
 4  rc .. .. rc
    c  d  e  f
"""


def used_by_target(match: Match) -> dict[str, set[str]]:
    assert match.decision is not None
    return {
        option.refs[1].removeprefix("sq:"): {ref.removeprefix("sq:") for ref in option.refs[2:]}
        for option in match.decision.options
        if option.kind == "summon"
    }


def test_ex_09_cannon_has_exactly_three_targets() -> None:
    match = arena(EX_09, hand="cannon")
    assert len(starting(match, "summon")) == 3
    assert used_by_target(match) == {
        "e5": {"e5", "d5", "c4"},
        "d5": {"d5", "e5", "f4"},
        "e6": {"e6", "e5", "f4"},
    }


def test_ex_09_a_legendary_piece_on_the_target_fits_but_blocks() -> None:
    match = arena(EX_09.replace("rc rc ..", "rl rc .."), hand="cannon")
    assert targets(match, "cannon") == {"e5", "e6"}


def test_ex_09_the_direction_destroys_own_commons_too() -> None:
    match = play(arena(EX_09, hand="cannon"), "summon cannon e5")
    assert set(options(match)) == {
        *(f"aim {direction}" for direction in ("n", "ne", "e", "se", "s", "sw", "nw")),
        "skip",
    }
    play(match, "aim se")
    assert pieces(match) == {"e6": "rh", "d5": "rc", "e5": "rh", "c4": "rc"}
    assert destroyed(match) == {}


def test_ex_09_only_commons_are_destroyed_and_no_direction_is_allowed() -> None:
    everything = {"e6": "rh", "d5": "rc", "e5": "rh", "c4": "rc", "f4": "rc"}
    match = play(arena(EX_09, hand="cannon"), "summon cannon e5", "aim n")
    assert pieces(match) == everything
    match = play(arena(EX_09, hand="cannon"), "summon cannon e5", "skip")
    assert pieces(match) == everything


def test_ex_09_the_piece_on_the_target_is_replaced_by_a_heroic_one() -> None:
    match = play(arena(EX_09, hand="cannon"), "summon cannon d5", "skip")
    assert pieces(match) == {"e6": "rh", "d5": "rh", "e5": "rc", "c4": "rc", "f4": "rc"}
    assert match.view()["seats"][0]["supply"]["stones"] == 12
    assert not can(match, "summon cannon")
