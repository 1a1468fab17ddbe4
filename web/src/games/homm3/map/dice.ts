/** Resource and Treasure dice. */
import type { TableStore } from '../../../lib/table.svelte';
import { logOf } from '../events';
import { RESOURCE_ICONS } from './icons';
import { mapFactsOf } from './world';

const SIGNS: Record<string, string> = {
  xp: 'round-star',
  artifact: 'ankh',
  one: 'perspective-dice-six-faces-random',
  two: 'perspective-dice-six-faces-random',
};
const COUNTS: Record<string, number | null> = { xp: 1, artifact: null, one: 1, two: 2 };

/** What is printed on a face: a sign and a number. */
export function signOf(
  store: TableStore,
  face: string,
): { icon: string | null; count: number | null } {
  const printed = mapFactsOf(store)?.faces[face];
  if (printed) return { icon: RESOURCE_ICONS[printed.resource], count: printed.amount };
  return { icon: SIGNS[face] ?? null, count: COUNTS[face] ?? (Number(face) || null) };
}

/** The faces that lie while one may still reroll them; which one counts is asked by chips. */
export function facesOf(store: TableStore): string[] {
  if (!store.mine || store.decision?.prompt?.id !== 'homm3-ask-reroll-dice') return [];
  const last = logOf(store).findLast(
    (event) => event.kind === 'rolled-dice' || event.kind === 'rerolled-dice',
  );
  return last && last.die !== 'attack' ? last.faces : [];
}
