/** A table whose server is a file: frames that the engine made, and what the page sends. */
import { flushSync, mount, unmount } from 'svelte';
import { GAMES, prepare } from '../src/games/registry';
import { Refusal } from '../src/lib/api';
import { speak } from '../src/lib/i18n.svelte';
import type { Ask, Listener } from '../src/lib/socket';
import { TableStore } from '../src/lib/table.svelte';
import type { Language, OptionOut, StateOut, TableInfo, TableOut, Words } from '../src/lib/types';
import Table from '../src/table/Table.svelte';

await Promise.all(GAMES.map(({ id }) => prepare(id, true)));

interface Scene {
  table: TableOut;
  states: StateOut[];
  foresee: Record<string, unknown[]>;
  why: Record<string, Words>;
}

const scenes = import.meta.glob<string>('./fixtures/*.json', { query: '?raw', import: 'default' });

/** Nobody's time was over in any of the scenes. */
const NOBODY_LATE: Partial<StateOut> = { stood_in: [] };

export async function sceneOf(name: string): Promise<Scene> {
  const read = async (file: string): Promise<unknown> => {
    const text = scenes[`./fixtures/${file}.json`];
    if (!text) throw new Error(`there is no scene called ${file}`);
    return JSON.parse(await text());
  };
  const kept = (await read(name)) as Scene;
  const scene = { ...kept, states: kept.states.map((state) => ({ ...NOBODY_LATE, ...state })) };
  if (scene.table.facts) return scene;
  // The facts of a large game are written once.
  const facts = (await read(`${scene.table.table.game}-facts`)) as Record<string, unknown>;
  return { ...scene, table: { ...scene.table, facts } };
}

/** To place a piece, as the engine offers it in Tash-Kalar. */
export const place = (square: string): OptionOut => ({
  kind: 'place',
  refs: [`sq:${square}`],
  notation: `place ${square}`,
});

export interface Sitting {
  store: TableStore;
  listener: Listener;
  /** Everything that the page sent, but for its questions. */
  sent: Ask[];
  scene: Scene;
  /** The next asked-for act is refused with this code. */
  refuse: (code: string) => void;
  page: HTMLElement;
  state: (change: Partial<StateOut>) => void;
  table: (change: Partial<TableInfo>) => void;
  leave: () => void;
}

export interface Seating {
  language?: Language;
  state?: Partial<StateOut>;
  table?: Partial<TableInfo>;
  watchers?: string[];
  /** Before the match has begun. */
  waiting?: boolean;
  /** What others did is seen scene by scene; else the present is shown at once. */
  staged?: boolean;
}

/** Let a page show the present at once, without what led to it. */
export function atOnce(store: TableStore): void {
  Object.defineProperty(store.staging, 'plays', { value: false });
}

/** Sit down at a scene and show its page. */
export async function sit(name: string, seating: Seating = {}): Promise<Sitting> {
  await speak(seating.language ?? 'en');
  localStorage.clear();
  const scene = await sceneOf(name);
  const sent: Ask[] = [];
  let listener: Listener | null = null;
  let refusal: string | null = null;
  const store = new TableStore(name, null, (_url, _key, given) => {
    listener = given;
    return {
      ask: async (frame) => {
        if (frame.t === 'why') return { t: 'why', call: 0, reason: scene.why[frame.ref] ?? null };
        if (frame.t === 'foresee') {
          return { t: 'foresee', call: 0, events: (scene.foresee[frame.notation] ?? []) as [] };
        }
        sent.push(frame);
        if (refusal !== null) {
          const code = refusal;
          refusal = null;
          throw new Refusal(code, code, 0);
        }
        return { t: 'done', call: 0 };
      },
      retry: () => undefined,
      close: () => undefined,
    };
  });
  if (!seating.staged) atOnce(store);
  const heard = listener as unknown as Listener;
  let now = { ...scene.table.table, ...seating.table };
  let state = { ...(scene.states[0] as StateOut), ...seating.state };
  heard.connection('live', null);
  heard.frame({ ...scene.table, table: now, watchers: seating.watchers ?? [] });
  if (!seating.waiting) heard.frame(state);
  const page = document.createElement('div');
  document.body.append(page);
  const shown = mount(Table, { target: page, props: { id: name, made: store } });
  flushSync();
  return {
    store,
    listener: heard,
    sent,
    scene,
    page,
    refuse: (code) => (refusal = code),
    state(change) {
      state = {
        ...state,
        seq: state.seq + 1,
        log: { start: store.log.length, events: [] },
        ...change,
      };
      heard.frame(state);
      flushSync();
    },
    table(change) {
      now = { ...now, ...change };
      heard.frame({ ...scene.table, table: now, facts: null, secret: null });
      flushSync();
    },
    leave() {
      if (page.isConnected) void unmount(shown);
      page.remove();
    },
  };
}

/** Let promises and effects come to rest. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
  flushSync();
}

export function button(page: ParentNode, name: string | RegExp): HTMLButtonElement {
  const found = [...page.querySelectorAll<HTMLButtonElement>('button, a[href]')].find((each) => {
    const said = (each.getAttribute('aria-label') ?? each.textContent ?? '').trim();
    return typeof name === 'string' ? said.replace(/\s+/g, ' ').startsWith(name) : name.test(said);
  });
  if (!found) throw new Error(`no button is called ${String(name)}`);
  return found;
}

/** Press a key; the event tells whether the browser would still do something with it. */
export function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const target = document.activeElement ?? document.body;
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : '';
  const pressed = { key, code, bubbles: true, cancelable: true, ...more };
  const event = new KeyboardEvent('keydown', pressed);
  target.dispatchEvent(event);
  flushSync();
  return event;
}

export const text = (page: ParentNode, selector: string): string =>
  (page.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
