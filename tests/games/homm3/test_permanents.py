"""Permanent cards are used in play, not from the hand (H3-5.25)."""

from tests.games.homm3.fights import Fight

MINE = ["castle_griffins b2", "castle_marksmen a1"]
THEIRS = ["necropolis_zombies d5", "necropolis_skeletons c5"]


def fight() -> Fight:
    """The Tent is in hand and somebody is wounded; the Marksmen are to act."""
    f = Fight(MINE, THEIRS, hands=(["first_aid_tent"], ()), active="castle_griffins")
    f.unit("castle_marksmen").damage = 1
    return f.choose("move b1")


def test_h3_5_25_a_machine_in_hand_can_only_be_laid_out() -> None:
    offered = [option for option in fight().options() if "first_aid_tent" in option]
    assert offered == ["play first_aid_tent basic"]


def test_h3_5_25_a_machine_in_play_is_used() -> None:
    f = fight().choose("play first_aid_tent basic")
    assert "use first_aid_tent use" in f.options()
    f.choose("use first_aid_tent use")
    assert f.unit("castle_marksmen").damage == 0
    assert f.hand(0) == []
