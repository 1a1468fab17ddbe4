/** What deserves a moment: a level, a new week, a town or another place that changes hands. */
import { t } from '../../../lib/i18n.svelte';
import { me } from '../../../lib/settings.svelte';
import type { TableStore } from '../../../lib/table.svelte';
import type { GameEvent } from '../../../lib/types';
import { keepOfGame } from '../../../lobby/keeping.svelte';
import { heard, type H3Event } from '../events';
import { hexOf, sameHex, worldOf } from './world';

export const SHOWN = ['all', 'mine', 'none'] as const;
export type Shown = (typeof SHOWN)[number];

export const momentsShown = (): Shown =>
  SHOWN.find((shown) => shown === me.ofGame('homm3', 'moments')) ?? 'all';
export const keepMoments = (shown: Shown): Promise<void> => keepOfGame('homm3', 'moments', shown);

const LABELS: Record<Shown, () => string> = {
  all: () => t('web-homm3-moments-all'),
  mine: () => t('web-homm3-moments-mine'),
  none: () => t('web-homm3-moments-none'),
};
export const momentsLabel = (shown: Shown): string => LABELS[shown]();

export type Moment =
  | { kind: 'level'; seat: number; level: number }
  | { kind: 'week'; week: string }
  | {
      kind: 'place';
      seat: number;
      location: string;
      field: string;
      /** The seat whose Town it was at first, if it was one. */
      town: number | null;
      /** What it brings, as the log tells it. */
      told: GameEvent[];
    };

/** What follows a flag and belongs to it. */
const BROUGHT = new Set(['production', 'gained', 'cube', 'random-town']);
/** Places whose capture is a moment; others only have their line in the log. */
const GREAT = new Set(['town', 'random_town', 'settlement']);

/** The moments among what has just happened, for whoever sits there. */
export function momentsOf(store: TableStore, events: readonly GameEvent[]): Moment[] {
  const shown = momentsShown();
  if (shown === 'none') return [];
  return heard(events).flatMap((event, n): Moment[] => {
    if (event.kind === 'proclaimed') return [{ kind: 'week', week: event.week }];
    if (!('seat' in event) || event.seat !== store.seat) return [];
    if (event.kind === 'level') return [{ kind: 'level', seat: event.seat, level: event.level }];
    if (event.kind !== 'flagged' || !GREAT.has(event.location)) return [];
    return [placeOf(store, event, events.slice(n + 1))];
  });
}

type Flagged = Extract<H3Event, { kind: 'flagged' }>;

function placeOf(store: TableStore, event: Flagged, after: readonly GameEvent[]): Moment {
  const { seat, location, field } = event;
  const at = hexOf(field);
  const realms = worldOf(store)?.realms ?? [];
  const town = realms.find((realm) => at && realm.town && sameHex(realm.town, at))?.seat ?? null;
  return { kind: 'place', seat, location, field, town, told: brought(seat, after) };
}

function brought(seat: number, after: readonly GameEvent[]): GameEvent[] {
  const others = after.findIndex((event) => !BROUGHT.has(event.kind) || event['seat'] !== seat);
  return after.slice(0, others < 0 ? after.length : others);
}
