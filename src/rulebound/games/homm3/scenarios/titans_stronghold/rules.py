"""Titans' Stronghold: all storm it together once every other Field of difficulty VII is taken."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.core.rng import Rng
from rulebound.core.veil import veils
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.map import occasions, resources, trade, travel
from rulebound.games.homm3.map.fields import change, field
from rulebound.games.homm3.map.goals import Goal, Line, goal, last_round, together
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.scenario import Place
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.hexes import Hex, distance, flower, name_of
from rulebound.games.homm3.model.kinds import KINDS, TIERS
from rulebound.games.homm3.model.log.map import Flagged
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.players import Cards, Troop
from rulebound.games.homm3.model.state import Difficulty, State
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import Category, Field, Ground, TileType
from rulebound.games.homm3.model.world import HEROES, MOVEMENT, Leader, Trip
from rulebound.games.homm3.scenarios.common.rules import Tiers
from rulebound.games.homm3.scenarios.common.together import DECISIVE, LAST_CALL, win, won
from rulebound.games.homm3.scenarios.titans_stronghold.log import StrongholdDeck, StrongholdLeft
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

DECK: Final = "stronghold-deck"
"""The cards of its units, hidden from everybody."""
DRAWN: Final = "stronghold-drawn"
"""How many of its decks were made."""
SEEN: Final = "stronghold-seen"
"""Cards of the deck that everybody has seen in a combat."""
STORM: Final = "storm"
SEVEN: Final = "seven"
TOP: Final = 7
SPARE: Final = 3
"""Rounds that the stronghold itself takes, and a detour."""
AT_ONCE: Final = 5
GIFTS: Final = 3


def deck(s: State) -> Cards:
    """The units that are left in the stronghold, but for those who fight now."""
    cards: Cards = s.map.notes.get(DECK, ())
    return cards


def sevens(s: State, but: Hex) -> Iterator[Hex]:
    """The Fields of difficulty VII on face-up tiles."""
    board = s.map.board
    for placed in board.tiles:
        if placed.face_up:
            for at in flower(placed.centre):
                printed = board.field(at)
                if at != but and printed is not None and printed.guard == TOP:
                    yield at


@rule("stronghold")
class Stronghold(Rule):
    """A Field behind which lies a deck of neutral units, five of which fight at a time."""

    at: Place
    armies: Mapping[str, Mapping[Difficulty, tuple[Tiers, ...]]]
    """By the number of players and the difficulty: one deck, or two one after the other."""

    # ---- when it opens ----

    def open(self, s: State) -> bool:
        """The other center tiles are known, and every other Field of difficulty VII is taken."""
        w = s.map
        hidden = any(
            not placed.face_up
            and placed.centre != self.at
            and TILES[placed.tile].type == TileType.CENTER
            for placed in w.board.tiles
        )
        return not hidden and all(w.mark(at).owner >= 0 for at in sevens(s, self.at))

    @on(occasions.may_enter)
    def may_enter(self, s: State, seat: int, hero: int, at: Hex) -> bool:
        return at != self.at or self.open(s)

    @on(occasions.location)
    def location(self, s: State, at: Hex, printed: Field) -> Field:
        if at != self.at:
            return printed
        return Field(Ground.EMPTY, 0 if self.empty(s) else TOP)

    # ---- its deck ----

    def _lists(self, s: State) -> tuple[Tiers, ...]:
        table = self.armies[str(len(s.map.realms))]
        return table[s.rules.difficulty_name]

    def empty(self, s: State) -> bool:
        """No unit is left, nor will there be another deck."""
        w = s.map
        made = w.notes.get(DRAWN, 0)
        return made == len(self._lists(s)) and not deck(s) and w.trip is None

    def _muster(self, s: State) -> None:
        """The next deck is made, once the one before it is used up."""
        w = s.map
        made = w.notes.get(DRAWN, 0)
        if deck(s) or made == len(self._lists(s)):
            return
        cards = []
        for tier, count in enumerate(self._lists(s)[made].counts):
            for _ in range(count):
                card = decks.take_top(s, TIERS[tier])
                if card is not None:
                    cards.append(card)
        w.notes[DECK] = s.rng.shuffled(cards)
        w.notes[DRAWN], w.notes[SEEN] = made + 1, ()
        s.sealed += 1
        s.tell(StrongholdDeck, count=len(cards))

    @on(occasions.battle_begins)
    def battle_begins(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        if trip.foe == "guards" and trip.to == self.at:
            self._muster(s)
            s.map.trip = trip._replace(visits=False, note=STORM)

    @on(occasions.may_skip)
    def may_skip(self, s: State, trip: Trip) -> bool:
        return trip.to != self.at

    @on(occasions.army)
    def army(self, s: State, trip: Trip) -> tuple[Troop, ...] | None:
        """Five cards. Even with azure units among them the time is limited as usual."""
        if trip.note != STORM:
            return None
        cards, notes = deck(s), s.map.notes
        notes[DECK] = cards[:-AT_ONCE]
        notes[SEEN] = _still_there(notes[SEEN], notes[DECK])
        return tuple(Troop(card) for card in reversed(cards[-AT_ONCE:]))

    @on(occasions.guards)
    def guards(self, s: State, trip: Trip) -> tuple[int, int, int, int] | None:
        """Five cards of the deck as it is made up; those that come next are secret."""
        if trip.to != self.at:
            return None
        counts = self._makeup(s)
        share = min(1.0, AT_ONCE / max(1, sum(counts)))
        whole = [int(share * count) for count in counts]
        rest = sorted(range(len(counts)), key=lambda tier: whole[tier] - share * counts[tier])
        for tier in rest[: round(share * sum(counts)) - sum(whole)]:
            whole[tier] += 1
        bronze, silver, gold, azure = whole
        return bronze, silver, gold, azure

    def _makeup(self, s: State) -> list[int]:
        """How many cards of each tier the deck has, or will have."""
        made, lists = s.map.notes.get(DRAWN, 0), self._lists(s)
        if not deck(s) and made < len(lists):
            return list(lists[made].counts)
        tiers = [KINDS[card].tier for card in deck(s)]
        return [tiers.count(tier) for tier in range(len(TIERS))]

    @on(occasions.foretold)
    def foretold(self, s: State, trip: Trip) -> tuple[tuple[Troop, ...], int] | None:
        if trip.to != self.at:
            return None
        return (), min(AT_ONCE, len(deck(s))) if DECK in s.map.notes else AT_ONCE

    @on(occasions.may_replace)
    def may_replace(self, s: State, trip: Trip, unit: str) -> bool:
        return trip.note != STORM

    @on(occasions.dismiss)
    def dismiss(self, s: State, trip: Trip) -> bool:
        """The defeated go back to the ordinary decks, the others into that of the stronghold."""
        if trip.note != STORM:
            return False
        left: Cards = ()
        for unit in s.fight.units:
            if unit.side == Side.DEFENDER and unit.kind.faction == "neutral":
                if unit.alive:
                    left += (unit.kind.id,)
                else:
                    decks.lay_off(s, TIERS[unit.tier], unit.kind.id)
        s.map.notes[DECK] = s.rng.shuffled(deck(s) + left)
        s.map.notes[SEEN] = _still_there(s.map.notes[SEEN] + left, deck(s))
        return True

    @on(occasions.settles)
    def settles(self, s: State, trip: Trip) -> Flow[bool]:
        """A winner stays there and may fight on; nothing is visited."""
        if trip.note != STORM or not won(s):
            return False
        yield from win(s)
        self._muster(s)
        s.tell(StrongholdLeft, count=len(deck(s)))
        return True

    @on(occasions.imagine)
    def imagine(self, s: State, rng: Rng) -> None:
        """Cards that nobody has seen might as well lie in the ordinary decks of their tiers."""
        if DECK not in s.map.notes:
            return
        unseen = list(deck(s))
        for card in s.map.notes[SEEN]:
            unseen.remove(card)
        found = list(s.map.notes[SEEN])
        for tier, name in enumerate(TIERS):
            mine = [card for card in unseen if KINDS[card].tier == tier]
            cards = rng.dealt(sorted((*s.decks[name].cards, *mine)))
            s.decks[name] = s.decks[name]._replace(cards=tuple(cards[len(mine) :]))
            found += cards[: len(mine)]
        s.map.notes[DECK] = tuple(rng.dealt(sorted(found)))

    @on(occasions.veil_things)
    def veil_things(self, s: State) -> None:
        if DECK in s.map.notes:
            s.map.notes[DECK] = veils(len(s.map.notes[DECK]))

    # ---- storming it again ----

    def _storms(self, s: State, seat: int) -> list[int]:
        """Heroes who stand there and can fight on for a movement point."""
        realm = s.map.realms[seat]
        if self.empty(s):
            return []
        return [n for n in Leader if realm.heroes[n] == self.at and realm.movement[n]]

    @on(occasions.options)
    def options(self, s: State, seat: int) -> list[Option]:
        return [
            Option("rule-storm", (f"hero:{HEROES[hero]}",), data=hero)
            for hero in self._storms(s, seat)
        ]

    @on(occasions.act)
    def act(self, s: State, seat: int, option: Option) -> Flow[bool]:
        if option.kind != "rule-storm":
            return False
        s.map.realms[seat].add_movement(option.data, -1)
        trip = Trip(seat, option.data, self.at, self.at, foe="guards", level=TOP)
        yield from travel.meet_guards(s, trip)
        return True

    # ---- for bots and people ----

    @on(occasions.worth)
    def worth(self, s: State, seat: int, at: Hex) -> float:
        if at == self.at:
            return self._storming(s, seat) if self.open(s) else 0.0
        printed = s.map.board.field(at)
        if printed is None or printed.guard != TOP or s.map.mark(at).owner >= 0:
            return 0.0
        back = -(-distance(at, self.at) // MOVEMENT[Leader.MAIN])
        late = last_round(s) - s.map.round <= back + SPARE
        return LAST_CALL if late else DECISIVE / 2

    def _storming(self, s: State, seat: int) -> float:
        """It takes a combat for every five units; later than that nobody need come."""
        heroes = [at for at in s.map.realms[seat].heroes if at is not None]
        away = min((distance(at, self.at) for at in heroes), default=0)
        takes = away // MOVEMENT[Leader.MAIN] + -(-self.left(s) // AT_ONCE)
        return LAST_CALL if last_round(s) - s.map.round <= takes else DECISIVE

    @on(occasions.urges)
    def urges(self, s: State, seat: int, option: Option) -> float:
        return LAST_CALL if option.kind == "rule-storm" else 0.0

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        where = {"field": name_of(self.at)}
        if not self.open(s):
            return [Text("homm3-notice-stronghold-closed", where)]
        return [Text("homm3-notice-stronghold", {**where, "left": self.left(s)})]

    def left(self, s: State) -> int:
        """The units that are still to be beaten, but for those who fight now."""
        made = s.map.notes.get(DRAWN, 0)
        return sum(sum(tiers.counts) for tiers in self._lists(s)[made:]) + len(deck(s))

    def line(self, s: State) -> Line:
        """The units that were beaten, of all; those who fight now are counted as they fall."""
        units = sum(sum(tiers.counts) for tiers in self._lists(s))
        left, trip = self.left(s), s.map.trip
        if s.battle is not None and trip is not None and trip.note == STORM:
            left += len(standing(s.battle, Side.DEFENDER))
        return together(s, "homm3-count-stronghold", units - left, units)


def _still_there(seen: Cards, cards: Cards) -> Cards:
    """The cards of the deck that were seen, each as often as it lies there."""
    found: list[str] = []
    for card in seen:
        if found.count(card) < cards.count(card):
            found.append(card)
    return tuple(found)


@goal("stronghold_falls")
class StrongholdFalls(Goal):
    """The deck of the stronghold is used up."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        w = s.map
        holds = (r for r in w.rules if isinstance(r, Stronghold))
        return w.seats() if all(hold.empty(s) for hold in holds) else None

    def progress(self, s: State) -> list[Line]:
        return [rule_.line(s) for rule_ in s.map.rules if isinstance(rule_, Stronghold)]


@rule("seven_gifts")
class SevenGifts(Rule):
    """Who beats guards of difficulty VII gives to others three times, and flags the Field."""

    stronghold: Place

    @on(occasions.battle_begins)
    def battle_begins(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        if trip.foe == "guards" and trip.level == TOP and trip.to != self.stronghold:
            s.map.trip = trip._replace(visits=False, note=SEVEN)

    @on(occasions.settles)
    def settles(self, s: State, trip: Trip) -> Flow[bool]:
        if trip.note != SEVEN or not won(s):
            return False
        yield from win(s)
        for left in range(GIFTS, 0, -1):
            yield from self._gift(s, trip.seat, left)
        self._flag(s, trip)
        return True

    def _gift(self, s: State, seat: int, left: int) -> Flow[None]:
        others = trade.allies(s, seat)
        if not others:  # alone there is nobody to give to
            return
        option = yield from ask(
            seat,
            Text("homm3-ask-seven-gift", {"left": left}),
            lambda: tuple(_bonus(other, name) for other in others for name in resources.RESOURCES),
        )
        other, name = option.data
        resources.gain(s, other, name, resources.SPACE[name])

    def _flag(self, s: State, trip: Trip) -> None:
        """Whatever Field it is: a flag lies there, and the guard is gone."""
        place = LOCATION_TABLE[field(s, trip.to).location]
        change(
            s, trip.to, flags=(trip.seat,), taken=True, cube=place.category == Category.VISITABLE
        )
        realm = s.map.realms[trip.seat]
        realm.visited = (
            (trip.to, realm.visited[1]) if trip.hero == Leader.MAIN else (realm.visited[0], trip.to)
        )
        s.tell(Flagged, seat=trip.seat, location=place.id, field=name_of(trip.to))


def _bonus(other: int, name: str) -> Option:
    refs = (f"seat:{other}", f"resource:{name}", f"count:{resources.SPACE[name]}")
    return Option("bonus", refs, data=(other, name))
