/** What kind of table it is, for lists of tables. */
import { gameOf } from '../games/registry';
import { bringWords, has, t } from '../lib/i18n.svelte';
import type { TableInfo } from '../lib/types';
import { gameName } from './labels';

/** The game and its form: "Chess, blitz". */
export function kindOfTable({ game, options }: Pick<TableInfo, 'game' | 'options'>): string {
  const told = gameOf(game)
    .plan.told(options)
    .filter((id) => isSaid(game, id));
  return told.reduce((name, id) => t('web-row-kind', { game: name, form: t(id) }), gameName(game));
}

/** What is not said yet is left out until the words of the game have come. */
function isSaid(game: string, id: string): boolean {
  const said = has(id);
  if (!said) bringWords(game).catch(() => undefined);
  return said;
}
