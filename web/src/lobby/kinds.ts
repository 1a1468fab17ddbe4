/** What kind of table it is, for lists of tables. */
import { gameOf } from '../games/registry';
import { t } from '../lib/i18n.svelte';
import type { TableInfo } from '../lib/types';
import { gameName } from './labels';

/** The game and its form: "Chess, blitz". */
export function kindOfTable({ game, options }: Pick<TableInfo, 'game' | 'options'>): string {
  const told = gameOf(game).plan.told(options);
  return told.reduce((name, id) => t('web-row-kind', { game: name, form: t(id) }), gameName(game));
}
