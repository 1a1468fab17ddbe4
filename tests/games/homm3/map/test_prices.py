"""What things cost now, as everybody sees it: for whoever plans several purchases at once."""

from typing import Any

import pytest

from rulebound.games.homm3.map import weeks
from rulebound.games.homm3.model.kinds import KINDS
from tests.games.homm3.map.homes import home
from tests.games.homm3.quests import Quest

CHAMPIONS = "castle_champions"


def prices(q: Quest, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = q.match.view(1)["world"]["realms"][seat]["prices"]
    return found


def champions(where: str) -> Quest:
    return Quest(
        heroes={0: where},
        gold=40,
        valuables=3,
        buildings=("dwelling_bronze", "dwelling_silver", "dwelling_gold", "citadel"),
        troops=([CHAMPIONS],),
    )


def test_a_unit_is_told_with_what_it_saves_by_itself() -> None:
    q = champions("F1 SE")
    told = prices(q)["reinforce"][CHAMPIONS]
    q.choose("population", f"reinforce {CHAMPIONS}")
    assert told["gold"] == 40 - q.player.gold == KINDS[CHAMPIONS].face(True).cost.gold - 6
    assert told["valuables"] == 3 - q.player.valuables


def test_elsewhere_and_for_recruiting_it_costs_what_is_printed() -> None:
    printed = KINDS[CHAMPIONS]
    assert prices(champions("F1 C"))["reinforce"][CHAMPIONS] == printed.face(True).cost._asdict()
    assert prices(champions("F1 SE"))["recruit"][CHAMPIONS] == printed.few.cost._asdict()


def test_only_the_units_of_the_own_faction_are_told() -> None:
    q = Quest()
    assert {KINDS[unit].faction for unit in prices(q)["recruit"]} == {"castle"}
    assert {KINDS[unit].faction for unit in prices(q, 1)["reinforce"]} == {"necropolis"}


def pub(number: int) -> Quest:
    roles = ("dwelling_bronze", "citadel", "special_gears")
    troops = (("cove_sea_dogs", "cove_oceanids"), ())
    return home("cove", *roles, round=number, troops=troops, gold=40)


def test_a_rebate_stands_beside_the_prices_until_it_is_spent() -> None:
    q = pub(2)
    full = prices(q)["reinforce"]["cove_sea_dogs"]["gold"]
    assert prices(q)["rebates"] == {"cove_pub": 3}
    q.choose("population", "reinforce-cheaper cove_sea_dogs cove_pub")
    assert q.player.gold == 40 - (full - 3)
    assert prices(q)["rebates"] == {}
    assert prices(pub(3))["rebates"] == {}


@pytest.mark.parametrize("roles", [("dwelling_bronze", "special_gears"), ("dwelling_bronze",)])
def test_whether_other_resources_stand_in_for_gold(roles: tuple[str, ...]) -> None:
    q = home("stronghold", *roles)
    assert prices(q)["stands_in"] is ("special_gears" in roles)


def test_the_spell_book_is_free_while_astrologers_say_so() -> None:
    q = Quest()
    assert prices(q)["book"] == {"gold": 6, "materials": 0, "valuables": 0}
    q.w.proclaimed = (weeks.MAGES,)
    assert prices(q)["book"] == {"gold": 0, "materials": 0, "valuables": 0}
