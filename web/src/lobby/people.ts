/** Who sits on the chairs, in words. */
import { locale, t } from '../lib/i18n.svelte';
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

export function personOf(chair: Chair): string {
  if (chair.kind === 'open') return t('web-chair-open');
  if (chair.kind === 'bot') return t(BOTS[chair.strength ?? 'steady']);
  return chair.name ?? '';
}

/** "Noa, Áron and a sharp bot" */
export function peopleOf(
  { chairs }: Pick<TableInfo, 'chairs'>,
  wanted: (chair: Chair) => boolean = () => true,
): string {
  const format = new Intl.ListFormat(locale.language, { type: 'conjunction' });
  return format.format(chairs.filter(wanted).map(personOf));
}
