/** The discard piles: everybody may look through them (TK-7.6). */
import { plain, t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { Pile } from '../registry';
import { viewOf } from './model';

export function piles(store: TableStore): Pile[] {
  const view = viewOf(store);
  if (!view) return [];
  // The last one discarded lies on top (TK-9.17).
  const pile = (name: string, cards: readonly (string | null)[]): Pile => ({
    name,
    count: cards.length,
    cards: cards.map((card) => card && `card:${card}`).reverse(),
    rule: 'TK-7.6',
  });
  const shared = [
    pile(t('tashkalar-deck-legends'), view.decks.legends.discard),
    pile(t('tashkalar-deck-flares'), view.decks.flares.discard),
  ];
  const own = view.seats.map(({ seat, discard }) => pile(plain(store.words.name(seat)), discard));
  return [...own, ...shared.filter(({ count }) => count)];
}
