"""Where a player's cards lie: hand, open cards, columns, pile and row (UR-6, UR-14)."""

from rulebound.games.urbno.state import Limits, State


def playable(s: State, seat: int) -> int:
    """The cards a player has, in the sense of the rules of play (UR-9.4)."""
    if s.rows and s.rows[seat]:
        return 1 << s.rows[seat][0]  # UR-14.15
    return s.hands[seat] | s.open[seat]


def exchangeable(s: State, seat: int) -> int:
    """Cards that can be given away: those the player can see and could play (UR-D14)."""
    return s.hands[seat] | s.open[seat]


def cards_left(s: State, seat: int) -> int:
    """How many cards of any kind the player still has to play (UR-6.5)."""
    covered = sum(under >= 0 for _, under in s.columns[seat]) if s.columns else 0
    pile = len(s.piles[seat]) if s.piles else 0
    return (s.hands[seat] | s.open[seat]).bit_count() + covered + pile


def take_away(s: State, seat: int, card: int) -> None:
    """The card leaves its place; nothing moves up."""
    bit = 1 << card
    if s.limits[seat] and s.hands[seat] & bit:
        s.limits[seat] = _one_less(s.limits[seat], bit)
    s.hands[seat] &= ~bit
    s.open[seat] &= ~bit
    if s.rows and s.rows[seat]:
        s.rows[seat] = tuple(other for other in s.rows[seat] if other != card)


def _one_less(limits: Limits, bit: int) -> Limits:
    """What is known of a hand that a card has left; of most limits it was none."""
    for of, _ in limits:
        if of & bit:
            return tuple([(of, most - 1 if of & bit else most) for of, most in limits])
    return limits


def exchange(s: State, seat: int, gone: int, came: int) -> None:
    """One card takes the place of another: open for open, in the same column or row (UR-D14)."""
    was, now = 1 << gone, 1 << came
    if s.open[seat] & was:
        s.open[seat] = s.open[seat] & ~was | now
        if s.columns:
            s.columns[seat] = tuple(
                (came if top == gone else top, under) for top, under in s.columns[seat]
            )
    else:
        s.hands[seat] = s.hands[seat] & ~was | now
        if s.rows:
            s.rows[seat] = tuple(came if card == gone else card for card in s.rows[seat])


def give_hand(s: State, givers: list[int], takers: list[int]) -> None:
    """Whole hands change owners at the same time; a giver remembers what went (UR-D25)."""
    hands, limits = s.hands[:], s.limits[:]
    for giver, taker in zip(givers, takers, strict=True):
        s.hands[taker], s.limits[taker] = hands[giver], limits[giver]
        remember(s, hands[giver], giver)
    s.sealed += 1


def remember(s: State, cards: int, *seats: int) -> None:
    """The seats know where these cards are."""
    for seat in seats:
        s.known[seat] |= cards


def forget(s: State, cards: int, *but: int) -> None:
    """Others can no longer be sure where these cards are, after some may have left unseen."""
    s.known = [known if who in but else known & ~cards for who, known in enumerate(s.known)]


def has_none_of(s: State, seat: int, cards: int) -> None:
    """All have seen that the seat's hand holds none of these."""
    limits = []
    for limit in s.limits[seat]:
        if limit[1]:
            limits.append(limit)
        else:
            cards |= limit[0]
    s.limits[seat] = (*limits, (cards, 0))


def may_have_come(s: State, seat: int) -> None:
    """A card that others did not see may have come into the hand."""
    s.limits[seat] = tuple((of, most + 1) for of, most in s.limits[seat])


def knows_pile(s: State, viewer: int | None, owner: int) -> bool:
    """Whether the viewer knows every card in the owner's tricks, after all Explorers."""
    return all(
        e.shown or viewer in (e.user, owner)
        for e in s.explorations
        if s.owners[e.trick - 1] == owner
    )
