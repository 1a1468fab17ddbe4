"""Heroes and their Specialties (H3-5.60) of the Fortress."""

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.specialties import favours, specialties
from rulebound.games.homm3.boxes.fortress import BOX
from rulebound.games.homm3.combat.cards import (
    ANYTIME,
    Effect,
    Mode,
    Play,
    Timing,
)
from rulebound.games.homm3.map.ways import (
    has_cards_to_draw,
    twice_for,
)
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero
from rulebound.games.homm3.model.log.cards import Kept, KeptHidden, Looked, Took
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask, pick_card

hero("wystan", Faction.FORTRESS, "might", (0, 4, 1, 1), "archery", BOX)
favours("wystan", twice_for("lizardmen"), four="health", six="initiative", more=2)


def _fire_power(amount: int) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.lay("power_fire", amount=amount)
        return
        yield

    return Effect(Mode.BASIC, Timing.ONGOING, do)


def _search_own_deck(fx: Play) -> Flow[None]:
    """H3-5.9 with your own deck: keep one of three, or take the top card of the discard pile."""
    s, player = fx.s, fx.player

    def ways() -> tuple[Option, ...]:
        found = [Option("look", ("deck:own",), data=True)] if player.deck else []
        if player.discard:
            top = player.discard[-1]
            found.append(Option("take", ("deck:own", f"card:{top}"), data=False))
        return tuple(found)

    way = yield from ask(fx.seat, Text("homm3-ask-search", {"deck": "own", "count": 3}), ways)
    s.sealed += 1
    if way.data:
        s.offer, player.deck = player.deck[-3:], player.deck[:-3]
        s.searcher, s.searched = fx.owner, "own"
        s.tell(Looked, seat=fx.owner, deck="own", count=len(s.offer))
        kept = yield from pick_card(
            fx.seat, Text("homm3-ask-keep", {"deck": "own"}), lambda: s.offer, "keep"
        )
        player.hand += (kept,)
        laid_off = decks.without(s.offer, kept)
        player.discard += laid_off
        decks.reveal(player, *laid_off)
        s.offer, s.searcher, s.searched = (), -1, ""
        s.tell_only(fx.owner, Kept, seat=fx.owner, card=kept)
        s.tell_others(fx.owner, KeptHidden, seat=fx.owner, deck="own")
    else:
        kept = player.discard[-1]
        player.discard = player.discard[:-1]
        decks.gain_card(s, fx.owner, kept)
        s.tell(Took, seat=fx.owner, deck="own", card=kept)
    decks.reshuffle(s, player)


hero("adrienne", Faction.FORTRESS, "magic", (0, 1, 2, 2), "wisdom", BOX)
specialties(
    "adrienne",
    (_fire_power(1),),
    (Effect(Mode.BASIC, Timing.INSTANT, _search_own_deck, ANYTIME, has_cards_to_draw),),
    (_fire_power(2),),
)
