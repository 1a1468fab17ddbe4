/** Scenes written by fixtures.py, played to a store without a server. */
import { showFace } from '../src/games/homm3/map/face.svelte';
import { GAMES, prepare } from '../src/games/registry';
import { TableStore, type Dial } from '../src/lib/table.svelte';
import type { GameEvent, StateOut, TableOut, Words } from '../src/lib/types';
import { atOnce } from './table';

await Promise.all(GAMES.map(({ id }) => prepare(id, true)));

export interface Scene {
  table: TableOut;
  states: StateOut[];
  choices: string[];
  foresee: Record<string, GameEvent[]>;
  why: Record<string, Words | null>;
}

export interface Played {
  store: TableStore;
  /** What the client chose. */
  sent: string[];
  /** Hear the frame after so many choices. */
  show: (step: number) => void;
}

export async function sceneOf(name: string): Promise<Scene> {
  const read = async (file: string): Promise<unknown> =>
    structuredClone(((await import(`./fixtures/${file}.json`)) as { default: unknown }).default);
  const scene = (await read(name)) as Scene;
  if (scene.table.facts) return scene;
  // The facts of a large game are written once.
  const facts = (await read(`${scene.table.table.game}-facts`)) as Record<string, unknown>;
  return { ...scene, table: { ...scene.table, facts } };
}

/** A store that hears a scene up to a step: choices that the scene records lead on. */
export async function play(name: string, step = 0): Promise<Played> {
  const scene = await sceneOf(name);
  const sent: string[] = [];
  let at = 0;
  let hear: (frame: StateOut) => void = () => undefined;
  const show = (wanted: number): void => {
    at = wanted;
    hear(scene.states[wanted] as StateOut);
  };
  const dial: Dial = (_url, _key, listener) => {
    hear = (frame) => listener.frame(frame);
    listener.connection('live', null);
    listener.frame(scene.table);
    return {
      retry: () => undefined,
      close: () => undefined,
      ask: (frame) => {
        const call = 0;
        if (frame.t === 'why') {
          return Promise.resolve({ t: 'why', call, reason: scene.why[frame.ref] ?? null });
        }
        if (frame.t === 'foresee') {
          const events = scene.foresee[frame.notation] ?? [];
          return Promise.resolve({ t: 'foresee', call, events });
        }
        if (frame.t === 'choose') {
          sent.push(frame.notation);
          if (scene.choices[at] === frame.notation) show(at + 1);
        }
        return Promise.resolve({ t: 'done', call });
      },
    };
  };
  const store = new TableStore(scene.table.table.id, null, dial);
  // Scenes may have one id, and tests of all files share a page: another may have gone to the town.
  showFace(store, 'map');
  atOnce(store);
  for (let i = 0; i <= step; i += 1) show(i);
  return { store, sent, show };
}
