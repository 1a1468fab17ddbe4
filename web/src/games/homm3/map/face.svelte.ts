/** Whether the table shows the map, or the own Town Board in its place. */
import type { TableStore } from '../../../lib/table.svelte';
import { screen } from '../../../table/layout.svelte';

export type Face = 'map' | 'town';

/** The tables that show the Town Board, by id. */
const turned = $state<Record<string, boolean>>({});

export function faceOf(store: TableStore): Face {
  // In the hand there is no room for it: the town is a tab of the drawer.
  return turned[store.id] && !screen.compact ? 'town' : 'map';
}

export function showFace(store: TableStore, face: Face): void {
  if (face === 'town') turned[store.id] = true;
  else delete turned[store.id];
}
