"""What campaigns and other scenarios against AI Heroes share."""

from collections.abc import Collection, Iterator
from typing import Final

from pydantic import Field as Value

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.combat.ai_hero import hero_of, ready
from rulebound.games.homm3.map import explore, gains, occasions, recruiting
from rulebound.games.homm3.map.aftermath import DEFEATS, MAIN_DEFEATS
from rulebound.games.homm3.map.fields import field, rover_at
from rulebound.games.homm3.map.goals import Goal, Line, by_seat, goal, together
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.scenario import AiDeck, LocationId, Place, Step
from rulebound.games.homm3.map.steps import happen
from rulebound.games.homm3.map.visits import Visit, visits
from rulebound.games.homm3.model.battle import AiHero, Side
from rulebound.games.homm3.model.hexes import Hex, flower
from rulebound.games.homm3.model.kinds import KINDS, TIERS
from rulebound.games.homm3.model.log.map import DrewUnits
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Ground
from rulebound.games.homm3.model.world import HEROES, Leader, Trip
from rulebound.games.homm3.scenarios.common.log import GrailSold
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import DONE, ask

NEUTRAL_DECK: Final = "neutral_deck"
"""Note of the world: the AI cards of neutral armies."""
MERCENARY: Final = 19.0
"""How much a unit for hire draws a bot at most."""
CHEAP: Final = 6
HIRED_TIERS: Final = TIERS[:3]
"""Mercenaries are bronze, silver and gold."""


# ---- how a part begins ----


def tile_at(s: State, centre: Hex) -> int:
    """The number of the tile with this centre."""
    return next(n for n, placed in enumerate(s.map.board.tiles) if placed.centre == centre)


@rule("turn_tiles")
class TurnTiles(Rule):
    """The starting player turns some face-up tiles as the scenario begins (H3-8.22)."""

    slots: tuple[Place, ...] = Value(min_length=1)

    @on(occasions.setup)
    def setup(self, s: State) -> Flow[None]:
        for centre in self.slots:
            tile = tile_at(s, centre)
            ways = tuple(n for n in s.map.board.rotations_at_start(tile) if _stands(s, tile, n))
            yield from explore.turn(s, s.map.seats()[0], tile, ways)


def _stands(s: State, tile: int, rotation: int) -> bool:
    """Whether an army on a tile would not stand on a Blocked Field."""
    board = s.map.board.copy()
    board.turn(tile, rotation)
    centre = board.tiles[tile].centre
    return not any(board.blocked(at) for at in flower(centre) if rover_at(s, at) >= 0)


@rule("hero_starts")
class HeroStarts(Rule):
    """The heroes begin on a Field of a tile that is no Town."""

    slot: Place
    field: LocationId = "empty"

    @on(occasions.setup)
    def setup(self, s: State) -> Flow[None]:
        yield from ()
        at = next(at for at in flower(self.slot) if field(s, at).location == self.field)
        for realm in s.map.realms:
            realm.stand(Leader.MAIN, at)
            realm.visited = (at, realm.visited[1])


@rule("part_steps")
class PartSteps(Rule):
    """Things that happen when a part of a campaign is won."""

    steps: tuple[Step, ...] = Value(min_length=1)

    @on(occasions.part_ends)
    def part_ends(self, s: State, seat: int) -> Flow[None]:
        yield from happen(s, self.steps, seat)


# ---- neutral armies with cards (H3-10.126) ----


@rule("neutral_deck")
class NeutralDeck(Rule):
    """Neutral armies play the cards of an AI deck."""

    deck: AiDeck

    @on(occasions.prepare)
    def prepare(self, s: State) -> None:
        deck = self.deck
        hero = hero_of(s, deck.counts, deck.spells, deck.skills)
        s.map.notes[NEUTRAL_DECK] = (hero.deck, hero.spells, deck.skills)

    @on(occasions.battle_begins)
    def battle_begins(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        army = s.fight.armies[Side.DEFENDER]
        if trip.foe == "guards" and army.ai:
            cards, spells, skills = s.map.notes[NEUTRAL_DECK]
            army.ai_hero = ready(
                s, AiHero(cards, spells=spells, skill="".join(skills[:1]), other_skills=skills[1:])
            )


# ---- Trading Posts ----


@rule("mercenaries")
class Mercenaries(Rule):
    """A visit to a Trading Post turns up a unit of each neutral deck; they can be recruited."""

    @on(visits)
    def visits(self, v: Visit) -> Flow[bool]:
        if v.field.location != Ground.TRADING_POST:
            return False
        yield from v.location.visit(v)
        yield from hire(v.s, v.seat)
        return True

    @on(occasions.lures)
    def lures(self, s: State, seat: int, at: Hex) -> float:
        """The more gold one has, the better a unit it buys."""
        gold = s.players[seat].gold
        post = field(s, at).location == Ground.TRADING_POST
        return min(MERCENARY, gold) if post and gold >= CHEAP else 0.0


def hire(s: State, seat: int) -> Flow[None]:
    """Any of the units for their prices; the others are shuffled back."""
    drawn = [card for tier in HIRED_TIERS if (card := decks.take_top(s, tier)) is not None]
    s.sealed += 1
    s.tell(DrewUnits, seat=seat, troops=drawn)

    def wares(less: int) -> Iterator[Option]:
        return recruiting.recruit_options(s, seat, drawn, less=less)

    prompt = Text("homm3-ask-mercenaries")
    while (option := (yield from recruiting.buy(s, seat, prompt, wares, DONE))) is not DONE:
        yield from recruiting.recruit(s, seat, option)
        drawn.remove(option.data.unit)
    for card in drawn:
        tier = TIERS[KINDS[card].tier]
        deck = s.decks[tier]
        s.decks[tier] = deck._replace(cards=s.rng.shuffled((*deck.cards, card)))


@rule("grail_sale")
class GrailSale(Rule):
    """The Grail can be sold at a Trading Post: for gold, or for Searches of the Artifact deck."""

    gold: int = Value(default=30, ge=0)
    search: int = Value(default=3, ge=1, le=10)
    times: int = Value(default=2, ge=1, le=6)

    @on(visits)
    def visits(self, v: Visit) -> Flow[bool]:
        if v.field.location != Ground.TRADING_POST or v.realm.grail != HEROES[v.hero]:
            return False
        option = yield from ask(
            v.seat,
            Text("homm3-ask-grail-sale", {"gold": self.gold, "count": self.search}),
            lambda: (plain("sell-for-gold"), plain("sell-for-artifacts"), plain("decline")),
        )
        if option.kind != "decline":
            v.realm.grail = ""
            v.s.tell(GrailSold, seat=v.seat)
        if option.kind == "sell-for-gold":
            v.gain(gold=self.gold)
        elif option.kind == "sell-for-artifacts":
            yield from gains.search(v.s, v.seat, "artifact", self.search, times=self.times)
        return False


# ---- how all is lost ----


@goal("lost_combat")
class LostCombat(Goal):
    """Whoever loses a combat loses the scenario; a retreat does not count."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        return [n for n, realm in enumerate(s.map.realms) if realm.note(DEFEATS)] or None

    def progress(self, s: State) -> list[Line]:
        return [by_seat(s, "homm3-count-defeats", lambda seat: s.map.realms[seat].note(DEFEATS, 0))]


@goal("lost_main_hero")
class LostMainHero(Goal):
    """All lose when a Main Hero is defeated; a retreat does not count."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        lost = any(realm.note(MAIN_DEFEATS) for realm in s.map.realms)
        return s.map.seats() if lost else None

    def progress(self, s: State) -> list[Line]:
        return [
            by_seat(
                s, "homm3-count-main_defeats", lambda seat: s.map.realms[seat].note(MAIN_DEFEATS, 0)
            )
        ]


@goal("lost_town")
class LostTown(Goal):
    """All lose when somebody else takes the Town of a player."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        lost = any(self._lost(s, seat) for seat in range(len(s.map.realms)))
        return s.map.seats() if lost else None

    def progress(self, s: State) -> list[Line]:
        return [by_seat(s, "homm3-count-towns_lost", lambda seat: int(self._lost(s, seat)))]

    def _lost(self, s: State, seat: int) -> bool:
        town = s.map.realms[seat].town
        return town is not None and not s.map.friends(seat, s.map.mark(town).owner)


@goal("noted")
class Noted(Goal):
    """A rule of the scenario has noted something: all win by it."""

    note: str

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        return s.map.seats() if s.map.notes.get(self.note) else None

    def progress(self, s: State) -> list[Line]:
        return [
            together(
                s, "homm3-count-noted", int(bool(s.map.notes.get(self.note))), 1, note=self.note
            )
        ]
