"""Rulebound: real tabletop games, played by the book."""

from rulebound.core.errors import RuleboundError
from rulebound.core.flow import Decision, Option, Text
from rulebound.core.game import Game, Result, game, games
from rulebound.core.match import Match
from rulebound.core.records import replay

__all__ = [
    "Decision",
    "Game",
    "Match",
    "Option",
    "Result",
    "RuleboundError",
    "Text",
    "game",
    "games",
    "replay",
]
