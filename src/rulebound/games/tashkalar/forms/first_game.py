"""The first game (TK-2.6)."""

from rulebound.core.flow import Flow
from rulebound.games.tashkalar.forms.high_form import HighForm
from rulebound.games.tashkalar.library import TASK_CARDS, task_of
from rulebound.games.tashkalar.state import State


class FirstGame(HighForm):
    id = "first_game"
    seats = (2,)
    teams = False
    advanced_tasks = False
    legends = False
    legends_optional = True
    schools = ("northern", "southern")  # TK-2.6.1
    discard_action = False
    final_round = False
    end_score = 6
    type_limit = False  # D-17

    def set_up(self, s: State) -> Flow[None]:
        """TK-2.6.4, TK-2.6.5: three tasks of at most 2 points and of three types."""
        deck = [card for card in s.rng.shuffled(TASK_CARDS) if not task_of(card).advanced]
        shown: list[int] = []
        for card in deck:
            types = {task_of(other).type for other in shown}
            if len(shown) < 3 and task_of(card).points <= 2 and task_of(card).type not in types:
                shown.append(card)
        self._show_tasks(s, shown, [card for card in deck if card not in shown])
        yield from ()


FIRST_GAME = FirstGame()
