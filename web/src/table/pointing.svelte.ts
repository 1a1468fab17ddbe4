/** Hovering, long presses and dotted words anywhere on the table. */
import type { TableStore } from '../lib/table.svelte';
import { aboutOf } from './about';
import type { Overlay } from './overlay.svelte';

const HOVER = 400;
const PRESS = 350;
/** A finger that moves farther than this is not pressing, in pixels. */
const STILL = 10;

type Thing = HTMLElement | SVGElement;

const thingAt = (target: EventTarget | null): Thing | null =>
  target instanceof Element ? target.closest<Thing>('[data-ref]') : null;
const termAt = (target: EventTarget | null): Thing | null =>
  target instanceof Element ? target.closest<Thing>('[data-term]') : null;

/** An action for the table's root. */
export function pointing(
  root: HTMLElement,
  { store, overlay }: { store: TableStore; overlay: Overlay },
): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: { x: number; y: number } | null = null;
  let swallow = false;

  function term(element: Thing): void {
    store.explained = null;
    overlay.show({ about: 'term', id: element.dataset['term'] ?? '', anchor: element });
  }

  const listeners: Partial<Record<string, (event: Event) => void>> = {
    pointerover(event) {
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType === 'touch') return;
      const word = termAt(event.target);
      if (word) timer = setTimeout(() => term(word), HOVER);
      const ref = thingAt(event.target)?.dataset['ref'];
      if (ref !== undefined) store.focus = ref;
    },
    focusin(event) {
      const ref = thingAt(event.target)?.dataset['ref'];
      if (ref !== undefined) store.focus = ref;
    },
    pointerdown(event) {
      clearTimeout(timer);
      swallow = false;
      overlay.touched = event.target instanceof Element ? event.target : null;
      const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
      const thing = thingAt(event.target);
      const ref = thing?.dataset['ref'];
      // What has nothing to tell, such as a square, is only touched, however long.
      if (pointerType !== 'touch' || !ref || !aboutOf(store, ref).texts.length) return;
      pressed = { x, y };
      timer = setTimeout(() => {
        swallow = true;
        store.explained = null;
        overlay.show({ about: 'thing', id: ref, anchor: thing });
      }, PRESS);
    },
    pointermove(event) {
      if (!pressed) return;
      const { clientX, clientY } = event as PointerEvent;
      if (Math.hypot(clientX - pressed.x, clientY - pressed.y) < STILL) return;
      clearTimeout(timer);
      pressed = null;
    },
    pointerup() {
      if (pressed) clearTimeout(timer);
      pressed = null;
    },
    pointercancel() {
      clearTimeout(timer);
      pressed = null;
    },
    contextmenu(event) {
      if (swallow) event.preventDefault();
    },
    click(event) {
      // A long press has explained the thing: it does not touch it too.
      if (swallow) {
        swallow = false;
        event.stopPropagation();
        event.preventDefault();
        return;
      }
      const word = termAt(event.target);
      if (!word) return;
      event.stopPropagation();
      term(word);
    },
  };
  for (const [name, listener] of Object.entries(listeners)) {
    if (listener) root.addEventListener(name, listener, { capture: true });
  }
  return {
    destroy() {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) {
        if (listener) root.removeEventListener(name, listener, { capture: true });
      }
    },
  };
}
