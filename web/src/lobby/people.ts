/** Who sits on the chairs, in words. */
import { botInWords } from '../lib/bots.svelte';
import { listed, t } from '../lib/i18n.svelte';
import type { Chair, TableInfo } from '../lib/types';

export function personOf(chair: Chair, status: TableInfo['status']): string {
  if (chair.kind === 'open') {
    // Nobody is named in an imported record.
    return status === 'open' ? t('web-chair-open') : t('web-set-seat', { number: chair.seat + 1 });
  }
  if (chair.kind === 'bot') return botInWords(chair.bot);
  return chair.name ?? '';
}

/** "Noa, Áron and a sharp bot" */
export function peopleOf(
  { chairs, status }: Pick<TableInfo, 'chairs' | 'status'>,
  wanted: (chair: Chair) => boolean = () => true,
): string {
  return listed(chairs.filter(wanted).map((chair) => personOf(chair, status)));
}
