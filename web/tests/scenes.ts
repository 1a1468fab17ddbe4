/** Scenes written by fixtures.py, played to a store without a server. */
import type { Dial } from '../src/lib/table.svelte';
import { TableStore } from '../src/lib/table.svelte';
import type { GameEvent, StateOut, TableOut, Words } from '../src/lib/types';

export interface Scene {
  table: TableOut;
  states: StateOut[];
  choices: string[];
  foresee: Record<string, GameEvent[]>;
  why: Record<string, Words | null>;
}

export interface Played {
  store: TableStore;
  /** What the client chose, besides what the scene foresaw. */
  sent: string[];
  /** Go on to the frame after so many choices. */
  show: (step: number) => void;
}

/** A store that hears a scene: choices that it records lead on, all others are only kept. */
export function played(scene: Scene, step = 0): Played {
  const sent: string[] = [];
  let at = step;
  let show: (wanted: number) => void = () => undefined;
  const dial: Dial = (_url, _key, listener) => {
    show = (wanted) => {
      at = wanted;
      listener.frame(scene.states[wanted] as StateOut);
    };
    listener.connection('live', null);
    listener.frame(scene.table);
    scene.states.slice(0, step + 1).forEach((_, i) => show(i));
    return {
      ask: async (frame) => {
        const call = 0;
        if (frame.t === 'why') return { t: 'why', call, reason: scene.why[frame.ref] ?? null };
        if (frame.t === 'foresee') {
          return { t: 'foresee', call, events: scene.foresee[frame.notation] ?? [] };
        }
        if (frame.t === 'choose') {
          sent.push(frame.notation);
          if (scene.choices[at] === frame.notation) show(at + 1);
        }
        return { t: 'done', call };
      },
      retry: () => undefined,
      close: () => undefined,
    };
  };
  const store = new TableStore(scene.table.table.id, null, dial);
  return { store, sent, show: (wanted) => show(wanted) };
}
