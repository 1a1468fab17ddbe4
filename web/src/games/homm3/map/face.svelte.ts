/** Whether the table shows the map, or their own Town Board in its place. */
import type { TableStore } from '../../../lib/table.svelte';
import { screen } from '../../../table/layout.svelte';

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

export function showFace(store: TableStore, face: Face): void {
  if (face === 'town') turned[store.id] = true;
  else delete turned[store.id];
}
