/** Windows for town actions: the wish to be asked there can be given up beside the question. */
import type { TableStore } from '../../../lib/table.svelte';
import type { OptionOut } from '../../../lib/types';
import { is } from '../options';
import { worldOf } from './world';

/** By question: the windows in which it is asked, one's own combats first. */
const WINDOWS: Record<string, readonly string[]> = {
  'homm3-ask-between': ['turns'],
  'homm3-ask-closing': ['closing'],
  'homm3-ask-announced': ['announced', 'others'],
};

/** The aside that ends being asked what is asked now; null: it is none of these questions. */
export function wishToEnd(store: TableStore): OptionOut | null {
  const windows = store.mine ? (WINDOWS[store.decision?.prompt?.id ?? ''] ?? []) : [];
  const wishes = (store.state?.asides ?? []).filter((option) => is(option, 'unwant'));
  const wanted = windows.flatMap(
    (window) => wishes.find(({ fields }) => fields.window === window) ?? [],
  );
  const own = worldOf(store)?.active === store.seat;
  return (own ? wanted[0] : wanted.at(-1)) ?? null;
}

/** Give the wish up, and pass. */
export async function stopAsking(store: TableStore, wish: OptionOut): Promise<void> {
  await store.aside(wish);
  const pass = store.options.find(({ kind }) => kind === 'pass');
  if (pass) await store.act(pass);
}
