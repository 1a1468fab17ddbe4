"""Imagined worlds: what a seat cannot see is dealt again, everything else stays (H3-14.4)."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

from rulebound.core.rng import Rng
from rulebound.games.homm3.combat.imagine import redeal
from rulebound.games.homm3.model.battle import AiHero
from rulebound.games.homm3.model.players import Deck
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from tests.games.conformance import start
from tests.games.counting import even
from tests.games.homm3.fights import Fight

MINE = ["castle_griffins+ b2", "castle_marksmen a1"]
THEIRS = ["necropolis_zombies b3", "necropolis_skeletons d5"]
WORLDS = 60


def table() -> Fight:
    """Seat 1 has three cards in hand and three in its deck."""
    f = Fight(MINE, THEIRS, hands=(["attack"], ["power", "defense", "haste"]))
    f.s.players[0].deck = ("power", "defense", "knowledge", "attack")
    f.s.players[1].deck = ("attack", "knowledge", "knowledge")
    return f


def worlds(f: Fight, seat: int | None) -> list[State]:
    found = []
    for seed in range(WORLDS):
        s = f.s.copy()
        redeal(s, seat, Rng(seed))
        found.append(s)
    return found


def test_the_hand_of_another_changes_places_with_its_deck() -> None:
    f = table()
    own = Counter(f.s.players[1].hand + f.s.players[1].deck)
    hands = set()
    for s in worlds(f, 0):
        p = s.players[1]
        assert (len(p.hand), len(p.deck)) == (3, 3)
        assert Counter(p.hand + p.deck) == own
        hands.add(tuple(sorted(p.hand)))
    assert ("attack", "knowledge", "knowledge") in hands
    assert ("defense", "haste", "power") in hands


def test_the_own_hand_stays_and_the_own_deck_is_shuffled() -> None:
    f = table()
    orders = set()
    for s in worlds(f, 0):
        assert s.players[0].hand == ("attack",)
        assert sorted(s.players[0].deck) == ["attack", "defense", "knowledge", "power"]
        orders.add(s.players[0].deck)
    assert len(orders) > 10


def test_a_spectator_knows_no_hand() -> None:
    f = table()
    assert {s.players[0].hand for s in worlds(f, None)} > {("attack",), ("knowledge",)}


def test_a_card_that_all_saw_going_to_the_hand_stays_there() -> None:
    f = table()
    decks.gain_card(f.s, 1, "stone_skin")
    assert all("stone_skin" in s.players[1].hand for s in worlds(f, 0))
    decks.put_off(f.s, 1, "stone_skin")
    assert f.s.players[1].known == ()


def test_a_known_card_that_went_through_the_deck_is_known_no_more() -> None:
    f = table()
    p = f.s.players[1]
    decks.gain_card(f.s, 1, "stone_skin")
    decks.put_off(f.s, 1, "stone_skin")
    decks.reshuffle(f.s, p)
    decks.draw(f.s, 1, 2)
    held = {"stone_skin" in s.players[1].hand for s in worlds(f, 0)}
    assert held == {True, False}


def test_what_another_took_unseen_might_be_any_hidden_card_of_that_deck() -> None:
    f = table()
    f.s.decks["spell"] = Deck(("haste", "stone_skin", "stone_skin"), ("haste",))
    decks.gain_card(f.s, 1, "magic_arrow", seen=False)
    found = set()
    for s in worlds(f, 0):
        p = s.players[1]
        (secret,) = p.secret
        assert secret in p.hand + p.deck
        assert sorted((secret, *s.decks["spell"].cards)) == [
            "haste",
            "magic_arrow",
            "stone_skin",
            "stone_skin",
        ]
        found.add(secret)
    assert found == {"haste", "magic_arrow", "stone_skin"}
    assert all(s.players[1].secret == ("magic_arrow",) for s in worlds(f, 1))


def test_a_card_once_shown_is_secret_no_more() -> None:
    f = table()
    decks.gain_card(f.s, 1, "magic_arrow", seen=False)
    decks.put_off(f.s, 1, "magic_arrow")
    assert f.s.players[1].secret == ()
    decks.reshuffle(f.s, f.s.players[1])
    for s in worlds(f, 0):
        assert (s.players[1].hand + s.players[1].deck).count("magic_arrow") == 1


def test_heroes_start_with_found_cards_that_others_do_not_know() -> None:
    options = {"level": 3, "spells": 2, "artifacts": 1, "attacker_hero": "catherine"}
    s: State = start("homm3", 2, options, 5)._state
    p = s.players[0]
    assert len(p.secret) == 5  # two Abilities, two spells, an Artifact
    assert not Counter(p.secret) - Counter(p.hand + p.deck)


def test_the_cards_of_another_search_are_dealt_again() -> None:
    f = table()
    f.s.decks["spell"] = Deck(("stone_skin",) * 5, ("haste",))
    f.s.offer, f.s.searcher, f.s.searched = ("haste", "magic_arrow"), 1, "spell"
    offers = {tuple(sorted(s.offer)) for s in worlds(f, 0)}
    assert ("stone_skin", "stone_skin") in offers
    assert {s.offer for s in worlds(f, 1)} == {("haste", "magic_arrow")}


def test_cards_that_another_takes_off_its_own_deck_are_its_own() -> None:
    f = table()
    f.s.offer, f.s.searcher, f.s.searched = ("haste", "stone_skin"), 1, "own"
    own = Counter(f.s.players[1].hand + f.s.players[1].deck + f.s.offer)
    offers = set()
    for s in worlds(f, 0):
        p = s.players[1]
        assert Counter(p.hand + p.deck + s.offer) == own
        assert (len(p.hand), len(s.offer)) == (3, 2)
        offers.add(tuple(sorted(s.offer)))
    assert len(offers) > 5


def test_decks_of_guards_and_of_ai_heroes_are_shuffled() -> None:
    f = Fight(MINE, THEIRS, ai=True)
    f.b.armies[1].ai_hero = AiHero(deck=tuple("abcdef"), spells=tuple("uvwxyz"))
    found = worlds(f, 0)
    assert len({s.decks["bronze"].cards for s in found}) > 10
    heroes = [s.fight.armies[1].ai_hero for s in found]
    assert len({hero.deck for hero in heroes if hero}) > 10
    assert {"".join(sorted(hero.spells)) for hero in heroes if hero} == {"uvwxyz"}


def test_imagining_leaves_the_match_alone() -> None:
    f = table()
    before = f.match.view(1)
    f.match.imagine(0, 1).choose(0)
    assert f.match.view(1) == before


def test_h3_14_4_what_a_hidden_hand_decides_is_never_foreseen() -> None:
    """Whether the enemy is asked before the next activation rests on cards that nobody sees."""
    f = Fight(MINE, THEIRS, hands=((), ["haste"] * 9 + ["defense"]), active="castle_griffins")
    foreseen = f.match.foresee(0, "attack necropolis_zombies")
    assert [event["kind"] for event in foreseen] == ["attacks"]


def test_h3_14_4_nothing_is_taken_back_after_the_enemy_was_asked() -> None:
    for theirs in ((), ["defense"], ["haste"]):
        f = Fight(MINE, THEIRS, hands=((), theirs), active="castle_griffins").choose("move c2")
        assert f.match.can_undo() is (not theirs)


def allies() -> State:
    """Seat 1 looks at two cards of its own deck; seat 0 is shown what it has (H3-14.3)."""
    options = {"form": "scenario", "scenario": "wandering_dragons", "mode": "cooperative"}
    s: State = start("homm3", 2, options | {"open_hands": True}, seed=1)._state
    s.players[1].deck = ("attack", "defense", "power", "knowledge")
    s.offer, s.searcher, s.searched = ("haste", "scouting"), 1, "own"
    return s


def test_h3_14_3_what_an_ally_took_off_a_known_deck_is_known() -> None:
    for seed in range(WORLDS):
        s = allies()
        redeal(s, 0, Rng(seed))
        assert s.offer == ("haste", "scouting")
        assert sorted(s.players[1].deck) == ["attack", "defense", "knowledge", "power"]


def test_h3_14_3_the_order_of_an_allys_deck_is_not_known() -> None:
    orders = set()
    for seed in range(WORLDS):
        s = allies()
        s.offer, s.searcher, s.searched = (), -1, ""
        redeal(s, 0, Rng(seed))
        orders.add(s.players[1].deck)
    assert len(orders) > 12


# ---- evenly: all worlds of small tables are counted ----

TIMES = 60
"""Worlds imagined for each that there is."""


def count(f: Fight, worlds: set[object], what: Callable[[State], object]) -> Counter[object]:
    found: Counter[object] = Counter()
    for seed in range(TIMES * len(worlds)):
        s = f.s.copy()
        redeal(s, 0, Rng(seed))
        found[what(s)] += 1
    return found


def hand_and_deck(s: State) -> object:
    return frozenset(s.players[1].hand), s.players[1].deck


def test_every_hand_with_every_order_of_the_deck_is_equally_likely() -> None:
    f = Fight(MINE, THEIRS, hands=([], ["power", "haste"]))
    f.s.players[1].deck = ("attack", "knowledge", "defense")
    own = (*f.s.players[1].hand, *f.s.players[1].deck)
    worlds: set[object] = {(frozenset(order[:2]), order[2:]) for order in permutations(own)}
    assert len(worlds) == 60
    even(count(f, worlds, hand_and_deck), worlds)


def test_every_hand_that_holds_what_is_asked_for_is_equally_likely() -> None:
    """Who gives away a spell for the Crown has one."""
    hand, deck = ["crown_of_dragontooth", "haste", "slow"], ("attack", "power", "defense")
    f = Fight(MINE, THEIRS, hands=([], hand), players=({}, {"deck": deck}), start=True)
    f.choose("play crown_of_dragontooth bottom")
    own = (*f.s.players[1].hand, *f.s.players[1].deck)
    worlds: set[object] = {
        (frozenset(order[:2]), order[2:])
        for order in permutations(own)
        if {"haste", "slow"}.intersection(order[:2])
    }
    assert len(worlds) == 42
    found: Counter[object] = Counter()
    for seed in range(TIMES * len(worlds)):
        world = f.match.imagine(0, seed)
        assert world.decision is not None
        assert world.decision.options
        found[hand_and_deck(world._state)] += 1
    even(found, worlds)


def test_what_was_taken_unseen_is_any_hidden_card_equally_often() -> None:
    f = Fight(MINE, THEIRS, hands=([], ["power", "haste"]))
    f.s.players[1].deck = ("attack",)
    f.s.players[1].secret = ("haste",)
    f.s.decks["spell"] = Deck(("bless", "slow"))
    worlds: set[object] = set()
    for taken, *left in permutations(("haste", "bless", "slow")):
        for order in permutations(("power", "attack", taken)):
            worlds.add((frozenset(order[:2]), order[2:], tuple(left)))
    assert len(worlds) == 18
    even(
        count(f, worlds, lambda s: (*hand_and_deck(s), s.decks["spell"].cards)),  # type: ignore[misc]
        worlds,
    )


def test_what_is_imagined_does_not_depend_on_what_was_really_taken() -> None:
    one, other = table(), table()
    for f, card, rest in ((one, "haste", "slow"), (other, "slow", "haste")):
        f.s.players[1].hand = ("power", "defense", card)
        f.s.players[1].secret = (card,)
        f.s.decks["spell"] = Deck(("bless", rest))
    for s, same in zip(worlds(one, 0), worlds(other, 0), strict=True):
        assert s.players == same.players
        assert s.decks == same.decks


def test_a_card_that_everybody_knew_of_tells_nothing_of_a_secret_one() -> None:
    """Whether the secret card is another copy of the one that is played does not show."""
    one, other = table(), table()
    for f, card, rest in ((one, "haste", "slow"), (other, "slow", "haste")):
        f.s.players[1].hand = ("power", "haste", card)
        f.s.players[1].secret = (card,)
        f.s.decks["spell"] = Deck(("bless", rest))
        decks.put_off(f.s, 1, "haste")
        assert f.s.players[1].secret == (card,)
    for s, same in zip(worlds(one, 0), worlds(other, 0), strict=True):
        assert s.players == same.players
        assert s.decks == same.decks
    decks.put_off(one.s, 1, "haste")
    assert one.s.players[1].secret == ()
