"""A toy game: two seats take cards from a face-down deck, flip a coin or take a step."""

from dataclasses import dataclass, field
from typing import Any

from rulebound.core.advisor import Advisor
from rulebound.core.copying import Copyable, Dropped, Unkeyed
from rulebound.core.events import Log, Teller
from rulebound.core.flow import CHECKPOINT, Decision, Flow, Option, Text, plain
from rulebound.core.game import Game, Result
from rulebound.core.match import Match, Setup
from rulebound.core.options import Schema
from rulebound.core.rng import Rng
from rulebound.core.told import Told
from rulebound.core.veil import veils


@dataclass(slots=True)
class Table(Teller, Copyable):
    rng: Unkeyed[Rng]
    log: Dropped[Log | None] = None
    sealed: Unkeyed[int] = 0
    deck: tuple[str, ...] = ()
    hands: list[tuple[str, ...]] = field(default_factory=lambda: [(), ()])
    steps: int = 0
    turn: int = 0
    over: bool = False


class Toy(Game[Table]):
    id = "toy"
    rules = "1"
    seats = (2,)
    options = Schema(())
    told = Told(frozenset(("toy-ask", "toy-over")))
    advisor = Advisor(lambda state, seat: 0.0)

    def new_state(self, setup: Setup) -> Table:
        """A position names the cards of the deck, the top one last."""
        table = Table(setup.rng())
        table.deck = tuple((setup.position or "a b c d").split())
        return table

    def script(self, state: Table) -> Flow[None]:
        while not state.over:
            yield CHECKPOINT
            yield from self._turn(state)

    def _turn(self, s: Table) -> Flow[None]:
        """One step or more; anything else ends the turn."""
        build = tuple(plain(kind) for kind in ("step", "whisper", "flip", "take", "stop"))
        option: Option = plain("step")
        while option.kind == "step":
            option = yield Decision(s.turn, Text("toy-ask"), lambda: build)
            match option.kind:
                case "step":
                    s.steps += 1
                    s.tell("stepped", steps=s.steps)
                case "whisper":
                    s.tell_only(1 - s.turn, "whispered")
                    s.tell_others(1 - s.turn, "murmured")
                case "flip":
                    s.tell("threw")
                    s.tell("coin", heads=bool(s.rng.below(2)))
                    s.tell("caught")
                case "take":
                    self._take(s)
                case _:
                    s.over = True
        s.sealed += 1
        s.turn = 1 - s.turn

    def _take(self, s: Table) -> None:
        s.tell("reached")
        if s.deck:
            card, s.deck = s.deck[-1], s.deck[:-1]
            s.hands[s.turn] += (card,)
            s.tell_only(s.turn, "took", card=card)
        s.tell("sat-back")

    def view(self, state: Table, seat: int | None) -> dict[str, Any]:
        hand = None if seat is None else list(state.hands[seat])
        return {"hand": hand, "deck": len(state.deck), "steps": state.steps}

    def redeal(self, state: Table, seat: int | None, rng: Rng) -> None:
        """Everything lies either in the seat's own hand or hidden."""
        theirs = [hand for owner, hand in enumerate(state.hands) if owner != seat]
        hidden = rng.shuffled([*state.deck, *(card for hand in theirs for card in hand)])
        state.deck, hidden = hidden[: len(state.deck)], hidden[len(state.deck) :]
        for owner, hand in enumerate(state.hands):
            if owner != seat:
                state.hands[owner], hidden = hidden[: len(hand)], hidden[len(hand) :]

    def veil(self, state: Table, seat: int) -> None:
        state.deck = veils(len(state.deck))
        state.hands[1 - seat] = veils(len(state.hands[1 - seat]))

    def result(self, state: Table) -> Result | None:
        return Result(((0, 1),), (0, 0), Text("toy-over")) if state.over else None

    def position(self, state: Table) -> str:
        return " ".join(state.deck)


def toy(deck: str = "a b c d", seed: int = 1) -> Match:
    return Toy().start(seed=seed, position=deck)
