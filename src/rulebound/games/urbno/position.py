"""Positions as text: the format is described in this package's README."""

from collections.abc import Iterable
from typing import Final

from rulebound.core.errors import RuleboundError
from rulebound.core.positions import PositionText
from rulebound.games.urbno.cards import CARDS, CODES, COLOURS, PAD, cards_in, set_of
from rulebound.games.urbno.layout import cards_left, remember
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.resources import COMBINATIONS
from rulebound.games.urbno.scrolls import SCROLLS, active
from rulebound.games.urbno.state import EYES, Cards, Phase, State, eye
from rulebound.games.urbno.trick import begin_trick

EVERYBODY: Final = "*"
"""Stands for all who know that a card is there."""
_PHASES: Final[dict[str, Phase]] = {
    phase.name.lower(): phase for phase in Phase if phase != Phase.ANNOUNCE
}
_TRICKS: Final = Phase.TRICKS.name.lower()
_KEYS: Final = (
    "round",
    "dealer",
    "mission",
    "dominant",
    "phase",
    "asked",
    "trick",
    "leader",
    "active",
    "used scrolls",
    "owners",
    "table",
    "turned",
    "mission deck",
    "scroll deck",
)
_SEAT_KEYS: Final = (
    "hand",
    "open",
    "columns",
    "pile",
    "row",
    "out",
    "crystals",
    "cubes",
    "took",
    "scrolls",
    "tricks",
    "entries",
    "extra points",
)


# ---- writing ----


def write_position(s: State) -> str:
    """The whole table, between two tricks or before somebody is asked."""
    if s.result is not None or s.plays or any(s.laid) or s.halves or _busy(s):
        raise RuleboundError("a position can be written only between two tricks or phases")
    names = {phase: name for name, phase in _PHASES.items()}
    lines = [
        f"round: {s.round}",
        f"dealer: {s.dealer}",
        f"mission: {s.mission}",
        f"dominant: {COLOURS[s.dominant]}",
        f"phase: {names[s.phase]}",
        f"asked: {s.asked}",
    ]
    if s.phase == Phase.TRICKS:
        lines += [f"trick: {s.trick}", f"leader: {s.leader}"]
    if s.active:
        lines.append(f"active: {s.active} {s.activator} {s.named} {s.uses}")
    for seat in range(s.seats):
        lines += _seat_lines(s, seat)
    lines += [
        f"used scrolls: {_numbers(s.used_scrolls)}",
        f"owners: {_numbers(s.owners)}",
        f"table: {_codes(s.table)}",
        f"turned: {s.turned}",
        f"mission deck: {_numbers(s.mission_deck[::-1])}",
        f"scroll deck: {_numbers(s.scroll_deck[::-1])}",
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _busy(s: State) -> bool:
    """A scroll is being carried out, or the round is being scored."""
    return (s.phase == Phase.WINDOW and s.closed) or (
        s.phase == Phase.TRICKS and s.trick > s.tricks
    )


def _seat_lines(s: State, seat: int) -> list[str]:
    lines = [f"seat {seat}:", f"  hand: {' '.join(_known(s, c) for c in cards_in(s.hands[seat]))}"]
    if s.columns:
        pairs = (f"{CODES[top]}/{CODES[under]}" for top, under in s.columns[seat])
        lines.append(f"  columns: {' '.join(pairs)}")
    elif s.open[seat]:
        lines.append(f"  open: {_codes(cards_in(s.open[seat]))}")
    if s.piles:
        lines.append(f"  pile: {_codes(s.piles[seat][::-1])}")
    if s.rows:
        lines.append(f"  row: {_codes(s.rows[seat])}")
    if s.out[seat]:
        lines.append(f"  out: {_codes(cards_in(s.out[seat]))}")
    tricks = " ".join("+".join(CODES[card] for card in trick) for trick in s.taken[seat])
    return [
        *lines,
        f"  crystals: {s.crystals[seat]}",
        f"  cubes: {s.cubes[seat]}",
        f"  took: {_numbers(s.combinations[seat])}",
        f"  scrolls: {_numbers(s.scrolls[seat])}",
        f"  tricks: {tricks}",
        f"  entries: {_numbers(s.entries[seat])}",
        f"  extra points: {s.extra_points[seat]}",
    ]


def _known(s: State, card: int) -> str:
    eyes = "".join(str(seat) for seat in range(s.seats) if s.known[seat] >> card & 1)
    if s.known[eye(None)] >> card & 1:
        eyes = EVERYBODY
    return f"{CODES[card]}^{eyes}" if eyes else CODES[card]


def _codes(cards: Iterable[int]) -> str:
    return " ".join(CODES[card] for card in cards)


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


# ---- reading ----


def read_position(s: State, text: str) -> None:
    """Set up a new table as the text says."""
    _Reader(s, text).read()


class _Reader:
    def __init__(self, s: State, text: str) -> None:
        self.s = s
        self.text = PositionText(text, s.seats, _KEYS, _SEAT_KEYS)
        self.fault = self.text.fault
        self.values = self.text.values
        self.free = list(CARDS)

    def read(self) -> None:
        for step in (self._round, self._layout, self._tokens, self._scrolls, self._phase):
            step()
        self.text.check()

    def _round(self) -> None:
        s, n = self.s, self.s.seats
        s.round = self.text.number(self.values.get("round", "1"), "round", s.rules.rounds + 1)
        if not s.round:
            self.fault("round: rounds are numbered from 1")
            s.round = 1
        s.dealer = self.text.number(self.values.get("dealer", str(n - 1)), "dealer", n)
        mission = self.text.number(self.values.get("mission", "1"), "mission", max(MISSIONS) + 1)
        if mission not in s.rules.edition.missions_for(n):
            self.fault(f"mission: {mission} is not used with {n} players")
            mission = 1
        s.mission = mission
        colour = self.values.get("dominant", COLOURS[PAD[s.round - 1]])
        if colour not in COLOURS:
            self.fault(f"dominant: unknown colour {colour!r}; known: {', '.join(COLOURS)}")
            colour = COLOURS[0]
        s.dominant = COLOURS.index(colour)
        rest = [m for m in s.rules.edition.missions_for(n) if m != mission]
        words = self.values.get("mission deck", "*").split()
        found = self.text.take(words, rest, "mission deck", str, s.rng.shuffled)
        s.mission_deck = tuple(m for m, _ in found)[::-1]
        if len(s.mission_deck) < s.rules.rounds - s.round:
            self.fault("mission deck: too few missions for the rounds to come")

    def _cards(self, words: Iterable[str], where: str) -> Cards:
        found = []
        for card, eyes in self.text.take(words, self.free, where, CODES.__getitem__, list):
            if eyes == EVERYBODY:
                remember(self.s, 1 << card, *range(EYES))
            elif any(seat not in "0123"[: self.s.seats] for seat in eyes):
                self.fault(f"{where}: nobody is called {eyes!r}")
            else:
                remember(self.s, 1 << card, *map(int, eyes))
            found.append(card)
        return tuple(found)

    def _layout(self) -> None:
        s, n = self.s, self.s.seats
        mission = MISSIONS[s.mission]
        mission.clear(s)
        for seat, values in enumerate(self.text.seats):
            where = f"seat {seat}"
            s.hands[seat] = set_of(self._cards(values.get("hand", "").split(), f"{where} hand"))
            s.open[seat] = set_of(self._cards(values.get("open", "").split(), f"{where} open"))
            s.out[seat] = set_of(self._cards(values.get("out", "").split(), f"{where} out"))
            if s.columns:
                pairs = values.get("columns", "").replace("/", " ").split()
                cards = self._cards(pairs, f"{where} columns")
                if len(cards) % 2:
                    self.fault(f"{where} columns: every open card lies on a covered one")
                s.columns[seat] = tuple(zip(cards[::2], cards[1::2], strict=False))
                s.open[seat] |= set_of(cards[::2])
            if s.piles:
                pile = self._cards(values.get("pile", "").split(), f"{where} pile")
                s.piles[seat] = pile[::-1]
            for trick in values.get("tricks", "").split():
                cards = self._cards(trick.split("+"), f"{where} tricks")
                s.taken[seat] += (cards,)
                s.counted[seat] += (tuple(s.number(card) for card in cards),)
        if not s.columns:
            self._refuse("columns", f"nobody has one in mission {s.mission}")
        if not s.piles:
            self._refuse("pile", f"nobody has one in mission {s.mission}")
        if mission.table_cards and "table" not in self.values:
            self.values["table"] = _codes(s.rng.shuffled(self.free)[: mission.table_cards])
        s.table = self._cards(self.values.get("table", "").split(), "table")
        s.turned = self.text.number(self.values.get("turned", "0"), "turned", len(s.table) + 1)
        s.undealt = set_of(self.free)
        self._rows()
        self._owners()
        if len({cards_left(s, seat) for seat in range(n)}) > 1:
            self.fault("all players must have the same number of cards (UR-6.5)")

    def _rows(self) -> None:
        s = self.s
        if self.values.get("phase", _TRICKS) != _TRICKS:
            self._refuse("row", "no row lies there before the first trick")
            return
        if not MISSIONS[s.mission].in_a_row:
            self._refuse("row", f"nobody has one in mission {s.mission}")
            return
        for seat, values in enumerate(self.text.seats):
            free = cards_in(s.hands[seat])
            where = f"seat {seat} row"
            if "row" not in values:
                self.fault(f"{where}: mission {s.mission} is played from a row; which one?")
                continue
            row = self.text.take(
                values.get("row", "").split(), free, where, CODES.__getitem__, list
            )
            if free:
                self.fault(f"{where}: every card of the hand must lie in the row")
            s.rows.append(tuple(card for card, _ in row))

    def _refuse(self, key: str, why: str) -> None:
        """A line for things that do not lie on this table."""
        for seat, values in enumerate(self.text.seats):
            if values.get(key, ""):
                self.fault(f"seat {seat} {key}: {why}")

    def _owners(self) -> None:
        s = self.s
        default = _numbers(seat for seat in range(s.seats) for _ in s.taken[seat])
        words = self.values.get("owners", default).split()
        s.owners = tuple(self.text.number(word, "owners", s.seats) for word in words)
        if any(s.owners.count(seat) != len(s.taken[seat]) for seat in range(s.seats)):
            self.fault("owners: they must fit the tricks that the players have")
        elif s.owners:
            s.previous = (s.owners[-1], len(s.taken[s.owners[-1]]) - 1)

    def _tokens(self) -> None:
        s = self.s
        for seat, values in enumerate(self.text.seats):
            where = f"seat {seat}"
            s.crystals[seat] = self.text.number(values.get("crystals", "0"), f"{where} crystals")
            s.cubes[seat] = self.text.number(values.get("cubes", "0"), f"{where} cubes", 100)
            s.combinations[seat] = tuple(
                self.text.number(word, f"{where} took", max(COMBINATIONS) + 1)
                for word in values.get("took", "").split()
            )
            s.extra_points[seat] = self.text.number(
                values.get("extra points", "0"), f"{where} extra points"
            )
            entries = values.get("entries", " ".join(["0"] * (s.round - 1))).split()
            if len(entries) != s.round - 1:
                self.fault(f"{where} entries: {s.round - 1} are needed")
            for word in entries:
                number = self.text.number(word.lstrip("-"), f"{where} entries")
                s.entries[seat] += (-number if word.startswith("-") else number,)

    def _scrolls(self) -> None:
        s = self.s
        free = list(SCROLLS)

        def take(words: list[str], where: str) -> Cards:
            return tuple(n for n, _ in self.text.take(words, free, where, str, s.rng.shuffled))

        for seat, values in enumerate(self.text.seats):
            s.scrolls[seat] = take(values.get("scrolls", "").split(), f"seat {seat} scrolls")
        s.used_scrolls = take(self.values.get("used scrolls", "").split(), "used scrolls")
        if "active" in self.values:
            self._active(self.values["active"].split())
            if s.active in free:
                free.remove(s.active)
        s.scroll_deck = take(self.values.get("scroll deck", "*").split(), "scroll deck")[::-1]

    def _active(self, words: list[str]) -> None:
        """Scroll, activator, the leader that scroll 19 names (-1: none), uses left."""
        s = self.s
        if not 2 <= len(words) <= 4:
            self.fault("active: needs a scroll, its activator, perhaps a leader and the uses left")
            return
        s.active = self.text.number(words[0], "active", max(SCROLLS) + 1)
        s.activator = self.text.number(words[1], "active", s.seats)
        named = words[2] if len(words) > 2 else "-1"
        if named != "-1":
            s.named = self.text.number(named, "active", s.seats)
        if not active(s).names_leader:
            s.named = -1
        elif s.named < 0:
            self.fault(f"active: scroll {s.active} names a leader")
        s.uses = active(s).uses(s.rules)
        if len(words) == 4:
            s.uses = self.text.number(words[3], "active", 9)
        s.closed = True

    def _phase(self) -> None:
        s, n = self.s, self.s.seats
        phase = self.values.get("phase", _TRICKS)
        if phase not in _PHASES:
            self.fault(f"phase: unknown phase {phase!r}; known: {', '.join(_PHASES)}")
            return
        s.phase = _PHASES[phase]
        s.asked = self.text.number(self.values.get("asked", "0"), "asked", n + 1)
        done = len(s.owners)
        mission = MISSIONS[s.mission]
        left = cards_left(s, 0)
        s.tricks = (
            done + left if s.phase == Phase.TRICKS else mission.tricks if mission.chosen else left
        )
        if self.text.faults:
            return
        if s.phase != Phase.TRICKS:
            if not left or (mission.chosen and left != mission.deal):
                self.fault(f"mission {s.mission}: every player needs {mission.deal} cards")
            if mission.table_cards and len(s.table) < left:
                self.fault("table: a card is needed for every trick to come")
            if s.phase == Phase.PREPARE and s.asked:
                self.fault("asked: nobody has been asked when the preparation begins")
            return
        if not left:
            self.fault("the players have no cards to play")
            return
        number = self.text.number(self.values.get("trick", str(done + 1)), "trick", 9)
        if not number:
            self.fault("trick: tricks are numbered from 1")
            return
        s.tricks += number - 1 - done
        s.trick = number - 1
        leader = self.text.number(self.values.get("leader", str(s.left(s.dealer))), "leader", n)
        if mission.table_cards:
            if len(s.table) - max(0, s.turned - 1) < left:
                self.fault("table: a card is needed for every trick to come")
                return
            s.turned = max(0, s.turned - 1)  # the card of this trick is turned up again
        begin_trick(s, leader)
