/** What has been found about the fight that one looks at, for the panel and for the map. */
import type { TableStore } from '../../../lib/table.svelte';
import type { OutlookOut } from '../../../lib/types';
import { cut } from '../../../lib/words';
import { fightAt, toldOf, type Told } from './chance';
import { hexOf, type Hex } from './world';

/** By table: the question, and the answer so far. */
const known = $state<Record<string, { asked: string; found: OutlookOut | null }>>({});

/** The question about the fight that one looks at; empty: there is none. */
export function askedOf(store: TableStore): string {
  const refs = fightAt(store);
  return refs ? `${store.state?.seq} ${refs.join(' ')}` : '';
}

/** Another question, or another table: what was found before does not hold there. */
export function keepOutlook(store: TableStore, asked: string, found: OutlookOut | null): void {
  known[store.id] = { asked, found };
}

export function outlookOf(store: TableStore): Told | null {
  const kept = known[store.id];
  return kept?.found && kept.asked === askedOf(store) ? toldOf(kept.found) : null;
}

/** The Field of that fight. */
export function fightField(store: TableStore): Hex | null {
  const field = fightAt(store)?.find((ref) => ref.startsWith('field:'));
  return field ? hexOf(cut(field)[1]) : null;
}
