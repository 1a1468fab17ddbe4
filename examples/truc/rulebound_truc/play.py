"""The game as a script. Numbers in comments are those of the README."""

from rulebound.core.flow import CHECKPOINT, Decision, Flow, Option, Text, plain
from rulebound_truc.seam import Accepted, Dealt, Folded, Got, Played, Raised, Round, Trick
from rulebound_truc.table import CODES, HAND, NOBODY, Table, round_winner

RAISE, ACCEPT, FOLD = plain("raise"), plain("accept"), plain("fold")


def play(t: Table) -> Flow[None]:
    while not t.over:
        yield CHECKPOINT
        yield from trick(t)


def deal(t: Table) -> None:
    """2. Three cards each, of the whole pack."""
    t.deals += 1
    t.dealer = 1 - t.dealer
    t.stake = 1
    t.played = [(), ()]
    cards = t.rng.shuffled(range(len(CODES)))
    t.tell(Dealt, seat=t.dealer)
    for seat in (0, 1):
        t.hands[seat] = tuple(sorted(cards[seat * HAND :][:HAND]))
        t.tell_only(seat, Got, cards=[CODES[card] for card in t.hands[seat]])


def trick(t: Table) -> Flow[None]:
    """3. Both play a card, unless one of them folds."""
    leader = t.leader
    for seat in (leader, 1 - leader):
        lies_there = t.led(1 - seat) != NOBODY  # in a position
        if not lies_there and (yield from turn(t, seat)):
            return
    t.tell(Trick, seat=t.takers[-1])
    winner = round_winner(t.takers)
    if winner is not None:
        score(t, winner)


def turn(t: Table, seat: int) -> Flow[bool]:
    """Perhaps a raise, then a card; whether the other player folded."""
    option: Option = yield Decision(seat, Text("truc-ask-turn"), lambda: acts(t, seat))
    if option.kind == "raise":
        t.offered = 2 if t.stake == 1 else t.stake + 2  # 5
        t.tell(Raised, seat=seat, stake=t.offered)
        asked = Text("truc-ask-raise", {"seat": seat, "stake": t.offered})
        answer = yield Decision(1 - seat, asked, lambda: (ACCEPT, FOLD))
        stake, t.offered = t.offered, 0
        if answer.kind == "fold":
            t.tell(Folded, seat=1 - seat)
            score(t, seat)
            return True
        t.stake = stake
        t.tell(Accepted, seat=1 - seat)
        option = yield Decision(seat, Text("truc-ask-card"), lambda: cards_of(t, seat))
    t.hands[seat] = tuple(card for card in t.hands[seat] if card != option.data)
    t.played[seat] += (option.data,)
    t.tell(Played, seat=seat, card=CODES[option.data])
    return False


def acts(t: Table, seat: int) -> tuple[Option, ...]:
    """5. A stake that wins the game is not raised."""
    wins = t.points[seat] + t.stake >= t.target
    return cards_of(t, seat) if wins else (*cards_of(t, seat), RAISE)


def cards_of(t: Table, seat: int) -> tuple[Option, ...]:
    return tuple(Option("play", (f"card:{CODES[card]}",), data=card) for card in t.hands[seat])


def score(t: Table, winner: int) -> None:
    """4. The stake goes to the winner; unless that ends the game, cards are dealt again."""
    if winner != NOBODY:
        t.points[winner] += t.stake
    t.tell(Round, seat=winner, points=t.stake)
    if not t.over:
        deal(t)
