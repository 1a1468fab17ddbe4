/** Components of King Urbno shown with a scene. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { speak } from '../src/lib/i18n.svelte';
import type { TableStore, Wire } from '../src/lib/table.svelte';
import { play, type Played } from './scenes';

export async function scene(name: string, step = 0): Promise<Played> {
  await speak('en');
  const played = await play(name, step);
  answerLater(played.store);
  return played;
}

/** A real socket never answers in the same breath. */
function answerLater(store: TableStore): void {
  const { socket } = store as unknown as { socket: Wire };
  const ask = socket.ask.bind(socket);
  socket.ask = (frame) => new Promise((done) => setTimeout(() => done(ask(frame))));
}

const shown: object[] = [];

export function show(component: Component<{ store: TableStore }>, store: TableStore): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  shown.push(mount(component, { target, props: { store } }));
  flushSync();
  return target;
}

export async function clear(): Promise<void> {
  await Promise.all(shown.splice(0).map((component) => unmount(component)));
  document.body.replaceChildren();
}

export const textOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((element) =>
    (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );

/** The names of cards, which only a screen reader says. */
export const namesOf = (root: ParentNode, selector: string): string[] =>
  textOf(root, `${selector} > .sr`);
