/** What a browser has and the tests' one lacks. To be imported before anything of ours. */

class Watching {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const none = (): void => undefined;

Object.assign(globalThis, {
  ResizeObserver: globalThis.ResizeObserver ?? Watching,
  matchMedia: (query: string) => ({
    media: query,
    // A desk, at night, with all motion.
    matches: /min-width|color-scheme: dark|landscape/.test(query),
    addEventListener: none,
    removeEventListener: none,
  }),
});
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (text: string) => text.replace(/["\\]/g, '\\$&');
Element.prototype.scrollIntoView ??= none;
window.scrollTo = none;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
