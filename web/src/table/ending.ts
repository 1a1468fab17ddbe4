/** What is shown of a match that is over. */
import type { Ending } from '../games/registry';
import type { TableStore } from '../lib/table.svelte';

/** Whether the end is what one looks at. */
export const isOver = (store: TableStore): boolean =>
  store.live && !store.staged && Boolean(store.state?.result);

export const endingOf = (store: TableStore): Ending | null => store.ui.ending?.(store) ?? null;

/** Whether there is a count to be shown. */
export const isCounted = (store: TableStore): boolean =>
  isOver(store) && (store.ui.Count !== undefined || (endingOf(store)?.lines.length ?? 0) > 0);

/** Steps of a scale from zero, or from below it, to what holds the highest value. */
export function scaleOf(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const step = [1, 2, 3, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((each) => span / each <= 4);
  const by = step ?? span;
  const first = Math.floor(low / by) * by;
  const count = Math.ceil((high - first) / by);
  return Array.from({ length: Math.max(1, count) + 1 }, (_, n) => first + n * by);
}
