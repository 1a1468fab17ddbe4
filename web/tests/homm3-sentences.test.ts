/** What people read: Fields by what they are, never by coordinates; spaces of a combat by what is marked there; nothing of nothing. */
import { play } from './scenes';
import { describe, expect, it } from 'vitest';
import homm3 from '../src/games/homm3/ui';
import { plain, speak } from '../src/lib/i18n.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import type { Language } from '../src/lib/types';

const SCENES = ['homm3-town', 'homm3-town-tile', 'homm3-map'];
const LANGUAGES: Language[] = ['en', 'el', 'hu', 'ka', 'he'];
const FIGHTS = ['homm3', 'homm3-walk', 'homm3-shot', 'homm3-siege', 'homm3-deploy'];
const SPACE = /(?<![\p{L}\d])[a-e][1-9](?!\d)/u;
const COORDINATES = /-?\d+\s?,\s?-?\d+/;

/** Every question, option, chip and line of the log. */
function sentences(store: TableStore): string[] {
  const { options } = store;
  const refs = new Set(options.flatMap((option) => option.refs));
  return [
    homm3.eyebrow(store),
    plain(homm3.question(store)),
    ...(store.decision?.prompt ? [plain(store.words.text(store.decision.prompt))] : []),
    ...options.map((option) => plain(store.words.option(option))),
    ...options.map((option) => homm3.short?.(store, option) ?? ''),
    ...[...refs].map((ref) => plain(homm3.chip(store, ref) ?? '')),
    ...store.log.map((event) => plain(store.words.event(event))),
  ];
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(SCENES)('%s names no coordinates', async (scene) => {
    await speak(language);
    const { store } = await play(scene);
    const read = sentences(store);
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((text) => COORDINATES.test(text))).toEqual([]);
  });

  it.each(FIGHTS)('%s names no space of the board', async (scene) => {
    await speak(language);
    const { store } = await play(scene);
    const told = store.log.map((event) => plain(store.words.event(event)));
    for (const { refs } of store.options) {
      store.pick([...refs]);
      told.push(plain(homm3.question(store)));
    }
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter((text) => SPACE.test(text))).toEqual([]);
  });

  it('tells no gain of nothing', async () => {
    await speak(language);
    const { store } = await play('homm3-town');
    const read = sentences(store);
    expect(read.filter((text) => /(?<![\d.,+−-])0 \p{L}/u.test(text))).toEqual([]);
  });
});
