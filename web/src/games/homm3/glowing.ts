/** Where the keys for glowing things lead. */
import type { TableStore } from '../../lib/table.svelte';
import { cut } from '../../lib/words';
import { mapMarks } from './map/marks';
import { estateOf, tokensOf } from './map/town';
import { onMap } from './map/world';

/** Things of the map, which glow for the hero that is selected. */
const PLACES = new Set(['field', 'tile', 'slot', 'hero']);

/**
 * Everything that a touch has a use for, also in the place of what is picked: with a hero selected
 * cards, buildings and tokens glow as well as the Fields in reach.
 */
export function glowing(store: TableStore): ReadonlySet<string> {
  const { narrowing, picked, options } = store;
  const mapped = onMap(store);
  const refs = new Set(options.flatMap((option) => option.refs));
  const found = [...refs].filter((ref) => {
    if (mapped && PLACES.has(cut(ref)[0])) return false;
    return narrowing.touch(picked, ref).touched !== 'explain';
  });
  return new Set(mapped ? [...found, ...mapMarks(store).can, ...tokens(store)] : found);
}

function tokens(store: TableStore): string[] {
  const estate = estateOf(store);
  const builds = store.options.some(({ kind }) => kind === 'build');
  return (estate ? tokensOf(store, estate) : []).flatMap(({ token, option }) =>
    option || (token === 'build' && builds) ? [`token:${token}`] : [],
  );
}
