/** What is drawn on the board besides the units; all of it follows from the store. */
import type { TableStore } from '../../lib/table.svelte';
import type { OptionOut } from '../../lib/types';
import { heard, logOf } from './events';
import { isSpace, stepsTo, wayTo } from './geometry';
import {
  attackFrom,
  attackOn,
  battleOf,
  helpsOf,
  ownSide,
  unitOf,
  viewOf,
  type Battle,
  type Odds,
  type Unit,
} from './model';
import { is } from './options';

export interface Aim {
  /** Who attacks, and the space it would do so from. */
  unit: Unit;
  from: string;
  /** Chosen; else only pointed at. */
  chosen: boolean;
  /** What it attacks: a unit, or a piece of the wall. */
  target: Unit | null;
  wall: string | null;
  shot: boolean;
  odds: Odds | null;
}

/** Where a unit would stand; a troop that is placed is none yet. */
export interface Ghost {
  unit: Unit | null;
  kind: string;
  space: string;
}

export interface Marks {
  /** Spaces, units and pieces of the wall that can be touched now. */
  can: ReadonlySet<string>;
  /** What is picked. */
  picked: ReadonlySet<string>;
  aim: Aim | null;
  /** Where a unit would stand after the chosen act, and how the active one gets there. */
  ghost: Ghost | null;
  way: string[];
  /** The way that a unit of the other side took last. */
  trail: string[];
  /** The dice of the attack that is or was just resolved, and the damage once it is known. */
  roll: Roll | null;
}

export interface Roll {
  unit: string;
  target: string;
  dice: number[];
  damage: number | null;
}

export function marksOf(store: TableStore): Marks {
  const battle = battleOf(store);
  const shows = store.help !== 'table';
  const aim = battle && aimOf(store, battle);
  const ghost = battle && ghostOf(store, battle, aim);
  return {
    can: new Set(shows ? touchable(store) : []),
    picked: new Set(pickedRefs(store)),
    aim,
    ghost,
    way: battle && ghost ? wayOf(battle, ghost) : [],
    trail: battle ? trailOf(store, battle) : [],
    roll: battle ? rollOf(store, battle) : null,
  };
}

/**
 * What glows: what can be touched next, and while an attack or a move is chosen all others of them
 * as well, because a touch there changes the choice.
 */
function touchable(store: TableStore): string[] {
  const { armed, options, next, picked } = store;
  if (armed && picked.length && (attackOn(armed) || armed.kind === 'move')) {
    return options
      .filter((option) => attackOn(option) || option.kind === 'move')
      .map((option) => option.refs[0] as string);
  }
  if (!next.size && picked.length && armed) return store.narrowing.next(picked.slice(0, -1));
  return [...next];
}

function pickedRefs(store: TableStore): string[] {
  return store.chosen ? store.chosen.refs : store.picked;
}

/** The chosen attack; else the one that the pointer or the focus rests on. In a replay: the one
    that was made. */
function aimOf(store: TableStore, battle: Battle): Aim | null {
  const made = heard(store.lately).find((event) => event.kind === 'attacks');
  if (made) return aimMade(battle, made.unit, made.target);
  if (battle.attack && battle.attack.step !== 'done') return null;
  const chosen = Boolean(attackOn(store.armed));
  const option = chosen ? store.armed : pointedAt(store);
  return option && aimFor(store, battle, option, chosen);
}

function pointedAt(store: TableStore): OptionOut | null {
  if (store.help !== 'full' || store.picked.length) return null;
  const refs = store.spot.size ? [...store.spot] : [store.focus];
  const ways = store.options.filter(
    (option) => attackOn(option) && refs.includes(option.refs[0] ?? ''),
  );
  return ways[nearest(store, ways)] ?? null;
}

function aimFor(store: TableStore, battle: Battle, option: OptionOut, chosen: boolean): Aim | null {
  const unit = battle.active ? unitOf(battle, battle.active) : null;
  const on = attackOn(option);
  if (!unit || !on) return null;
  const target = on.unit ? unitOf(battle, on.unit) : null;
  const wall = on.wall ?? null;
  const from = attackFrom(option) ?? unit.space ?? '';
  const shot = unit.type === 'ranged' && !isBeside(from, target?.space ?? wall);
  const odds = store.help === 'full' ? (helpsOf(store).odds?.[option.notation] ?? null) : null;
  return { unit, from, chosen, target, wall, shot, odds };
}

function aimMade(battle: Battle, attacker: string, attacked: string): Aim | null {
  const [unit, target] = [unitOf(battle, attacker), unitOf(battle, attacked)];
  if (!unit?.space || !target?.space) return null;
  const shot = unit.type === 'ranged' && !isBeside(unit.space, target.space);
  return { unit, from: unit.space, chosen: true, target, wall: null, shot, odds: null };
}

function isBeside(one: string, other: string | null): boolean {
  if (!isSpace(one) || !isSpace(other)) return false;
  const across = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  return across + Math.abs(Number(one[1]) - Number(other[1])) === 1;
}

/** Where the unit would stand after the chosen act: a ghost shows it there. */
function ghostOf(store: TableStore, battle: Battle, aim: Aim | null): Ghost | null {
  if (aim) {
    const { unit, from: space } = aim;
    return space === unit.space ? null : { unit, kind: unit.kind, space };
  }
  const { armed } = store;
  if (is(armed, 'deploy', 'summon')) {
    const { troop, space } = armed.fields;
    return { unit: null, kind: troop, space };
  }
  if (!is(armed, 'move', 'ai-space')) return null;
  const unit = unitOf(battle, battle.active ?? '');
  return unit && { unit, kind: unit.kind, space: armed.fields.space };
}

const wayOf = (battle: Battle, { unit, space }: Ghost): string[] =>
  unit && unit.name === battle.active ? wayTo(battle, unit, space) : [];

/** Of several ways to attack the one with the fewest steps. */
export function nearest(store: TableStore, ways: readonly OptionOut[]): number {
  const battle = battleOf(store);
  const unit = battle?.active ? unitOf(battle, battle.active) : null;
  if (!battle || !unit || ways.length < 2) return 0;
  const steps = ways.map((way) => {
    const from = attackFrom(way);
    return from ? stepsTo(battle, unit, from) : 0;
  });
  return steps.indexOf(Math.min(...steps));
}

/** Which way an attack takes until another is chosen: for `GameUi.firstWay`. */
export function firstWay(store: TableStore, ways: readonly OptionOut[]): number {
  return ways.some((way) => attackOn(way)) ? nearest(store, ways) : 0;
}

/** The last move of the other side, while its unit still stands there; in a replay the one made. */
function trailOf(store: TableStore, battle: Battle): string[] {
  const own = ownSide(viewOf(store));
  const moved = store.live
    ? logOf(store)
        .filter((event) => event.kind === 'moves')
        .findLast(({ unit }) => unitOf(battle, unit)?.side !== own)
    : heard(store.lately).findLast((event) => event.kind === 'moves');
  if (!moved) return [];
  const unit = unitOf(battle, moved.unit);
  if (!unit?.alive || unit.space !== moved.to) return [];
  return moved.way.length ? moved.way : [moved.from, moved.to];
}

/** The dice stay beside the result until the next act. */
function rollOf(store: TableStore, battle: Battle): Roll | null {
  const now = battle.attack;
  if (now) {
    const damage = now.step === 'done' ? now.damage : null;
    const dice = now.dice.length ? now.dice : thrown(store);
    return { unit: now.unit, target: now.target, dice, damage };
  }
  const latest = store.live
    ? logOf(store).filter(({ at }) => at === store.state?.choices)
    : heard(store.lately);
  const last = latest.findLast((event) => event.kind === 'hit');
  if (!last) return null;
  const { unit, target, damage } = last;
  const die = Number(last.die);
  return { unit, target, dice: Number.isFinite(die) ? [die] : [], damage };
}

/** The dice of the present attack while somebody may still roll them again. */
function thrown(store: TableStore): number[] {
  const last = logOf(store).findLast(
    (event) =>
      event.kind === 'attacks' ||
      event.kind === 'rerolled' ||
      (event.kind === 'rolled' && event.purpose === 'attack'),
  );
  return store.live && last && 'dice' in last ? last.dice : [];
}
