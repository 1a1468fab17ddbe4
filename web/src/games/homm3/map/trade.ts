/** The table of exchanges (H3-6.14). */
import type { TableStore } from '../../../lib/table.svelte';
import type { OptionOut } from '../../../lib/types';
import { is } from '../options';
import type { RateFacts } from '../wire';
import { mapFactsOf } from './world';

export interface Rate extends RateFacts {
  /** Null: one cannot pay it. */
  option: OptionOut | null;
}

export const trading = (store: TableStore): boolean =>
  store.options.some(({ kind }) => kind === 'exchange');

export function ratesOf(store: TableStore): Rate[] {
  return (mapFactsOf(store)?.rates ?? []).map((rate) => {
    const option = store.options.find(
      (each) =>
        is(each, 'exchange') && each.fields.sell === rate.sell && each.fields.buy === rate.buy,
    );
    return { ...rate, option: option ?? null };
  });
}
