"""The ids of the Fluent messages that name things."""

from typing import Final

from rulebound.games.tashkalar.board import COLOURS, DIRECTIONS, RANKS
from rulebound.games.tashkalar.forms import FORMS
from rulebound.games.tashkalar.library import CARDS, SCHOOLS
from rulebound.games.tashkalar.tasks import TASKS
from rulebound.games.tashkalar.terms import Ending, Gain, Stack, TaskType
from rulebound.games.tashkalar.why import REASONS

_ON_SQUARES: Final = (
    "place lift destroy upgrade downgrade convert choose square gateway store release"
)
_BRANCHES: Final = "move action near far downgrade destroy place convert upgrade combat standard"


def _ids(kind: str, names: str) -> set[str]:
    return {f"tashkalar-{kind}-{name}" for name in names.split()}


MESSAGES: Final = frozenset(
    _ids("option", _ON_SQUARES)
    | _ids("branch", _BRANCHES)
    | _ids("deck", " ".join(Stack))
    | _ids("why-point", " ".join(Gain))
    | _ids("over", " ".join(Ending))
    | _ids("why", " ".join(REASONS))
    | _ids("dir", " ".join(DIRECTIONS))
    | _ids("card", " ".join(card.id for card in CARDS))
    | _ids("task", " ".join(task.id for task in TASKS))
    | _ids("type", " ".join(TaskType))
    | _ids("school", " ".join(SCHOOLS))
    | _ids("colour", " ".join(COLOURS))
    | _ids("rank", " ".join(RANKS))
    | _ids("form", " ".join(FORMS))
)
