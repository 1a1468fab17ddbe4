/** Finding cards: filters are sets, within a facet *or*, between facets *and*; words are found in
    names of all languages, in texts and in numbers of rules. The address holds it all. */
import { fold } from '../lib/seeking';
import type { Card, Facet } from '../lib/types';

/** By facet: the values of which a card has to have one. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

export interface Wish {
  words: string;
  chosen: Chosen;
}

/** A card as it is looked for and listed. */
export interface Listed {
  card: Card;
  name: string;
  text: string;
  /** Names of all languages, texts and rules, folded. */
  hay: string;
  /** Names alone. */
  names: string;
}

const WORDS = 'q';

export function wishIn(search: string, facets: readonly Facet[]): Wish {
  const asked = new URLSearchParams(search);
  const chosen = facets.flatMap(({ id, values }) => {
    const wanted = asked.getAll(id).filter((value) => values.some((known) => known.id === value));
    return wanted.length ? [[id, wanted] as const] : [];
  });
  return { words: asked.get(WORDS) ?? '', chosen: Object.fromEntries(chosen) };
}

export function addressOf(game: string | null, card: string | null, wish: Wish): string {
  const asked = new URLSearchParams();
  if (wish.words.trim()) asked.set(WORDS, wish.words);
  for (const [facet, values] of Object.entries(wish.chosen)) {
    for (const value of values) asked.append(facet, value);
  }
  const parts = [game, card].filter((part) => part !== null).map(encodeURIComponent);
  const search = asked.toString();
  return `/${['cards', ...parts].join('/')}${search ? `?${search}` : ''}`;
}

export function toggled(wish: Wish, facet: string, value: string): Wish {
  const now = wish.chosen[facet] ?? [];
  const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value];
  const { [facet]: _old, ...others } = wish.chosen;
  return { ...wish, chosen: next.length ? { ...others, [facet]: next } : others };
}

export const isWished = (wish: Wish, facet: string, value: string): boolean =>
  wish.chosen[facet]?.includes(value) ?? false;

export const wishes = (wish: Wish): number =>
  Object.values(wish.chosen).reduce((sum, values) => sum + values.length, 0);

function fits(card: Card, chosen: Chosen, but = ''): boolean {
  return Object.entries(chosen).every(
    ([facet, values]) =>
      facet === but || values.some((value) => card.traits[facet]?.includes(value)),
  );
}

const wordsOf = (words: string): string[] => fold(words).split(/\s+/).filter(Boolean);

/** Those that hold all the words; whose names do come first. */
function holding(cards: readonly Listed[], words: string): Listed[] {
  const sought = wordsOf(words);
  if (!sought.length) return [...cards];
  const held = cards.filter(({ hay }) => sought.every((word) => hay.includes(word)));
  const named = ({ names }: Listed): boolean => sought.every((word) => names.includes(word));
  return [...held.filter(named), ...held.filter((each) => !named(each))];
}

export const found = (cards: readonly Listed[], { words, chosen }: Wish): Listed[] =>
  holding(cards, words).filter(({ card }) => fits(card, chosen));

/** How many cards a value would leave, by what is wished of the other facets. */
export function counted(cards: readonly Listed[], wish: Wish, facet: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { card } of holding(cards, wish.words)) {
    if (!fits(card, wish.chosen, facet)) continue;
    for (const value of card.traits[facet] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The wish that would find something if it were dropped: the one that excludes most. */
export function tooMuch(cards: readonly Listed[], wish: Wish): string | null {
  const facets = Object.keys(wish.chosen).map((facet) => {
    const { [facet]: _dropped, ...others } = wish.chosen;
    return { facet, left: found(cards, { ...wish, chosen: others }).length };
  });
  return facets.filter(({ left }) => left).sort((a, b) => b.left - a.left)[0]?.facet ?? null;
}
