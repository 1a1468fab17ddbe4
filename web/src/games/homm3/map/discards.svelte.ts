/** As a turn begins: cards are marked, and one press discards all of them. */
import type { TableStore } from '../../../lib/table.svelte';
import type { Answer, OptionOut } from '../../../lib/types';
import { holding } from '../cards';

const ASKED = 'homm3-ask-refresh';

/** By table: the cards that are marked, a card of which one holds two perhaps twice. */
const marked = $state<Record<string, { at: number; cards: readonly string[] }>>({});

export const discarding = (store: TableStore): boolean =>
  store.mine && store.decision?.prompt?.id === ASKED;

export function markedCards(store: TableStore): readonly string[] {
  const marks = marked[store.id];
  return marks && discarding(store) && marks.at === store.state?.choices ? marks.cards : [];
}

/** How often a card is marked. */
export const marksOn = (store: TableStore, card: string): number =>
  markedCards(store).filter((each) => each === card).length;

/** Mark a card, or one more of the same; after the last one none of them is. */
export function mark(store: TableStore, ref: string): boolean {
  const held = holding(store).find((each) => each.ref === ref && !each.laid);
  if (!discarding(store) || !held) return false;
  const others = markedCards(store).filter((card) => card !== held.card);
  const more = (marksOn(store, held.card) + 1) % (held.count + 1);
  const cards = [...others, ...Array<string>(more).fill(held.card)];
  marked[store.id] = { at: store.state?.choices ?? 0, cards };
  return true;
}

const discardOf = (store: TableStore, card: string): OptionOut | null =>
  store.options.find(({ kind, refs }) => kind === 'discard' && refs[0] === `card:${card}`) ?? null;
const enough = (store: TableStore): OptionOut | null =>
  store.options.find(({ kind }) => kind === 'enough') ?? null;

/** The first of the marked cards, or to keep them all. */
export function firstDiscard(store: TableStore): OptionOut | null {
  if (!discarding(store)) return null;
  const [first] = markedCards(store);
  return first === undefined ? enough(store) : discardOf(store, first);
}

/** The other marked cards, and that these are all. */
export function otherDiscards(store: TableStore, option: OptionOut): Answer[] {
  const cards = markedCards(store);
  if (!cards.length || firstDiscard(store)?.notation !== option.notation) return [];
  const notations = cards.slice(1).map((card) => discardOf(store, card)?.notation ?? '');
  return [...notations, 'enough'].map((notation) => ({ prompt: ASKED, notation }));
}
