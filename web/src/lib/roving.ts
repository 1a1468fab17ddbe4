/** One tab stop for a board, a hand or a list: inside it the arrow keys move the focus. */

export type Way = 'left' | 'right' | 'up' | 'down';

const ARROWS: Record<string, Way> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const STEPS: Record<Way, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
const ITEMS = '[data-ref], [data-item]';

type Focusable = HTMLElement | SVGElement;

export const wayOf = (key: string): Way | null => ARROWS[key] ?? null;

export function itemsOf(region: ParentNode): Focusable[] {
  return [...region.querySelectorAll<Focusable>(ITEMS)].filter(
    (item) => item.getAttribute('aria-disabled') !== 'true' || item.hasAttribute('data-ref'),
  );
}

/** The nearest item in a direction as one sees it, so arrows are physical in every language. */
export function neighbour(
  from: Focusable,
  items: readonly Focusable[],
  way: Way,
): Focusable | null {
  const [dx, dy] = STEPS[way];
  const start = middle(from);
  let best: Focusable | null = null;
  let least = Infinity;
  for (const item of items) {
    if (item === from) continue;
    const { x, y } = middle(item);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const across = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (along < 1 || across > along * 1.5) continue;
    const far = along + across * 3;
    if (far < least) [best, least] = [item, far];
  }
  return best;
}

function middle(item: Element): { x: number; y: number } {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Focus an item, also one that the browser alone would not focus. */
export function moveTo(item: Focusable): void {
  item.focus();
  if (document.activeElement === item) return;
  item.setAttribute('tabindex', '-1');
  item.focus();
}

/** The tab stop of a region: what had the focus last, or its first item. */
export function stopOf(region: ParentNode): Focusable | null {
  const items = itemsOf(region);
  return items.find((item) => item.getAttribute('tabindex') === '0') ?? items[0] ?? null;
}

/** An action: of all items in the region exactly one can be reached by Tab. */
export function roving(region: HTMLElement): { destroy: () => void } {
  const keepOne = (wanted?: Focusable): void => {
    const items = itemsOf(region);
    const held = region.contains(document.activeElement)
      ? items.find((item) => item === document.activeElement)
      : undefined;
    const stop = wanted ?? held ?? stopOf(region);
    for (const item of items) setStop(item, item === stop);
  };
  const onFocus = (event: FocusEvent): void => {
    const item = (event.target as Element).closest<Focusable>(ITEMS);
    if (item) keepOne(item);
  };
  region.addEventListener('focusin', onFocus);
  const observer = new MutationObserver(() => keepOne());
  observer.observe(region, { childList: true, subtree: true });
  keepOne();
  return {
    destroy() {
      observer.disconnect();
      region.removeEventListener('focusin', onFocus);
    },
  };
}

function setStop(item: Focusable, stop: boolean): void {
  const value = stop ? '0' : '-1';
  if (item.getAttribute('tabindex') !== value) item.setAttribute('tabindex', value);
}
