/** Riding to a Field farther away: the way that is chosen, and what is left of one that was stopped. */
import type { TableStore } from '../../../lib/table.svelte';
import type { Answer, OptionOut } from '../../../lib/types';
import { helpsOf } from '../model';
import type { Ride, Threat } from '../wire';
import { hexOf, nameOf, realmOf, worldOf, type HeroName, type Hex } from './world';

export const ASKED = 'homm3-ask-turn';

interface Plan {
  hero: HeroName;
  /** The Field where it ends. */
  to: string;
  way: number;
  /** The option with which it begins; while that is chosen the plan holds. */
  by: string;
}

/** A ride that has begun: whatever is asked on the way, the rest of it can be ridden afterwards. */
interface Begun {
  hero: HeroName;
  fields: readonly string[];
  /** After how many choices it began. */
  at: number;
}

/** A way to a Field that is chosen, or that is left. */
export interface Way {
  hero: HeroName;
  ride: Ride;
  /** How many ways there are, and which of them it is. */
  ways: number;
  way: number;
  /** It was stopped on the way, and waits. */
  waits: boolean;
}

/** By table. */
const plans = $state<Record<string, Plan>>({});
const begun = $state<Record<string, Begun>>({});

/** The ways of a hero to a Field, the quietest first. */
export const ridesTo = (store: TableStore, hero: HeroName, field: string): readonly Ride[] =>
  store.mine && store.decision?.prompt?.id === ASKED
    ? (helpsOf(store).rides?.[hero]?.[field] ?? [])
    : [];

/** Every Field that a hero can reach in this turn, with the cost. */
export function reachOf(store: TableStore, hero: HeroName): Map<string, number> {
  const rides = store.decision?.prompt?.id === ASKED ? helpsOf(store).rides?.[hero] : undefined;
  return new Map(Object.entries(rides ?? {}).map(([name, ways]) => [name, ways[0]?.cost ?? 0]));
}

/** The option with which a ride begins. */
const firstOf = (store: TableStore, { steps }: Ride): OptionOut | null =>
  store.options.find(({ notation }) => notation === steps[0]) ?? null;

// ---- choosing a way ----

/** Whether a Field that is no neighbour can be ridden to: then the way there is what the button rides. */
export function rideTo(store: TableStore, hero: HeroName, field: string): boolean {
  const ways = ridesTo(store, hero, field);
  if (!ways.some(({ fields }) => fields.length > 1)) return false;
  choose(store, { hero, to: field, way: 0 });
  return true;
}

function choose(store: TableStore, { hero, to, way }: Omit<Plan, 'by'>): void {
  const ride = ridesTo(store, hero, to)[way];
  const option = ride && firstOf(store, ride);
  if (!option) return;
  plans[store.id] = { hero, to, way, by: option.notation };
  if (store.picked[0] !== `hero:${hero}` || store.picked.length > 1) store.pick([`hero:${hero}`]);
  if (store.chosen?.notation !== option.notation) store.choose(option);
}

/** The next or previous of the ways to the same Field. */
export function turnWay(store: TableStore, by: number): void {
  const now = rideOf(store);
  if (!now || now.ways < 2) return;
  const to = now.ride.fields.at(-1) as string;
  choose(store, { hero: now.hero, to, way: (now.way + by + now.ways) % now.ways });
}

/** The way that the filled button would ride, if it is more than one step. */
export function rideOf(store: TableStore): Way | null {
  const plan = plans[store.id];
  if (plan && store.chosen?.notation === plan.by) {
    const ways = ridesTo(store, plan.hero, plan.to);
    const ride = ways[plan.way];
    return ride ? { hero: plan.hero, ride, ways: ways.length, way: plan.way, waits: false } : null;
  }
  return store.chosen || store.held ? null : restOf(store);
}

// ---- riding ----

/** The steps after the first one, as choices that are prepared. */
export function stepsAfter(store: TableStore, option: OptionOut): Answer[] {
  const way = rideOf(store);
  if (!way || store.armed?.notation !== option.notation) return [];
  return way.ride.steps.slice(1).map((notation) => ({ prompt: ASKED, notation }));
}

/** Told before an option is taken: a ride begins, or the one that was begun is given up. */
export function noteRide(store: TableStore, option: OptionOut): void {
  const way = rideOf(store);
  delete plans[store.id];
  if (way && store.armed?.notation === option.notation) {
    const at = store.state?.choices ?? 0;
    begun[store.id] = { hero: way.hero, fields: way.ride.fields, at };
  } else if (option.kind === 'go' || option.kind === 'end-turn') delete begun[store.id];
}

/** What is left of a ride that was stopped, once the hero can go on. */
function restOf(store: TableStore): Way | null {
  const ride = begun[store.id];
  if (!ride || !store.mine || (store.state?.choices ?? 0) <= ride.at) return null;
  const at = realmOf(worldOf(store), store.seat)?.heroes[ride.hero].at;
  const place = at ? ride.fields.indexOf(nameOf(at)) : -1;
  const to = ride.fields.at(-1) as string;
  const left = ride.fields.slice(place + 1);
  if (place < 0 || !left.length) return null;
  const ways = ridesTo(store, ride.hero, to);
  const same = ways.findIndex(({ fields }) => fields.join() === left.join());
  const found = ways[Math.max(0, same)];
  return found ? { hero: ride.hero, ride: found, ways: 1, way: 0, waits: true } : null;
}

/** The first step of what is left of a ride: the button rides on. */
export function ridesOn(store: TableStore): OptionOut | null {
  const rest = restOf(store);
  return rest && firstOf(store, rest.ride);
}

// ---- looking ----

/** The Field where the ride ends that the button would ride. */
export function rideEnd(store: TableStore): Hex | null {
  const end = rideOf(store)?.ride.fields.at(-1);
  return end ? hexOf(end) : null;
}

/** Whether the ride ends where somebody has to be fought: nobody takes that back. */
export function endsInFight(store: TableStore): boolean {
  const way = rideOf(store);
  const end = way && helpsOf(store).steps?.[way.hero]?.[way.ride.fields.at(-1) as string];
  if (!end) return false;
  const guarded = end.guards !== undefined && !end.guards.quick;
  return guarded || end.rover !== undefined || end.storm !== undefined || end.hero !== undefined;
}

export const fieldsOf = (way: Way): Hex[] => way.ride.fields.map(hexOf).filter((at) => at !== null);

/** How far those of the other side can come. */
export const threatsOf = (store: TableStore): readonly Threat[] => helpsOf(store).threats ?? [];

/** Whose reach is shown on the map: by table. */
const shown = $state<Record<string, boolean>>({});
export const showsThreat = (store: TableStore): boolean => shown[store.id] ?? false;
export function toggleThreat(store: TableStore): void {
  shown[store.id] = !showsThreat(store);
}
