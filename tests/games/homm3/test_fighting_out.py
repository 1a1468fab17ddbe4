"""Fighting it out: a bot plays the rest of a combat, if all agree who choose in it."""

import pytest

from rulebound.bots import Chair, bot
from rulebound.core.errors import IllegalChoice
from rulebound.core.match import Match
from rulebound.core.records import replay
from rulebound.games.homm3 import GAME
from tests.games.homm3.quests import Quest

ARMIES = [["castle_halberdiers", "castle_marksmen"], ["necropolis_skeletons"]]


def duel() -> Match:
    """Two players, before their units are placed."""
    return GAME.start(2, {"form": "skirmish", "armies": ARMIES, "level": 1}, seed=3)


def offered(match: Match, seat: int) -> list[str]:
    notations = [option.notation for option in match.asides(seat)]
    return [notation for notation in notations if notation.startswith("fight-")]


def told(match: Match) -> list[str]:
    kinds = ("offers-fight", "fought-out", "fights-on")
    return [e["kind"] + e.get("how", "") for e in match.log(None) if e["kind"] in kinds]


def test_both_players_must_agree() -> None:
    m = duel()
    assert offered(m, 0) == offered(m, 1) == ["fight-out", "fight-out-slowly"]
    m.aside(0, "fight-out")
    assert not m.stand_ins
    assert offered(m, 0) == ["fight-myself"]
    assert offered(m, 1) == ["fight-out", "fight-out-slowly", "fight-myself"]
    assert m.view(1)["battle"]["fought_out"] == [0]
    m.aside(1, "fight-out")
    assert m.stand_ins == {0: False, 1: False}
    assert m.view(None)["battle"]["stands_in"]
    assert told(m) == ["offers-fight", "fought-out"]


@pytest.mark.parametrize(("slow", "fast"), [(0, 1), (1, 0)])
def test_it_goes_step_by_step_if_one_of_them_wants_to_see_it(slow: int, fast: int) -> None:
    m = duel()
    m.aside(slow, "fight-out-slowly")
    m.aside(fast, "fight-out")
    assert m.stand_ins == {0: True, 1: True}


def test_refusing_changes_nothing() -> None:
    m = duel()
    before = m.view(None), [option.notation for option in m.decision.options]  # type: ignore[union-attr]
    m.aside(0, "fight-out")
    m.aside(1, "fight-myself")
    assert (m.view(None), [option.notation for option in m.decision.options]) == before  # type: ignore[union-attr]
    assert offered(m, 0) == ["fight-out", "fight-out-slowly"]
    assert told(m) == ["offers-fight", "fights-onrefused"]


def test_an_offer_can_be_taken_back() -> None:
    m = duel()
    m.aside(1, "fight-out")
    m.aside(1, "fight-myself")
    m.aside(0, "fight-out")
    assert not m.stand_ins
    assert told(m) == ["offers-fight", "fights-onwithdrawn", "offers-fight"]


@pytest.mark.parametrize("seat", [0, 1])
def test_either_may_stop_it(seat: int) -> None:
    m = duel()
    m.aside(0, "fight-out")
    m.aside(1, "fight-out")
    m.aside(seat, "fight-myself")
    assert not m.stand_ins
    assert told(m)[-1] == "fights-onstopped"


def test_it_ends_with_the_combat_and_is_part_of_the_record() -> None:
    m = duel()
    m.aside(1, "fight-out")
    m.aside(0, "fight-out")
    player = bot("gentle", 1)
    while m.decision is not None and m.stand_ins:
        m.choose(player.choose(Chair(m, m.decision.seat, 0.01)))
    assert m.view(None)["battle"]["winner"] is not None
    assert not offered(m, 0)
    again = replay(m.record())
    assert again.log(None) == m.log(None)
    assert again.view(0) == m.view(0)
    assert [choice for choice in m.record()["choices"] if "!" in choice] == [
        "1! fight-out",
        "0! fight-out",
    ]


def test_an_undone_choice_leaves_the_agreement() -> None:
    m = duel()
    m.choose(next(o for o in m.decision.options if o.kind == "deploy"))  # type: ignore[union-attr]
    m.aside(0, "fight-out")
    m.undo()
    assert m.view(0)["battle"]["fought_out"] == [0]


def test_before_and_after_combats_there_is_nothing_to_fight_out() -> None:
    m = GAME.start(2, {"form": "skirmish", "army": "bought", "gold": 20}, seed=1)
    assert m.view(None)["stage"] == "buying"
    assert not offered(m, 0)
    q = Quest()
    assert not offered(q.match, 0)
    with pytest.raises(IllegalChoice):
        q.match.aside(0, "fight-out")


def test_against_guards_of_an_ai_one_player_is_enough() -> None:
    q = Quest(
        factions=("castle",), mode="campaign", heroes={0: "F1 C"}, tiles=("S3 -3,1", "F1 0,0")
    )
    q.go("F1 E")
    while q.asked.endswith("announced"):
        q.choose("pass")
    q.match.aside(0, "fight-out")
    assert q.match.stand_ins == {0: False}


def test_who_plays_the_guards_for_an_enemy_must_agree_too() -> None:
    """H3-10.22."""
    q = Quest(heroes={0: "F1 C"})
    q.go("F1 E")
    while q.asked.endswith("announced"):
        q.choose("pass")
    q.match.aside(0, "fight-out")
    assert not q.match.stand_ins
    assert q.match.consent(1) is not None
    q.match.aside(1, q.match.consent(1))  # type: ignore[arg-type]
    assert q.match.stand_ins == {0: False, 1: False}


def test_a_bot_says_yes_when_it_is_asked_and_does_not_ask_itself() -> None:
    m = duel()
    assert m.consent(0) is None
    m.aside(0, "fight-out")
    assert m.consent(0) is None
    assert m.consent(1) is not None


def test_an_imagined_match_can_be_fought_out_as_well() -> None:
    m = duel()
    m.aside(0, "fight-out")
    m.aside(1, "fight-out")
    world = m.imagine(0, 1)
    assert world.stand_ins == {0: False, 1: False}
    assert not m.fork().consent(1)
