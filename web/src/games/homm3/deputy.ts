/** For whom one decides, where that is not oneself: guards, the AI, its tile. */
import { t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { onMap, worldOf } from './map/world';
import { battleOf, unitOf } from './model';

export function deputy(store: TableStore): string | null {
  if (!store.mine) return null;
  return onMap(store) ? onTheMap(store) : inCombat(store);
}

function inCombat(store: TableStore): string | null {
  const battle = battleOf(store);
  if (!battle) return null;
  const prompt = store.decision?.prompt?.id ?? '';
  if (battle.phase === 'deploy') {
    const army = battle.armies[battle.turn];
    if (prompt !== 'homm3-ask-deploy' || army?.player !== null) return null;
    return battle.guards ? t('web-homm3-deputy-guards') : t('web-homm3-deputy-units');
  }
  const chosen = store.options.find(({ kind }) => kind === 'activate')?.refs[0]?.slice(5);
  const side = chosen === undefined ? null : unitOf(battle, chosen)?.side;
  const others = side !== null && side !== undefined && battle.armies[side]?.player === null;
  return prompt.startsWith('homm3-ask-ai-') || others ? t('web-homm3-for-the-ai') : null;
}

function onTheMap(store: TableStore): string | null {
  if (worldOf(store)?.phase !== 'rovers') return null;
  const kinds = new Set(store.options.map(({ kind }) => kind));
  return kinds.has('rotate') ? t('web-homm3-deputy-tile') : t('web-homm3-for-the-ai');
}
