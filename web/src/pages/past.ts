/** Matches that were played, in words. */
import { botName } from '../lib/bots.svelte';
import { bringWords, capital, has, t } from '../lib/i18n.svelte';
import type { Past, PastFigures, PastKind } from '../lib/types';
import { gameName } from '../lobby/labels';
import type { Filter, OUTCOMES } from './history.svelte';

type Outcome = (typeof OUTCOMES)[number];

/** What matches that ended so are called, and how one ended. */
export const OF_OUTCOME: Record<Outcome, string> = {
  won: 'web-history-won',
  drawn: 'web-history-drawn',
  lost: 'web-history-lost',
};
const ENDED: Record<Outcome, string> = {
  won: 'web-history-outcome-won',
  drawn: 'web-history-outcome-drawn',
  lost: 'web-history-outcome-lost',
};

export const playedIn = ({ won, drawn, lost, open }: PastFigures): number =>
  won + drawn + lost + open;

/** "Won, 19 : 16"; among several "place 2 of 4, 31". */
export function endOf({ outcome, place, points, table }: Past): string {
  if (outcome === null) return t('web-history-outcome-open');
  const { you, seats } = table;
  const word =
    seats > 2 && outcome === 'lost' && place !== null
      ? capital(t('web-history-place', { place, seats }))
      : t(ENDED[outcome]);
  const own = you === null ? null : (points[you] ?? null);
  if (own === null) return word;
  const others = points.filter((_, seat) => seat !== you);
  const score = [own, ...(seats === 2 ? others : [])].map(minus).join(' : ');
  // Kept from left to right, one's own points first.
  return t('web-history-score', { outcome: word, score: `\u2066${score}\u2069` });
}

const minus = (value: number | null): string => String(value ?? '').replace('-', '−');

/** What a group of matches has in common, by its name. */
export function kindName(filter: Filter, { value, name, game }: PastKind): string {
  if (filter === 'game') return gameName(value);
  if (filter === 'person') {
    const bot = value.startsWith('bot-');
    return bot ? botName({ name: name ?? '', title: name ?? '', step: 0 }) : (name ?? '');
  }
  if (has(value)) return t(value);
  bringWords(game).catch(() => undefined);
  return '';
}

/** "24 Nov 2026" */
export const dayOf = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(moment));
