/** Why the server refused something at the table, in the reader's words. */
import type { Refusal } from '../lib/api';
import { t } from '../lib/i18n.svelte';

const WORDS: Record<string, string> = {
  stale: 'web-table-trouble-stale',
  'stood-in': 'web-table-trouble-stood-in',
  'no-connection': 'web-table-trouble-no-connection',
  'not-your-turn': 'web-table-trouble-not-your-turn',
  illegal: 'web-table-trouble-illegal',
  'cannot-undo': 'web-table-trouble-cannot-undo',
  over: 'web-table-trouble-over',
  'too-fast': 'web-table-trouble-too-fast',
  'try-again': 'web-table-trouble-try-again',
  'too-slow': 'web-table-trouble-try-again',
  bug: 'web-table-trouble-try-again',
  'other-rules': 'web-table-outdated',
  proposed: 'web-time-trouble-proposed',
  'not-proposed': 'web-time-trouble-not-proposed',
  'cannot-go-back': 'web-time-trouble-cannot-go-back',
  'not-away': 'web-time-trouble-not-away',
  'not-waited-for': 'web-time-trouble-not-away',
  'too-soon': 'web-time-trouble-too-soon',
  'taken-over': 'web-time-trouble-taken-over',
  'no-vacation': 'web-time-trouble-no-vacation',
  'seat-taken': 'web-table-trouble-seat-taken',
  'not-open': 'web-table-trouble-not-open',
};

export function troubleAtTable(refusal: Refusal): string {
  return t(WORDS[refusal.code] ?? 'web-table-trouble-other');
}
