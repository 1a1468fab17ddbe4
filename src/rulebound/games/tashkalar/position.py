"""Positions as text: the format is described in this package's README.

Reading collects every fault of a text before it gives up, so that a person can mend them at once.
"""

from collections.abc import Callable
from typing import Final

from rulebound.core.errors import RuleboundError
from rulebound.core.positions import Line, PositionText
from rulebound.games.tashkalar.board import (
    BY_NAME,
    COLOUR_LETTERS,
    COLOURS,
    COLUMNS,
    COMMON,
    LEGENDARY,
)
from rulebound.games.tashkalar.forms.high_form import HighForm
from rulebound.games.tashkalar.forms.melee import Melee
from rulebound.games.tashkalar.library import (
    BEINGS,
    FLARE_CARDS,
    LEGEND_CARDS,
    SCHOOL_CARDS,
    SCHOOL_COLOURS,
    SCHOOLS,
    TASK_CARDS,
    card_id,
    task_of,
)
from rulebound.games.tashkalar.state import CARD, SEEN_BY_ALL, Pile, State, Stored, seen_bit
from rulebound.games.tashkalar.terms import Colour, Ending, Phase
from rulebound.games.tashkalar.turn import out_of_cards

_LEGENDS: Final = {card_id(card) for card in LEGEND_CARDS}
_FLARES: Final = {card_id(card) for card in FLARE_CARDS}
_RANK_LETTERS: Final = "chl"
_EYES: Final = "0123s"
_FLAGS: Final = ("discarded", "flared", "borrow", "passed", "extra_turn", "in_extra_turn")
_SEAT_KEYS: Final = (
    *("hand", "deck", "discard", "frozen", "pending", "stored"),
    *("claimed", "score", "improvised"),
)
_KEYS: Final = (
    "board",
    "removed",
    "fewer",
    "tasks",
    "next task",
    "task deck",
    "legend deck",
    "legend discard",
    "flare deck",
    "flare discard",
    "first",
    "turn",
    "actions",
    "number",
    "flags",
    "extra",
    "destroyed",
    "summoned",
    "allowances",
    "warped",
    "end",
)


# ---- writing ----


def write_position(s: State) -> str:
    """The whole table. Possible between effects, where a turn can go on from the table alone."""
    if s.busy:
        raise RuleboundError("a position can be written only in a turn, between effects")
    lines = ["board:", *_board_lines(s), *_marker_lines(s)]
    for seat in range(s.rules.seats):
        lines += _seat_lines(s, seat)
    if s.rules.form.tasks:
        lines.append(f"tasks: {' '.join(task_of(card).id for card in s.tasks)}".rstrip())
        lines.append(f"next task: {task_of(s.next_task).id if s.next_task >= 0 else '-'}")
        lines.append(f"task deck: {_tasks_text(s.task_deck)}".rstrip())
    for name in ("legend deck", "legend discard", "flare deck", "flare discard"):
        lines.append(f"{name}: {_pile_text(getattr(s, name.replace(' ', '_')))}".rstrip())
    destroyed = [
        COLOUR_LETTERS[s.colours[i // 3]] + _RANK_LETTERS[i % 3]
        for i, count in enumerate(s.tally)
        for _ in range(count)
    ]
    lines += [
        f"first: {s.first}",
        f"turn: {s.turn}",
        f"actions: {s.actions}",
        f"number: {s.turns}" + (f" {s.extra_turns}" if s.extra_turns else ""),
        f"flags: {' '.join(flag for flag in _FLAGS if getattr(s, flag))}".rstrip(),
        f"extra: {s.extra_cards} {s.extra_legends}",
        f"destroyed: {' '.join(destroyed)}".rstrip(),
        f"summoned: {' '.join(map(str, s.summoned))}",
    ]
    lines += _allowance_lines(s)
    if s.last >= 0:
        lines.append(f"end: {s.last} {s.final_turns} {s.reason}")
    return "\n".join(lines) + "\n"


def _board_lines(s: State) -> list[str]:
    lines = []
    for row in range(9, 0, -1):
        cells = [_cell(s, f"{column}{row}") for column in COLUMNS]
        lines.append(f" {row}  {' '.join(cells)}")
    lines.append("    " + "  ".join(COLUMNS))
    return lines


def _marker_lines(s: State) -> list[str]:
    """What some effects leave beside the board, if there is any."""
    sides = range(s.rules.sides)
    letters = [COLOUR_LETTERS[s.colour_of(side)] for side in sides]
    gone = [
        letters[side] + _RANK_LETTERS[rank]
        for side in sides
        for rank in (COMMON, LEGENDARY)
        for _ in range(s.removed(side, rank))
    ]
    lacking = [f"{s.colour_of(side)}={s.fewer[side]}" for side in sides if s.fewer[side]]
    found = {"removed": gone, "fewer": lacking}
    return [f"{key}: {' '.join(words)}" for key, words in found.items() if words]


def _allowance_lines(s: State) -> list[str]:
    """What this turn allows, if anything special."""
    words = [f"blanks={s.blanks}"] if s.blanks else []
    words += [f"doubled={s.doubled}"] if s.doubled else []
    words += [f"possessed={s.colour_of(s.possessed)}"] if s.possessed >= 0 else []
    played = [being.id for card, being in enumerate(BEINGS) if s.warped >> card & 1]
    found = {"allowances": words, "warped": played}
    return [f"{key}: {' '.join(words)}" for key, words in found.items() if words]


def _cell(s: State, name: str) -> str:
    if name not in BY_NAME:
        return "##"
    bit = 1 << BY_NAME[name]
    side = s.side_at(bit)
    if side < 0:
        return ".."
    rank = _RANK_LETTERS[s.rank_at(side, bit)]
    return COLOUR_LETTERS[s.colours[side]] + (rank.upper() if s.gateways[side] & bit else rank)


def _seat_lines(s: State, seat: int) -> list[str]:
    side = s.rules.side_of[seat]
    school = s.schools[seat] if s.schools else "drafted"
    hand = s.hands[seat] + s.legends[seat] + s.flares[seat]
    lines = [
        f"seat {seat}: {s.colour_of(side)} {school}",
        f"  hand: {_pile_text(hand[::-1])}",
        f"  deck: {_pile_text(s.decks[seat])}",
        f"  discard: {_pile_text(s.discards[seat])}",
    ]
    if s.frozen[seat] >= 0:
        lines.append(f"  frozen: {card_id(s.frozen[seat])}")
    if s.pending[seat] >= 0:
        lines.append(f"  pending: {card_id(s.pending[seat])}")
    stored = s.stored[seat]
    if stored is not None:
        piece = COLOUR_LETTERS[s.colour_of(stored.side)] + _RANK_LETTERS[stored.rank]
        lines.append(f"  stored: {piece}{' gateway' if stored.gateway else ''}")
    if s.rules.form.tasks:
        lines.append(f"  claimed: {' '.join(task_of(card).id for card in s.claimed[side])}")
    elif isinstance(s.rules.form, Melee):
        row = s.rules.form.shown_score(s, seat)
        lines.append(f"  score: {' '.join(f'{colour}={n}' for colour, n in row.items())}")
        free = [s.colour_of(x) for x in range(s.rules.sides) if s.improvised[seat] >> x & 1]
        lines.append(f"  improvised: {' '.join(free)}")
    else:
        lines.append(f"  score: {s.scores[side]}")
    return [line.rstrip() for line in lines]


def _pile_text(pile: Pile) -> str:
    """From the top down; ``^`` names who knows a card."""
    return " ".join(card_id(card) + _eyes_text(card) for card in reversed(pile))


def _tasks_text(pile: Pile) -> str:
    return " ".join(task_of(card).id + _eyes_text(card) for card in reversed(pile))


def _eyes_text(card: int) -> str:
    if card & SEEN_BY_ALL == SEEN_BY_ALL:
        return "^*"
    known = [eye for i, eye in enumerate(_EYES) if card & seen_bit(i if i < 4 else None)]
    return "^" + "".join(known) if known else ""


# ---- reading ----


def read_position(s: State, text: str) -> None:
    """Set up an empty table as the text says."""
    _Reader(s, text).read()


class _Reader:
    def __init__(self, s: State, text: str) -> None:
        self.s = s
        self.text = PositionText(text, s.rules.seats, _KEYS, _SEAT_KEYS)
        self.fault = self.text.fault
        self.values = self.text.values
        self.seat_values = self.text.seats

    def read(self) -> None:
        steps = (
            *(self._sides, self._cards, self._away, self._board),
            *(self._tasks, self._scores, self._turn, self._allowances),
        )
        for step in steps:
            step()
        self.text.check()
        self.s.phase = Phase.TURNS

    def _sides(self) -> None:
        """Colours and schools. Without a seat line: red, blue, brown, green and their schools."""
        s = self.s
        colours: dict[int, Colour] = {}
        schools = []
        for seat, head in enumerate(self.text.heads):
            side = s.rules.side_of[seat]
            words = head.split()
            colour = COLOURS[side]
            if words and words[0] in COLOURS:
                colour = Colour(words[0])
            elif words:
                self.fault(f"seat {seat}: unknown colour {words[0]!r}")
            if colours.setdefault(side, colour) != colour:
                self.fault(f"seat {seat}: teammates must have one colour")
            of_colour = [school for school in SCHOOLS if SCHOOL_COLOURS[school] == colour]
            school = words[1] if len(words) > 1 else of_colour[0]
            if len(words) < 2 and s.rules.teams:
                school = SCHOOLS[seat]
            if school not in (*SCHOOLS, "drafted"):
                self.fault(f"seat {seat}: unknown school {school!r}")
                school = SCHOOLS[seat]
            schools.append(school)
        if len(set(colours.values())) < len(colours):
            self.fault("two sides have the same colour")
        if schools.count("drafted") not in (0, len(schools)):
            self.fault("either every seat is drafted or none")
        elif "drafted" not in schools and len(set(schools)) < len(schools):
            self.fault("two seats have the same school")
        s.colours = tuple(colours[side] for side in range(s.rules.sides))
        s.schools = () if "drafted" in schools else tuple(schools)

    # ---- cards ----

    def _cards(self) -> None:
        s = self.s
        legends = list(LEGEND_CARDS if s.rules.hand[1] else ())
        flares = list(FLARE_CARDS)
        beings = [list(SCHOOL_CARDS[school]) for school in s.schools] or [
            [c for deck in s.rules.draft_decks for c in SCHOOL_CARDS[deck]]
        ] * s.rules.seats
        lines: list[Line[int]] = []
        for seat, values in enumerate(self.seat_values):
            kinds = zip(
                _by_kind(values.get("hand", "")), (beings[seat], legends, flares), strict=True
            )
            lines += [Line(words, free, f"seat {seat} hand") for words, free in kinds]
            for key in ("frozen", "pending"):
                words = values.get(key, "").split()
                lines.append(Line(words, beings[seat], f"seat {seat} {key}"))
        for name, own, shared in (("discard", "", ""), ("deck", "*" if s.schools else "", "*")):
            for seat, values in enumerate(self.seat_values):
                words = _words(name, values.get(name, own))
                lines.append(Line(words, beings[seat], f"seat {seat} {name}"))
            for key, free in ((f"legend {name}", legends), (f"flare {name}", flares)):
                lines.append(Line(_words(key, self.values.get(key, shared)), free, key))
        piles = iter(self._piles(lines, card_id))
        for seat in range(s.rules.seats):
            hand = [next(piles)[::-1] for _ in range(3)]
            s.hands[seat], s.legends[seat], s.flares[seat] = hand
            s.frozen[seat] = self._only(next(piles), f"seat {seat} frozen", "frozen")
            s.pending[seat] = self._only(next(piles), f"seat {seat} pending", "warp")
        s.discards = [next(piles) for _ in self.seat_values]
        s.legend_discard, s.flare_discard = next(piles), next(piles)
        s.decks = [next(piles) for _ in self.seat_values]
        s.legend_deck, s.flare_deck = next(piles), next(piles)
        if not s.schools:
            s.aside = tuple(beings[0])

    def _only(self, pile: Pile, where: str, effect: str) -> int:
        """The card that lies alone in a place for cards with such an effect; -1 if none does."""
        if len(pile) > 1:
            self.fault(f"{where}: at most one card lies there")
        if any(getattr(BEINGS[card & CARD], effect) is None for card in pile):
            self.fault(f"{where}: the card has no {effect} effect")
        return pile[0] & CARD if pile else -1

    def _piles(self, lines: list[Line[int]], name_of: Callable[[int], str]) -> list[Pile]:
        """Cards named from the top down; ``*`` is all that no line names."""
        found = self.text.take_all(lines, name_of, self.s.rng.shuffled)
        return [
            tuple(card | self._eyes(eyes, line.where) for card, eyes in reversed(cards))
            for line, cards in zip(lines, found, strict=True)
        ]

    def _eyes(self, eyes: str, where: str) -> int:
        if eyes == "*":
            return SEEN_BY_ALL
        if any(eye not in _EYES for eye in eyes):
            self.fault(f"{where}: nobody is called {eyes!r}")
            return 0
        return sum(seen_bit(_EYES.index(eye) if eye != "s" else None) for eye in set(eyes))

    # ---- board ----

    def _board(self) -> None:
        s = self.s
        if not self.text.board:
            return
        columns = self.text.board[-1].split()
        if not columns or any(c not in tuple(COLUMNS) for c in columns):
            self.fault("board: the last line must name the columns")
            return
        for line in self.text.board[:-1]:
            row, *cells = line.split()
            if len(cells) != len(columns):
                self.fault(f"board: row {row} has {len(cells)} squares for {len(columns)} columns")
                continue
            for column, cell in zip(columns, cells, strict=True):
                self._put(f"{column}{row}", cell)
        for side in range(s.rules.sides):
            for rank, kind in ((0, "common and heroic"), (LEGENDARY, "legendary")):
                if s.supply(side, rank) < 0:
                    self.fault(f"board: {s.colour_of(side)} has too many {kind} pieces")

    def _put(self, name: str, cell: str) -> None:
        s = self.s
        if name not in BY_NAME:
            if cell != "##":
                self.fault(f"board: {name} is not a square")
        elif cell != "..":
            gateway = cell[1:] in ("C", "H")
            piece = self._piece(cell.lower() if gateway else cell)
            if piece is None:
                self.fault(f"board: cannot read {cell!r} on {name}")
                return
            bit = 1 << BY_NAME[name]
            if s.pieces & bit:
                self.fault(f"board: {name} is shown twice")
                return
            s.put(*piece, bit)
            if gateway and s.gateways[piece[0]]:
                self.fault(f"board: {s.colour_of(piece[0])} has two Gateways")
            elif gateway:
                s.gateways[piece[0]] = bit

    def _side(self, letter: str) -> int | None:
        letters = [COLOUR_LETTERS[colour] for colour in self.s.colours]
        return letters.index(letter) if letter in letters else None

    def _away(self) -> None:
        """Pieces that are neither on the board nor in supply."""
        s = self.s
        for word in self.values.get("removed", "").split():
            if (found := self._piece(word)) is None:
                self.fault(f"removed: cannot read {word!r}")
            else:
                s.away[2 * found[0] + (found[1] == LEGENDARY)] += 1
        for seat, values in enumerate(self.seat_values):
            piece, _, gateway = values.get("stored", "").partition(" ")
            if not piece:
                continue
            if (found := self._piece(piece)) is None or gateway not in ("", "gateway"):
                self.fault(f"seat {seat} stored: cannot read {values['stored']!r}")
                continue
            if s.pending[seat] < 0 or not BEINGS[s.pending[seat]].kept:
                self.fault(f"seat {seat} stored: the Merchant of Time is not pending")
            s.stored[seat] = Stored(*found, gateway == "gateway")
            s.away[2 * found[0] + (found[1] == LEGENDARY)] += 1

    def _piece(self, word: str) -> tuple[int, int] | None:
        """The side and the rank of a piece: ``bc``."""
        side = self._side(word[:1])
        if len(word) != 2 or side is None or word[1] not in _RANK_LETTERS:
            return None
        return side, _RANK_LETTERS.index(word[1])

    # ---- tasks and scores ----

    def _tasks(self) -> None:
        s = self.s
        if not s.rules.form.tasks:
            return
        free = [c for c in TASK_CARDS if s.rules.form.advanced_tasks or not task_of(c).advanced]
        following = self.values.get("next task", "")
        lines = [
            Line(words.split(), free, f"seat {seat} claimed")
            for seat, words in enumerate(self._claims())
        ]
        if "tasks" in self.values:
            lines += [
                Line(self.values["tasks"].split(), free, "tasks"),
                Line([following] if following not in ("", "-") else [], free, "next task"),
                Line(self.values.get("task deck", "*").split(), free, "task deck"),
            ]
        piles = self._piles(lines, lambda card: task_of(card).id)
        claimed: list[Pile] = [()] * s.rules.sides
        for seat, pile in enumerate(piles[: s.rules.seats]):
            claimed[s.rules.side_of[seat]] += pile[::-1]
        if "tasks" not in self.values:
            list(s.rules.form.set_up(s))  # it asks nothing
            if any(claimed):
                self.fault("claimed tasks need the line 'tasks' too")
        else:
            tasks, upcoming, s.task_deck = piles[s.rules.seats :]
            s.tasks, s.next_task = tasks[::-1], upcoming[0] if upcoming else -1
            if len(s.tasks) > 3:
                self.fault("tasks: there are at most three current tasks")
            if not following and isinstance(s.rules.form, HighForm):
                s.rules.form.turn_up_next(s)
        s.claimed = claimed

    def _claims(self) -> list[str]:
        """What each seat has claimed; teammates may both name what their team has."""
        rules, claims = self.s.rules, list[str]()
        for seat, values in enumerate(self.seat_values):
            claim = values.get("claimed", "")
            mates = [mate for mate in rules.mates(rules.side_of[seat]) if mate < seat]
            claims.append("" if any(claims[mate] == claim for mate in mates) else claim)
        return claims

    def _scores(self) -> None:
        s = self.s
        melee = isinstance(s.rules.form, Melee)
        n = s.rules.sides
        s.scores = [0] * (n * n if melee else n)
        if melee:
            s.improvised = [(1 << n) - 1 & ~(1 << seat) for seat in range(n)]
        for seat, values in enumerate(self.seat_values):
            score = values.get("score", "")
            if melee:
                self._melee_score(seat, score.split())
                if "improvised" in values:
                    s.improvised[seat] = 0
                    for colour in values["improvised"].split():
                        side = self._named_side(colour, f"seat {seat} improvised")
                        if side is not None and side != seat:
                            s.improvised[seat] |= 1 << side
            elif score:
                s.scores[s.rules.side_of[seat]] = self.text.number(score, f"seat {seat} score")

    def _melee_score(self, seat: int, words: list[str]) -> None:
        for word in words:
            colour, _, number = word.partition("=")
            side = self._named_side(colour, f"seat {seat} score")
            if side is not None:
                points = self.text.number(number, f"seat {seat} score")
                self.s.scores[seat * self.s.rules.sides + side] = points

    def _named_side(self, colour: str, where: str) -> int | None:
        if colour in self.s.colours:
            return self.s.colours.index(Colour(colour))
        self.fault(f"{where}: no side is {colour!r}")
        return None

    # ---- the turn ----

    def _turn(self) -> None:
        s, n = self.s, self.s.rules.seats
        s.first = self.text.number(self.values.get("first", "0"), "first", n)
        s.turn = s.controller = self.text.number(self.values.get("turn", "0"), "turn", n)
        s.actions = self.text.number(self.values.get("actions", "2"), "actions", 50)
        number, _, extra = self.values.get("number", "10").partition(" ")
        s.turns = self.text.number(number, "number")
        s.extra_turns = self.text.number(extra or "0", "number", s.turns + 1)
        if not s.turns:
            self.fault("number: the present turn has begun, so it is at least 1")
        flags = self.values.get("flags", "").split()
        for flag in flags:
            if flag in _FLAGS:
                setattr(s, flag, True)
            else:
                self.fault(f"flags: unknown flag {flag!r}; known: {', '.join(_FLAGS)}")
        if s.passed and not s.rules.teams:
            self.fault("flags: control can be passed in team games only")
        elif s.passed and s.actions:
            s.controller = (s.turn + 2) % 4
        s.extra_cards, s.extra_legends = self.text.numbers("extra", 2)
        total, legends, red, green = self.text.numbers("summoned", 4)
        s.summoned = (total, legends, red, green)
        for word in self.values.get("destroyed", "").split():
            side = self._side(word[0])
            if len(word) != 2 or side is None or word[1] not in _RANK_LETTERS:
                self.fault(f"destroyed: cannot read {word!r}")
            else:
                s.tally[3 * side + _RANK_LETTERS.index(word[1])] += 1
        if "end" in self.values:
            match self.values["end"].split():
                case [last, left, ("deck" | "sideways" | "score") as reason]:
                    s.last = self.text.number(last, "end", n)
                    s.final_turns = self.text.number(left, "end", n + 1)
                    s.reason = Ending.SCORE if reason == "score" else out_of_cards(s)
                    if not s.final_turns and not s.in_extra_turn:
                        self.fault("end: at least the present turn is left")
                    if not s.rules.form.final_round:
                        self.fault("end: this form has no final round")
                case _:
                    self.fault("end: needs the last seat, the turns left and 'deck' or 'score'")

    def _allowances(self) -> None:
        """What some effects left for this turn and for the next ones."""
        s = self.s
        for word in self.values.get("allowances", "").split():
            name, _, value = word.partition("=")
            if name in ("blanks", "doubled"):
                setattr(s, name, self.text.number(value, "allowances", 10))
            elif name == "possessed":
                side = self._named_side(value, "allowances")
                s.possessed = -1 if side is None or side == s.side else side
            else:
                self.fault(f"allowances: unknown word {word!r}")
        for word in self.values.get("fewer", "").split():
            colour, _, value = word.partition("=")
            side = self._named_side(colour, "fewer")
            if side is not None:
                s.fewer[side] = self.text.number(value, "fewer", 10)
        warps = {being.id: card for card, being in enumerate(BEINGS) if being.warp}
        for word in self.values.get("warped", "").split():
            if word in warps:
                s.warped |= 1 << warps[word]
            else:
                self.fault(f"warped: {word!r} has no warp effect")


def _by_kind(text: str) -> tuple[list[str], list[str], list[str]]:
    """The cards of a hand: beings, legends, flares."""
    words = text.split()
    legends = [word for word in words if word.partition("^")[0] in _LEGENDS]
    flares = [word for word in words if word.partition("^")[0] in _FLARES]
    return [word for word in words if word not in (*legends, *flares)], legends, flares


def _words(key: str, text: str) -> list[str]:
    """Cards on a discard pile are open unless the text says otherwise."""
    opened = "^*" if "discard" in key else ""
    return [word if "^" in word or word == "*" else word + opened for word in text.split()]
