"""Truc at the terminal."""

from rulebound.terminal.painter import PlainPainter, View


class Painter(PlainPainter):
    title = "truc-set"

    def lines(self, view: View) -> list[str]:
        lines = [self.words("truc-stake", stake=view["stake"], target=view["target"])]
        for name, seat in zip(self.players, view["seats"], strict=True):
            cards = ", ".join(self.words.thing("truc", "card", card) for card in seat["played"])
            lines.append(f"{name:>12} {seat['points']:>3}  {cards}")
        return lines
