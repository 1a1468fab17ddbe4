/** Whether the table shows the map, or their own Town Board in its place. */
import type { TableStore } from '../../../lib/table.svelte';
import { screen } from '../../../table/layout.svelte';
import { mayMuster, mustering } from './plan.svelte';
import { worldOf } from './world';

export type Face = 'map' | 'town';

/** The tables that show the Town Board, by id. */
const turned = $state<Record<string, boolean>>({});

export function faceOf(store: TableStore): Face {
  // In the hand there is no room for it: the town is a tab of the drawer.
  return turned[store.id] && !screen.compact ? 'town' : 'map';
}

/** By how many sixths the sheet of a table is turned at present, by id. */
const sixths = $state<Record<string, number>>({});
export const sheetTurn = (store: TableStore): number => sixths[store.id] ?? 0;
export function keepTurn(store: TableStore, turn: number): void {
  sixths[store.id] = turn;
}

/** In which Round the Town Board of a table shows whom the Population Token buys, by id. */
const hiring = $state<Record<string, number>>({});

/** A tablet held upright has no rail for that: it takes the place of the buildings. */
export function showsMuster(store: TableStore): boolean {
  if (screen.layout !== 'column' || !mayMuster(store)) return false;
  return mustering(store) || hiring[store.id] === worldOf(store)?.round;
}

export function toggleMuster(store: TableStore): void {
  if (showsMuster(store)) delete hiring[store.id];
  else hiring[store.id] = worldOf(store)?.round ?? 0;
}

export function showFace(store: TableStore, face: Face): void {
  if (face === 'town') turned[store.id] = true;
  else delete turned[store.id];
}
