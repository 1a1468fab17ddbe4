/** Things that move: durations from the tokens, nothing at all when motion is reduced. */
import { me } from './settings.svelte';

export type Beat = 'press' | 'fade' | 'move' | 'card' | 'flip' | 'score';

/** The tokens `--m-…` in milliseconds; animations that a script runs cannot read them itself. */
const BEATS: Record<Beat, number> = {
  press: 80,
  fade: 140,
  move: 220,
  card: 320,
  flip: 420,
  score: 600,
};
const EASE_OUT = 'cubic-bezier(.2,.7,.2,1)';
/** How long what changed stays outlined when nothing moves. */
const OUTLINED = 2000;

/** What was missed while the connection was lost plays at double speed. */
export const pace = { rate: 1 };

const running = new Set<Animation>();

/** How long a beat takes now, in milliseconds. */
export function beat(name: Beat | number): number {
  if (me.reduced) return 0;
  return (typeof name === 'number' ? name : BEATS[name]) / pace.rate;
}

/** Run an animation and wait for it; with reduced motion it is over at once. */
export async function animate(
  element: Element,
  frames: Keyframe[],
  name: Beat | number,
  timing: KeyframeAnimationOptions = {},
): Promise<void> {
  const duration = beat(name);
  if (duration === 0 || !element.animate) return;
  const animation = element.animate(frames, { duration, easing: EASE_OUT, ...timing });
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // A cancelled animation has nothing more to show.
  } finally {
    running.delete(animation);
  }
}

/** Acting skips what is still running. */
export function settleMotion(): void {
  for (const animation of running) animation.finish();
}

/** Let an element that has changed place travel there from where it was. */
export function travel(element: Element, from: DOMRect, name: Beat | number): Promise<void> {
  const to = element.getBoundingClientRect();
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  return animate(element, [{ transform: start }, { transform: 'none' }], name);
}

/** With reduced motion, changes are outlined for two seconds instead of being shown moving. */
export function outline(root: ParentNode, refs: readonly string[]): void {
  const changed = new Set(refs);
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-ref]')) {
    if (!changed.has(element.dataset['ref'] ?? '')) continue;
    element.setAttribute('data-changed', '');
    setTimeout(() => element.removeAttribute('data-changed'), OUTLINED);
  }
}
