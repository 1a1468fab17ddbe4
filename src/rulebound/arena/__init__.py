"""Matches in bulk: the same bots, seats and seed always give the same results."""

from rulebound.arena.balance import Balance, Line, order_of, sampler
from rulebound.arena.bulk import lineups, run
from rulebound.arena.intervals import wilson
from rulebound.arena.matches import Finished
from rulebound.arena.statistics import BotLine, Summary, summarise

__all__ = [
    "Balance",
    "BotLine",
    "Finished",
    "Line",
    "Summary",
    "lineups",
    "order_of",
    "run",
    "sampler",
    "summarise",
    "wilson",
]
