/** The shapes of Tash-Kalar's view, facts and helps, and the questions that the components ask of them. */
import type { TableStore } from '../../lib/table.svelte';
import type { OptionOut } from '../../lib/types';

export type Colour = 'red' | 'blue' | 'brown' | 'green';
export type Rank = 'common' | 'heroic' | 'legendary';
export const RANKS: readonly Rank[] = ['common', 'heroic', 'legendary'];
export type Form = 'first_game' | 'high_form' | 'duel' | 'melee';
/** A corner of a picture: x to the right, y downward. */
export type Cell = [x: number, y: number];

export interface BoardPiece {
  sq: string;
  colour: Colour;
  rank: Rank;
}

interface HandOf<T> {
  beings: T;
  legends: T;
  flares: T;
}

export interface TkSeat {
  seat: number;
  side: number;
  colour: Colour | null;
  school: string | null;
  hand: HandOf<number>;
  known: HandOf<string[]>;
  deck: { size: number; sideways: number; known: [number, string][] };
  discard: (string | null)[];
  /** A number; in a Melee one for each enemy colour; null before the first turn. */
  score: number | Partial<Record<Colour, number>> | null;
  supply: { stones: number; legendary: number };
  claimed: string[];
  improvised: Colour[];
}

export interface TkTask {
  task: string;
  points: number;
  type: string;
  squares: string[];
  /** By side: pairs of what it has and what it needs. */
  progress: [number, number][][];
}

export interface TkTurn {
  seat: number;
  controller: number;
  passed: boolean;
  actions: number;
  discarded: boolean;
  flared: boolean;
  borrow: boolean;
  /** By colour: common, heroic and legendary pieces destroyed this turn. */
  destroyed: Partial<Record<Colour, [number, number, number]>>;
  number: number;
}

export interface TkView {
  form: Form;
  teams: boolean;
  you: number | null;
  phase: 'setup' | 'turns';
  board: BoardPiece[];
  seats: TkSeat[];
  hand: HandOf<string[]> | null;
  draft: {
    packs: number[];
    kept: number[];
    your_pack: string[] | null;
    you_kept: string[] | null;
  } | null;
  tasks: { current: TkTask[]; next: string | null; deck: number; buried: string[] } | null;
  playing: string | null;
  turn: TkTurn | null;
  end: { last: number | null; turns_left: number | null; resigning: number[]; agreeing: number[] };
}

export interface BeingFacts {
  rank: Rank;
  schools: string[];
  size: Cell;
  cells: [number, number, Rank][];
  frame: Cell;
  frame_rank: Rank | null;
  marks: [number, number, '!' | '?'][];
  binding: boolean;
  arrows: string[];
}

export interface TkFacts {
  board: {
    squares: string[];
    red: string[];
    green: string[];
    central: string[];
    marks: string[][];
  };
  schools: Record<string, Colour>;
  beings: Record<string, BeingFacts>;
  flares: Record<string, { upper: number; lower: number }>;
  tasks: Record<string, { points: number; type: string; advanced: boolean; squares: string[] }>;
  goal: Record<string, number>;
  gate?: Record<string, number>;
  track?: number;
}

export interface Lead {
  side: number;
  colour: Colour;
  upgraded: number;
  pieces: number;
  upper: boolean;
  lower: boolean;
}

export interface TkHelps {
  points?: Partial<Record<Colour, number>>;
  singles?: Colour[];
  flares?: Record<string, Lead[]>;
  ways?: Record<string, { marks: string[]; rays: string[][] }>;
  short?: Record<string, [square: string, ways: number][]>;
}

export function viewOf(store: TableStore): TkView | null {
  return store.view as TkView | null;
}

export function factsOf(store: TableStore): TkFacts | null {
  return 'beings' in store.facts ? (store.facts as TkFacts) : null;
}

export function helpsOf(store: TableStore): TkHelps {
  return store.help === 'full' ? (store.helps as TkHelps) : {};
}

export function seatOf(view: TkView, seat: number | null): TkSeat | null {
  return seat === null ? null : (view.seats[seat] ?? null);
}

/** The colour whose pieces the viewer plays; a watcher sees pictures in that of the first seat. */
export function ownColour(view: TkView): Colour {
  return seatOf(view, view.you)?.colour ?? view.seats[0]?.colour ?? 'red';
}

/** The first seat that plays a colour; teammates share one. */
export function seatOfColour(view: TkView, colour: string): number | null {
  return view.seats.find((seat) => seat.colour === colour)?.seat ?? null;
}

export function pieceAt(view: TkView, square: string): BoardPiece | null {
  return view.board.find((piece) => piece.sq === square) ?? null;
}

export function isFlare(card: string): boolean {
  return card.startsWith('flare_');
}

/** The cards of the viewer's hand in the order they lie: beings, legends, flares. */
export function handOf(view: TkView): string[] {
  const { hand } = view;
  return hand ? [...hand.beings, ...hand.legends, ...hand.flares] : [];
}

export function summons(options: readonly OptionOut[], card: string): OptionOut[] {
  return options.filter(({ kind, refs }) => kind === 'summon' && refs[0] === `card:${card}`);
}

export interface Way {
  card: string;
  target: string;
  used: string[];
  /** Enemy pieces that help, and the colour whose marker turns for it. */
  borrowed: string[];
  charged: Colour | null;
}

/** What a summon option says of itself. */
export function wayOf(option: OptionOut): Way {
  const names = option.refs.map((ref) => ref.slice(ref.indexOf(':') + 1));
  const squares = names.filter((_, i) => option.refs[i]?.startsWith('sq:'));
  const lent = / with (\S+)/.exec(option.notation)?.[1];
  const charged = / charging (\S+)/.exec(option.notation)?.[1];
  return {
    card: names[0] ?? '',
    target: squares[0] ?? '',
    used: squares.slice(1),
    borrowed: lent ? lent.split('+') : [],
    charged: (charged as Colour | undefined) ?? null,
  };
}

/** The tasks' and legends' points; in a Melee the lowest colour counts. */
export function pointsOf(seat: TkSeat): number {
  if (seat.score === null) return 0;
  if (typeof seat.score === 'number') return seat.score;
  return Math.min(...Object.values(seat.score));
}

export function goalOf(facts: TkFacts, view: TkView): number {
  return facts.goal[String(view.seats.length)] ?? 0;
}

export function met(task: TkTask, side: number): boolean {
  return (task.progress[side] ?? []).every(([have, need]) => have >= need);
}
