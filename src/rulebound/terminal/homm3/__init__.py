"""Heroes of Might and Magic III at the terminal."""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rulebound.core.flow import Option
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.setup import price
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.spaces import NAMES
from rulebound.terminal.homm3.board import WIDTH, Board
from rulebound.terminal.homm3.cards import Cards
from rulebound.terminal.homm3.journey import ERRANDS, SIGHTS, Journey
from rulebound.terminal.homm3.panels import Panels
from rulebound.terminal.homm3.signs import ASCII, BRASS, GAME, UNICODE
from rulebound.terminal.menu import entries
from rulebound.terminal.painter import Paper, Plain, View, Why, no_reason
from rulebound.terminal.words import Words

_WIDE: Final = 112
"""Columns of a terminal that shows the sides and the news beside the board."""
_TALL: Final = 38
"""Lines of a wide terminal that has room for three lines a space; others need more."""
_TALLER: Final = 48
_PROMPT: Final = 6
"""Lines around a menu."""
_NEWS: Final = 4


class Painter(Plain):
    title = "cli-homm3-title"
    usage = "cli-homm3-usage"
    help = "cli-homm3-help"
    questions: Mapping[str, str] = {
        "form": "cli-homm3-ask-form",
        "scenario": "cli-homm3-ask-scenario",
        "side": "cli-homm3-ask-side",
        "attacker": "cli-homm3-ask-attacker",
        "defender": "cli-homm3-ask-defender",
        "army": "cli-homm3-ask-army",
        "attacker_hero": "cli-homm3-ask-attacker-hero",
        "defender_hero": "cli-homm3-ask-defender-hero",
        "level": "cli-homm3-ask-level",
        "siege": "cli-homm3-ask-siege",
        "field": "cli-homm3-ask-field",
        "difficulty": "cli-homm3-ask-difficulty",
    }
    seats_before = "side"
    helped = True

    def __init__(
        self,
        words: Words,
        players: Sequence[str],
        paper: Paper,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.words = words
        self.players = players
        self.paper = paper
        self.signs = ASCII if paper.ascii_only else UNICODE
        self.wide = paper.width >= _WIDE and not words.right_to_left
        self.beside = paper.width - WIDTH - 3
        width = self.beside if self.wide else paper.width
        self.panels = Panels(words, players, self.signs, width, paper.width)
        self.cards = Cards(words, self.signs, paper.width)
        self.journey = Journey(words, players, paper, self.signs, self.cards, options)
        self.sights: Sequence[str] = ()
        self.errands: Sequence[str] = ()
        self.travels = False
        """Options are about the map, not about a combat."""

    def look(self, view: View) -> Mapping[str, str]:
        if view["world"] is None:
            return {}
        self.sights = SIGHTS
        self.travels = on_map(view)
        if self.travels:
            self.usage, self.help = "cli-homm3-map-usage", "cli-homm3-map-help"
            self.errands = ERRANDS
        return self.journey.look(view)

    def sight(
        self, name: str, view: View, options: Sequence[Option], why: Why = no_reason
    ) -> RenderableType:
        return self.journey.sight(name, view, options, why)

    def errand(self, name: str, ref: str, helps: Mapping[str, Any]) -> Sequence[str]:
        """The quietest of the shortest ways to a Field, the Main Hero's before the other's."""
        _, _, field = ref.partition(":")
        ways = (rides.get(field, ()) for rides in helps.get("rides", {}).values())
        return next((found[0]["steps"] for found in ways if found), ())

    # ---- the table ----

    def table(
        self,
        view: View,
        options: Sequence[Option] = (),
        news: Sequence[Text] = (),
        why: Why = no_reason,
    ) -> RenderableType:
        """The board with both sides and the order; the hand with its texts where there is room.

        In a scenario the map with its panels, while no combat goes on.
        """
        if on_map(view):
            return self.journey.table(view, options, news, why)
        head = Rule(self.panels.heading(view), style=BRASS)
        below: list[RenderableType] = [*self.panels.effects(view)]
        below += [*self.panels.odds(view, options), *self.cards.offer(view["offer"])]
        board: list[Text] = []
        if view["stage"] != "buying":
            board = self._board(view, _touched(options))
        sides = [*self.panels.sides(view), *self.panels.order(view)]
        room = self.paper.height - self._menu(options) - _PROMPT - self._lines(head, *below)
        if self.wide:
            room -= len(board)
            beside = self._beside(board, sides, news, len(board))
            return Group(head, beside, *below, *self._hand(view, options, room))
        room -= self._lines(*board, *sides)
        lines = [*self.panels.side(view, 1), *board, *self.panels.side(view, 0)]
        lines += self.panels.order(view)
        return Group(*news, head, *lines, *below, *self._hand(view, options, room))

    def _beside(
        self, board: Sequence[Text], sides: Sequence[Text], news: Sequence[Text], room: int
    ) -> RenderableType:
        """The sides and the last news right of the board."""
        told = [Text(line.plain.strip(), style="dim") for line in news]
        left = max(_NEWS, room - self._lines(*sides, width=self.beside) - 1)
        while told and self._lines(*told, width=self.beside) > left:
            told = told[1:]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=WIDTH)
        grid.add_column(width=self.beside)
        grid.add_row(Group(*board), Group(*sides, Text(), *told))
        return grid

    def _hand(self, view: View, options: Sequence[Option], room: int) -> list[RenderableType]:
        if view["result"]:
            return []
        hand = self.cards.hand(view, options, full=True)
        if self._lines(*hand) > room:
            hand = self.cards.hand(view, options, full=False)
        return hand

    def _menu(self, options: Sequence[Option]) -> int:
        lines = len(entries(options))
        return (lines + 1) // 2 if lines > _PROMPT else lines

    def _lines(self, *drawings: RenderableType, width: int | None = None) -> int:
        console = Console(width=width or self.paper.width, file=StringIO())
        return len(console.render_lines(Group(*drawings))) if drawings else 0

    def _board(self, view: View, marks: frozenset[str]) -> list[Text]:
        tall = self.paper.height >= (_TALL if self.wide else _TALLER)
        return Board(self.words, self.signs, view, marks, self.paper.width).lines(tall)

    def hand(
        self, view: View, options: Sequence[Option] = (), why: Why = no_reason
    ) -> RenderableType:
        return Group(
            *self.cards.hand(view, options, full=True), *self.cards.reasons(view, options, why)
        )

    def closer(self, view: View, options: Sequence[Option]) -> RenderableType:
        if on_map(view):
            return self.journey.closer(view, options)
        if view["stage"] == "buying" or not (marks := _touched(options)):
            return Group()
        return Group(*self._board(view, marks), *self.panels.odds(view, options))

    # ---- things ----

    def thing(self, ref: str) -> RenderableType | None:
        return self.cards.thing(ref) or self.journey.thing(ref)

    def names(self, view: View | None) -> Mapping[str, str]:
        if view is None:
            refs = [f"card:{card}" for card in CARDS]
            refs += [f"unit:{kind}" for kind in KINDS]
        else:
            refs = [f"card:{card}" for card in _cards_seen(view)]
            refs += [f"unit:{troop['kind']}" for troop in _waiting(view)]
            if on_map(view):
                return {ref: self._name(ref) for ref in refs} | self.journey.names(view)
            refs += [f"unit:{unit['name']}" for unit in view["battle"]["units"]]
            refs += [f"space:{name}" for name in NAMES]
        return {ref: self._name(ref) for ref in refs}

    def _name(self, ref: str) -> str:
        kind, _, value = ref.partition(":")
        return self.words.thing(GAME, kind, value)

    # ---- options ----

    def describe(self, option: Option) -> str:
        words = self.words.option(GAME, option, self.players)
        if option.kind in ("play", "use"):
            return self._use(option) or words
        kind, _, troop = option.refs[0].partition(":") if option.refs else ("", "", "")
        if kind == "troop" and option.kind in ("recruit", "reinforce"):
            gold, valuables = price(option.kind, KINDS[troop])
            cost = self.words("cli-homm3-cost", gold=gold, valuables=valuables)
            if self.travels:  # many things on the map make units cheaper
                cost = self.words("cli-homm3-map-printed", cost=cost)
            return f"{words} ({cost})"
        return self.journey.describe(option) if self.travels else words

    def _use(self, option: Option) -> str:
        """What a way of using a card does; nothing if that stands on no card."""
        card, mode = (ref.partition(":")[2] for ref in option.refs)
        effect = next((effect for effect in CARDS[card].effects if effect.mode == mode), None)
        if effect is None:
            return ""
        name = self.cards.name(card)
        if "-" in mode:  # one text tells all grades
            name = f"{name}, {self.words.thing(GAME, 'mode', mode)}"
        return f"{name}: {self.cards.text(CARDS[card], effect)}"

    def group(self, options: Sequence[Option]) -> str:
        """Several options of one kind: what they begin with, then where they end."""
        if self.travels and options[0].kind not in ("play", "use"):
            return self.journey.group(options)
        last = ", ".join(self._name(option.refs[-1]) for option in options if option.refs)
        if len(options[0].refs) < 2:
            return last
        return f"{self._name(options[0].refs[0])}: {last}"

    def heading(self, option: Option) -> str:
        return self.journey.heading(option) if self.travels else ""

    def ways(self, options: Sequence[Option]) -> Mapping[str, list[Option]]:
        found: dict[str, list[Option]] = {}
        for option in options:
            if option.refs:
                found.setdefault(option.refs[0], []).append(option)
        return found

    def score(self, score: Any) -> str:
        return self.words("cli-homm3-won" if score else "cli-homm3-lost")


def on_map(view: View) -> bool:
    """Whether the map is to be seen, and no combat."""
    return view["world"] is not None and view["stage"] != "fighting"


def _touched(options: Sequence[Option]) -> frozenset[str]:
    """The units and spaces that options speak of."""
    return frozenset(
        ref.partition(":")[2]
        for option in options
        for ref in option.refs
        if ref.startswith(("unit:", "space:", "wall:"))
    )


def _waiting(view: View) -> list[dict[str, Any]]:
    """The troops that are not on the board, or not yet."""
    found = [troop for player in view["players"] for troop in player["troops"]]
    for army in view["battle"]["armies"] if view["battle"] else ():
        found += army["reserve"] + army["kept_back"]
    return found


def _cards_seen(view: View) -> list[str]:
    """The cards that the viewer holds or sees, each once."""
    found = [*view["offer"]]
    for player in view["players"]:
        found += player["hand"] or ()
        found += [player["permanent"]] if player["permanent"] else []
    if view["battle"] is not None:
        found += [effect["card"] for effect in view["battle"]["ongoing"]]
        found += [e["card"] for unit in view["battle"]["units"] for e in unit["effects"]]
    return [card for card in dict.fromkeys(found) if card in CARDS]
