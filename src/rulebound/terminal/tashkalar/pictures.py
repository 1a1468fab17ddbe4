"""Pattern pictures, drawn small."""

from rich.text import Text

from rulebound.games.tashkalar.board import VECTORS
from rulebound.games.tashkalar.cards import Being
from rulebound.terminal.tashkalar.board import BRASS, GLOW, Glyphs


def picture(being: Being, glyphs: Glyphs) -> Text:
    """Three letters a square: the framed one in brackets, marks and arrows as on the card."""
    tokens = {
        (x, y): token
        for y, line in enumerate(being.pattern.picture.splitlines())
        for x, token in enumerate(line.split())
    }
    frame = next((cell for cell, token in tokens.items() if token in "@CH"), (0, 0))
    for direction in being.pattern.orientations[0].arrows:
        dx, dy = VECTORS[direction]
        beside = (frame[0] + dx, frame[1] - dy)
        if tokens.get(beside, ".") == ".":
            tokens[beside] = glyphs.arrows[direction]
    columns = [x for x, _ in tokens]
    rows = [y for _, y in tokens]
    lines = [
        Text().join(
            _square(tokens.get((x, y), "."), glyphs) for x in range(min(columns), max(columns) + 1)
        )
        for y in range(min(rows), max(rows) + 1)
    ]
    return Text("\n", no_wrap=True).join(lines)


def _square(token: str, glyphs: Glyphs) -> Text:
    if token in "@CH":
        inside = " " if token == "@" else _rank(token, glyphs)
        return Text(f"[{inside}]", style=f"bold {GLOW}")
    if token == ".":
        return Text(f" {glyphs.plain} ", style="dim")
    if token in glyphs.arrows:
        return Text(f" {token} ", style=BRASS)
    mark = {"!": glyphs.marks[0], "?": glyphs.marks[1]}.get(token[0], " ")
    if token in "!?":
        return Text(f" {mark} ", style=BRASS)
    cell = Text(mark, style=BRASS)
    cell.append(f"{_rank(token[-1], glyphs)} ", style="bold")
    return cell


def _rank(letter: str, glyphs: Glyphs) -> str:
    return glyphs.ranks["ch".index(letter.lower())]
