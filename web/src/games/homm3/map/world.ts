/**
 * The shapes of the map in the Heroes' view, facts and helps, and how they are read.
 *
 * How the map is touched: a Field, a tile or a slot means the selected hero (`selectedHero` of
 * marks.ts: the one that is picked, else the one that went last), so `touchOnMap` of touching.ts
 * picks that hero first; the bar's chips go through the store as everywhere. The turns of a tile
 * that is being laid are the ways of one option, as `depth` has it.
 */
import type { TableStore } from '../../../lib/table.svelte';
import type { Troop } from '../model';

export type Resource = 'gold' | 'materials' | 'valuables';
export const RESOURCES: readonly Resource[] = ['gold', 'materials', 'valuables'];
export type Amounts = Record<Resource, number>;
export type HeroName = 'main' | 'second';
/** A Field: axial coordinates. */
export type Hex = readonly [number, number];
export type TileKind = 'starting' | 'far' | 'near' | 'center';
export type WorldPhase =
  | 'setup'
  | 'round'
  | 'turn-begins'
  | 'turn'
  | 'combat'
  | 'aftermath'
  | 'rovers'
  | 'round-ends'
  | 'over';

// ---- the view ----

export interface Tile {
  /** Which one; null while it lies face down. */
  tile: string | null;
  kind: TileKind;
  at: Hex;
  rotation: number;
}

export interface Mark {
  at: Hex;
  cube: boolean;
  /** Seats; -2 is an AI Hero's flag. */
  flags: number[];
  yields: string | null;
  faction: string | null;
}

export interface Realm {
  seat: number;
  faction: string;
  team: number;
  heroes: Record<HeroName, { at: Hex | null; movement: number }>;
  town: Hex | null;
  income: Amounts;
  buildings: string[];
  /** Built in this Round. */
  fresh: string[];
  /** Town actions that are left. */
  tokens: ('build' | 'population' | 'book')[];
  cubes: number[];
  pool: Partial<Record<TileKind, number>>;
  used: string[];
  spent: string[];
  stored: Record<string, number>;
  lasting: { card: string; what: string; amount: number }[];
  grail: HeroName | null;
  homeless: number;
  out: boolean;
  wants: string[];
  /** The hand limit. */
  limit: number;
  prices: Prices;
}

/** What units and the Spell Book cost now; what is taken off once only stands beside it. */
export interface Prices {
  recruit: Record<string, Amounts>;
  /** With what the units' own abilities save. */
  reinforce: Record<string, Amounts>;
  /** By building: the gold that it takes off one reinforcement, if its owner wants. */
  rebates: Record<string, number>;
  /** Other resources may be paid in place of gold for units. */
  stands_in: boolean;
  book: Amounts;
}

export interface Rover {
  id: string;
  at: Hex | null;
  faction: string | null;
  troops: Troop[];
  movement: number;
  moves: boolean;
  hero: boolean;
}

export interface World {
  scenario: string;
  name: string;
  mode: 'clash' | 'alliance' | 'cooperative' | 'campaign';
  round: number;
  rounds: number;
  phase: WorldPhase;
  first: number;
  order: number[];
  active: number | null;
  tiles: Tile[];
  /** Guards that stand, and Fields that count as something else than is printed. */
  fields: { at: Hex; guard: number; location: string }[];
  marks: Mark[];
  realms: Realm[];
  rovers: Rover[];
  proclaimed: string[];
  trip: {
    seat: number | null;
    hero: HeroName | null;
    to: Hex;
    from: Hex;
    foe: string;
    other: number | null;
    level: number;
  } | null;
  power: number;
  chain: string[];
  casting: string | null;
  grail: boolean;
  notices: { id: string; args: Record<string, string | number> }[];
  points: number[];
  carry: Record<string, unknown> | null;
}

// ---- the facts ----

export interface PrintedField {
  location: string;
  guard?: number;
  resource?: Resource;
  amount?: number;
  dice?: number;
  faction?: string;
}

export interface TileFacts {
  kind: TileKind;
  box: string;
  terrain: string;
  /** In reading order: NW, NE, W, C, E, SW, SE. */
  fields: PrintedField[];
  /** By Field: its closed edges as bits, clockwise from the north-east. */
  borders: number[];
}

export interface BuildingFacts {
  faction: string;
  role: string;
  cost: Amounts;
  requires: string[];
}

export interface SlotFacts {
  at: Hex;
  kind: TileKind;
  player: number | null;
  tile: string | null;
  up: boolean;
  rotation: number;
}

export interface LayoutFacts {
  players: number[];
  modes: string[];
  variants: string[];
  /** By player: the team; empty: every second one. */
  teams: number[];
  slots: SlotFacts[];
}

export interface ScenarioFacts {
  id: string;
  name: string;
  about: string;
  author: string;
  /** By mode: the numbers of players. */
  modes: Record<string, number[]>;
  variants: string[][];
  rounds: number;
  boxes: string[];
  campaign: string;
  next: string;
  faction: string;
  hero: string;
  /** What is taken along from the part before. */
  start: { carried: string[] } & Record<string, unknown>;
  rules: ({ rule: string } & Record<string, unknown>)[];
  victory: ({ goal: string } & Record<string, unknown>)[];
  defeat: ({ goal: string } & Record<string, unknown>)[];
  maps: LayoutFacts[];
}

export interface MapFacts {
  tiles: Record<string, TileFacts>;
  locations: Record<string, 'visitable' | 'flaggable' | 'revisitable' | 'nothing'>;
  buildings: Record<string, BuildingFacts>;
  book: Record<string, Amounts>;
  hiring: Amounts;
  /** By resource: how much one space of its track brings. */
  space: Amounts;
  rates: { sell: Resource; give: number; buy: Resource; get: number }[];
  scenarios: ScenarioFacts[];
}

// ---- the helps ----

export interface StepHelp {
  hero?: { seat: number; hero: HeroName; friend: boolean };
  rover?: string;
  guards?: {
    level: number;
    quick: boolean;
    tiers?: Partial<Record<string, number>>;
    xp?: number;
    rounds?: number | null;
  };
}

// ---- reading ----

export const worldOf = (store: TableStore): World | null =>
  (store.view?.['world'] as World | null | undefined) ?? null;
export const mapFactsOf = (store: TableStore): MapFacts | null =>
  (store.facts['map'] as MapFacts | undefined) ?? null;
export const stepHelp = (store: TableStore, hero: HeroName, field: string): StepHelp | null =>
  (store.helps['steps'] as Record<string, Record<string, StepHelp>> | undefined)?.[hero]?.[field] ??
  null;

export const nameOf = ([q, r]: Hex): string => `${q},${r}`;
export function hexOf(name: string): Hex | null {
  const match = /^(-?\d+),(-?\d+)$/.exec(name);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** Whether the map is what one looks at: a scenario, and no combat going on. */
export function onMap(store: TableStore): boolean {
  const stage = store.view?.['stage'] as string | undefined;
  return worldOf(store) !== null && stage !== 'fighting';
}

export const HEROES: readonly HeroName[] = ['main', 'second'];
export const sameHex = (one: Hex, other: Hex): boolean =>
  one[0] === other[0] && one[1] === other[1];

export const realmOf = (world: World | null, seat: number | null): Realm | null =>
  world?.realms.find((realm) => realm.seat === seat) ?? null;

/** The heroes that stand on a Field, with their seats. */
export function heroesAt(world: World, at: Hex): { seat: number; hero: HeroName }[] {
  return world.realms.flatMap(({ seat, heroes }) =>
    HEROES.filter((hero) => {
      const there = heroes[hero].at;
      return there !== null && sameHex(there, at);
    }).map((hero) => ({ seat, hero })),
  );
}
