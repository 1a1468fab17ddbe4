/** The Town Board: what stands, what could be built, what is missing, the tokens and the income. */
import type { TableStore } from '../../../lib/table.svelte';
import type { OptionOut } from '../../../lib/types';
import { viewOf, type Player } from '../model';
import { is } from '../options';
import {
  mapFactsOf,
  realmOf,
  RESOURCES,
  worldOf,
  type Amounts,
  type BuildingFacts,
  type MapFacts,
  type Realm,
  type Resource,
} from './world';

export type Token = Realm['tokens'][number];
export const TOKENS: readonly Token[] = ['build', 'population', 'book'];

/** What a player has: purse, realm, and what is printed on their own Town Board. */
export interface Estate {
  player: Player;
  realm: Realm;
  facts: MapFacts;
}

export function estateOf(store: TableStore, seat = store.seat): Estate | null {
  const player = viewOf(store)?.players.find((each) => each.seat === seat);
  const realm = realmOf(worldOf(store), seat);
  const facts = mapFactsOf(store);
  return player && realm && facts ? { player, realm, facts } : null;
}

// ---- buildings ----

export interface Slot {
  id: string;
  role: string;
  state: 'built' | 'can' | 'not';
  /** Built in this Round. */
  fresh: boolean;
  cost: Amounts;
  /** What must stand first, and whether it does. */
  requires: { building: string; stands: boolean }[];
  /** How much is missing of what. */
  short: { resource: Resource; count: number }[];
  /** The building on the other side of the same tile. */
  twin: string | null;
}

const FIRST_ROW = ['dwelling_bronze', 'dwelling_silver', 'dwelling_gold', 'citadel'];
export const DWELLINGS = FIRST_ROW.slice(0, 3);

/** The eight buildings as they lie on the board: two rows of four, both of one tile side by side. */
export function slotsOf(store: TableStore, estate: Estate): Slot[] {
  const board = Object.entries(estate.facts.buildings).filter(
    ([, { faction }]) => faction === estate.realm.faction,
  );
  const byRole = new Map(board.map(([id, card]) => [card.role, id]));
  const twin = twinOf(board);
  return rolesInOrder(twin?.upper.role).flatMap((role) => {
    const id = byRole.get(role);
    const card = id ? estate.facts.buildings[id] : undefined;
    if (!id || !card) return [];
    const other = twin && [twin.upper.id, twin.lower].find((each) => each !== id);
    const paired = id === twin?.upper.id || id === twin?.lower;
    return [{ ...slotOf(store, estate, id, card), twin: paired ? (other ?? null) : null }];
  });
}

/** H3-7.4: the gears lie on the back of the tile of the building that they require. */
function twinOf(
  board: [string, BuildingFacts][],
): { upper: { id: string; role: string }; lower: string } | null {
  const gears = board.find(([, { role }]) => role === 'special_gears');
  const upper = board.find(([id]) => id === gears?.[1].requires[0]);
  return gears && upper ? { upper: { id: upper[0], role: upper[1].role }, lower: gears[0] } : null;
}

/** Below its upper side if that lies in the first row, else beside it. */
function rolesInOrder(upper: string | undefined): string[] {
  const column = FIRST_ROW.indexOf(upper ?? '');
  if (column < 0) return [...FIRST_ROW, 'city_hall', 'special_tent', 'mage_guild', 'special_gears'];
  const rest = ['city_hall', 'mage_guild', 'special_tent'];
  return [...FIRST_ROW, ...rest.slice(0, column), 'special_gears', ...rest.slice(column)];
}

function slotOf(
  store: TableStore,
  { player, realm }: Estate,
  id: string,
  card: BuildingFacts,
): Omit<Slot, 'twin'> {
  const cost = {
    ...card.cost,
    gold: Math.max(0, card.cost.gold - lasting(realm, 'cheaper_building')),
  };
  const built = realm.buildings.includes(id);
  const can = store.options.some((option) => is(option, 'build') && option.fields.building === id);
  return {
    id,
    role: card.role,
    state: built ? 'built' : can ? 'can' : 'not',
    fresh: realm.fresh.includes(id),
    cost,
    requires: card.requires.map((building) => ({
      building,
      stands: realm.buildings.includes(building),
    })),
    short: built ? [] : shortOf(cost, player),
  };
}

/** What cards in play take off a price. */
export const lasting = (realm: Realm, what: string): number =>
  realm.lasting.reduce((sum, each) => sum + (each.what === what ? each.amount : 0), 0);

export const shortOf = (cost: Partial<Amounts>, purse: Amounts): Slot['short'] =>
  RESOURCES.flatMap((resource) => {
    const count = (cost[resource] ?? 0) - purse[resource];
    return count > 0 ? [{ resource, count }] : [];
  });

export const parts = (cost: Partial<Amounts>): { resource: Resource; count: number }[] =>
  RESOURCES.flatMap((resource) => {
    const count = cost[resource] ?? 0;
    return count ? [{ resource, count }] : [];
  });

/** Whether the building of a role stands, of whichever faction the board is. */
export const hasBuilt = ({ realm, facts }: Estate, role: string): boolean =>
  realm.buildings.some((id) => facts.buildings[id]?.role === role);

export const buildingOf = ({ realm, facts }: Estate, role: string): string | null =>
  Object.entries(facts.buildings).find(
    ([, card]) => card.faction === realm.faction && card.role === role,
  )?.[0] ?? null;

// ---- tokens ----

export interface TokenState {
  token: Token;
  ready: boolean;
  /** The option that it stands for, where it is one. */
  option: OptionOut | null;
  /** Of the Spell Book. */
  cost: number;
}

const OPTION_OF: Partial<Record<Token, string>> = { population: 'population', book: 'read-book' };

export function tokensOf(store: TableStore, { realm }: Estate): TokenState[] {
  return TOKENS.map((token) => ({
    token,
    ready: realm.tokens.includes(token),
    option: store.options.find(({ kind }) => kind === OPTION_OF[token]) ?? null,
    cost: token === 'book' ? realm.prices.book.gold : 0,
  }));
}

// ---- income ----

/** Where the printed tracks begin, and how many spaces one sees. */
const START: Amounts = { gold: 10, materials: 0, valuables: 0 };
const SPACES = 8;

/** The spaces of a track, with the present one among them. */
export function trackOf(resource: Resource, now: number, space: number): number[] {
  const offset = (((now - START[resource]) % space) + space) % space;
  let first = START[resource] + offset;
  if (now < first) first = now;
  const last = first + (SPACES - 1) * space;
  if (now > last) first = now - (SPACES - 1) * space;
  return Array.from({ length: SPACES }, (_, n) => first + n * space);
}

/** H3-3.4: income comes in odd Rounds. */
export const nextIncome = (round: number): number => round + (round % 2 ? 2 : 1);
