import { describe, expect, it } from 'vitest';
import authors from 'virtual:game-icons/authors';
import { BadLine, readEdition } from '../src/games/urbno/set/edition';
import { byAuthor } from '../src/pages/credits';
import { LONGEST, readRecord } from '../src/pages/records';

const editions = import.meta.glob<string>('../../src/rulebound/games/urbno/editions/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('an edition of King Urbno', () => {
  it('is read from its file', () => {
    const text = editions['../../src/rulebound/games/urbno/editions/example-owner.toml']!;
    expect(readEdition(text)).toMatchObject({
      id: 'my-printed-copy',
      rank_numbers: { farmer: 2, emperor: 14 },
      mission_players: { 5: [2, 3, 4] },
      mission_titles: { 1: 'Three, no more, no less' },
    });
  });

  it('is read whole', () => {
    const text = editions['../../src/rulebound/games/urbno/editions/default.toml']!;
    const edition = readEdition(text) as Record<string, Record<string, unknown>>;
    expect(Object.keys(edition['mission_players']!)).toHaveLength(25);
    expect(edition['scroll_titles']).toEqual({});
  });

  it.each([
    ['a # in a title', 'id = "a # b" # c', { id: 'a # b' }],
    ['a literal text', "id = 'a \\ b'", { id: 'a \\ b' }],
    ['an escape', 'id = "\\u10d0"', { id: 'ა' }],
    ['a comma at the end of a list', 'x = [1, 2,]', { x: [1, 2] }],
  ])('knows %s', (_, text, edition) => expect(readEdition(text)).toEqual(edition));

  it.each([
    ['no value', 'id ='],
    ['an open text', 'id = "x'],
    ['a word', 'id = yes'],
    ['a name said twice', 'id = 1\nid = 2'],
    ['a section said twice', '[a]\n[a]'],
    ['a list with a hole', 'x = [1,,2]'],
  ])('is refused with its line: %s', (_, text) => {
    const line = text.split('\n').length;
    expect(() => readEdition(text)).toThrow(new BadLine(line));
  });
});

describe('a record', () => {
  it('is an object of JSON', async () => {
    const record = JSON.stringify({ game: 'urbno', choices: [] });
    expect(await readRecord(new Blob([record]))).toEqual({ record });
  });

  it('keeps a seed that no number of a browser can hold', async () => {
    const record = '{"seed": 9223372036854775807}';
    expect(await readRecord(new Blob([record]))).toEqual({ record });
  });

  it.each(['', 'hello', '[1]', 'null', '3'])('is nothing else: %s', async (text) => {
    expect(await readRecord(new Blob([text]))).toEqual({ fault: 'not-json' });
  });

  it('is not endless', async () => {
    expect(await readRecord(new Blob([' '.repeat(LONGEST + 1)]))).toEqual({ fault: 'long' });
  });
});

describe('the credits', () => {
  it('name somebody for every picture', () => {
    const icons = Object.keys(authors);
    const credits = byAuthor(icons, authors);
    expect(credits.flatMap((credit) => credit.icons).toSorted()).toEqual(icons.toSorted());
  });

  it('do not hide a picture without an author', () => {
    expect(() => byAuthor(['sun'], {})).toThrow('sun');
  });
});
