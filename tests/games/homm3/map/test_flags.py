"""Mines and first flags (H3-8.50; H3-T12, H3-T13, H3-T24)."""

from tests.games.homm3.quests import Quest


def test_h3_t12_first_flag_gives_production_and_resources_at_once() -> None:
    q = Quest(factions=("necropolis", "castle"), heroes={0: "S1 C"}, level=2)
    q.go("S1 W")
    assert q.mark("S1 W").owner == 0
    assert q.realm.income.materials == 2
    assert q.player.materials == 2


def test_h3_t13_second_flag_moves_production_without_resources() -> None:
    q = Quest(heroes={0: "S1 NE"}, flags={"S1 W": 1}, level=2)
    q.w.realms[1].income = q.w.realms[1].income._replace(materials=2)
    q.realm.movement = (6, 0)
    q.w.realms[1].stand(0, q.at("S3 C"))
    q.s.players[1].gold = 0
    q.go("S1 C").go("S1 W")
    assert q.mark("S1 W").owner == 0
    assert (q.realm.income.materials, q.w.realms[1].income.materials) == (2, 0)
    assert q.player.materials == 0
