"""Astrologers Proclaim cards of the core box (Appendix A.8)."""

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.weeks_and_events import DECLINE, each, slip
from rulebound.games.homm3.boxes.core.log import GuardReplaced, ShuffledIn
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import map_dice, recruiting, resources, unit_decks, visits
from rulebound.games.homm3.map.in_combat import replaceable
from rulebound.games.homm3.map.weeks import (
    CRAZY_WIZARD,
    GRIM_WARLOCK,
    GROOVY_SATYR,
    SWIFT_WEASEL,
    Holds,
    Week,
    first_astrologers,
    week,
)
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Cost, Tier
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks, morale
from rulebound.games.homm3.table.asking import ask

week(Week("dead_silence"))

# ---- movement, hands, dice and spells ----

week(Week("battalions_stallion", until=Holds.NEXT, movement=1))
week(Week("magic_tortoise", until=Holds.NEXT, movement=-1))
week(Week("profuse_growth", until=Holds.NEXT, hand=1))
week(Week(SWIFT_WEASEL, until=Holds.NEXT))
week(Week(CRAZY_WIZARD, until=Holds.NEXT))
week(Week(GRIM_WARLOCK, until=Holds.NEXT))


# ---- the next Resource Round ----

week(Week("gold_dragon", until=Holds.INCOME, income=Cost(5)))
week(Week("wild_debauchery", until=Holds.INCOME, income=Cost(-5)))
week(Week("merry_leprechaun", until=Holds.INCOME, income=Cost(0, 0, 1)))
week(Week("greedy_dragon", until=Holds.INCOME, income=Cost(0, 0, -1)))


# ---- at once ----


def _annoying_lizard(s: State, seat: int) -> Flow[None]:
    """Artifacts and Spells of the hand are shuffled into the deck for as many other cards."""
    yield from ()
    player = s.players[seat]
    gone = [
        card for card in player.hand if CARDS[card].kind in (CardKind.ARTIFACT, CardKind.SPELLCARD)
    ]
    for card in gone:
        slip(player, card)
    if gone:
        player.deck = s.rng.shuffled(player.deck + tuple(gone))
        s.sealed += 1
        s.tell(ShuffledIn, seat=seat, count=len(gone))
        decks.draw(s, seat, len(gone))


week(Week("annoying_lizard", do=each(_annoying_lizard)))
week(Week("fancy_pixie", do=each(morale.gain)))
week(Week("fluffy_rabbit", do=each(lambda s, seat: map_dice.roll(s, seat, "treasure"))))
week(Week("white_raven", do=each(lambda s, seat: map_dice.roll(s, seat, "resource"))))


def _friendly_beaver(s: State) -> Flow[None]:
    yield from ()
    visits.lift_cubes(s)


week(Week("friendly_beaver", do=_friendly_beaver, redraw=first_astrologers))


def _isras_friends(s: State, seat: int) -> Flow[None]:
    yield from recruiting.may_reinforce(
        s, seat, resources.half, (Tier.BRONZE, Tier.SILVER, Tier.GOLD)
    )


week(Week("isras_friends", do=each(_isras_friends)))


def _terrible_plague(s: State, seat: int) -> Flow[None]:
    """A Pack of the player's choice becomes a Few."""

    def build() -> tuple[Option, ...]:
        packs = [troop.kind for troop in s.players[seat].troops if troop.pack]
        return tuple(Option("weaken", (f"troop:{unit}",), data=unit) for unit in packs)

    if build():
        option = yield from ask(seat, Text("homm3-ask-plague"), build)
        unit_decks.flip(s, seat, option.data, pack=False)


week(Week("terrible_plague", do=each(_terrible_plague)))


# ---- guards ----


def _groovy_satyr(s: State, seat: int) -> Flow[None]:
    """One of the guards that were drawn may be replaced by another one of its tier."""
    b = s.fight

    def build() -> tuple[Option, ...]:
        found = (
            Option("replace-guard", (f"troop:{unit}",), data=unit)
            for unit in dict.fromkeys(troop.kind for troop in replaceable(s))
        )
        return (*found, DECLINE)

    option = yield from ask(seat, Text("homm3-ask-replace-guard"), build)
    if option is DECLINE:
        return
    old: str = option.data
    tier = TIERS[KINDS[old].tier]
    new = decks.take_top(s, tier)
    s.sealed += 1
    if new is None:
        return
    decks.lay_off(s, tier, old)
    guards = list(b.reserve[Side.DEFENDER])
    guards[guards.index(Troop(old))] = Troop(new)
    b.reserve[Side.DEFENDER] = tuple(guards)
    s.tell(GuardReplaced, seat=seat, troop=old, unit=new)


week(Week(GROOVY_SATYR, until=Holds.NEXT, guards=_groovy_satyr))
