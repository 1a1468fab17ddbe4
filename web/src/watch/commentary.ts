/** What happened, told turn by turn for whoever watches. It is made of the public log alone. */
import { rich } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';
import type { GameEvent } from '../lib/types';
import { listed } from '../table/times';

/** More sentences than these make nobody wiser: the log has all of them. */
const LONGEST = 7;
/** So many turns are told. */
const KEPT = 30;

export interface Sentence {
  text: string;
  /** It changed the score. */
  swing: boolean;
}

export interface Passage {
  /** The choice that opened it. */
  at: number;
  seat: number | null;
  sentences: Sentence[];
  /** How many more the log has. */
  rest: number;
}

const scores = (event: GameEvent): boolean =>
  typeof event['points'] === 'number' && event['points'] > 0;

/** The acts of each turn in one passage, the newest last. */
export function commentaryOf(store: TableStore): Passage[] {
  const { ui, view, words } = store;
  if (!view) return [];
  const passages: { at: number; seat: number | null; events: GameEvent[] }[] = [];
  for (const event of store.log) {
    const seat = ui.actor(view, event);
    const last = passages.at(-1);
    const ended = last?.events.at(-1);
    if (ui.heading(event) || (ended && ui.rounds?.(ended))) {
      passages.push({ at: event.at, seat, events: [] });
    } else if (last) last.seat ??= seat;
    // What is laid out and drawn before the first turn is nothing to tell.
    if (!ui.heading(event) && !ui.silent?.(event)) passages.at(-1)?.events.push(event);
  }
  return passages
    .filter(({ events }) => events.length)
    .slice(-KEPT)
    .map(({ at, seat, events }) => ({
      at,
      seat,
      sentences: events
        .slice(-LONGEST)
        .map((event) => ({ text: words.event(event), swing: scores(event) })),
      rest: Math.max(0, events.length - LONGEST),
    }));
}

/** The place at which the last turn began. */
export function lastTurn(store: TableStore): number {
  const turns = store.log.filter((event) => store.ui.heading(event));
  const begun = turns.findLast(({ at }) => at < (store.state?.choices ?? 0));
  return begun?.at ?? 0;
}

export interface Lead {
  /** Who is ahead; several: they are level. */
  seats: number[];
  /** Each seat's score. */
  scores: number[];
}

/** Who leads by what everybody sees; null: nothing can be counted yet. */
export function leadOf(store: TableStore): Lead | null {
  const chairs = store.table?.chairs ?? [];
  if (!store.view || chairs.length < 2) return null;
  const scores = chairs.map(({ seat }) => Number.parseFloat(store.ui.score(store, seat).value));
  if (scores.some(Number.isNaN)) return null;
  const most = Math.max(...scores);
  return { scores, seats: chairs.map(({ seat }) => seat).filter((seat) => scores[seat] === most) };
}

/** "Bence leads, 19 to 16."; empty: nothing can be counted yet. */
export function leadInWords(store: TableStore): string {
  const lead = leadOf(store);
  if (!lead) return '';
  const names = listed(lead.seats.map((seat) => store.words.name(seat)));
  const score = Math.max(...lead.scores);
  if (lead.seats.length > 1) return rich('web-table-watch-level', { names, score });
  const next = Math.max(...lead.scores.filter((_, seat) => !lead.seats.includes(seat)));
  return rich('web-table-watch-leads', { name: names, score, next });
}
