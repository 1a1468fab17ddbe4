/**
 * Words for the games and their options: `{game}-set`, `{game}-set-{option}` and
 * `{game}-set-{option}-{value}`. The same ids follow from the games' schemas, where the tests
 * take them from; a new game brings its own words.
 */
import { number, t } from '../lib/i18n.svelte';
import type { TableInfo } from '../lib/types';

/** Options of one value that is a thing of the game with a name of its own. */
const CHOSEN: Record<string, string> = {
  attacker: 'faction',
  defender: 'faction',
  attacker_hero: 'hero',
  defender_hero: 'hero',
  side: 'side',
  field: 'field',
  difficulty: 'difficulty',
};
/** Values that leave it open which thing it is. */
const OPEN = new Set<unknown>(['random', 'none']);
/** Options whose values are plain numbers. */
const NUMBERS = new Set(['gold', 'level', 'spells', 'artifacts', 'movement', 'draw_each_round']);
/** Options whose values are things of the game that have names already. */
const THINGS: Record<string, string> = {
  schools: 'school',
  draft_decks: 'school',
  colours: 'colour',
  missions: 'mission',
  machines: 'card',
};

export const gameName = (game: string): string => t(`${game}-set`);
export const fullName = (game: string): string => t(`${game}-set.full`);
export const gameNote = (game: string): string => t(`${game}-set.note`);
export const guideNote = (game: string): string => t(`${game}-set.guide`);

export const optionLabel = (game: string, option: string): string => t(`${game}-set-${option}`);

/** What the person who sets the table says to be that player: "I begin". */
export const starterLabel = (game: string, option: string): string => t(`${game}-set-${option}.me`);

export function valueLabel(game: string, option: string, value: unknown): string {
  const chosen = CHOSEN[option];
  if (chosen && !OPEN.has(value)) return t(`${game}-${chosen}-${String(value)}`);
  if (NUMBERS.has(option)) return number(Number(value));
  const kind = THINGS[option];
  if (kind && value !== 'none' && value !== 'named') return t(`${game}-${kind}-${String(value)}`);
  return t(`${game}-set-${option}-${String(value)}`);
}

export const valueNote = (game: string, option: string, value: unknown): string =>
  t(`${game}-set-${option}-${String(value)}.note`);

/** What a table is called in a list. */
export const titleOf = ({ title, guide }: Pick<TableInfo, 'title' | 'guide'>): string =>
  guide ? t('web-guide-table') : title;
