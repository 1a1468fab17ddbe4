/** Lengths of time in the reader's language. */
import { locale, t } from '../lib/i18n.svelte';

/** "2 min 10 s", "3 s" */
export function lasting(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t('web-time-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (minutes >= 60) {
    return t('web-table-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  }
  if (minutes === 0) return t('web-table-seconds', { seconds });
  return t('web-table-minutes', { minutes, seconds: seconds % 60 });
}

/** "9:05", "1:02:40", or "2 d 3 h" */
export function counted(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) {
    return t('web-time-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  const two = (number: number): string => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  return hours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** The clock of a table: how long one has for a choice. */
export function perChoice(seconds: number): string {
  if (seconds === 0) return t('web-set-clock-none');
  if (seconds < 60) return t('web-set-clock-seconds', { count: seconds });
  if (seconds < 3600) return t('web-set-clock-minutes', { count: Math.round(seconds / 60) });
  if (seconds < 86_400) return t('web-set-clock-hours', { count: Math.round(seconds / 3600) });
  return t('web-set-clock-days', { count: Math.round(seconds / 86_400) });
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
