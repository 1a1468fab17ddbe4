/** Progress in the mission, in words, and what the picked card would add to it. */
import { t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { armedCard, forecastOf } from './plan.svelte';
import { helpsOf, type Progress } from './table';

export function progressWords(row: Progress): string {
  if (row.have === null) return t('web-urbno-progress-unknown');
  return row.of === null
    ? t('web-urbno-progress', { have: row.have, unit: row.unit })
    : t('web-urbno-progress-of', { have: row.have, of: row.of, unit: row.unit });
}

/** What a row says beside its pips: how many are missing, or that there are too many. */
export function remark(row: Progress, sign: number): string {
  if (row.have === null) return '';
  if (row.met) return sign < 0 ? t('web-urbno-met-costs') : t('web-urbno-met');
  if (row.over) return sign < 0 ? '' : t('web-urbno-over');
  if (row.of === null || row.have >= row.of || sign < 0 || row.unit === 'sum') return '';
  return t('web-urbno-more', { count: row.of - row.have });
}

/** Seats that count together share a row. */
export function rowsOf(progress: readonly Progress[]): { seats: number[]; row: Progress }[] {
  const rows = progress.map((row, seat) => {
    const together = row.parts.flatMap((part) => part.seat ?? []);
    return { seats: together.length ? together : [seat], row };
  });
  return rows.filter(({ seats }, seat) => seats[0] === seat);
}

/** What taking the trick with the picked card would bring, if it is ahead. */
export function soonFor(store: TableStore, seat: number): number {
  if (seat !== store.seat || store.help !== 'full') return 0;
  const card = armedCard(store);
  const helps = helpsOf(store);
  const help = card ? helps.cards?.[card] : helps.announce;
  const outcome = forecastOf(store)?.outcome;
  if (outcome !== 'takes' && outcome !== 'ahead') return 0;
  return Math.max(0, help?.brings ?? 0);
}
