/** Touching the map: Fields, tiles and slots are meant for the selected hero. */
import type { TableStore } from '../../../lib/table.svelte';
import { selectedHero } from './marks';

export async function touchOnMap(store: TableStore, ref: string): Promise<void> {
  if (store.mine && !store.acting && !store.picked.includes(ref)) {
    const hero = `hero:${selectedHero(store)}`;
    const meant = store.options.some(({ refs }) => refs[0] === hero && refs[1] === ref);
    // The store keeps the hero and goes on from there: another Field in the place of the last one.
    if (meant && store.picked[0] !== hero) store.pick([hero]);
  }
  await store.touch(ref);
}

/** Whether Enter on a thing, or a second tap, acts: it is part of what the filled button would do. */
export const isArmed = (store: TableStore, ref: string): boolean =>
  store.armed !== null && store.picked.includes(ref);
