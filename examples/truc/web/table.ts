/** Truc at the shared table: what it does not say is done as in a game without a client. */
import type { TableUi } from 'rulebound/games/registry';
import { t } from 'rulebound/lib/i18n.svelte';
import plain from 'rulebound/table/plain';
import type { TableStore } from 'rulebound/lib/table.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Stake from './Stake.svelte';
import type { Facts, Helps, View } from './wire';

export const viewOf = (store: TableStore): View | null => store.view as View | null;
export const helpsOf = (store: TableStore): Partial<Helps> => store.helps as Partial<Helps>;
export const factsOf = (store: TableStore): Partial<Facts> => store.facts as Partial<Facts>;

const ui: TableUi = {
  ...plain,
  dock: 'bottom',
  rail: 'seats',
  Board,
  Hand,
  Public: Stake,
  Strip: Stake,
  score: (store, seat) => ({
    value: String(viewOf(store)?.seats[seat]?.points ?? 0),
    of: t('web-truc-of', { target: viewOf(store)?.target ?? '' }),
  }),
  tabs: [{ id: 'hand', label: () => t('web-truc-hand'), component: Hand }],
  tabFor: () => 'hand',
  final: ({ kind }) => kind !== 'play',
  describe: (kind, value) =>
    kind === 'card'
      ? { id: 'truc-a-card', args: { rank: value.slice(0, -1), suit: value.slice(-1) } }
      : null,
  sounds: { played: 'card', trick: 'wood' },
  heading: ({ kind }) => kind === 'dealt',
  eventRefs: ({ card }) => (typeof card === 'string' ? [`card:${card}`] : []),
};

export default ui;
