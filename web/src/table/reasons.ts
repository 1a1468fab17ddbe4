/** Reasons for an option in the words of its game. */
import type { TableStore } from '../lib/table.svelte';
import type { HintOption } from '../lib/types';

export const wordsOf = (store: TableStore, { reasons }: HintOption): string =>
  reasons.map((reason) => store.words.text(reason)).join(' ');

/** An option in words. */
export const titleOf = (store: TableStore, { line, choice }: HintOption): string =>
  line[0] ? store.words.option(line[0]) : choice;

/** A chance in per cent. */
export const percent = (value: number): number => Math.round(value * 100);
