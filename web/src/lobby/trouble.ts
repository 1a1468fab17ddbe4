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
  'not-examined': 'web-trouble-not-examined',
  'bad-request': 'web-trouble-bad-request',
  'known-seed': 'web-trouble-known-seed',
  'bad-name': 'web-trouble-bad-name',
  'other-login': 'web-trouble-other-login',
  'wrong-password': 'web-trouble-wrong-password',
  'weak-password-own': 'web-trouble-weak-password-own',
  'weak-password-common': 'web-trouble-weak-password-common',
  'weak-password-pattern': 'web-trouble-weak-password-pattern',
  'weak-password-short': 'web-trouble-weak-password-short',
  'no-such-session': 'web-trouble-no-such-session',
  'wrong-login': 'web-trouble-wrong-login',
  'seat-taken': 'web-trouble-seat-taken',
  'not-open': 'web-trouble-not-open',
  'no-such-table': 'web-trouble-no-such-table',
  'no-such-game': 'web-trouble-no-such-game',
  'not-reached': 'web-trouble-not-reached',
  'too-many-friends': 'web-trouble-too-many-friends',
  'too-many-challenges': 'web-trouble-too-many-challenges',
  'no-account': 'web-people-guest.note',
  'bad-address': 'web-trouble-bad-address',
  'bad-url': 'web-trouble-bad-url',
  'bad-link': 'web-trouble-bad-link',
  'too-many-links': 'web-trouble-too-many-links',
  'not-granted': 'web-trouble-not-granted',
  'no-push': 'web-trouble-no-push',
  'no-mail': 'web-remind-no-mail',
  'prove-it': 'web-trouble-prove-it',
  'no-passkey': 'web-trouble-no-passkey',
  'bad-passkey': 'web-trouble-bad-passkey',
  'passkey-known': 'web-trouble-passkey-known',
  'last-key': 'web-trouble-last-key',
  suspended: 'web-trouble-suspended',
  'invitation-needed': 'web-trouble-invitation-needed',
  'bad-invitation': 'web-trouble-bad-invitation',
  'no-such-person': 'web-trouble-no-such-person',
  'too-many-reports': 'web-trouble-too-many-reports',
  'not-allowed': 'web-trouble-not-allowed',
};
/** Refusals that only the server can tell in detail, in English. */
const DETAILED = new Set(['bad-option', 'bad-record', 'bad-request']);

export function troubleWords(refusal: Refusal): string {
  return t(WORDS[refusal.code] ?? 'web-trouble-other');
}

export function troubleDetail(refusal: Refusal): string | null {
  return DETAILED.has(refusal.code) || !(refusal.code in WORDS) ? refusal.message || null : null;
}
