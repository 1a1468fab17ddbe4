"""What card scripts are written with (chapter 5).

Sets of squares are ints; a script combines them (``fx.enemy & fx.common & fx.diagonal``) and asks
for one of them. ``may_…`` can be declined (TK-5.1.2), ``must_…`` cannot; neither asks when nothing
is possible (TK-5.1.3), and what must be done in one way only is done unasked.
"""

from rulebound.core.flow import Flow, Option
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.effects.asking import SKIP, on_squares
from rulebound.games.tashkalar.effects.changing import count_destroyed
from rulebound.games.tashkalar.effects.holding import Holding
from rulebound.games.tashkalar.effects.moving import COMBAT, STANDARD, Step
from rulebound.games.tashkalar.state import SEEN_BY_ALL, seen_bit

__all__ = ["COMBAT", "STANDARD", "Effect", "Step", "count_destroyed", "on_squares"]


class Effect(Holding):
    """The resolution of a being's or a flare's effect: with actions, cards and turns (5.4)."""

    __slots__ = ()

    def gain_action(self, count: int = 1) -> None:
        self.s.actions += count  # TK-5.4.1
        self.s.tell(events.GainedActions, seat=self.s.controller, count=count)

    def spend_action(self) -> bool:
        """TK-11.66: an action is spent on nothing, if one is left."""
        if not self.s.actions:
            return False
        self.s.actions -= 1
        self.s.tell(events.SpentAction, seat=self.s.controller)
        return True

    def take_actions(self) -> None:
        """Every other side has one action fewer in its next turn (TK-9.18)."""
        for side in self.enemy_sides:
            self.s.fewer[side] += 1
            self.s.tell(events.FewerActions, colour=self.s.colour_of(side))

    def count_as_legend(self) -> Flow[None]:
        """The being summoned is a legend, too (TK-9.9)."""
        s = self.s
        total, legends, red, green = s.summoned
        s.summoned = (total, legends + 1, red, green)
        s.tell(events.AsLegend, seat=s.turn, card=self.card)
        yield from s.rules.form.legend_summoned(s)

    def draw_extra(self, cards: int = 0, legends: int = 0) -> None:
        """TK-5.4.2: drawn when the turn ends."""
        self.s.extra_cards += cards
        self.s.extra_legends += legends
        self.s.tell(events.ExtraCards, seat=self.s.turn, cards=cards, legends=legends)

    def may_recall(self) -> Flow[bool]:
        """A card of the turn owner's discard pile may go on top of its deck (TK-7.10)."""
        from rulebound.games.tashkalar.library import card_id  # noqa: PLC0415 (it imports us)

        s = self.s

        def build() -> list[Option]:
            open_cards = [c for c in s.discards[s.turn] if c & seen_bit(s.controller)]
            by_name = {card_id(card): card for card in open_cards}
            return [Option("recall", (f"card:{n}",), data=c) for n, c in by_name.items()]

        if not any(card & seen_bit(s.controller) for card in s.discards[s.turn]):
            return False
        option = yield from self.ask("recall", lambda: [*build(), SKIP])
        if option is SKIP:
            return False
        card = option.data
        s.discards[s.turn] = tuple(other for other in s.discards[s.turn] if other != card)
        s.decks[s.turn] += (card,)
        if card & SEEN_BY_ALL == SEEN_BY_ALL:
            s.tell(events.Recalled, seat=s.turn, card=card_id(card))
        else:
            s.tell_only(s.controller, events.Recalled, seat=s.turn, card=card_id(card))
            s.tell_others(s.controller, events.RecalledHidden, seat=s.turn)
        return True

    def extra_turn(self) -> None:
        self.s.extra_turn = True  # TK-5.4.3
        self.s.tell(events.ExtraTurn, seat=self.s.turn)
