import { describe, expect, it } from 'vitest';
import urbno from '../../docs/rules/urbno.md?raw';
import { readBook, textOf } from '../rule-books';
import { bookOf, chapterWith, excerpt, findRules, rulesOf, type Part } from '../src/lib/book';

const SMALL = `# A small game

About it.

## 1. Cards

- **SG-1.1** A card (SG-1.2) has [a link](https://example.org), <b>no</b> HTML and \`code\`.
- **SG-1.2 Suits.** Four:

| Suit | Points |
|---:|---|
| red | 1 |

[S]

A paragraph that belongs to nobody.

### 1.3 More

**SX-1** An example:
\`\`\`
a board
\`\`\`
*Expected:* nothing.

\`\`\`
SG-T1  A case
\`\`\`

## 2 Decisions

| Id | Decision |
|---|---|
| SD-1 | Red wins. |
| other | none |
`;

describe('a rule book', () => {
  const book = readBook(SMALL);
  const rules = new Map(rulesOf(book).map((rule) => [rule.id, rule]));

  it('has chapters and rules with their numbers', () => {
    expect(book.title).toBe('A small game');
    expect(book.chapters.map(({ id }) => id)).toEqual(['book-about', 'SG-1', 'SG-2']);
    expect([...rules.keys()]).toEqual(['SG-1.1', 'SG-1.2', 'SG-1.3', 'SX-1', 'SG-T1', 'SD-1']);
  });

  it('keeps together what belongs to a rule', () => {
    const text = (id: string): string => textOf(rules.get(id)?.element);
    expect(text('SG-1.2')).toContain('red');
    expect(text('SG-1.2')).toContain('[S]');
    expect(text('SG-1.2')).not.toContain('nobody');
    expect(text('SX-1')).toContain('Expected');
    expect(text('SG-T1')).toContain('A case');
    expect(text('SD-1')).toBe('SD-1Red wins.');
  });

  it('leads from number to number', () => {
    expect(JSON.stringify(rules.get('SG-1.1'))).toContain('{"rule":"SG-1.2"}');
  });

  it('holds plain elements and no HTML of its own', () => {
    const text = textOf(rules.get('SG-1.1')?.element);
    expect(text).toContain('<b>no</b> HTML');
    const tags = new Set<string>();
    const look = (part: Part): void => {
      if (typeof part === 'string' || 'rule' in part) return;
      tags.add(part.tag);
      expect(Object.keys(part).sort()).toEqual(part.id ? ['id', 'parts', 'tag'] : ['parts', 'tag']);
      part.parts.forEach(look);
    };
    book.chapters.forEach(({ parts }) => parts.forEach(look));
    expect(tags).not.toContain('a');
    expect(tags).toContain('table');
  });

  it('shows a rule alone, a row under the head of its table, a section as a whole', () => {
    const text = (id: string): string => excerpt(book, id).map(textOf).join(' ');
    expect(text('SG-1.1')).not.toContain('SG-1.2 Suits');
    expect(text('SD-1')).toBe('IdDecisionSD-1Red wins.');
    expect(text('SG-1.3')).toMatch(/More.*An example.*A case/s);
    expect(text('SG-2')).toContain('other');
    expect(excerpt(book, 'SG-9')).toEqual([]);
  });

  it('tells the sources of a rule in small print', () => {
    const text = '- **SG-1.1** One. [S][H]\n- **SG-1.2** Two `[P task cards][I]` and `[x]`.';
    const small = (part: Part): string[] => {
      if (typeof part === 'string' || 'rule' in part) return [];
      return part.tag === 'small' ? [textOf(part)] : part.parts.flatMap(small);
    };
    const sources = rulesOf(readBook(`# A game\n\n## 1. Rules\n\n${text}`)).map(({ element }) =>
      element.parts.flatMap(small),
    );
    expect(sources).toEqual([['[S][H]'], ['[P task cards][I]']]);
  });

  it('is searched by number and by words', () => {
    const found = (words: string): string[] => findRules(book, words);
    expect(found('1.2')[0]).toBe('SG-1.2');
    expect(found('sg-1.1')[0]).toBe('SG-1.1');
    expect(found('red wins')).toEqual(['SD-1']);
    expect(found('purple')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });
});

describe('the rule books of the games', () => {
  it.each(['tashkalar', 'urbno', 'homm3'])(
    'of %s: each number leads to its chapter',
    async (game) => {
      const book = await bookOf(game);
      if (!book) throw new Error(`no rule book of ${game}`);
      const rules = rulesOf(book);
      expect(rules.length).toBeGreaterThan(200);
      for (const { id, chapter } of rules.filter((_, n) => n % 20 === 0)) {
        expect(chapterWith(book, id)).toBe(chapter);
      }
    },
  );

  it('have what the texts cite', async () => {
    const book = await bookOf('homm3');
    const rules = new Set(book ? rulesOf(book).map(({ id }) => id) : []);
    for (const id of ['H3-10.50', 'H3-T01', 'OPT-13', 'W-GAIN2', 'DP-05', 'H3-17.4']) {
      expect(rules, id).toContain(id);
    }
  });

  it.each(['tashkalar', 'urbno', 'homm3'])(
    'have chapters that can be told apart: %s',
    async (game) => {
      const ids = (await bookOf(game))?.chapters.map(({ id }) => id) ?? [];
      expect(ids.length).toBeGreaterThan(5);
      expect(ids).toEqual([...new Set(ids)]);
    },
  );

  it('lose nothing of the text', () => {
    const letters = (text: string): number => (text.match(/\p{L}/gu) ?? []).length;
    const book = readBook(urbno);
    const told = book.chapters
      .flatMap(({ title, parts }) => [title, ...parts.map(textOf)])
      .join('');
    expect(letters(told)).toBeGreaterThan(0.99 * letters(urbno));
  });

  it('are not there for a game that has none', async () => {
    expect(await bookOf('nothing')).toBeNull();
  });
});
