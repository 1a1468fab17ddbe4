"""What stands beside the board: players, tasks, the turn."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rulebound.games.tashkalar.board import RANKS
from rulebound.games.tashkalar.forms import FORMS
from rulebound.games.tashkalar.forms.duel import points_for
from rulebound.games.tashkalar.tasks import TASKS
from rulebound.terminal.painter import View
from rulebound.terminal.tashkalar.board import BRASS, GLOW, Glyphs, badge
from rulebound.terminal.words import Words

GAME: Final = "tashkalar"
POINTS: Final = {task.id: task.points for task in TASKS}


class Panels:
    def __init__(self, words: Words, players: Sequence[str], glyphs: Glyphs) -> None:
        self.words = words
        self.players = players
        self.glyphs = glyphs

    # ---- the head of the table ----

    def heading(self, view: View) -> str:
        parts = [self.words("cli-tashkalar-title"), self.words.thing(GAME, "form", view["form"])]
        if view["teams"]:
            parts.append(self.words("cli-tashkalar-teams"))
        if view["turn"]:
            parts.append(self.words("cli-tashkalar-turn", number=view["turn"]["number"]))
        return self.glyphs.join(parts)

    def turn(self, view: View) -> list[Text]:
        """What is going on in this turn, a line each."""
        turn = view["turn"]
        if turn is None:
            return []
        w = self.words
        now = [w("cli-tashkalar-actions", count=turn["actions"])]
        if turn["controller"] != turn["seat"]:
            now.append(w("cli-tashkalar-control", name=self.players[turn["controller"]]))
        flags = {
            w("cli-tashkalar-discarded"): turn["discarded"],
            w("cli-tashkalar-flared"): turn["flared"],
            w("cli-tashkalar-borrow"): turn["borrow"],
            w("cli-tashkalar-possessed", colour=self._colour(turn.get("possessed"))): "possessed"
            in turn,
            w("cli-tashkalar-blanks", count=turn.get("blanks", 0)): "blanks" in turn,
            w("cli-tashkalar-doubled", count=turn.get("doubled", 0) + 1): "doubled" in turn,
            w("cli-tashkalar-extra-turn"): turn["extra"]["turn"],
            w("cli-tashkalar-in-extra-turn"): turn["in_extra_turn"],
        }
        now += [text for text, holds in flags.items() if holds]
        lines = [Text(self.glyphs.join(now), style="bold")]
        return [line for line in (*lines, self._destroyed(view), self._end(view)) if line]

    def _colour(self, colour: str | None) -> str:
        return self.words.thing(GAME, "colour", colour) if colour else ""

    def _destroyed(self, view: View) -> Text | None:
        tallies: Mapping[str, list[int]] = view["turn"]["destroyed"]
        if not tallies:
            return None
        parts = []
        for colour, counts in tallies.items():
            signs = "".join(g * n for g, n in zip(self.glyphs.ranks, counts, strict=True))
            part = Text().append_text(badge(colour, signs))
            if view["tasks"] is None:
                points = points_for(list(counts), 0)
                part.append(" " + self.words("cli-tashkalar-worth", points=points))
            parts.append(part)
        line = Text(self.words("cli-tashkalar-destroyed") + " ")
        return line.append_text(Text(", ").join(parts))

    def _end(self, view: View) -> Text | None:
        end = view["end"]
        if end["last"] is None or end["result"] is not None or not end["turns_left"]:
            return None
        last = self.players[end["last"]]
        text = self.words("cli-tashkalar-final-turns", count=end["turns_left"], name=last)
        return Text(text, style="bold yellow")

    # ---- players ----

    def seats(self, view: View, width: int) -> Group:
        """Two or more lines a seat: the numbers under their heads, the rest below."""
        w = self.words
        heads = [
            w("cli-tashkalar-score"),
            w("cli-tashkalar-hand"),
            w("cli-tashkalar-deck"),
            w("cli-tashkalar-supply"),
        ]
        rows = [self._numbers(view, seat) for seat in view["seats"]]
        widths = [max(map(cell_len, column)) for column in zip(heads, *rows, strict=True)]
        lines: list[RenderableType] = [_spread(Text(), _columns(heads, widths, "dim"), width)]
        for seat, row in zip(view["seats"], rows, strict=True):
            lines.append(_spread(self._who(view, seat), _columns(row, widths), width))
            lines += [Padding(line, (0, 0, 0, 4)) for line in self._below(view, seat)]
        return Group(*lines)

    def _numbers(self, view: View, seat: Mapping[str, Any]) -> list[str]:
        hand, supply = seat["hand"], seat["supply"]
        return [
            self._score(view, seat),
            f"{hand['beings']}-{hand['legends']}-{hand['flares']}",
            str(seat["deck"]["size"]),
            f"{supply['stones']}+{supply['legendary']}",
        ]

    def _who(self, view: View, seat: Mapping[str, Any]) -> Text:
        active = view["turn"] is not None and view["turn"]["seat"] == seat["seat"]
        who = Text().append(f"{self.glyphs.ready if active else ' '} ", style=f"bold {GLOW}")
        if seat["colour"]:
            who.append_text(badge(seat["colour"])).append(" ")
        return who.append(self.players[seat["seat"]], style="bold")

    def _score(self, view: View, seat: Mapping[str, Any]) -> str:
        score = seat["score"]
        if score is None:
            return "-"
        lowest = min(score.values()) if isinstance(score, dict) else score
        return f"{lowest}/{self._goal(view)}"

    def _goal(self, view: View) -> int:
        if view["form"] == "melee":
            return 12 if len(view["seats"]) == 3 else 10  # TK-2.9.12
        return FORMS[view["form"]].end_score

    def _below(self, view: View, seat: Mapping[str, Any]) -> list[Text]:
        """School and claimed tasks, the Duel track, or the rows of a Melee."""
        facts = [self.words("cli-tashkalar-you")] if seat["seat"] == view["you"] else []
        if seat["school"]:
            facts.append(self.words.thing(GAME, "school", seat["school"]))
        lines = [Text(self.glyphs.join(facts), style="dim")] if facts else []
        lines += [Text(line) for line in self._open(seat)]
        score = seat["score"]
        if isinstance(score, dict):
            lines.append(self._melee_row(score, seat["improvised"]))
        elif view["form"] == "duel" and score is not None:
            lines.append(self._track(score))
        claimed = [
            f"{POINTS[task]} {self.words.thing(GAME, 'task', task)}" for task in seat["claimed"]
        ]
        if claimed and seat["seat"] == seat["side"]:
            lines.append(Text(", ".join(claimed), style=BRASS))
        return lines

    def _open(self, seat: Mapping[str, Any]) -> list[str]:
        """What lies before the player beside the hand, and what it means."""
        w = self.words
        found = []
        if "frozen" in seat:
            found.append(w("cli-tashkalar-frozen", card=w.thing(GAME, "card", seat["frozen"])))
        if "pending" in seat:
            card = w.thing(GAME, "card", seat["pending"])
            found.append(w("cli-tashkalar-pending", card=card))
        if "stored" in seat:
            rank = w.thing(GAME, "rank", seat["stored"]["rank"])
            colour = self._colour(seat["stored"]["colour"])
            found.append(w("cli-tashkalar-stored", colour=colour, rank=rank))
        if "fewer" in seat:
            found.append(w("cli-tashkalar-fewer", count=seat["fewer"]))
        if "removed" in seat:
            found.append(w("cli-tashkalar-removed", count=sum(seat["removed"].values())))
        return found

    def _track(self, score: int) -> Text:
        """The Duel's score track with its gate (TK-1.18)."""
        gate = FORMS["duel"].end_score
        full, left = self.glyphs.track[0], self.glyphs.track[1]
        track = Text(full * min(score, gate), style=GLOW)
        return Text().append_text(track).append(left * (gate - score), "dim").append("|", BRASS)

    def _melee_row(self, score: Mapping[str, int], improvised: Sequence[str]) -> Text:
        """Points by colour; the star says that the colour can still be improvised with."""
        row = Text()
        for colour, points in score.items():
            star = self.glyphs.ranks[1] if colour in improvised else self.glyphs.ranks[0]
            row.append_text(badge(colour, star))
            style = "bold" if points == min(score.values()) else ""
            row.append(f" {points}  ", style=style)
        return row

    # ---- tasks ----

    def tasks(self, view: View) -> Table:
        """The tasks with the viewer's progress; to a spectator, every side's."""
        w = self.words
        table = Table(
            box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="dim", expand=True
        )
        table.add_column("", width=1)
        table.add_column(w("cli-tashkalar-tasks"), ratio=1)
        sides = self._sides(view)
        heads = [w("cli-tashkalar-you-have")] if len(sides) == 1 else sides.values()
        for head in heads:
            table.add_column(head, justify="right", no_wrap=True)
        for task in view["tasks"]["current"]:
            cells = [self._progress(task["progress"][side]) for side in sides]
            name = Text(w.thing(GAME, "task", task["task"]), style="bold")
            table.add_row(Text(str(task["points"]), BRASS), name, *cells)
        if view["tasks"]["next"]:
            table.add_row(*self._next_task(view))
        return table

    def tasks_in_full(self, view: View) -> Table:
        """The same with their texts."""
        table = Table.grid(padding=(0, 1, 0, 0))
        sides = self._sides(view)
        for task in view["tasks"]["current"]:
            line = Text().append(self.words.thing(GAME, "task", task["task"]), style="bold")
            for side, head in sides.items():
                line.append("  ").append_text(head if len(sides) > 1 else Text())
                line.append_text(self._progress(task["progress"][side]))
            line.append("  ").append(self.words(f"tashkalar-task-{task['task']}.text"))
            table.add_row(Text(str(task["points"]), BRASS), line)
        if view["tasks"]["next"]:
            table.add_row(*self._next_task(view))
        return table

    def _next_task(self, view: View) -> tuple[Text, Text]:
        task = view["tasks"]["next"]
        name = f"{self.words.thing(GAME, 'task', task)} ({self.words('cli-tashkalar-next')})"
        return Text(str(POINTS[task]), "dim"), Text(name, "dim")

    def _sides(self, view: View) -> dict[int, Text]:
        mine = next((s["side"] for s in view["seats"] if s["seat"] == view["you"]), None)
        heads = {s["side"]: badge(s["colour"]) for s in view["seats"] if s["colour"]}
        return heads if mine is None else {mine: heads.get(mine, Text(""))}

    def _progress(self, pairs: Sequence[Sequence[int]]) -> Text:
        if all(have >= need for have, need in pairs):
            return Text(self.glyphs.yes + " ", style=f"bold {GLOW}").append_text(_pairs(pairs))
        return _pairs(pairs)


def _columns(cells: Sequence[str], widths: Sequence[int], style: str = "") -> Text:
    pads = (" " * (width - cell_len(cell)) for cell, width in zip(cells, widths, strict=True))
    return Text(" ".join(pad + cell for pad, cell in zip(pads, cells, strict=True)), style)


def _spread(left: Text, right: Text, width: int) -> Text:
    """One at the left end of a line, one at the right."""
    room = max(4, width - right.cell_len - 1)
    left = left.copy()
    left.truncate(room, overflow="ellipsis", pad=True)
    return left.append(" ").append_text(right)


def _pairs(pairs: Sequence[Sequence[int]]) -> Text:
    return Text(" ").join(
        Text(f"{have}/{need}", style=GLOW if have >= need else "") for have, need in pairs
    )


def leads(view: View) -> dict[str, tuple[int, int]]:
    """By rival colour: how many more upgraded pieces, and pieces in all, it has (TK-4.2)."""
    mine = next(s["colour"] for s in view["seats"] if s["seat"] == view["you"])
    counts: dict[str, list[int]] = {s["colour"]: [0, 0] for s in view["seats"]}
    for piece in view["board"]:
        counts[piece["colour"]][0] += piece["rank"] != RANKS[0]
        counts[piece["colour"]][1] += 1
    own = counts.pop(mine)
    return {c: (n[0] - own[0], n[1] - own[1]) for c, n in counts.items()}
