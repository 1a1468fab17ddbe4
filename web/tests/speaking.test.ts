import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from './patience';

type Words = typeof import('../src/lib/i18n.svelte');

/** Texts that are asked for, and come when `arrive` says so. */
const coming = new Map<string, (text: string) => void>();
const asked =
  (name: string): (() => Promise<string>) =>
  () =>
    new Promise((resolve) => coming.set(name, resolve));

let words: Words;
beforeEach(async () => {
  vi.resetModules();
  vi.doMock('virtual:game-words', () => ({
    first: { en: asked('en'), he: asked('he'), el: asked('el') },
    rest: { en: { chess: asked('en chess') }, he: { chess: asked('he chess') }, el: {} },
  }));
  coming.clear();
  words = await import('../src/lib/i18n.svelte');
});
afterEach(() => {
  vi.doUnmock('virtual:game-words');
  vi.resetModules();
});

/** Bring a text that has been asked for, and let everybody who waits for it go on. */
async function arrive(name: string, text: string): Promise<void> {
  await vi.waitFor(() => expect([...coming.keys()]).toContain(name), PATIENCE);
  coming.get(name)?.(text);
  await new Promise((resolve) => setTimeout(resolve));
}

describe('a language', () => {
  it('that is learnt while a game is brought knows the words of that game', async () => {
    const english = words.speak('en');
    await arrive('en', 'hello = Hello');
    await english;
    const hebrew = words.speak('he');
    const game = words.bringWords('chess');
    await arrive('he', 'hello = שלום');
    await arrive('en chess', 'mate = Mate');
    await arrive('he chess', 'mate = מט');
    await Promise.all([hebrew, game]);
    expect([words.t('hello'), words.t('mate')]).toEqual(['שלום', 'מט']);
  });

  it('that was asked for last is the one that is spoken', async () => {
    const both = [words.speak('he'), words.speak('el')];
    await arrive('el', 'hello = Γεια');
    await arrive('he', 'hello = שלום');
    await Promise.all(both);
    expect([words.locale.language, words.t('hello')]).toEqual(['el', 'Γεια']);
  });
});
