"""People who know each other, in both databases."""

from datetime import timedelta

import pytest

from rulebound.server.store import PlayerRow, Store, now
from rulebound.server.store import people as store_people
from rulebound.server.store.people import TooMany
from tests.server.furniture import open_table


def account(store: Store, name: str) -> PlayerRow:
    guest = store.new_player(name, {})
    return store.register(guest.id, f"{name.lower()}-123456", "hash")


def test_accounts_are_known_by_a_handle_and_guests_are_not(store: Store) -> None:
    ann, guest = account(store, "Ann"), store.new_player("Guest", {})
    for _ in range(2):
        store.make_profiles([ann.id, guest.id])
    known = store.profiles([ann.id, guest.id])
    assert list(known) == [ann.id]
    found = store.by_handle(known[ann.id].handle)
    assert found == known[ann.id]
    assert (found.name, found.shown, found.here) == ("Ann", "everyone", None)
    moment = now()
    store.be_here(ann.id, moment)
    store.show_profile(ann.id, "friends")
    again = store.profiles([ann.id])[ann.id]
    assert (again.shown, again.here) == ("friends", moment)


def test_friendship_is_mutual_and_ends_for_both(store: Store) -> None:
    ann, bob = account(store, "Ann"), account(store, "Bob")
    for _ in range(2):
        store.befriend(ann.id, bob.id)
        assert store.bonds(ann.id) == {bob.id: "asking"}
        assert store.bonds(bob.id) == {ann.id: "asked"}
    store.befriend(bob.id, ann.id)
    store.befriend(ann.id, bob.id)
    assert (store.bonds(ann.id), store.bonds(bob.id)) == ({bob.id: "friend"}, {ann.id: "friend"})
    store.unfriend(ann.id, bob.id)
    assert store.bonds(bob.id) == {}


def test_only_what_everybody_may_watch_is_told(store: Store) -> None:
    ann = account(store, "Ann")
    running = {"status": "running", "turn": 0}
    open_table(store, ann, "steady", **running)
    open_table(store, ann, "steady", public=True, watching=False, **running)
    assert store.playing([ann.id], now() - timedelta(hours=1)) == {}
    public = open_table(store, ann, "steady", public=True, **running)
    assert store.playing([ann.id], now() - timedelta(hours=1)) == {ann.id: public.id}
    assert store.playing([ann.id], now() + timedelta(hours=1)) == {}


def test_whom_one_has_met_is_known_from_what_was_played_to_the_end(store: Store) -> None:
    ann, bob, eve = (account(store, name) for name in ("Ann", "Bob", "Eve"))
    open_table(store, ann, bob, status="finished")
    open_table(store, ann, eve, status="running", turn=0)
    assert store.met(ann.id, 9) == [bob.id]
    assert store.met(eve.id, 9) == []


def test_challenges_stand_until_they_are_answered(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = account(store, "Ann"), account(store, "Bob")
    table = open_table(store, ann, None)
    assert store.challenge(table.id, bob.id, ann.id)
    assert not store.challenge(table.id, bob.id, ann.id)
    assert store.is_challenged(table.id, bob.id)
    assert [row.table_id for row in store.challenges(bob.id)] == [table.id]
    assert store.answer_challenge(table.id, bob.id)
    assert not store.is_challenged(table.id, bob.id)
    assert store.challenges(ann.id)[0].declined is not None
    assert store.answer_challenge(table.id, ann.id)
    assert store.challenges(ann.id) == []
    monkeypatch.setattr(store_people, "MOST_CHALLENGES", 0)
    with pytest.raises(TooMany):
        store.challenge(table.id, bob.id, ann.id)
