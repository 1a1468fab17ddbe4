/** Who sits on the chairs, in words. */
import { botsInWords } from '../lib/bots.svelte';
import { listed, t } from '../lib/i18n.svelte';
import type { Chair, TableInfo } from '../lib/types';

type Status = TableInfo['status'];

/** So many chairs that are alike. */
function inWords(chair: Chair, count: number, status: Status): string {
  if (chair.kind === 'open') {
    // Nobody is named in an imported record.
    return status === 'open'
      ? t('web-chair-open', { count })
      : t('web-set-seat', { number: chair.seat + 1 });
  }
  return chair.kind === 'bot' ? botsInWords(chair.bot, count) : (chair.name ?? t('web-somebody'));
}

export const personOf = (chair: Chair, status: Status): string => inWords(chair, 1, status);

/** What is counted instead of being told again; people and the seats of a record are not. */
function alike(chair: Chair, status: Status): string {
  if (chair.kind === 'bot') return `bot ${chair.bot?.name}`;
  return chair.kind === 'open' && status === 'open' ? 'open' : `seat ${chair.seat}`;
}

/** "Noa, Áron and 2 sharp bots" */
export function peopleOf(
  { chairs, status }: Pick<TableInfo, 'chairs' | 'status'>,
  wanted: (chair: Chair) => boolean = () => true,
): string {
  const groups = new Map<string, Chair[]>();
  for (const chair of chairs.filter(wanted)) {
    const key = alike(chair, status);
    groups.set(key, [...(groups.get(key) ?? []), chair]);
  }
  return listed(
    [...groups.values()].map((group) => inWords(group[0] as Chair, group.length, status)),
  );
}
