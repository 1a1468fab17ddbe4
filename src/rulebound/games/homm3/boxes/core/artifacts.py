"""Artifacts of the core box (H3-5.40): a top and a bottom way, one copy of each."""

from collections.abc import Callable

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.boxes.common.artifacts import artifact
from rulebound.games.homm3.boxes.common.statistics import power
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    AFTER_DAMAGE,
    ANYTIME,
    AT_ATTACK,
    CARDS,
    ON_DEFENSE,
    POWER_MOMENTS,
    Effect,
    Mode,
    Moment,
    Play,
    Timing,
)
from rulebound.games.homm3.map.bargains import legion
from rulebound.games.homm3.map.journeys import SPECULUM, WINGS
from rulebound.games.homm3.map.ways import (
    attack,
    could_gain_morale,
    defense,
    draw,
    fetch,
    gain,
    gain_morale,
    has_cards_to_draw,
    lasting,
    roll_die,
)
from rulebound.games.homm3.model.cards import Rarity
from rulebound.games.homm3.model.log.cards import Discarded
from rulebound.games.homm3.model.players import Morale, Player
from rulebound.games.homm3.table import decks, morale
from rulebound.games.homm3.table.asking import pick_card


def _has_another_card(fx: Play) -> bool:
    return len(fx.player.hand) > 1


# ---- minor ----

artifact(
    "armor_of_wonder",
    Rarity.MINOR,
    attack(Mode.TOP, 1, draws=1, outside=True),
    defense(Mode.BOTTOM, 1, draws=1),
)


def _blackshard(fx: Play) -> Flow[None]:
    fx.add_attack(fx.unit, 2)
    for gone in (yield from fx.discard()):
        if CARDS[gone].is_spell:
            fx.draw()


artifact(
    "blackshard_of_the_dead_knight",
    Rarity.MINOR,
    Effect(Mode.TOP, Timing.INSTANT, _blackshard, AT_ATTACK, _has_another_card, targets.attacking),
    attack(Mode.BOTTOM, 1),
)
artifact("breastplate_of_petrified_wood", Rarity.MINOR, draw(Mode.TOP), power(1, Mode.BOTTOM))


def _can_triple(fx: Play) -> bool:
    """The die of an own attack that is still to be rolled."""
    a = fx.attack
    return a is not None and a.attacker.side == fx.side and a.factor == 1 and not a.no_die


def _triple(fx: Play) -> Flow[None]:
    assert fx.attack is not None
    fx.attack.factor = 3
    return
    yield


artifact(
    "centaurs_axe",
    Rarity.MINOR,
    Effect(Mode.TOP, Timing.INSTANT, _triple, frozenset((Moment.ATTACK,)), _can_triple),
    attack(Mode.BOTTOM, 1),
)


def _draw_three(fx: Play) -> Flow[None]:
    fx.draw(3)
    return
    yield


def _draw_two_discard_one(fx: Play) -> Flow[None]:
    fx.draw(2)
    yield from fx.discard()


artifact(
    "charm_of_mana",
    Rarity.MINOR,
    Effect(Mode.TOP, Timing.INSTANT, _draw_three, ANYTIME, discards=2),
    Effect(Mode.BOTTOM, Timing.INSTANT, _draw_two_discard_one, ANYTIME, has_cards_to_draw),
)


def _an_enemy(fx: Play, fitting: Callable[[Player], bool]) -> bool:
    return any(fitting(fx.s.players[seat]) for seat in fx.enemies())


def _has_cards(player: Player) -> bool:
    return bool(player.hand)


def _enemy_has_cards(fx: Play) -> bool:
    return _an_enemy(fx, _has_cards)


def _aim_at_hand(fx: Play) -> Flow[None]:
    yield from fx.choose_enemy(_has_cards)


def _enemy_discards(fx: Play) -> Flow[None]:
    fx.enemy_discards()
    return
    yield


artifact(
    "dragon_wing_tabard",
    Rarity.MINOR,
    Effect(Mode.TOP, Timing.INSTANT, _enemy_discards, ANYTIME, _enemy_has_cards, aim=_aim_at_hand),
    power(1, Mode.BOTTOM),
)


def _in_good_spirits(player: Player) -> bool:
    return player.morale == Morale.POSITIVE


def _enemy_is_in_good_spirits(fx: Play) -> bool:
    return _an_enemy(fx, _in_good_spirits)


def _aim_at_spirits(fx: Play) -> Flow[None]:
    yield from fx.choose_enemy(_in_good_spirits)


def _enemy_loses_morale(fx: Play) -> Flow[None]:
    morale.lose(fx.s, fx.enemy)
    return
    yield


def saddens(mode: str) -> Effect:
    """An enemy with positive morale loses morale."""
    return Effect(
        mode,
        Timing.INSTANT,
        _enemy_loses_morale,
        ANYTIME,
        _enemy_is_in_good_spirits,
        aim=_aim_at_spirits,
    )


def _roll_for_morale(fx: Play) -> Flow[None]:
    if (yield from roll_die(fx, "morale")) == 0:
        yield from gain_morale(fx)


artifact(
    "hourglass_of_the_evil_hour",
    Rarity.MINOR,
    saddens(Mode.TOP),
    Effect(Mode.BOTTOM, Timing.INSTANT, _roll_for_morale, ANYTIME, could_gain_morale),
)
artifact(
    "inexhaustible_cart_of_lumber",
    Rarity.MINOR,
    gain(Mode.TOP, materials=2),
    gain(Mode.BOTTOM, materials=4, removed=True),
)
artifact("legs_of_legion", Rarity.MINOR, legion(4), gain(Mode.BOTTOM, gold=2))
artifact("loins_of_legion", Rarity.MINOR, legion(5), gain(Mode.BOTTOM, gold=2))
artifact("red_dragon_flame_tongue", Rarity.MINOR, defense(Mode.TOP, 1), attack(Mode.BOTTOM, 1))


def _spells_in_discard(fx: Play) -> list[str]:
    return [id_ for id_ in fx.player.discard if CARDS[id_].is_spell]


def _rib_cage(fx: Play) -> Flow[None]:
    yield from fetch(fx, _spells_in_discard)
    decks.reshuffle(fx.s, fx.player)


artifact(
    "rib_cage",
    Rarity.MINOR,
    Effect(Mode.TOP, Timing.INSTANT, _rib_cage, ANYTIME, lambda fx: bool(_spells_in_discard(fx))),
    power(1, Mode.BOTTOM),
)


def _die_counts(fx: Play) -> bool:
    a = fx.attack
    return a is not None and bool(a.dice) and not a.silenced


def _ignore_die(fx: Play) -> Flow[None]:
    assert fx.attack is not None
    fx.attack.ignored = fx.attack.silenced = True
    return
    yield


artifact(
    "shield_of_the_dwarven_lords",
    Rarity.MINOR,
    Effect(Mode.TOP, Timing.INSTANT, _ignore_die, frozenset((Moment.ROLLED,)), _die_counts),
    defense(Mode.BOTTOM, 1),
)
artifact(
    "shield_of_the_yawning_dead",
    Rarity.MINOR,
    defense(Mode.TOP, 2, discards=1),
    defense(Mode.BOTTOM, 1),
)
artifact("speculum", Rarity.MINOR, SPECULUM, draw(Mode.BOTTOM, removed=True))

# ---- major ----

artifact("dragon_scale_shield", Rarity.MAJOR, attack(Mode.TOP, 2), defense(Mode.BOTTOM, 2))
artifact(
    "endless_bag_of_gold",
    Rarity.MAJOR,
    gain(Mode.TOP, gold=3),
    gain(Mode.BOTTOM, gold=6, removed=True),
)
artifact(
    "everflowing_crystal_cloak",
    Rarity.MAJOR,
    gain(Mode.TOP, valuables=2, discards=3),
    gain(Mode.BOTTOM, valuables=1),
)
artifact(
    "everpouring_vial_of_mercury",
    Rarity.MAJOR,
    gain(Mode.TOP, valuables=1),
    gain(Mode.BOTTOM, valuables=2, removed=True),
)
artifact("head_of_legion", Rarity.MAJOR, legion(6), gain(Mode.BOTTOM, gold=3))
artifact(
    "ogres_club_of_havoc", Rarity.MAJOR, attack(Mode.TOP, 2, discards=1), attack(Mode.BOTTOM, 1)
)


def _can_bind(fx: Play) -> bool:
    return fx.enemy >= 0 and not fx.b.armies[1 - fx.side].bound


def _bind(fx: Play) -> Flow[None]:
    fx.b.armies[1 - fx.side].bound = True
    return
    yield


def _draw_two_keep_one(fx: Play) -> Flow[None]:
    """The two are looked at apart from the hand: one of them goes to the discard pile."""
    s, player = fx.s, fx.player
    for id_ in decks.draw(s, fx.owner, 2):
        player.hand = decks.without(player.hand, id_)
        s.offer += (id_,)
    s.searcher, s.searched = fx.owner, "own"
    if len(s.offer) > 1:
        gone = yield from pick_card(
            fx.seat, Text("homm3-ask-drop", {"card": fx.card.id}), lambda: s.offer, "discard"
        )
        s.offer = decks.without(s.offer, gone)
        player.discard += (gone,)
        decks.reveal(player, gone)
        s.tell(Discarded, seat=fx.owner, card=gone)
    player.hand += s.offer
    s.offer, s.searcher, s.searched = (), -1, ""


artifact(
    "shackles_of_war",
    Rarity.MAJOR,
    Effect(Mode.TOP, Timing.INSTANT, _bind, frozenset((Moment.START,)), _can_bind),
    Effect(Mode.BOTTOM, Timing.INSTANT, _draw_two_keep_one, ANYTIME, has_cards_to_draw),
)
artifact(
    "targ_of_the_rampaging_ogre",
    Rarity.MAJOR,
    defense(Mode.TOP, 2, discards=2, kept=True),
    defense(Mode.BOTTOM, 1),
)


def _draw_one(fx: Play) -> Flow[None]:
    fx.draw()
    return
    yield


artifact(
    "tunic_of_the_cyclops_king",
    Rarity.MAJOR,
    Effect(Mode.TOP, Timing.INSTANT, _draw_one, POWER_MOMENTS, power=1),
    power(2, Mode.BOTTOM),
)


def _heal_three(fx: Play) -> Flow[None]:
    fx.heal(fx.unit, 3)
    return
    yield


artifact(
    "vial_of_lifeblood",
    Rarity.MAJOR,
    Effect(Mode.TOP, Timing.INSTANT, _heal_three, AFTER_DAMAGE, targets=targets.wounded),
    lasting(Mode.BOTTOM, "health", 1),
)

# ---- relics ----

artifact("angel_wings", Rarity.RELIC, WINGS, draw(Mode.BOTTOM))
artifact("dragon_scale_armor", Rarity.RELIC, attack(Mode.TOP, 2), defense(Mode.BOTTOM, 2))
artifact(
    "endless_sack_of_gold",
    Rarity.RELIC,
    gain(Mode.TOP, gold=5),
    gain(Mode.BOTTOM, gold=8, removed=True),
)
artifact(
    "sentinels_shield", Rarity.RELIC, defense(Mode.TOP, 3, discards=1), defense(Mode.BOTTOM, 2)
)


def _judge_in_attack(fx: Play) -> Flow[None]:
    count = yield from fx.discard_any()
    fx.add_attack(fx.unit, count)


def _judge_in_defense(fx: Play) -> Flow[None]:
    count = yield from fx.discard_any()
    fx.add_defense(fx.unit, count)


artifact(
    "sword_of_judgement",
    Rarity.RELIC,
    Effect(
        Mode.TOP, Timing.INSTANT, _judge_in_attack, AT_ATTACK, _has_another_card, targets.attacking
    ),
    Effect(
        Mode.BOTTOM,
        Timing.INSTANT,
        _judge_in_defense,
        ON_DEFENSE,
        _has_another_card,
        targets.defended,
    ),
)
artifact(
    "titans_cuirass",
    Rarity.RELIC,
    Effect(Mode.TOP, Timing.INSTANT, moments=POWER_MOMENTS, power=4, discards=1),
    power(2, Mode.BOTTOM),
)
artifact("titans_gladius", Rarity.RELIC, attack(Mode.TOP, 3, discards=1), attack(Mode.BOTTOM, 2))
