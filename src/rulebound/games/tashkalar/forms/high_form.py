"""High Form (TK-2.7)."""

from rulebound.core.flow import Flow, Option
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.forms.base import Form
from rulebound.games.tashkalar.library import TASK_CARDS, task_of
from rulebound.games.tashkalar.state import CARD, SEEN_BY_ALL, State


class HighForm(Form):
    id = "high_form"
    seats: tuple[int, ...] = (2, 4)
    teams = True
    tasks = True
    end_score = 9
    type_limit = True

    def set_up(self, s: State) -> Flow[None]:
        """TK-2.7.1 to TK-2.7.5."""
        shown: list[int] = []
        aside: list[int] = []
        deck = list(s.rng.shuffled(TASK_CARDS))
        while len(shown) < 3:
            card = deck.pop()
            kinds = {task_of(other).type for other in shown}
            third_alike = len(shown) == 2 and kinds == {task_of(card).type}
            if task_of(card).advanced or third_alike:
                aside.append(card)
            else:
                shown.append(card)
        self._show_tasks(s, shown, deck + aside)
        yield from ()

    def _show_tasks(self, s: State, shown: list[int], deck: list[int]) -> None:
        s.tasks = tuple(shown)
        s.task_deck = s.rng.shuffled(deck)
        s.claimed = [()] * s.rules.sides
        self.turn_up_next(s)

    def turn_up_next(self, s: State) -> None:
        """TK-2.7.5, TK-2.7.6 and D-38."""
        for _ in range(len(s.task_deck)):
            card = s.task_deck[-1]
            alike = [t for t in s.tasks if task_of(t).type == task_of(card).type]
            if not self.type_limit or len(alike) < 2:
                break
            # Face down to the bottom, but everybody saw it (TK-7.11).
            s.task_deck = (card & CARD | SEEN_BY_ALL, *s.task_deck[:-1])
            s.tell(events.TaskBuried, task=task_of(card).id)
        if not s.task_deck:
            s.next_task = -1
            return
        s.next_task = s.task_deck[-1] & CARD
        s.task_deck = s.task_deck[:-1]
        s.tell(events.NextTask, task=task_of(s.next_task).id)

    def closing_options(self, s: State) -> list[Option]:
        """TK-2.7.8: at most one current task whose criterion holds."""
        return [
            Option("claim", (f"task:{task_of(card).id}",), data=card)
            for card in s.tasks
            if task_of(card).holds(s, s.side)
        ]

    def close(self, s: State, option: Option) -> Flow[None]:
        """TK-2.7.9."""
        if option.kind == "claim":
            card = option.data
            s.claimed[s.side] += (card,)
            s.tell(events.Claimed, seat=s.turn, task=task_of(card).id, points=task_of(card).points)
            at = s.tasks.index(card)
            filler = (s.next_task,) if s.next_task >= 0 else ()
            s.tasks = s.tasks[:at] + filler + s.tasks[at + 1 :]
            s.next_task = -1
            self.turn_up_next(s)
        yield from ()

    def score(self, s: State, side: int) -> int:
        """TK-2.7.11: claimed tasks and legendary pieces on the board."""
        legendary = s.boards[3 * side + 2].bit_count()
        return sum([task_of(card).points for card in s.claimed[side]]) + legendary


HIGH_FORM = HighForm()
