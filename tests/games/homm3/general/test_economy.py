"""What a general builds, recruits, saves for and trades."""

from typing import Any

from rulebound.core.flow import Decision, Option, Text
from rulebound.core.rng import Rng
from rulebound.games.homm3.general import economy
from rulebound.games.homm3.general.policy import play
from rulebound.games.homm3.general.worths import TRADING, trading
from rulebound.games.homm3.map import towns
from rulebound.games.homm3.map.goals import last_round
from rulebound.games.homm3.map.recruiting import Ware
from rulebound.games.homm3.model.kinds import Cost
from tests.games.homm3.quests import Quest

ARMY = ("castle_halberdiers", "castle_marksmen", "castle_griffins")


def town(**more: Any) -> Quest:
    """A Castle with its bronze Dwelling and three units."""
    more.setdefault("buildings", ("dwelling_bronze",))
    more.setdefault("troops", [ARMY])
    more.setdefault("round", 3)
    return Quest(heroes={0: "S3 C"}, **more)


def chosen(q: Quest) -> str:
    assert q.match.decision is not None
    return play(q.s, q.match.decision, Rng(1)).notation


def rich(q: Quest, gold: int, materials: int = 0, valuables: int = 0) -> Quest:
    q.player.gold, q.player.materials, q.player.valuables = gold, materials, valuables
    q.ask_anew()
    return q


def earning(q: Quest, gold: int, materials: int = 0, valuables: int = 0) -> Quest:
    income = {"gold": gold, "materials": materials, "valuables": valuables}
    q.realm.income = q.realm.income._replace(**income)
    q.ask_anew()
    return q


def test_it_builds_before_it_recruits() -> None:
    q = earning(rich(town(buildings=("dwelling_bronze", "citadel")), 10, 6, 3), 15)
    assert chosen(q) == "build castle_holy_grounds"


def test_it_recruits_before_it_builds_if_it_can_hardly_fight() -> None:
    q = rich(town(troops=[ARMY[:1]]), 8, 6, 3)
    assert chosen(q) == "population"


def test_gold_is_kept_for_a_dwelling_that_can_come_with_the_next_income() -> None:
    q = earning(rich(town(buildings=("dwelling_bronze", "citadel"), round=2), 7, 6, 2), 5, 0, 1)
    assert economy.kept(q.s, 0) == 3
    earning(q, 10, 0, 1)
    assert economy.kept(q.s, 0) == 0, "the income pays for it"
    earning(q, 5, 0, 1)
    q.w.round = last_round(q.s)
    assert economy.kept(q.s, 0) == 0


def test_valuables_are_not_spent_on_spells_while_a_dwelling_needs_them() -> None:
    q = earning(rich(town(buildings=("dwelling_bronze", "citadel")), 12, 6, 2), 10, 0, 1)
    assert not chosen(q).startswith("build castle_mage_guild")
    assert economy.next_building(q.s, 0) == towns.by_role("castle", "dwelling_silver")


def test_it_spends_its_gold_in_the_last_round() -> None:
    q = rich(town(buildings=("dwelling_bronze", "citadel"), table={"rounds": 8}, round=8), 30)
    assert chosen(q) == "population"
    q.choose("population")
    while q.asked.endswith("population"):
        q.choose(chosen(q))
    assert q.player.gold < 20
    assert all(troop.pack for troop in q.player.troops)


def test_nothing_is_built_that_does_not_pay_before_the_end() -> None:
    """A Dwelling pays even in the last Round, if there is gold for its units; else it does not."""
    buildings = ("dwelling_bronze", "citadel")
    q = rich(town(buildings=buildings, table={"rounds": 8}, round=8), 10, 9, 9)
    assert not chosen(q).startswith("build")
    q = rich(town(buildings=buildings, table={"rounds": 8}, round=8), 30, 9, 9)
    assert chosen(q) == "build castle_holy_grounds"


def test_nothing_is_sold_that_a_tribute_could_be_paid_with() -> None:
    due = [{"rule": "tranches", "due": {12: 90}}]
    q = rich(town(table={"rules": due}), 20, 9)
    assert economy.wanted_rate(q.s, 0) is None
    assert not chosen(q).startswith("build")


def test_what_is_still_to_be_paid_is_kept() -> None:
    """Of all tranches, not of the next one alone."""
    due = [{"rule": "tranches", "due": {4: 5, 12: 90}}]
    q = rich(town(table={"rules": due}), 20)
    assert economy.saved(q.s, 0) > 20
    assert chosen(q) != "population"


def test_what_is_still_to_be_paid_is_expected_of_an_income_that_grows() -> None:
    """Nobody keeps everything for a tranche that is far away: that would leave nothing to grow."""
    due = [{"rule": "tranches", "due": {12: 90}}]
    q = earning(rich(town(table={"rules": due}, round=1), 20), 10)
    early = economy.saved(q.s, 0)
    assert early == 90 - 5 * 10 - 4 * (1 + 2 + 3 + 4)
    q.w.round = 9
    assert economy.saved(q.s, 0) == 90 - 10


def test_nothing_else_is_built_or_hired_before_silver_units_can_come() -> None:
    """Luxuries use up what the Dwelling costs, although no budget sees how it could come soon."""
    q = rich(town(table={"rounds": 12}, round=1), 90, 2, 1)
    guild = towns.by_role("castle", "mage_guild")
    assert not economy.building_worth(q.s, 0, guild)
    assert not economy.hiring_worth(q.s, 0)
    buildings = ("dwelling_bronze", "dwelling_silver", "citadel")
    q = rich(town(buildings=buildings, table={"rounds": 12}, round=1), 90, 2, 1)
    assert economy.building_worth(q.s, 0, guild)
    assert economy.hiring_worth(q.s, 0)


def test_h3_6_14_a_trading_post_is_worth_the_more_the_more_it_makes_possible() -> None:
    """Three valuables more bring silver units; of what is there already a post makes little."""
    lacking = rich(town(buildings=("dwelling_bronze", "citadel")), 20, 20, 0)
    assert trading(lacking.s, 0) > 1.2 * TRADING
    poor = rich(town(buildings=("dwelling_bronze", "citadel")), 0)
    assert trading(poor.s, 0) == 0


def test_h3_6_14_trade_in_both_directions() -> None:
    """Towards the next building; in the end everything for units."""
    q = rich(town(buildings=("dwelling_bronze", "citadel")), 30, 6, 1)
    rate = economy.wanted_rate(q.s, 0)
    assert rate is not None
    assert (rate.sell, rate.buy) == ("gold", "valuables")
    q = rich(town(buildings=("dwelling_bronze", "citadel"), table={"rounds": 8}, round=8), 0, 9)
    rate = economy.wanted_rate(q.s, 0)
    assert rate is not None
    assert (rate.sell, rate.buy) == ("materials", "gold")


def test_h3_7_10_what_makes_the_army_grow_most_for_its_price() -> None:
    q = rich(town(buildings=("dwelling_bronze", "citadel"), table={"rounds": 8}, round=8), 6)
    q.choose("population")
    assert chosen(q).startswith("reinforce")


def test_h3_8_51_a_settlement_brings_what_the_budget_lacks() -> None:
    """A Citadel waits for a valuable; in the end a Pack for nothing."""
    q = town(round=2)
    earning(rich(q, 4, 9, 0), 15)
    ware = Ware("castle_griffins", Cost(6), Cost())
    pack = Option("reinforce", ("troop:castle_griffins",), data=ware)
    options = (
        *(Option("raise-income", (f"resource:{n}",), data=n) for n in ("gold", "valuables")),
        pack,
    )
    decision = Decision(0, Text("homm3-ask-settlement"), lambda: options)
    assert play(q.s, decision, Rng(1)).notation == "raise-income valuables"
    q.w.round = last_round(q.s)
    assert play(q.s, decision, Rng(1)) == pack


def test_h3_7_2_a_city_hall_brings_what_the_budget_lacks_and_need_not_bring_anything() -> None:
    q = earning(rich(town(round=3), 8, 5, 0), 15)
    ways = (
        Option("use-building", ("building:hall", "use:gold-5")),
        Option("use-building", ("building:hall", "use:valuables-1")),
        Option("use-building", ("building:hall", "use:movement")),
        Option("decline"),
    )

    def chosen_of(*options: Option) -> Option:
        return play(q.s, Decision(0, Text("homm3-ask-building"), lambda: options), Rng(1))

    assert chosen_of(*ways) == ways[1]
    assert chosen_of(*ways[2:]) == ways[2]
