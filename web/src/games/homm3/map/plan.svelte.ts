/** What the Population Token shall buy: how far each unit goes, the bill, and paying it step by step. */
import type { TableStore } from '../../../lib/table.svelte';
import type { OptionOut } from '../../../lib/types';
import { factsOf, type H3Facts, type Tier, type Troop, type UnitKind } from '../model';
import { buildingOf, DWELLINGS, estateOf, hasBuilt, lasting, shortOf, type Estate } from './town';
import type { Amounts } from './world';

export type Size = 'few' | 'pack';

export interface Purchase {
  kind: string;
  step: 'recruit' | 'reinforce';
  cost: Amounts;
  /** The building whose rebate is in the price. */
  by: string | null;
}

export type Wanted = Record<string, Size>;

interface Plan {
  wanted: Wanted;
  /** Buildings whose rebates are kept for later. */
  spared: readonly string[];
  /** The option with which paying begins; while it is chosen the plan holds. */
  by: string;
  /** After how many choices paying began: the rest follows by itself. */
  paidAt: number | null;
}

/** By table. */
const plans = $state<Record<string, Plan>>({});

/** The plan, while it holds: not once something else is chosen, or once it is undone. */
function planIn(store: TableStore): Plan | null {
  const plan = plans[store.id];
  return plan && (isPaying(store) || store.chosen?.notation === plan.by) ? plan : null;
}

const wantedIn = (store: TableStore): Wanted => planIn(store)?.wanted ?? {};
const sparedIn = (store: TableStore): readonly string[] => planIn(store)?.spared ?? [];

function isPaying(store: TableStore): boolean {
  const at = plans[store.id]?.paidAt ?? null;
  return at !== null && (store.state?.choices ?? 0) > at;
}

export const PROMPT = 'homm3-ask-population';
/** Whether the Population Token is being used: units are offered one by one. */
export const mustering = (store: TableStore): boolean =>
  store.mine && store.decision?.prompt?.id === PROMPT;
/** Whether the token can be used, or is being used. */
export const mayMuster = (store: TableStore): boolean =>
  mustering(store) || store.options.some(({ kind }) => kind === 'population');

// ---- the paths ----

export interface Stop {
  size: Size;
  cost: Amounts;
  /** Owned · wanted as the end of the way · on the way to it · to be had · too dear · closed. */
  state: 'owned' | 'wanted' | 'via' | 'free' | 'dear' | 'closed';
}

export interface Path {
  kind: string;
  owned: Troop | null;
  stops: Stop[];
}

export interface TierPaths {
  tier: Tier;
  /** The Dwelling of the tier, and whether it stands. */
  dwelling: string | null;
  open: boolean;
  paths: Path[];
}

export function tiersOf(store: TableStore): TierPaths[] {
  const facts = factsOf(store);
  const estate = estateOf(store);
  if (!facts || !estate) return [];
  const roster = rosterOf(facts, estate.realm.faction);
  return facts.tiers.slice(0, DWELLINGS.length).map((tier, n) => {
    const role = DWELLINGS[n] as string;
    const kinds = roster.filter(([, card]) => card.tier === tier);
    return {
      tier,
      dwelling: buildingOf(estate, role),
      open: hasBuilt(estate, role),
      paths: kinds.map(([kind, card]) => pathOf(store, estate, kind, card, hasBuilt(estate, role))),
    };
  });
}

/** The units of a faction; cards printed a second time are one unit. */
function rosterOf(facts: H3Facts, faction: string): [string, UnitKind][] {
  return Object.entries(facts.units).filter(
    ([kind, card]) => card.faction === faction && !kind.endsWith('_alt'),
  );
}

function pathOf(
  store: TableStore,
  estate: Estate,
  kind: string,
  card: UnitKind,
  open: boolean,
): Path {
  const owned = estate.player.troops.find((troop) => troop.kind === kind) ?? null;
  const stops: Stop[] = [];
  for (const size of ['few', 'pack'] as const) {
    const face = card[size];
    if (!face) continue;
    const cost = priceOf(estate, kind, card.tier, size);
    stops.push({ size, cost, state: stateOf(store, estate, kind, size, open) });
  }
  return { kind, owned, stops };
}

function stateOf(
  store: TableStore,
  estate: Estate,
  kind: string,
  size: Size,
  open: boolean,
): Stop['state'] {
  const owned = estate.player.troops.find((troop) => troop.kind === kind);
  if (owned && (size === 'few' || owned.pack)) return 'owned';
  const wanted = wantedIn(store)[kind];
  if (wanted === size) return 'wanted';
  if (wanted === 'pack') return 'via';
  if (!open || !mayMuster(store) || (size === 'pack' && !hasBuilt(estate, 'citadel')))
    return 'closed';
  return affords(estate, totalOf(store, withWanted(store, kind, size))) ? 'free' : 'dear';
}

/** Whether the purse holds so much; with some buildings any resource stands in for gold. */
function affords({ player, realm }: Estate, cost: Amounts): boolean {
  const short = shortOf(cost, player);
  if (!short.length) return true;
  if (!realm.prices.stands_in || short.some(({ resource }) => resource !== 'gold')) return false;
  return inOthers(player, cost) <= player.materials + player.valuables - cost.valuables;
}

/** The gold that other resources have to stand in for. */
export const inOthers = (purse: Amounts, cost: Amounts): number =>
  Math.max(0, cost.gold - purse.gold);

/** What a step costs now; cards in play take gold off the next unit. */
const priceOf = (estate: Estate, kind: string, tier: Tier, size: Size): Amounts =>
  cheaper(
    basePrice(estate, kind, size === 'few' ? 'recruit' : 'reinforce'),
    lasting(estate.realm, 'cheaper_unit') + lasting(estate.realm, `cheaper_${tier}`),
  );

const NOTHING: Amounts = { gold: 0, materials: 0, valuables: 0 };

const basePrice = ({ realm }: Estate, kind: string, step: Purchase['step']): Amounts =>
  realm.prices[step][kind] ?? NOTHING;

const cheaper = (cost: Amounts, gold: number): Amounts => ({
  ...cost,
  gold: Math.max(0, cost.gold - gold),
});

// ---- the bill ----

const withWanted = (store: TableStore, kind: string, size: Size): Wanted => ({
  ...wantedIn(store),
  [kind]: size,
});

/** Every step that is still to be paid, in the order in which it is. */
export function billOf(
  store: TableStore,
  wanted = wantedIn(store),
  spared = sparedIn(store),
): Purchase[] {
  const facts = factsOf(store);
  const estate = estateOf(store);
  if (!facts || !estate) return [];
  const used = new Set<string>();
  const bill = rosterOf(facts, estate.realm.faction).flatMap(([kind, card]) => {
    const size = wanted[kind];
    const owned = estate.player.troops.find((troop) => troop.kind === kind);
    if (!size) return [];
    const steps: Purchase['step'][] = [
      ...(owned ? [] : (['recruit'] as const)),
      ...(size === 'pack' && !owned?.pack ? (['reinforce'] as const) : []),
    ];
    return steps.map((step): Purchase => {
      const off =
        firstOf(used, 'cheaper_unit', estate) + firstOf(used, `cheaper_${card.tier}`, estate);
      return { kind, step, cost: cheaper(basePrice(estate, kind, step), off), by: null };
    });
  });
  for (const building of Object.keys(estate.realm.prices.rebates)) {
    if (!spared.includes(building)) takeOff(estate, bill, building);
  }
  return bill;
}

/** A rebate goes where it saves most. */
function takeOff({ realm }: Estate, bill: Purchase[], building: string): void {
  const rebate = realm.prices.rebates[building] ?? 0;
  const saving = ({ cost }: Purchase): number => Math.min(rebate, cost.gold);
  const [best] = bill
    .filter((each) => each.step === 'reinforce' && !each.by && saving(each) > 0)
    .sort((one, other) => saving(other) - saving(one));
  if (!best) return;
  best.cost = cheaper(best.cost, rebate);
  best.by = building;
}

/** The rebates that could be taken off this bill, and whether they are. */
export function rebatesOn(store: TableStore): { building: string; gold: number; on: boolean }[] {
  const rebates = estateOf(store)?.realm.prices.rebates ?? {};
  const bill = billOf(store);
  if (!bill.some(({ step }) => step === 'reinforce')) return [];
  return Object.entries(rebates).map(([building, gold]) => ({
    building,
    gold,
    on: bill.some(({ by }) => by === building),
  }));
}

/** Take a rebate, or keep it for later. */
export function toggleRebate(store: TableStore, building: string): void {
  const others = sparedIn(store).filter((each) => each !== building);
  const kept = others.length < sparedIn(store).length;
  setPlan(store, wantedIn(store), kept ? others : [...others, building]);
}

/** A card that makes the next unit cheaper does so once. */
function firstOf(used: Set<string>, what: string, { realm }: Estate): number {
  if (used.has(what)) return 0;
  used.add(what);
  return lasting(realm, what);
}

export function totalOf(store: TableStore, wanted = wantedIn(store)): Amounts {
  const total: Amounts = { gold: 0, materials: 0, valuables: 0 };
  for (const { cost } of billOf(store, wanted)) {
    total.gold += cost.gold;
    total.valuables += cost.valuables;
  }
  return total;
}

/** The army as it would be after the bill is paid; what changes is named. */
export function armyAfter(store: TableStore): { troop: Troop; change: 'joins' | 'grows' | null }[] {
  const estate = estateOf(store);
  if (!estate) return [];
  const wanted = wantedIn(store);
  const own = estate.player.troops.map((troop) => {
    const grows = wanted[troop.kind] === 'pack' && !troop.pack;
    return {
      troop: grows ? { ...troop, pack: true } : troop,
      change: grows ? ('grows' as const) : null,
    };
  });
  const joins = billOf(store)
    .filter(({ step }) => step === 'recruit')
    .map(({ kind }) => ({
      troop: { kind, pack: wanted[kind] === 'pack' },
      change: 'joins' as const,
    }));
  return [...own, ...joins];
}

// ---- choosing ----

/** Touch how far a unit shall go; again: let go. */
export function want(store: TableStore, path: Path, stop: Stop): void {
  const wanted = { ...wantedIn(store) };
  if (stop.state === 'wanted') {
    if (stop.size === 'pack' && !path.owned) wanted[path.kind] = 'few';
    else delete wanted[path.kind];
  } else wanted[path.kind] = stop.size;
  setPlan(store, wanted);
}

/** Take one step off the bill again; without its recruiting a unit cannot be reinforced either. */
export function strike(store: TableStore, { kind, step }: Purchase): void {
  const wanted = { ...wantedIn(store) };
  const owned = estateOf(store)?.player.troops.some((troop) => troop.kind === kind);
  if (step === 'reinforce' && !owned) wanted[kind] = 'few';
  else delete wanted[kind];
  setPlan(store, wanted);
}

/** The bill is the choice: the button then pays it. */
function setPlan(store: TableStore, wanted: Wanted, spared = sparedIn(store)): void {
  const option = firstStep(store, wanted, spared);
  if (!option) {
    delete plans[store.id];
    if (store.chosen) store.choose(store.chosen);
    return;
  }
  plans[store.id] = { wanted, spared, by: option.notation, paidAt: null };
  if (option.notation !== store.chosen?.notation) store.choose(option);
}

// ---- paying ----

/** The first step on the bill that is offered. */
function offered(store: TableStore, bill: readonly Purchase[]): OptionOut | null {
  for (const purchase of bill) {
    const option = store.options.find((each) => buys(each, purchase));
    if (option) return option;
  }
  return null;
}

const buys = ({ kind, refs }: OptionOut, purchase: Purchase): boolean =>
  refs[0] === `troop:${purchase.kind}` &&
  (purchase.by
    ? kind === 'reinforce-cheaper' && refs[1] === `building:${purchase.by}`
    : kind === purchase.step);

/** The option with which paying begins: the token, or the first unit once that is turned. */
function firstStep(store: TableStore, wanted: Wanted, spared: readonly string[]): OptionOut | null {
  const bill = billOf(store, wanted, spared);
  if (!bill.length) return null;
  if (mustering(store)) return offered(store, bill);
  return store.options.find(({ kind }) => kind === 'population') ?? null;
}

/** Whether the filled button would pay the bill. */
export const armsBill = (store: TableStore): boolean =>
  store.chosen !== null &&
  store.chosen.notation === plans[store.id]?.by &&
  billOf(store).length > 0;

/** Told before an option is taken: paying begins, goes on, or is over and forgotten, lest a unit
    that falls in a combat is wanted once more. */
export function noteAct(store: TableStore, option: OptionOut): void {
  const plan = plans[store.id];
  if (!plan) return;
  const goesOn = isPaying(store) && mustering(store) && option.kind !== 'done';
  if (goesOn || (armsBill(store) && option.notation === plan.by)) {
    plans[store.id] = { ...plan, paidAt: store.state?.choices ?? 0 };
  } else delete plans[store.id];
}

/** The next step of a bill that is being paid; null: there is none, or something else is asked. */
export function nextPayment(store: TableStore): OptionOut | null {
  if (!isPaying(store) || !mustering(store)) return null;
  const bill = billOf(store);
  if (bill.length) return offered(store, bill);
  return store.options.find(({ kind }) => kind === 'done') ?? null;
}
