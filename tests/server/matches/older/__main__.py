"""Leave matches by the rules of today for later versions."""

import json
import sys
from base64 import b64encode
from pathlib import Path
from typing import Any

import rulebound
from rulebound.core.rng import Rng
from rulebound.server.matches.keepsakes import keep_present, keep_whole
from rulebound.server.matches.play import Play
from rulebound.server.matches.setup import new_table
from rulebound.server.store import ActKind, now

FORMS: dict[str, tuple[int, dict[str, Any]]] = {
    "tashkalar": (2, {"form": "duel", "first": 0}),
    "urbno": (2, {"first_dealer": 0}),
    "homm3": (2, {"form": "scenario", "scenario": "crossroads"}),
    "truc": (2, {"target": 6}),
}
HALF, MOST = 30, 120
"""When the match is left for the first time, and when somebody resigns if they may."""


def left(name: str) -> dict[str, Any]:
    """A match played at random: its table, its journal, and what was kept half way and at last."""
    seats, options = FORMS[name]
    match = rulebound.game(name).start(seats=seats, options=options, seed="5eed" * 8)
    table = new_table(match.record(), "Evening", None)
    play, rng, acts, half = Play(table), Rng(3), list[tuple[ActKind, int, str]](), b""
    while (decision := play.match.decision) is not None:
        if play.seq >= MOST and any(o.notation == "resign" for o in play.match.asides(0)):
            act: tuple[ActKind, int, str] = ("aside", 0, "resign")
        else:
            act = ("choose", decision.seat, rng.pick(decision.options).notation)
        play.apply(*act, now())
        acts.append(act)
        if play.seq == HALF:
            half = keep_present(play).pack()
    result = play.match.result
    return {
        "record": match.record(),
        "acts": acts,
        "result": None if result is None else result.to_json(),
        "half": [HALF, b64encode(half).decode()],
        "whole": b64encode(keep_whole(play).pack()).decode(),
    }


if __name__ == "__main__":
    for game in FORMS:
        path = Path(__file__).with_name(f"{game}-{sys.argv[1]}.json")
        path.write_text(json.dumps(left(game)) + "\n", encoding="utf-8")
