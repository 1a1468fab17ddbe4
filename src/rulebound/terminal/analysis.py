"""The analysis of a record: tables for a terminal, a report in Markdown or as a page, a picture."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any, Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from rulebound import Match, Option, Text
from rulebound.bots.analysis import (
    Note,
    Walk,
    curves,
    next_step,
    steps_done,
    take_step,
    total_steps,
    turning_points,
)
from rulebound.terminal.hints import percent
from rulebound.terminal.painter import title_of
from rulebound.terminal.progress import bar
from rulebound.terminal.words import Words

_COLUMNS: Final = (
    "cli-analysis-number",
    "cli-analysis-player",
    "cli-analysis-choice",
    "cli-analysis-chance",
    "cli-analysis-mark",
)
_WIDTH, _HEIGHT = 1000, 320
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 24, 24, 48
_COLOURS: Final = ("#2f6fb0", "#d98a1f", "#4a9463", "#8a5aa8")
_INK, _PALE, _LINE = "#26292c", "#6c7379", "#dfe2e5"
_FONT: Final = "DejaVu Sans, Segoe UI, Helvetica, Arial, sans-serif"


class Told(Option):
    """An option that was written down."""

    __slots__ = ("_fields",)

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data["kind"], tuple(data["refs"]), data["notation"])
        self._fields: Mapping[str, Any] = data["fields"]

    @property
    def fields(self) -> Mapping[str, Any]:
        return self._fields


class Analysis:
    """All that was found about a record, in words."""

    def __init__(self, record: Mapping[str, Any], words: Words) -> None:
        self.walk = Walk(record)
        self.words = words
        self.game = str(record["game"])
        self.names = [words("cli-player", number=n + 1) for n in range(self.walk.seats)]
        self.notes: dict[int, Note] = {}

    def run(self, seconds: float) -> None:
        """Look at every choice, with a bar if somebody watches."""
        with bar() as progress:
            task = progress.add_task(self.words("cli-analysis-progress"))
            while (step := next_step(self.walk.choices, self.notes, seconds)) is not None:
                self.notes[step.choice.at] = take_step(self.walk, step)
                total = total_steps(self.walk.choices, self.notes)
                progress.update(task, total=total, completed=steps_done(self.notes))

    @property
    def turning(self) -> list[Note]:
        return turning_points(self.notes.values())

    # ---- as data ----

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "choices": self.walk.total,
            "curves": [[list(point) for point in line] for line in self._curves()],
            "turning": [note.at for note in self.turning],
            "notes": [
                {**note.to_json(), "mark": note.mark, "lost": round(note.lost, 4)}
                for _, note in sorted(self.notes.items())
            ],
        }

    def _curves(self) -> list[list[tuple[int, float]]]:
        return curves(self.walk, self.notes.values())

    # ---- at a terminal ----

    def tables(self) -> RenderableType:
        heading = Line(title_of(self.game, self.words), style="bold")
        if not self.turning:
            return Group(heading, Line(self.words("cli-analysis-none")), self._moves())
        return Group(heading, *self._points(), self._moves())

    def _points(self) -> Iterator[RenderableType]:
        for number, note in enumerate(self.turning, start=1):
            yield Line()
            head = Line(f"{number}. {self.heading(note)}", style="bold yellow")
            yield head
            grid = Grid.grid(padding=(0, 1))
            grid.add_column(justify="right")
            grid.add_column(justify="right")
            grid.add_column()
            for option in note.options:
                played = option["choice"] == note.played
                sign = self.words("cli-analysis-played") if played else ""
                told = Line(f"{self.option(note, option['choice'])}  ", style="bold")
                told.append(self.reasons(option), style="dim")
                grid.add_row(Line(percent(option["value"]), style="bold cyan"), Line(sign), told)
            yield grid
            yield Line(self.line(note), style="dim")

    def _moves(self) -> RenderableType:
        grid = Grid(title=self.words("cli-analysis-moves"), show_edge=False, pad_edge=False)
        for heading in _COLUMNS:
            grid.add_column(self.words(heading))
        for at, note in sorted(self.notes.items()):
            if note.mark:
                chance = f"{percent(note.best['value'])} → {percent(note.own['value'])}"
                row = (str(at + 1), self.names[note.seat], self.option(note, note.played))
                grid.add_row(*row, chance, note.mark)
        return grid

    # ---- in words ----

    def heading(self, note: Note) -> str:
        return self.words(
            "cli-analysis-point",
            number=note.at + 1,
            name=self.names[note.seat],
            mark=note.mark,
            lost=round(100 * note.lost),
        )

    def option(self, note: Note, choice: str) -> str:
        match = self.walk.at(note.at)
        return self._in_words(match, choice)

    def _in_words(self, match: Match, choice: str) -> str:
        assert match.decision is not None
        return self.words.option(self.game, match.decision.find(choice), self.names)

    def reasons(self, option: Mapping[str, Any]) -> str:
        texts = [Text(reason["id"], reason["args"]) for reason in option["reasons"]]
        return " ".join(self.words.text(self.game, text, self.names) for text in texts)

    def line(self, note: Note) -> str:
        line = [self._said(option) for option in note.best["line"]]
        return self.words("cli-analysis-line", line="; ".join(line))

    def _said(self, data: Mapping[str, Any]) -> str:
        return self.words.option(self.game, Told(data), self.names)

    # ---- reports ----

    def markdown(self, picture: str) -> str:
        lines = [
            f"# {title_of(self.game, self.words)}",
            "",
            f"![{self.words('cli-analysis-curve')}]({picture})",
            "",
        ]
        if not self.turning:
            lines += [self.words("cli-analysis-none"), ""]
        for number, note in enumerate(self.turning, start=1):
            lines += [f"## {number}. {self.heading(note)}", ""]
            lines += [f"- {self._row(note, option)}" for option in note.options]
            lines += ["", self.line(note), ""]
        return "\n".join(lines)

    def _row(self, note: Note, option: Mapping[str, Any]) -> str:
        played = option["choice"] == note.played
        sign = f" ({self.words('cli-analysis-played')})" if played else ""
        what = self.option(note, option["choice"])
        return f"**{percent(option['value'])}** {what}{sign}: {self.reasons(option)}"

    def page(self) -> str:
        """The same as one HTML file that needs no other."""
        title = escape(title_of(self.game, self.words))
        direction = "rtl" if self.words.right_to_left else "ltr"
        parts = []
        for number, note in enumerate(self.turning, start=1):
            rows = "".join(
                f"<li><b>{percent(option['value'])}</b> "
                f"{escape(self.option(note, option['choice']))}: "
                f"{escape(self.reasons(option))}</li>"
                for option in note.options
            )
            head = escape(f"{number}. {self.heading(note)}")
            parts.append(f"<h2>{head}</h2><ul>{rows}</ul><p>{escape(self.line(note))}</p>")
        found = "".join(parts) or f"<p>{escape(self.words('cli-analysis-none'))}</p>"
        return (
            f'<!doctype html><html lang="{self.words.language}" dir="{direction}">'
            f'<meta charset="utf-8"><title>{title}</title>'
            f"<body><h1>{title}</h1>{self.picture()}{found}</body></html>\n"
        )

    def picture(self) -> str:
        """The curve of each side's chance, with the turning points, as SVG."""
        return curve(self._curves(), self.turning, self.walk.total, self.names, self.words)


def curve(
    lines: Sequence[Sequence[tuple[int, float]]],
    turning: Sequence[Note],
    total: int,
    names: Sequence[str],
    words: Words,
) -> str:
    title = words("cli-analysis-curve")
    svg = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {_WIDTH} {_HEIGHT}",
            "font-family": _FONT,
            "role": "img",
        },
    )
    SubElement(svg, "title").text = title
    SubElement(svg, "rect", {"width": "100%", "height": "100%", "fill": "#ffffff"})
    for value in (0, 50, 100):
        y = f"{_y(value / 100):.1f}"
        SubElement(
            svg, "line",
            {"x1": str(_LEFT), "x2": str(_WIDTH - _RIGHT), "y1": y, "y2": y, "stroke": _LINE},
        )  # fmt: skip
        _text(svg, _LEFT - 10, _y(value / 100) + 4, str(value), "end", _PALE)
    for seat, line in enumerate(lines):
        points = " ".join(f"{_x(at, total):.1f},{_y(value):.1f}" for at, value in line)
        colour = _COLOURS[seat % len(_COLOURS)]
        style = {"fill": "none", "stroke": colour, "stroke-width": "2.5"}
        SubElement(svg, "polyline", {"points": points, **style})
        x = _LEFT + 150 * seat
        SubElement(
            svg, "rect",
            {"x": str(x), "y": str(_HEIGHT - 22), "width": "12", "height": "12", "fill": colour},
        )  # fmt: skip
        _text(svg, x + 18, _HEIGHT - 12, names[seat], "start", _INK)
    for number, note in enumerate(turning, start=1):
        left, top = _x(note.at + 1, total), _y(note.own["value"])
        place = {"cx": f"{left:.1f}", "cy": f"{top:.1f}", "r": "11"}
        SubElement(svg, "circle", {**place, "fill": "#ffffff", "stroke": _INK})
        _text(svg, left, top + 4, str(number), "middle", _INK)
    indent(svg)
    return tostring(svg, encoding="unicode")


def _x(at: int, total: int) -> float:
    return _LEFT + (_WIDTH - _LEFT - _RIGHT) * at / max(1, total)


def _y(value: float) -> float:
    return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - value)


def _text(svg: Element, x: float, y: float, text: str, anchor: str, fill: str) -> None:
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor, "fill": fill}
    SubElement(svg, "text", {**place, "font-size": "13"}).text = text
