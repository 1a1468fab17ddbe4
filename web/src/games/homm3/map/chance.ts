/** The fight that waits where one would ride: what is asked about it, and what is told of it. */
import type { TableStore } from '../../../lib/table.svelte';
import type { OutlookOut } from '../../../lib/types';
import { lookedAt } from './inspect';
import { selectedHero } from './marks';
import { rideOf, ridesTo } from './ride.svelte';
import { nameOf, realmOf, stepHelp, worldOf, type HeroName, type StepHelp } from './world';

/** The things that a question about a fight names; null: nobody waits there. */
export function fightAt(store: TableStore): string[] | null {
  if (!store.mine || store.help !== 'full') return null;
  const way = rideOf(store);
  const at = lookedAt(store);
  const field = way ? way.ride.fields.at(-1) : at && nameOf(at);
  const hero = way?.hero ?? selectedHero(store);
  if (!field || !meets(stepHelp(store, hero, field))) return null;
  const cost = way?.ride.cost ?? ridesTo(store, hero, field)[0]?.cost;
  return [`hero:${hero}`, `field:${field}`, ...left(store, hero, cost)];
}

function meets(help: StepHelp | null): boolean {
  const guards = help?.guards ? !help.guards.quick : false;
  const enemy = help?.hero ? !help.hero.friend : false;
  return guards || enemy || help?.rover !== undefined || help?.storm !== undefined;
}

/** What is left of the movement on arriving there. */
function left(store: TableStore, hero: HeroName, cost: number | undefined): string[] {
  const points = realmOf(worldOf(store), store.seat)?.heroes[hero].movement ?? 0;
  return cost === undefined ? [] : [`movement:${Math.max(0, points - cost)}`];
}

const share = (part: number, whole: number): number =>
  Math.round((100 * part) / Math.max(1, whole));

export interface Told {
  /** Per cent. */
  chance: number;
  low: number;
  high: number;
  /** Within one combat round, if that is less. */
  first: number | null;
  /** Units that one loses on the average. */
  lost: number;
  tried: number;
}

export function toldOf({ n, won, low, high, within, lost }: OutlookOut): Told {
  const chance = share(won, n);
  const first = share(within[0] ?? won, n);
  return {
    chance,
    low: Math.round(100 * low),
    high: Math.round(100 * high),
    first: first < chance ? first : null,
    lost: Math.round(10 * lost) / 10,
    tried: n,
  };
}
