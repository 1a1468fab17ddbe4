/** Pictures of things on the map, and which tab of a phone shows what a decision is about. */
import type { TableStore } from '../../../lib/table.svelte';
import { cut } from '../../../lib/words';
import { signOf } from './dice';
import { LOCATION_ICONS, MINE_ICONS, RESOURCE_ICONS, ROLE_ICONS } from './icons';
import { presentOf } from './naming';
import { placeAt } from './places';
import { mustering } from './plan.svelte';
import { trading } from './trade';
import { hexOf, mapFactsOf, worldOf, type Resource } from './world';

/** The picture of a ref; undefined: it is none of the map's. */
export function mapIcon(store: TableStore, ref: string): string | null | undefined {
  const [kind, value] = cut(ref);
  switch (kind) {
    case 'field':
      return fieldIcon(store, value);
    case 'building':
      return ROLE_ICONS[mapFactsOf(store)?.buildings[value]?.role ?? ''] ?? null;
    case 'resource':
      return RESOURCE_ICONS[value as Resource] ?? null;
    case 'sell':
    case 'buy':
      return exchanged(store, kind, ref);
    case 'face':
      return signOf(store, value).icon;
    case 'hero':
      return value === 'second' ? 'cavalry' : 'mounted-knight';
    default:
      return undefined;
  }
}

/** What is given or got for it, by the table of exchanges. */
function exchanged(store: TableStore, kind: 'sell' | 'buy', ref: string): string | null {
  const rate = mapFactsOf(store)?.rates.find(({ refs }) => refs.includes(ref));
  return rate ? RESOURCE_ICONS[rate[kind]] : null;
}

function fieldIcon(store: TableStore, name: string): string | null {
  const at = hexOf(name);
  const world = worldOf(store);
  const facts = mapFactsOf(store);
  if (!at || !world || !facts) return null;
  const printed = placeAt(world, facts, at)?.printed ?? null;
  const { location } = presentOf(store, at, printed);
  if (location === 'mine') return MINE_ICONS[printed?.resource ?? 'gold'];
  return LOCATION_ICONS[location] ?? null;
}

/** Choices for which one looks at the hand. */
const HELD = new Set(['discard', 'keep', 'lay-off', 'take', 'remove', 'sell-card', 'offer']);

export function mapTab(store: TableStore): string | null {
  if (!store.mine) return null;
  if (mustering(store) || trading(store)) return 'castle';
  const kinds = store.options.map(({ kind }) => kind);
  if (kinds.some((kind) => HELD.has(kind))) return 'hand';
  return kinds.includes('rotate') || kinds.includes('end-turn') ? 'field' : null;
}
