/** What happened at a table beside the match, in a sentence for the log. */
import { rich } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';
import type { TableNotice } from '../lib/types';

/** By kind, and by what it was about where that matters. */
const WORDS: Readonly<Record<string, string>> = {
  'late-lose': 'web-notice-late-lose',
  'late-bot': 'web-notice-late-bot',
  'late-nothing': 'web-notice-late-nothing',
  'claimed-win': 'web-notice-claimed-win',
  'claimed-bot': 'web-notice-claimed-bot',
  returned: 'web-notice-returned',
  vacation: 'web-notice-vacation',
  'vacation-over': 'web-notice-vacation-over',
  pause: 'web-notice-pause',
  resumed: 'web-notice-resumed',
  end: 'web-notice-end',
  back: 'web-notice-back',
  'declined-back': 'web-notice-declined-back',
  'declined-end': 'web-notice-declined-end',
  'declined-pause': 'web-notice-declined-pause',
  'withdrawn-back': 'web-notice-withdrawn-back',
  'withdrawn-end': 'web-notice-withdrawn-end',
  'withdrawn-pause': 'web-notice-withdrawn-pause',
};

export function noticeLine(store: TableStore, { kind, seat, fields = {} }: TableNotice): string {
  const detail = fields['over'] ?? fields['how'] ?? fields['what'];
  const id = WORDS[detail === undefined ? kind : `${kind}-${String(detail)}`];
  const of = fields['of'];
  // A newer server may tell what this page has no words for.
  if (!id) return '';
  return rich(id, {
    name: store.words.name(seat),
    other: typeof of === 'number' ? store.words.name(of) : '',
    at: Number(fields['to'] ?? 0),
    count: Number(fields['count'] ?? 0),
  });
}
