/** What deserves a moment: a level, a new week, a town or another place that changes hands. */
import { t } from '../../../lib/i18n.svelte';
import { me } from '../../../lib/settings.svelte';
import type { TableStore } from '../../../lib/table.svelte';
import type { GameEvent, OptionOut } from '../../../lib/types';
import { keepOfGame } from '../../../lobby/keeping.svelte';
import { heard, type H3Event } from '../events';
import { heroOf, viewOf } from '../model';
import { placeAt } from './places';
import { hexOf, mapFactsOf, sameHex, worldOf, type Resource } from './world';

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
      place: Captured;
      /** What it brings, as the log tells it. */
      told: GameEvent[];
    };

/** A place that has changed hands. */
export interface Captured {
  /** Whoever holds it now; null: an enemy without a seat. */
  seat: number | null;
  location: string;
  field: string;
  /** The seat whose Town it was at first, if it was one. */
  town: number | null;
  /** What a Mine yields. */
  resource: Resource | null;
}

/** What is only told on a slip at the map's edge. */
export interface Slip {
  event: GameEvent;
  hero: string | null;
  place: Captured | null;
}

/** What follows a flag and belongs to it. */
const BROUGHT = new Set(['production', 'gained', 'cube', 'random-town']);
/** Places whose capture is a moment; others only have their line in the log. */
const GREAT = new Set(['town', 'random_town', 'settlement']);
const MINE = 'mine';

/** The moments among what has just happened, for whoever sits there. */
export function momentsOf(store: TableStore, events: readonly GameEvent[]): Moment[] {
  const shown = momentsShown();
  if (shown === 'none') return [];
  return heard(events).flatMap((event, n): Moment[] => {
    if (event.kind === 'proclaimed') return [{ kind: 'week', week: event.week }];
    if (!('seat' in event) || event.seat !== store.seat) return [];
    if (event.kind === 'level') return [{ kind: 'level', seat: event.seat, level: event.level }];
    if (event.kind !== 'flagged' || !GREAT.has(event.location)) return [];
    const told = brought(event.seat, events.slice(n + 1));
    return [{ kind: 'place', place: capturedOf(store, event), told }];
  });
}

/** What others reach and capture, and Mines of one's own: smaller than a moment. */
export function slipsOf(store: TableStore, events: readonly GameEvent[]): Slip[] {
  const shown = momentsShown();
  if (shown === 'none') return [];
  const view = viewOf(store);
  return heard(events).flatMap((event, n): Slip[] => {
    const told = events[n] as GameEvent;
    const own = 'seat' in event && event.seat === store.seat;
    if (!own && shown === 'mine') return [];
    const hero =
      view && 'seat' in event && event.seat !== undefined ? heroOf(view, event.seat) : null;
    if (event.kind === 'level') return own ? [] : [{ event: told, hero, place: null }];
    if (event.kind !== 'flagged' && event.kind !== 'enemy-flagged') return [];
    const great = GREAT.has(event.location);
    if (own ? event.location !== MINE : !great) return [];
    return [{ event: told, hero: own ? null : hero, place: capturedOf(store, event) }];
  });
}

/** The prompts by which the cards of a level are chosen. */
const CHOOSING = new Set(['homm3-ask-search', 'homm3-ask-keep']);
const TAKING = new Set(['look', 'take', 'keep']);

/** What can be chosen now from the Ability deck; empty: nothing is asked about it. */
export function choosesOf(store: TableStore): OptionOut[] {
  const prompt = store.mine ? store.decision?.prompt : undefined;
  if (!prompt || !CHOOSING.has(prompt.id) || prompt.args['deck'] !== 'ability') return [];
  return store.options.filter(({ kind }) => TAKING.has(kind));
}

type Flagged = Extract<H3Event, { kind: 'flagged' | 'enemy-flagged' }>;

function capturedOf(store: TableStore, event: Flagged): Captured {
  const { location, field } = event;
  const at = hexOf(field);
  const world = worldOf(store);
  const facts = mapFactsOf(store);
  const town = world?.realms.find((realm) => at && realm.town && sameHex(realm.town, at));
  const printed = at && world && facts ? placeAt(world, facts, at)?.printed : null;
  return {
    seat: event.kind === 'flagged' ? event.seat : null,
    location,
    field,
    town: town?.seat ?? null,
    resource: location === MINE ? (printed?.resource ?? null) : null,
  };
}

function brought(seat: number, after: readonly GameEvent[]): GameEvent[] {
  const others = after.findIndex((event) => !BROUGHT.has(event.kind) || event['seat'] !== seat);
  return after.slice(0, others < 0 ? after.length : others);
}
