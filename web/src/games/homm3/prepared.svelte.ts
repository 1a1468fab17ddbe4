/**
 * One press for an attack: the cards that were switched on are played with the roll, then one
 * passes; those against the blow back are played when it comes. Each is an ordinary choice; whatever
 * else comes up stops it.
 */
import type { TableStore } from '../../lib/table.svelte';
import type { OptionOut } from '../../lib/types';
import {
  chosenFor,
  covered,
  coversOf,
  parries,
  sumOfCovers,
  togglesOf,
  type Toggle,
} from './boosts.svelte';
import { logOf } from './events';
import { battleOf, helpsOf, ownActive, type OddsFace } from './model';
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
  /** What is to be played when the blow back comes. */
  answers: readonly Way[];
  /** The ways of using cards against it that could be switched on. */
  covers: ReadonlySet<string>;
  /** Whether one wants to be asked about parrying it. */
  parry: boolean;
  /** What it was said to do. */
  feared: readonly OddsFace[];
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
    rolls[store.id] = begun(store, option, unit.name);
    return;
  }
  const roll = rolls[store.id];
  if (!roll || !passOf(store)) return; // a card may ask something of its own
  const back = isBlowBack(store, roll);
  const next = back ? nextOfBlow(store, () => true) : nextOfRoll(store, () => false);
  if (next?.notation !== option.notation) forgetRoll(store);
  else if (back && roll.answers.length)
    rolls[store.id] = { ...roll, answers: roll.answers.slice(1) };
  else if (!back && roll.left.length) rolls[store.id] = { ...roll, left: roll.left.slice(1) };
  else rolls[store.id] = { ...roll, passed: attackNumber(store) };
}

function begun(store: TableStore, attack: OptionOut, unit: string): Roll {
  const chosen = chosenFor(store, unit);
  const odds = helpsOf(store).odds?.[attack.notation];
  const ways = (toggles: Toggle[]): Set<string> => new Set(toggles.map(nameOf));
  return {
    unit,
    round: battleOf(store)?.round ?? 0,
    left: chosen.filter((toggle) => toggle.attack),
    shown: ways(togglesOf(store)),
    answers: chosen.filter((toggle) => toggle.defense),
    covers: ways(coversOf(store)),
    parry: parries(store, unit),
    feared: (odds && covered(odds, sumOfCovers(chosen))) ?? [],
    passed: 0,
  };
}

/** Whatever was prepared is not done any more. */
export function forgetRoll(store: TableStore): void {
  delete rolls[store.id];
}

/**
 * What follows from pressing the button, in the window of that attack; null: nothing, or something
 * has come up. `mayPass`: whether one need not be asked about something that could not be switched
 * on.
 */
export function nextOfRoll(
  store: TableStore,
  mayPass: (play: OptionOut) => boolean,
): OptionOut | null {
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
  return plays.every((option) => known(option) || mayPass(option)) ? pass : null;
}

// ---- the blow back ----

/** Whether the attack at hand is what the unit that attacked gets in return. */
function isBlowBack(store: TableStore, roll: Roll): boolean {
  const battle = battleOf(store);
  const attack = battle?.attack;
  return Boolean(
    attack?.retaliation && attack.target === roll.unit && battle?.round === roll.round,
  );
}

const BADNESS = { nothing: 0, hit: 0, flips: 1, defeated: 2 };

/** Whether some face now does worse than it was said to when one pressed the button. */
function isWorse(store: TableStore, roll: Roll): boolean {
  const faces = helpsOf(store).attack?.faces ?? [];
  return faces.some((face) => {
    const feared = roll.feared.find(({ die }) => die === face.die);
    return BADNESS[face.result] > (feared ? BADNESS[feared.result] : 0);
  });
}

/**
 * What was prepared for the blow back, in its window; null: nothing, or something has come up.
 * `mayPass`: whether one need not be asked about something that could not be switched on.
 */
export function nextOfBlow(
  store: TableStore,
  mayPass: (play: OptionOut) => boolean,
): OptionOut | null {
  const roll = rolls[store.id];
  const pass = passOf(store);
  if (!roll || !pass || battleOf(store)?.moment !== 'attack' || !isBlowBack(store, roll)) {
    return null;
  }
  const plays = store.options.filter((option) => option !== pass);
  const [next] = roll.answers;
  if (next) {
    const way = nameOf(next);
    return plays.find((option) => is(option, 'play') && nameOf(option.fields) === way) ?? null;
  }
  if (roll.passed === attackNumber(store) || isWorse(store, roll)) return null;
  const known = (option: OptionOut): boolean =>
    is(option, 'play') && roll.covers.has(nameOf(option.fields));
  return plays.every((option) => known(option) || mayPass(option)) ? pass : null;
}

/** Whether one has pressed the button without the wish to parry, and nothing is worse than said. */
export function leavesParry(store: TableStore): boolean {
  const roll = rolls[store.id];
  return Boolean(roll && !roll.parry && isBlowBack(store, roll) && !isWorse(store, roll));
}
