"""The report on a game's balance as a drawing: plain SVG, written with the standard library."""

from collections.abc import Callable, Sequence
from math import ceil, floor
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from rulebound.arena import Balance, Line, order_of
from rulebound.terminal.balance import part_name
from rulebound.terminal.painter import painter_of, title_of
from rulebound.terminal.words import Words

WIDTH: Final = 1000
_TOP: Final = 128
_BOTTOM: Final = 24
_BAR: Final = 7
_GAP: Final = 9
_LABELS: Final = 236
"""Columns of names at the left."""
_PANEL: Final = 340
_BETWEEN: Final = 44
_INK: Final = "#26292c"
_PALE: Final = "#6c7379"
_LINE: Final = "#dfe2e5"
_BAND: Final = "#f5f6f7"
_SERIES: Final = ("#2f6fb0", "#d98a1f", "#4a9463")
_FONT: Final = "DejaVu Sans, Segoe UI, Helvetica, Arial, sans-serif"


class Panel(NamedTuple):
    """One of the two bar charts: what it shows of a line, on which scale."""

    title: str
    left: float
    low: float
    high: float
    step: float
    value: Callable[[Line], float]
    shown: Callable[[float], str]

    def x(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * _PANEL


def chart(game: str, balances: Sequence[Balance], heading: str, below: str, words: Words) -> str:
    """Average points and share of players who score, for every part of the game."""
    refs = sorted({ref for balance in balances for ref in balance.lines}, key=order_of)
    row = len(balances) * _BAR + _GAP
    height = _TOP + len(refs) * row + _BOTTOM
    svg = _svg(height, heading)
    _text(svg, 24, 38, heading, 20, weight="bold")
    _text(svg, 24, 60, below, 12, fill=_PALE)
    _legend(svg, balances, words)
    panels = _panels(balances, words)
    for number, ref in enumerate(refs):
        y = _TOP + number * row
        if number % 2 == 0:
            _rect(svg, 16, y, WIDTH - 32, row, _BAND)
        name = part_name(game, ref, words)
        _text(svg, _LABELS - 8, y + row / 2 + 4, name, 12, anchor="end")
    for panel in panels:
        _axis(svg, panel, height - _BOTTOM)
        for number, ref in enumerate(refs):
            top = _TOP + number * row + _GAP / 2
            for place, balance in enumerate(balances):
                line = balance.lines.get(ref)
                if line:
                    _bar(svg, panel, panel.value(line), top + place * _BAR, place, balance)
    indent(svg)
    return tostring(svg, encoding="unicode") + "\n"


def chart_title(game: str, words: Words) -> str:
    counted = painter_of(game).counted
    title = title_of(game, words)
    return f"{title}: {words(f'{counted}.chart')}" if counted else title


def _panels(balances: Sequence[Balance], words: Words) -> tuple[Panel, Panel]:
    averages = [line.average for balance in balances for line in balance.lines.values()]
    low, high = floor(min(0.0, *averages)), ceil(max(0.0, *averages))
    return (
        Panel(
            words("cli-report-average"),
            _LABELS,
            low,
            max(high, low + 1),
            1 if high - low <= 8 else 2,
            lambda line: line.average,
            lambda value: f"{value:+.0f}" if value else "0",
        ),
        Panel(
            words("cli-report-share"),
            _LABELS + _PANEL + _BETWEEN,
            0,
            1,
            0.25,
            lambda line: line.share,
            lambda value: f"{value:.0%}",
        ),
    )


# ---- parts of the drawing ----


def _svg(height: float, heading: str) -> Element:
    svg = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {WIDTH} {height:g}",
            "width": str(WIDTH),
            "height": f"{height:g}",
            "font-family": _FONT,
            "role": "img",
        },
    )
    SubElement(svg, "title").text = heading
    _rect(svg, 0, 0, WIDTH, height, "#ffffff")
    return svg


def _legend(svg: Element, balances: Sequence[Balance], words: Words) -> None:
    for place, balance in enumerate(balances):
        x = _LABELS + place * 200
        _rect(svg, x, 74, 12, 12, _SERIES[place % len(_SERIES)])
        name = words("cli-report-title", seats=balance.seats, count=balance.matches)
        _text(svg, x + 18, 84, name, 12)


def _axis(svg: Element, panel: Panel, bottom: float) -> None:
    _text(svg, panel.x(panel.low), 106, panel.title, 13, weight="bold")
    steps = round((panel.high - panel.low) / panel.step)
    for number in range(steps + 1):
        value = panel.low + number * panel.step
        x = panel.x(value)
        colour = _PALE if value == 0 else _LINE
        points = {"x1": f"{x:g}", "x2": f"{x:g}", "y1": str(_TOP), "y2": f"{bottom:g}"}
        SubElement(svg, "line", {**points, "stroke": colour})
        _text(svg, x, _TOP - 6, panel.shown(value), 10, anchor="middle", fill=_PALE)


def _bar(
    svg: Element, panel: Panel, value: float, top: float, place: int, balance: Balance
) -> None:
    """A bar from zero; a value of nothing is still a thin line."""
    start, end = sorted((panel.x(0), panel.x(value)))
    colour = _SERIES[place % len(_SERIES)]
    bar = _rect(svg, start - 0.75, top, end - start + 1.5, _BAR - 1, colour)
    SubElement(bar, "title").text = f"{balance.seats}: {value:.2f}"


def _rect(svg: Element, x: float, y: float, width: float, height: float, fill: str) -> Element:
    sizes = {"x": x, "y": y, "width": width, "height": height}
    return SubElement(
        svg, "rect", {**{key: f"{size:.2f}" for key, size in sizes.items()}, "fill": fill}
    )


def _text(
    svg: Element,
    x: float,
    y: float,
    words: str,
    size: int,
    anchor: str = "start",
    fill: str = _INK,
    weight: str = "normal",
) -> None:
    SubElement(
        svg,
        "text",
        {
            "x": f"{x:.2f}",
            "y": f"{y:.2f}",
            "font-size": str(size),
            "text-anchor": anchor,
            "fill": fill,
            "font-weight": weight,
        },
    ).text = words
