/** How a match ended, in one sentence. */
import { rich } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';
import { listed } from './times';

interface Result {
  ranking: number[][];
  scores: number[];
}

export const resultOf = (store: TableStore): string => `${verdictOf(store)} ${whyOf(store)}`.trim();

/** Who has won. */
export function verdictOf(store: TableStore): string {
  const { state, seat } = store;
  const result = state?.result as Result | null | undefined;
  // Nothing else ends a match without a result.
  if (!result) return state?.reason ? rich('web-table-over-rules') : '';
  if (result.scores.length === 1) return alone(store, result);
  return who(store, winnersOf(store), result.ranking.length, seat);
}

/** Whoever has won; nobody in a draw. */
export function winnersOf(store: TableStore): number[] {
  const result = store.state?.result as Result | null | undefined;
  if (!result) return [];
  const first = result.ranking.length < 2 ? [] : (result.ranking[0] ?? []);
  return store.ui.winners?.(store) ?? first;
}

/** What decided it. */
export const whyOf = ({ state, words }: TableStore): string =>
  state?.result && state.reason ? words.text(state.reason) : '';

/** Who plays alone wins, loses, or neither. */
function alone(store: TableStore, { ranking, scores }: Result): string {
  if (scores[0]) return who(store, [0], 2, store.seat);
  if (ranking.length < 2) return rich('web-table-over-draw');
  if (store.seat === 0) return rich('web-table-over-lost');
  return rich('web-table-over-lost-other', { name: store.words.name(0) });
}

function who(store: TableStore, winners: number[], places: number, seat: number | null): string {
  if (!winners.length) return rich(places < 2 ? 'web-table-over-draw' : 'web-table-over-all-lost');
  const partners = winners.filter((winner) => winner !== seat);
  const names = listed(partners.map((winner) => store.words.name(winner)));
  if (seat === null || !winners.includes(seat)) {
    return rich('web-table-over-others', { names, count: winners.length });
  }
  if (!partners.length) return rich('web-table-over-you');
  return rich('web-table-over-you-and', { names });
}
