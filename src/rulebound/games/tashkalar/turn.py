"""A turn (TK-2.2 to TK-2.5): actions, claim or score, draw, end check."""

from functools import lru_cache, partial
from typing import Final

from rulebound.core.flow import CHECKPOINT, PAUSE, Decision, Flow, Option, Text, plain
from rulebound.core.game import Result
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.board import NAMES, only
from rulebound.games.tashkalar.cards import Flare
from rulebound.games.tashkalar.draw import draw_step
from rulebound.games.tashkalar.effects import Effect, on_squares
from rulebound.games.tashkalar.hands import forgotten, play_copy, without
from rulebound.games.tashkalar.library import (
    CARDS,
    FIRST_FLARE,
    FIRST_LEGEND,
    being_of,
    card_id,
    flare_of,
)
from rulebound.games.tashkalar.state import CARD, SEEN_BY_ALL, State, seen_bit
from rulebound.games.tashkalar.summon import lends, summon, summon_options
from rulebound.games.tashkalar.teams import PASS_CONTROL, may_pass_control, pass_control
from rulebound.games.tashkalar.terms import Ending, Half, Stack

END: Final = Option("end")
DONE: Final = Option("done")
KEPT_CARDS: Final = 4096
"""Of so many, each with those who have seen it, the options to return and to warp it are kept."""


def turns(s: State) -> Flow[None]:
    """Turn after turn until the game is over."""
    while s.result is None:
        yield from turn(s)


def turn(s: State) -> Flow[None]:
    form = s.rules.form
    place = CHECKPOINT
    while True:
        s.busy = False
        option: Option = yield Decision(
            s.controller, _prompt(s), partial(turn_options, s), None, place
        )
        place = PAUSE
        s.busy = True
        match option.kind:
            case "place":
                s.actions -= 1
                _place(s, 1 << option.data)
            case "summon":
                yield from summon(s, option)
            case "lift":
                yield from _place_lifted(s, option)
            case "discard":
                yield from _discard(s, option)
            case "flare":
                yield from _invoke_flare(s, *option.data)
            case "thaw":
                yield from _thaw(s)
            case "warp":
                yield from _warp(s, option.data)
            case "pass":
                pass_control(s)
            case _:
                break
        if s.passed and not s.actions and s.controller != s.turn:
            s.controller = s.turn  # TK-2.10.14
            s.sealed += 1  # D-31
    s.sealed += 1  # TK-6.2
    yield from form.close(s, option)
    if not form.final_round and form.triggered(s):
        finish(s, Ending.SCORE)  # TK-2.6.8: at once
        return
    s.sealed += 1  # drawn cards come to light
    draw_step(s)
    _end_check(s)


def _prompt(s: State) -> Text:
    if s.actions:
        if s.actions < len(_ACTION_PROMPTS):
            return _ACTION_PROMPTS[s.actions]
        return Text("tashkalar-ask-action", {"actions": s.actions})
    return _END_PROMPT


_ACTION_PROMPTS: Final = tuple(Text("tashkalar-ask-action", {"actions": n}) for n in range(6))
_END_PROMPT: Final = Text("tashkalar-ask-end", {})
_PUT_PROMPT: Final = Text("tashkalar-ask-put", {})
_RETURN_PROMPT: Final = Text("tashkalar-ask-return", {})


def turn_options(s: State) -> tuple[Option, ...]:
    """All that can be done between effects (TK-2.2.8)."""
    if s.controller != s.turn:
        return tuple(_placements(s))  # TK-2.10.13
    if not s.actions:
        return (*_free_plays(s), *s.rules.form.closing_options(s), END)
    found = summon_options(s)
    found += _free_plays(s)
    found += _placements(s)
    if s.rules.form.discard_action and not s.discarded:  # TK-2.3.4
        found += _discards(s)
    if may_pass_control(s):
        found.append(PASS_CONTROL)
    return tuple(found)


# ---- place (TK-2.3.1, TK-2.3.2) ----


def _placements(s: State) -> list[Option]:
    if not s.stones_left(s.side):
        b = 3 * s.side
        return on_squares("lift", s.boards[b] & ~s.boards[b + 2])
    return on_squares("place", s.empty)


def _place(s: State, square: int) -> None:
    s.boards[3 * s.side] |= square
    if s.log is not None:
        s.tell(
            events.Placed,
            seat=s.controller,
            square=NAMES[only(square)],
            colour=s.colour_of(s.side),
            rank="common",
        )


def _place_lifted(s: State, option: Option) -> Flow[None]:
    """Place under shortage: first lift, then put; the square just left counts as empty (D-21)."""
    s.lift(s.side, 1 << option.data)
    if s.log is not None:
        square = NAMES[option.data]
        s.tell(events.Lifted, seat=s.controller, square=square, colour=s.colour_of(s.side))
    empty = s.empty
    goal: Option = yield Decision(
        s.controller, _PUT_PROMPT, lambda: tuple(on_squares("place", empty))
    )
    s.actions -= 1
    _place(s, 1 << goal.data)


# ---- discard (TK-2.3.4) ----


_DISCARDS: Final = tuple(plain("discard", f"card:{card.id}") for card in CARDS)


def _discards(s: State) -> list[Option]:
    found = [_DISCARDS[card & CARD] for card in s.hands[s.turn]]
    return found if s.schools else list(dict.fromkeys(found))  # a drafted hand may have copies


def _discard(s: State, option: Option) -> Flow[None]:
    seat = s.turn
    name = option.refs[0].partition(":")[2]
    s.actions -= 1
    s.discarded = True
    card, s.hands[seat] = play_copy(s.hands[seat], name)
    if s.rules.hide_discard:  # D-20
        s.discards[seat] += (card & CARD | seen_bit(seat),)
        s.hands[seat] = forgotten(s.hands[seat])
        s.tell_only(seat, events.Discarded, seat=seat, card=name)
        s.tell_others(seat, events.DiscardedHidden, seat=seat)
    else:
        s.discards[seat] += (card | SEEN_BY_ALL,)
        s.tell(events.Discarded, seat=seat, card=name)
    while s.hands[seat] or s.legends[seat] or s.flares[seat]:
        choice: Option = yield Decision(seat, _RETURN_PROMPT, partial(_return_options, s))
        if choice is DONE:
            break
        _put_under(s, choice.data)


def _return_options(s: State) -> tuple[Option, ...]:
    hand = s.hands[s.turn] + s.legends[s.turn] + s.flares[s.turn]
    by_name = {CARDS[card & CARD].id: card for card in hand}
    return (*[_return(card) for card in by_name.values()], DONE)


@lru_cache(maxsize=KEPT_CARDS)
def _return(card: int) -> Option:
    return Option("return", (f"card:{card_id(card)}",), data=card)


def _put_under(s: State, card: int) -> None:
    """Face down under its deck: only the player knows which card it is (TK-7.9)."""
    seat = s.turn
    bottom = card & ~SEEN_BY_ALL | seen_bit(seat)
    number = card & CARD
    if number >= FIRST_FLARE:
        s.flares[seat] = without(s.flares[seat], card)
        s.flare_deck = (bottom, *s.flare_deck)
        deck = Stack.FLARES
    elif number >= FIRST_LEGEND:
        s.legends[seat] = forgotten(without(s.legends[seat], card))
        s.legend_deck = (bottom, *s.legend_deck)
        deck = Stack.LEGENDS
    else:
        s.hands[seat] = forgotten(without(s.hands[seat], card))
        s.decks[seat] = (bottom, *s.decks[seat])
        deck = Stack.SCHOOL
    if s.log is not None:
        s.tell_only(seat, events.Returned, seat=seat, card=card_id(card))
        s.tell_others(seat, events.ReturnedHidden, seat=seat, deck=deck)


# ---- flares (chapter 4) ----


def leads(s: State, side: int, against: int) -> tuple[int, int]:
    """By how many upgraded pieces, and pieces in all, a side is behind another (TK-4.2, TK-4.3)."""
    mine, theirs = 3 * side, 3 * against
    return (
        s.boards[theirs + 1].bit_count() - s.boards[mine + 1].bit_count(),
        s.boards[theirs].bit_count() - s.boards[mine].bit_count(),
    )


def _free_plays(s: State) -> list[Option]:
    """What costs no action (TK-9.11). Nothing after control was passed (TK-9.14)."""
    if s.passed:
        return []
    found = _flare_options(s)
    if s.frozen[s.turn] >= 0 and not lends(s):  # TK-10.7, TK-10.12
        found.append(plain("thaw", f"card:{card_id(s.frozen[s.turn])}"))
    if may_warp(s):
        found += [_warp_option(card) for card in s.hands[s.turn] if being_of(card).warp]
    return found


@lru_cache(maxsize=KEPT_CARDS)
def _warp_option(card: int) -> Option:
    return Option("warp", (f"card:{card_id(card)}",), data=card)


def _flare_options(s: State) -> list[Option]:
    found: list[Option] = []
    if not s.flares[s.turn]:
        return found
    mine, sides = s.side, s.rules.sides
    behind = [(side, *leads(s, mine, side)) for side in range(sides) if side != mine]
    for card in s.flares[s.turn]:
        flare = flare_of(card)
        for side, upgraded, total in behind:
            if upgraded >= flare.upper_needs or total >= flare.lower_needs:  # TK-4.4, TK-4.9
                refs = [f"card:{flare.id}"]
                if sides > 2:
                    refs.append(f"colour:{s.colour_of(side)}")
                found.append(Option("flare", tuple(refs), data=(card, side)))
    return found


def halves(s: State, flare: Flare, side: int, against: int) -> tuple[bool, bool]:
    """Whether the upper and the lower criterion hold for a side against another."""
    upgraded, total = leads(s, side, against)
    return upgraded >= flare.upper_needs, total >= flare.lower_needs


def _invoke_flare(s: State, card: int, against: int) -> Flow[None]:
    flare = flare_of(card)
    upper, lower = halves(s, flare, s.side, against)  # TK-4.4: once, before anything is resolved
    s.flares[s.turn] = without(s.flares[s.turn], card)
    s.playing = card & CARD
    s.flared = True
    working = [half for half, works in ((Half.UPPER, upper), (Half.LOWER, lower)) if works]
    colour = s.colour_of(against)
    s.tell(events.FlareInvoked, seat=s.turn, card=flare.id, colour=colour, halves=working)
    s.rules.form.flare_invoked(s, against)
    if upper:
        yield from flare.upper(Effect(s, flare.id))
    if lower:  # TK-4.5
        yield from flare.lower(Effect(s, flare.id))
    s.flare_discard += (s.playing | SEEN_BY_ALL,)
    s.playing = -1


# ---- frozen and warp effects (TK-10.7, TK-12.3) ----


def _thaw(s: State) -> Flow[None]:
    card, s.frozen[s.turn] = s.frozen[s.turn], -1
    being = being_of(card)
    s.playing = card
    s.tell(events.Thawed, seat=s.turn, card=being.id)
    if being.frozen:
        yield from being.frozen(Effect(s, being.id))
    s.discards[s.turn] += (card | SEEN_BY_ALL,)
    s.playing = -1


def may_warp(s: State) -> bool:
    """TK-12.3: not in one's first turn, and with nothing pending."""
    return s.pending[s.turn] < 0 and not s.first_turn


def _warp(s: State, card: int) -> Flow[None]:
    """TK-12.4: the being is pending, then its effect is resolved."""
    being = being_of(card)
    s.hands[s.turn] = without(s.hands[s.turn], card)
    s.pending[s.turn] = s.playing = card & CARD
    s.warped |= 1 << s.playing
    s.tell(events.Warped, seat=s.turn, card=being.id)
    if being.warp:
        yield from being.warp(Effect(s, being.id))
    s.playing = -1


# ---- the end of a turn and of the game (TK-2.5) ----


def _end_check(s: State) -> None:
    form = s.rules.form
    if s.last < 0:
        if s.deck_triggered or form.triggered(s):
            s.reason = Ending.SCORE if form.triggered(s) else out_of_cards(s)
            s.last = s.turn  # TK-2.5.3
            s.final_turns = s.rules.seats if form.final_round else 0
            if form.final_round:
                s.tell(events.EndTriggered, seat=s.turn, why=s.reason)
    elif not s.in_extra_turn:
        s.final_turns -= 1
    if s.extra_turn and form.final_round:
        begin_turn(s, s.turn, extra=True)  # TK-5.4.3, D-28
    elif s.last >= 0 and s.final_turns <= 0:
        finish(s, s.reason)
    else:
        begin_turn(s, (s.turn + 1) % s.rules.seats)


def out_of_cards(s: State) -> Ending:
    """What the deck trigger is called (TK-2.5.1, TK-2.10.17)."""
    return Ending.SIDEWAYS if s.rules.teams else Ending.DECK


def begin_turn(s: State, seat: int, *, extra: bool = False) -> None:
    s.turn = s.controller = seat
    s.passed = s.discarded = s.flared = s.borrow = False
    s.possessed, s.blanks, s.doubled, s.warped = -1, 0, 0, 0  # TK-9.19
    s.in_extra_turn = extra
    s.extra_turn = s.deck_triggered = False
    s.extra_cards = s.extra_legends = 0
    s.actions = max(0, (1 if s.turns == 0 else 2) - s.fewer[s.side])  # TK-2.2.2, TK-9.18
    s.fewer[s.side] = 0
    s.turns += 1
    s.extra_turns += extra
    s.tally = [0] * len(s.boards)
    s.summoned = (0, 0, 0, 0)
    s.tell(events.Turn, seat=seat)


def finish(s: State, reason: Ending, *, loser: int = -1) -> None:
    """Rank the sides (TK-2.5.7, TK-2.9.14); a side that resigned is last (TK-2.5.8)."""
    form, n = s.rules.form, s.rules.sides
    for seat, card in enumerate(s.pending):  # TK-12.11
        if card >= 0:
            s.tell(events.Penalty, seat=seat, card=card_id(card), points=form.pending_costs)

    def key(side: int) -> tuple[int, ...]:
        upgraded = s.boards[3 * side + 1].bit_count()
        pieces = s.boards[3 * side].bit_count()
        return (int(side != loser), *form.standing(s, side), upgraded, pieces)

    keys = sorted({key(side) for side in range(n)}, reverse=True)
    places = [[side for side in range(n) if key(side) == k] for k in keys]
    resigned = s.rules.mates(loser)
    who = {"seat": list(resigned), "count": len(resigned)} if resigned else {}
    s.result = Result(
        tuple(tuple(seat for side in place for seat in s.rules.mates(side)) for place in places),
        tuple(form.final_score(s, seat) for seat in range(s.rules.seats)),
        Text(f"tashkalar-over-{reason}", who),
    )
    s.tell(events.Over, why=reason, winners=list(s.result.winners))
