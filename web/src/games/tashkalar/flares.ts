/** What a flare in hand needs, and how far its opponents lead. */
import { t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { factsOf, viewOf, type Lead, type TkHelps } from './model';
import { halvesOf } from './sentences';

export interface FlareState {
  upper: number;
  lower: number;
  leads: Lead[];
  /** The largest leads, whoever has them. */
  upgraded: number;
  pieces: number;
  /** Which halves work against somebody: 0 none, 1 upper, 2 lower, 3 both. */
  halves: number;
}

export function flareState(store: TableStore, card: string): FlareState {
  const { upper = 0, lower = 0 } = factsOf(store)?.flares[card] ?? {};
  const leads = (store.helps as TkHelps).flares?.[card] ?? [];
  return {
    upper,
    lower,
    leads,
    upgraded: Math.max(0, ...leads.map((lead) => lead.upgraded)),
    pieces: Math.max(0, ...leads.map((lead) => lead.pieces)),
    halves: Math.max(0, ...leads.map(halvesOf)),
  };
}

/** The lead that a picked flare is compared with; against a single opponent that one. */
export function comparedLead(store: TableStore, card: string): Lead | null {
  const { leads } = flareState(store, card);
  if (leads.length === 1) return leads[0] ?? null;
  if (store.picked[0] !== `card:${card}`) return null;
  return leads.find((lead) => store.picked[1] === `colour:${lead.colour}`) ?? null;
}

/** "Costs no action. Bence scores 1 point in red." */
export function flareCost(store: TableStore, lead: Lead | null): string {
  const view = viewOf(store);
  if (!view || view.tasks || !lead) return t('web-tashkalar-flare-cost');
  const name = store.words.name(view.seats.find((seat) => seat.side === lead.side)?.seat ?? -1);
  if (view.form !== 'melee') return t('web-tashkalar-flare-point', { name });
  const mine = view.seats[view.you ?? 0]?.colour ?? 'red';
  const colour = store.words.thing('colour', mine);
  return t('web-tashkalar-flare-point-in', { name, colour });
}
