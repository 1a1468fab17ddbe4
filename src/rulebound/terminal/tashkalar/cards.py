"""Cards in words and pictures."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rulebound.core.flow import Option
from rulebound.games.tashkalar.board import LEGENDARY, RANKS
from rulebound.games.tashkalar.cards import Being, Flare
from rulebound.games.tashkalar.library import CARDS
from rulebound.terminal.painter import View
from rulebound.terminal.tashkalar.board import BRASS, GLOW, Glyphs, badge
from rulebound.terminal.tashkalar.panels import GAME, leads
from rulebound.terminal.tashkalar.pictures import picture
from rulebound.terminal.words import Words

BY_ID: Final[Mapping[str, Being | Flare]] = {card.id: card for card in CARDS}
Ways = Mapping[str, list[Option]]
"""By the ref of a card, how it can be summoned now."""

_GAP: Final = 2
_PICTURE: Final = 15
"""Room for a picture of five squares."""


class Cards:
    def __init__(self, words: Words, glyphs: Glyphs, width: int) -> None:
        self.words = words
        self.glyphs = glyphs
        self.width = width

    def hand(self, view: View, ways: Ways | None) -> RenderableType:
        """The viewer's cards; ``ways`` is ``None`` while nothing can be summoned."""
        hand = view["hand"]
        own = view["seats"][view["you"]] if view["you"] is not None else {}
        pending = [own["pending"]] if own.get("pending") else []
        if hand is None or not (any(hand.values()) or pending or own.get("frozen")):
            return Group()
        beings = [*hand["beings"], *hand["legends"], *pending]
        frozen = [self.being(own["frozen"])] if own.get("frozen") else []
        flares = [self.flare(card, view) for card in hand["flares"]]
        return Group(*(self.being(card, _of(ways, card)) for card in beings), *frozen, *flares)

    def name(self, card: str) -> str:
        return self.words.thing(GAME, "card", card)

    def title(self, card: str) -> Text:
        being = BY_ID[card]
        if isinstance(being, Flare):
            return Text(self.name(card), style=f"bold {BRASS}")
        style = f"bold {BRASS}" if being.rank == LEGENDARY else "bold"
        rank = self.words.thing(GAME, "rank", RANKS[being.rank])
        title = Text(f"{self.glyphs.ranks[being.rank]} {self.name(card)}", style=style)
        return title.append(f" ({rank})", style="dim")

    # ---- beings ----

    def being(self, card: str, ways: list[Option] | None = None) -> RenderableType:
        """A card as wide as the paper, under a line with its name."""
        right = None if ways is None else self.ways(ways)
        return Group(self.line(self.title(card), right, bool(ways)), self._body(card))

    def _body(self, card: str) -> RenderableType:
        drawing, text = picture(_being(card), self.glyphs), Text(self._text(card))
        if self.words.right_to_left:  # a terminal may turn a line round: pictures stand alone
            return Group(drawing, text)
        body = Table.grid(padding=(0, _GAP, 0, 0))
        body.add_column(no_wrap=True, min_width=_PICTURE)
        body.add_row(drawing, text)
        return body

    def line(self, left: Text, right: Text | None = None, bright: bool = False) -> Text:
        """``── name ───────── ways ──``"""
        stroke = self.glyphs.box[12]
        style = GLOW if bright else "dim"
        line = Text(no_wrap=True).append(stroke * 2, style).append(" ")
        line.append_text(left).append(" ")
        tail = Text()
        if right is not None:
            tail.append(" ").append_text(right).append(" ").append(stroke * 2, style)
        fill = max(1, self.width - line.cell_len - tail.cell_len)
        return line.append(stroke * fill, style).append_text(tail)

    def ways(self, options: Sequence[Option]) -> Text:
        """``4 ways: e3 e5×2 g5``."""
        text = self.words("cli-tashkalar-ways", count=len(options))
        if not options:
            return Text(text, style="dim")
        shown = targets(options)
        return Text(f"{text}: {' '.join(shown[:6])}{' …' if shown[6:] else ''}", style=GLOW)

    def _text(self, card: str) -> str:
        return self.words(f"tashkalar-card-{card}.text")

    # ---- flares ----

    def flare(self, card: str, view: View | None = None) -> RenderableType:
        """Both halves with the leads they need and, at a table, the leads there are."""
        flare = BY_ID[card]
        assert isinstance(flare, Flare)
        now = leads(view) if view is not None and view["you"] is not None else {}
        w = self.words
        body = Table.grid(padding=(0, 1, 0, 0))
        bright = self._half(
            body,
            w("cli-tashkalar-flare-upper", needs=flare.upper_needs),
            flare.upper_needs,
            {colour: lead[0] for colour, lead in now.items()},
            w(f"tashkalar-card-{card}.upper"),
        )
        bright |= self._half(
            body,
            w("cli-tashkalar-flare-lower", needs=flare.lower_needs),
            flare.lower_needs,
            {colour: lead[1] for colour, lead in now.items()},
            w(f"tashkalar-card-{card}.lower"),
        )
        return Group(self.line(self.title(card), None, bright), body)

    def _half(self, body: Table, head: str, needs: int, now: Mapping[str, int], text: str) -> bool:
        """``✓ Needs 3 more upgraded: B +4. Place …``; whether the lead is there."""
        holds = any(lead >= needs for lead in now.values())
        line = Text().append(head, style=f"bold {GLOW}" if holds else "bold")
        for colour, lead in now.items():
            line.append(" ").append_text(badge(colour)).append(f" {lead:+d}")
        sign = Text(self.glyphs.yes if holds else " ", style=f"bold {GLOW}")
        body.add_row(sign, line.append(f"  {text}"))
        return holds


def _being(card: str) -> Being:
    being = BY_ID[card]
    assert isinstance(being, Being)
    return being


def _of(ways: Ways | None, card: str) -> list[Option] | None:
    return None if ways is None else ways.get(f"card:{card}", [])


def targets(options: Sequence[Option]) -> list[str]:
    """The squares on which these ways end, with their number where there are several."""
    count: dict[str, int] = {}
    for option in options:
        name = option.refs[1].removeprefix("sq:")
        count[name] = count.get(name, 0) + 1
    return [name if n == 1 else f"{name}×{n}" for name, n in sorted(count.items())]
