"""The chance to win a fight: worked out on what a seat sees, by fighting it out many times."""

from collections.abc import Sequence
from typing import Any

import pytest

from rulebound.bots.outlook import Outlook, outlook
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.model.kinds import KINDS, Tier
from tests.games.homm3.map.armies import army, solo
from tests.games.homm3.quests import Quest

BRONZE = ("castle_halberdiers", "castle_marksmen", "castle_griffins")
TRIES = 120


def chance(q: Quest, where: str, *more: str, seat: int = 0, n: int = TRIES) -> Outlook:
    found = outlook(q.match, seat, ("hero:main", f"field:{q.ref(where)}", *more), n, seed=5)
    assert found is not None
    assert found.n == n
    return found


def heroes(*armies: Sequence[str], **values: Any) -> Quest:
    """The hero of the other player stands beside the Town of seat 0."""
    return Quest(heroes={1: "S3 E"}, troops=armies, **values)


def share(found: Outlook) -> float:
    return found.won / found.n


# ---- whom one can fight ----


def test_equal_armies_have_about_equal_chances() -> None:
    assert 0.35 < share(chance(heroes(BRONZE, BRONZE), "S3 E")) < 0.65


@pytest.mark.parametrize("foe", ["hero", "guards", "rover"])
def test_more_units_are_never_worse(foe: str) -> None:
    def fight(count: int) -> float:
        mine = BRONZE[:count]
        if foe == "hero":
            return share(chance(heroes(mine, BRONZE[:2]), "S3 E"))
        q = Quest(troops=[mine], heroes={0: "F1 C"}, movement=(3, 2))
        if foe == "rover":
            army(q, "F1 NE", "necropolis_skeletons", "necropolis_zombies", deck=())
            return share(chance(q, "F1 NE"))
        return share(chance(q, "F1 E"))

    shares = [fight(count) for count in (1, 2, 3)]
    assert shares == sorted(shares)
    assert shares[2] > shares[0] + 0.2


def test_a_pack_fights_better_than_a_few() -> None:
    packs = [f"{unit}+" for unit in BRONZE]
    few, pack = (chance(heroes(mine, BRONZE), "S3 E") for mine in (BRONZE, packs))
    assert share(pack) > share(few) + 0.2
    assert pack.lost < few.lost


def test_the_cards_one_holds_help() -> None:
    hand = ["attack", "defense", "attack", "defense"]
    without, with_ = (heroes(BRONZE, BRONZE, hands=[cards]) for cards in ([], hand))
    assert share(chance(with_, "S3 E", n=300)) > share(chance(without, "S3 E", n=300))


def test_a_town_is_fought_for_as_if_its_owner_paid_for_the_defense() -> None:
    q = Quest(troops=[BRONZE, ["necropolis_skeletons"]], heroes={0: "S1 W", 1: "F1 C"})
    assert share(chance(q, "S1 C")) > 0.5


# ---- rounds (H3-10.70) ----


def test_each_movement_point_left_is_a_combat_round_more() -> None:
    q = Quest(troops=[BRONZE[:2]], heroes={0: "F1 C"})
    one, last = (chance(q, "F1 E", f"movement:{left}") for left in (0, 2))
    assert one.wins[0] == one.won, "without movement there is one combat round"
    assert last.won > one.won
    assert list(last.wins) == sorted(last.wins)
    assert one.n - one.won - one.beaten > 0, "then one retreats (H3-10.71)"


def test_nobody_arrives_with_more_movement_than_the_hero_has() -> None:
    q = Quest(troops=[BRONZE[:2]], heroes={0: "F1 C"}, movement=(1, 2))
    assert chance(q, "F1 E", "movement:9") == chance(q, "F1 E", "movement:1")


# ---- only what the seat sees (H3-14.1) ----


def test_the_neutral_unit_on_top_of_the_deck_does_not_matter() -> None:
    """Guards are drawn from the top, yet nobody knows what lies there."""

    def stacked(*, strong_first: bool) -> Outlook:
        q = solo(tiles=("S3 0,0",), troops=[BRONZE[:1]])
        deck = q.s.decks["bronze"]
        by_health = sorted(deck.cards, key=lambda unit: KINDS[unit].few.health)
        assert {KINDS[unit].tier for unit in deck.cards} == {Tier.BRONZE}
        cards = tuple(by_health if strong_first else reversed(by_health))
        q.s.decks["bronze"] = deck._replace(cards=cards)
        return chance(q, "S3 W", n=400)

    weak, strong = (stacked(strong_first=strong) for strong in (False, True))
    assert 0.1 < share(weak) < 0.9
    assert abs(share(weak) - share(strong)) < 0.09


def test_the_cards_in_the_other_hand_do_not_matter() -> None:
    """Everybody knows the cards of a hero, nobody which of them are in the hand."""
    cards = ["attack", "attack", "attack", "knowledge", "knowledge", "knowledge"]

    def dealt(hand: Sequence[str], deck: Sequence[str]) -> Outlook:
        q = heroes(BRONZE, BRONZE, hands=[[], hand], decks=[[], deck])
        return chance(q, "S3 E", n=300)

    attacks, knowledge = dealt(cards[:3], cards[3:]), dealt(cards[3:], cards[:3])
    assert attacks == knowledge


def test_the_match_stays_as_it_is() -> None:
    q = heroes(BRONZE, BRONZE, hands=[["attack"], ["attack"]])
    before = q.match.position(), q.match.view(0), q.match.seq, q.offered
    chance(q, "S3 E", n=3)
    assert (q.match.position(), q.match.view(0), q.match.seq, q.offered) == before


# ---- where there is nothing to be told ----


@pytest.mark.parametrize(
    "refs",
    [
        ("field:-3,2",),
        ("field:99,99",),
        ("field:no",),
        ("field:1",),
        ("hero:main",),
        ("hero:third", "field:-2,1"),
        ("hero:second", "field:-2,1"),
        ("hero:main", "field:-2,1", "movement:many"),
        ("card:attack",),
        (),
    ],
    ids=" ".join,
)
def test_nothing_is_told_of_what_is_no_fight(refs: tuple[str, ...]) -> None:
    assert outlook(heroes(BRONZE, BRONZE).match, 0, refs, 2, seed=1) is None


def test_nothing_is_told_of_guards_that_are_beaten_quickly() -> None:
    """H3-10.9."""
    q = Quest(heroes={0: "F1 C"}, level=3)
    assert outlook(q.match, 0, (f"field:{q.ref('F1 E')}",), 2, seed=1) is None


def test_nothing_is_told_of_a_field_that_lies_face_down() -> None:
    q = Quest(("S3 0,0", "F1 -3,1 down"), factions=("castle",), mode="campaign")
    refs = ("hero:main", "field:-3,1")
    assert outlook(q.match, 0, refs, 2, seed=1) is None


def test_nothing_is_told_in_the_turn_of_another() -> None:
    q = heroes(BRONZE, BRONZE)
    refs = (f"field:{q.ref('S3 C')}",)
    assert outlook(q.match, 1, refs, 2, seed=1) is None


def test_a_skirmish_has_no_fields() -> None:
    assert outlook(GAME.start(seats=2, seed=1), 0, ("field:0,0",), 2, seed=1) is None


def test_the_same_seed_tells_the_same() -> None:
    q = heroes(BRONZE, BRONZE, hands=[["attack"], ["attack"]])
    assert chance(q, "S3 E", n=20) == chance(q, "S3 E", n=20)
