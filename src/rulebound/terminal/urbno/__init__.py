"""King Urbno at the terminal."""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rulebound.core.flow import Option
from rulebound.games.urbno.cards import RANKS, REFS
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.rules import ROUNDS
from rulebound.games.urbno.scrolls import SCROLLS
from rulebound.terminal.menu import entries
from rulebound.terminal.painter import Paper, Plain, View, Why, no_reason
from rulebound.terminal.urbno.hand import Hand
from rulebound.terminal.urbno.seats import Seats
from rulebound.terminal.urbno.signs import ASCII, GAME, GOLD, UNICODE, colour_badge
from rulebound.terminal.urbno.texts import Texts
from rulebound.terminal.words import Words

_WIDE: Final = 110
"""Columns of a terminal that shows the news beside the players."""
_LEFT: Final = 78
_PROMPT: Final = 5
"""Lines around a menu."""
_NEWS: Final = 4
_RULED: Final = 6
"""Columns of a heading's lines and blanks."""


class Painter(Plain):
    title = "cli-urbno-title"
    usage = "cli-urbno-usage"
    counted = "cli-urbno-counted"
    help = "cli-urbno-help"
    questions: Mapping[str, str] = {"pairs": "cli-urbno-ask-pairs"}
    seats_before = "pairs"
    helped = False

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
        self.texts = Texts(words, self.signs, options)
        width = _LEFT if self.wide else paper.width
        self.seats = Seats(words, players, self.signs, self.texts, width)
        self.cards = Hand(words, self.signs, self.texts, paper)

    # ---- the table ----

    def table(
        self,
        view: View,
        options: Sequence[Option] = (),
        news: Sequence[Text] = (),
        why: Why = no_reason,
    ) -> RenderableType:
        """The round, the players with the trick, the hand; more of each where there is room."""
        head: list[RenderableType] = [Rule(self._heading(view), style=GOLD), *self._round(view)]
        pad = self.seats.pad(view)
        if view["result"]:
            return Group(*news, *head, *pad)
        players = [*self.seats.lines(view, self._active(view, options)), *self.seats.trick(view)]
        room = self.paper.height - self._menu(options) - _PROMPT - self._lines(*head, *players)
        hand = self._hand(view, options, why, full=True)
        if self._lines(*hand) > room:
            hand = self._hand(view, options, why, full=False)
        room -= self._lines(*hand)
        between = all(option.kind == "take" for option in options) and not view["trick"]
        if view["round"] > 1 and (len(pad) < room or between):
            players += [Text(), *pad] if self.wide else pad
        if self.wide:
            beside = max(_NEWS, len(players), room)
            return Group(*head, self._beside(players, news[-beside:]), *hand)
        return Group(*news, *head, *players, *hand)

    def _beside(self, players: Sequence[Text], news: Sequence[Text]) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=_LEFT)
        grid.add_column(width=self.paper.width - _LEFT - 4)
        told = (Text(line.plain.strip(), style="dim") for line in news)
        grid.add_row(Group(*players), Group(*told))
        return grid

    def _menu(self, options: Sequence[Option]) -> int:
        lines = len(entries(options))
        return (lines + 1) // 2 if lines > _PROMPT else lines

    def _lines(self, *drawings: RenderableType) -> int:
        console = Console(width=self.paper.width, file=StringIO())
        return len(console.render_lines(Group(*drawings)))

    def _heading(self, view: View) -> Text:
        w = self.words
        colour = w.thing(GAME, "colour", view["dominant"])
        dealer = self.players[view["dealer"]]
        parts = [
            w("cli-urbno-round", number=view["round"], count=ROUNDS),
            w("cli-urbno-dominant", colour=colour),
        ]
        line = Text().append(self.signs.join(parts), style="bold")
        line.append(" ").append_text(colour_badge(view["dominant"]))
        line.append(f" {self.signs.dot} {w('cli-urbno-dealer', name=dealer)}")
        title = Text().append(f"{w('cli-urbno-title')} {self.signs.dot} ", style="bold")
        fits = title.cell_len + line.cell_len <= self.paper.width - _RULED
        return title.append_text(line) if fits else line

    def _round(self, view: View) -> list[Text]:
        """Mission, table cards, the active scroll."""
        if view["result"] or not view["mission"]:
            return []
        found = [self.texts.mission(view)]
        if view["table"]:
            line = Text().append(self.words("cli-urbno-table-cards") + " ", style="bold")
            cards = [self.texts.card(card, named=False) for card in view["table"]]
            found.append(line.append_text(Text("  ").join(cards)))
        if view["active"]:
            found.append(self._active_scroll(view))
        return found

    def _active_scroll(self, view: View) -> Text:
        active = view["active"]
        name = self.players[active["seat"]]
        line = Text().append(self.words("cli-urbno-active", name=name) + " ", style="bold")
        scroll = SCROLLS[active["scroll"]]
        works_on = view["phase"] != "tricks" or scroll.lasting
        line.append_text(self.texts.scroll(active["scroll"], with_text=works_on))
        if active["named"] is not None:
            leader = self.words("cli-urbno-always-leads", name=self.players[active["named"]])
            line.append(f" {leader}", style=f"bold {GOLD}")
        if scroll.limited:
            uses = self.words("cli-urbno-uses-left", count=active["uses"])
            line.append(f" {uses}", style=f"bold {GOLD}")
        return line

    def _active(self, view: View, options: Sequence[Option]) -> int | None:
        """Who has to do something, as far as the view tells."""
        if options:
            seat: int | None = view["you"]
            return seat
        trick = view["trick"]
        if trick and len(trick["plays"]) < len(trick["order"]):
            nobody_yet: int = trick["order"][len(trick["plays"])]
            return nobody_yet
        return None

    def _hand(self, view: View, options: Sequence[Option], why: Why, full: bool) -> list[Text]:
        """The hand; with the texts of the scrolls if ``full`` or if one may be activated now."""
        if view["hand"] is None:
            return []
        window = any(option.kind in ("activate", "decline") for option in options)
        return [
            *self.cards.lines(view, options, why),
            *self.cards.scrolls(view, with_text=full or window),
            *self.cards.choices(view, options),
        ]

    def hand(
        self, view: View, options: Sequence[Option] = (), why: Why = no_reason
    ) -> RenderableType:
        if view["hand"] is None:
            return Group()
        return Group(
            *self.cards.lines(view, options, why),
            *self.cards.scrolls(view, with_text=True),
            *self.cards.taken(view),
            *self.seats.pad(view),
        )

    def closer(self, view: View, options: Sequence[Option]) -> RenderableType:
        return Group(*self.cards.choices(view, options))

    # ---- things ----

    def thing(self, ref: str) -> RenderableType | None:
        return self.texts.thing(ref)

    def names(self, view: View | None) -> Mapping[str, str]:
        if view is None:
            refs = [f"rank:{rank}" for rank in RANKS]
            refs += [f"scroll:{scroll}" for scroll in SCROLLS]
            refs += [f"mission:{mission}" for mission in MISSIONS]
            refs += REFS
        else:
            refs = [f"card:{card}" for card in _cards_seen(view)]
            scrolls = [*view["hand"]["scrolls"]] if view["hand"] else []
            scrolls += [view["active"]["scroll"]] if view["active"] else []
            refs += [f"scroll:{scroll}" for scroll in dict.fromkeys(scrolls)]
            refs += [f"mission:{view['mission']['id']}"] if view["mission"] else []
        return {ref: self.texts.name(ref) for ref in refs}

    # ---- options ----

    def describe(self, option: Option) -> str:
        if option.kind == "play" and len(option.refs) > 1:  # with the Assassin's power
            card = self.words.option(GAME, Option("play", option.refs[:1]), self.players)
            return f"{card} {self.signs.power}{self.texts.rank(option.refs[1][6:])}"
        return self.words.option(GAME, option, self.players)

    def group(self, options: Sequence[Option]) -> str:
        if options[0].kind == "cubes":
            most = max(option.data for option in options)
            return self.words("cli-urbno-cubes", count=most)
        return ", ".join(self._last(option) for option in options)

    def _last(self, option: Option) -> str:
        if not option.refs:
            return option.notation
        kind, _, value = option.refs[-1].partition(":")
        return self.players[int(value)] if kind == "seat" else self.texts.name(option.refs[-1])

    def ways(self, options: Sequence[Option]) -> Mapping[str, list[Option]]:
        found: dict[str, list[Option]] = {}
        for option in options:
            if option.refs:
                found.setdefault(option.refs[0], []).append(option)
        return found

    def score(self, score: Any) -> str:
        return str(score)


def _cards_seen(view: View) -> list[str]:
    """The cards that the viewer holds or sees, each once."""
    mine = view["hand"]["cards"] if view["hand"] else []
    lying = [card for seat in view["seats"] for card in seat["open"]]
    played = [play["card"] for play in view["trick"]["plays"]] if view["trick"] else []
    return list(dict.fromkeys((*mine, *lying, *played, *view["table"])))
