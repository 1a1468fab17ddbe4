/** The server's refusals in the reader's words. */
import type { Refusal } from '../lib/api';
import { t } from '../lib/i18n.svelte';

const WORDS: Record<string, string> = {
  'no-connection': 'web-trouble-no-connection',
  'try-again': 'web-trouble-try-again',
  'too-fast': 'web-trouble-too-fast',
  'too-large': 'web-trouble-too-large',
  'bad-option': 'web-trouble-bad-option',
  'bad-record': 'web-trouble-bad-record',
  'bad-request': 'web-trouble-bad-request',
  'login-taken': 'web-trouble-login-taken',
  'wrong-login': 'web-trouble-wrong-login',
  'seat-taken': 'web-trouble-seat-taken',
  'not-open': 'web-trouble-not-open',
  'no-such-table': 'web-trouble-no-such-table',
  'no-such-game': 'web-trouble-no-such-game',
};
/** Refusals that only the server can tell in detail, in English. */
const DETAILED = new Set(['bad-option', 'bad-record', 'bad-request']);

export function troubleWords(refusal: Refusal): string {
  return t(WORDS[refusal.code] ?? 'web-trouble-other');
}

export function troubleDetail(refusal: Refusal): string | null {
  return DETAILED.has(refusal.code) || !(refusal.code in WORDS) ? refusal.message || null : null;
}
