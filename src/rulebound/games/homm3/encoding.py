"""Heroes III in numbers: what programs that learn see of it."""

from collections.abc import Mapping
from re import fullmatch
from typing import Any, Final, get_args

from rulebound.core.encoding import (
    Column,
    Encoding,
    Many,
    Number,
    Numbered,
    OneOf,
    Part,
    Rows,
    Table,
    Word,
    clipped,
    from_seat,
    seats_away,
)
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.model.kinds import TierName, UnitType, factions
from rulebound.games.homm3.model.spaces import COLUMNS, NAMES, ROWS
from rulebound.games.homm3.model.state import DIFFICULTIES, FormName
from rulebound.games.homm3.model.tiles import TYPES
from rulebound.games.homm3.model.world import TOKENS, Mode
from rulebound.games.homm3.seam.combat import PhaseName, TokenFace
from rulebound.games.homm3.seam.view import StageName
from rulebound.games.homm3.seam.world import WorldPhase

SEATS: Final = 4
FAR: Final = 12
"""Hexes from the middle of the map that become 1."""
_AWAY: Final = tuple(range(SEATS))
"""0: you, 1: the next player, ..."""
_CARDS: Final = tuple(CARDS)
_FACTION: Final = OneOf("faction", factions())
_RESOURCES: Final = (Number("gold", 60), Number("materials", 20), Number("valuables", 20))
_AT: Final = Numbered("at", 2, FAR)
_TROOPS: Final = (Word("kind", "unit"), Number("pack"))

_PLAYER: Final[tuple[Column, ...]] = (
    Numbered("sides", 2),
    _FACTION,
    Word("hero", "hero"),
    Number("level", 7),
    Number("xp", 20),
    Number("hand_count", 10),
    Many("hand", _CARDS, 3),
    Number("deck_count", 30),
    Many("deck", _CARDS, 3),
    Many("discard", _CARDS, 3),
    Many("removed", _CARDS, 3),
    Word("permanent", "card"),
    Number("experts", 3),
    Number("morale", 2),
    *_RESOURCES,
    Number("movement", 6),
    Rows("troops", 8, *_TROOPS),
)
_DECK: Final = (Number("count", 60), Number("discard", 60), Word("top", "card"))
_DECKS: Final = ("ability", "artifact", "spell", "bronze", "silver", "gold", "azure", "astrologers")
_STATS: Final = tuple(Number(stat, 12) for stat in ("attack", "defense", "health", "initiative"))
_TOKENS: Final = ("activated", "retaliated", "paralysed", "defending")
_UNIT: Final[tuple[Column, ...]] = (
    Word("name", "unit"),
    Word("kind", "unit"),
    Number("own"),
    Number("pack"),
    OneOf("space", NAMES),
    OneOf("type", tuple(UnitType)),
    OneOf("tier", get_args(TierName)),
    Number("alive"),
    Number("damage", 12),
    *_STATS,
    Part("tokens", *(Number(token) for token in _TOKENS), Number("poison", 3)),
    Word("cover", "card"),
    Number("asleep"),
    Number("used"),
    Rows("effects", 3, Word("card", "card"), Number("amount", 5)),
)
_ARMY: Final = (
    Number("own"),
    Number("ai"),
    Number("hero"),
    Number("casts", 3),
    Number("limit", 3),
    Number("power", 10),
    Many("chain", _CARDS, 3),
    Number("lost", 8),
    Rows("reserve", 8, *_TROOPS),
)
_BATTLE: Final = (
    OneOf("phase", get_args(PhaseName)),
    Number("round", 10),
    Number("your_turn"),
    Word("active", "unit"),
    Rows("units", 20, *_UNIT),
    Number("siege"),
    Many("walls", NAMES),
    OneOf("gate", NAMES),
    Rows("armies", 2, *_ARMY),
    Rows(
        "ongoing",
        10,
        Word("card", "card"),
        Number("own"),
        OneOf("space", NAMES),
        OneOf("face", get_args(TokenFace)),
    ),
    Part(
        "attack",
        Word("unit", "unit"),
        Word("target", "unit"),
        Number("retaliation"),
        Numbered("dice", 3),
        Number("damage", 12),
    ),
    Part("casting", Word("card", "card"), Number("own"), Number("grade", 3), Number("power", 10)),
    Number("guards", 7),
    Number("quiet", 3),
)
_REALM: Final = (
    Number("ally"),
    Part("heroes", *(Part(hero, _AT, Number("movement", 6)) for hero in ("main", "second"))),
    Numbered("town", 2, FAR),
    Part("income", *_RESOURCES),
    Rows("buildings", 16, Word("building", "building")),
    Many("tokens", TOKENS),
    Part("pool", *(Number(kind, 8) for kind in TYPES)),
    Number("homeless", 3),
    Number("out"),
    Number("limit", 10),
    Number("points", 20),
)
_WORLD: Final = (
    Word("scenario", "scenario"),
    OneOf("mode", get_args(Mode)),
    Number("round", 20),
    Number("rounds", 20),
    OneOf("phase", get_args(WorldPhase)),
    OneOf("first_away", _AWAY),
    OneOf("active_away", _AWAY),
    Rows("tiles", 40, OneOf("kind", TYPES), Word("tile", "tile"), _AT, Number("rotation", 6)),
    Rows("fields", 64, _AT, Number("guard", 7), Word("location", "location")),
    Rows("marks", 64, _AT, Number("cube"), Many("owners", (*_AWAY, "enemy")), Word("yields", "")),
    Rows("realms", SEATS, *_REALM),
    Rows("rovers", 6, _AT, _FACTION, Number("hero"), Number("moves")),
    Rows("proclaimed", 2, Word("card", "card")),
    Part(
        "trip",
        OneOf("away", _AWAY),
        OneOf("hero", ("main", "second")),
        Numbered("to", 2, FAR),
        Number("level", 7),
    ),
    Number("power", 10),
    Many("chain", _CARDS, 3),
    Rows("goals", 6, Number("victory"), Numbered("progress", 8)),
)
_SHEET: Final = Part(
    "",
    OneOf("form", get_args(FormName)),
    OneOf("difficulty", DIFFICULTIES),
    Number("field", 7),
    OneOf("stage", get_args(StageName)),
    Rows("players", SEATS, *_PLAYER),
    Part("decks", *(Part(deck, *_DECK) for deck in _DECKS)),
    OneOf("searcher_away", _AWAY),
    Many("offer", _CARDS, 3),
    Part("battle", *_BATTLE),
    Part("world", *_WORLD),
)


def _arrange(view: Mapping[str, Any]) -> dict[str, Any]:
    you, players = view["you"], view["players"]
    battle, world = view["battle"], view["world"]
    return {
        **view,
        "players": [_player(player) for player in from_seat(players, you)],
        "searcher_away": seats_away(view["searcher"], you, len(players)),
        "battle": battle and _battle(battle, you),
        "world": world and _world(world, you),
    }


def _player(player: Mapping[str, Any]) -> dict[str, Any]:
    return {**player, "sides": [player["side"] == side for side in (0, 1)]}


def _battle(battle: Mapping[str, Any], you: int | None) -> dict[str, Any]:
    own = {army["side"] for army in battle["armies"] if army["seat"] == (you or 0)}

    def sided(things: list[Mapping[str, Any]]) -> list[dict[str, Any]]:
        return [{**thing, "own": thing["side"] in own} for thing in things]

    casting = battle["casting"]
    return {
        **battle,
        "your_turn": battle["turn"] in own,
        "units": sided(battle["units"]),
        "armies": sorted(sided(battle["armies"]), key=lambda army: not army["own"]),
        "ongoing": sided(battle["ongoing"]),
        "casting": casting and {**casting, "own": casting["side"] in own},
    }


def _world(world: Mapping[str, Any], you: int | None) -> dict[str, Any]:
    realms, points, trip = world["realms"], world["points"], world["trip"]
    seats = len(realms)
    team = realms[you or 0]["team"]

    def away(seat: int | None) -> int | None:
        return seats_away(seat, you, seats)

    return {
        **world,
        "first_away": away(world["first"]),
        "active_away": away(world["active"]),
        "marks": [
            {**mark, "owners": [away(f) if f >= 0 else "enemy" for f in mark["flags"]]}
            for mark in world["marks"]
        ],
        "realms": [
            {
                **realm,
                "ally": realm["team"] == team,
                "buildings": [{"building": building} for building in realm["buildings"]],
                "points": points[realm["seat"]] if realm["seat"] < len(points) else None,
            }
            for realm in from_seat(realms, you)
        ],
        "proclaimed": [{"card": card} for card in world["proclaimed"]],
        "trip": trip and {**trip, "away": away(trip["seat"])},
        "goals": [_goal(goal, you or 0) for goal in world["goals"]],
    }


def _goal(goal: Mapping[str, Any], you: int) -> dict[str, Any]:
    """How far you and the one who is furthest of the others are with what a goal counts."""
    progress: list[float] = []
    for line in goal["lines"][:4]:
        mine = [_share(s) for s in line["standings"] if you in s["seats"]]
        others = [_share(s) for s in line["standings"] if you not in s["seats"]]
        progress += [max(mine, default=0.0), max(others, default=0.0)]
    return {"victory": goal["ends"] == "victory", "progress": progress}


def _share(standing: Mapping[str, Any]) -> float:
    return float(standing["have"] / (standing["need"] or 10))


def _where(ref: str) -> tuple[float, float] | None:
    kind, _, name = ref.partition(":")
    if kind == "space" and name in _SPACES:
        return _SPACES[name]
    if kind in ("field", "tile"):
        return _on_map(name)
    return None


def _on_map(name: str) -> tuple[float, float] | None:
    found = fullmatch(r"(-?\d+),(-?\d+)", name)
    if found is None:
        return None
    q, r = (clipped(int(n) / FAR) for n in found.groups())
    return q, r


_SPACES: Final = {
    name: (2 * (at % COLUMNS) / (COLUMNS - 1) - 1, 2 * (at // COLUMNS) / (ROWS - 1) - 1)
    for at, name in enumerate(NAMES)
}


def _scenario(name: str, seats: int, scenario: str, mode: str = "") -> Table:
    options = {"form": "scenario", "scenario": scenario}
    return Table(name, seats, options | {"mode": mode} if mode else options)


ENCODING: Final = Encoding(
    "Heroes3",
    (
        Table("Skirmish", 2),
        Table("SkirmishAlone", 1),
        Table("Bought", 2, {"army": "bought"}),
        Table("Siege", 2, {"siege": True}),
        Table("Guards", 1, {"form": "guards"}),
        Table("GuardsAgainst", 2, {"form": "guards"}),
        _scenario("Clash", 2, "force_of_will"),
        _scenario("Clash3", 3, "the_hunt"),
        _scenario("ClashOwnMap", 2, "random_scenario"),
        _scenario("Alliance", 4, "gold_rush", "alliance"),
        _scenario("Cooperative", 2, "stand_united"),
        _scenario("Alone", 1, "emerald_island"),
        _scenario("Campaign", 1, "first_light"),
    ),
    bound=128,
    sheet=_SHEET,
    arrange=_arrange,
    where=_where,
)
