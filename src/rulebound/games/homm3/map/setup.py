"""Setting up a scenario (H3-2.2): players, decks and the map, before the first choice."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, Final

from rulebound.core.errors import BadOption
from rulebound.core.rng import Rng
from rulebound.games.homm3.combat.ai_hero import hero_of
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.setup import shared_decks
from rulebound.games.homm3.map import campaign, events, occasions, rovers, weeks
from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.map.scenario import AiDeck, Enemy, Groups, Map, Scenario, Slot, Spot
from rulebound.games.homm3.map.scenario_parts import MOST_SEATS
from rulebound.games.homm3.map.scenario_reading import read_scenario, shipped
from rulebound.games.homm3.map.tile_lot import deal, usable
from rulebound.games.homm3.map.towns import by_role
from rulebound.games.homm3.model.battle import AiHero
from rulebound.games.homm3.model.boxes import expansions
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.heroes import HEROES, heroes_of
from rulebound.games.homm3.model.hexes import Hex, flower
from rulebound.games.homm3.model.kinds import KINDS, TIERS, factions
from rulebound.games.homm3.model.occasions import Listeners
from rulebound.games.homm3.model.players import Player
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.terrain import Board, Placed, lay_out
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import Ground, TileType
from rulebound.games.homm3.model.world import ENEMY, Mode, Realm, Rover, World
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.optional_rules import make_rules

RANDOM: Final = "random"
NEUTRAL: Final = "neutral"


@cache
def start_tiles() -> dict[str, str]:
    """By faction."""
    return {
        tile.fields[3].faction: tile.id for tile in TILES.values() if tile.type == TileType.STARTING
    }


def scenario_of(options: Mapping[str, Any]) -> Scenario:
    """The scenario that the options name, or the table that they carry."""
    value = options["scenario"]
    if isinstance(value, Mapping):
        return read_scenario(str(value.get("id", "?")), value)
    found = shipped().get(value) if isinstance(value, str) else None
    if found is None:
        known = ", ".join(shipped())
        raise BadOption(f"option 'scenario' cannot be {value!r}; allowed: {known}")
    return found


def new_world(seats: int, options: Mapping[str, Any], rng: Rng) -> State:
    """The table of a scenario."""
    scenario, mode = fit(scenario_of(options), seats, options)
    layout = scenario.maps[0]
    rules = make_rules(seats, options)
    s = State(rules, rng)
    shared_decks(s, rules.boxes | set(scenario.boxes))
    weeks.shuffle(s)
    if rules.events:
        events.shuffle(s)
    names = _factions(s, scenario, seats, options)
    realms = [Realm(faction, _team(layout, mode, seat)) for seat, faction in enumerate(names)]
    for seat, faction in enumerate(names):
        _seat(s, scenario, seat, faction, options)
    board, pools, boxes = _map(s, scenario, layout, names)
    made = Listeners(entry.made for entry in scenario.rules)
    s.world = w = World(scenario, mode, made, board, realms, boxes=boxes, slots=layout.slots)
    w.carry = dict(options["carry"]) or None
    w.first = s.rng.below(seats) if options["first"] == RANDOM else options["first"]
    if w.first >= seats:
        raise BadOption(f"option 'first' cannot be {w.first} with {seats} players")
    for seat, pool in enumerate(pools):
        realms[seat].pool = pool
        _settle(s, layout, seat)
    shared = _ai_hero(s, scenario.ai_deck)
    for enemy in scenario.enemies:
        w.rovers.append(_rover(s, enemy, shared))
    for hear in s.listening(occasions.prepare):
        hear(s)
    return s


# ---- what is played ----


def fit(scenario: Scenario, seats: int, options: Mapping[str, Any]) -> tuple[Scenario, Mode]:
    """The scenario as so many players play it, and in which mode, by the options."""
    wanted = options["mode"]
    if wanted and wanted not in scenario.modes:
        known = ", ".join(scenario.modes)
        raise BadOption(f"{scenario.id} is no {wanted} scenario; its modes: {known}")
    played = scenario.played(_variants(scenario, options["variant"]))
    modes: tuple[Mode, ...] = (wanted,) if wanted else scenario.modes
    for mode in modes:
        if seats in scenario.seats(mode):
            fitted = scenario.fitted(mode, seats, played, options["difficulty"])
            if fitted is not None:
                return fitted, mode
    raise BadOption(_unfit(scenario, seats, modes, played, options["difficulty"]))


def _unfit(
    scenario: Scenario, seats: int, modes: tuple[Mode, ...], played: Groups, difficulty: str
) -> str:
    """That there is no map for so many players, and what there is one for."""

    def has_map(count: int, groups: Groups) -> bool:
        return any(
            count in scenario.seats(mode)
            and scenario.fitted(mode, count, groups, difficulty) is not None
            for mode in modes
        )

    players = "1 player" if seats == 1 else f"{seats} players"
    others = [
        " ".join(names)
        for names in product(*scenario.variants)
        if names and has_map(seats, scenario.played(names))
    ]
    if not others:
        counts = sorted({n for mode in modes for n in scenario.seats(mode)})
        return f"{scenario.id} is not for {players}; allowed: {_listed(counts)}"
    chosen = " ".join(group[0] for group in played)
    counts = [n for n in range(1, MOST_SEATS + 1) if has_map(n, played)]
    return (
        f"{scenario.id} with variant {chosen!r} is not for {players}; "
        f"allowed: {_listed(counts)}; variants for {players}: {', '.join(others)}"
    )


def _listed(counts: Sequence[int]) -> str:
    return ", ".join(map(str, counts)) or "none"


def _variants(scenario: Scenario, value: Any) -> list[str]:
    """Option ``variant``: names, as a list or as a text of words; one of a group."""
    names = value.split() if isinstance(value, str) else value
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise BadOption(f"option 'variant' must be a list of names, not {value!r}")
    known = [name for group in scenario.variants for name in group]
    for name in names:
        if name not in known:
            raise BadOption(
                f"{scenario.id} has no variant {name!r}; known: {', '.join(known) or 'none'}"
            )
    for group in scenario.variants:
        if sum(name in group for name in names) > 1:
            raise BadOption(f"variants {', '.join(group)} exclude each other")
    return list(names)


def _team(layout: Map, mode: str, seat: int) -> int:
    if mode == "clash":
        return seat
    if layout.teams:
        return layout.teams[seat]
    return seat % 2 if mode == "alliance" else 0


def _factions(s: State, scenario: Scenario, seats: int, options: Mapping[str, Any]) -> list[str]:
    """H3-2.2 step 2: each player a different faction."""
    if scenario.start.faction:
        return [scenario.start.faction] * seats
    wanted = _by_seat(options, "factions", factions(), seats)
    named = [name for name in wanted if name != RANDOM]
    if len(set(named)) < len(named):
        raise BadOption("option 'factions' names a faction twice; each player has another one")
    core = [name for name in factions() if name not in named]
    own = [name for name in core if name in ("castle", "dungeon", "necropolis")]
    boxed = [name for name in core if name in s.rules.boxes]
    lot = list(s.rng.shuffled(own + boxed))
    others = list(s.rng.shuffled([name for name in core if name not in own + boxed]))
    free = lot + others
    return [name if name != RANDOM else free.pop(0) for name in wanted]


def _by_seat(
    options: Mapping[str, Any], name: str, allowed: tuple[str, ...], seats: int
) -> list[str]:
    """A list option by seat; whoever is not named is drawn at random."""
    value = options[name]
    if not isinstance(value, list | tuple) or len(value) > seats:
        raise BadOption(f"option {name!r} must be a list of at most {seats}, not {value!r}")
    for item in value:
        if item != RANDOM and item not in allowed:
            known = ", ".join((RANDOM, *allowed))
            raise BadOption(f"option {name!r} cannot hold {item!r}; allowed: {known}")
    return [*value, *(RANDOM,) * (seats - len(value))]


# ---- players ----


def _seat(
    s: State, scenario: Scenario, seat: int, faction: str, options: Mapping[str, Any]
) -> None:
    """H3-2.2 steps 3 to 14."""
    player = Player(faction)
    s.players.append(player)
    start = scenario.start
    player.gold, player.materials, player.valuables = start.gold, start.materials, start.valuables
    player.hero = _hero(s, start.hero, faction, seat, options)
    player.xp = 2 * (start.level - 1)
    player.morale = start.morale if faction != "necropolis" else 0
    carried = campaign.carried(options, scenario)
    if carried is not None:
        campaign.unpack(s, seat, carried, start.carried)
        return
    card = HEROES[player.hero]
    for name in card.starting_deck:
        kind = CARDS[name].kind
        if kind in ("ability", "spell"):
            decks.take_out(s, kind, name)
    player.deck = s.rng.shuffled(card.starting_deck)


def _hero(s: State, fixed: str, faction: str, seat: int, options: Mapping[str, Any]) -> str:
    if fixed:
        return fixed
    wanted = _by_seat(options, "heroes", tuple(HEROES), s.rules.seats)[seat]
    mine = [hero.id for hero in HEROES.values() if hero.faction == faction]
    if wanted == RANDOM:
        return s.rng.pick(heroes_of(faction, s.rules.boxes))
    if wanted not in mine:
        raise BadOption(f"{wanted} is no hero of the {faction}; allowed: {', '.join(mine)}")
    return wanted


def _settle(s: State, layout: Map, seat: int) -> None:
    """The Town, its income and its buildings; their effects come later (H3-2.4)."""
    w = s.map
    realm, start = w.realms[seat], w.scenario.start
    realm.income = start.income.cost
    realm.buildings = tuple(by_role(realm.faction, role).id for role in start.buildings)
    for slot in layout.slots:
        if slot.kind == TileType.STARTING and slot.player == seat + 1:
            settle_town(s, seat, slot.at)


def settle_town(s: State, seat: int, at: Hex) -> None:
    """A player's Town, with the Main Hero in it (H3-2.2 step 21)."""
    realm = s.map.realms[seat]
    realm.town = at
    change(s, at, flags=(seat,), taken=True)
    realm.housed = realm.settled = True
    realm.heroes = (at, None)
    realm.visited = (at, None)


# ---- the map ----


def _map(
    s: State, scenario: Scenario, layout: Map, names: list[str]
) -> tuple[Board, list[tuple[str, ...]], frozenset[str]]:
    """H3-2.2 step 6: starting tiles face up, the others at random; then the players' pools."""
    used = [slot for slot in layout.slots if slot.player <= len(names)]
    owned = {
        slot.at: start_tiles()[names[slot.player - 1]]
        for slot in used
        if slot.player and slot.tile is None
    }
    open_slots = [slot for slot in used if slot.at not in owned and slot.tile is None]
    supplies = [
        Slot(at=(0, 0), kind=supply.kind, without=supply.without)
        for _ in names
        for supply in scenario.start.supply
        for _ in range(supply.count)
    ]
    fixed = {slot.tile for slot in used if slot.tile is not None}
    drawn, boxes = _deal(s, scenario, [*open_slots, *supplies], fixed)
    tiles = iter(drawn)
    placed = []
    for slot in used:
        tile = owned.get(slot.at) or slot.tile or next(tiles)
        face_up = slot.face_up or slot.kind == TileType.STARTING
        placed.append(Placed(tile, slot.at, slot.rotation or 0, face_up))
    rest = list(tiles)
    each = len(rest) // len(names) if names else 0
    pools = [tuple(rest[seat * each : (seat + 1) * each]) for seat in range(len(names))]
    return lay_out(placed), pools, boxes


def _deal(
    s: State, scenario: Scenario, slots: list[Slot], fixed: set[str]
) -> tuple[list[str], frozenset[str]]:
    """Tiles of the boxes in play; where they are too few, further boxes help out."""
    boxes = set(s.rules.boxes) | set(scenario.boxes)
    playing = [player.faction for player in s.players]
    for more in ([], *([name] for name in playing), *([box] for box in expansions())):
        boxes.update(more)
        tiles = [tile for tile in usable(boxes) if tile not in fixed]
        found = deal(slots, tiles, s.rng)
        if found is not None:
            return found, frozenset(boxes)
    raise BadOption(f"there are not enough tiles for {scenario.id}")


def find(board: Board, spot: Spot) -> Hex:
    """The Field that a scenario file means."""
    for placed in board.tiles:
        if placed.centre == spot.slot or placed.tile == spot.tile:
            return flower(placed.centre)[spot.number]
    raise BadOption(f"the map has no place {spot.slot or spot.tile}")


def _rover(s: State, enemy: Enemy, shared: AiHero | None) -> Rover:
    """An AI Hero with its army and its cards (H3-10.120, H3-10.126)."""
    at = find(s.map.board, enemy.start)
    printed = s.map.board.field(at)
    town = at if printed is not None and printed.location == Ground.TOWN else None
    if town is not None:
        change(s, at, flags=(ENEMY,), taken=True)
    for troop in enemy.army:
        kind = KINDS[troop.kind]
        if kind.faction == NEUTRAL:
            decks.take_out(s, TIERS[kind.tier], kind.id)
    hero = _ai_hero(s, enemy.deck) or shared
    return Rover(enemy.id, at, enemy.army, enemy.faction, hero, town, enemy.citadel, 0, enemy.moves)


def _ai_hero(s: State, deck: AiDeck | None) -> AiHero | None:
    if deck is None:
        return None
    left = s.decks[CardKind.ABILITY].cards + s.decks[CardKind.ABILITY].discard
    for skill in deck.skills:
        if CARDS[skill].kind == CardKind.ABILITY and skill not in left:
            s.map.notes[rovers.OWED] = (*s.map.notes.get(rovers.OWED, ()), skill)
    return hero_of(s, deck.counts, deck.spells, deck.skills)


def unseen(s: State) -> list[tuple[Slot, str]]:
    """Hidden tiles with what may lie in their place, for imagined worlds (H3-14.1)."""
    w = s.map
    slots = {slot.at: slot for slot in w.slots}
    found = []
    for placed in w.board.tiles:
        if not placed.face_up:
            slot = slots.get(placed.centre) or _usual(TILES[placed.tile].type)
            found.append((slot, placed.tile))
    for realm in w.realms:
        for tile in realm.pool:
            kind = TILES[tile].type
            without = [
                x for sup in w.scenario.start.supply if sup.kind == kind for x in sup.without
            ]
            found.append((_usual(kind, tuple(without)), tile))
    return found


@cache
def _usual(kind: TileType, without: tuple[str, ...] = ()) -> Slot:
    """A place that takes any tile of a kind."""
    return Slot(at=(0, 0), kind=kind, without=without)
