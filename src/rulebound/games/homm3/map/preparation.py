"""The choices of the setup: bonus, units, the turn of the Starting Tile (H3-2.2 steps 16 to 22)."""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import (
    gains,
    map_dice,
    occasions,
    random_town,
    rovers,
    towns,
    unit_decks,
)
from rulebound.games.homm3.map.fields import tile_of
from rulebound.games.homm3.map.scenario import Units
from rulebound.games.homm3.model.hexes import name_of
from rulebound.games.homm3.model.kinds import KINDS, TIERS, UnitKind, roster
from rulebound.games.homm3.model.log.cards import LaidOff, Reshuffled, Took
from rulebound.games.homm3.model.log.map import DrewUnits, Rotated
from rulebound.games.homm3.model.players import Deck, Troop
from rulebound.games.homm3.model.state import DIFFICULTIES, DifficultyLevel, State
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

# ---- maps that are made by the players ----


def maps(s: State) -> Flow[None]:
    """H3-2.2 step 6, where the scenario leaves it to the players."""
    for hear in s.map.listening(occasions.lays_map):
        yield from hear(s)


# ---- the starting bonus (H3-11.2) ----


def bonuses(s: State) -> Flow[None]:
    """Each player picks resources or Artifacts, in turn order."""
    w = s.map
    if not w.scenario.start.bonus or s.rules.no_bonus or w.scenario.campaign:  # H3-11.4, OPT-4
        return
    if s.rules.difficulty == DifficultyLevel.IMPOSSIBLE:
        return
    for seat in w.seats():
        option: Option = yield Decision(
            seat,
            Text("homm3-ask-bonus", {"bonus": DIFFICULTIES[s.rules.difficulty]}),
            lambda: (plain("bonus-resources"), plain("bonus-artifacts")),
        )
        if option.kind == "bonus-resources":
            yield from _resources(s, seat)
        else:
            yield from _artifacts(s, seat)
            _reshuffle_artifacts(s)


def _resources(s: State, seat: int) -> Flow[None]:
    dice = 1 if s.rules.difficulty == DifficultyLevel.HARD else 2
    keep = 2 if s.rules.difficulty == DifficultyLevel.EASY else 1
    yield from map_dice.roll(s, seat, "resource", dice, keep)


def _artifacts(s: State, seat: int) -> Flow[None]:
    if s.rules.difficulty != DifficultyLevel.HARD:
        times = 2 if s.rules.difficulty == DifficultyLevel.EASY else 1
        yield from gains.search(s, seat, "artifact", 2, times=times)
        return
    while (card := decks.take_top(s, "artifact")) is not None:
        s.sealed += 1
        if CARDS[card].quality == "minor":
            s.tell(Took, seat=seat, deck="artifact", card=card)
            decks.earn_card(s, seat, card)
            return
        decks.lay_off(s, "artifact", card)
        s.tell(LaidOff, seat=seat, deck="artifact", card=card)


def _reshuffle_artifacts(s: State) -> None:
    """H3-11.3."""
    deck = s.decks["artifact"]
    cards = s.rng.shuffled(deck.cards + deck.discard)
    s.decks["artifact"] = Deck(cards[:-1], cards[-1:])
    s.tell(Reshuffled, deck="artifact")


# ---- starting units ----


def units(s: State) -> Flow[None]:
    """H3-2.2 step 18."""
    for seat in s.map.seats():
        if not s.players[seat].troops:  # else the army comes from the part before (H3-12.10)
            for entry in s.map.scenario.start.units:
                yield from _recruit(s, seat, entry)
        s.map.realms[seat].starting = s.players[seat].troops


def _recruit(s: State, seat: int, entry: Units) -> Flow[None]:
    if entry.unit is not None:
        unit_decks.add_troop(s, seat, entry.unit)
        return
    for _ in range(entry.count):
        if entry.neutral:
            yield from _neutral(s, seat, entry)
            continue
        kinds = _candidates(s, seat, entry)
        if entry.pick == "chosen":
            kind = yield from _choose(seat, kinds, entry.pack)
        else:
            ordered = sorted(kinds, key=lambda kind: kind.few.cost.gold)
            kind = ordered[0] if entry.pick == "cheapest" else ordered[-1]
        unit_decks.add_troop(s, seat, Troop(kind.id, entry.pack))


def _candidates(s: State, seat: int, entry: Units) -> list[UnitKind]:
    """Units of the tier that the player does not have yet: there is one card of each."""
    return [
        kind
        for kind in roster(s.map.realms[seat].faction)
        if TIERS[kind.tier] == entry.tier and unit_decks.own(s, seat, kind.id) is None
    ]


def _choose(seat: int, kinds: list[UnitKind], pack: bool) -> Flow[UnitKind]:
    def build() -> tuple[Option, ...]:
        return tuple(Option("start-unit", (f"troop:{k.id}",), data=k) for k in kinds)

    ask_ = "homm3-ask-start-pack" if pack else "homm3-ask-start-few"
    option = yield from ask(seat, Text(ask_), build)
    kind: UnitKind = option.data
    return kind


def _neutral(s: State, seat: int, entry: Units) -> Flow[None]:
    """A card of a neutral deck: any, one of their own kin, or one found by a Search."""
    assert entry.tier is not None
    if entry.search:
        drawn = [decks.take_top(s, entry.tier) for _ in range(entry.search)]
        found = [card for card in drawn if card is not None]
        s.sealed += 1
        s.tell(DrewUnits, seat=seat, troops=found)
    else:
        kin = {kind.kin for kind in roster(s.map.realms[seat].faction)}
        cards = s.decks[entry.tier].cards
        found = sorted({c for c in cards if not entry.own or KINDS[c].kin in kin})
    if not found:  # the boxes in play hold none
        return
    kind = yield from _choose(seat, [KINDS[card] for card in dict.fromkeys(found)], False)
    if entry.search:
        for card in decks.without(tuple(found), kind.id):
            decks.lay_off(s, entry.tier, card)
    else:
        decks.take_out(s, entry.tier, kind.id)
    unit_decks.add_troop(s, seat, Troop(kind.id))


# ---- the Starting Tile ----


def rotations(s: State) -> Flow[None]:
    """H3-2.2 step 21, H3-17.81."""
    w = s.map
    fixed = {slot.at for slot in w.slots if slot.rotation is not None}
    turning = [seat for seat in w.seats() if w.realms[seat].town not in (None, *fixed)]
    tiles = {seat: tile_of(s, w.realms[seat].town) for seat in turning}  # type: ignore[arg-type]
    for n, seat in enumerate(turning):
        tile = tiles[seat]
        waiting = [tiles[other] for other in turning[n + 1 :]]
        found = w.board.rotations_at_start(tile, waiting)
        placed = w.board.tiles[tile]

        def build(
            found: tuple[int, ...] = found, at: str = name_of(placed.centre)
        ) -> tuple[Option, ...]:
            return tuple(Telling("rotate", (f"tile:{at}", f"turn:{k}"), data=k) for k in found)

        option = yield from ask(seat, Text("homm3-ask-rotate", {"tile": placed.tile}), build)
        w.board.turn(tile, option.data)
        s.tell(Rotated, seat=seat, tile=placed.tile, turn=option.data)


# ---- after step 22 ----


def buildings(s: State) -> Flow[None]:
    """H3-2.4: what happens when buildings are built, for those that stand from the start."""
    for seat in s.map.seats():
        for id_ in s.map.realms[seat].buildings:
            hook = towns.BUILDINGS[id_].built
            if hook is not None:
                yield from hook(s, seat)


def second_heroes(s: State) -> Flow[None]:
    """OPT-5."""
    yield from ()
    if s.rules.second_heroes:
        for seat in s.map.seats():
            town = s.map.realms[seat].town
            if town is not None:
                towns.gain_second_hero(s, seat, town)


def own_rules(s: State) -> Flow[None]:
    """What the scenario's own rules set up."""
    for hear in s.map.listening(occasions.setup):
        yield from hear(s)


STEPS: Final[tuple[Callable[[State], Flow[None]], ...]] = (
    maps,
    bonuses,
    units,
    rotations,
    random_town.set_out,
    buildings,
    second_heroes,
    rovers.skills,
    own_rules,
)
