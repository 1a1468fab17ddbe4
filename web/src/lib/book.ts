/** The whole rule book of a game, as it stands in `docs/rules`; loaded when somebody asks for it. */

import { holds } from './seeking';

export interface Element {
  tag: string;
  /** The rule that stands here. */
  id?: string;
  parts: Part[];
}

/** A text, the number of a rule, or an element with more of them. */
export type Part = string | { rule: string } | Element;

export interface Chapter {
  id: string;
  title: string;
  parts: Part[];
}

export interface Book {
  title: string;
  chapters: Chapter[];
}

const BOOKS = import.meta.glob<{ default: Book }>('../../../docs/rules/*.md');

/** Null: the game has no rule book. */
export async function bookOf(game: string): Promise<Book | null> {
  const load = BOOKS[`../../../docs/rules/${game}.md`];
  return load ? (await load()).default : null;
}

/** A rule with all that is written under its number. */
export interface Rule {
  id: string;
  chapter: Chapter;
  element: Element;
}

export function rulesOf(book: Book): Rule[] {
  const found: Rule[] = [];
  const look = (chapter: Chapter, part: Part): void => {
    if (typeof part === 'string' || 'rule' in part) return;
    if (part.id) found.push({ id: part.id, chapter, element: part });
    part.parts.forEach((inner) => look(chapter, inner));
  };
  for (const chapter of book.chapters) chapter.parts.forEach((part) => look(chapter, part));
  return found;
}

/** The chapter that holds a rule, or is the one of that number. */
export function chapterWith(book: Book, id: string): Chapter | null {
  const rule = rulesOf(book).find((each) => each.id === id);
  return rule?.chapter ?? book.chapters.find((chapter) => chapter.id === id) ?? null;
}

/** What a rule says, without what stands around it; of a section or a chapter, all of it. */
export function excerpt(book: Book, id: string): Part[] {
  const whole = book.chapters.find((chapter) => chapter.id === id);
  if (whole) return whole.parts;
  const found: Part[] = [];
  const look = (parts: readonly Part[]): void => {
    for (const [n, part] of parts.entries()) {
      if (typeof part === 'string' || 'rule' in part) continue;
      if (part.tag === 'table') found.push(...rowsOf(part, id));
      else if (part.id !== id) look(part.parts);
      else if (part.tag === 'h3') found.push(...sectionAt(parts, n));
      else found.push(part);
    }
  };
  for (const { parts } of book.chapters) look(parts);
  return found;
}

function sectionAt(parts: readonly Part[], at: number): Part[] {
  const next = parts.findIndex((part, n) => n > at && isHeading(part));
  return parts.slice(at, next < 0 ? undefined : next);
}

const isHeading = (part: Part): boolean =>
  typeof part === 'object' && 'tag' in part && part.tag === 'h3';

/** The rows of that number under the head of their table. */
function rowsOf(table: Element, id: string): Element[] {
  const parts = table.parts as Element[];
  const rows = parts.flatMap((part) => part.parts as Element[]).filter((row) => row.id === id);
  const head = parts.filter(({ tag }) => tag === 'thead');
  return rows.length ? [{ tag: 'table', parts: [...head, { tag: 'tbody', parts: rows }] }] : [];
}

export function textOf(part: Part): string {
  if (typeof part === 'string') return part;
  return 'rule' in part ? part.rule : part.parts.map(textOf).join(' ');
}

const MOST = 40;

/** The rules whose number begins so (`10.5`, `h3-10.5`), then those that hold the words. */
export function findRules(book: Book, words: string): string[] {
  const sought = words.trim().toLowerCase();
  if (!sought) return [];
  const rules = rulesOf(book).filter(({ element }) => element.tag !== 'h3');
  const numbered = rules.filter(({ id }) => {
    const number = id.toLowerCase();
    return number.startsWith(sought) || number.replace(/^[^-]*-/, '').startsWith(sought);
  });
  const exact = numbered.filter(({ id }) => id.toLowerCase().endsWith(sought));
  const held = rules.filter(({ element }) => holds(textOf(element), sought));
  const ids = [...exact, ...numbered, ...held].map(({ id }) => id);
  return [...new Set(ids)].slice(0, MOST);
}
