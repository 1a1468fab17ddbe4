"""How likely something is to succeed that a seat could undertake: tried out in workers."""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from rulebound.bots.outlook import Outlook, outlook
from rulebound.server.bots.schedule import Claim
from rulebound.server.bots.thinking import match_of
from rulebound.server.bots.workers import Workers, begun

AT_FIRST: Final = 0.15
"""So many seconds are tried before a first answer, so that nobody waits for it long."""
LATER: Final = 0.5
MOST: Final = 400
"""Never more attempts than these for one answer."""
SPARE_SECONDS: Final = 5.0
"""What a worker may use beyond that before it is given up."""


@dataclass(frozen=True, slots=True)
class Undertaking:
    """What a worker is told."""

    table: str
    record: dict[str, Any]
    """The match so far."""
    seat: int
    refs: tuple[str, ...]
    tried: int
    """How many attempts were made before: the next ones are others."""


async def try_out(workers: Workers, claim: Claim, what: Undertaking) -> Outlook | None:
    """Some more attempts; ``None``: there is nothing to be won or lost."""
    return await workers.run(claim, LATER + SPARE_SECONDS, _try_out, what)


def _try_out(what: Undertaking) -> Outlook | None:
    match = match_of(what.table, what.record)
    begun()
    seconds = LATER if what.tried else AT_FIRST
    return outlook(match, what.seat, what.refs, MOST, _seed(what), seconds)


def _seed(what: Undertaking) -> int:
    """Luck that has nothing to do with the seed of the match."""
    text = f"{what.table} {len(what.record['choices'])} {what.seat} {what.refs} {what.tried}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest())
