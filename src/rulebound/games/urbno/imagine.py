"""Other worlds that look the same to a seat: what it cannot see is dealt again.

All the playing cards whose places the seat does not know are dealt to those places, within the
limits of what was seen: who did not follow has none of that colour, and a card of a trick at which
an Explorer was may have gone into that player's hand, another one lying in its place. Every table
within these limits is equally likely (:mod:`worlds <rulebound.games.urbno.worlds>`). It depends on
what the seat has seen and on the generator alone. What others know of cards that the seat does not
know of is left out.
"""

from typing import Final

from rulebound.core.rng import Rng
from rulebound.core.veil import a_veil, veils
from rulebound.games.urbno.cards import ALL, cards_in, set_of
from rulebound.games.urbno.explored import Explored, explored_unseen, pile
from rulebound.games.urbno.layout import exchangeable
from rulebound.games.urbno.scrolls import SCROLLS
from rulebound.games.urbno.state import Cards, Phase, State, eye
from rulebound.games.urbno.worlds import Hand, deal

_SHOWN: Final = tuple(number for number, scroll in SCROLLS.items() if not scroll.hidden)
"""Scrolls that everybody sees when somebody gets them."""


def redeal(s: State, seat: int | None, rng: Rng) -> None:
    """Replace what the seat cannot see by a random possibility that fits all it has seen."""
    me = -1 if seat is None else seat
    _keep_what_is_known(s, me)
    _redeal_cards(s, me, rng)
    _redeal_orders(s, me, rng)
    loose = _loose_missions(s)
    s.mission_deck = (*rng.dealt(sorted(s.mission_deck[:loose])), *s.mission_deck[loose:])
    _redeal_scrolls(s, me, rng)
    s.halves = [rng.below(2) for _ in s.halves]  # mission 24: nobody knows the order
    if s.found >= 0 and me not in s.finders:
        s.found = rng.pick(_findable(s))


def veil(s: State, me: int) -> None:
    """Lay a veil over all that is dealt again when the seat imagines other worlds."""
    _keep_what_is_known(s, me)
    for other in range(s.seats):
        if other != me:
            s.hands[other] = s.out[other] = a_veil()
            s.laid[other] = veils(len(s.laid[other]))
            known = tuple(n for n in s.scrolls[other] if n in _SHOWN)
            s.scrolls[other] = known + veils(len(s.scrolls[other]) - len(known))
    s.rows = [row if seat == me else veils(len(row)) for seat, row in enumerate(s.rows)]
    s.columns = [tuple((top, a_veil()) for top, _ in column) for column in s.columns]
    s.piles = [veils(len(pile)) for pile in s.piles]
    s.table = s.table[: s.turned] + veils(len(s.table) - s.turned)
    s.undealt = a_veil()
    s.halves = list(veils(len(s.halves)))
    for trick in explored_unseen(s, me):
        trick.veil(s)
    loose = _loose_missions(s)
    s.mission_deck = veils(loose) + s.mission_deck[loose:]
    s.scroll_deck = veils(len(s.scroll_deck))
    s.removed_scrolls = tuple((n if who == me else a_veil(), who) for n, who in s.removed_scrolls)
    if s.activator != me:
        s.offer = veils(len(s.offer))
    if s.found >= 0 and me not in s.finders:
        s.found = a_veil()


def _eye(me: int) -> int:
    return eye(me if me >= 0 else None)


def _keep_what_is_known(s: State, me: int) -> None:
    """The seat can tell what others know of its own hand and of cards it knows of."""
    mine = s.known[_eye(me)] | (s.hands[me] if me >= 0 else 0)
    s.known = [known if who == _eye(me) else known & mine for who, known in enumerate(s.known)]


# ---- playing cards ----


def _redeal_cards(s: State, me: int, rng: Rng) -> None:
    known = s.known[_eye(me)]
    explored = explored_unseen(s, me) if s.explorations else []
    hidden = ALL & ~_in_sight(s, me, explored) if explored else _out_of_sight(s, me)
    others = [seat for seat in range(s.seats) if seat != me]
    hands = [_hand(s, seat, known) for seat in others]
    strays = [stray for trick in explored for stray in trick.strays(s, others)]
    for trick in explored:
        hidden &= ~trick.cards
    if strays or any(hand.limits for hand in hands):
        dealt, strayed, rest = deal(hidden, hands, strays, _room_besides(s, me), rng)
    else:
        rest, dealt, strayed = rng.dealt(cards_in(hidden)), [], []
        for room, _ in hands:
            dealt.append(rest[:room])
            del rest[:room]
    for seat, its in zip(others, dealt, strict=True):
        s.hands[seat] = s.hands[seat] & known | set_of(its)
    for trick in explored:
        trick.fill(s, strayed, rest)
    _lay_out(s, me, rest)


def _out_of_sight(s: State, me: int) -> int:
    """The cards whose places the seat does not know, if it knows all finished tricks."""
    found = s.undealt | set_of(s.table[s.turned :])
    for seat in range(s.seats):
        if seat != me:
            found |= s.hands[seat] | s.out[seat]
        if s.columns:
            found |= set_of([under for _, under in s.columns[seat]])
        if s.piles:
            found |= set_of(s.piles[seat])
    return found & ~s.known[_eye(me)]


def _in_sight(s: State, me: int, explored: list[Explored]) -> int:
    """The cards whose places the seat knows. Those of explored tricks may be elsewhere."""
    seen = set_of(s.table[: s.turned]) | set_of(play.card for play in s.plays)
    for seat, (hand, cards) in enumerate(zip(s.hands, s.open, strict=True)):
        seen |= cards | hand if seat == me else cards | hand & s.known[_eye(me)]
    if me >= 0:
        seen |= s.out[me]
    tricks = {trick.number: trick for trick in explored}
    later = 0  # a card that was played once more is of the later trick
    for number in range(len(s.owners), 0, -1):
        if number in tricks:
            trick = tricks[number]
            seen |= set_of(trick.found)
            trick.cards &= ~(seen | later)
            later |= trick.cards
        else:
            seen |= set_of(pile(s, number))
    return seen


def _hand(s: State, seat: int, known: int) -> Hand:
    """The cards of a hand that are not known."""
    seen = s.hands[seat] & known
    limits = s.limits[seat]
    if seen and limits:
        limits = tuple((of, most - (of & seen).bit_count()) for of, most in limits)
    return Hand(s.hands[seat].bit_count() - seen.bit_count(), limits)


def _room_besides(s: State, me: int) -> int:
    """How many hidden cards lie neither in hands nor in tricks."""
    halves = sum(half.bit_count() for seat, half in enumerate(s.out) if seat != me)
    piles = sum(map(len, (*s.columns, *s.piles)))
    return s.undealt.bit_count() + len(s.table) - s.turned + halves + piles


def _lay_out(s: State, me: int, cards: list[int]) -> None:
    """Put cards wherever hidden ones lie besides hands and tricks."""
    s.table = (*s.table[: s.turned], *(cards.pop() for _ in s.table[s.turned :]))
    s.columns = [tuple((top, cards.pop()) for top, _ in column) for column in s.columns]
    s.piles = [tuple(cards.pop() for _ in pile) for pile in s.piles]
    for seat, half in enumerate(s.out):
        if half and seat != me:
            s.out[seat] = set_of([cards.pop() for _ in range(half.bit_count())])
    s.undealt = set_of(cards)


def _redeal_orders(s: State, me: int, rng: Rng) -> None:
    """Known cards may lie in an unknown order (mission 15) or be chosen secretly (15, 24, 25)."""
    for seat in range(s.seats):
        if seat != me:
            if s.rows:
                s.rows[seat] = tuple(rng.dealt(cards_in(s.hands[seat])))
            if s.laid[seat]:
                chosen = rng.dealt(cards_in(s.hands[seat]))
                s.laid[seat] = tuple(chosen[: len(s.laid[seat])])


def _findable(s: State) -> Cards:
    """What a card that only others see may be: an Explorer's, or a gift (scroll 2)."""
    if s.phase == Phase.TRICKS:
        owner, place = s.previous
        return s.taken[owner][place]
    return tuple(cards_in(exchangeable(s, s.finders[0])))


# ---- missions and scrolls ----


def _loose_missions(s: State) -> int:
    """How many missions nobody has agreed on lie in the deck, below those that were."""
    return len(s.mission_deck) - max(0, len(s.rules.missions) - s.round)


def _redeal_scrolls(s: State, me: int, rng: Rng) -> None:
    """Nobody keeps scroll 17, and whoever has scroll 5 was seen drawing another (UR-15)."""
    others = [seat for seat in range(s.seats) if seat != me]
    pool = [n for seat in others for n in s.scrolls[seat] if n not in _SHOWN]
    pool += [n for n, who in s.removed_scrolls if who != me]
    pool += s.scroll_deck
    if s.activator != me:
        pool += s.offer
    dealt = rng.dealt(sorted([n for n in pool if n not in _SHOWN]))
    for seat in others:
        if s.scrolls[seat]:
            known = [n for n in s.scrolls[seat] if n in _SHOWN]
            its = [dealt.pop() for _ in range(len(s.scrolls[seat]) - len(known))]
            s.scrolls[seat] = (*known, *its)
    for scroll in _SHOWN:
        if scroll in pool:
            dealt.insert(rng.below(len(dealt) + 1), scroll)
    s.removed_scrolls = tuple(
        (n if who == me else dealt.pop(), who) for n, who in s.removed_scrolls
    )
    if s.activator != me:
        s.offer = tuple(dealt.pop() for _ in s.offer)
    s.scroll_deck = tuple(dealt)
