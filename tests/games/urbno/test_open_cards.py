"""Open cards that change hands: everybody knows where they are (UR-15.2, UR-17)."""

import pytest

import rulebound
from rulebound import Match
from tests.games.urbno.cardtable import hand, play, seat, table
from tests.games.urbno.rounds import drawn, told

EVERYBODY = (0, 1, 2, 3, None)


def levy(lines: str = "") -> Match:
    """Mission 13. B has activated scroll 2 and named red; A is to give a card."""
    match = table(
        *("Re-Dw Bl-Fa Ye-Dw", "Bk-Fa Ye-Fa Bk-Em", "Bl-Kn Bl-Wi Bl-Dw", "Bl-As Bl-Em Bk-Dw"),
        lines=f"phase: window\nmission: 13\ndominant: yellow\n{lines}",
        a="open: Re-Kn Re-As Ye-As",
        b="open: Ye-Ex Bk-As Bk-Kn\nscrolls: 2",
        c="open: Re-Wi Ye-Kn Bk-Wi",
        d="open: Ye-Wi Bk-Ex Bl-Ex",
    )
    return play(match, "activate 2", "colour red", "player 0")


def known_to(match: Match, player: int, card: str) -> list[int | None]:
    """Who, besides the player, knows that the card is in the hand."""
    assert card in hand(match, player)
    return [
        viewer
        for viewer in EVERYBODY
        if viewer != player and card in seat(match, player, viewer)["known"]
    ]


def others(player: int) -> list[int | None]:
    return [viewer for viewer in EVERYBODY if viewer != player]


def check_imagined(match: Match, player: int, card: str) -> None:
    """The card is in that hand in every world that anybody imagines."""
    for viewer in others(player):
        for seed in range(10):
            world = match.imagine(viewer, seed)
            assert card in hand(world, player)
            assert world.view(viewer) == match.view(viewer)


def test_ur_15_2_an_open_gift_is_known_to_all_in_the_hand_it_comes_to() -> None:
    match = play(levy(), "give Re-Kn", "return Bk-Fa")
    assert known_to(match, 1, "Re-Kn") == others(1)
    check_imagined(match, 1, "Re-Kn")
    for viewer in EVERYBODY:
        assert "Bk-Fa" in seat(match, 0, viewer)["open"]


def test_ur_15_2_an_open_card_that_is_returned_is_known_to_all() -> None:
    """And the gift lies open in its place."""
    match = play(levy(), "give Re-Dw", "return Bk-Kn")
    assert known_to(match, 0, "Bk-Kn") == others(0)
    check_imagined(match, 0, "Bk-Kn")
    for viewer in EVERYBODY:
        assert "Re-Dw" in seat(match, 1, viewer)["open"]


@pytest.mark.parametrize(
    ("given", "returned"), [("Re-Kn", "Bk-Fa"), ("Re-Dw", "Bk-Kn"), ("Re-Kn", "Bk-Kn")]
)
def test_ur_15_2_all_are_told_of_an_exchange_of_open_cards(given: str, returned: str) -> None:
    match = play(levy(), f"give {given}", f"return {returned}")
    event = {"seat": 0, "to": 1, "card": given, "returned": returned}
    for viewer in EVERYBODY:
        assert told(match, "levied", viewer) == [event]


def test_ur_15_2_hand_cards_are_exchanged_unseen_beside_open_ones() -> None:
    match = play(levy(), "give Re-Dw", "return Bk-Fa")
    assert known_to(match, 1, "Re-Dw") == [0]
    assert known_to(match, 0, "Bk-Fa") == [1]
    for viewer in (2, 3, None):
        assert told(match, "levied", viewer) == []


def test_ur_15_2_an_open_exchange_takes_nothing_from_what_others_know() -> None:
    match = play(levy(), "give Re-Kn", "return Bk-Fa", "player 2", "give Re-Wi", "return Bk-Em")
    assert known_to(match, 1, "Re-Kn") == others(1)
    assert known_to(match, 1, "Re-Wi") == others(1)


def test_ur_15_2_after_a_hidden_exchange_only_the_two_are_sure() -> None:
    """D has no red card and gives one of the hand; the red Knight may have gone to D."""
    match = play(levy(), "give Re-Kn", "return Bk-Fa", "player 3", "give Bl-As", "return Bk-Em")
    assert known_to(match, 1, "Re-Kn") == [3]


def test_ur_15_2_a_position_tells_that_all_know_a_card() -> None:
    match = play(levy(), "give Re-Kn", "return Bk-Fa", "player 2", "give Re-Wi", "return Re-Wi")
    play(match, "give Bl-Ex", "return Bl-Ex")
    text = match.position()
    assert "Re-Kn^*" in text
    again = rulebound.game("urbno").start(seats=4, position=text)
    assert known_to(again, 1, "Re-Kn") == others(1)
    assert again.position() == text


def test_ur_17_2_an_explorer_that_exchanges_an_open_card_leaves_the_hand_as_it_was() -> None:
    """What others know of that hand stays known."""
    match = table(
        *("Ye-Kn Bk-Fa", "Ye-Ex Bk-As^023", "Ye-Dw Bk-Ex", "Ye-Wi Bk-Dw"),
        lines="mission: 13\ndominant: black",
        a="open: Re-As",
        b="open: Re-Fa\ncrystals: 1",
        c="open: Re-Wi",
        d="open: Re-Kn\ntricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Em",
    )
    play(match, "Ye-Kn", "play Ye-Ex", "power explorer")
    unseen = match.fork(log=True)
    play(match, "return Re-Fa")
    assert known_to(match, 1, "Bk-As") == [0, 2, 3]
    play(unseen, f"return {drawn(unseen, 1)}")
    assert known_to(unseen, 1, "Bk-As") == [3]  # the owner of the trick sees what comes and goes
