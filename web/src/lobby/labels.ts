/**
 * Words for the games and their options: `{game}-set`, `{game}-set-{option}` and
 * `{game}-set-{option}-{value}`. The same ids follow from the games' schemas, where the tests
 * take them from; a new game brings its own words.
 */
import { has, number, t } from '../lib/i18n.svelte';
import type { GameOption, TableInfo } from '../lib/types';

export const gameName = (game: string): string => t(`${game}-set`);
export const fullName = (game: string): string => t(`${game}-set.full`);
export const gameNote = (game: string): string => t(`${game}-set.note`);
/** An attribute of a game's own message, where it has it. */
const said = (game: string, what: string): string =>
  has(`${game}-set.${what}`) ? t(`${game}-set.${what}`) : '';
/** What one does in it, in a sentence. */
export const gameAbout = (game: string): string => said(game, 'about');
export const gameLength = (game: string): string => said(game, 'length');
/** Whose game it is; empty where nobody's. */
export const gameCredits = (game: string): string => said(game, 'credits');
export const guideNote = (game: string): string => t(`${game}-set.guide`);

/** A lesson about a part of the game. */
export const lessonName = (game: string, lesson: string): string =>
  t(`${game}-set-lesson-${lesson}`);

export const optionLabel = (game: string, option: string): string => t(`${game}-set-${option}`);

/** What the person who sets the table says to be that player: "I begin". */
export const starterLabel = (game: string, option: string): string => t(`${game}-set-${option}.me`);

/** A word of the form itself: a value that is no thing of the game, or none at all. */
export const formWord = (game: string, option: string, value: unknown): string =>
  t(`${game}-set-${option}-${String(value)}`);

/** A value of an option, by the name of the thing that it is. */
export function valueLabel(game: string, option: GameOption, value: unknown): string {
  const named = option.of && option.allowed.includes(value) && !option.open.includes(value);
  if (!named) return formWord(game, option.name, value);
  return option.of === 'number'
    ? number(Number(value))
    : t(`${game}-${option.of}-${String(value)}`);
}

export const valueNote = (game: string, option: string, value: unknown): string =>
  t(`${game}-set-${option}-${String(value)}.note`);

/** What a table is called in a list. */
export const titleOf = ({ title, guide }: Pick<TableInfo, 'title' | 'guide'>): string =>
  guide ? t('web-guide-table') : title;

/** The server counts no further than this. */
const MOST_COUNTED = 100;

/** How many there are; the isolate keeps the sign behind the number in every direction. */
export const countOf = (number = 0): number | string =>
  number < MOST_COUNTED ? number : `\u2066${MOST_COUNTED}+\u2069`;
