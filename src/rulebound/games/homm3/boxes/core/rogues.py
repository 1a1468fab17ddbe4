"""The Rogues spy (H3-9.13): they look at the top card of a deck."""

from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.homm3.boxes.core.log import Spied
from rulebound.games.homm3.map import events, weeks
from rulebound.games.homm3.map.abilities import MapAbility, MapMoment, map_ability
from rulebound.games.homm3.model.log.cards import Looked
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table.asking import ask

OWN: Final = "own"
"""What a player's own deck is called among the others."""


def _decks(s: State, seat: int) -> list[str]:
    """The shared decks and their own, as far as they hold cards."""
    found = [name for name, deck in s.decks.items() if deck.cards]
    if not s.rules.events and events.DECK in found:
        found.remove(events.DECK)
    return [*found, OWN] if s.players[seat].deck else found


def _can_spy(s: State, seat: int) -> bool:
    return bool(_decks(s, seat))


def _spy(s: State, seat: int, troop: Troop, number: int) -> Flow[None]:
    """The top card of a deck goes back on top, or to the bottom."""

    def build() -> tuple[Option, ...]:
        return tuple(Option("spy", (f"deck:{name}",), data=name) for name in _decks(s, seat))

    option = yield from ask(seat, Text("homm3-ask-spy", {"troop": troop.kind}), build)
    name: str = option.data
    _take(s, seat, name)

    places = _PLACES.get(name, _card_places)
    option = yield Decision(
        seat, Text("homm3-ask-spied", {"deck": name}), lambda: places(s.offer[0])
    )
    _put_back(s, seat, name, under=option.data)
    s.tell(Spied, seat=seat, deck=name, place="bottom" if option.data else "top")


def _card_places(card: str) -> tuple[Option, ...]:
    refs = (f"card:{card}",)
    return (Option("leave-card", refs, data=False), Option("put-card-under", refs, data=True))


def _week_places(card: str) -> tuple[Option, ...]:
    refs = (f"week:{card}",)
    return (Option("leave-week", refs, data=False), Option("put-week-under", refs, data=True))


def _event_places(card: str) -> tuple[Option, ...]:
    refs = (f"event:{card}",)
    return (Option("leave-event", refs, data=False), Option("put-event-under", refs, data=True))


_PLACES: Final = {weeks.DECK: _week_places, events.DECK: _event_places}
"""Where the card of a deck can go; elsewhere it is a card of players or a unit."""


def _take(s: State, seat: int, name: str) -> None:
    if name == OWN:
        player = s.players[seat]
        s.offer, player.deck = player.deck[-1:], player.deck[:-1]
    else:
        deck = s.decks[name]
        s.offer, s.decks[name] = deck.cards[-1:], deck._replace(cards=deck.cards[:-1])
    s.sealed += 1
    s.searcher, s.searched = seat, name
    s.tell(Looked, seat=seat, deck=name, count=1)


def _put_back(s: State, seat: int, name: str, *, under: bool) -> None:
    rest = s.players[seat].deck if name == OWN else s.decks[name].cards
    whole = s.offer + rest if under else rest + s.offer
    if name == OWN:
        s.players[seat].deck = whole
    else:
        s.decks[name] = s.decks[name]._replace(cards=whole)
    s.offer, s.searcher, s.searched = (), -1, ""


SPIES: Final = map_ability("spies", MapAbility(MapMoment.IN_TURN, _spy, _can_spy))
