/** Before a combat that one has ridden into oneself: nothing new can be done there, so nobody asks. */
import type { TableStore } from '../../../lib/table.svelte';
import type { OptionOut } from '../../../lib/types';
import { asked } from '../windows.svelte';
import { ASKED } from './ride.svelte';
import { worldOf } from './world';

const ANNOUNCED = 'homm3-ask-announced';

/** By table: what could be done in one's turn when one last chose something there. */
const could = new Map<string, ReadonlySet<string>>();

const promptOf = (store: TableStore): string => store.decision?.prompt?.id ?? '';

/** Told of every option before it is taken. */
export function noteTurn(store: TableStore): void {
  if (promptOf(store) === ASKED) {
    could.set(store.id, new Set(store.options.map(({ notation }) => notation)));
  }
}

/** To the combat, if all that is offered before it could have been done before riding there. */
export function nothingNew(store: TableStore): OptionOut | null {
  if (promptOf(store) !== ANNOUNCED || worldOf(store)?.active !== store.seat) return null;
  const pass = store.options.find(({ kind }) => kind === 'pass') ?? null;
  const before = could.get(store.id);
  if (!pass || !before || asked() === 'always') return null;
  return store.options.every((option) => option === pass || before.has(option.notation))
    ? pass
    : null;
}
