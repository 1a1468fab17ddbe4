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
  /** Few and Pack can be had at once. */
  both: boolean;
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
  const both = offered === 'recruit' && affords(buyer, steps);
  return { kind, tier: card.tier, face, steps, both };
}

function affords({ gold, valuables }: Player, steps: readonly Step[]): boolean {
  const sum = (resource: keyof Price): number =>
    steps.reduce((total, { price }) => total + price[resource], 0);
  return sum('gold') <= gold && sum('valuables') <= valuables;
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

// ---- buying ----

const ASKED = 'homm3-ask-buy';

/** One touch buys a step, and the one before it if need be; undo takes it back. */
export async function buy(store: TableStore, path: Path, step: Step): Promise<void> {
  const first = store.mine ? optionFor(store, path.kind) : undefined;
  if (step.state === 'later' && path.both && first) {
    await store.act(first, [{ prompt: ASKED, notation: `reinforce ${path.kind}` }]);
  } else if (step.state === 'offered' && first) await store.act(first);
  else await store.touch(`troop:${path.kind}`);
}

// ---- the army of the last time ----

const KEPT = 'rulebound-homm3-army';

/** By faction: the choices that bought it. */
function armies(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** Told when one is ready: the army is kept for the next time, on this device. */
export function keepArmy(store: TableStore): void {
  const buyer = buyerOf(store);
  if (!buyer || buyer.seat !== store.seat) return;
  const bought = buyer.troops.flatMap(({ kind, pack }) =>
    pack ? [`recruit ${kind}`, `reinforce ${kind}`] : [`recruit ${kind}`],
  );
  localStorage.setItem(KEPT, JSON.stringify({ ...armies(), [buyer.faction]: bought }));
}

/** What was bought the last time, while nothing is bought yet. */
export function kept(store: TableStore): string[] {
  const buyer = buyerOf(store);
  if (!store.mine || buyer?.seat !== store.seat || buyer.troops.length) return [];
  return armies()[buyer.faction] ?? [];
}

export async function buyAgain(store: TableStore): Promise<void> {
  const [first, ...others] = kept(store);
  const option = store.options.find(({ notation }) => notation === first);
  const then = others.map((notation) => ({ prompt: ASKED, notation }));
  if (option) await store.act(option, then);
}
