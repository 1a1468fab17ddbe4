/** What the rule book says of a card: the rules, decisions and examples that call it by its name. */
import { bookOf, rulesOf, textOf, type Book, type Part } from '../lib/book';
import type { Card } from '../lib/types';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** By name: the numbers of the rules in which it stands, and not only within a longer name. */
export function namedIn(book: Book, names: readonly string[]): Map<string, string[]> {
  const longest = [...new Set(names)].sort((a, b) => b.length - a.length);
  const any = new RegExp(`(?<!\\p{L})(${longest.map(escape).join('|')})(?!\\p{L})`, 'gu');
  const found = new Map<string, string[]>();
  for (const { id, element } of rulesOf(book)) {
    if (element.tag === 'h3') continue;
    for (const [name] of textOf(element).matchAll(any)) {
      const rules = found.get(name) ?? [];
      if (!rules.includes(id)) found.set(name, [...rules, id]);
    }
  }
  return found;
}

/** Of tables only the rows that name it. */
export function about(parts: readonly Part[], name: string): Part[] {
  const names = (part: Part): boolean => textOf(part).includes(name);
  return parts.flatMap((part): Part[] => {
    if (typeof part === 'string' || 'rule' in part) return [part];
    if (part.tag === 'table' && !names(part)) return [];
    if (part.tag === 'tr' && part.parts.some((cell) => isTag(cell, 'td')) && !names(part))
      return [];
    return [{ ...part, parts: about(part.parts, name) }];
  });
}

const isTag = (part: Part, tag: string): boolean =>
  typeof part === 'object' && 'tag' in part && part.tag === tag;

const read = new Map<string, Promise<{ book: Book; named: Map<string, string[]> } | null>>();

/** The rule book of a game and who is named where; null: it has none. */
export function bookWith(
  game: string,
  cards: readonly Card[],
): Promise<{ book: Book; named: Map<string, string[]> } | null> {
  const known = read.get(game);
  if (known) return known;
  const coming = bookOf(game).then(
    (book) =>
      book && {
        book,
        named: namedIn(
          book,
          cards.map(({ names }) => names[0] ?? ''),
        ),
      },
  );
  read.set(game, coming);
  coming.catch(() => read.delete(game));
  return coming;
}
