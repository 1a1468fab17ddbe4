import { beforeAll, describe, expect, it } from 'vitest';
import { bookOf, excerpt, type Book } from '../src/lib/book';
import { LANGUAGES, speak } from '../src/lib/i18n.svelte';
import { chapterOf, chaptersOf, chaptersWith } from '../src/lib/rules';
import { placesOf } from '../src/lib/seeking';

/** Every word that the game says, and every file of its client and of its engine. */
const WORDS = import.meta.glob<string>('../../src/rulebound/games/homm3/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CLIENT = import.meta.glob<string>('../src/games/homm3/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const NUMBER = /H3-\d+\.\d+/g;

/** The numbers that prompts, reasons, terms and helps cite: without comments, which nobody reads. */
function cited(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, text] of Object.entries({ ...WORDS, ...CLIENT })) {
    const said = file.endsWith('.ftl')
      ? text.replace(/^#.*$/gm, '')
      : (text.match(/(['"`])H3-\d+\.\d+\1/g) ?? []).join(' ');
    for (const [rule] of said.matchAll(NUMBER)) found.set(rule, file);
  }
  return found;
}

let book: Book;
beforeAll(async () => {
  await speak('en');
  book = (await bookOf('homm3'))!;
});

describe('the rules sheet of Heroes III', () => {
  it('opens every rule that is cited anywhere', () => {
    const numbers = [...cited().keys()];
    expect(numbers.length).toBeGreaterThan(40);
    expect(numbers.filter((rule) => !excerpt(book, rule).length)).toEqual([]);
  });

  it('has a chapter in short for each of them', () => {
    const chapters = chaptersOf('homm3');
    expect([...cited().keys()].filter((rule) => !chapterOf(chapters, rule))).toEqual([]);
  });

  it('holds every chapter of the book that is about playing', () => {
    const of = (rule: string): string => /H3-(\d+)/.exec(rule)?.[1] ?? '';
    const short = new Set(chaptersOf('homm3').map(({ rule }) => of(rule)));
    // How to read it, worked examples and the glossary need no short form.
    const told = book.chapters.map(({ title }) => /^(\d+)\./.exec(title)?.[1] ?? '');
    const missing = told.filter((n) => n && !short.has(n));
    expect(missing).toEqual(['0', '15', '18']);
  });

  it('begins each chapter at a rule of the book', () => {
    for (const { rule } of chaptersOf('homm3'))
      expect(excerpt(book, rule).length, rule).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)('is the same in $name', async ({ id }) => {
    await speak('en');
    const rules = chaptersOf('homm3').map(({ rule }) => rule);
    await speak(id);
    const chapters = chaptersOf('homm3');
    expect(chapters.map(({ rule }) => rule)).toEqual(rules);
    for (const { title, paragraphs } of chapters) {
      expect(title.length).toBeGreaterThan(2);
      expect(paragraphs.every((text) => text.length > 15)).toBe(true);
    }
    await speak('en');
  });

  it('leads a number to the chapter that begins nearest before it', () => {
    const at = (rule: string): string | undefined => chapterOf(chaptersOf('homm3'), rule)?.rule;
    expect(at('H3-3.28')).toBe('H3-3.27');
    expect(at('H3-3.24')).toBe('H3-3.21');
    expect(at('H3-8.22')).toBe('H3-8.1');
    expect(at('H3-10.9')).toBe('H3-10.1');
    expect(at('H3-11.6')).toBe('H3-11.1');
  });
});

describe('searching the rules', () => {
  it('finds words and numbers, whatever their case', () => {
    const found = (words: string): string[] =>
      chaptersWith(chaptersOf('homm3'), words).map(({ rule }) => rule);
    expect(found('ASTROLOGERS')).toContain('H3-3.1');
    expect(found('h3-6.14')).toContain('H3-6.14');
    expect(found('dodo')).toEqual([]);
  });

  it('does not mind accents or points', async () => {
    await speak('el');
    expect(chaptersWith(chaptersOf('homm3'), 'εμποριο').map(({ rule }) => rule)).toContain(
      'H3-6.14',
    );
    await speak('he');
    expect(chaptersWith(chaptersOf('homm3'), 'מסחר').map(({ rule }) => rule)).toContain('H3-6.14');
    await speak('en');
  });

  it('knows where the words stand', () => {
    expect(placesOf('Μάχη και μάχη', 'μαχη')).toEqual([
      [0, 4],
      [9, 13],
    ]);
    expect(placesOf('שָׁלוֹם', 'שלום')).toEqual([[0, 7]]);
    expect(placesOf('anything', ' ')).toEqual([]);
  });
});
