"""Sentinels: the army of Round 10 is refilled from a pool."""

from rulebound.games.homm3.combat.deploy import add_unit
from rulebound.games.homm3.scenarios.sentinels.rules import POOL, join
from tests.games.homm3.map.armies import army, rover, solo, troops
from tests.games.homm3.quests import Quest

COMBAT = {"rules": [{"rule": "sentinel_combat"}]}


def boss(pool: tuple[int, int, int, int], *names: str) -> Quest:
    q = solo(table=COMBAT, heroes={0: "F8 E"}, troops=[("castle_halberdiers",)])
    army(q, "F8 C", *names)
    rover(q).id = "sentinels_10"
    q.w.notes[POOL] = pool
    q.go("F8 C")
    q.b.units.clear()
    return q


def _round(q: Quest) -> list[str]:
    """A combat round begins; who is on the board then."""
    trip = q.w.trip
    assert trip is not None
    for n, troop in enumerate(q.b.reserve[1]):
        add_unit(q.s, troop, 1, 12 + n)
    q.b.reserve[1] = ()
    list(q.rules[0].combat_round(q.s, trip))
    return [u.kind.id for u in q.b.units if u.alive and u.side == 1]


def test_two_units_of_the_pool_join_in_a_combat_round() -> None:
    q = boss((0, 3, 3, 0), "neutral_boars", "neutral_rogues")
    assert len(_round(q)) == 4
    assert sum(q.w.notes[POOL]) == 4


def test_there_are_never_more_than_five() -> None:
    q = boss((3, 0, 0, 0), "neutral_boars", "neutral_rogues", "neutral_trolls", "neutral_mummies")
    assert len(_round(q)) == 5
    assert sum(q.w.notes[POOL]) == 2


def test_an_army_of_one_is_refilled_to_four() -> None:
    q = boss((0, 3, 3, 0), "neutral_boars")
    assert len(_round(q)) == 4
    assert sum(q.w.notes[POOL]) == 3


def test_an_empty_pool_gives_nothing() -> None:
    q = boss((0, 0, 0, 0), "neutral_boars")
    assert _round(q) == ["neutral_boars"]


def test_newcomers_go_to_the_back_line_shooters_and_slow_ones_first() -> None:
    q = boss((0, 0, 0, 0), "neutral_boars")
    join(q.s, 1, list(troops("neutral_griffins", "neutral_marksmen", "neutral_zombies")))
    places = sorted((u.at, u.kind.id) for u in q.b.units)
    assert [name for _, name in places] == [
        "neutral_marksmen",
        "neutral_zombies",
        "neutral_griffins",
    ]
    assert [at for at, _ in places] == [16, 17, 18]


def test_other_armies_are_not_refilled() -> None:
    q = boss((0, 3, 3, 0), "neutral_boars")
    rover(q).id = "sentinels_8"
    assert _round(q) == ["neutral_boars"]


def test_after_a_retreat_it_is_refilled_to_four() -> None:
    q = boss((0, 3, 3, 0), "neutral_boars")
    _round(q)
    for u in q.b.units[1:]:
        u.alive = False
    q.b.ended = "retreat"
    trip = q.w.trip
    assert trip is not None
    list(q.rules[0].battle_ends(q.s, trip))
    assert len(rover(q).troops) == 4
    assert sum(q.w.notes[POOL]) == 0
