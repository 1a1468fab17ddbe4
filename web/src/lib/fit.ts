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
