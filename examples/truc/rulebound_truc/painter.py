"""Truc at the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from rulebound.core.flow import Option
from rulebound.terminal.painter import PlainPainter, View, Why, no_reason


class Painter(PlainPainter):
    title = "truc-set"

    def table(
        self,
        view: View,
        options: Sequence[Option] = (),
        news: Sequence[Text] = (),
        why: Why = no_reason,
    ) -> RenderableType:
        w = self.words
        lines = [w("truc-stake", stake=view["stake"], target=view["target"])]
        for name, seat in zip(self.players, view["seats"], strict=True):
            cards = ", ".join(w.thing("truc", "card", card) for card in seat["played"])
            lines.append(f"{name:>12} {seat['points']:>3}  {cards}")
        return Group(*news, *map(Text, lines))
