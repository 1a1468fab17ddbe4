"""Players that are programs. A bot sees what its seat sees, and searches imagined forks only."""

from rulebound.bots.base import Bot, Chair, bot, bots

__all__ = ["Bot", "Chair", "bot", "bots"]
