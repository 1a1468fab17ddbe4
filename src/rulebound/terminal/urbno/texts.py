"""Missions, scrolls and powers in words, by the values of the match's edition."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from rulebound.games.urbno.cards import BY_CODE, RANKS
from rulebound.games.urbno.edition import load, read
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.rules import Edition
from rulebound.terminal.painter import View
from rulebound.terminal.urbno.signs import GAME, GOLD, Signs, badge, rank_name
from rulebound.terminal.words import Words


class Texts:
    def __init__(self, words: Words, signs: Signs, options: Mapping[str, Any] | None) -> None:
        self.words = words
        self.signs = signs
        self.edition: Edition = read(load((options or {}).get("edition", "default")))

    def name(self, ref: str) -> str:
        kind, _, value = ref.partition(":")
        if kind == "mission":
            return self.mission_title(int(value))
        if kind == "scroll":
            return self.scroll_title(int(value))
        return self.words.thing(GAME, kind, value)

    # ---- cards ----

    def number(self, card: str) -> int:
        """The number printed on a card."""
        return self.edition.numbers[BY_CODE[card] & 7]

    def rank(self, rank: str) -> str:
        return self.words.thing(GAME, "rank", rank)

    def card(self, card: str, named: bool = True) -> Text:
        """A card with its number and, if wanted, the name of its rank."""
        text = badge(card).append(f" {self.number(card)}", style="bold")
        return text.append(f" {self.rank(rank_name(card))}") if named else text

    def power(self, rank: str) -> Text:
        """What a power is called and does."""
        title = f"{self.signs.power} {self.words(f'urbno-rank-{rank}.power')}: "
        return Text().append(title, "bold").append(self.words(f"urbno-rank-{rank}.text"))

    # ---- missions ----

    def mission_title(self, mission: int) -> str:
        own = self.edition.mission_titles.get(mission)
        return own or self.words.thing(GAME, "mission", mission)

    def mission_text(self, mission: int) -> str:
        points = MISSIONS[mission].points or self.edition.points[mission]
        return self.words(f"urbno-mission-{mission}.text", points=points)

    def mission(self, view: View) -> Text:
        """The mission of the round: the edition's title if it has one, then the task."""
        mission = view["mission"]
        title = mission["title"] or self.words.thing(GAME, "mission", mission["id"])
        line = self._head(self.words("cli-urbno-mission", number=mission["id"], title=title))
        kind = "cli-urbno-fixed" if mission["fixed"] else "cli-urbno-variable"
        points = self.signs.signed(mission["sign"] * mission["points"])
        line.append(f" ({self.words(kind, points=points)}) ", style="dim")
        return line.append(
            self.words(f"urbno-mission-{mission['id']}.text", points=mission["points"])
        )

    # ---- scrolls ----

    def scroll_title(self, scroll: int) -> str:
        own = self.edition.scroll_titles.get(scroll)
        return own or self.words.thing(GAME, "scroll", scroll)

    def scroll(self, scroll: int, with_text: bool = True) -> Text:
        line = self._head(f"{self.signs.scroll} {scroll} {self.scroll_title(scroll)}")
        if with_text:
            line.append(": ").append(self.words(f"urbno-scroll-{scroll}.text"))
        return line

    def _head(self, text: str) -> Text:
        return Text().append(text, style=f"bold {GOLD}")

    # ---- things in full ----

    def thing(self, ref: str) -> RenderableType | None:
        kind, _, value = ref.partition(":")
        if kind == "card" and value in BY_CODE:
            title = self.card(value).append(f" {self.signs.dot} ").append(self.name(ref))
            return _panel(title, self.power(rank_name(value)))
        if kind == "rank" and value in RANKS:
            number = self.edition.numbers[RANKS.index(value)]
            return _panel(Text(f"{self.rank(value)} {number}", "bold"), self.power(value))
        if kind == "mission" and value.isdecimal() and int(value) in MISSIONS:
            head = self.words("cli-urbno-mission", number=value, title=self.name(ref))
            return _panel(self._head(head), Text(self.mission_text(int(value))))
        if kind == "scroll" and value.isdecimal():
            text = Text(self.words(f"urbno-scroll-{value}.text"))
            return _panel(self.scroll(int(value), with_text=False), text)
        return None


def _panel(title: Text, text: Text) -> RenderableType:
    return Panel(text, title=title, title_align="left", border_style="dim")
