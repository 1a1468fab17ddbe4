/** Cards that are chosen from elsewhere than the hand: a search, a discard pile, a unit. */
import type { TableStore } from '../../lib/table.svelte';
import { cut } from '../../lib/words';
import { ownPlayer } from './cards';

/** Cards that one may choose now and does not hold. */
export function offeredOf(store: TableStore): string[] {
  const player = ownPlayer(store);
  const own = new Set([...(player?.hand ?? []), player?.permanent]);
  const cards = store.options.flatMap(({ refs }) =>
    refs.map(cut).flatMap(([kind, value]) => (kind === 'card' ? [value] : [])),
  );
  return [...new Set(cards)].filter((card) => !own.has(card));
}
