/** Things of the table in the gallery, and what everybody sees of the discard piles. */
import { capital, plain, t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { cut, cutNumber } from '../../lib/words';
import type { Pile } from '../registry';
import { locationAt } from './map/places';
import { hexOf } from './map/world';
import { battleOf, factsOf, unitOf, viewOf } from './model';

const SAME = new Set(['building', 'hero', 'week', 'event']);

export function shownAs(store: TableStore, ref: string): string | null {
  const facts = factsOf(store);
  const [kind, value] = cut(ref);
  if (!facts) return null;
  if (kind === 'card' && (value in facts.cards || value in facts.ai_cards)) return ref;
  if (kind === 'unit' || kind === 'troop' || kind === 'card') {
    const unit = unitOf(battleOf(store), value)?.kind ?? cutNumber(value)[0];
    return unit in facts.units ? `unit:${unit}` : null;
  }
  if (kind === 'hero') return value in facts.heroes ? ref : null;
  if (kind === 'field') {
    const world = viewOf(store)?.world;
    const at = hexOf(value);
    const place = world && at ? locationAt(world, facts.map, at) : '';
    return place ? `location:${place}` : null;
  }
  return SAME.has(kind) ? ref : null;
}

/** Only the top card of a pile is seen without an effect that says so (H3-14.1). */
export function piles(store: TableStore): Pile[] {
  const view = viewOf(store);
  if (!view) return [];
  const pile = (name: string, count: number | null, top: string | null | undefined): Pile => ({
    name: capital(name),
    count,
    cards: top ? [`card:${top}`] : [],
    rule: 'H3-14.1',
  });
  const own = view.players.map(({ seat, discard }) =>
    pile(plain(store.words.name(seat)), discard.length, discard.at(-1)),
  );
  const shared = Object.entries(view.decks)
    .filter(([, { top }]) => top)
    .map(([deck, { top }]) => pile(t(`homm3-deck-${deck}`), null, top));
  return [...own, ...shared];
}
