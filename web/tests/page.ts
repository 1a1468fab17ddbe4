/** What a browser has and jsdom lacks. Every file of tests begins with it, on the same page. */
import { afterAll, beforeEach, vi } from 'vitest';
import { device } from './device';

const MATCHES: [RegExp, () => boolean][] = [
  [/color-scheme: dark/, () => true],
  [/min-width: 75em/, () => device.layout === 'desk'],
  [/min-width: 48em/, () => device.layout !== 'phone'],
  [/orientation: landscape/, () => !['column', 'phone'].includes(device.layout)],
  [/max-height: 30em/, () => device.layout === 'flat'],
];

class Watching {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const none = (): void => undefined;

Object.assign(globalThis, {
  ResizeObserver: Watching,
  matchMedia: (media: string) => ({
    media,
    get matches() {
      return MATCHES.some(([query, holds]) => query.test(media) && holds());
    },
    addEventListener: none,
    removeEventListener: none,
  }),
});
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (text: string) => text.replace(/["\\]/g, '\\$&');
Element.prototype.scrollIntoView ??= none;
window.scrollTo = none;
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Tests of a game's parts find its words and pictures as its table does.
const { bringGame, GAMES } = await import('../src/games/registry');
await Promise.all(GAMES.map(({ id }) => bringGame(id)));

// Somebody else sits down before the same screen.
const { DEFAULTS, me } = await import('../src/lib/settings.svelte');
beforeEach(() => (device.layout = 'desk'));
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  Object.assign(me, { player: null, known: false, arriving: null, settings: { ...DEFAULTS } });
});
