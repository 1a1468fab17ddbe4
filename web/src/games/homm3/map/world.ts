/**
 * The map in the Heroes' view, facts and helps, and how it is read.
 *
 * How the map is touched: a Field, a tile or a slot means the selected hero (`selectedHero` of
 * marks.ts: the one that is picked, else the one that went last), so `touchOnMap` of touching.ts
 * picks that hero first; the bar's chips go through the store as everywhere. The turns of a tile
 * that is being laid are the ways of one option, as `depth` has it.
 */
import type { TableStore } from '../../../lib/table.svelte';
import { factsOf, helpsOf, viewOf } from '../model';
import type { Amounts, Leaders, MapFacts, Realm, StepHelp, Tile, World } from '../wire';

export type {
  Amounts,
  BuildingFacts,
  LayoutFacts,
  MapFacts,
  Mark,
  Prices,
  PrintedField,
  Realm,
  Rover,
  ScenarioFacts,
  SlotFacts,
  StepHelp,
  Tile,
  TileFacts,
  TileType as TileKind,
  World,
} from '../wire';
export type Resource = keyof Amounts;
export const RESOURCES: readonly Resource[] = ['gold', 'materials', 'valuables'];
export type HeroName = keyof Leaders;
/** A Field: axial coordinates. */
export type Hex = Readonly<Tile['at']>;

export const worldOf = (store: TableStore): World | null => viewOf(store)?.world ?? null;
export const mapFactsOf = (store: TableStore): MapFacts | null => factsOf(store)?.map ?? null;
export const stepHelp = (store: TableStore, hero: HeroName, field: string): StepHelp | null =>
  helpsOf(store).steps?.[hero]?.[field] ?? null;

export const nameOf = ([q, r]: Hex): string => `${q},${r}`;
export function hexOf(name: string): Hex | null {
  const match = /^(-?\d+),(-?\d+)$/.exec(name);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** Whether the map is what one looks at: a scenario, and no combat going on. */
export function onMap(store: TableStore): boolean {
  return worldOf(store) !== null && viewOf(store)?.stage !== 'fighting';
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
