/** Searching a deck: one press looks at its cards, another keeps one of them. */
import type { TableStore } from '../../../lib/table.svelte';
import type { Answer, OptionOut } from '../../../lib/types';
import { viewOf } from '../model';

const OFFERED = 'homm3-ask-may-search';
const ASKED = 'homm3-ask-search';

/** The deck that may be searched; null: none is offered. */
function deckOf(store: TableStore): string | null {
  const prompt = store.mine ? store.decision?.prompt : null;
  return prompt?.id === OFFERED ? String(prompt.args['deck']) : null;
}

/** What nearly everybody does with a Search: look at the cards. */
export const searches = (store: TableStore): OptionOut | null =>
  store.options.find(({ kind }) => kind === 'search' || kind === 'look') ?? null;

/** After the Search is accepted one looks. */
export function looksThen(store: TableStore, option: OptionOut): Answer[] {
  const deck = deckOf(store);
  if (!deck || option.kind !== 'search') return [];
  return [{ prompt: ASKED, notation: `look ${deck}` }];
}

/** The card that could be taken from the discard pile instead. */
export function onTop(store: TableStore): string | null {
  const deck = deckOf(store);
  return (deck && viewOf(store)?.decks[deck]?.top) || null;
}

/** Accept the Search and take that card. */
export async function takeTop(store: TableStore): Promise<void> {
  const [deck, card] = [deckOf(store), onTop(store)];
  const option = store.options.find(({ kind }) => kind === 'search');
  if (!deck || !card || !option) return;
  await store.act(option, [{ prompt: ASKED, notation: `take ${deck} ${card}` }]);
}
