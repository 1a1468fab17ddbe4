"""The value bar of a watcher: late, for watchers alone, and not where the table allows no help."""

from rulebound.bots.chances import LATE, Follower
from tests.server.conftest import Running
from tests.server.visitors import Data, Page, at_table, play_at_random, table_of_two


def chances(page: Page) -> list[Data]:
    return [frame for frame in page.frames if frame["t"] == "chances"]


def test_watchers_are_told_who_was_likely_to_win_and_players_are_not(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob, server.client("Cat")) as (a, b, cat):
        play_at_random(a, b, most=30)
        a.at(30)
        cat.at(30)
        while not chances(cat):
            cat.hear()
        told: Data = chances(cat)[-1]
        assert told["late"] == LATE
        assert told["at"] < 30
        assert abs(sum(told["shares"]) - 1) < 0.01
        with at_table(server, table_id, server.client("Dan")) as (dan,):
            assert dan.until("chances")["shares"], "also whoever comes later"
        assert not chances(a)
        assert not chances(b)
        a.ask("aside", at=30, notation="resign")
    record = ann.get(f"/api/tables/{table_id}/record").json()
    known = {
        (found.at, tuple(round(share, 3) for share in found.shares))
        for at in range(1, 31)
        if (found := Follower(record | {"choices": record["choices"][:at]}).chances())
    }
    shown = {(frame["at"], tuple(frame["shares"])) for frame in chances(cat)}
    assert shown
    assert shown <= known


def test_where_a_table_is_played_without_help_nobody_is_told(server: Running) -> None:
    table_id, ann, bob = table_of_two(server, help="table")
    with at_table(server, table_id, ann, bob, server.client("Cat")) as (a, b, cat):
        play_at_random(a, b, most=30)
        a.at(30)
        a.ask("aside", at=30, notation="resign")
        cat.at(31)
        assert not chances(cat)
