"""The kit for random scenarios: a map that the players lay out, and three ways of winning."""

from typing import Final

from pydantic import Field as Value

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import occasions, trade
from rulebound.games.homm3.map.aftermath import BEATEN_HEROES
from rulebound.games.homm3.map.fields import field
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.scenario import LocationId
from rulebound.games.homm3.map.setup import settle_town, start_tiles
from rulebound.games.homm3.map.visits import Visit, flagged
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.hexes import Hex, name_of
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import Ground, TileType
from rulebound.games.homm3.model.world import Leader, TownAction, Trip
from rulebound.games.homm3.scenarios.common.carrier import HOME
from rulebound.games.homm3.scenarios.common.goals import DECISIVE
from rulebound.games.homm3.scenarios.random_scenario import log
from rulebound.games.homm3.table.asking import ask
from rulebound.games.homm3.table.decks import without

HELD: Final = "held"
"""Note of a realm: for how many Rounds it has held the Field that scores."""
COUNTED: Final = "held_round"
"""Note of the world: the last Round that has been counted."""
FIRST: Final = "first_flag"
"""Note of a realm: it was the first to flag the Field that scores."""
SECONDS: Final = "beaten_seconds"
"""Note of a realm: how many enemy Secondary Heroes it has defeated."""


# ---- the map ----


@rule("players_map")
class PlayersMap(Rule):
    """The players lay out the map, in reverse turn order, one tile at a time.

    First all Near tiles, then all Far tiles, face down; last the Starting Tiles.
    """

    @on(occasions.lays_map)
    def lays_map(self, s: State) -> Flow[None]:
        w = s.map
        order = w.seats()[::-1]
        for kind in (TileType.NEAR, TileType.FAR):
            while any(_tile(s, seat, kind) for seat in order):
                for seat in order:
                    if _tile(s, seat, kind):
                        yield from self._lay(s, seat, kind)
        for seat in order:
            yield from self._found(s, seat)

    def _lay(self, s: State, seat: int, kind: str) -> Flow[None]:
        """A tile of their own pool, anywhere beside the map."""
        board, realm = s.map.board, s.map.realms[seat]
        at = yield from _pick_slot(seat, kind, board.slots_around())
        s.tell(log.LaidTile, seat=seat, tile_kind=kind, field=name_of(at))
        tile = _tile(s, seat, kind)
        realm.pool = without(realm.pool, tile)
        board.place(tile, at, 0, face_up=False)

    def _found(self, s: State, seat: int) -> Flow[None]:
        """The Starting Tile must touch a tile of another type: else it might have no way out."""
        board, realm = s.map.board, s.map.realms[seat]
        others = [n for n, p in enumerate(board.tiles) if TILES[p.tile].type != TileType.STARTING]
        at = yield from _pick_slot(seat, TileType.STARTING, board.slots_around(others))
        s.tell(log.LaidTile, seat=seat, tile_kind=TileType.STARTING, field=name_of(at))
        board.place(start_tiles()[realm.faction], at, 0)
        settle_town(s, seat, at)


def _tile(s: State, seat: int, kind: str) -> str:
    """The top tile of a type in a player's pool."""
    pool = s.map.realms[seat].pool
    return next((tile for tile in reversed(pool) if TILES[tile].type == kind), "")


def _pick_slot(seat: int, kind: str, slots: tuple[Hex, ...]) -> Flow[Hex]:
    def build() -> tuple[Option, ...]:
        return tuple(Option("lay-tile", (f"slot:{name_of(at)}",), data=at) for at in slots)

    option = yield from ask(seat, Text("homm3-ask-lay-tile", {"kind": kind}), build)
    at: Hex = option.data
    return at


# ---- trading ----


@rule("build_token_post")
class BuildTokenPost(Rule):
    """The Build Token can be spent on what a Trading Post offers."""

    @on(occasions.town_actions)
    def town_actions(self, s: State, seat: int) -> list[Option]:
        if TownAction.BUILD not in s.map.realms[seat].tokens:
            return []
        mine = s.map.active == seat  # in other turns nobody shall learn what the hand holds
        if not trade.deals(s, seat) and not (mine and trade.removable(s, seat)):
            return []
        return [Option("rule-post")]

    @on(occasions.act)
    def act(self, s: State, seat: int, option: Option) -> Flow[bool]:
        if option.kind != "rule-post":
            return False
        s.map.realms[seat].tokens -= {TownAction.BUILD}
        s.tell(log.BuildTokenPost, seat=seat)
        yield from trade.post(s, seat)
        return True


# ---- victory points ----


@rule("hold_field")
class HoldField(Rule):
    """A victory point for every Round at whose end a player holds a Location."""

    field: LocationId = Ground.UTOPIA

    @on(occasions.round_ends)
    def round_ends(self, s: State) -> Flow[None]:
        yield from ()
        w = s.map
        if w.notes.get(COUNTED) == w.round:
            return
        w.notes[COUNTED] = w.round
        for at, mark in sorted(w.marks.items()):
            if mark.owner >= 0 and field(s, at).location == self.field:
                realm = w.realms[mark.owner]
                realm.set_note(HELD, realm.note(HELD, 0) + 1)
                s.tell(log.HeldField, seat=mark.owner, location=self.field, points=realm.note(HELD))

    @on(occasions.points)
    def points(self, s: State, seat: int) -> dict[str, int]:
        return {"homm3-count-points-rounds_held": s.map.realms[seat].note(HELD, 0)}

    @on(occasions.worth)
    def worth(self, s: State, seat: int, at: Hex) -> float:
        if field(s, at).location != self.field or s.map.mark(at).owner == seat:
            return 0.0
        return DECISIVE


@rule("tournament_points")
class TournamentPoints(Rule):
    """Victory points as in a tournament (H3-17.61)."""

    holdings: int = Value(default=1, ge=0)
    """For each Mine and Settlement."""
    buildings: int = Value(default=1, ge=0)
    two_artifacts: int = Value(default=1, ge=0)
    """For every two Artifacts, those removed from the game included."""
    levels: int = Value(default=1, ge=0)
    second_hero: int = Value(default=2, ge=0)
    """For each defeat of an enemy Secondary Hero."""
    main_hero: int = Value(default=4, ge=0)
    """Once for each enemy Main Hero."""

    @on(occasions.battle_ends)
    def battle_ends(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        b = s.fight
        if trip.foe != "hero" or b.ended != "defeat" or trip.seat < 0:
            return
        if b.winner == Side.ATTACKER:
            winner, beaten = trip.seat, trip.other_hero
        else:
            winner, beaten = trip.other, trip.hero
        if beaten == Leader.SECOND:
            _count_second(s, winner)

    @on(occasions.gave_up)
    def gave_up(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        if trip.seat >= 0:
            _count_second(s, trip.seat)

    @on(occasions.points)
    def points(self, s: State, seat: int) -> dict[str, int]:
        w = s.map
        realm, player = w.realms[seat], s.players[seat]
        holdings = sum(
            seat in mark.flags and field(s, at).location in (Ground.MINE, Ground.SETTLEMENT)
            for at, mark in w.marks.items()
        )
        cards = (*player.deck, *player.hand, *player.discard, *player.removed, player.permanent)
        artifacts = sum(bool(card) and CARDS[card].kind == CardKind.ARTIFACT for card in cards)
        seconds: int = realm.note(SECONDS, 0)
        mains = len(set(realm.note(BEATEN_HEROES, ())))
        return {
            "homm3-count-points-holdings": self.holdings * holdings,
            "homm3-count-points-buildings": self.buildings * len(realm.buildings),
            "homm3-count-points-artifacts": self.two_artifacts * (artifacts // 2),
            "homm3-count-points-level": self.levels * player.level,
            "homm3-count-points-second_heroes": self.second_hero * seconds,
            "homm3-count-points-main_heroes": self.main_hero * mains,
        }


def _count_second(s: State, seat: int) -> None:
    realm = s.map.realms[seat]
    realm.set_note(SECONDS, realm.note(SECONDS, 0) + 1)


@rule("prize_points")
class PrizePoints(Rule):
    """Victory points for the Dragon Utopia and for the Grail."""

    first_utopia: int = Value(default=5, ge=0)
    """For the first to flag it."""
    utopia: int = Value(default=2, ge=0)
    """For whoever holds it."""
    grail_home: int = Value(default=5, ge=0)
    """For the Grail in their own Town."""
    grail: int = Value(default=3, ge=0)
    """For the Grail anywhere else."""

    @on(flagged)
    def flagged(self, v: Visit) -> Flow[None]:
        yield from ()
        if v.first and v.field.location == Ground.UTOPIA:
            v.realm.set_note(FIRST, True)

    @on(occasions.points)
    def points(self, s: State, seat: int) -> dict[str, int]:
        w = s.map
        realm = w.realms[seat]
        utopia = self.first_utopia if realm.note(FIRST) else 0
        for at, mark in w.marks.items():
            if mark.owner == seat and field(s, at).location == Ground.UTOPIA:
                utopia += self.utopia
        home = w.notes.get(HOME) == seat
        grail = self.grail_home if home else self.grail if realm.grail else 0
        return {Ground.UTOPIA: utopia, "homm3-count-points-grail": grail}

    @on(occasions.worth)
    def worth(self, s: State, seat: int, at: Hex) -> float:
        w = s.map
        if field(s, at).location != Ground.UTOPIA or w.mark(at).owner == seat:
            return 0.0
        return DECISIVE / 2
