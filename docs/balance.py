"""Plays King Urbno many times and writes urbno-balance.md and .svg: python docs/balance.py 24"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rulebound.arena import Balance, order_of, run
from rulebound.terminal.balance import part_name
from rulebound.terminal.chart import chart, chart_title
from rulebound.terminal.figures import average_text, share_text
from rulebound.terminal.words import Words

FOLDER = Path(__file__).parent
EN = Words("en")
HEAD = """# How the missions of King Urbno score

![Average points a player and share of players who score, by mission](urbno-balance.svg)

{matches}.

All seats are greedy bots, the edition is the default one (its points of the fixed missions are
derived, not printed). "Players scoring" is the share of players who wrote anything
but 0 for the mission; scrolls count (scroll 3 doubles, scroll 12 adds). All missions were played
equally often. What stands after a figure is its 95 % interval; differences within it mean nothing.

A report of this kind, for any bots, options and numbers:

```
rulebound simulate urbno --report -n 20 --bots greedy --jobs 2 --svg urbno-balance.svg
```
"""


def page(balances: Sequence[Balance]) -> str:
    """A table for each number of players."""
    played = (f"{b.matches} matches of {b.seats} players" for b in balances)
    parts = [HEAD.format(matches="From " + ", ".join(played))]
    for balance in balances:
        parts.append(f"\n## {balance.seats} players\n")
        parts.append("| Mission | Played | Players scoring | Points per player | Most | Least |")
        parts.append("|---|--:|--:|--:|--:|--:|")
        for ref in sorted(balance.lines, key=order_of):
            line = balance.lines[ref]
            cells = (
                part_name("urbno", ref, EN),
                str(line.times),
                share_text(line.share, line.share_interval),
                average_text(line.average, line.average_spread),
                str(line.largest),
                str(line.smallest),
            )
            parts.append(f"| {' | '.join(cells)} |")
    return "\n".join(parts) + "\n"


def drawing(balances: Sequence[Balance]) -> str:
    below = EN("cli-report-bots", bots="greedy")
    return chart("urbno", balances, chart_title("urbno", EN), below, EN)


def write(balances: Sequence[Balance]) -> None:
    (FOLDER / "urbno-balance.md").write_text(page(balances), encoding="utf-8")
    (FOLDER / "urbno-balance.svg").write_text(drawing(balances), encoding="utf-8")


def main(number: int) -> None:
    balances = [Balance(seats) for seats in (2, 3, 4)]
    for balance in balances:
        jobs = os.cpu_count() or 1
        for match in run("urbno", number, ["greedy"], balance.seats, jobs=jobs, report=True):
            balance.add(match.samples)
    write(balances)


if __name__ == "__main__":
    main(int(sys.argv[1]))
