/** What a bot found to have decided a match, in words. */
import type { Deed } from '../games/registry';
import type { Analysis } from '../lib/analysis.svelte';
import { t } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';
import type { NoteOut } from '../lib/types';
import { percent, titleOf } from './reasons';

/** So many of the best moves stand beside the turning points. */
const BEST = 2;

/** The turning points with what they cost, then the best moves with what they kept. */
export function turningDeeds(store: TableStore, reading: Analysis): Deed[] {
  const worst = reading.turning.flatMap(
    (at) => reading.notes.find((note) => note.at === at && note.lost > 0) ?? [],
  );
  const best = reading.notes
    .filter(({ mark }) => mark === '!')
    .toSorted((one, other) => leadOf(other) - leadOf(one))
    .slice(0, BEST);
  return [
    ...best.map((note) => deedOf(store, note, percent(leadOf(note)))),
    ...worst.map((note) => deedOf(store, note, -percent(note.lost))),
  ];
}

/** How much better the best option is than the next one. */
const leadOf = ({ options }: NoteOut): number =>
  (options[0]?.value ?? 0) - (options[1]?.value ?? 0);

function deedOf(store: TableStore, note: NoteOut, gain: number): Deed {
  const option = note.options.find(({ choice }) => choice === note.played);
  const what = option ? titleOf(store, option) : note.played;
  return {
    at: note.at,
    seat: note.seat,
    when: t('web-end-choice', { number: note.at + 1 }),
    what,
    gain,
  };
}
