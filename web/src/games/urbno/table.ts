/** The table of King Urbno as the engine tells it: view, facts and helps, with their types. */
import type { TableStore } from '../../lib/table.svelte';
import type { GameEvent, Words } from '../../lib/types';

export type Colour = 'black' | 'red' | 'yellow' | 'blue';
export type Rank =
  'farmer' | 'assassin' | 'explorer' | 'dwarf' | 'wizard' | 'knight' | 'priest' | 'emperor';

/** A card in the trick, as it stands after powers and cubes. */
export interface Play {
  seat: number;
  card: string;
  colour: Colour;
  number: number;
  cubes: number;
  power: Rank | null;
  user: number | null;
  precedence: boolean;
  certain: 'take' | 'refuse' | null;
}

export interface Trick {
  number: number;
  leader: number;
  order: number[];
  led: Colour | null;
  plays: Play[];
  powers: Rank[];
  winning: number | null;
  next_leader: number | null;
}

export interface SeatView {
  seat: number;
  cards: number;
  /** Cards that you know to be in this hand. */
  known: string[];
  open: string[];
  covered: number;
  pile: number;
  row: number;
  crystals: number;
  cubes: number;
  took: number[];
  scrolls: number;
  tricks: number;
  points_now: number | null;
  entries: number[];
  extra_points: number;
  total: number;
}

export interface OwnHand {
  cards: string[];
  row: string[];
  laid: string[];
  out: string[];
  scrolls: number[];
  removed_scrolls: number[];
  taken: string[][];
  found: string | null;
  offer: number[];
}

export interface UrbnoView {
  you: number | null;
  pairs: boolean;
  round: number;
  phase: 'announce' | 'window' | 'resources' | 'prepare' | 'tricks';
  dealer: number;
  dominant: Colour;
  mission: {
    id: number;
    title: string | null;
    fixed: boolean;
    sign: number;
    points: number;
    tricks: number;
  } | null;
  active: { scroll: number; seat: number; named: number | null; uses: number } | null;
  seats: SeatView[];
  hand: OwnHand | null;
  trick: Trick | null;
  table: string[];
  history: Play[][];
  result: { scores: number[] } | null;
}

export type Outcome = 'takes' | 'loses' | 'leads' | 'ahead' | 'behind';

export interface Forecast {
  outcome: Outcome | null;
  against: number | null;
}

export interface CardHelp extends Forecast {
  playable: boolean;
  why: Words | null;
  /** What other announcements on the card would lead to, by notation. */
  changes: Record<string, Forecast>;
  /** What taking the trick would add to the progress in the mission. */
  brings: number | null;
}

export interface Progress {
  have: number | null;
  of: number | null;
  unit: 'tricks' | 'light-tricks' | 'cards' | 'colours' | 'sum';
  over: boolean;
  met: boolean | null;
  parts: { seat?: number; colour?: Colour; have: number; met?: boolean | null }[];
}

export interface Part extends Words {
  rule: string | null;
}

/** A colour that would be dominant, and what took that from it. */
export interface Hushed {
  colour: Colour;
  by: string;
  seat: number | null;
}

export type Tag = 'winning' | 'no-precedence' | 'off-colour' | 'left-out' | 'behind';

/** Scroll 16: to take or to refuse the trick, and the colour announced with it. */
export interface Declaration {
  mode: 'take' | 'refuse';
  colour: Colour | null;
}

/** What the player whose turn it is may put on a card. */
export interface Putting {
  cubes: number;
  powers: Rank[];
  any_power: boolean;
  declarations: Declaration[];
}

export interface UrbnoHelps {
  putting?: Putting;
  progress?: Progress[];
  replaced?: Hushed | null;
  winning?: Part[];
  tags?: Record<string, Tag>;
  silenced?: Hushed | null;
  idle?: Rank[];
  cards?: Record<string, CardHelp>;
  announce?: Forecast & Pick<CardHelp, 'changes' | 'brings'> & { card: string };
}

export interface Tokens {
  crystals: number;
  cubes: number;
  scrolls: number;
}

export interface MissionFacts {
  tricks: number;
  of: number | null;
  cards: string[];
  /** What everybody secretly does with cards before the tricks. */
  choice: 'lay' | 'split' | 'pass' | null;
  table_cards: number;
  rule: string;
}

export interface UrbnoFacts {
  rounds: number;
  pad: Colour[];
  powers: Record<Rank, { once_a_trick: boolean; rule: string }>;
  cards: Record<string, { colour: Colour; rank: Rank; number: number }>;
  missions: Record<string, MissionFacts>;
  scrolls: Record<string, { title: string | null; activated: boolean; rule: string }>;
  combinations: Record<string, Tokens & { of: number[] }>;
}

export const viewOf = (store: TableStore): UrbnoView | null => store.view as UrbnoView | null;
export const helpsOf = (store: TableStore): UrbnoHelps => store.helps as UrbnoHelps;

export function factsOf(store: TableStore): UrbnoFacts {
  return store.facts as unknown as UrbnoFacts;
}

/** The printed facts of the round's mission. */
export function missionOf(store: TableStore): MissionFacts | null {
  const id = viewOf(store)?.mission?.id;
  return id ? (factsOf(store).missions?.[id] ?? null) : null;
}

/** The printed number of a card. */
export function numberOf(store: TableStore, card: string): number {
  return factsOf(store).cards?.[card]?.number ?? 0;
}

/** Where one sits: you below, the others clockwise as at a table. */
export type Place = 's' | 'w' | 'n' | 'e';
const PLACES: Record<number, readonly Place[]> = {
  2: ['s', 'n'],
  3: ['s', 'w', 'e'],
  4: ['s', 'w', 'n', 'e'],
};

export function placeOf(view: UrbnoView, seat: number): Place {
  const seats = view.seats.length;
  const steps = (seat - (view.you ?? 0) + seats) % seats;
  return PLACES[seats]?.[steps] ?? 's';
}

/** The others in the order of play from you on, yourself last. */
export function roundTheTable(view: UrbnoView): number[] {
  const seats = view.seats.length;
  return view.seats.map((_, i) => ((view.you ?? -1) + 1 + i + seats) % seats);
}

/** The log up to the shown moment. */
export function logOf(store: TableStore): readonly GameEvent[] {
  return store.live ? store.log : ((store.frame?.log ?? []) as GameEvent[]);
}

/** A finished trick of the round: whose it is, and which card took it. */
export interface Taken {
  number: number;
  plays: Play[];
  owner: number;
  taker: number;
  /** For its owner: the cards that lie there now, after an Explorer. */
  cards: string[] | null;
}

export function takenTricks(store: TableStore): Taken[] {
  const view = viewOf(store);
  if (!view) return [];
  const owners = ownersThisRound(logOf(store));
  const first = owners.length - view.history.length;
  const own = [...(view.hand?.taken ?? [])];
  return owners.flatMap(({ owner, taker }, i) => {
    const cards = owner === view.you ? (own.shift() ?? null) : null;
    const plays = view.history[i - first];
    return plays ? [{ number: i + 1, plays, owner, taker, cards }] : [];
  });
}

function ownersThisRound(log: readonly GameEvent[]): { owner: number; taker: number }[] {
  const owners: { owner: number; taker: number }[] = [];
  for (const event of log) {
    if (event.kind === 'round') owners.length = 0;
    else if (event.kind === 'trick') {
      owners.push({ owner: event['seat'] as number, taker: event['seat'] as number });
    } else if (event.kind === 'stole') {
      const last = owners.at(-1);
      if (last) last.owner = event['seat'] as number;
    }
  }
  return owners;
}
