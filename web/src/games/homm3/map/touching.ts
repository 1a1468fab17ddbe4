/** Touching the map: Fields, tiles and slots are meant for the selected hero. */
import type { TableStore } from '../../../lib/table.svelte';
import { cut } from '../../../lib/words';
import { selectedHero } from './marks';
import { rideTo, rideOf } from './ride.svelte';

export async function touchOnMap(store: TableStore, ref: string): Promise<void> {
  if (store.mine && !store.acting && !store.picked.includes(ref)) {
    if (ridesThere(store, ref)) return;
    const hero = `hero:${selectedHero(store)}`;
    const meant = store.options.some(({ refs }) => refs[0] === hero && refs[1] === ref);
    // The store keeps the hero and goes on from there: another Field in the place of the last one.
    if (meant && store.picked[0] !== hero) store.pick([hero]);
  }
  await store.touch(ref);
}

/** A Field farther away: the way there is what the button would ride. */
function ridesThere(store: TableStore, ref: string): boolean {
  const [kind, field] = cut(ref);
  const beside = store.options.some(({ refs }) => refs.includes(ref));
  if (kind !== 'field' || beside || !rideTo(store, selectedHero(store), field)) return false;
  store.focus = ref;
  return true;
}

/** Whether Enter on a thing, or a second tap, acts: it is part of what the filled button would do. */
export const isArmed = (store: TableStore, ref: string): boolean =>
  store.armed !== null &&
  (store.picked.includes(ref) || rideOf(store)?.ride.fields.at(-1) === cut(ref)[1]);
