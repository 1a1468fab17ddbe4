/** Buying an army: the units of a faction, each a path from none to Few to Pack. */
import type { TableStore } from '../../lib/table.svelte';
import type { OptionOut } from '../../lib/types';
import {
  factsOf,
  viewOf,
  type Face,
  type H3Facts,
  type Player,
  type Tier,
  type UnitKind,
} from './model';

export interface Price {
  gold: number;
  valuables: number;
}

export interface Step {
  size: 'few' | 'pack';
  price: Price;
  /** Bought already, to be had now, too dear, or after the step before. */
  state: 'bought' | 'offered' | 'dear' | 'later';
}

export interface Path {
  kind: string;
  tier: Tier;
  /** The side that is bought, or the one that would be bought first. */
  face: Face;
  steps: Step[];
}

/** Who buys now, else oneself. */
export function buyerOf(store: TableStore): Player | null {
  const view = viewOf(store);
  const seat = store.decision?.seat ?? view?.you ?? 0;
  return view?.players.find((player) => player.seat === seat) ?? null;
}

export function pathsOf(store: TableStore): Path[] {
  const facts = factsOf(store);
  const buyer = buyerOf(store);
  if (!facts || !buyer) return [];
  return rosterOf(facts, buyer.faction).map(([kind, card]) => pathOf(store, buyer, kind, card));
}

/** The units of a faction by tier; cards printed a second time are one unit. */
function rosterOf(facts: H3Facts, faction: string): [string, UnitKind][] {
  return Object.entries(facts.units)
    .filter(([kind, card]) => card.faction === faction && !kind.endsWith('_alt'))
    .sort(([, one], [, other]) => facts.tiers.indexOf(one.tier) - facts.tiers.indexOf(other.tier));
}

function pathOf(store: TableStore, buyer: Player, kind: string, card: UnitKind): Path {
  const owned = buyer.troops.find((troop) => troop.kind === kind);
  const offered = optionFor(store, kind)?.kind;
  const steps: Step[] = [
    {
      size: 'few',
      price: card.few.cost,
      state: owned ? 'bought' : offered === 'recruit' ? 'offered' : 'dear',
    },
  ];
  if (card.pack) {
    const state = owned?.pack
      ? 'bought'
      : !owned
        ? 'later'
        : offered === 'reinforce'
          ? 'offered'
          : 'dear';
    steps.push({ size: 'pack', price: card.pack.cost, state });
  }
  const face = owned?.pack && card.pack ? card.pack : card.few;
  return { kind, tier: card.tier, face, steps };
}

const optionFor = (store: TableStore, kind: string): OptionOut | undefined =>
  store.options.find(({ refs }) => refs[0] === `troop:${kind}`);

/** What the picked purchase would cost. */
export function picked(store: TableStore): Price | null {
  const facts = factsOf(store);
  const { armed } = store;
  const kind = Object.keys(facts?.units ?? {}).find((id) => armed?.refs[0] === `troop:${id}`);
  const card = kind ? facts?.units[kind] : null;
  if (!card || !armed) return null;
  return armed.kind === 'reinforce' ? (card.pack?.cost ?? null) : card.few.cost;
}
