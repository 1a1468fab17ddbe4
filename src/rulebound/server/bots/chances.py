"""Everybody's chance to win for those who watch, judged in workers."""

from collections import OrderedDict
from typing import Any, Final

from rulebound.bots.chances import Chances, Follower
from rulebound.server.bots.schedule import Claim
from rulebound.server.bots.workers import Workers, begun

SECONDS: Final = 20.0
"""What a worker may use, the way to where the match stands included."""
REMEMBERED: Final = 16
"""So many matches a process keeps in mind while they are watched."""

_followers: OrderedDict[str, Follower] = OrderedDict()


async def late_chances(
    workers: Workers, claim: Claim, table: str, record: dict[str, Any]
) -> Chances | None:
    """How the match stood some turns ago; ``None``: there is nothing to say yet."""
    return await workers.run(claim, SECONDS, _late_chances, table, record)


def _late_chances(table: str, record: dict[str, Any]) -> Chances | None:
    follower = _followers.pop(table, None)
    if follower is None or not follower.knows(record["choices"]):
        follower = Follower(record)
    else:
        follower.follow(record["choices"])
    _followers[table] = follower
    if len(_followers) > REMEMBERED:
        _followers.popitem(last=False)
    begun()
    return follower.chances()
