/** Card windows: which of them one wants to be asked in, and passing the others by oneself. */
import { t } from '../../lib/i18n.svelte';
import { me } from '../../lib/settings.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { OptionOut } from '../../lib/types';
import { keepOfGame } from '../../lobby/keeping.svelte';
import { battleOf, factsOf, healthLeft, helpsOf, ownSide, unitOf, viewOf } from './model';

/** In which windows for cards one is asked: in all, when attacked or when a spell is cast, when a
    unit may be lost, in none. */
export const ASKS = ['always', 'attacked', 'lethal', 'never'] as const;
export type Asks = (typeof ASKS)[number];

export const asked = (): Asks =>
  ASKS.find((asks) => asks === me.ofGame('homm3', 'asks')) ?? 'always';
export const keepAsked = (asks: Asks): Promise<void> => keepOfGame('homm3', 'asks', asks);

const LABELS: Record<Asks, () => string> = {
  always: () => t('web-homm3-asks-always'),
  attacked: () => t('web-homm3-asks-attacked'),
  lethal: () => t('web-homm3-asks-lethal'),
  never: () => t('web-homm3-asks-never'),
};
export const asksLabel = (asks: Asks): string => LABELS[asks]();

/** What one does in a window besides passing. */
const CARDS = new Set(['play', 'use', 'morale']);
/** Windows in which an attack is at stake. */
const STRUCK = new Set(['attack', 'rolled', 'lethal']);
/** Once a combat, before and after it: these are left out only by who is never asked. */
const SELDOM = new Set(['guards', 'start', 'won']);

/** Passing in a card window; null: the decision is something else. */
export function passOf(store: TableStore): OptionOut | null {
  const { options } = store;
  const pass = options.find(({ kind }) => kind === 'pass') ?? null;
  return options.every(({ kind }) => kind === 'pass' || CARDS.has(kind)) ? pass : null;
}

/** The moment of the open window: `attack`, `spell`. */
export function momentOf(store: TableStore): string | null {
  return passOf(store) ? (battleOf(store)?.moment ?? null) : null;
}

/** Whether a card window is open that is not one's own doing. */
export const reaction = (store: TableStore): boolean => passOf(store) !== null;

// ---- passing until their own next turn ----

/** The tables at which one has said so, by id. */
const resting = $state<Record<string, boolean>>({});

export const rests = (store: TableStore): boolean => resting[store.id] ?? false;

export function rest(store: TableStore): void {
  resting[store.id] = true;
}

export function wakeUp(store: TableStore): void {
  delete resting[store.id];
}

// ---- passing by oneself ----

/** The answer that one's own settings give: a pass in a window that one does not want to see. */
export function spared(store: TableStore): OptionOut | null {
  const pass = passOf(store);
  const moment = momentOf(store);
  if (!pass || !moment || inChain(store)) return null;
  if (rests(store)) return pass;
  return wanted(store, asked(), moment) ? null : pass;
}

/** Whoever has played for power is in the middle of something. */
function inChain(store: TableStore): boolean {
  const army = ownArmy(store);
  return Boolean(army && (army.power || army.chain.length));
}

function ownArmy(store: TableStore) {
  const side = ownSide(viewOf(store));
  return side === null ? null : battleOf(store)?.armies[side];
}

export function wanted(store: TableStore, asks: Asks, moment: string): boolean {
  if (asks === 'always') return true;
  if (asks === 'never') return false;
  if (SELDOM.has(moment)) return true;
  if (asks === 'attacked' && (moment === 'spell' || moment === 'cast')) return true;
  if (!STRUCK.has(moment) || !isStruck(store)) return false;
  return asks === 'attacked' || mayFall(store, moment);
}

/** Whether the attack that is being resolved strikes an own unit. */
function isStruck(store: TableStore): boolean {
  const battle = battleOf(store);
  const target = battle?.attack && unitOf(battle, battle.attack.target);
  return target?.side === ownSide(viewOf(store));
}

/** Whether the attack can defeat its target, as far as the dice are known. */
function mayFall(store: TableStore, moment: string): boolean {
  if (moment === 'lethal') return true;
  const odds = helpsOf(store).attack;
  if (odds) return odds.defeated > 0;
  const battle = battleOf(store);
  const target = battle?.attack && unitOf(battle, battle.attack.target);
  if (!battle?.attack || !target) return false;
  const below = target.pack ? (factsOf(store)?.units[target.kind]?.few.health ?? 0) : 0;
  return battle.attack.damage >= healthLeft(target) + below;
}
