"""Draws the pictures of this folder from the running program: python docs/pictures.py"""

import io
import random
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import rulebound
from rulebound import Match
from rulebound.bots import Chair, bot
from rulebound.terminal.painter import Paper, painter_of
from rulebound.terminal.words import Words

FOLDER = Path(__file__).parent
WIDTH, HEIGHT = 120, 40


def tashkalar() -> Match:
    """The middle of a High Form between the two Imperial schools."""
    options = {"form": "high_form", "schools": ["southern", "northern"], "first": 0}
    match = rulebound.game("tashkalar").start(seats=2, options=options, seed=21)
    bots = [bot("greedy", 1), bot("greedy", 2)]
    while match.view()["turn"]["number"] < 9:
        assert match.decision is not None
        seat = match.decision.seat
        match.choose(bots[seat].choose(Chair(match, seat)))
    return match


def urbno() -> Match:
    """The last card of a trick."""
    match = rulebound.game("urbno").start(seats=4, options={"missions": [1]}, seed=4)
    rng = random.Random(4)
    while len((match.view()["trick"] or {"plays": ()})["plays"]) < 3 or match.seq < 30:
        assert match.decision is not None
        match.choose(rng.randrange(len(match.decision.options)))
    return match


def draw(match: Match, players: list[str], path: Path) -> None:
    assert match.decision is not None
    seat = match.decision.seat
    console = Console(
        width=WIDTH, height=HEIGHT, record=True, file=io.StringIO(), force_terminal=True
    )
    painter = painter_of(match.game.id)(Words("en"), players, Paper(WIDTH, HEIGHT))

    def why(ref: str) -> str:
        reason = match.why_not(seat, ref)
        return Words("en").text(match.game.id, reason) if reason else ""

    console.print(painter.table(match.view(seat), match.decision.options, (), why))
    frame = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    frame = frame.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    console.save_svg(str(path), title=f"rulebound play {match.game.id}", code_format=frame)


if __name__ == "__main__":
    draw(tashkalar(), ["Eleni", "Áron"], FOLDER / "terminal.svg")
    draw(urbno(), ["Nino", "Áron", "Eleni", "Noa"], FOLDER / "terminal-urbno.svg")
