/** What is drawn on the first page comes with it, the rest with the game that draws it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import first from 'virtual:game-icons';
import authors from 'virtual:game-icons/authors';
import { GAMES } from '../src/games/registry';
import { pictureOf } from '../src/lib/icons';

const SOURCES = join(import.meta.dirname, '../src');
const all = new Set(Object.keys(authors));

/** The pictures that the files of a folder name. */
function namedIn(folder: string): Set<string> {
  const files = readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => readFileSync(join(SOURCES, folder, file), 'utf8'));
  const words = texts.flatMap((text) => [...text.matchAll(/['"`]([a-z\d-]+)['"`]/g)]);
  return new Set(words.map(([, word]) => word ?? '').filter((word) => all.has(word)));
}

describe('pictures', () => {
  it('are unknown under any other name', () => {
    expect(() => pictureOf('no-such-picture')).toThrow('no-such-picture');
    expect(() => pictureOf('constructor')).toThrow('constructor');
  });

  it.each(['lobby', 'pages', 'parts', 'table', 'learn'])(
    'of %s are on the first page',
    (folder) => {
      expect([...namedIn(folder)].filter((name) => !(name in first))).toEqual([]);
    },
  );

  it.each(['homm3', 'tashkalar', 'urbno'])('of %s come with it', async (id) => {
    const game = GAMES.find((each) => each.id === id);
    const theirs = (await game?.pictures?.())?.default ?? {};
    const missing = [...namedIn(`games/${id}`)].filter(
      (name) => !(name in first || name in theirs),
    );
    expect(missing).toEqual([]);
    const twice = Object.keys(theirs).filter((name) => name in first);
    expect(twice.filter((name) => theirs[name] !== first[name])).toEqual([]);
  });

  it('of the first page are few', () => {
    expect(Object.keys(first).length).toBeLessThan(40);
  });
});
