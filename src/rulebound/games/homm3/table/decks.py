"""Drawing, discarding and searching (H3-5.2 to H3-5.14); gains and losses of a player."""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.core.veil import is_veiled
from rulebound.games.homm3.model.log import cards as log
from rulebound.games.homm3.model.log.map import Gained
from rulebound.games.homm3.model.players import Cards, Deck, Player
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table.asking import ask, maybe_card, pick_card

FACE_UP: Final = ("ability", "artifact", "spell")
"""Decks whose discard pile is never empty (H3-5.8, H3-5.11)."""


def owner_of(searched: str) -> int:
    """The player at whose deck somebody looks (``seat-1``); -1: it is no other player's."""
    return int(searched.removeprefix("seat-")) if searched.startswith("seat-") else -1


def without(cards: Cards, card: str) -> Cards:
    """The cards but for one copy of a card, the uppermost."""
    for at in range(len(cards) - 1, -1, -1):
        if cards[at] == card:
            return cards[:at] + cards[at + 1 :]
    raise ValueError(f"there is no {card} among {cards}")


# ---- a player's own cards ----


def draw(s: State, seat: int, count: int = 1) -> Cards:
    """H3-5.4: an empty deck is made again of the discard pile; without both nothing is drawn."""
    p = s.players[seat]
    drawn: list[str] = []
    while len(drawn) < count:
        if not p.deck:
            if not p.discard:
                break
            reshuffle(s, p)
        drawn.append(p.deck[-1])
        p.deck = p.deck[:-1]
    if drawn:
        p.hand += tuple(drawn)
        s.sealed += 1
        s.tell_only(seat, log.Drew, seat=seat, cards=drawn)
        s.tell_others(seat, log.DrewHidden, seat=seat, count=len(drawn))
    return tuple(drawn)


def reshuffle(s: State, p: Player) -> None:
    """The discard pile goes into the deck, which is shuffled."""
    p.deck = s.rng.shuffled(p.deck + p.discard)
    p.discard = ()


def put_off(s: State, seat: int, card: str) -> None:
    """Discard a card from the hand (H3-5.5)."""
    p = s.players[seat]
    take_from_hand(p, card)
    p.discard += (card,)
    s.tell(log.Discarded, seat=seat, card=card)


def take_from_hand(p: Player, card: str) -> None:
    """A card leaves the hand for all to see."""
    p.hand = without(p.hand, card)
    if card in p.known:
        p.known = without(p.known, card)
    elif p.secret.count(card) > sum(not is_veiled(c) and c == card for c in (*p.hand, *p.deck)):
        reveal(p, card)  # otherwise it may as well be a copy that everybody knew of


def reveal(p: Player, *cards: str) -> None:
    """Everybody gets to see cards that were their owner's secret."""
    if is_veiled(p.secret):
        return  # whoever asks what is certain need not know which of them were secret
    for card in cards:
        if card in p.secret:
            p.secret = without(p.secret, card)


def choose_discard(s: State, seat: int, count: int = 1) -> Flow[Cards]:
    """The owner discards so many hand cards, or all if there are fewer."""
    p = s.players[seat]
    gone: list[str] = []
    for left in range(min(count, len(p.hand)), 0, -1):
        card = yield from pick_card(
            seat, Text("homm3-ask-discard", {"left": left}), lambda: p.hand, "discard"
        )
        put_off(s, seat, card)
        gone.append(card)
    return tuple(gone)


def choose_discards(s: State, seat: int, most: int | None = None) -> Flow[int]:
    """Any number of hand cards, or at most so many; returns how many were discarded."""
    p = s.players[seat]
    count = 0
    while p.hand and (most is None or count < most):

        def build() -> tuple[Option, ...]:
            found = tuple(plain("discard", f"card:{card}") for card in sorted(set(p.hand)))
            return (*found, plain("enough"))

        option = yield from ask(seat, Text("homm3-ask-discards", {"count": count}), build)
        if option.kind == "enough":
            break
        put_off(s, seat, option.refs[0].partition(":")[2])
        count += 1
    return count


def discard_at_random(s: State, seat: int) -> str | None:
    """H3-14.2."""
    p = s.players[seat]
    if not p.hand:
        return None
    card = s.rng.pick(p.hand)
    put_off(s, seat, card)
    return card


# ---- shared decks ----


def take_top(s: State, name: str) -> str | None:
    """The top card of a shared deck.

    Other decks than those of :data:`FACE_UP` are made again of their discards only now (H3-9.20);
    of those the last card of all can only be the one that lies face up (H3-5.12).
    """
    _rebuild(s, name)
    deck = s.decks[name]
    if not deck.cards:
        if not deck.discard:
            return None
        deck = Deck(s.rng.shuffled(deck.discard))
    s.decks[name] = deck._replace(cards=deck.cards[:-1])
    s.sealed += 1
    _rebuild(s, name)
    return deck.cards[-1]


def _rebuild(s: State, name: str) -> None:
    """H3-5.10: a deck that has run out is made again at once, and its top card turned up."""
    deck = s.decks[name]
    if name in FACE_UP and not deck.cards and len(deck.discard) > 1:
        cards = s.rng.shuffled(deck.discard)
        s.decks[name] = Deck(cards[:-1], cards[-1:])


def lay_off(s: State, name: str, card: str) -> None:
    """A card goes onto the discard pile of a shared deck."""
    deck = s.decks[name]
    s.decks[name] = deck._replace(discard=(*deck.discard, card))


def refill(s: State, name: str) -> None:
    """H3-5.11: an empty discard pile is refilled with the top card of its deck.

    A deck that could not be made again as it ran out is now, of what was discarded since.
    """
    _rebuild(s, name)
    if not s.decks[name].discard and s.decks[name].cards:
        card = take_top(s, name)
        assert card is not None
        lay_off(s, name, card)


def take_out(s: State, name: str, card: str) -> bool:
    """A card out of a shared deck, even if it lies face up already; whether it was there."""
    deck = s.decks[name]
    s.sealed += 1
    if card in deck.cards:
        s.decks[name] = deck._replace(cards=without(deck.cards, card))
        _rebuild(s, name)
        return True
    if card not in deck.discard:
        return False
    s.decks[name] = deck._replace(discard=without(deck.discard, card))
    if name in FACE_UP:
        refill(s, name)
    return True


def gain_card(s: State, seat: int, card: str, *, seen: bool = True) -> None:
    """H3-5.7. ``seen``: everybody knows which card it is."""
    p = s.players[seat]
    p.hand += (card,)
    if seen:
        p.known += (card,)
    else:
        p.secret += (card,)


def earn_card(s: State, seat: int, card: str, *, seen: bool = True) -> None:
    """A card that a hero gains goes to the hand, or with OPT-14 to the discard pile (H3-5.7)."""
    if s.rules.gains_discarded:
        s.players[seat].discard += (card,)
        s.tell(log.Discarded, seat=seat, card=card)
    else:
        gain_card(s, seat, card, seen=seen)


def search(
    s: State, seat: int, name: str, count: int, foreign: Callable[[str], bool] = lambda card: False
) -> Flow[str | None]:
    """H3-5.9: LOOK at so many cards and keep one, or TAKE the top card of the discard pile.

    ``foreign``: cards that the searcher can never use and may have replaced (H3-5.34).
    """
    deck = s.decks[name]
    if not deck.cards and not deck.discard:
        return None

    def ways() -> tuple[Option, ...]:
        found = []
        if s.decks[name].cards or len(s.decks[name].discard) > 1:
            found.append(Option("look", (f"deck:{name}",), data=True))
        if s.decks[name].discard:
            found.append(
                Option("take", (f"deck:{name}", f"card:{s.decks[name].discard[-1]}"), data=False)
            )
        return tuple(found)

    way = yield from ask(seat, Text("homm3-ask-search", {"deck": name, "count": count}), ways)
    s.sealed += 1
    if not way.data:
        card = s.decks[name].discard[-1]
        s.decks[name] = s.decks[name]._replace(discard=s.decks[name].discard[:-1])
        s.tell(log.Took, seat=seat, deck=name, card=card)
        earn_card(s, seat, card)
        refill(s, name)
        return card
    kept = yield from look(s, seat, name, count, foreign)
    return kept


def look(
    s: State, seat: int, name: str, count: int, foreign: Callable[[str], bool] = lambda card: False
) -> Flow[str | None]:
    """Look at the top cards of a shared deck, keep one and discard the others."""
    seen: list[str] = []
    while len(seen) < count and (card_ := take_top(s, name)) is not None:
        seen.append(card_)
    if not seen:
        return None
    s.sealed += 1
    s.offer = tuple(seen)
    s.searcher, s.searched = seat, name
    s.tell(log.Looked, seat=seat, deck=name, count=len(seen))
    yield from _replace(s, seat, name, foreign)
    kept = yield from pick_card(
        seat, Text("homm3-ask-keep", {"deck": name}), lambda: s.offer, "keep"
    )
    s.offer = without(s.offer, kept)
    s.tell_only(seat, log.Kept, seat=seat, card=kept)
    s.tell_others(seat, log.KeptHidden, seat=seat, deck=name)
    earn_card(s, seat, kept, seen=False)
    while s.offer:
        card = yield from pick_card(
            seat, Text("homm3-ask-lay-off", {"deck": name}), lambda: s.offer, "lay-off"
        )
        s.offer = without(s.offer, card)
        lay_off(s, name, card)
        s.tell(log.LaidOff, seat=seat, deck=name, card=card)
    s.searcher, s.searched = -1, ""
    refill(s, name)
    return kept


def _replace(s: State, seat: int, name: str, foreign: Callable[[str], bool]) -> Flow[None]:
    """Discard cards of another faction and draw others for them."""
    while True:
        card = yield from maybe_card(
            seat,
            Text("homm3-ask-replace", {"deck": name}),
            lambda: [card for card in s.offer if foreign(card)],
            "replace",
        )
        if card is None:
            return
        s.offer = without(s.offer, card)
        lay_off(s, name, card)
        s.tell(log.LaidOff, seat=seat, deck=name, card=card)
        other = take_top(s, name)
        if other is not None:
            s.offer += (other,)
            s.sealed += 1


def remove_from_hand(s: State, seat: int, card: str) -> None:
    """A hand card leaves the game for good (H3-5.5)."""
    p = s.players[seat]
    take_from_hand(p, card)
    p.removed += (card,)
    s.tell(log.Removed, seat=seat, card=card)


def peek(
    s: State, seat: int, name: str, foreign: Callable[[str], bool] = lambda card: False
) -> Flow[None]:
    """Look at the top card of a shared deck and keep or discard it."""
    card = take_top(s, name)
    if card is None:
        return
    s.sealed += 1
    s.offer, s.searcher, s.searched = (card,), seat, name
    s.tell(log.Looked, seat=seat, deck=name, count=1)
    yield from _replace(s, seat, name, foreign)
    kept = yield from maybe_card(
        seat, Text("homm3-ask-keep", {"deck": name}), lambda: s.offer, "keep"
    )
    card, s.offer = s.offer[0], ()
    s.searcher, s.searched = -1, ""
    if kept is None:
        lay_off(s, name, card)
        s.tell(log.LaidOff, seat=seat, deck=name, card=card)
        return
    s.tell_only(seat, log.Kept, seat=seat, card=card)
    s.tell_others(seat, log.KeptHidden, seat=seat, deck=name)
    earn_card(s, seat, card, seen=False)


def take_back_one(s: State, seat: int, count: int) -> Flow[None]:
    """One of the topmost cards of their own discard pile; the others go back in any order."""
    p = s.players[seat]
    top = p.discard[-count:]
    p.discard = p.discard[: -len(top)]
    card = yield from pick_card(seat, Text("homm3-ask-take-back"), lambda: top, "fetch")
    gain_card(s, seat, card)
    s.tell(log.Fetched, seat=seat, card=card)
    left = [without(top, card)]
    while left[0]:
        under = yield from pick_card(seat, Text("homm3-ask-put-back"), lambda: left[0], "put-back")
        left[0] = without(left[0], under)
        p.discard += (under,)


# ---- resources ----


def gain(s: State, seat: int, *, gold: int = 0, materials: int = 0, valuables: int = 0) -> None:
    p = s.players[seat]
    p.gold += gold
    p.materials += materials
    p.valuables += valuables
    s.tell(Gained, seat=seat, gold=gold, materials=materials, valuables=valuables)
