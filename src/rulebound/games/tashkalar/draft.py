"""Drafting (TK-2.11.4): everybody keeps one card, then two at a time, and passes the rest on."""

from rulebound.core.flow import CHECKPOINT, Decision, Flow, Option, Text
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.library import CARDS, SCHOOL_CARDS, card_id
from rulebound.games.tashkalar.state import State

DECK_SIZE = 18
KEPT = 255


def draft(s: State) -> Flow[None]:
    """Afterwards the kept cards lie in ``decks``. Choices stay hidden until all have chosen."""
    n = s.rules.seats
    if not s.packs:
        stack = s.rng.shuffled([c for deck in s.rules.draft_decks for c in SCHOOL_CARDS[deck]])
        s.packs = [stack[DECK_SIZE * seat : DECK_SIZE * (seat + 1)] for seat in range(n)]
        s.aside = stack[DECK_SIZE * n :]
        s.last_seen = [bytes(len(CARDS))] * n
        _look(s)
    while any(s.packs):
        for seat in range(n):
            if _kept_after_round(s.draft_round) > len(s.kept[seat]):
                yield CHECKPOINT
                yield from _keep(s, seat)
        s.packs = [s.packs[(seat - 1) % n] for seat in range(n)]  # to the left
        s.draft_round += 1
        _look(s)
    s.decks = s.kept
    s.kept = []


def _kept_after_round(number: int) -> int:
    """1, 3, 5, … 17, 18."""
    return min(2 * number + 1, DECK_SIZE)


def _keep(s: State, seat: int) -> Flow[None]:
    while len(s.kept[seat]) < _kept_after_round(s.draft_round):
        card = s.packs[seat][0]
        if len(s.packs[seat]) > 1:
            option: Option = yield Decision(
                seat, Text("tashkalar-ask-keep", {}), lambda: _keep_options(s, seat)
            )
            card = option.data
        s.packs[seat] = tuple(other for other in s.packs[seat] if other != card)
        s.kept[seat] += (card,)
        s.last_seen[seat] = _marked(s.last_seen[seat], (card,), KEPT)
        s.tell_only(seat, events.Kept, seat=seat, card=card_id(card))


def _keep_options(s: State, seat: int) -> tuple[Option, ...]:
    by_name = {card_id(card): card for card in s.packs[seat]}
    return tuple(Option("keep", (f"card:{name}",), data=by_name[name]) for name in sorted(by_name))


def _look(s: State) -> None:
    """Everybody looks at the pack in hand: cards last seen at the same time are alike."""
    for seat, pack in enumerate(s.packs):
        s.last_seen[seat] = _marked(s.last_seen[seat], pack, s.draft_round + 1)


def _marked(seen: bytes, cards: tuple[int, ...], when: int) -> bytes:
    marks = bytearray(seen)
    for card in cards:
        marks[card] = when
    return bytes(marks)
