"""Cards that move heroes and turn up tiles: Logistics, Angel Wings, Speculum."""

from rulebound.games.homm3.map.fields import change
from tests.games.homm3.quests import MAP, Quest

AWAY = {0: "F1 C"}

# ---- Logistics ----


class TestLogistics:
    def test_basic_lets_a_hero_step_onto_an_empty_field_as_the_turn_ends(self) -> None:
        q = Quest(hands=(["logistics"],), movement=(0, 0))
        q.choose("play logistics basic")
        assert q.player.discard == ()
        q.choose("end-turn")
        assert q.asked == "0 step-aside"
        q.choose(f"step-aside main {q.ref('S3 NE')}")
        assert q.s.map.realms[0].heroes[0] == q.at("S3 NE")
        assert q.s.map.realms[0].visited[0] == q.at("S3 NE")
        assert q.s.players[0].discard == ("logistics",)

    def test_basic_reaches_only_fields_that_have_nothing_to_give(self) -> None:
        q = Quest(hands=(["logistics"],), flags={"S3 SW": 0})
        change(q.s, q.at("S3 W"), cube=True)
        q.choose("play logistics basic", "end-turn")
        fields = {option.split()[-1] for option in q.offered if option != "decline"}
        assert fields == {q.ref(f"S3 {at}") for at in ("NE", "SE", "SW", "W")}

    def test_basic_may_be_declined_and_is_discarded_then(self) -> None:
        q = Quest(hands=(["logistics"],))
        q.choose("play logistics basic", "end-turn", "decline")
        assert q.s.map.realms[0].heroes[0] == q.at("S3 C")
        assert q.s.players[0].discard == ("logistics",)

    def test_basic_does_not_lead_to_anybody(self) -> None:
        q = Quest(heroes={1: "S3 NE"}, seconds={0: "S3 SE"}, hands=(["logistics"],))
        q.choose("play logistics basic", "end-turn")
        steps = [option for option in q.offered if option.startswith("step-aside main")]
        assert q.ref("S3 NE") not in " ".join(steps)
        assert q.ref("S3 SE") not in " ".join(steps)

    def test_expert_gives_either_hero_a_movement_point(self) -> None:
        q = Quest(seconds={0: "F1 C"}, level=2, hands=(["logistics"],))
        q.choose("play logistics expert", "choose-hero second")
        assert q.realm.movement == (3, 3)
        assert q.player.experts == 0
        assert q.player.discard == ("logistics",)

    def test_expert_asks_nothing_of_a_lone_hero_and_the_point_is_lost_with_the_turn(self) -> None:
        q = Quest(level=2, hands=(["logistics"],))
        q.choose("play logistics expert")
        assert q.realm.movement[0] == 4
        q.choose("end-turn")
        assert q.s.map.realms[0].movement == (0, 0)

    def test_expert_needs_an_expert_use(self) -> None:
        q = Quest(level=1, hands=(["logistics"],))
        assert "play logistics expert" not in q.offered


# ---- Angel Wings ----


class TestAngelWings:
    def test_a_hero_gains_a_point_and_flies_over_what_it_does_not_visit(self) -> None:
        q = Quest(heroes={0: "S3 E"}, hands=(["angel_wings"],))
        q.choose("play angel_wings top")
        assert q.realm.movement[0] == 4
        q.go("F1 E")  # over the border, the Blocked Field and the empty centre
        assert q.realm.movement[0] == 1
        assert q.told("visited") == []
        assert q.told("announced")[0]["field"] == q.ref("F1 E")

    def test_it_stops_on_no_blocked_field(self) -> None:
        q = Quest(heroes=AWAY, hands=(["angel_wings"],))
        assert f"go main {q.ref('F1 W')}" not in q.offered
        q.choose("play angel_wings top")
        assert f"go main {q.ref('F1 W')}" not in q.offered
        assert f"go main {q.ref('S3 E')}" in q.offered

    def test_it_does_not_stop_where_a_friend_stands_but_flies_over(self) -> None:
        q = Quest(heroes=AWAY, seconds={0: "F1 NE"}, hands=(["angel_wings"],))
        q.choose("play angel_wings top", "choose-hero main")
        assert f"go main {q.ref('F1 NE')}" not in q.offered
        assert f"go main {q.ref('S1 W')}" in q.offered

    def test_only_this_hero_flies_and_only_this_turn(self) -> None:
        q = Quest(heroes=AWAY, seconds={0: "S3 E"}, hands=(["angel_wings"],), no_astrologers=True)
        q.choose("play angel_wings top", "choose-hero main")
        assert f"go main {q.ref('S3 SE')}" in q.offered
        assert f"go second {q.ref('F1 NW')}" not in q.offered
        q.choose("end-turn", "end-turn", "draw-none")
        assert q.asked == "0 turn"
        assert f"go main {q.ref('S3 SE')}" not in q.offered
        assert q.player.discard == ("angel_wings",)

    def test_it_does_not_fly_over_tiles_that_lie_face_down(self) -> None:
        tiles = ("S3 -3,1", "S1 3,-1", "F1 0,0 down", "F2 1,2")
        q = Quest(tiles, hands=(["angel_wings"],), movement=(9, 0))
        q.choose("play angel_wings top")
        hidden = {f"{x},{y}" for x, y in q.w.board.layout.where if q.w.board.field((x, y)) is None}
        assert hidden
        assert not hidden & {option.split()[-1] for option in q.offered if "go" in option}

    def test_h3_17_16_a_retreat_leads_to_the_field_last_visited(self) -> None:
        q = Quest(heroes={0: "S3 E"}, hands=(["angel_wings"],), movement=(2, 0))
        q.choose("play angel_wings top").go("F1 E")
        q.choose("line-up")
        while q.w.trip is not None:
            q.choose("stop" if "stop" in q.offered else q.offered[-1])
        assert q.told("retreated")[0]["field"] == q.ref("S3 E")


# ---- Speculum ----


class TestSpeculum:
    TILES = ("S3 -3,1", "S1 3,-1", "F1 0,0 down", "F2 1,2 down")

    def test_a_tile_beside_the_heros_tile_is_turned_up_for_nothing(self) -> None:
        q = Quest(self.TILES, heroes={0: "S3 W"}, hands=(["speculum"],))
        assert not any("discover" in option for option in q.offered)
        q.choose("play speculum top")
        assert q.w.board.tiles[2].face_up
        assert q.asked == "0 rotate"
        q.choose(q.offered[0])
        assert q.realm.movement[0] == 3
        assert q.player.discard == ("speculum",)

    def test_it_shows_no_tile_farther_away(self) -> None:
        q = Quest(self.TILES, heroes={0: "S3 W"}, hands=(["speculum"],))
        q.choose("play speculum top")
        assert not q.w.board.tiles[3].face_up

    def test_it_is_not_offered_where_everything_is_known(self) -> None:
        assert "play speculum top" not in Quest(MAP, hands=(["speculum"],)).offered

    def test_either_hero_looks_around(self) -> None:
        tiles = (*MAP, "F2 5,-4 down")
        assert "play speculum top" not in Quest(tiles, hands=(["speculum"],)).offered
        q = Quest(tiles, seconds={0: "S1 SE"}, hands=(["speculum"],))
        q.choose("play speculum top")
        assert q.w.board.tiles[3].face_up
