/** Card windows: whether one is open, and how one says no. */
import type { TableStore } from '../../lib/table.svelte';
import type { OptionOut } from '../../lib/types';

/** What one does in a window besides passing. */
const CARDS = new Set(['play', 'use', 'morale']);

/** Passing in a card window; null: the decision is something else. */
export function passOf(store: TableStore): OptionOut | null {
  const { options } = store;
  const pass = options.find(({ kind }) => kind === 'pass') ?? null;
  return options.every(({ kind }) => kind === 'pass' || CARDS.has(kind)) ? pass : null;
}
