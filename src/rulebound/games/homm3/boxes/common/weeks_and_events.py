"""What Astrologers and Event cards have in common: laying out, removing, empowering, recruiting."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.boxes.common.log import GainedCard, Revealed, ShuffledBack, Slowed
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import recruiting, trade
from rulebound.games.homm3.map.cards import pass_over
from rulebound.games.homm3.model.kinds import KINDS, TIERS
from rulebound.games.homm3.model.log.cards import Removed
from rulebound.games.homm3.model.log.map import RevealedUnits
from rulebound.games.homm3.model.players import Cards, Player
from rulebound.games.homm3.model.state import OPEN, State
from rulebound.games.homm3.model.world import HEROES, Leader
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

DECLINE: Final = plain("decline")
STATISTICS: Final = ("attack", "defense", "power", "knowledge")
HAND: Final = "hand"
DISCARD: Final = "discard"


def each(do: Callable[[State, int], Flow[None]]) -> Callable[[State], Flow[None]]:
    """It happens to every player, in turn order (H3-3.10)."""

    def script(s: State) -> Flow[None]:
        for seat in s.map.seats():
            yield from do(s, seat)

    return script


def name(option: Option) -> str:
    """The thing that an option touches first."""
    return option.refs[0].partition(":")[2]


# ---- cards that lie face up for everybody ----


def lay_open(s: State, cards: Sequence[str]) -> None:
    """Cards lie on the table beside those that lie there already."""
    s.offer += tuple(cards)
    s.searcher = OPEN


def take_up(s: State, card: str) -> None:
    """One of them goes elsewhere."""
    s.offer = decks.without(s.offer, card)


def clear(s: State) -> Cards:
    """What is left of them is taken off the table."""
    left, s.offer, s.searcher, s.searched = s.offer, (), -1, ""
    return left


def reveal(s: State, deck: str, count: int) -> Cards:
    """Cards off the top of a shared deck, for all to see."""
    found: list[str] = []
    while len(found) < count and (card := decks.take_top(s, deck)) is not None:
        found.append(card)
    s.sealed += 1
    lay_open(s, found)
    s.tell(Revealed, deck=deck, cards=found)
    return tuple(found)


def shuffle_back(s: State, cards: Sequence[str], deck: str = "") -> None:
    """Cards go back into their deck, units into that of their tier; it is shuffled (H3-13.20)."""
    for at in {deck or TIERS[KINDS[card].tier] for card in cards}:
        back = tuple(card for card in cards if deck or TIERS[KINDS[card].tier] == at)
        pile = s.decks[at]
        s.decks[at] = pile._replace(cards=s.rng.shuffled(pile.cards + back))
        s.tell(ShuffledBack, deck=at, count=len(back))


# ---- a player's own cards ----


def remove_any(
    s: State, seat: int, kinds: Collection[str], *, least: int = 0, most: int = 0
) -> Flow[int]:
    """Hand cards of some kinds leave the game; returns how many. ``most``: 0 for any number."""
    player = s.players[seat]
    count = 0

    def build() -> tuple[Option, ...]:
        fitting = sorted({card for card in player.hand if CARDS[card].kind in kinds})
        found = tuple(plain("remove", f"card:{card}") for card in fitting)
        return found if count < least else (*found, plain("enough-removed"))

    while (not most or count < most) and (count < least or len(build()) > 1):
        option = yield from ask(seat, Text("homm3-ask-remove-any", {"count": count}), build)
        if option.kind == "enough-removed":
            break
        decks.remove_from_hand(s, seat, name(option))
        count += 1
    return count


def remove_discarded(s: State, seat: int, card: str) -> None:
    """A card of one's own discard pile leaves the game."""
    player = s.players[seat]
    player.discard = decks.without(player.discard, card)
    player.removed += (card,)
    s.tell(Removed, seat=seat, card=card)


def slip(player: Player, card: str) -> None:
    """A card leaves the hand unseen."""
    player.hand = decks.without(player.hand, card)
    if card in player.known:
        player.known = decks.without(player.known, card)


# ---- Empowered Statistic cards (H3-13.10) ----


def empowerable(s: State, seat: int, zones: Sequence[str] = (HAND,)) -> list[tuple[str, str]]:
    """Statistics that could be replaced by the Empowered card of their type, and where they are."""
    player = s.players[seat]
    return [
        (card, zone)
        for zone in zones
        for card in STATISTICS
        if card in (player.hand if zone == HAND else player.discard)
        and trade.left(s, f"{card}_empowered") > 0
    ]


def empower(s: State, seat: int, card: str, zone: str = HAND) -> None:
    """The Empowered card takes the place of the other, which leaves the game."""
    better = f"{card}_empowered"
    if zone == HAND:
        decks.remove_from_hand(s, seat, card)
        decks.earn_card(s, seat, better)
    else:
        remove_discarded(s, seat, card)
        s.players[seat].discard += (better,)
    s.tell(GainedCard, seat=seat, card=better)


def may_empower(s: State, seat: int, zones: Sequence[str] = (HAND,)) -> Flow[bool]:
    """One Statistic may be replaced; whether it was."""
    if not empowerable(s, seat, zones):
        pass_over(s, seat)
        return False

    def build() -> tuple[Option, ...]:
        found = (
            Option("empower", (f"card:{card}", f"zone:{zone}"), data=(card, zone))
            for card, zone in empowerable(s, seat, zones)
        )
        return (*found, DECLINE)

    option = yield from ask(seat, Text("homm3-ask-empower"), build)
    if option is DECLINE:
        return False
    empower(s, seat, *option.data)
    return True


# ---- units and heroes ----


def hire(s: State, seat: int, option: Option) -> Flow[None]:
    """A Neutral Unit on the table joins a player; whoever pays for it shows it."""
    unit = option.data.unit
    if s.searcher != OPEN:
        s.tell(RevealedUnits, seat=seat, troops=[unit])
    take_up(s, unit)
    yield from recruiting.recruit(s, seat, option)


def to_hire(
    s: State, seat: int, less: int = 0, tiers: Sequence[int] = range(len(TIERS))
) -> Iterator[Option]:
    """The Neutral Units on the table that a player can pay for.

    ``less``: gold that cards of the hand could take off.
    """
    units = [unit for unit in dict.fromkeys(s.offer) if KINDS[unit].tier in tiers]
    return recruiting.recruit_options(s, seat, units, less=less)


def may_hire(s: State, seat: int, tiers: Sequence[int] = range(len(TIERS))) -> Flow[None]:
    """One of them may be recruited for its price."""

    def wares(less: int) -> Iterator[Option]:
        return to_hire(s, seat, less, tiers)

    option = yield from recruiting.buy(s, seat, Text("homm3-ask-recruit-open"), wares, DECLINE)
    if option is not DECLINE:
        yield from hire(s, seat, option)


def draw_units(s: State, deck: str, count: int = 1) -> Cards:
    """Cards of a neutral deck are laid out."""
    return reveal(s, deck, count)


def neutral_decks(s: State, tiers: Sequence[int]) -> list[str]:
    """The decks of some tiers that hold any card."""
    names = [TIERS[tier] for tier in tiers]
    return [deck for deck in names if s.decks[deck].cards or s.decks[deck].discard]


def mobile(s: State, seat: int) -> list[int]:
    """The heroes of a player with a movement point to give."""
    realm = s.map.realms[seat]
    return [n for n in Leader if realm.heroes[n] is not None and realm.movement[n] > 0]


def give_up_movement(s: State, seat: int) -> Flow[None]:
    """One of the heroes loses a movement point."""

    def build() -> tuple[Option, ...]:
        return tuple(Option("hero", (f"hero:{HEROES[n]}",), data=n) for n in mobile(s, seat))

    option = yield from ask(seat, Text("homm3-ask-slower-hero"), build)
    s.map.realms[seat].add_movement(option.data, -1)
    s.tell(Slowed, seat=seat, hero=HEROES[option.data], amount=1)
