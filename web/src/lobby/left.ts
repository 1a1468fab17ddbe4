/** How much time is left for whoever has to choose at a table with a clock. */
import { t } from '../lib/i18n.svelte';
import type { TableInfo } from '../lib/types';

const HOUR = 3600;
const DAY = 24 * HOUR;

type Timed = Pick<TableInfo, 'clock' | 'until'>;

const secondsLeft = ({ until }: Timed, now: number): number | null =>
  until ? Math.max(0, (Date.parse(until) - now) / 1000) : null;

/** In words; empty where there is no clock. */
export function leftOf(table: Timed, now: number): string {
  const seconds = secondsLeft(table, now);
  if (seconds === null) return '';
  if (seconds < HOUR) return t('web-left-minutes', { count: Math.ceil(seconds / 60) });
  if (seconds < 2 * DAY) return t('web-left-hours', { count: Math.floor(seconds / HOUR) });
  return t('web-left-days', { count: Math.floor(seconds / DAY) });
}

/** Below a tenth of the clock, or an hour. */
export function isShort(table: Timed, now: number): boolean {
  const seconds = secondsLeft(table, now);
  return seconds !== null && seconds < Math.max(HOUR, (table.clock?.seconds ?? 0) / 10);
}
