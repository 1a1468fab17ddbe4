/** Who sits where, in words. */
import { t } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';

/** A seat's name; your own is "You". */
export function nameOf(store: TableStore, seat: number): string {
  return seat === store.seat ? t('web-table-you') : store.words.name(seat);
}

/** The seats from the top of the rail down: your own is the lowest, the next one follows upward. */
export function upward(store: TableStore): number[] {
  const count = store.table?.chairs.length ?? 0;
  const own = store.seat ?? count - 1;
  return Array.from({ length: count }, (_, i) => (own + count - 1 - i) % count);
}
