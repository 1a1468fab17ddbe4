/** The end of a round is seen before the next one begins: the last trick, then the pad. */
import type { Scene } from '../../lib/staging.svelte';
import type { GameEvent } from '../../lib/types';
import { heard, type UrbnoView } from './table';

/** How long the last trick and the round's result are looked at, in milliseconds. */
const TRICK = 1400;
const RESULT = 6000;

export function scenesOf(before: UrbnoView, after: UrbnoView, told: readonly GameEvent[]): Scene[] {
  if (after.round === before.round || after.result) return [];
  const events = heard(told);
  const first = events.findIndex(({ kind }) => kind === 'scored');
  const end = events.findLastIndex(({ kind }) => kind === 'scored') + 1;
  if (first < 0) return [];
  const trick = before.trick && { ...before.trick, plays: [] };
  // All cards have been played by then.
  const hand = before.hand && { ...before.hand, cards: [] };
  const played = { ...before, trick, hand };
  const written = {
    ...played,
    trick: null,
    seats: before.seats.map((seat, n) => {
      const { entries, total, extra_points } = after.seats[n] ?? seat;
      return { ...seat, entries, total, extra_points, cards: 0 };
    }),
  };
  const scenes: Scene[] = [
    { view: played, events: told.slice(0, first), time: TRICK, step: false },
    { view: written, events: told.slice(first, end), time: RESULT, step: true },
  ];
  return scenes.filter(({ events: happens }) => happens.length);
}
