"""The viewer's own cards: which may be played now, why the others may not, and their scrolls."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.text import Text

from rulebound.core.flow import Option
from rulebound.games.urbno.cards import BY_CODE
from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.powers import POWERS
from rulebound.terminal.painter import Paper, View, Why
from rulebound.terminal.urbno.signs import (
    GLOW,
    GOLD,
    Signs,
    badge,
    by_colour,
    flowing,
    rank_name,
)
from rulebound.terminal.urbno.texts import Texts
from rulebound.terminal.words import Words

_LAID: Final = {
    "lay": "cli-urbno-laid-row",
    "split": "cli-urbno-laid-half",
    "pass": "cli-urbno-laid-pass",
}
_TALL: Final = 30
"""Lines of a terminal that has room for a heading of the hand."""
_TOO_MANY_POWERS: Final = 2
_LATE: Final = frozenset(power.name for power in POWERS if power.for_later_cards)


def cards_of(options: Iterable[Option]) -> set[str]:
    """The cards that can be chosen."""
    return {ref[5:] for option in options for ref in option.refs if ref.startswith("card:")}


class Hand:
    def __init__(self, words: Words, signs: Signs, texts: Texts, paper: Paper) -> None:
        self.words = words
        self.signs = signs
        self.texts = texts
        self.width = paper.width
        self.headed = paper.height >= _TALL

    def lines(self, view: View, options: Sequence[Option], why: Why) -> list[Text]:
        mine = view["hand"]
        marks = self._marks(view, options)
        open_cards = view["seats"][view["you"]]["open"]
        found = []
        if self.headed or open_cards:
            found.append(Text(self.words("cli-urbno-hand"), style="bold"))
        held = [card for card in mine["cards"] if card not in mine["laid"]]
        if mine["row"]:
            found += flowing((self._card(card, marks) for card in mine["row"]), self.width, 2)
        else:
            found += self._sorted(held, marks)
        if open_cards:
            found.append(Text(self.words("cli-urbno-your-open"), style="bold"))
            found += self._sorted(open_cards, marks)
        if any(option.kind == "play" for option in options):
            found += self._reasons(marks, why)
        found += self._aside(view, options)
        return found

    # ---- cards ----

    def _marks(self, view: View, options: Sequence[Option]) -> Mapping[str, str]:
        """By card the sign before it; empty if no card is to be chosen."""
        legal = cards_of(options)
        if not legal:
            return {}
        mine = (*view["hand"]["cards"], *view["seats"][view["you"]]["open"])
        with_power = cards_of(o for o in options if o.kind == "play" and len(o.refs) > 1)
        return {
            card: self.signs.power
            if card in with_power
            else self.signs.legal
            if card in legal
            else self.signs.barred
            for card in (*mine, *legal)
        }

    def _sorted(self, cards: Iterable[str], marks: Mapping[str, str]) -> list[Text]:
        """The cards, a colour a line if that is short enough, else flowing."""
        groups = by_colour(cards)
        lines = []
        for group in groups.values():
            lines += flowing((self._card(card, marks) for card in group), self.width, 2)
        flat = flowing(
            (self._card(card, marks) for group in groups.values() for card in group), self.width, 2
        )
        return flat if len(flat) < len(lines) and len(groups) > 2 and len(flat) < 3 else lines

    def _card(self, card: str, marks: Mapping[str, str]) -> Text:
        mark = marks.get(card, "")
        text = Text()
        if marks:
            style = f"bold {GOLD}" if mark == self.signs.power else f"bold {GLOW}"
            text.append(f"{mark} ", style="dim" if mark == self.signs.barred else style)
        text.append_text(badge(card))
        dim = mark == self.signs.barred
        text.append(f" {self.texts.number(card)}", style="dim" if dim else "bold")
        return text.append(f" {self.texts.rank(rank_name(card))}", style="dim" if dim else "")

    def _reasons(self, marks: Mapping[str, str], why: Why) -> list[Text]:
        """Why cards may not be played, or only with a power; cards of one reason together."""
        told: dict[tuple[str, str], list[str]] = {}
        for card, mark in marks.items():
            if mark == self.signs.power:
                told.setdefault((mark, self.words("urbno-why-assassin-only")), []).append(card)
            elif mark == self.signs.barred and (reason := why(f"card:{card}")):
                told.setdefault((mark, reason), []).append(card)
        lines = []
        for (mark, reason), cards in told.items():
            names = " ".join(sorted(cards, key=BY_CODE.__getitem__))
            lines.append(Text().append(f"{mark} {names}: ", style="yellow").append(reason))
        return lines

    # ---- what belongs to the hand ----

    def _aside(self, view: View, options: Sequence[Option]) -> list[Text]:
        mine = view["hand"]
        found = []
        choice = MISSIONS[view["mission"]["id"]].choice if mine["laid"] else None
        if choice:
            found.append(self._listed(_LAID[choice], mine["laid"]))
        if mine["out"]:
            found.append(self._listed("cli-urbno-out", mine["out"]))
        have = {*mine["cards"], *view["seats"][view["you"]]["open"]}
        new = [o for o in options if o.kind == "return" and cards_of([o]) - have]
        if new:
            found.append(self._listed("cli-urbno-drawn", sorted(cards_of(new))))
        return found

    def _listed(self, label: str, cards: Iterable[str]) -> Text:
        line = Text().append(self.words(label) + " ", style="bold")
        for card in cards:
            line.append_text(self.texts.card(card, named=False)).append("  ")
        line.rstrip()
        return line

    def taken(self, view: View) -> list[Text]:
        """The tricks one has taken."""
        tricks = view["hand"]["taken"]
        if not tricks:
            return []
        found = [Text(self.words("cli-urbno-taken"), style="bold")]
        for trick in tricks:
            found += flowing((self.texts.card(card, named=False) for card in trick), self.width, 2)
        return found

    def scrolls(self, view: View, with_text: bool) -> list[Text]:
        """Own scrolls; only their titles where there is no room."""
        mine = view["hand"]["scrolls"]
        if not mine:
            return []
        head = Text().append(self.words("cli-urbno-scrolls") + " ", style="bold")
        if not with_text:
            titles = [self.texts.scroll(scroll, with_text=False) for scroll in mine]
            return [head.append_text(Text(f" {self.signs.dot} ").join(titles))]
        return [head, *(Text("  ").append_text(self.texts.scroll(scroll)) for scroll in mine)]

    def choices(self, view: View, options: Sequence[Option]) -> list[Text]:
        """The texts of scrolls and powers that can be chosen now."""
        refs = dict.fromkeys(ref for option in options for ref in option.refs)
        powers = list(dict.fromkeys(o.refs[0][6:] for o in options if o.kind == "power"))
        found = []
        if 0 < len(powers) <= _TOO_MANY_POWERS:
            found += [self.texts.power(power) for power in powers]
        trick = view["trick"]
        if trick and len(trick["plays"]) == len(view["seats"]) and set(powers) & _LATE:
            found.append(Text(self.words("cli-urbno-no-effect"), style="yellow"))
        own = view["hand"]["scrolls"] if view["hand"] else ()
        for ref in refs:
            if ref.startswith("scroll:") and int(ref[7:]) not in own:
                found.append(self.texts.scroll(int(ref[7:])))
        return found
