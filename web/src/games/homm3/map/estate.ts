/** Whose hero and army one looks at. */
import type { TableStore } from '../../../lib/table.svelte';
import { worldOf } from './world';

/** Their own ones; watchers see those of the seat whose turn it is. */
export const seatSeen = (store: TableStore): number => store.seat ?? worldOf(store)?.active ?? 0;
