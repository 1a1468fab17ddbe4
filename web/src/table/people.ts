/** Who sits where, in words. */
import { t } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';

/** A seat's name; your own is "You". */
export function nameOf(store: TableStore, seat: number): string {
  return seat === store.seat ? t('web-table-you') : store.words.name(seat);
}

/** Who made the choice that led to a number of choices: never a person, where a bot chose for them. */
export function whoChose(store: TableStore, seat: number, at: number): string {
  const name = nameOf(store, seat);
  const stood = store.state?.stood_in.some((each) => each.at === at && each.seat === seat);
  return stood ? t('web-table-in-place', { name }) : name;
}

/** How many choices bots made in the place of a seat. */
export const stoodIn = (store: TableStore, seat: number): number =>
  store.state?.stood_in.filter((each) => each.seat === seat).length ?? 0;

/** The seats from the top of the rail down: your own is the lowest, the next one follows upward. */
export function upward(store: TableStore): number[] {
  const count = store.table?.chairs.length ?? 0;
  const own = store.seat ?? count - 1;
  return Array.from({ length: count }, (_, i) => (own + count - 1 - i) % count);
}
