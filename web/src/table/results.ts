/** How a match ended, in one sentence. */
import { rich } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';
import { listed } from './times';

interface Result {
  ranking: number[][];
  scores: number[];
}

/** What ends a match without a result; else it cannot go on by the rules of today. */
const ENDS: Readonly<Record<string, string>> = {
  'web-table-over-agreed': 'web-table-over-agreed',
  'web-table-ended-by-owner': 'web-table-ended-by-owner',
};

/** What the table, and no rule of the game, has decided. */
const DECIDES: Readonly<Record<string, string>> = {
  'web-table-over-time': 'web-table-over-time',
  'web-table-over-claimed': 'web-table-over-claimed',
};

/** Seen by whoever sits at a seat, or by somebody without one. */
export const resultOf = (store: TableStore, seat = store.seat): string =>
  `${verdictOf(store, seat)} ${whyOf(store)}`.trim();

/** Who has won. */
export function verdictOf(store: TableStore, seat = store.seat): string {
  const { state } = store;
  const result = state?.result as Result | null | undefined;
  if (!result) return state?.reason ? rich(ENDS[state.reason.id] ?? 'web-table-over-rules') : '';
  if (result.scores.length === 1) return alone(store, result, seat);
  return who(store, winnersOf(store), result.ranking.length, seat);
}

/** What a seat has in the end; null before it, and where no rule of the game has ended it. */
export function countedOf(store: TableStore, seat: number): number | null {
  const { state } = store;
  const result = state?.result as Result | null | undefined;
  if (!result || !store.live || store.staged) return null;
  if (state?.reason && state.reason.id in DECIDES) return null;
  const score: unknown = result.scores[seat];
  return typeof score === 'number' ? score : null;
}

/** Whoever has won; nobody in a draw. */
export function winnersOf(store: TableStore): number[] {
  const result = store.state?.result as Result | null | undefined;
  if (!result) return [];
  const first = result.ranking.length < 2 ? [] : (result.ranking[0] ?? []);
  return store.ui.winners?.(store) ?? first;
}

/** What decided it, and between those who were level by what. */
export function whyOf(store: TableStore): string {
  const { state, words, ui } = store;
  if (!state?.result || !state.reason) return '';
  const { id, args } = state.reason;
  const decided = DECIDES[id];
  if (decided) return rich(decided, { seat: words.name(Number(args['seat'])) });
  return [words.text(state.reason), ui.tiebreak?.(store)].filter(Boolean).join(' ');
}

/** The first two places, if their seats have the same score. */
export function levelPlaces(store: TableStore): [number[], number[]] | null {
  const { ranking, scores } = (store.state?.result ?? {}) as Partial<Result>;
  const [first, second] = ranking ?? [];
  if (!first?.length || !second?.length || !scores) return null;
  const sum = (seats: number[]): number =>
    seats.reduce((all, seat) => all + (scores[seat] ?? 0), 0);
  return sum(first) === sum(second) ? [first, second] : null;
}

/** Who plays alone wins, loses, or neither. */
function alone(store: TableStore, { ranking, scores }: Result, seat: number | null): string {
  if (scores[0]) return who(store, [0], 2, seat);
  if (ranking.length < 2) return rich('web-table-over-draw');
  if (seat === 0) return rich('web-table-over-lost');
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
