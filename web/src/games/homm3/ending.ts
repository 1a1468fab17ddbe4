/** How a match came about: gold round by round, and the combats in which most units fell. */
import { t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { Deed, Ending, RaceStep } from '../registry';
import { logOf, type H3Event } from './events';
import { viewOf } from './model';

export function ending(store: TableStore): Ending {
  const seats = viewOf(store)?.players.map(({ seat }) => seat) ?? [];
  const events = logOf(store);
  const steps = race(events, seats.length);
  return {
    groups: seats.map((seat) => [seat]),
    lines: [],
    total: null,
    race: steps.length > 2 ? { label: t('web-homm3-race'), steps } : null,
    deeds: deeds(events),
  };
}

/** What was earned; what everybody begins with is not. */
function race(events: readonly H3Event[], seats: number): RaceStep[] {
  const earned = Array.from({ length: seats }, () => 0);
  const steps: RaceStep[] = [];
  let round = 0;
  for (const event of events) {
    if (event.kind === 'round') {
      steps.push({ number: round, values: [...earned] });
      round = event.number;
    } else if (event.kind === 'gained' && round && event.seat in earned) {
      earned[event.seat] = (earned[event.seat] ?? 0) + event.gold;
    }
  }
  if (round) steps.push({ number: round, values: [...earned] });
  return steps;
}

function deeds(events: readonly H3Event[]): Deed[] {
  const found: Deed[] = [];
  let round = 0;
  for (const event of events) {
    if (event.kind === 'round') round = event.number;
    if (event.kind !== 'combat-over' || event.winner < 0) continue;
    const seat = event.seats[event.winner] ?? -1;
    const count = event.fallen[1 - event.winner] ?? 0;
    if (seat < 0 || !count) continue;
    const when = round ? t('web-homm3-world-round', { round }) : '';
    found.push({ at: event.at, seat, when, what: t('web-homm3-deed', { count }), gain: count });
  }
  return found.toSorted((one, other) => other.gain - one.gain).slice(0, 3);
}
