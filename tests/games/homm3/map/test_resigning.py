"""Giving up on the map: the whole side does, and its words say so."""

from rulebound.core.match import Match
from rulebound.locale import LANGUAGES, Translator
from tests.games.homm3.quests import Quest


def resigning(match: Match, seat: int) -> str:
    """The kind of the aside by which a seat gives up."""
    return next(aside.kind for aside in match.asides(seat) if aside.notation == "resign")


def test_who_has_allies_gives_up_for_them_as_well() -> None:
    factions = ("castle", "necropolis", "dungeon", "rampart")
    tiles = ("S3 -3,1", "S1 3,-1", "F1 0,0", "S2 -1,3", "S4 1,-3")
    q = Quest(tiles, factions=factions, mode="alliance", teams=(0, 1, 0, 1))
    assert resigning(q.match, 2) == "resign-side"
    q.match.aside(2, "resign")
    assert q.match.result is not None
    assert q.match.result.winners == (1, 3)


def test_who_plays_alone_ends_the_scenario() -> None:
    q = Quest()
    assert resigning(q.match, 1) == "resign-scenario"
    q.match.aside(1, "resign")
    assert q.match.result is not None
    assert q.match.result.winners == (0,)


def test_together_nobody_wins() -> None:
    q = Quest(mode="cooperative")
    assert resigning(q.match, 0) == "resign-side"
    q.match.aside(1, "resign")
    assert q.match.result is not None
    assert q.match.result.winners == ()


def test_it_can_be_read_in_every_language() -> None:
    q = Quest(mode="cooperative")
    resign = next(aside for aside in q.match.asides(0) if aside.notation == "resign")
    said = {Translator(language).option("homm3", resign) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert "Give up with your whole side and end the scenario" in said
