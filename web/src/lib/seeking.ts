/** Looking for words in texts: accents, points and the case of letters do not matter. */

const UNSEEN = /[\p{M}\u200E\u200F\u2066-\u2069]/gu;

/** A text as it is compared. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(UNSEEN, '').toLocaleLowerCase().replaceAll('ς', 'σ');

export const holds = (text: string, words: string): boolean => fold(text).includes(fold(words));

/** Where the words stand in a text. */
export function placesOf(text: string, words: string): [start: number, end: number][] {
  const sought = fold(words.trim());
  if (!sought) return [];
  let folded = '';
  const from: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = fold(text.charAt(at));
    from.push(...Array<number>(sign.length).fill(at));
    folded += sign;
  }
  const places: [number, number][] = [];
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
    places.push([from[at] ?? 0, (from[at + sought.length - 1] ?? 0) + 1]);
  }
  return places;
}

const NAME = 'sought';

/** Marks the words in all that stands in an element, wherever the browser can. */
export function marking(element: HTMLElement, words: string) {
  const shown = typeof Highlight === 'undefined' ? null : new Highlight();
  const mark = (): void => {
    shown?.clear();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      for (const [start, end] of placesOf(node.nodeValue ?? '', words)) {
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, end);
        shown?.add(range);
      }
    }
  };
  const watch = new MutationObserver(mark);
  if (shown) {
    CSS.highlights.set(NAME, shown);
    watch.observe(element, { childList: true, characterData: true, subtree: true });
    mark();
  }
  return {
    update(next: string) {
      words = next;
      if (shown) mark();
    },
    destroy() {
      watch.disconnect();
      if (CSS.highlights?.get(NAME) === shown) CSS.highlights.delete(NAME);
    },
  };
}
