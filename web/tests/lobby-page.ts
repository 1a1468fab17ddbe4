/** A server that answers from a table of routes. */
import { mount, unmount, type Component } from 'svelte';
import { vi } from 'vitest';
import type { Chair, GameInfo, Player, TableInfo } from '../src/lib/types';
import games from './fixtures/games.json';

export const GAMES = games as unknown as GameInfo[];

export interface Call {
  method: string;
  path: string;
  body: unknown;
}
type Answer = unknown | ((call: Call) => unknown);

/** An answer that refuses. */
export class Refuse {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly message = code,
  ) {}
}

/** Answer `GET /games` and the like from a table; every call is kept. */
export function serve(routes: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const path = String(url).replace('/api', '');
    const call = {
      method: init.method ?? 'GET',
      path,
      body: init.body ? (JSON.parse(String(init.body)) as unknown) : undefined,
    };
    calls.push(call);
    const route =
      routes[`${call.method} ${path}`] ?? routes[`${call.method} ${path.split('?')[0]}`];
    if (route === undefined) return Promise.reject(new TypeError(`nobody answers ${path}`));
    const answer = typeof route === 'function' ? (route as (call: Call) => unknown)(call) : route;
    if (answer instanceof Refuse) {
      const { status, code, message } = answer;
      return Promise.resolve(new Response(JSON.stringify({ code, message }), { status }));
    }
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 200 }));
  });
  return calls;
}

export function show<P extends Record<string, unknown>>(
  component: Component<P>,
  props: P,
): { page: HTMLElement; leave: () => Promise<void> } {
  const page = document.createElement('div');
  document.body.append(page);
  const shown = mount(component, { target: page, props });
  return {
    page,
    leave: async () => {
      await unmount(shown);
      page.remove();
    },
  };
}

/** The visible text, its blanks evened out. */
export const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

export function buttonCalled(page: ParentNode, name: string): HTMLButtonElement {
  const found = [...page.querySelectorAll<HTMLButtonElement>('button, a')].find(
    (button) => (button.getAttribute('aria-label') ?? textOf(button)) === name,
  );
  if (!found) throw new Error(`no button is called ${name}`);
  return found;
}

export const NOA: Player = {
  id: 'noa',
  name: 'Noa',
  account: null,
  settings: {
    language: 'en',
    theme: 'auto',
    motion: 'auto',
    sound: false,
    volume: 60,
    colours: 'standard',
    confirm: 'button',
    help: 'full',
    keys: true,
    games: {},
  },
};

export function chair(seat: number, patch: Partial<Chair> = {}): Chair {
  return {
    seat,
    kind: 'person',
    name: `P${seat}`,
    bot: null,
    you: false,
    present: true,
    away_since: null,
    stuck: false,
    ...patch,
  };
}

export function table(patch: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'table0001',
    title: 'Thursday arena',
    game: 'tashkalar',
    rules: '1',
    options: { form: 'duel', teams: false },
    seats: 2,
    status: 'running',
    public: true,
    watching: true,
    help: 'free',
    hints: false,
    language: 'en',
    clock: null,
    guide: null,
    owner: false,
    you: null,
    chairs: [chair(0), chair(1)],
    seq: 3,
    turn: 0,
    result: null,
    seed: null,
    created: '2024-11-14T20:00:00Z',
    moved: '2024-11-14T20:30:00Z',
    until: null,
    parent: null,
    rematch: null,
    rematch_asked: [],
    imported: false,
    ...patch,
  };
}
