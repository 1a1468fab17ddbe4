"""Players that are programs. A bot sees what its seat sees, and searches imagined forks only."""

from rulebound.bots.base import Bot, Chair
from rulebound.bots.registry import TableBot, bot, bots, table_bots
from rulebound.bots.strengths import strengths

__all__ = ["Bot", "Chair", "TableBot", "bot", "bots", "strengths", "table_bots"]
