"""Worked examples of the rules, 8.7: additional derived cases (EX-43 to EX-55)."""

import pytest

from rulebound import Match
from rulebound.games.tashkalar.decks.flares import place_or_convert
from rulebound.games.tashkalar.effects import Effect
from tests.games.tashkalar.arena import (
    actions,
    arena,
    asks,
    can,
    destroyed,
    options,
    pass_turn,
    pieces,
    play,
    starting,
    targets,
)


def scores(match: Match) -> list[int]:
    return [seat["score"] for seat in match.view()["seats"]]


def supply(match: Match, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = match.view()["seats"][seat]["supply"]
    return found


def test_ex_43_duel_scoring() -> None:
    match = arena(form="duel", lines="actions: 0\ndestroyed: bl bh bc bc bc")
    play(match, "end")
    assert scores(match) == [4, 0]


def test_ex_43_the_odd_common_does_not_carry_over() -> None:
    match = arena(form="duel", lines="actions: 0\ndestroyed: bc")
    play(match, "end", "place a5", "place b5", "end")
    assert scores(match) == [0, 0]
    assert match.view()["turn"]["destroyed"] == {}


# All 17 red stones are on the board.
EX_44 = """
 8  ## rc rh rl .. .. .. .. ##
 6  rc rc rc rc rc rc rc rc ..
 4  rc rc rc rc rc rc rc .. ..
    a  b  c  d  e  f  g  h  i
"""


def test_ex_44_place_under_shortage_lifts_a_stone() -> None:
    match = arena(EX_44)
    before = pieces(match)
    assert supply(match)["stones"] == 0
    stones = {square for square, piece in before.items() if piece != "rl"}
    assert set(options(match)) == {f"lift {square}" for square in stones}
    play(match, "lift c8")
    assert can(match, "place c8")  # D-21
    play(match, "place i5")
    del before["c8"]
    assert pieces(match) == before | {"i5": "rc"}
    assert destroyed(match) == {}
    assert actions(match) == 1


def test_ex_44_a_legendary_piece_is_not_lifted() -> None:
    assert not can(arena(EX_44), "lift d8")


# All 17 red stones are on the board; the Knight's pattern for e6 is d5 e5 f5 d4.
EX_45 = """
 8  ## rc rc rc rc rc rc rc ##
 6  .. .. .. .. rc .. .. .. ..
 5  .. .. .. rc rc rc .. .. ..
 4  .. .. .. rc .. .. .. .. ..
 2  ## rc rc rc rc rc .. .. ##
    a  b  c  d  e  f  g  h  i
"""


def test_ex_45_an_own_piece_on_the_target_turns_heroic() -> None:
    match = arena(EX_45, hand="knight")
    before = pieces(match)
    assert supply(match)["stones"] == 0
    play(match, "summon knight e6 r0", "skip")
    assert pieces(match) == before | {"e6": "rh"}
    assert destroyed(match) == {}


def test_ex_45_for_an_enemy_on_the_target_a_stone_outside_the_pattern_is_lifted() -> None:
    match = arena(EX_45.replace(".. .. .. .. rc ..", "rh .. .. .. bc ..", 1), hand="knight")
    before = pieces(match)
    assert supply(match)["stones"] == 0
    play(match, "summon knight e6 r0")
    used = {"d5", "e5", "f5", "d4"}
    others = {square for square, piece in before.items() if piece[0] == "r"} - used
    assert set(options(match)) == {f"lift {square}" for square in others}
    play(match, "lift a6", "skip")
    del before["a6"]
    assert pieces(match) == before | {"e6": "rh"}
    assert destroyed(match) == {"blue": [1, 0, 0]}


# Both the three legendary pieces and the Titan's pattern for e7 stand below e7.
EX_46 = """
 6  .. .. .. .. rl ..
 5  .. .. .. .. rl ..
 4  .. .. .. rc rl rc
    a  b  c  d  e  f
"""


def test_ex_46_all_legendary_pieces_are_used_in_the_pattern() -> None:
    match = arena(EX_46, hand="titan")
    assert supply(match)["legendary"] == 0
    assert targets(match, "titan") == set()


def test_ex_46_a_legendary_piece_outside_the_pattern_is_lifted() -> None:
    match = arena(EX_46.replace("5  .. .. .. .. rl", "5  rl .. .. .. rh"), hand="titan")
    play(match, "summon titan e7")
    assert "a5" not in pieces(match)
    assert pieces(match)["e7"] == "rl"
    assert destroyed(match) == {}


# The Angel of Death is summoned on e5; e8 is the prey.
EX_47 = """
 9  bl bl bl .. ..
 8  .. .. bh .. ..
 6  .. rc .. rc ..
 5  rc .. rh .. rc
 4  .. .. rc .. ..
    c  d  e  f  g
"""


def test_ex_47_without_legendary_supply_the_upgrade_is_skipped() -> None:
    match = arena(EX_47, hand="angel_of_death")
    assert supply(match, 1)["legendary"] == 0
    play(match, "summon angel_of_death e5", "choose e8")
    assert pieces(match)["e8"] == "rl"  # the effect went on
    assert "e5" not in pieces(match)
    assert destroyed(match) == {"blue": [0, 1, 0]}


def test_ex_47_with_supply_the_prey_is_upgraded_first() -> None:
    match = arena(EX_47.replace("bl bl bl", "bl bl .."), hand="angel_of_death")
    play(match, "summon angel_of_death e5", "choose e8")
    assert destroyed(match) == {"blue": [0, 0, 1]}


# The Sylvan Queen is summoned onto your own piece on e6; the enemy on f7 is diagonal to her.
EX_48 = """
 9  ## ## rc rc rc rc rc ## ##
 7  .. .. .. .. .. bh .. .. ..
 6  .. .. .. .. rc .. .. .. ..
 5  .. .. .. .. rc .. rc .. ..
 4  .. .. .. .. .. rc .. .. ..
 3  .. .. .. .. .. rc .. .. ..
 1  ## ## rc rc rc rc rc ## ##
    a  b  c  d  e  f  g  h  i
"""


def test_ex_48_converting_without_supply_is_impossible() -> None:
    match = arena(EX_48.replace("3  .. ..", "3  rc rc"), hand="sylvan_queen", seat0="red sylvan")
    before = pieces(match)
    assert supply(match)["stones"] == 0
    play(match, "summon sylvan_queen e6")
    assert asks(match) == "action"
    assert pieces(match) == before | {"e6": "rh"}
    assert destroyed(match) == {}


def test_ex_48_a_converted_heroic_returns_to_its_owner_and_counts() -> None:
    match = arena(EX_48, hand="sylvan_queen", seat0="red sylvan")
    before = pieces(match)
    assert supply(match, 1)["stones"] == 16
    play(match, "summon sylvan_queen e6", "convert f7")
    assert pieces(match) == before | {"e6": "rh", "f7": "rh"}
    assert destroyed(match) == {"blue": [0, 1, 0]}
    assert supply(match, 1)["stones"] == 17


# Red has 8 points and summons the Leviathan on g6.
EX_49 = """
 6  .. .. .. .. ..
 5  .. .. rh rh ..
 4  rh rc .. .. ..
    c  d  e  f  g
"""
EIGHT_POINTS = """
    seat 0: red
      hand: leviathan
      claimed: side_chain corner_chain center_cross
    tasks: destruction
    actions: 1
"""


def test_ex_49_nine_points_in_mid_turn_do_not_matter() -> None:
    match = arena(EX_49, lines=EIGHT_POINTS)
    assert scores(match) == [8, 0]
    play(match, "summon leviathan g6")
    assert scores(match) == [9, 0]
    play(match, "branch downgrade", "downgrade g6", "skip", "end")
    assert scores(match) == [8, 0]
    assert match.view()["end"]["last"] is None


def test_ex_49_nine_points_at_the_end_of_the_turn_trigger_the_end() -> None:
    match = arena(EX_49, lines=EIGHT_POINTS)
    play(match, "summon leviathan g6", "branch downgrade", "skip", "end")
    assert scores(match) == [9, 0]
    assert match.view()["end"]["last"] == 0


def team(hand: str, deck: str, lines: str = "") -> Match:
    """Seat 0 of a team Duel, Northern Empire."""
    return arena(
        seats=4,
        form="duel",
        teams=True,
        lines=f"seat 0: red northern\nhand: {hand}\ndeck: {deck}\n{lines}",
    )


SEVEN_CARDS = "messenger herald chronicler assassin time_mage summoner hypnotist"


def test_ex_50_drawing_the_last_straight_card_triggers_the_end() -> None:
    match = team("knight", SEVEN_CARDS, "actions: 0")
    assert match.view()["seats"][0]["deck"] == {"size": 7, "sideways": 6, "known": []}
    play(match, "end")
    assert set(match.view(0)["hand"]["beings"]) == {"knight", "messenger", "herald"}
    assert match.view()["seats"][0]["deck"]["size"] == 5
    assert match.view()["end"]["last"] == 0


def test_ex_50_the_log_speaks_of_sideways_cards_and_not_of_the_last_one() -> None:
    match = play(team("knight", SEVEN_CARDS, "actions: 0"), "end")
    triggered = next(event for event in match.log() if event["kind"] == "end-triggered")
    assert triggered["why"] == "sideways"
    assert "end: 0 4 sideways" in match.position()
    for _ in range(4):
        pass_turn(match)
    assert match.result is not None
    assert match.result.reason.id == "tashkalar-over-sideways"


def test_ex_50_a_straight_card_left_does_not_trigger_it() -> None:
    match = play(team("knight", f"{SEVEN_CARDS} champion cannon", "actions: 0"), "end")
    assert match.view()["seats"][0]["deck"]["size"] == 7
    assert match.view()["end"]["last"] is None


def test_ex_51_cards_put_under_a_team_deck_are_sideways() -> None:
    match = team("knight bomb swordmaster", SEVEN_CARDS)
    play(match, "discard knight", "return bomb", "return swordmaster")
    deck = match.view(0)["seats"][0]["deck"]
    assert (deck["size"], deck["sideways"]) == (9, 6)
    assert deck["known"] == [(8, "swordmaster"), (7, "bomb")]


def test_ex_52_the_flare_that_lifts_blue_to_18_makes_red_the_last_player() -> None:
    match = arena(
        """
         7  bh bh bh bc bc
         5  rc .. .. .. ..
            c  d  e  f  g
        """,
        form="duel",
        hand="flare_11",
        lines="seat 1: blue\nscore: 17",
    )
    play(match, "flare flare_11", "place a5", "skip")
    assert scores(match) == [0, 18]
    assert match.view()["end"]["last"] is None  # Red finishes the turn first
    play(match, "place a4", "place b4", "end")
    assert match.view()["end"]["last"] == 0
    for seat in (1, 0):
        assert match.decision is not None
        assert match.decision.seat == seat
        play(match, f"place {'ab'[seat]}3", f"place {'ab'[seat]}6", "end")
    assert match.result is not None
    assert match.result.winners == (1,)


def melee_scores(match: Match) -> dict[str, int]:
    found: dict[str, int] = match.view()["seats"][0]["score"]
    return found


def test_ex_53_a_lone_single_common_scores_nothing() -> None:
    match = play(arena(seats=4, lines="actions: 0\ndestroyed: bc"), "end")
    assert asks(match) == "action"
    assert melee_scores(match) == {"blue": 0, "brown": 0, "green": 0}


@pytest.mark.parametrize("colour", ["blue", "brown", "green"])
def test_ex_53_three_singles_are_one_point_in_one_of_the_three(colour: str) -> None:
    match = play(arena(seats=4, lines="actions: 0\ndestroyed: bc gc nc"), "end")
    assert options(match) == ["score blue", "score brown", "score green"]
    play(match, f"score {colour}")
    assert asks(match) == "action"
    assert melee_scores(match) == {"blue": 0, "brown": 0, "green": 0} | {colour: 1}


# Red has 13 stones on the board, Blue 18 pieces and no common.
EX_54 = """
 8  ## bh bh bh bh bh bh bh ##
 7  bh bh bh bh bh bh bh bh bh
 6  bh bl .. .. .. .. .. .. ..
 4  rc rc rc rc rc rc rc rc rc
 3  rc rc rc rc .. .. .. .. ..
    a  b  c  d  e  f  g  h  i
"""


def test_ex_54_without_an_enemy_common_the_piece_has_to_be_placed() -> None:
    match = play(arena(EX_54, hand="flare_04"), "flare flare_04", "place i3")
    assert supply(match)["stones"] == 3  # the upper half took one
    before = pieces(match)
    assert asks(match) == "place"
    assert set(starting(match, "place")) == set(options(match))
    play(match, "place h3")
    assert pieces(match) == before | {"h3": "rc"}
    assert asks(match) == "action"


def test_ex_54_without_supply_nothing_happens() -> None:
    """No invoked flare gets there: with no stone left Blue cannot lead by 5."""
    board = EX_54.replace("3  rc rc rc rc .. .. .. ..", "3  rc rc rc rc rc rc rc rc")
    match = arena(board.replace("bh bl", "bc bl"))
    assert supply(match)["stones"] == 0
    before = pieces(match)
    with pytest.raises(StopIteration):
        next(place_or_convert(Effect(match._state, "flare_04")))
    assert pieces(match) == before


EX_55 = """
 5  .. .. ..
 4  rc rh rc
    c  d  e
"""


def naiad() -> Match:
    match = arena(EX_55, hand="naiad", seat0="red sylvan")
    return play(match, "summon naiad e5")


def test_ex_55_a_piece_that_is_not_adjacent_is_no_candidate() -> None:
    match = naiad()
    assert starting(match, "move c4") == []
    assert {notation.split()[1] for notation in starting(match, "move")} == {"d4", "e4"}
    assert can(match, "move d4 e5")
    assert not can(match, "move e4 e5")


def test_ex_55_the_naiad_may_be_trampled_and_the_other_piece_still_moves() -> None:
    match = play(naiad(), "move d4 e5")
    assert destroyed(match) == {}
    assert pieces(match) == {"c4": "rc", "e4": "rc", "e5": "rh"}
    assert {notation.split()[1] for notation in starting(match, "move")} == {"e4"}
    play(match, "move e4 f4")
    assert asks(match) == "action"
    assert pieces(match) == {"c4": "rc", "f4": "rc", "e5": "rh"}
