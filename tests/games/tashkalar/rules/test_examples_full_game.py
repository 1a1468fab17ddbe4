"""Worked examples of the rules, 8.4: discarding, legends, teams (EX-22 to EX-25)."""

from rulebound import Match
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


def test_ex_22_discard_action() -> None:
    match = arena(hand="swordmaster knight bomb titan leviathan flare_11")
    deck = match.view()["seats"][0]["deck"]["size"]
    play(match, "discard swordmaster")
    assert set(options(match)) == {
        *(f"return {card}" for card in ("knight", "bomb", "titan", "leviathan", "flare_11")),
        "done",
    }
    play(match, "return bomb", "return knight", "return titan", "return flare_11", "done")
    view = match.view(0)
    assert actions(match) == 1
    assert view["seats"][0]["discard"] == ["swordmaster"]
    assert view["hand"] == {"beings": [], "legends": ["leviathan"], "flares": []}
    # In the chosen order: what was returned later lies deeper.
    assert view["seats"][0]["deck"]["size"] == deck + 2
    assert view["seats"][0]["deck"]["known"] == [(deck + 1, "knight"), (deck, "bomb")]
    assert view["decks"]["legends"]["known"] == [(10, "titan")]
    assert view["decks"]["flares"]["known"] == [(11, "flare_11")]


def test_ex_22_the_draw_step_replaces_what_was_given_away() -> None:
    match = arena(hand="swordmaster knight bomb titan leviathan flare_11")
    play(match, "discard swordmaster", "return bomb", "return knight", "return titan")
    play(match, "return flare_11", "done", "place e5", "end")
    hand = match.view(0)["hand"]
    assert {kind: len(cards) for kind, cards in hand.items()} == {
        "beings": 3,
        "legends": 2,
        "flares": 1,
    }
    assert hand["legends"][0] == "leviathan"
    assert not {"swordmaster", "knight", "bomb"} & set(hand["beings"])
    assert hand["legends"][1] != "titan"
    assert hand["flares"] != ["flare_11"]


EX_23 = """
 7  .. .. ..
 6  .. rl ..
 5  .. rh ..
 4  rc rc rh
    d  e  f
"""


def test_ex_23_titan_needs_upgraded_pieces_below() -> None:
    assert targets(arena(EX_23, hand="titan"), "titan") == {"e7"}
    assert targets(arena(EX_23.replace("rh ..", "rc .."), hand="titan"), "titan") == set()


EX_24 = """
 6  .. .. bh
 5  rc rc rc
 4  .. .. ..
    d  e  f
"""


def knight_of_a_team(form: str = "duel", lines: str = "") -> Match:
    """Action 1 places d4, action 2 summons the Knight at e6."""
    match = arena(
        EX_24, seats=4, form=form, teams=True, hand="knight titan leviathan flare_11", lines=lines
    )
    return play(match, "place d4", "summon knight e6")


def seat_to_choose(match: Match) -> int:
    assert match.decision is not None
    return match.decision.seat


def test_ex_24_control_is_passed_inside_the_effect() -> None:
    match = play(knight_of_a_team(), "move e6 f6", "pass control")
    assert seat_to_choose(match) == 2
    assert match.view(2)["hand"]["legends"] == ["titan", "leviathan"]
    assert match.view(0)["hand"]["legends"] == []
    assert set(options(match)) == {*starting(match, "move f6"), "skip"}


def test_ex_24_the_teammate_makes_at_most_two_more_moves() -> None:
    for moves in ((), ("move f6 g6",), ("move f6 g6", "move g6 h6")):
        match = play(knight_of_a_team(), "move e6 f6", "pass control", *moves)
        if len(moves) < 2:
            assert seat_to_choose(match) == 2
            play(match, "skip")
        assert seat_to_choose(match) == 0
        assert options(match) == ["end"]
        end = moves[-1].split()[2] if moves else "f6"
        assert pieces(match) == {"d5": "rc", "e5": "rc", "f5": "rc", "d4": "rc", end: "rh"}


def test_ex_24_the_owner_scores_and_draws() -> None:
    match = play(knight_of_a_team(), "move e6 f6", "pass control", "skip")
    assert destroyed(match) == {"blue": [0, 1, 0]}
    play(match, "end")
    seats = match.view()["seats"]
    assert [seat["score"] for seat in seats] == [1, 0, 1, 0]
    assert seats[0]["hand"] == {"beings": 3, "legends": 0, "flares": 1}
    assert seats[2]["hand"] == {"beings": 0, "legends": 2, "flares": 0}
    assert seat_to_choose(match) == 1


def test_ex_24_the_owner_claims() -> None:
    match = knight_of_a_team("high_form", "tasks: end_of_legends\ndestroyed: bh")
    play(match, "move e6 f6", "pass control", "skip")
    assert seat_to_choose(match) == 0
    assert options(match) == ["claim end_of_legends", "end"]


def test_ex_24_passing_before_the_square_is_named_is_refused() -> None:
    """Card, orientation and square are one choice: no question comes between them."""
    match = arena(EX_24, seats=4, form="duel", teams=True, hand="knight")
    play(match, "place d4")
    assert starting(match, "summon") == ["summon knight e6 r0"]
    play(match, "pass control")
    assert seat_to_choose(match) == 2
    assert set(starting(match, "place")) == set(options(match))  # the Knight is out of reach


def test_ex_24_passing_before_the_first_move_is_allowed() -> None:
    match = knight_of_a_team()
    assert asks(match) == "move"
    play(match, "pass control")
    assert seat_to_choose(match) == 2
    assert can(match, "move e6 f6")
    assert not can(match, "pass control")
    play(match, "move e6 f6", "move f6 g6", "move g6 h6")
    assert seat_to_choose(match) == 0


def test_ex_25_control_is_passed_inside_a_flare() -> None:
    match = arena(
        """
         7  bh bh .. .. ..
         5  rc .. .. .. ..
            c  d  e  f  g
        """,
        seats=4,
        form="duel",
        teams=True,
        hand="flare_12 knight titan",
    )
    play(match, "flare flare_12", "pass control")
    assert seat_to_choose(match) == 2
    assert asks(match) == "leap"
    assert can(match, "skip")
    play(match, "leap c5 g5")
    for square in ("a5", "i5"):
        assert seat_to_choose(match) == 2
        assert set(starting(match, "place")) == set(options(match))
        play(match, f"place {square}")
    assert seat_to_choose(match) == 0
    assert options(match) == ["end"]
    assert pieces(match) == {"c7": "bh", "d7": "bh", "g5": "rc", "a5": "rc", "i5": "rc"}
    play(match, "end")
    assert seat_to_choose(match) == 1
