"""What Astrologers' cards change in combats and spells while they hold."""

from rulebound.games.homm3.combat import occasions
from rulebound.games.homm3.combat.values import has_machine
from rulebound.games.homm3.map import weeks
from rulebound.games.homm3.map.weeks import TRAIT
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import TIERS, UnitType
from rulebound.games.homm3.model.occasions import while_proclaimed
from rulebound.games.homm3.model.state import State


@while_proclaimed(weeks.CRAG_HACK, occasions.attack_bonus)
def _crag_hack(s: State, unit: Unit) -> int:
    """Ground units have 1 more attack in the first combat of the Round."""
    return int(unit.type == UnitType.GROUND and weeks.first_combat(s))


@while_proclaimed(weeks.OFFENSE, occasions.defense_as_attack)
def _offense(s: State) -> bool:
    return True


@while_proclaimed(weeks.PLASTIC_TRAY, occasions.defense_token)
def _plastic_tray(s: State) -> bool:
    return True


@while_proclaimed(weeks.RULEBOOK, occasions.easier_guards)
def _rulebook(s: State) -> int:
    return 1


@while_proclaimed(weeks.MULTILINGUAL_BRON, occasions.rerolls_ability)
def _multilingual_bron(s: State) -> bool:
    return True


@while_proclaimed(weeks.AMMO_CART, occasions.rerolls_attack)
def _ammo_cart(s: State, unit: Unit) -> bool:
    """Ranged units of whoever has the War Machine may reroll an Attack die."""
    return unit.type == UnitType.RANGED and has_machine(s, unit.side, "ammo_cart")


@while_proclaimed(weeks.AMMO_CART, occasions.machine_bonus)
def _machines(s: State) -> int:
    return 1


@while_proclaimed(weeks.ELEMENTALS, occasions.laid_off)
def _elementals(s: State, unit: Unit) -> bool:
    """Beaten Elementals go back on top of their deck."""
    if unit.alive or TRAIT not in unit.kind.traits:
        return False
    deck = TIERS[unit.tier]
    known = weeks.face_up(s, deck)
    s.decks[deck] = s.decks[deck]._replace(cards=(*s.decks[deck].cards, unit.kind.id))
    weeks.turn_up(s, deck, (*known, unit.kind.id))
    return True


# ---- spells ----


@while_proclaimed(weeks.GRIM_WARLOCK, occasions.spell_power)
def _grim_warlock(s: State, seat: int, schools: tuple[str, ...]) -> int:
    """The first spell of each player's turn has 1 more power."""
    return int(s.map.active == seat >= 0 and weeks.GRIM_WARLOCK not in s.map.realms[seat].used)


@while_proclaimed(weeks.GRIM_WARLOCK, occasions.spell_cast)
def _warlock_used(s: State, seat: int) -> bool:
    if s.map.active == seat >= 0:
        s.map.realms[seat].used += (weeks.GRIM_WARLOCK,)
    return False


@while_proclaimed(weeks.CRAZY_WIZARD, occasions.spell_cast)
def _crazy_wizard(s: State, seat: int) -> bool:
    """Each player's first spell goes back to the hand."""
    if seat < 0 or weeks.used(s, weeks.CRAZY_WIZARD, seat):
        return False
    weeks.use_up(s, weeks.CRAZY_WIZARD, seat)
    return True
