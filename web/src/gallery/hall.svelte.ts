/** What the gallery shows of a game: its cards, and how they are drawn and said. */
import { bringGame, gameOf, inOrder, type CardsUi, type Drawn } from '../games/registry';
import { api } from '../lib/api';
import { capital, plain } from '../lib/i18n.svelte';
import { fold } from '../lib/seeking';
import type { Card, Facet, GalleryOut, Words } from '../lib/types';
import { GameWords } from '../lib/words';
import type { Listed } from './finding';

export interface Hall {
  game: string;
  facets: readonly Facet[];
  cards: readonly Card[];
  drawn: Drawn;
  ui: CardsUi | null;
}

/** Ask once; again if it could not be had. */
function once<T>(ask: (key: string) => Promise<T>): (key?: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key = '') => {
    const coming = known.get(key) ?? ask(key);
    known.set(key, coming);
    coming.catch(() => known.delete(key));
    return coming;
  };
}

/** The games that show cards, in the order of the lobby. */
export const halls = once<GalleryOut[]>(async () =>
  inOrder(await api.galleries(), ({ game }) => gameOf(game)),
);

export const hallOf = once<Hall>(async (game) => {
  const [list, facts, ui] = await Promise.all([
    api.cards(game),
    api.facts(game),
    gameOf(game).cards?.(),
    bringGame(game),
  ]);
  const { facets, cards } = list;
  return {
    game,
    facets,
    cards,
    drawn: { facts, words: new GameWords(game, []) },
    ui: ui?.default ?? null,
  };
});

export const said = (hall: Hall, words: Words): string => plain(hall.drawn.words.text(words));

/** "Few: attack 2 …". */
export const linesOf = (hall: Hall, card: Card): { label: string; text: string }[] =>
  card.lines.map(({ label, text }) => ({
    label: label ? said(hall, label) : '',
    text: said(hall, text),
  }));

/** All cards in the reader's language, by name. */
export function listed(hall: Hall): Listed[] {
  const all = hall.cards.map((card) => {
    const lines = linesOf(hall, card).map(({ label, text }) => `${label} ${text}`);
    return {
      card,
      name: capital(said(hall, card.name)),
      text: said(hall, (card.lines[0] ?? { text: card.name }).text),
      hay: fold([...card.names, ...lines, ...card.rules].join('\n')),
      names: fold(card.names.join('\n')),
    };
  });
  return all.sort((a, b) => a.name.localeCompare(b.name));
}

/** What a card is, in words. */
export function traitsOf(hall: Hall, card: Card, facets = hall.facets): string[] {
  return facets.flatMap(({ id, values }) =>
    values
      .filter((value) => card.traits[id]?.includes(value.id))
      .map(({ name }) => said(hall, name)),
  );
}
