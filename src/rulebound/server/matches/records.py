"""Records of strangers, looked at in a process of their own before anything else touches them."""

from dataclasses import dataclass
from typing import Any, Final

from rulebound.core.errors import BadRecord, RuleboundError
from rulebound.core.records import replay

MOST_CHOICES: Final = 20_000
EXAMINE_SECONDS: Final = 10.0
"""No match of people takes nearly as long to replay, even on a busy machine."""


@dataclass(frozen=True, slots=True)
class Examined:
    """What a record tells; or, with a ``fault``, why it tells nothing."""

    fault: str | None
    record: dict[str, Any]
    result: dict[str, Any] | None = None
    reason: dict[str, Any] | None = None


def examine(record: dict[str, Any]) -> Examined:
    """Replay a record from the beginning. Runs in a worker."""
    try:
        choices = record.get("choices")
        if isinstance(choices, list) and len(choices) > MOST_CHOICES:
            raise BadRecord(f"a record may hold at most {MOST_CHOICES} choices here")
        match = replay(record)
        seed = match.setup.seed
        if isinstance(seed, int) and not 0 <= seed < 2**63:
            raise BadRecord("the seed of a record must be from 0 to 2^63 - 1")
    except RuleboundError as error:
        return Examined(str(error)[:500], {})
    result = match.result
    if result is None:
        return Examined(None, match.record())
    reason = {"id": result.reason.id, "args": dict(result.reason.args)}
    return Examined(None, match.record(), result.to_json(), reason)
