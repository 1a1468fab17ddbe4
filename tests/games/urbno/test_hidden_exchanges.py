"""Chapter 17: cards that change hands: the two involved know, and nobody else."""

from collections.abc import Iterable

import pytest

from rulebound import Match
from tests.games.urbno.cardtable import asks, hand, options, play, seat, table
from tests.games.urbno.rounds import CODES, drawn, returns, taken, told
from tests.games.urbno.test_hidden_information import cards_seen, same

HANDS = [CODES[8 * number : 8 * number + 8] for number in range(4)]


def known(match: Match, viewer: int | None, player: int) -> list[str]:
    """The hand cards of a player that a viewer knows of."""
    found: list[str] = seat(match, player, viewer)["known"]
    return found


def alike(one: Match, other: Match, viewers: Iterable[int | None]) -> bool:
    return all(same(one, other, viewer) for viewer in viewers)


def full_hands(lines: str, **more: str) -> Match:
    """A holds all black cards, B all red, C all yellow and D all blue ones."""
    a, b, c, d = (f"scrolls: {more.get(letter, '')}" for letter in "abcd")
    hands = (" ".join(cards) for cards in HANDS)
    return table(*hands, lines=lines, a=a, b=b, c=c, d=d)


# ---- Explorers (UR-D13, UR-17.2) ----


def exploring(mission: int = 3) -> Match:
    """B uses an Explorer; the previous trick belongs to D."""
    match = table(
        *("Ye-Kn Re-As Bk-Wi", "Ye-Ex Re-Fa Bk-Dw", "Ye-Dw Re-Wi Bk-Ex", "Ye-Wi Re-Kn Bk-As"),
        lines=f"mission: {mission}\ndominant: black",
        b="crystals: 1",
        d="tricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Em",
    )
    return play(match, "Ye-Kn", "play Ye-Ex", "power explorer")


def test_ur_d13_user_and_owner_of_the_trick_see_the_exchange() -> None:
    match = exploring()
    found = drawn(match, 1)
    play(match, "return Re-Fa")
    assert "Re-Fa" in taken(match, 3)[0]
    assert found not in taken(match, 3)[0]
    assert found in hand(match, 1)
    for viewer in (1, 3):
        assert told(match, "explored", viewer) == [{"seat": 1, "drawn": found, "returned": "Re-Fa"}]
    assert known(match, 3, 1) == [found]


def test_ur_d13_others_learn_only_that_the_power_was_used() -> None:
    match = exploring()
    play(match, "return Re-Fa")
    for viewer in (0, 2, None):
        assert told(match, "explored", viewer) == []
        assert told(match, "power", viewer)[0]["power"] == "explorer"
        assert "Re-Fa" not in cards_seen(match, viewer)
        assert known(match, viewer, 1) == []


@pytest.mark.parametrize("mission", [1, 3, 6, 9, 11, 23])
def test_ur_17_2_whether_a_card_was_exchanged_is_not_announced(mission: int) -> None:
    """Nor does it show in the points that the mission would bring by now."""
    match = exploring(mission)
    found = drawn(match, 1)
    swapped, kept = match.fork(log=True), match.fork(log=True)
    play(swapped, "return Re-Fa")
    play(kept, f"return {found}")
    assert alike(swapped, kept, (0, 2, None))
    assert not same(swapped, kept, 1)
    assert not same(swapped, kept, 3)
    play(swapped, "Ye-Dw", "Ye-Wi")
    play(kept, "Ye-Dw", "Ye-Wi")
    assert alike(swapped, kept, (0, 2, None))


def test_ur_17_2_while_the_user_decides_nobody_else_sees_the_drawn_card() -> None:
    match = exploring()
    assert set(returns(match)) == {"Re-Fa", "Bk-Dw", drawn(match, 1)}
    for viewer in range(4):
        found = drawn(match, 1) if viewer in (1, 3) else None
        assert match.view(viewer)["hand"]["found"] == found
    for other in (0, 2, None):
        assert told(match, "explored", other) == []
        assert known(match, other, 1) == []


def exploring_half_open() -> Match:
    match = table(
        *("Ye-Kn Bk-Fa", "Ye-Ex Bk-As", "Ye-Dw Bk-Ex", "Ye-Wi Bk-Dw"),
        lines="mission: 13\ndominant: black",
        a="open: Re-As",
        b="open: Re-Fa\ncrystals: 1",
        c="open: Re-Wi",
        d="open: Re-Kn\ntricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Em",
    )
    return play(match, "Ye-Kn", "play Ye-Ex", "power explorer")


def test_ur_17_2_a_hand_card_is_exchanged_unseen_beside_open_cards() -> None:
    match = exploring_half_open()
    other = match.fork(log=True)
    play(match, "return Bk-As")
    play(other, f"return {drawn(other, 1)}")
    assert alike(match, other, (0, 2, None))


def test_ur_17_2_it_shows_by_itself_when_an_open_card_is_exchanged() -> None:
    match = exploring_half_open()
    found = drawn(match, 1)
    play(match, "return Re-Fa")
    for viewer in (0, 2, None):
        assert seat(match, 1, viewer)["open"] == [found]
        assert told(match, "explored", viewer) == []


def test_ur_17_2_the_thief_of_a_trick_is_its_owner() -> None:
    match = table(
        *("Bl-Fa Ye-Fa Re-As", "Bl-Em Ye-Ex Re-Fa", "Bl-As Ye-Dw Re-Wi"),
        lines="active: 10 2\ndominant: black",
        b="crystals: 1",
    )
    play(match, "Bl-Fa", "Bl-Em", "Bl-As", "steal", "play Ye-Ex", "power explorer")
    found = drawn(match, 1)
    play(match, "return Re-Fa")
    assert told(match, "explored", 2) == [{"seat": 1, "drawn": found, "returned": "Re-Fa"}]
    assert told(match, "explored", 0) == []


# ---- scroll 2 ----


def levy() -> Match:
    """B activates scroll 2 and names red; dominant yellow."""
    match = table(
        *("Re-Dw Bl-Fa Ye-Dw", "Bk-Fa Ye-Fa Bk-Em", "Re-Kn Re-As Bl-Kn", "Bl-As Bl-Em Bk-Dw"),
        lines="phase: window\ndominant: yellow",
        b="scrolls: 2",
    )
    return play(match, "activate 2", "colour red", "player 0")


def test_ur_15_2_gifts_and_returns_are_seen_by_the_two_involved() -> None:
    match = play(levy(), "give Re-Dw")
    assert known(match, 1, 0) == ["Re-Dw"]  # B sees the gift before returning a card
    play(match, "return Bk-Fa")
    event = {"seat": 0, "to": 1, "card": "Re-Dw", "returned": "Bk-Fa"}
    assert told(match, "levied", 0) == told(match, "levied", 1) == [event]
    assert known(match, 0, 1) == ["Re-Dw"]
    assert known(match, 1, 0) == ["Bk-Fa"]
    for viewer in (2, 3, None):
        assert told(match, "levied", viewer) == []
        assert not cards_seen(match, viewer) & {"Re-Dw", "Bk-Fa"}


def test_ur_15_2_others_cannot_tell_what_was_given_or_returned() -> None:
    one, other = levy(), levy()
    play(one, "give Re-Dw", "return Re-Dw", "player 2", "give Re-As", "return Bk-Fa")
    play(other, "give Re-Dw", "return Bk-Em", "player 2", "give Re-Kn", "return Re-Kn")
    assert alike(one, other, (3, None))


def test_ur_15_2_a_giver_does_not_learn_to_whom_the_gift_goes_on() -> None:
    """A's Dwarf goes on to C, or stays with B: A cannot tell."""
    one, other = (play(levy(), "give Re-Dw", "return Bk-Fa", "player 2") for _ in range(2))
    play(one, "give Re-As", "return Re-Dw")
    play(other, "give Re-As", "return Bk-Em")
    assert known(one, 0, 2) == []
    assert alike(one, other, (0, 3, None))


# ---- scroll 13 ----


def swapped(mission: int = 1) -> Match:
    """B and D have exchanged their hands."""
    match = full_hands(f"phase: window\nmission: {mission}", b="13")
    return play(match, "activate 13", "player 3")


def test_ur_17_scroll_13_is_known_to_the_two_involved() -> None:
    match = swapped()
    assert known(match, 1, 3) == HANDS[1]
    assert known(match, 3, 1) == HANDS[3]
    for viewer in (0, 2, None):
        assert [known(match, viewer, player) for player in range(4)] == [[], [], [], []]
        assert not cards_seen(match, viewer) & {*HANDS[1], *HANDS[3]}
        assert told(match, "swapped", viewer) == [{"seat": 1, "to": 3}]


def ready(match: Match) -> Match:
    return play(match, "take 2", "take 2", "take 2", "take 2")


def passing(match: Match, held: list[str]) -> Match:
    """All pass cards in mission 25; D passes these three."""
    for player in range(4):
        cards = held if player == 3 else hand(match, player)[:3]
        play(match, *(f"pass {code}" for code in cards))
    return match


def test_ur_17_25_a_card_known_from_scroll_13_is_passed_on_unseen() -> None:
    """B knows all eight cards of D, but not which three of them go to C."""
    one = passing(ready(swapped(25)), HANDS[1][:3])
    other = passing(ready(swapped(25)), HANDS[1][5:])
    assert known(one, 1, 2) == []
    assert alike(one, other, (0, 1, None))


def test_ur_17_24_a_hand_known_from_scroll_13_is_halved_unseen() -> None:
    """B knows all eight cards of D, but not which four of them are played."""
    match = ready(swapped(24))
    for player in range(4):
        play(match, *(f"split {code}" for code in hand(match, player)[:4]))
    play(match, "pick 1", "pick 1", "pick 1")
    other = match.fork(log=True)
    play(match, "pick 1")
    play(other, "pick 2")
    assert hand(match, 3) != hand(other, 3)
    assert alike(match, other, (0, 1, 2, None))


# ---- passing ----


@pytest.mark.parametrize("mission", [20, 21])
def test_ur_17_20_and_21_hands_are_known_to_giver_and_receiver(mission: int) -> None:
    match = full_hands(f"phase: resources\nmission: {mission}")
    ready(match)
    for player in range(4):
        partner = (player + 2) % 4
        assert known(match, player, partner) == HANDS[player]
        assert cards_seen(match, player) == {*HANDS[player], *HANDS[partner]}
    assert cards_seen(match, None) == set()


def test_ur_17_22_a_hand_passed_on_is_known_to_its_giver() -> None:
    match = table(
        *("Ye-Kn Bk-Fa Bl-Fa", "Ye-Dw Bk-As Re-Fa", "Ye-Em Bk-Ex Bl-As", "Ye-Pr Bk-Dw Re-As"),
        lines="mission: 22\ndominant: black",
    )
    play(match, "Ye-Kn", "Ye-Dw", "Ye-Em", "Ye-Pr")
    assert known(match, 0, 1) == ["Bk-Fa", "Bl-Fa"]
    assert known(match, 2, 1) == []
    assert known(match, None, 1) == []
    assert not cards_seen(match, 2) & {"Bk-Fa", "Bl-Fa", "Bk-Dw", "Re-As"}


def test_ur_17_25_passed_cards_are_known_to_giver_and_receiver() -> None:
    match = full_hands("phase: prepare\nmission: 25")
    for cards in HANDS:
        play(match, *(f"pass {code}" for code in cards[:3]))
    for player in range(4):
        right = (player - 1) % 4
        assert known(match, player, right) == HANDS[player][:3]
        assert cards_seen(match, player) == {*HANDS[player], *HANDS[(player + 1) % 4][:3]}
        assert {event["seat"] for event in told(match, "passed", player)} == {
            player,
            (player + 1) % 4,
        }
    assert cards_seen(match, None) == set()
    assert told(match, "passed", None) == []


def explored_after_passing(mission: int) -> tuple[Match, str]:
    """B uses an Explorer holding Re-Fa, of which A knows; the previous trick is D's."""
    match = table(
        *("Ye-Kn Re-As Bk-Wi", "Ye-Ex Re-Fa^0 Bk-Dw^0", "Ye-Dw Re-Wi Bk-Ex", "Ye-Wi Re-Kn Bk-As"),
        lines=f"mission: {mission}\ndominant: black",
        b="crystals: 1",
        d="tricks: Bl-Fa+Bl-As+Bl-Ex+Bl-Em",
    )
    assert known(match, 0, 1) == ["Bk-Dw", "Re-Fa"]
    play(match, "Ye-Kn", "play Ye-Ex", "power explorer")
    return match, drawn(match, 1)


@pytest.mark.parametrize("mission", [20, 22, 25])
def test_ur_17_2_a_known_card_may_have_been_exchanged_its_giver_cannot_tell(mission: int) -> None:
    match, found = explored_after_passing(mission)
    other = match.fork(log=True)
    play(match, "return Re-Fa", "Ye-Dw")
    play(other, f"return {found}", "Ye-Dw")
    assert alike(match, other, (0, 2, None))


# ---- taking back: what came to light stays so ----


def test_17_no_taking_back_after_seeing_the_other_hand_scroll_13() -> None:
    match = swapped()
    assert known(match, 1, 3) == HANDS[1]
    assert not match.can_undo()


def test_17_no_taking_back_after_a_card_came_from_the_pile() -> None:
    """UR-9.7: power and cubes are announced before the card is known."""
    match = table(
        *("Ye-Kn Bk-Fa", "Ye-Ex Re-Wi"),
        lines="mission: 19",
        a="pile: Re-As Bl-Kn\ncubes: 3",
        b="pile: Bl-Wi Ye-Fa",
    )
    play(match, "play Ye-Kn", "done")
    assert "Re-As" in hand(match, 0)
    assert not match.can_undo()


def test_17_no_taking_back_after_a_covered_card_was_taken_up() -> None:
    match = table(
        *("", ""),
        lines="mission: 18",
        a="columns: Ye-Kn/Re-As Bk-Fa/Bl-Kn\ncubes: 3",
        b="columns: Ye-Ex/Bl-Wi Re-Wi/Ye-Fa",
    )
    play(match, "play Ye-Kn", "cubes +1")
    assert hand(match, 0) == ["Re-As"]
    assert not match.can_undo()


def test_17_no_taking_back_after_a_card_came_from_the_pile_while_another_may_react() -> None:
    """Scroll 18: B is asked after A's turn, when A has already taken up a card."""
    match = table(
        *("Ye-Kn Bk-Fa", "Ye-Ex Re-Wi"),
        lines="mission: 19\nactive: 18 1",
        a="pile: Re-As Bl-Kn\ncubes: 3",
        b="pile: Bl-Wi Ye-Fa\ncrystals: 1",
    )
    play(match, "play Ye-Kn", "done")
    assert asks(match) == (1, "react")
    assert "Re-As" in hand(match, 0)
    assert not match.can_undo()


def test_17_no_taking_back_a_card_that_its_receiver_has_seen_scroll_2() -> None:
    match = play(levy(), "give Re-Dw", "return Bk-Fa")
    assert "Bk-Fa" in hand(match, 0)
    assert not match.can_undo()


def test_17_no_taking_back_a_card_that_the_owner_of_the_trick_has_seen() -> None:
    match = play(exploring(), "return Re-Fa")
    assert "Re-Fa" in taken(match, 3)[0]
    assert not match.can_undo()


def test_17_an_open_announcement_may_be_taken_back() -> None:
    match = table("Ye-Kn Bk-Fa", "Ye-Ex Re-Wi", a="cubes: 3\ncrystals: 1")
    play(match, "play Ye-Kn", "cubes +3")
    assert match.can_undo(0)
    match.undo()
    assert "cubes +3" in options(match)
