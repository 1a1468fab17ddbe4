/** Who sits on the chairs, in words. */
import { listed, t } from '../lib/i18n.svelte';
import type { Chair, Strength, TableInfo } from '../lib/types';

const STRENGTHS: Record<Strength, string> = {
  gentle: 'web-bot-gentle',
  steady: 'web-bot-steady',
  sharp: 'web-bot-sharp',
};
const BOTS: Record<Strength, string> = {
  gentle: 'web-chair-gentle',
  steady: 'web-chair-steady',
  sharp: 'web-chair-sharp',
};

export const strengthName = (strength: Strength): string => t(STRENGTHS[strength]);

export function personOf(chair: Chair, status: TableInfo['status']): string {
  if (chair.kind === 'open') {
    // Nobody is named in an imported record.
    return status === 'open' ? t('web-chair-open') : t('web-set-seat', { number: chair.seat + 1 });
  }
  if (chair.kind === 'bot') return t(BOTS[chair.strength ?? 'steady']);
  return chair.name ?? '';
}

/** "Noa, Áron and a sharp bot" */
export function peopleOf(
  { chairs, status }: Pick<TableInfo, 'chairs' | 'status'>,
  wanted: (chair: Chair) => boolean = () => true,
): string {
  return listed(chairs.filter(wanted).map((chair) => personOf(chair, status)));
}
