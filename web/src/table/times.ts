/** Lengths of time in the reader's language. */
import { locale, t } from '../lib/i18n.svelte';

/** "2 min 10 s", "3 s" */
export function lasting(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) {
    return t('web-table-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  }
  if (minutes === 0) return t('web-table-seconds', { seconds });
  return t('web-table-minutes', { minutes, seconds: seconds % 60 });
}

/** "21:14" */
export function timeOfDay(moment: number | string): string {
  return new Intl.DateTimeFormat(locale.language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));
}

/** "Ann, Bence and Ελένη" */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(locale.language, { type: 'conjunction' }).format(names);
}
