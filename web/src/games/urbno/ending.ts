/** How a match came about: points round by round. */
import { t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { levelPlaces } from '../../table/results';
import type { Deed, Ending, RaceStep } from '../registry';
import { factsOf, heard, viewOf, type UrbnoEvent } from './table';

export function ending(store: TableStore): Ending {
  const view = viewOf(store);
  const seats = view?.seats.map(({ seat }) => seat) ?? [];
  const groups = view?.pairs
    ? [
        [0, 2],
        [1, 3],
      ]
    : seats.map((seat) => [seat]);
  const events = heard(store.log);
  const sum = (values: readonly number[]): number[] =>
    groups.map((group) => group.reduce((all, seat) => all + (values[seat] ?? 0), 0));
  // A match that its clock or its players have ended has no result of its own.
  const scores = view?.result?.scores ?? view?.seats.map(({ total }) => total) ?? [];
  return {
    groups,
    lines: [],
    total: { label: t('web-end-total'), values: sum(scores) },
    race: { label: t('web-urbno-race'), steps: race(events, seats.length, sum, scores) },
    deeds: deeds(store, events),
  };
}

function race(
  events: readonly UrbnoEvent[],
  seats: number,
  sum: (values: readonly number[]) => number[],
  scores: readonly number[],
): RaceStep[] {
  const totals = Array.from({ length: seats }, () => 0);
  const steps: RaceStep[] = [{ number: 0, values: sum(totals) }];
  let round = 0;
  for (const event of events) {
    if (event.kind === 'round') round = event.number;
    if (event.kind !== 'scored') continue;
    totals[event.seat] = event.total;
    if (event.seat === seats - 1) steps.push({ number: round, values: sum(totals) });
  }
  // Unused scrolls count at the very end (UR-16.2).
  const end = steps.at(-1);
  if (end && scores.length) steps[steps.length - 1] = { ...end, values: sum(scores) };
  return steps;
}

/** The rounds that brought somebody most. */
function deeds(store: TableStore, events: readonly UrbnoEvent[]): Deed[] {
  const found: Deed[] = [];
  let now = { number: 0, mission: 0 };
  for (const event of events) {
    if (event.kind === 'round') now = event;
    if (event.kind !== 'scored' || event.points <= 0) continue;
    found.push({
      at: event.at,
      seat: event.seat,
      when: t('web-urbno-deed-round', { number: now.number }),
      what: missionName(store, now.mission),
      gain: event.points,
    });
  }
  return found.toSorted((one, other) => other.gain - one.gain).slice(0, 3);
}

export const missionName = (store: TableStore, mission: number): string =>
  factsOf(store).missions?.[mission]?.title ?? t(`urbno-mission-${mission}`);

/** Level on points: fewer negative points, then fewer scrolls kept (UR-16.4 to UR-16.6). */
export function tiebreak(store: TableStore): string | null {
  const level = levelPlaces(store);
  const view = viewOf(store);
  if (!level || !view || store.state?.reason?.id !== 'urbno-over-rounds') return null;
  const [first = 0, second = 0] = level.map((seats) =>
    seats
      .flatMap((seat) => view.seats[seat]?.entries ?? [])
      .reduce((sum, entry) => sum + Math.min(0, entry), 0),
  );
  return first === second ? t('web-urbno-tie-scroll') : t('web-urbno-tie-negative');
}
