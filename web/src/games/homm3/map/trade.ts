/** The table of exchanges (H3-6.14). */
import type { TableStore } from '../../../lib/table.svelte';
import { mapFactsOf, type Resource } from './world';

export interface Rate {
  sell: Resource;
  give: number;
  buy: Resource;
  get: number;
  /** What is picked by it. */
  refs: string[];
  offered: boolean;
}

export const trading = (store: TableStore): boolean =>
  store.options.some(({ kind }) => kind === 'exchange');

export function ratesOf(store: TableStore): Rate[] {
  return (mapFactsOf(store)?.rates ?? []).map((rate) => {
    const refs = [`sell:${rate.sell}-${rate.give}`, `buy:${rate.buy}-${rate.get}`];
    const offered = store.options.some(
      (option) => option.kind === 'exchange' && option.refs.join(' ') === refs.join(' '),
    );
    return { ...rate, refs, offered };
  });
}
