/** Campaigns: what a part leaves to the next one, and what follows it (H3-12.10). */
import { campaigns, type Carry } from './set/campaigns.svelte';
import { t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { TableForm, TableInfo } from '../../lib/types';
import type { Onward } from '../registry';
import { mapFactsOf, worldOf, type ScenarioFacts } from './map/world';

/** The part that was played, if it belongs to a campaign or is played as one. */
function partOf(store: TableStore): ScenarioFacts | null {
  const world = worldOf(store);
  if (world?.mode !== 'campaign') return null;
  return mapFactsOf(store)?.scenarios.find(({ id }) => id === world.scenario) ?? null;
}

const isWon = ({ state, seat }: TableStore): boolean =>
  ((state?.result as { ranking: number[][] } | null)?.ranking[0] ?? []).includes(seat ?? -1);

/** What the winner takes along; what the part itself began with is not meant. */
function carryOf(store: TableStore): Carry | null {
  const carry = worldOf(store)?.carry ?? null;
  return carry?.['part'] === worldOf(store)?.scenario ? carry : null;
}

export function onward(store: TableStore): Onward | null {
  const { table, seat } = store;
  const part = partOf(store);
  if (!table || !part || seat === null || !store.state?.result) return null;
  if (table.guide) return afterGuide(table, isWon(store));
  if (!isWon(store)) return { label: t('web-homm3-set-again'), form: null };
  const carry = carryOf(store);
  if (!part.next || !carry) return null;
  return { label: t('web-homm3-set-next'), form: nextTable(table, part.next, carry) };
}

/** Whoever has learned it plays somebody next; whoever has not tries the guide again. */
function afterGuide({ game, watching, help, language }: TableInfo, won: boolean): Onward {
  const rest = { watching, help, language, clock: null, public: false, seed: null, title: null };
  const guide: TableForm = { ...rest, game, guide: game, options: {}, chairs: [{ kind: 'me' }] };
  if (!won) return { label: t('web-homm3-set-again'), form: guide };
  const options = { form: 'scenario', scenario: NEXT, mode: 'clash', difficulty: 'easy' };
  const chairs: TableForm['chairs'] = [{ kind: 'me' }, { kind: 'bot', bot: GENTLE }];
  return {
    label: t('web-learn-homm3-next'),
    form: { ...rest, game, guide: null, options, chairs },
  };
}
const NEXT = 'crossroads';
const GENTLE = 'gentle';

/** The same table with the next part on it. */
function nextTable(table: TableInfo, scenario: string, carry: Carry): TableForm {
  const { game, title, watching, help, language, clock } = table;
  const options = { ...table.options, scenario, carry, variant: [], factions: [], heroes: [] };
  const chairs: TableForm['chairs'] = [{ kind: 'me' }];
  return {
    ...{ game, title, watching, help, language, clock, options, chairs },
    ...{ public: table.public, seed: null, guide: null },
  };
}

export function ended(store: TableStore): void {
  const part = partOf(store);
  if (part?.campaign && store.seat !== null && isWon(store)) {
    campaigns.won(part, carryOf(store), store.id);
  }
}
