"""Positions as text. Everything but the units may be left out:

board:
  attacker castle_griffins+ b2 damage 1       ; a Pack
  defender necropolis_zombies b4 paralysed
  effect attacker haste initiative 2 on castle_griffins
active: castle_griffins
seat 0: castle catherine
  hand: attack magic_arrow
"""

from rulebound.core.errors import RuleboundError
from rulebound.games.homm3.combat.position_parts import ai_hero_words, deck_lines, seat_lines
from rulebound.games.homm3.combat.position_reader import read_position
from rulebound.games.homm3.combat.position_words import (
    ARMY,
    BATTLE,
    DECKS,
    EFFECT,
    PHASES,
    UNIT,
    is_spell,
    space_names,
    spoken,
    troop_names,
)
from rulebound.games.homm3.model.battle import SIDES, Battle, CombatPhase, Side
from rulebound.games.homm3.model.spaces import NAMES, OFF
from rulebound.games.homm3.model.state import Stage, State

__all__ = ["read_position", "write_position"]


def write_position(s: State) -> str:
    """The whole table, where nothing is half done."""
    b = s.fight
    if s.result is not None or s.stage == Stage.DONE:
        raise RuleboundError("the match is over: there is no position to write")
    if not s.settled:
        raise RuleboundError("a position can be written only when a unit is to act, not in between")
    phase = next(name for name, stands in PHASES.items() if stands == (s.stage, b.phase))
    lines = [f"phase: {phase}", f"round: {b.round}"]
    if b.units or b.ongoing:
        lines += ["board:", *_board_lines(s)]
    lines += _combat_lines(b)
    for side in (Side.ATTACKER, Side.DEFENDER):
        lines += _army_lines(b, side)
    for seat, player in enumerate(s.players):
        lines += seat_lines(seat, player)
    lines += deck_lines(s, DECKS)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _board_lines(s: State) -> list[str]:
    b = s.fight
    lines = []
    for u in b.units:
        words = [SIDES[u.side], u.kind.id + "+" * u.pack, u.space]
        if not u.alive:
            words.append("defeated")
        words += spoken(u, UNIT)
        cover = u.cover
        while cover is not None:
            words += ["under", cover.card, str(cover.damage)]
            cover = cover.below
        lines.append("  " + " ".join(words))
    for effect in b.ongoing:
        words = ["effect", SIDES[effect.side], effect.card, effect.what]
        if effect.amount:
            words.append(str(effect.amount))
        if effect.unit >= 0:
            words += ["on", b.units[effect.unit].name]
        if effect.at != OFF:
            words += ["at", NAMES[effect.at]]
        if effect.spell != is_spell(effect.card):
            words.append("spell" if effect.spell else "no-spell")
        if effect.helpers:
            words += ["with", ",".join(effect.helpers)]
        words += spoken(effect, EFFECT)
        lines.append("  " + " ".join(words))
    return lines


def _combat_lines(b: Battle) -> list[str]:
    lines = []
    if b.phase == CombatPhase.DEPLOY:
        lines.append(f"turn: {SIDES[b.turn]}")
    if b.active >= 0:
        lines.append(f"active: {b.units[b.active].name}")
        lines.append(f"came from: {NAMES[b.came_from] if b.came_from != OFF else 'tower'}")
    lines.append(f"combat: {' '.join(spoken(b, BATTLE))}")
    if b.siege:
        lines.append(f"walls: {space_names(b.walls)}")
        lines.append(f"gate: {NAMES[b.gate] if b.gate != OFF else ''}")
    if b.last_tied:
        tied = (f"{value} {SIDES[side]}" for value, side in b.last_tied.items())
        lines.append(f"tied: {' '.join(tied)}")
    if b.struck:
        lines.append(f"struck: {' '.join(b.units[n].name for n in b.struck)}")
    if b.owed:
        lines.append(f"owed: {' '.join(f'{what} {number}' for what, number in b.owed)}")
    if b.ended:
        lines.append(f"ended: {b.ended}")
    if b.winner >= 0:
        lines.append(f"winner: {SIDES[b.winner]}")
    return lines


def _army_lines(b: Battle, side: int) -> list[str]:
    army, name = b.armies[side], SIDES[side]
    words = spoken(army, ARMY)
    if army.player >= 0:
        words.insert(0, "hero" if army.hero else "no-hero")
    lines = [f"{name}: {' '.join(words)}"]
    for what, troops in (("reserve", b.reserve[side]), ("kept back", b.kept_back[side])):
        if troops or what == "reserve":
            lines.append(f"{name} {what}: {troop_names(troops)}")
    if army.chain:
        lines.append(f"{name} chain: {' '.join(army.chain)}")
    if army.ai_hero is not None:
        lines += [f"{name} ai {what}: {value}" for what, value in ai_hero_words(army.ai_hero)]
    return lines
