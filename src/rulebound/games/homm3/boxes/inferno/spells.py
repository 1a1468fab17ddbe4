"""Spells (H3-5.45) of the Inferno."""

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.boxes.common.specialties import around
from rulebound.games.homm3.boxes.common.spells import by_grade, spell
from rulebound.games.homm3.boxes.inferno import BOX
from rulebound.games.homm3.combat import dice
from rulebound.games.homm3.combat.cards import ON_MAP, Play, Timing
from rulebound.games.homm3.model.kinds import TIERS
from rulebound.games.homm3.model.log.cards import LaidOff, Looked
from rulebound.games.homm3.model.spaces import SPACES
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask, pick_space

ROLLS = (1, 2, 4)
"""Attack dice by grade."""


def _aim_inferno(fx: Play) -> Flow[None]:
    at = yield from pick_space(
        fx.seat,
        Text("homm3-ask-space", {"card": fx.card.id}),
        lambda: [at for at in range(SPACES) if around(fx, at, True)],
    )
    fx.spaces = (at,)


def _inferno(fx: Play) -> Flow[None]:
    """Damage for each +1 to everybody there and beside it."""
    thrown = tuple(dice.throw(fx.s) for _ in range(ROLLS[fx.grade]))
    faces = yield from dice.settle_dice(fx.s, fx.side, "card", thrown, None)
    damage = faces.count(1)
    for unit in around(fx, fx.spaces[0], True) if damage else ():
        fx.damage(unit, damage)


spell(
    "inferno",
    "fire",
    Timing.ACTIVATION,
    _inferno,
    aim=_aim_inferno,
    can=lambda fx: any(around(fx, at, True) for at in range(SPACES)),
    expert=True,
    harmful=True,
    box=BOX,
)


def _decks(fx: Play) -> list[str]:
    return [name for name in TIERS if fx.s.decks[name].cards]


def _visions(fx: Play) -> Flow[None]:
    """The top cards of a deck of Neutral Units: some are discarded, the others go back on top."""
    s = fx.s

    def names() -> tuple[Option, ...]:
        return tuple(plain("look", f"deck:{name}") for name in _decks(fx))

    option = yield from ask(fx.seat, Text("homm3-ask-visions", {"card": fx.card.id}), names)
    name = option.refs[0].partition(":")[2]
    deck = s.decks[name]
    count = min(by_grade(fx), len(deck.cards))
    s.decks[name] = deck._replace(cards=deck.cards[:-count])
    s.offer, s.searcher, s.searched = deck.cards[-count:], fx.owner, name
    s.sealed += 1
    s.tell(Looked, seat=fx.owner, deck=name, count=count)

    def ways() -> tuple[Option, ...]:
        cards = sorted(set(s.offer))
        return (
            *(plain("troop-off", f"troop:{card}") for card in cards),
            *(plain("troop-back", f"troop:{card}") for card in cards),
        )

    while s.offer:
        option = yield Decision(fx.seat, Text("homm3-ask-foreseen", {"deck": name}), ways)
        card = option.refs[0].partition(":")[2]
        s.offer = decks.without(s.offer, card)
        if option.kind == "troop-off":
            decks.lay_off(s, name, card)
            s.tell(LaidOff, seat=fx.owner, deck=name, card=card)
        else:
            left = s.decks[name]
            s.decks[name] = left._replace(cards=(*left.cards, card))
    s.searcher, s.searched = -1, ""


spell(
    "visions",
    "fire",
    Timing.INSTANT,
    _visions,
    can=lambda fx: bool(_decks(fx)),
    moments=ON_MAP,
    box=BOX,
)
