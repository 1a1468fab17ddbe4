/** Cards in hand that would raise an attack, or cover against the blow back: the odds with them. They
    are played with the roll, or when the blow comes. */
import type { TableStore } from '../../lib/table.svelte';
import { ownPlayer } from './cards';
import { battleOf, factsOf, helpsOf, type Odds, type OddsFace } from './model';

export interface Toggle {
  card: string;
  mode: string;
  /** What it adds to the attack; 0: it covers. */
  attack: number;
  /** What it adds to the defense against the blow back; 0: it raises the attack. */
  defense: number;
  /** The copy and the mode. */
  key: string;
  /** Which copy: the number says how many are left from here on, so that one played goes first. */
  copy: string;
  expert: boolean;
  spell: boolean;
}

/** What raises the attack. */
export const togglesOf = (store: TableStore): Toggle[] =>
  toggled(
    store,
    (helpsOf(store).boosts ?? []).map((boost) => ({ ...boost, defense: 0 })),
  );

/** What covers against the blow back. */
export const coversOf = (store: TableStore): Toggle[] =>
  toggled(
    store,
    (helpsOf(store).covers ?? []).map((cover) => ({ ...cover, attack: 0 })),
  );

type Added = Pick<Toggle, 'card' | 'mode' | 'attack' | 'defense'>;

function toggled(store: TableStore, ways: readonly Added[]): Toggle[] {
  const facts = factsOf(store);
  return ways.map((way, at) => {
    const { card, mode } = way;
    const left = ways.slice(at).filter((other) => other.card === card && other.mode === mode);
    const copy = `${card} ${left.length}`;
    const effect = facts?.cards[card]?.effects.find((each) => each.mode === mode);
    const spell = facts?.cards[card]?.kind === 'spell';
    return { ...way, key: `${copy} ${mode}`, copy, expert: effect?.expert ?? false, spell };
  });
}

/**
 * Turn a toggle on or off. One card is used in one way, one spell is cast (H3-5.50), and there are
 * so many expert uses: whatever stands in the way of the new one is turned off.
 */
export function turned(on: readonly Toggle[], toggle: Toggle, experts: number): Toggle[] {
  if (on.some(({ key }) => key === toggle.key)) return on.filter(({ key }) => key !== toggle.key);
  const kept = on.filter(({ copy, spell }) => copy !== toggle.copy && !(spell && toggle.spell));
  const used = kept.filter(({ expert }) => expert);
  const tooMany = toggle.expert && used.length >= experts ? used[0] : null;
  return [...kept.filter((each) => each !== tooMany), toggle];
}

export const sumOfToggles = (on: readonly Toggle[]): number =>
  on.reduce((sum, { attack }) => sum + attack, 0);

export const sumOfCovers = (on: readonly Toggle[]): number =>
  on.reduce((sum, { defense }) => sum + defense, 0);

/** The blow back against so much more defense; null: the engine tells none. */
export const covered = (odds: Odds, more: number): OddsFace[] | null =>
  (more ? odds.covered?.[more] : odds.retaliation) ?? null;

/** The odds with so much more attack; null: the engine tells none. */
export function raised(odds: Odds, more: number): Odds | null {
  if (!more) return odds;
  const table = odds.more?.[more];
  return table ? { ...odds, ...table } : null;
}

// ---- what is chosen ----

/** The key of the wish to be asked about an ability that meets the blow back. */
const PARRY = 'parry';

/** The chosen toggles of each table, and the activation that they were chosen in. */
const wanted = $state<Record<string, { activation: string; keys: string[] }>>({});

function activationOf(store: TableStore, unit: string): string {
  const battle = battleOf(store);
  return `${battle?.round} ${battle?.active} ${unit}`;
}

/** The keys that are on for the attack of a unit; another unit's are forgotten. */
function keysFor(store: TableStore, unit: string): readonly string[] {
  const chosen = wanted[store.id];
  return chosen?.activation === activationOf(store, unit) ? chosen.keys : [];
}

const keep = (store: TableStore, unit: string, keys: string[]): void => {
  wanted[store.id] = { activation: activationOf(store, unit), keys };
};

/** The toggles that are on for the attack of a unit. */
export function chosenFor(store: TableStore, unit: string): Toggle[] {
  const toggles = [...togglesOf(store), ...coversOf(store)];
  return keysFor(store, unit).flatMap((key) => toggles.find((toggle) => toggle.key === key) ?? []);
}

/** Whether one wants to be asked about parrying the blow back. */
export const parries = (store: TableStore, unit: string): boolean =>
  keysFor(store, unit).includes(PARRY);

export function turnParry(store: TableStore, unit: string): void {
  const keys = keysFor(store, unit);
  const rest = keys.filter((key) => key !== PARRY);
  keep(store, unit, keys.includes(PARRY) ? rest : [...rest, PARRY]);
}

const after = (store: TableStore, unit: string, toggle: Toggle): Toggle[] =>
  turned(chosenFor(store, unit), toggle, ownPlayer(store)?.experts ?? 0);

export function turn(store: TableStore, unit: string, toggle: Toggle): void {
  const keys = after(store, unit, toggle).map(({ key }) => key);
  keep(store, unit, parries(store, unit) ? [...keys, PARRY] : keys);
}

/** The switch of a card in hand while an attack is aimed; null: it cannot be prepared. */
export function toggleOf(store: TableStore, unit: string, card: string): Toggle | null {
  const of = (toggles: Toggle[]): Toggle[] => toggles.filter((toggle) => toggle.card === card);
  const raising = of(togglesOf(store));
  const ways = raising.length ? raising : of(coversOf(store));
  const on = chosenFor(store, unit).filter((toggle) => toggle.card === card);
  const free = ways.find(({ copy }) => !on.some((each) => each.copy === copy));
  return free ?? on.at(-1) ?? null;
}

/** Whether the engine tells the odds with this one turned over. */
export function canTurn(store: TableStore, odds: Odds, toggle: Toggle): boolean {
  const on = after(store, odds.unit, toggle);
  return toggle.defense
    ? covered(odds, sumOfCovers(on)) !== null
    : raised(odds, sumOfToggles(on)) !== null;
}
