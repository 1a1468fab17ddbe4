/** The shapes of the Heroes' view, facts and helps, and the questions that the components ask of them. */
import type { Boost } from './boosts.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { OptionOut } from '../../lib/types';
import type { World } from './map/world';

export type Tier = 'bronze' | 'silver' | 'gold' | 'azure';
export type UnitType = 'ground' | 'flying' | 'ranged';
export type CardKind = 'statistic' | 'ability' | 'artifact' | 'spell' | 'specialty' | 'machine';
/** 0: the attacker, 1: the defender. */
export type Side = 0 | 1;

export { factionOf, markOfFaction, markOfSeat, markOfSide, seatMarks, sideMarks } from './hues';
export type { SideMark } from './hues';

// ---- the view ----

export interface Troop {
  kind: string;
  pack: boolean;
}

export interface Effect {
  card: string;
  what: string;
  amount: number;
  /** The combat round at whose end it is over; null: it lasts for the whole combat. */
  until: number | null;
}

export interface SharedEffect extends Effect {
  side: Side;
  space: string | null;
}

export interface Unit {
  /** `castle_griffins`; the second of a kind is `castle_griffins.2`. */
  name: string;
  kind: string;
  side: Side;
  pack: boolean;
  /** `b2`; null once defeated; the Arrow Tower stands beside the board. */
  space: string | null;
  type: UnitType;
  tier: Tier;
  alive: boolean;
  damage: number;
  attack: number;
  defense: number;
  health: number;
  initiative: number;
  /** Attack, defense, health and initiative as printed. */
  printed: [number, number, number, number];
  tokens: {
    activated: boolean;
    retaliated: boolean;
    paralysed: boolean;
    defending: boolean;
    poison: number;
  };
  /** The card that lies over it. */
  cover: string | null;
  /** Its abilities do not work. */
  asleep: boolean;
  used: boolean;
  effects: Effect[];
}

export interface Army {
  side: Side;
  /** Who chooses for it. */
  seat: number;
  /** Whose army it is; null: guards, or an AI Hero's. */
  player: number | null;
  ai: boolean;
  hero: boolean;
  casts: number;
  limit: number;
  power: number;
  chain: string[];
  ai_deck: number | null;
  ai_hero: {
    skill: string | null;
    attack: number;
    kept: string | null;
    discard: string[];
    spells: number;
    spell_discard: string[];
  } | null;
  lost: number;
  reserve: Troop[];
  kept_back: Troop[];
}

export interface AttackNow {
  unit: string;
  target: string;
  retaliation: boolean;
  dice: number[];
  faces: number[];
  pick: 'lower' | 'higher' | 'sum' | null;
  step: 'declared' | 'rolled' | 'lethal' | 'done';
  damage: number;
}

export interface Casting {
  card: string;
  side: Side;
  grade: number;
  power: number;
  units: string[];
}

export type Phase = 'deploy' | 'walls' | 'start' | 'round' | 'activation' | 'round-end' | 'over';

export interface Battle {
  phase: Phase;
  round: number;
  /** Whose units are placed. */
  turn: Side;
  active: string | null;
  /** The units that are still to activate in this round, as it looks now. */
  order: string[];
  units: Unit[];
  siege: boolean;
  walls: string[];
  gate: string | null;
  tower: string | null;
  armies: Army[];
  ongoing: SharedEffect[];
  attack: AttackNow | null;
  casting: Casting | null;
  moment: string | null;
  guards: number | null;
  azure: boolean;
  quiet: number;
  winner: Side | null;
  ended: 'defeat' | 'retreat' | 'surrender' | 'stalemate' | 'skip' | null;
}

export interface Player {
  seat: number;
  side: Side | null;
  faction: string;
  hero: string | null;
  level: number;
  xp: number;
  hand: string[] | null;
  hand_count: number;
  deck: string[] | null;
  deck_count: number;
  discard: string[];
  removed: string[];
  permanent: string | null;
  experts: number;
  morale: number;
  gold: number;
  materials: number;
  valuables: number;
  movement: number;
  troops: Troop[];
}

export interface H3View {
  you: number | null;
  form: 'skirmish' | 'guards' | 'scenario';
  difficulty: string;
  field: number | null;
  stage: 'buying' | 'fighting' | 'map' | 'over';
  players: Player[];
  decks: Record<string, { count: number; discard?: number; top?: string | null }>;
  searcher: number | null;
  offer: string[];
  battle: Battle | null;
  /** The map of a scenario. */
  world?: World | null;
  result: unknown;
}

// ---- the facts ----

export interface Ability {
  text: string;
  timing: string;
  args: Record<string, string | number>;
}

export interface Face {
  type: UnitType;
  attack: number;
  defense: number;
  health: number;
  initiative: number;
  cost: { gold: number; valuables: number };
  abilities: Ability[];
}

export interface UnitKind {
  faction: string;
  box: string;
  tier: Tier;
  kin: string;
  traits: string[];
  few: Face;
  pack: Face | null;
}

export interface CardEffect {
  mode: string;
  timing: string;
  power: number;
  school: string | null;
  cost: number;
  discards: number;
  expert: boolean;
  removed: boolean;
  moments: string[];
}

export interface CardFacts {
  kind: CardKind;
  box: string;
  schools: string[];
  expert: boolean;
  quality: 'minor' | 'major' | 'relic' | null;
  faction: string | null;
  effects: CardEffect[];
}

export interface HeroFacts {
  faction: string;
  box: string;
  magic: boolean;
  statistics: [number, number, number, number];
  ability: string;
}

export interface H3Facts {
  board: { columns: number; rows: number; most: number };
  factions: string[];
  tiers: Tier[];
  units: Record<string, UnitKind>;
  cards: Record<string, CardFacts>;
  heroes: Record<string, HeroFacts>;
  levels: { hand: number[]; experts: number[]; ability: number[]; specialty: number[] };
  guards: Record<string, Record<string, number[]>>;
}

// ---- the helps ----

export type Outcome = 'nothing' | 'hit' | 'flips' | 'defeated';

export interface Result {
  damage: number;
  result: Outcome;
  /** The health left on the side that is shown then. */
  left: number;
}

export interface OddsFace extends Result {
  die: number;
  /** Per cent. */
  chance: number;
  /** If the Defense Token takes off one damage. */
  guarded?: Result;
}

export interface Odds {
  unit: string;
  target: string;
  dice: 'none' | 'one' | 'lower' | 'higher' | 'sum';
  /** Per cent: how often a Defense Token takes off one damage. */
  token: number;
  faces: OddsFace[];
  defeated: number;
  flips: number;
  /** Per cent: that it is defeated by the first shot or by the one that may follow. */
  in_two?: number;
  /** If the target survives and strikes back. */
  retaliation?: OddsFace[];
  /** What changes with so much more attack, as far as own cards can add it. */
  more?: Record<string, Pick<Odds, 'faces' | 'defeated' | 'flips' | 'in_two'>>;
}

export interface H3Helps {
  /** Where the active unit can go. */
  reach?: string[];
  /** By the notation of an attack. */
  odds?: Record<string, Odds>;
  /** Of the attack that is declared now. */
  attack?: Odds;
  boosts?: Boost[];
}

// ---- reading ----

export const viewOf = (store: TableStore): H3View | null => store.view as H3View | null;
export const factsOf = (store: TableStore): H3Facts | null =>
  'units' in store.facts ? (store.facts as H3Facts) : null;
export const helpsOf = (store: TableStore): H3Helps => store.helps as H3Helps;
export const battleOf = (store: TableStore): Battle | null => viewOf(store)?.battle ?? null;

/** A unit card's id without the number that tells two of a kind apart. */
export const kindOf = (name: string): string => name.split('.')[0] as string;

export const unitOf = (battle: Battle | null, name: string): Unit | null =>
  battle?.units.find((unit) => unit.name === name) ?? null;

export const unitAt = (battle: Battle | null, space: string): Unit | null =>
  battle?.units.find((unit) => unit.alive && unit.space === space) ?? null;

/** The cards whose effects lie on a space. */
export const cardsOn = (battle: Battle | null, space: string): string[] => [
  ...new Set(
    (battle?.ongoing ?? []).filter((each) => each.space === space).map(({ card }) => card),
  ),
];

export const towerOf = (battle: Battle | null): Unit | null => {
  const tower = battle?.tower ? unitOf(battle, battle.tower) : null;
  return tower?.alive ? tower : null;
};

export const healthLeft = (unit: Unit): number => Math.max(0, unit.health - unit.damage);

/** The side that stands near the viewer: their own one, for watchers the attacker's. */
export const nearSide = (view: H3View | null): Side => ownSide(view) ?? 0;

/** The side that the viewer plays, in a scenario also guards in another's combat; null for watchers. */
export function ownSide(view: H3View | null): Side | null {
  const side = view?.players.find(({ seat }) => seat === view.you)?.side ?? null;
  if (side !== null || !view || view.you === null) return side;
  return (
    view.battle?.armies.find(({ seat, player }) => seat === view.you && player === null)?.side ??
    null
  );
}

/** The printed side of a card as it lies. */
export function faceOf(facts: H3Facts | null, { kind, pack }: Troop): Face | null {
  const card = facts?.units[kind];
  return (pack ? card?.pack : null) ?? card?.few ?? null;
}

// ---- attacks and the ways to them ----

/** Kinds of options whose first ref is whom one attacks and whose second is from where. */
const REACHED = new Set(['attack', 'break']);

/**
 * How many refs are touched: of an attack only its target, so that the spaces from which it can be
 * made are its ways; of a tile that is laid only the tile, so that its turns are.
 */
export const depth = ({ kind, refs }: OptionOut): number =>
  REACHED.has(kind) || kind === 'rotate' ? Math.min(1, refs.length) : refs.length;

/** The space from which an attack would be made; null: from where the unit stands. */
export function attackFrom(option: OptionOut): string | null {
  const ref = REACHED.has(option.kind) ? option.refs[1] : undefined;
  return ref?.startsWith('space:') ? ref.slice('space:'.length) : null;
}

/** What an armed attack aims at: the name of a unit, or the space of a Wall; null: no attack. */
export function attackOn(option: OptionOut | null): { unit?: string; wall?: string } | null {
  if (!option || !REACHED.has(option.kind)) return null;
  const [ref = ''] = option.refs;
  if (ref.startsWith('unit:')) return { unit: ref.slice('unit:'.length) };
  return ref.startsWith('wall:') ? { wall: ref.slice('wall:'.length) } : null;
}

/** The chance of an attack that matters, in whole per cent: that the target is defeated, or turns. */
export function chanceOf(odds: Odds): number {
  return Math.round(odds.in_two || odds.defeated || odds.flips);
}
