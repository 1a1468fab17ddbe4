"""AI Heroes: their decks and the cards drawn from them (H3-10.126 to H3-10.131)."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat import ai_spells, harm
from rulebound.games.homm3.combat.ai_spells import Prey, SpellEnd
from rulebound.games.homm3.combat.cards import CARDS, Play
from rulebound.games.homm3.combat.order import waiting
from rulebound.games.homm3.combat.values import initiative, standing
from rulebound.games.homm3.model.battle import AiHero, Ongoing, Unit
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.log import combat as log
from rulebound.games.homm3.model.log.cards import Lasts
from rulebound.games.homm3.model.players import Cards
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask, pick_unit
from rulebound.games.homm3.table.decks import without


class AiSuit(StrEnum):
    """The cards of an AI Hero's deck by what they do (H3-10.126)."""

    MIGHT = "might"
    MAGIC = "magic"
    SKILL = "skill"


DECK: Final = ((AiSuit.MIGHT, 4), (AiSuit.MAGIC, 4), (AiSuit.SKILL, 2))
"""How many cards of each type the AI Hero of a skirmish has."""
MAGIC_ARROW: Final = "magic_arrow"
SPELLS: Final = 4
"""How many spells the AI Hero of a skirmish has."""


class Turn:
    """An activation of a unit in the army of an AI Hero."""

    __slots__ = ("hero", "prey", "s", "target", "unit")

    def __init__(self, s: State, unit: Unit, prey: Prey) -> None:
        hero = s.fight.armies[unit.side].ai_hero
        assert hero is not None
        self.s = s
        self.unit = unit
        self.hero = hero
        self.prey = prey
        """Settles whom the unit is going to attack."""
        self.target: Unit | None = None
        """Whom the unit has to attack, if a card had to know it."""

    @property
    def side(self) -> int:
        return self.unit.side

    def choose(self, units: list[Unit], card: str) -> Flow[Unit]:
        """Ties are the player's choice."""
        prompt = Text("homm3-ask-ai-unit", {"card": card})
        unit = yield from pick_unit(
            self.s, self.s.seat_of(self.side), prompt, lambda: units, "ai-unit"
        )
        return unit


@dataclass(frozen=True, slots=True)
class AiCard:
    id: str
    type: str
    values: tuple[int, int, int, int]
    """By difficulty: attack, defense, power, or how often the skill is used (H3-10.128)."""
    do: Callable[[Turn, "AiCard", int], Flow[None]]
    copies: int = 2
    returns: tuple[bool, bool, bool, bool] = (False, False, False, False)
    """In the first combat round it is shuffled back into the deck."""


def lot(s: State, counts: Iterable[tuple[str, int]]) -> Cards:
    """So many cards of each type at random."""
    deck: list[str] = []
    for type_, count in counts:
        mine = [card for card in AI_CARDS.values() if card.type == type_]
        deck += s.rng.shuffled([card.id for card in mine for _ in range(card.copies)])[:count]
    return s.rng.shuffled(deck)


# ---- the hero of a scenario ----


def hero_of(s: State, counts: Mapping[str, int], spells: Cards, skills: Cards) -> AiHero:
    """Its cards at random, its spells and the Ability cards of its skills set aside (H3-10.126).

    What it has is fixed for the scenario; :func:`ready` makes the decks of a combat of it.
    """
    first, *others = skills or ("",)
    for skill in skills:
        if CARDS[skill].kind == CardKind.ABILITY:
            decks.take_out(s, CardKind.ABILITY, skill)
    return AiHero(
        lot(s, counts.items()),
        spells=tuple(_set_aside(s, spell) for spell in spells),
        skill=first,
        other_skills=tuple(others),
    )


def _set_aside(s: State, spell: str) -> str:
    """A spell out of the shared deck; one that a player owns turns to Magic Arrow (H3-10.131)."""
    if decks.take_out(s, "spell", spell):
        return spell
    decks.take_out(s, "spell", MAGIC_ARROW)
    return MAGIC_ARROW


def ready(s: State, hero: AiHero | None) -> AiHero | None:
    """The cards of a hero as a combat begins: all of them, shuffled (H3-10.126)."""
    if hero is None:
        return None
    return AiHero(
        s.rng.shuffled(hero.deck),
        spells=s.rng.shuffled(hero.spells),
        skill=hero.skill,
        other_skills=hero.other_skills,
    )


# ---- the hero of a skirmish ----


def new_hero(s: State) -> AiHero:
    """H3-10.126: cards of each type at random; spells that nobody else has; a skill for combat."""
    deck = lot(s, DECK)
    spells = s.rng.shuffled([card for card in s.decks["spell"].cards if _suits(card)])[:SPELLS]
    free = [skill for skill in SKILLS if skill in s.decks["ability"].cards]
    skill = s.rng.pick(free or tuple(SKILLS))
    for name, card in (*(("spell", spell) for spell in spells), ("ability", skill)):
        pile = s.decks[name]
        if card in pile.cards:
            s.decks[name] = pile._replace(cards=without(pile.cards, card))
    return AiHero(deck, spells=spells, skill=skill)


def _suits(card: str) -> bool:
    return card in ai_spells.CASTABLE and CARDS[card].box == "core"


# ---- drawing ----


def draw_card(s: State, u: Unit, prey: Prey) -> Flow[Unit | None]:
    """One card, carried out before the unit moves (H3-10.127).

    Returns whom the unit has to attack, if that had to be settled for the card.
    """
    turn = Turn(s, u, prey)
    hero = turn.hero
    if hero.kept and s.fight.round > hero.kept_round:
        spell, hero.kept = hero.kept, ""
        yield from _cast(turn, spell, hero.kept_power, may_keep=False)
    else:
        yield from _draw(turn)
    return turn.target


def _draw(turn: Turn) -> Flow[None]:
    s, hero = turn.s, turn.hero
    if not hero.deck:
        return
    card = AI_CARDS[hero.deck[-1]]
    hero.deck = hero.deck[:-1]
    s.sealed += 1
    hero.discard += (card.id,)
    value = card.values[s.rules.difficulty]
    s.fight.changed = True
    s.tell(log.AiCard, side=turn.side, unit=turn.unit.name, card=card.id, value=value)
    yield from card.do(turn, card, value)
    if card.returns[s.rules.difficulty] and s.fight.round == 1:
        hero.discard = without(hero.discard, card.id)
        hero.deck = s.rng.shuffled((*hero.deck, card.id))
        s.tell(log.AiReshuffled, side=turn.side, card=card.id)


# ---- might ----


def _attack(turn: Turn, card: AiCard, value: int) -> Flow[None]:
    """It waits for the next unit that attacks; waiting cards add up (H3-10.131)."""
    turn.hero.attack += value
    return
    yield


def _on_the_healthiest(turn: Turn, card: AiCard, value: int) -> Flow[None]:
    """H3-10.129: the most health left, whatever is printed."""
    b = turn.s.fight
    mine = standing(b, turn.side)
    most = max(harm.health_left(b, u) for u in mine)
    yield from _mark(turn, [u for u in mine if harm.health_left(b, u) == most], card.id, value)


def _on_the_next(turn: Turn, card: AiCard, value: int) -> Flow[None]:
    """The unit that activates after this one, if need be in the next combat round."""
    s = turn.s
    mine = standing(s.fight, turn.side)
    pool = [u for u in waiting(s) if u in mine] or mine
    top = max((initiative(s, u), u.tier) for u in pool)
    yield from _mark(turn, [u for u in pool if (initiative(s, u), u.tier) == top], card.id, value)


def _mark(turn: Turn, units: list[Unit], card: str, value: int) -> Flow[None]:
    """More defense until the first attack on the unit."""
    if value:
        unit = yield from turn.choose(units, card)
        unit.defense += value
        turn.s.tell(log.Bonus, unit=unit.name, stat="defense", amount=f"{value:+d}")


# ---- magic ----


def _cast_a_spell(turn: Turn, card: AiCard, power: int) -> Flow[None]:
    """H3-10.130. A spell that finds no use goes back, and the card under the deck."""
    spell = _next_spell(turn)
    if spell and (yield from _cast(turn, spell, power)) is SpellEnd.FAILED:
        hero = turn.hero
        hero.discard = without(hero.discard, card.id)
        hero.deck = (card.id, *hero.deck)


def _next_spell(turn: Turn) -> str:
    """The top of the spell deck; an empty one is made again of its discards (H3-10.131)."""
    hero = turn.hero
    if not hero.spells:
        hero.spells, hero.spell_discard = turn.s.rng.shuffled(hero.spell_discard), ()
    if not hero.spells:
        return ""
    spell = hero.spells[-1]
    hero.spells = hero.spells[:-1]
    turn.s.sealed += 1
    return spell


def _cast(turn: Turn, spell: str, power: int, *, may_keep: bool = True) -> Flow[str]:
    s, hero = turn.s, turn.hero
    more, hero.power = hero.power, 0
    outcome, target = yield from ai_spells.cast_spell(
        s, turn.unit, spell, power + more, turn.prey, may_keep=may_keep and not hero.kept
    )
    turn.target = target or turn.target
    if outcome is SpellEnd.FAILED:
        hero.power = more
        hero.spells = s.rng.shuffled((*hero.spells, spell))
        s.tell(log.AiSpellReturned, side=turn.side, card=spell)
    elif outcome is SpellEnd.KEPT:
        hero.kept, hero.kept_power, hero.kept_round = spell, power + more, s.fight.round
        s.tell(log.AiSpellKept, side=turn.side, card=spell)
    return outcome


# ---- skills ----


def _use_a_skill(turn: Turn, card: AiCard, times: int) -> Flow[None]:
    for _ in range(times):
        skill = yield from _skill(turn)
        if not skill:
            return
        turn.s.tell(log.AiSkill, side=turn.side, card=skill)
        if skill in SKILLS:
            yield from SKILLS[skill](turn)
        else:
            yield from _cover(turn, skill)


def _skill(turn: Turn) -> Flow[str]:
    """A skill that it can use now; of several the player chooses."""
    skills = [skill for skill in (turn.hero.skill, *turn.hero.other_skills) if skill]
    usable = [skill for skill in skills if skill in SKILLS or _coverable(turn, skill)]
    if not usable:
        return ""

    def build() -> tuple[Option, ...]:
        return tuple(Option("ai-skill", (f"card:{card}",), data=card) for card in usable)

    option = yield from ask(turn.s.seat_of(turn.side), Text("homm3-ask-ai-skill"), build)
    card: str = option.data
    return card


def is_skill(card: str) -> bool:
    """Whether Skill cards of an AI deck can stand for a card: an ability, or a cover (H3-10.68)."""
    known = CARDS.get(card)
    return card in SKILLS or (known is not None and known.effects[0].cover is not None)


def _coverable(turn: Turn, skill: str) -> list[Unit]:
    """Own units on which a card could be laid."""
    card = CARDS[skill]
    targets = card.effects[0].targets
    assert targets is not None
    return list(targets(Play(turn.s, turn.side, card, card.effects[0])))


def _cover(turn: Turn, skill: str) -> Flow[None]:
    """A specialty that lies on a unit and fights in its place; it can be used again later."""
    unit = yield from turn.choose(_coverable(turn, skill), skill)
    lay_on(turn.s, unit, skill)


def lay_on(s: State, unit: Unit, skill: str) -> None:
    """Lay a card on a unit of the army of an AI Hero."""
    card = CARDS[skill]
    fx = Play(s, unit.side, card, card.effects[0])
    fx.units = (unit,)
    for _ in card.effects[0].do(fx):
        raise AssertionError("nobody is asked about a cover")


def _offense(turn: Turn) -> Flow[None]:
    turn.hero.attack += 1
    yield from _draw(turn)  # H3-10.127


def _armorer(turn: Turn) -> Flow[None]:
    yield from _mark(turn, ai_spells.to_protect(turn.s, turn.side), "armorer", 1)
    yield from _draw(turn)


def _sorcery(turn: Turn) -> Flow[None]:
    turn.hero.power += 1
    yield from _draw(turn)


def _archery(turn: Turn) -> Flow[None]:
    """Until the combat round ends."""
    until = turn.s.fight.round
    effect = Ongoing("archery", turn.side, -1, "archery", 1, until, lies=False)
    harm.add_effect(turn.s, effect)
    turn.s.tell(Lasts, card="archery", unit="", what="archery")
    return
    yield


SKILLS: Final[dict[str, Callable[[Turn], Flow[None]]]] = {
    "offense": _offense,
    "armorer": _armorer,
    "archery": _archery,
    "sorcery": _sorcery,
}
"""Abilities that an AI Hero can use; they are never discarded."""

AI_CARDS: Final = {
    card.id: card
    for card in (
        AiCard("attack_a", AiSuit.MIGHT, (0, 1, 1, 2), _attack),
        AiCard("attack_b", AiSuit.MIGHT, (1, 1, 2, 2), _attack),
        AiCard("defense_a", AiSuit.MIGHT, (0, 1, 1, 2), _on_the_healthiest),
        AiCard("defense_b", AiSuit.MIGHT, (1, 1, 2, 2), _on_the_next),
        AiCard("cast_a_spell_a", AiSuit.MAGIC, (0, 1, 1, 2), _cast_a_spell, 4),
        AiCard("cast_a_spell_b", AiSuit.MAGIC, (0, 1, 2, 3), _cast_a_spell, 4),
        AiCard("use_a_skill_a", AiSuit.SKILL, (1, 1, 2, 2), _use_a_skill),
        AiCard(
            "use_a_skill_b",
            AiSuit.SKILL,
            (1, 1, 1, 2),
            _use_a_skill,
            returns=(False, True, True, False),
        ),
    )
}
