/** Cards in hand that would raise an attack: the odds with them. They are played with the roll. */
import type { TableStore } from '../../lib/table.svelte';
import { ownPlayer } from './cards';
import { battleOf, factsOf, helpsOf, type Boost, type Odds } from './model';

export interface Toggle extends Boost {
  /** The copy and the mode. */
  key: string;
  /** Which copy: the number says how many are left from here on, so that one played goes first. */
  copy: string;
  expert: boolean;
  spell: boolean;
}

export function togglesOf(store: TableStore): Toggle[] {
  const boosts = helpsOf(store).boosts ?? [];
  const facts = factsOf(store);
  return boosts.map((boost, at) => {
    const { card, mode } = boost;
    const left = boosts.slice(at).filter((other) => other.card === card && other.mode === mode);
    const copy = `${card} ${left.length}`;
    const effect = facts?.cards[card]?.effects.find((each) => each.mode === mode);
    const spell = facts?.cards[card]?.kind === 'spell';
    return { ...boost, key: `${copy} ${mode}`, copy, expert: effect?.expert ?? false, spell };
  });
}

/**
 * Turn a toggle on or off. One card is used in one way, one spell is cast (H3-5.50), and there are
 * so many expert uses: whatever stands in the way of the new one is turned off.
 */
export function turned(on: readonly Toggle[], toggle: Toggle, experts: number): Toggle[] {
  if (on.some(({ key }) => key === toggle.key)) return on.filter(({ key }) => key !== toggle.key);
  const kept = on.filter(({ copy, spell }) => copy !== toggle.copy && !(spell && toggle.spell));
  const used = kept.filter(({ expert }) => expert);
  const tooMany = toggle.expert && used.length >= experts ? used[0] : null;
  return [...kept.filter((each) => each !== tooMany), toggle];
}

export const sumOfToggles = (on: readonly Toggle[]): number =>
  on.reduce((sum, { attack }) => sum + attack, 0);

/** The odds with so much more attack; null: the engine tells none. */
export function raised(odds: Odds, more: number): Odds | null {
  if (!more) return odds;
  const table = odds.more?.[more];
  return table ? { ...odds, ...table } : null;
}

// ---- what is chosen ----

/** The chosen toggles of each table, and the activation that they were chosen in. */
const wanted = $state<Record<string, { activation: string; keys: string[] }>>({});

function activationOf(store: TableStore, unit: string): string {
  const battle = battleOf(store);
  return `${battle?.round} ${battle?.active} ${unit}`;
}

/** The toggles that are on for the attack of a unit; another unit's are forgotten. */
export function chosenFor(store: TableStore, unit: string): Toggle[] {
  const chosen = wanted[store.id];
  if (chosen?.activation !== activationOf(store, unit)) return [];
  const toggles = togglesOf(store);
  return chosen.keys.flatMap((key) => toggles.find((toggle) => toggle.key === key) ?? []);
}

const after = (store: TableStore, unit: string, toggle: Toggle): Toggle[] =>
  turned(chosenFor(store, unit), toggle, ownPlayer(store)?.experts ?? 0);

export function turn(store: TableStore, unit: string, toggle: Toggle): void {
  const keys = after(store, unit, toggle).map(({ key }) => key);
  wanted[store.id] = { activation: activationOf(store, unit), keys };
}

/** The switch of a card in hand while an attack is aimed; null: it cannot be prepared. */
export function toggleOf(store: TableStore, unit: string, card: string): Toggle | null {
  const ways = togglesOf(store).filter((toggle) => toggle.card === card);
  const on = chosenFor(store, unit).filter((toggle) => toggle.card === card);
  const free = ways.find(({ copy }) => !on.some((each) => each.copy === copy));
  return free ?? on.at(-1) ?? null;
}

/** Whether the engine tells the odds with this one turned over. */
export const canTurn = (store: TableStore, odds: Odds, toggle: Toggle): boolean =>
  raised(odds, sumOfToggles(after(store, odds.unit, toggle))) !== null;
