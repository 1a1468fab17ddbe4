"""The forms of the game (chapter 2)."""

from typing import Final

from rulebound.games.tashkalar.forms.base import Form
from rulebound.games.tashkalar.forms.duel import DUEL
from rulebound.games.tashkalar.forms.first_game import FIRST_GAME
from rulebound.games.tashkalar.forms.high_form import HIGH_FORM
from rulebound.games.tashkalar.forms.melee import MELEE

FORMS: Final[dict[str, Form]] = {form.id: form for form in (FIRST_GAME, HIGH_FORM, DUEL, MELEE)}

__all__ = ["FORMS", "Form"]
