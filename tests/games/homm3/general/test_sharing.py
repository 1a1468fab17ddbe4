"""What players of one side give each other, and where they meet for it."""

from typing import Any

from rulebound.core.rng import Rng
from rulebound.games.homm3.general import economy, sharing
from rulebound.games.homm3.general.policy import play
from rulebound.games.homm3.general.routes import draws
from rulebound.games.homm3.general.worths import trading
from rulebound.games.homm3.map import trade
from rulebound.games.homm3.model.world import Leader
from tests.games.homm3.quests import Quest

ARMY = ("castle_halberdiers", "castle_marksmen", "castle_griffins")
OTHERS = ("necropolis_skeletons", "necropolis_zombies", "necropolis_wraiths")
SILVER = {"gold": 9, "materials": 6, "valuables": 3}
"""Enough for a silver Dwelling and for nothing beside it."""


def friends(rule: str = "trade_beside", mode: Any = "cooperative", **more: Any) -> Quest:
    """Two players of one side with bronze Dwellings, one beside the other."""
    more.setdefault("heroes", {0: "F1 NW", 1: "F1 C"})
    q = Quest(
        mode=mode,
        teams=(0, 0),
        buildings=("dwelling_bronze",),
        troops=[ARMY, OTHERS],
        round=3,
        table={"rules": [{"rule": rule}]},
        **more,
    )
    for realm in q.w.realms:
        realm.income = realm.income._replace(gold=10)
    return has(q, 0)


def has(q: Quest, seat: int, gold: int = 0, materials: int = 0, valuables: int = 0) -> Quest:
    player = q.s.players[seat]
    player.gold, player.materials, player.valuables = gold, materials, valuables
    q.ask_anew()
    return q


def chosen(q: Quest) -> str:
    assert q.match.decision is not None
    return play(q.s, q.match.decision, Rng(1)).notation


def test_valuables_that_complete_a_building_are_given() -> None:
    q = has(has(friends(), 1, valuables=3), 0, gold=9, materials=6)
    assert sharing.gain(q.s, 0, 1)
    assert chosen(q) == "rule-trade 1"
    q.choose("rule-trade 1")
    while q.asked.endswith("share"):
        q.choose(chosen(q))
    assert (q.player.gold, q.player.materials, q.player.valuables) == (9, 6, 3)
    assert economy.next_building(q.s, 0) is not None


def test_nothing_is_given_that_does_not_make_both_together_stronger() -> None:
    q = has(has(friends(), 0, **SILVER), 1)
    assert sharing.gain(q.s, 0, 1) == 0
    assert sharing.gift(q.s, 0, trade.portions(q.s, 0, [1])) is None
    assert not chosen(q).startswith("rule-trade")


def test_who_has_something_to_share_goes_to_meet_the_other() -> None:
    q = has(has(friends(heroes={0: "S3 C", 1: "F1 C"}), 1, valuables=3), 0, gold=9, materials=6)
    beside, afar = q.at("F1 NW"), q.at("S3 W")
    (rule,) = q.rules
    assert rule.lures(q.s, 0, beside) > 0
    assert rule.lures(q.s, 0, afar) == 0
    assert draws(q.s, 0, Leader.MAIN)
    has(q, 1)
    has(q, 0)
    assert rule.lures(q.s, 0, beside) == 0


def test_the_build_token_is_spent_on_trade_only_if_that_is_worth_more_than_a_building() -> None:
    q = friends("build_token_trade", heroes={0: "S3 C"})
    has(has(q, 1, valuables=3), 0, gold=9, materials=6)
    (rule,) = q.rules
    option = next(o for o in q.match.decision.options if o.kind == "rule-token-trade")  # type: ignore[union-attr]
    now = rule.urges(q.s, 0, option)
    has(q, 0, **SILVER)
    assert rule.urges(q.s, 0, option) == 0 < now


def test_a_trading_post_is_worth_more_to_who_has_something_to_give_there() -> None:
    q = has(friends(), 1, valuables=3)
    alone = trading(q.s, 1)
    has(q, 0, gold=9, materials=6)
    assert sharing.gives(q.s, 1)
    assert trading(q.s, 1) > alone


def test_swaps_of_cards_come_to_an_end() -> None:
    q = friends("build_token_trade", heroes={0: "S3 C"}, hands=[("haste",), ("bless",)])
    q.choose("rule-token-trade 1")
    for _ in range(20):
        if not q.asked.endswith(("share", "swap-card")):
            break
        q.choose(chosen(q))
    assert q.asked.endswith("turn")
    assert q.player.hand == ("haste",)
