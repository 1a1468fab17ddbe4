/** What a thing of the game is: for the pop-over that explains it. */
import { has, locale, plain, t } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';
import { cut } from '../lib/words';

export interface About {
  title: string;
  /** Its printed text, a paragraph each; empty if it has none. */
  texts: string[];
}

/** Parts of a printed card, in the order in which they are read. */
const PARTS = ['text', 'upper', 'lower', 'power'];

export function aboutOf(store: TableStore, ref: string): About {
  const told = store.ui.about?.(store, ref);
  if (told) return told;
  const [kind, value] = cut(ref);
  const name = kind === 'seat' ? store.words.name(Number(value)) : store.words.thing(kind, value);
  return { title: plain(name), texts: textsOf(`${store.game}-${kind}-${value}`) };
}

function textsOf(id: string): string[] {
  if (!has(id)) return [];
  const attributes = locale.bundle.getMessage(id)?.attributes ?? {};
  return PARTS.filter((part) => part in attributes).map((part) => t(`${id}.${part}`));
}
