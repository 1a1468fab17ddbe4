"""The reasons for which a card wins, as messages with their rules."""

from typing import Any, Final

from rulebound.games.urbno.seam import Because

BECAUSE: Final = (
    "so-far",
    "highest-dominant",
    "highest-led",
    "lowest-dominant",
    "lowest-led",
    "certain",
    "nobody-else",
    "earlier",
    "later",
    "dwarf",
    "knight",
    "priest",
    "assassin",
    "refused",
    "announced",
    "new-dominant",
)


def because(why: str, rule: str | None = None, **args: Any) -> Because:
    return {"id": f"urbno-because-{why}", "args": args, "rule": rule}
