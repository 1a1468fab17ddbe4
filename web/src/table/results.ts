/** How a match ended, in one sentence. */
import { rich } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';
import { listed } from './times';

interface Result {
  ranking: number[][];
}

export function resultOf(store: TableStore): string {
  const { state, words, seat } = store;
  const result = state?.result as Result | null | undefined;
  if (!result) return '';
  const winners = result.ranking[0] ?? [];
  const why = state?.reason ? words.text(state.reason) : '';
  return `${who(store, winners, result.ranking.length, seat)} ${why}`.trim();
}

function who(store: TableStore, winners: number[], places: number, seat: number | null): string {
  if (places < 2) return rich('web-table-over-draw');
  const partners = winners.filter((winner) => winner !== seat);
  const names = listed(partners.map((winner) => store.words.name(winner)));
  if (seat === null || !winners.includes(seat)) {
    return rich('web-table-over-others', { names, count: winners.length });
  }
  if (!partners.length) return rich('web-table-over-you');
  return rich('web-table-over-you-and', { names });
}
