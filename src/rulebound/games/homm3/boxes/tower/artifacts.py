"""Artifacts (H3-5.40) of the Tower."""

from collections.abc import Sequence

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.artifacts import artifact, morale, movement, throughout
from rulebound.games.homm3.boxes.common.casting import castings, may_cast
from rulebound.games.homm3.boxes.common.finds import (
    SHARED,
    exchanges,
    fetches,
    is_spell,
    searches,
    top_of_discard,
)
from rulebound.games.homm3.boxes.common.rerolls import rerolls, turns_die
from rulebound.games.homm3.boxes.common.specialty_effects import lies_on
from rulebound.games.homm3.boxes.common.wards import AT_SPELL, cancel, cancels, enemy_spell
from rulebound.games.homm3.boxes.tower import BOX
from rulebound.games.homm3.combat import dice, harm, targets
from rulebound.games.homm3.combat.cards import (
    ANY,
    ANYTIME,
    AT_ACTIVATION,
    Effect,
    Mode,
    Moment,
    Play,
    Timing,
)
from rulebound.games.homm3.map.ways import defense, lasting
from rulebound.games.homm3.model.battle import Ongoing, Unit
from rulebound.games.homm3.model.cards import Rarity
from rulebound.games.homm3.model.kinds import Tier
from rulebound.games.homm3.model.log.cards import Removed
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask, pick_card

# ---- minor ----

artifact(
    "equestrians_gloves",
    Rarity.MINOR,
    lasting(Mode.TOP, "initiative", 1),
    movement(Mode.BOTTOM),
    BOX,
)
artifact("glyph_of_gallantry", Rarity.MINOR, morale(Mode.TOP), defense(Mode.BOTTOM, 1), BOX)


def _top_spell(fx: Play) -> str:
    """The uppermost card of the discard pile of the Spell deck."""
    return fx.s.decks["spell"].discard[-1] if fx.s.decks["spell"].discard else ""


def _can_cast_top(fx: Play) -> bool:
    card = _top_spell(fx)
    if not card:
        return False
    hand = fx.player.hand
    fx.player.hand = (*decks.without(hand, fx.card.id), card)
    able = bool(castings(fx, card, 0))
    fx.player.hand = hand
    return able


def _cast_top(fx: Play) -> Flow[None]:
    """It is cast as from the hand, and ends in the caster's discard pile."""
    deck = fx.s.decks["spell"]
    card = _top_spell(fx)
    fx.s.decks["spell"] = deck._replace(discard=deck.discard[:-1])
    decks.refill(fx.s, "spell")
    decks.gain_card(fx.s, fx.owner, card)
    if not (yield from may_cast(fx, card, 0)) and card in fx.player.hand:
        decks.put_off(fx.s, fx.owner, card)


artifact(
    "helm_of_the_alabaster_unicorn",
    Rarity.MINOR,
    fetches(Mode.TOP, is_spell),
    Effect(Mode.BOTTOM, Timing.INSTANT, _cast_top, AT_ACTIVATION, _can_cast_top, removed=True),
    BOX,
)


def _to_fetter(fx: Play) -> list[Unit]:
    if not fx.b.guards:
        return []
    return [u for u in fx.all() if u.tier < Tier.AZURE and harm.can_be_paralysed(u)]


def _fetter(fx: Play) -> Flow[None]:
    harm.paralyse(fx.s, fx.unit)
    return
    yield


artifact(
    "ring_of_the_wayfarer",
    Rarity.MINOR,
    lasting(Mode.TOP, "initiative", 1),
    Effect(Mode.BOTTOM, Timing.INSTANT, _fetter, frozenset((Moment.START,)), targets=_to_fetter),
    BOX,
)

# ---- major ----


def _every_face(kind: str) -> Sequence[int]:
    return range(6)


artifact(
    "cards_of_prophecy",
    Rarity.MAJOR,
    rerolls(Mode.TOP),
    turns_die(Mode.BOTTOM, _every_face),
    BOX,
)


def _draw_two(fx: Play) -> Flow[None]:
    fx.draw(2)
    return
    yield


artifact(
    "mystic_orb_of_mana",
    Rarity.MAJOR,
    top_of_discard(Mode.TOP, 4),
    Effect(
        Mode.BOTTOM,
        Timing.INSTANT,
        _draw_two,
        ANYTIME,
        lambda fx: bool(fx.player.deck) and not fx.player.discard,
    ),
    BOX,
)


def _fettered(fx: Play) -> list[Unit]:
    return [u for u in fx.all() if u.paralysed]


def _unfetter(fx: Play) -> Flow[None]:
    harm.free(fx.s, fx.unit)
    return
    yield


artifact(
    "pendant_of_second_sight",
    Rarity.MAJOR,
    lies_on(Mode.TOP, (("unfettered", 1),), targets.anybody),
    Effect(Mode.BOTTOM, Timing.INSTANT, _unfetter, ANY, targets=_fettered),
    BOX,
)
artifact(
    "surcoat_of_counterpoise",
    Rarity.MAJOR,
    cancels(Mode.TOP, lambda casting: casting.power <= 1),
    searches(Mode.BOTTOM, "artifact", 1, removed=True),
    BOX,
)

# ---- relics ----


def _polarity(fx: Play) -> Flow[None]:
    """Two Attack dice; with a +1 the spell fails."""
    thrown = (dice.throw(fx.s), dice.throw(fx.s))
    faces = yield from dice.settle_dice(fx.s, fx.side, "card", thrown, None)
    if 1 in faces:
        yield from cancel(fx)


def _lasting(fx: Play) -> list[Ongoing]:
    """Effects of cards that lie in play."""
    return [e for e in fx.b.ongoing if e.lies]


def _end_one(fx: Play) -> Flow[None]:
    def build() -> tuple[Option, ...]:
        found: dict[tuple[str, ...], Option] = {}
        for e in _lasting(fx):
            refs: tuple[str, ...] = (f"card:{e.card}",)
            if e.unit >= 0:
                refs += (fx.b.units[e.unit].ref,)
            found.setdefault(refs, Option("end-effect", refs, data=e))
        return tuple(found.values())

    option = yield from ask(fx.seat, Text("homm3-ask-end-effect", {"card": fx.card.id}), build)
    gone = option.data
    harm.end_effects(
        fx.s,
        [e for e in fx.b.ongoing if (e.card, e.side, e.unit) == (gone.card, gone.side, gone.unit)],
    )


artifact(
    "boots_of_polarity",
    Rarity.RELIC,
    Effect(Mode.TOP, Timing.INSTANT, _polarity, AT_SPELL, lambda fx: enemy_spell(fx) is not None),
    Effect(Mode.BOTTOM, Timing.ACTIVATION, _end_one, AT_ACTIVATION, lambda fx: bool(_lasting(fx))),
    BOX,
)
artifact(
    "orb_of_inhibition",
    Rarity.RELIC,
    throughout(Mode.TOP, "inhibited", removed=True),
    throughout(Mode.BOTTOM, "disrupted", rounds=1),
    BOX,
)


def _tidy(fx: Play) -> Flow[None]:
    """A card of the hand or the discard pile leaves the game, of any kind."""
    player = fx.player
    prompt = Text("homm3-ask-give-away", {"card": fx.card.id})
    card = yield from pick_card(fx.seat, prompt, lambda: (*player.hand, *player.discard), "remove")
    if card in player.hand:
        decks.remove_from_hand(fx.s, fx.owner, card)
    else:
        player.discard = decks.without(player.discard, card)
        player.removed += (card,)
        fx.s.tell(Removed, seat=fx.owner, card=card)


artifact(
    "spellbinders_hat",
    Rarity.RELIC,
    exchanges(Mode.TOP, SHARED, 2),
    Effect(
        Mode.BOTTOM,
        Timing.INSTANT,
        _tidy,
        ANYTIME,
        lambda fx: len(fx.player.hand) > 1 or bool(fx.player.discard),
        removed=True,
    ),
    BOX,
)
