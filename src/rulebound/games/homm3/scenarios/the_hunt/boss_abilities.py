"""What the dragons of The Hunt can do."""

from collections.abc import Sequence
from typing import Final

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.boxes.common.unit_rules import ignores
from rulebound.games.homm3.boxes.core import (
    spells_air,
    spells_earth,
    spells_fire,
    spells_of_every_school,
    spells_water,
)
from rulebound.games.homm3.boxes.tower import spells
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.cards import CARDS, Effect, Play
from rulebound.games.homm3.combat.deploy import add_unit
from rulebound.games.homm3.combat.playable import power_for
from rulebound.games.homm3.combat.tokens import Token
from rulebound.games.homm3.combat.values import adjacent, occupied, standing, unit_at
from rulebound.games.homm3.combat.windows import cast, settle
from rulebound.games.homm3.model.battle import Ongoing, Unit, Until
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.kinds import Ability, When
from rulebound.games.homm3.model.log import combat as log
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.spaces import ALL, BACKLINE, NEXT_TO, spaces_in
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.scenarios.the_hunt.log import (
    Acid,
    BossArtifact,
    BossLearned,
    Devoured,
    Mirage,
    ShuffledDiscards,
)
from rulebound.games.homm3.table.asking import maybe_card, maybe_unit, pick_space

LOADED: Final = (
    spells_of_every_school,
    spells_air,
    spells_earth,
    spells_fire,
    spells_water,
    spells,
)
"""The spells must be known before immunities can be listed."""


def _lose_boss(s: State, u: Unit) -> None:
    """With the last boss its whole side is beaten."""
    b = s.fight
    if not any(v.alive and v.side == u.side and BOSS in v.kind.few.kit.abilities for v in b.units):
        b.winner, b.ended = 1 - u.side, "defeat"


BOSS: Final = Ability("boss", gone=_lose_boss, immune=lambda harm: harm.source == "stare")


# ---- immunities ----

ALL_SPELLS: Final = frozenset(card.id for card in CARDS.values() if card.kind == CardKind.SPELLCARD)
BASIC_SPELLS: Final = frozenset(id_ for id_ in ALL_SPELLS if not CARDS[id_].expert)
IGNORES_ENEMY_SPELLS: Final = Ability(
    "ignores-enemy-spells", immune=ignores(ALL_SPELLS - {"fire_shield"} | {""})
)
"""A Fire Shield lies on a unit of the player and works; the bolts of units have no card."""
IGNORES_BASIC_SPELLS: Final = Ability(
    "ignores-basic-spells", immune=ignores(BASIC_SPELLS - {"cure"})
)
"""Nobody but the dragon itself could cure it."""


# ---- the Azure Dragon ----

_WEAPONS: Final = """
    blackshard_of_the_dead_knight centaurs_axe red_dragon_flame_tongue ogres_club_of_havoc
    sword_of_judgement titans_gladius greater_gnolls_flail golden_bow sword_of_hellfire
    trident_of_dominion
"""
_WORN: Final = """
    armor_of_wonder breastplate_of_petrified_wood dragon_wing_tabard rib_cage
    shield_of_the_dwarven_lords shield_of_the_yawning_dead dragon_scale_shield
    everflowing_crystal_cloak targ_of_the_rampaging_ogre tunic_of_the_cyclops_king angel_wings
    dragon_scale_armor sentinels_shield titans_cuirass buckler_of_the_gnoll_king ambassadors_sash
    cape_of_velocity scales_of_the_greater_basilisk recanters_cloak helm_of_heavenly_enlightenment
    boots_of_speed breastplate_of_brimstone shield_of_the_damned crown_of_dragontooth
    equestrians_gloves helm_of_the_alabaster_unicorn surcoat_of_counterpoise boots_of_polarity
    spellbinders_hat thunder_helmet crown_of_the_five_seas royal_armor_of_nix shield_of_naval_glory
    plate_of_dying_light skull_helmet lions_shield_of_courage sandals_of_the_saint
"""
WEAPONS: Final = frozenset(_WEAPONS.split())
WORN: Final = frozenset(_WORN.split())
"""Armor, shields and clothing; all other Artifacts but the weapons are trinkets."""
HARDER: Final = 3
"""Defense that a worn Artifact gives."""
SHARED: Final = 3
"""What the neighbours of the target take less from a breath."""
REVEALED: Final = "revealed"


def sort_of(artifact: str) -> str:
    if artifact in WEAPONS:
        return "weapon"
    return "worn" if artifact in WORN else "trinket"


def _shuffle_artifacts(s: State, u: Unit) -> Flow[None]:
    deck = s.decks["artifact"]
    s.decks["artifact"] = deck._replace(discard=s.rng.shuffled(deck.discard))
    s.tell(ShuffledDiscards, deck="artifact")
    return
    yield


def _reveal(s: State, u: Unit) -> Flow[None]:
    """A random card of the discard pile says what the dragon does in this combat round."""
    b = s.fight
    pile = s.decks["artifact"].discard
    b.set_note(REVEALED, (b.round, ""))
    if not pile:
        return
    card = s.rng.pick(pile)
    s.sealed += 1
    sort = sort_of(card)
    b.set_note(REVEALED, (b.round, sort))
    s.tell(BossArtifact, unit=u.name, card=card, sort=sort)
    if sort == "worn":
        u.defense = max(u.defense, HARDER)
    elif sort == "trinket":
        lasting = Ongoing(u.kind.id, u.side, -1, "flies_anywhere", until=b.round, lies=False)
        slow = lasting._replace(side=1 - u.side, what="one_step")
        b.ongoing += (lasting, slow)
    return
    yield


def beside_target(u: Unit, target: Unit) -> list[int]:
    """The two spaces beside a target, across the way of the breath."""
    ahead = target.at - u.at
    found = []
    for at in spaces_in(NEXT_TO[target.at]):
        if at not in (u.at, target.at + ahead):
            found.append(at)
    return found


def _breathe(s: State, u: Unit, target: Unit) -> Flow[None]:
    b = s.fight
    a = b.attack
    if a is None or a.retaliation or b.note(REVEALED) != (b.round, "weapon"):
        return
    for at in beside_target(u, target):
        victim = unit_at(b, at)
        if victim is not None and victim.side != u.side:
            harm.hurt(s, victim, a.damage - SHARED, by=u.side)
    yield from settle(s)


REVEALS_ARTIFACTS: Final = Ability(
    "reveals-artifacts",
    When.PASSIVE,
    (("defense", HARDER), ("less", SHARED)),
    starts=_shuffle_artifacts,
    rounds=_reveal,
    strikes=_breathe,
)


# ---- the Crystal Dragon ----

GOLEMS: Final = {"gold_golems": 2, "diamond_golems": 4}
"""By kin: the damage that devouring one takes off the dragon."""
GONE: Final = "golems"


def _golems(s: State, u: Unit) -> list[Unit]:
    return [g for g in s.fight.units if g.side == u.side and g.kind.kin in GOLEMS]


def _summon_golem(s: State, u: Unit) -> Flow[None]:
    """After a combat round in which a golem fell a new one appears in the last row."""
    b = s.fight
    gone = sum(not g.alive for g in _golems(s, u))
    before = b.note(GONE, 0)
    b.set_note(GONE, gone)
    if gone <= before or not _last_row(s, u):
        return
    kind = f"neutral_{s.rng.pick(tuple(GOLEMS))}"
    s.sealed += 1
    prompt = Text("homm3-ask-boss-golem", {"unit": u.name, "troop": kind})
    at = yield from pick_space(s.seat_of(u.side), prompt, lambda: _last_row(s, u))
    add_unit(s, Troop(kind), u.side, at)


def _last_row(s: State, u: Unit) -> list[int]:
    return list(spaces_in(BACKLINE[u.side] & ~occupied(s.fight)))


SUMMONS_GOLEMS: Final = Ability("summons-golems", rounds=_summon_golem)


def devours(more: int) -> Ability:
    """As it activates it may devour a golem beside it and lose damage."""

    def script(s: State, u: Unit) -> Flow[None]:
        def food() -> Sequence[Unit]:
            return [g for g in _golems(s, u) if g.alive and adjacent(u, g)]

        if not harm.wounds(u):
            return
        prompt = Text("homm3-ask-devour", {"unit": u.name})
        golem = yield from maybe_unit(s, s.seat_of(u.side), prompt, food, "devour")
        if golem is not None:
            s.tell(Devoured, unit=u.name, target=golem.name)
            harm.defeat(s, golem)
            harm.heal(s, u, GOLEMS[golem.kind.kin] + more)

    gold, diamond = (amount + more for amount in GOLEMS.values())
    return Ability(
        "devours", When.ACTIVATION, (("gold", gold), ("diamond", diamond)), activates=script
    )


def retaliates(times: int) -> Ability:
    return Ability(
        "retaliates-often", args=(("count", times),), retaliates_again=lambda u: u.answers < times
    )


# ---- the Rust Dragon ----

POOLS: Final = 4


def _pour_acid(s: State, u: Unit) -> Flow[None]:
    """Pools on free spaces that had none in the combat round before."""
    b = s.fight
    old = sum(1 << e.at for e in b.ongoing if e.what == "acid")
    b.ongoing = tuple(e for e in b.ongoing if e.what != "acid")

    def free() -> list[int]:
        poured = sum(1 << e.at for e in b.ongoing if e.what == "acid")
        return list(spaces_in(ALL & ~occupied(b) & ~old & ~poured))

    for left in range(POOLS, 0, -1):
        if not free():
            return
        prompt = Text("homm3-ask-acid", {"unit": u.name, "left": left})
        at = yield from pick_space(s.seat_of(u.side), prompt, free)
        pool = Ongoing(u.kind.id, u.side, -1, "acid", until=b.round + 1, lies=False, at=at)
        b.ongoing += (pool,)
    s.tell(Acid, unit=u.name)


ACID: Final = Ability("acid", When.PASSIVE, (("count", POOLS),), rounds=_pour_acid)


def corrodes(amount: int, most: int) -> Ability:
    """Every attack, striking back included, leaves the target with less defense."""

    def script(s: State, u: Unit, target: Unit) -> Flow[None]:
        b = s.fight
        if target.alive:
            old = [
                e for e in b.ongoing if e.unit == target.number and e.card == Token.CORROSION_TOKEN
            ]
            lost = min(most, amount - sum(e.amount for e in old))
            token = Ongoing(
                Token.CORROSION_TOKEN,
                target.side,
                target.number,
                "defense",
                -lost,
                Until.FOR_COMBAT,
                lies=False,
            )
            b.ongoing = (*(e for e in b.ongoing if e not in old), token)
            s.tell(log.Token, unit=target.name, token=Token.CORROSION_TOKEN, amount=f"{-lost:+d}")
        return
        yield

    return Ability("corrodes", When.PASSIVE, (("count", amount), ("most", most)), strikes=script)


# ---- the Faerie Dragon ----

SPELLS_A_ROUND: Final = 2
OWN_SPELLS: Final = ("lightning_bolt", "cure")
EXPERT_SPELLS: Final = (
    "chain_lightning",
    "counterstrike",
    "fire_shield",
    "fireball",
    "prayer",
    "teleport",
)
"""Expert Spells that can be cast in an activation."""
DENDROIDS: Final = "dendroids"
KNOWN: Final = "spell"
DONE: Final = "cast"


def _learn(s: State, u: Unit) -> Flow[None]:
    """The third spell is drawn at random, once for all dragons."""
    b = s.fight
    if not b.note(KNOWN):
        spell = s.rng.pick(EXPERT_SPELLS)
        b.set_note(KNOWN, spell)
        s.sealed += 1
        s.tell(BossLearned, unit=u.name, card=spell)
    return
    yield


def _become_mirage(s: State, u: Unit) -> Flow[None]:
    """Of several dragons the one that is aimed at first is not real."""
    others = [v for v in standing(s.fight, u.side) if v.kind is u.kind and v is not u]
    if not u.used and any(not v.used for v in others):
        u.used = True
        s.tell(Mirage, unit=u.name)
    return
    yield


def _vanish(s: State, u: Unit, by: int) -> None:
    """Any damage makes a mirage vanish."""
    if u.used:
        s.tell(log.Vanished, unit=u.name)
        harm.defeat(s, u, by)


MIRAGE: Final = Ability("mirage", targeted=_become_mirage, wounded=_vanish)


def empowerment(s: State, u: Unit) -> int:
    """The spells that are left, and their power: by the dendroids that stand."""
    alive = sum(d.kind.kin == DENDROIDS for d in standing(s.fight, u.side))
    return min(len(OWN_SPELLS) + 1, alive)


def _castable(s: State, u: Unit) -> list[str]:
    b = s.fight
    power = empowerment(s, u)
    round_, done = b.note(DONE, (0, ()))
    if round_ != b.round:
        done = ()
    if len(done) >= SPELLS_A_ROUND:
        return []
    known = (*OWN_SPELLS, b.note(KNOWN))[:power]
    return [spell for spell in known if spell not in done and _way(s, u, spell, power)]


def _way(s: State, u: Unit, spell: str, power: int) -> Effect | None:
    """The best grade at which a spell can be cast now."""
    army = s.fight.armies[u.side]
    card = CARDS[spell]
    army.power = power
    payable = [e for e in card.effects if e.casts and e.cost <= power_for(s, u.side, card)]
    army.power = 0
    for effect in reversed(payable):
        fx = Play(s, u.side, card, effect)
        if effect.can(fx) and (effect.targets is None or effect.targets(fx)):
            return effect
    return None


def _cast_spells(s: State, u: Unit) -> Flow[None]:
    """Up to two different spells in a combat round; a mirage casts none."""
    b = s.fight
    while u.alive and not u.used and not harm.decided(s) and _castable(s, u):
        prompt = Text("homm3-ask-boss-spell", {"unit": u.name})
        spell = yield from maybe_card(
            s.seat_of(u.side), prompt, lambda: _castable(s, u), "boss-cast"
        )
        if spell is None:
            return
        round_, done = b.note(DONE, (0, ()))
        b.set_note(DONE, (b.round, (*(done if round_ == b.round else ()), spell)))
        power = empowerment(s, u)
        effect = _way(s, u, spell, power)
        assert effect is not None
        b.armies[u.side].power = power
        yield from cast(s, Play(s, u.side, CARDS[spell], effect), counts=False)


SPELLCASTER: Final = Ability("spellcaster", When.ACTIVATION, starts=_learn, activates=_cast_spells)
