"""The game as a script. Numbers in comments are those of the README."""

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound_truc.table import HAND, NOBODY, PACK, Table
from rulebound_truc.told import Accepted, Dealt, Folded, Got, Played, Raised, Round, Trick

RAISE, ACCEPT, FOLD = plain("raise"), plain("accept"), plain("fold")


def turn(t: Table, seat: int) -> Flow[None]:
    """3. A card; perhaps a raise before it."""
    raises = (RAISE,) if t.points[seat] + t.stake < t.target else ()  # 5
    option = yield Decision(seat, Text("truc-ask-turn"), lambda: (*cards_of(t, seat), *raises))
    if option == RAISE:
        t.offered = 2 if t.stake == 1 else t.stake + 2  # 5
        t.tell(Raised, seat=seat, stake=t.offered)
        asked = Text("truc-ask-raise", {"seat": seat, "stake": t.offered})
        answer = yield Decision(1 - seat, asked, lambda: (ACCEPT, FOLD))
        stake, t.offered = t.offered, 0
        if answer == FOLD:
            t.tell(Folded, seat=1 - seat)
            return score(t, seat)
        t.stake = stake
        t.tell(Accepted, seat=1 - seat)
        option = yield Decision(seat, Text("truc-ask-card"), lambda: cards_of(t, seat))
    t.hands[seat] = tuple(card for card in t.hands[seat] if card != option.data)
    t.played[seat] += (option.data,)
    t.tell(Played, seat=seat, card=option.data)
    if t.led(1 - seat) is None:
        t.tell(Trick, seat=t.takers[-1])
    if t.winner is not None:
        score(t, t.winner)


def cards_of(t: Table, seat: int) -> tuple[Option, ...]:
    return tuple(Option("play", (f"card:{card}",), data=card) for card in t.hands[seat])


def score(t: Table, winner: int) -> None:
    """4. The stake goes to the winner; unless that ends the game, cards are dealt again."""
    if winner != NOBODY:
        t.points[winner] += t.stake
    t.tell(Round, seat=winner, points=t.stake)
    if not t.over:
        deal(t)


def deal(t: Table) -> None:
    """2. Three cards each, of the whole pack."""
    t.deals += 1
    t.dealer, t.stake, t.played = 1 - t.dealer, 1, [(), ()]
    t.tell(Dealt, seat=t.dealer)
    cards = t.rng.shuffled(PACK)
    for seat in (0, 1):
        t.hands[seat] = tuple(sorted(cards[seat * HAND :][:HAND], key=PACK.index))
        t.tell_only(seat, Got, cards=list(t.hands[seat]))
