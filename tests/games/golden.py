"""Golden playthroughs: short recorded matches with every view written out.

Each is a file `tests/games/<game>/golden/<name>.jsonl`: the record, then a page a decision, then
the logs. The first page holds the views as they are; where views are long, the later pages hold
what changed in them.

    python -m tests.games.golden                        write the pages of all records again
    python -m tests.games.golden homm3 siege 2 40 '{"form": "skirmish", "siege": true}'
        a new playthrough: game, name, seats, choices, options
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulebound import Match
from rulebound.core.records import replay
from tests.games.conformance import everyone, start

FOLDER = Path(__file__).parent
SEED = 2024

Page = dict[str, Any]


def files() -> list[Path]:
    return sorted(FOLDER.glob("*/golden/*.jsonl"))


def read(path: Path) -> list[Page]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def write(path: Path, record: Page, *, changes: bool) -> None:
    path.parent.mkdir(exist_ok=True)
    lines = [json.dumps(line, sort_keys=True) for line in (record, *pages(record, changes=changes))]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def pages(record: Page, *, changes: bool) -> Iterator[Page]:
    """A page a decision, and the logs, as they come back from JSON."""
    match = replay({**record, "choices": []})
    before = views(match)
    yield {**_asked(match), "views": before}
    for choice in record["choices"]:
        match.choose(choice)
        now = views(match)
        yield {
            **_asked(match),
            **({"changes": _changed(before, now)} if changes else {"views": now}),
        }
        before = now
    yield _plain({str(seat): match.log(seat) for seat in everyone(match)})


def views(match: Match) -> Page:
    found: Page = _plain({str(seat): match.view(seat) for seat in everyone(match)})
    return found


def _asked(match: Match) -> Page:
    decision = match.decision
    if decision is None:
        assert match.result is not None
        return {"result": _plain(match.result.to_json())}
    return {
        "seat": decision.seat,
        "prompt": decision.prompt.id,
        "options": " | ".join(option.notation for option in decision.options),
    }


def _plain(page: Any) -> Any:
    return json.loads(json.dumps(page))


def _changed(before: Any, now: Any) -> Any:
    """The parts that differ: of objects by name, of lists of the same length by place."""
    if isinstance(before, dict) and isinstance(now, dict) and before.keys() >= now.keys():
        gone = dict.fromkeys(before.keys() - now.keys(), "(gone)")
        return gone | {n: _changed(before[n], v) for n, v in now.items() if v != before[n]}
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now) > 1:
        pairs = enumerate(zip(before, now, strict=True))
        return {str(at): _changed(old, new) for at, (old, new) in pairs if old != new}
    return now


def play(game: str, seats: int, length: int, options: Page) -> Page:
    """The record of a match played at random for so many choices."""
    match = start(game, seats, options, seed=SEED)
    rng = random.Random(SEED)
    while match.decision is not None and match.seq < length:
        lively = [o for o in match.decision.options if o.kind not in ("place", "lift")]
        match.choose(rng.choice(lively or list(match.decision.options)))
    return match.record()


def main(arguments: list[str]) -> None:
    if arguments:
        game, name, seats, length, options = arguments
        record = play(game, int(seats), int(length), json.loads(options))
        write(FOLDER / game / "golden" / f"{name}.jsonl", record, changes=True)
        return
    for path in files():
        record, _, second, *_ = read(path)
        write(path, record, changes="changes" in second)


if __name__ == "__main__":
    main(sys.argv[1:])
