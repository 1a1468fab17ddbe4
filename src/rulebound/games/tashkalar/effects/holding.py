"""Cards that lie open before a player: frozen and pending ones, and cards that effects discard."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulebound.core.flow import Flow, Option
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.effects.asking import SKIP
from rulebound.games.tashkalar.effects.shifting import Shifting
from rulebound.games.tashkalar.state import CARD, SEEN_BY_ALL, Pile, seen_bit

if TYPE_CHECKING:
    from rulebound.games.tashkalar.cards import Being


def _being(card: int) -> "Being":
    from rulebound.games.tashkalar.library import being_of  # noqa: PLC0415 (it imports us)

    return being_of(card)


class Holding(Shifting):
    __slots__ = ()

    # ---- frozen effects (chapter 10A) ----

    def freeze(self, card: int) -> Flow[None]:
        """Lay a card down frozen; of two its player keeps one (TK-10.2, TK-10.3)."""
        s = self.s
        old, kept = s.frozen[s.turn], card
        if old >= 0:
            cards = {_being(each).id: each for each in (card, old)}
            option = yield from self.ask(
                "freeze", lambda: [Option("freeze", (f"card:{name}",)) for name in cards]
            )
            kept = cards[option.refs[0].partition(":")[2]]
        s.frozen[s.turn] = kept
        if kept == card:
            s.tell(events.Frozen, seat=s.turn, card=_being(card).id)
        if old >= 0:
            self._discard(old if kept == card else card)

    def may_take_frozen(self) -> Flow[None]:
        """A discarded card with a frozen effect may lie frozen again (TK-10.59, D-60)."""
        s = self.s
        card = yield from self._may_pick_discarded("take", lambda b: b.frozen is not None)
        if card < 0:
            return
        s.discards[s.turn] = tuple(c for c in s.discards[s.turn] if c & CARD != card)
        old, s.frozen[s.turn] = s.frozen[s.turn], card
        s.tell(events.Frozen, seat=s.turn, card=_being(card).id)
        if old >= 0:
            self._discard(old)

    # ---- the pending being (chapter 12A) ----

    @property
    def pending(self) -> "Being | None":
        card = self.s.pending[self.s.turn]
        return _being(card) if card >= 0 else None

    def may_discard_pending(self) -> Flow[bool]:
        """Not the Merchant of Time (TK-12.9, TK-12.10)."""
        s, being = self.s, self.pending
        if being is None or being.kept:
            return False
        option = yield from self.ask(
            "discard-pending", lambda: [Option("discard", (f"card:{being.id}",)), SKIP]
        )
        if option is SKIP:
            return False
        card, s.pending[s.turn] = s.pending[s.turn], -1
        self._discard(card)
        return True

    def may_return_pending(self) -> Flow[bool]:
        """The pending being may go back to the hand, known to all (TK-12.9, TK-9.26)."""
        s, being = self.s, self.pending
        if being is None or being.kept:
            return False
        option = yield from self.ask(
            "take-up", lambda: [Option("take-up", (f"card:{being.id}",)), SKIP]
        )
        if option is SKIP:
            return False
        card, s.pending[s.turn] = s.pending[s.turn], -1
        s.hands[s.turn] += (card | SEEN_BY_ALL,)
        s.tell(events.TakenUp, seat=s.turn, card=being.id)
        return True

    def may_copy(self, being: "Being") -> Flow[None]:
        """A warp effect that was not played this turn may be carried out (TK-12.63)."""
        if self.s.warped >> self.s.playing & 1:
            return
        option = yield from self.ask("copy", lambda: [Option("copy", (f"card:{being.id}",)), SKIP])
        if option is not SKIP:
            yield from self.copy(being)

    def copy(self, being: "Being") -> Flow[None]:
        """Resolve a warp effect as a part of this one (TK-12.17)."""
        from rulebound.games.tashkalar.effects import Effect  # noqa: PLC0415 (it is one of us)

        if being.warp:
            self.s.tell(events.Copied, seat=self.s.controller, card=being.id)
            yield from being.warp(Effect(self.s, being.id))

    def may_copy_discarded(self) -> Flow[bool]:
        """The warp effect of a card on the discard pile (TK-12.67)."""
        card = yield from self._may_pick_discarded("copy", can_be_copied)
        if card < 0:
            return False
        yield from self.copy(_being(card))
        return True

    # ---- the discard pile and the hand ----

    def in_discard(self, name: str) -> bool:
        """Whether a card lies on the turn owner's pile; if so it is shown (D-55)."""
        s = self.s
        if not any(_being(card).id == name for card in s.discards[s.turn]):
            return False
        s.discards[s.turn] = tuple(
            card | SEEN_BY_ALL if _being(card).id == name else card for card in s.discards[s.turn]
        )
        return True

    def could_be_discarded(self, fits: "Callable[[Being], bool]") -> bool:
        """Whether the pile may hold such a card; a face-down one might be it."""
        return any(
            card & SEEN_BY_ALL != SEEN_BY_ALL or fits(_being(card))
            for card in self.s.discards[self.s.turn]
        )

    def _may_pick_discarded(self, verb: str, fits: "Callable[[Being], bool]") -> Flow[int]:
        """The number of a card on the pile that fits, -1 if none is wanted. It is shown (D-55)."""
        s = self.s
        if not self.could_be_discarded(fits):
            return -1

        def build() -> list[Option]:
            cards = [c for c in s.discards[s.turn] if c & seen_bit(s.controller)]
            by_name = {_being(c).id: c for c in cards if fits(_being(c))}
            return [*(Option(verb, (f"card:{name}",)) for name in by_name), SKIP]

        option = yield from self.ask(verb, build)
        if option is SKIP:
            return -1
        name = option.refs[0].partition(":")[2]
        self.in_discard(name)
        return next(c & CARD for c in s.discards[s.turn] if _being(c).id == name)

    def card_to_deck_top(self) -> None:
        """The top card of the discard pile goes on top of the deck, open to all (TK-12.58)."""
        s = self.s
        if s.discards[s.turn]:
            *rest, card = s.discards[s.turn]
            s.discards[s.turn] = tuple(rest)
            s.decks[s.turn] += (card | SEEN_BY_ALL,)
            s.tell(events.Recalled, seat=s.turn, card=_being(card).id)

    def may_discard_flare(self) -> Flow[bool]:
        """TK-9.16: that is not invoking it."""
        return (yield from self._may_discard("discard-flare", lambda: self.s.flares[self.s.turn]))

    def may_discard_card(self) -> Flow[bool]:
        """Any card of the hand; the pending being is none (TK-12.8)."""
        s = self.s

        def hand() -> Pile:
            return s.hands[s.turn] + s.legends[s.turn] + s.flares[s.turn]

        return (yield from self._may_discard("discard-card", hand))

    def _may_discard(self, prompt: str, cards: Callable[[], Pile]) -> Flow[bool]:
        from rulebound.games.tashkalar.library import card_id  # noqa: PLC0415 (it imports us)

        if not cards():
            return False

        def build() -> list[Option]:
            names = dict.fromkeys(map(card_id, cards()))
            return [*(Option("discard", (f"card:{name}",)) for name in names), SKIP]

        option = yield from self.ask(prompt, build, of_hand=True)
        if option is SKIP:
            return False
        self._discard_from_hand(option.refs[0].partition(":")[2])
        return True

    def discard_legends(self) -> None:
        """All legends of the side, whoever holds them (TK-12.68, D-80)."""
        s = self.s
        for seat in s.rules.mates(self.side):
            for card in s.legends[seat]:
                s.legend_discard += (card | SEEN_BY_ALL,)
                s.tell(events.Discarded, seat=seat, card=_being(card).id)
            s.legends[seat] = ()

    def _discard_from_hand(self, name: str) -> None:
        """Face up onto the pile of its kind (TK-9.17)."""
        from rulebound.games.tashkalar.hands import play_copy  # noqa: PLC0415 (it imports us)
        from rulebound.games.tashkalar.library import card_id  # noqa: PLC0415 (it imports us)

        s, seat = self.s, self.s.turn
        for hands in (s.hands, s.legends, s.flares):
            if any(card_id(card) == name for card in hands[seat]):
                card, hands[seat] = play_copy(hands[seat], name)
                break
        if hands is s.hands:
            s.discards[seat] += (card | SEEN_BY_ALL,)
        elif hands is s.legends:
            s.legend_discard += (card | SEEN_BY_ALL,)
        else:
            s.flare_discard += (card | SEEN_BY_ALL,)
        s.tell(events.Discarded, seat=seat, card=name)

    def _discard(self, card: int) -> None:
        s = self.s
        s.discards[s.turn] += (card & CARD | SEEN_BY_ALL,)
        s.tell(events.Discarded, seat=s.turn, card=_being(card).id)


def can_be_copied(being: "Being") -> bool:
    """TK-12.19: the Merchant of Time never is."""
    return being.warp is not None and not being.kept
