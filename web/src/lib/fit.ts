/** Lets a text be whole in its line: what is too long for its parent is set narrower. */
export function fit(text: HTMLElement): { destroy: () => void } {
  function set(): void {
    const room = text.parentElement?.clientWidth ?? 0;
    const ratio = room && text.offsetWidth > room ? room / text.offsetWidth : 1;
    text.style.transform = ratio < 1 ? `scaleX(${ratio.toFixed(3)})` : '';
  }
  const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(set);
  if (text.parentElement) watch?.observe(text.parentElement);
  watch?.observe(text);
  return { destroy: () => watch?.disconnect() };
}

const LEVELS = 3;
const cut = (part: Element): boolean =>
  part.scrollHeight > part.clientHeight + 1 ||
  part.scrollWidth > part.clientWidth + 1 ||
  beginsOutside(part);

/** What flows out at its beginning cannot even be scrolled to. */
function beginsOutside(part: Element): boolean {
  const { left, right } = part.getBoundingClientRect();
  return [...part.children]
    .map((child) => child.getBoundingClientRect())
    .some((child) => child.width > 0 && (child.left < left - 1 || child.right > right + 1));
}

/** What scrolls and holds nothing that a keyboard reaches can be reached itself. */
function reachable(part: HTMLElement): void {
  if (cut(part) && !part.querySelector('button, a, input, select, textarea')) part.tabIndex = 0;
  else part.removeAttribute('tabindex');
}

/**
 * Lets what `selector` finds be whole in a frame whose size is given: `data-snug` on the frame is
 * the lowest of three levels at which nothing of it is cut. What the levels do is up to styles;
 * what is cut even so scrolls.
 */
export function snug(frame: HTMLElement, selector: string): { destroy: () => void } {
  function set(): void {
    const parts = [...frame.querySelectorAll<HTMLElement>(selector)];
    for (let level = 0; level < LEVELS; level++) {
      frame.dataset['snug'] = String(level);
      if (![frame, ...parts].some(cut)) break;
    }
    parts.forEach(reachable);
  }
  if (typeof ResizeObserver === 'undefined') return { destroy: () => undefined };
  const sizes = new ResizeObserver(set);
  const words = new MutationObserver(set);
  sizes.observe(frame);
  words.observe(frame.parentElement ?? frame, {
    attributeFilter: ['class'],
    childList: true,
    characterData: true,
    subtree: true,
  });
  void document.fonts?.ready.then(set);
  return {
    destroy: () => {
      sizes.disconnect();
      words.disconnect();
    },
  };
}
