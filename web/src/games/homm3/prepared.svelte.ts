/**
 * One press for an attack: the cards that were switched on are played with the roll, then one
 * passes. Each is an ordinary choice; whatever else comes up stops it.
 */
import type { TableStore } from '../../lib/table.svelte';
import type { OptionOut } from '../../lib/types';
import { chosenFor, togglesOf } from './boosts.svelte';
import { logOf } from './events';
import { battleOf, ownActive } from './model';
import { is } from './options';
import { passOf } from './passing';

interface Way {
  card: string;
  mode: string;
}

interface Roll {
  /** Who attacks, and in which combat round. */
  unit: string;
  round: number;
  /** What is still to be played. */
  left: readonly Way[];
  /** The ways of using cards that could be switched on. */
  shown: ReadonlySet<string>;
  /** The last attack in whose window one has passed, counted by the log. */
  passed: number;
}

const rolls = $state<Record<string, Roll>>({});

const nameOf = ({ card, mode }: Way): string => `${card} ${mode}`;

/** The number of the attack at hand. */
const attackNumber = (store: TableStore): number =>
  logOf(store).filter(({ kind }) => kind === 'attacks').length;

/** Told of every option before it is taken: an attack begins a roll, something else ends it. */
export function noteRoll(store: TableStore, option: OptionOut): void {
  const unit = ownActive(store);
  if (is(option, 'attack') && unit) {
    const left = chosenFor(store, unit.name);
    const shown = new Set(togglesOf(store).map(nameOf));
    const round = battleOf(store)?.round ?? 0;
    rolls[store.id] = { unit: unit.name, round, left, shown, passed: 0 };
    return;
  }
  const roll = rolls[store.id];
  if (!roll || !passOf(store)) return; // a card may ask something of its own
  if (nextOfRoll(store, true)?.notation !== option.notation) forgetRoll(store);
  else if (roll.left.length) rolls[store.id] = { ...roll, left: roll.left.slice(1) };
  else rolls[store.id] = { ...roll, passed: attackNumber(store) };
}

/** Whatever was prepared is not done any more. */
export function forgetRoll(store: TableStore): void {
  delete rolls[store.id];
}

/**
 * What follows from pressing the button, in the window of that attack; null: nothing, or something
 * has come up. `always`: who wants to be asked about every card is, about those that could not be
 * switched on.
 */
export function nextOfRoll(store: TableStore, always: boolean): OptionOut | null {
  const roll = rolls[store.id];
  const battle = battleOf(store);
  const pass = passOf(store);
  const attack = battle?.attack;
  if (!roll || !pass || battle?.moment !== 'attack' || !attack) return null;
  if (attack.unit !== roll.unit || attack.retaliation || battle.round !== roll.round) return null;
  const plays = store.options.filter((option) => option !== pass);
  const [next] = roll.left;
  if (next) {
    const way = nameOf(next);
    return plays.find((option) => is(option, 'play') && nameOf(option.fields) === way) ?? null;
  }
  if (roll.passed === attackNumber(store)) return null; // the other side has answered since
  const known = (option: OptionOut): boolean =>
    is(option, 'play') && roll.shown.has(nameOf(option.fields));
  return always && !plays.every(known) ? null : pass;
}
