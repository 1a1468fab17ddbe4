/** Parts of a table shown with a scene, and a hand that touches what lies there. */
import { show } from './lobby-page';
import { play } from './scenes';
import { flushSync, type Component } from 'svelte';
import { me } from '../src/lib/settings.svelte';
import type { TableStore } from '../src/lib/table.svelte';

const nothing = async (): Promise<void> => undefined;
let clear = nothing;

export async function lay<P extends { store: TableStore }>(
  part: Component<P>,
  scene: string,
  step = 0,
  more: Partial<P> = {},
) {
  const played = await play(scene, step);
  const { page, leave } = show(part, { store: played.store, ...more } as P);
  clear = leave;
  flushSync();
  const thing = (ref: string): HTMLElement | SVGElement => {
    const found = page.querySelector<HTMLElement | SVGElement>(`[data-ref="${ref}"]`);
    if (!found) throw new Error(`nothing is called ${ref}`);
    return found;
  };
  const click = (ref: string): void => {
    const found = thing(ref);
    if (found instanceof HTMLElement) found.click();
    else found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  const touch = async (...refs: string[]): Promise<void> => {
    for (const ref of refs) {
      click(ref);
      await settled();
    }
  };
  const label = (ref: string): string => thing(ref).getAttribute('aria-label') ?? '';
  const count = (css: string): number => page.querySelectorAll(css).length;
  return { ...played, page, thing, click, touch, label, count };
}

export async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  flushSync();
}

/** What was laid is put away. */
export async function leave(): Promise<void> {
  const last = clear;
  clear = nothing;
  await last();
}

/** After each test: nothing lies there, and settings are as they were. */
export async function tidyUp(): Promise<void> {
  await leave();
  me.settings = { ...me.settings, help: 'full', confirm: 'button' };
}
