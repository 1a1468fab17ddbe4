"""Guided first games: tables that a game always sets up in the same way."""

from rulebound.bots.strengths import GUIDING
from rulebound.core.game import game
from rulebound.server.errors import Refusal
from rulebound.server.wire.http import BotChair, PersonChair, TableForm


def guided(name: str) -> TableForm:
    """The table of a game's guide: the learner, and bots that let the learner win.

    ``game/lesson``: one of its lessons.
    """
    id_, slash, lesson = name.partition("/")
    told = game(id_).told
    guide = told.lessons.get(lesson) if slash else told.guide
    if guide is None:
        raise Refusal("no-such-game", f"{name} has no guide", 404)
    bots = [BotChair(kind="bot", bot=GUIDING) for _ in range(guide.seats - 1)]
    return TableForm(
        game=id_,
        options=dict(guide.options),
        chairs=[PersonChair(kind="me"), *bots],
        seed=guide.seed,
        watching=False,
        help="full",
        hints=False,
        guide=name,
    )
