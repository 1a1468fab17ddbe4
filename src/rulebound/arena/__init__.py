"""Matches in bulk: the same bots, seats and seed always give the same results."""

from rulebound.arena.bulk import Finished, lineups, run
from rulebound.arena.statistics import BotLine, Summary, summarise, wilson

__all__ = ["BotLine", "Finished", "Summary", "lineups", "run", "summarise", "wilson"]
