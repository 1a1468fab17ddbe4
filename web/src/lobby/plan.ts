/** What a plan of the form for setting a table says. */
import type { GameInfo } from '../lib/types';

export type Options = Record<string, unknown>;

/** Who plays: so many seats, and the options that go with it. */
export interface Crowd {
  seats: number;
  options: Options;
  /** Teams of two instead of single players. */
  teams: boolean;
}

export interface Plan {
  /** What the form begins with where it is not the usual value of the schema. */
  begins: Options;
  /** The option shown as tiles at the top of the form. */
  tiles: string | null;
  /** Its values in the order of the tiles; those of the schema follow. */
  order: readonly unknown[];
  /** The option that says which seat begins. */
  starter: string | null;
  crowds(info: GameInfo, options: Options): Crowd[];
  /** Whether an option has no row: it is chosen elsewhere or means nothing with the others. */
  hidden(option: string, options: Options, seats: number): boolean;
  /** Options that stand above the small print. */
  main: readonly string[];
  /** Options that are chosen in a place of their own. */
  elsewhere: readonly string[];
  /** Lists whose values say in a line what they change. */
  noted: readonly string[];
  /** Values of lists of which only one can be meant. */
  rivals: readonly (readonly unknown[])[];
  /** Whether a value makes sense with the others. */
  fits(option: string, value: unknown, options: Options): boolean;
  /** Whether a tile brings its own company instead of keeping who sits already. */
  anew: boolean;
  /** Whether somebody teaches the game. */
  guide: boolean;
  /** Lists with one different value for each seat or side. */
  each: Record<string, 'seat' | 'side'>;
  /** Which side a seat is on. */
  side(seat: number, options: Options): number;
  /** The messages by which a table is told from others of its game. */
  told(options: Options): string[];
}

export const singles = (counts: readonly number[], options: Options = {}): Crowd[] =>
  counts.map((seats) => ({ seats, options, teams: false }));

export const plain: Plan = {
  begins: {},
  tiles: null,
  order: [],
  starter: null,
  crowds: (info) => singles(info.seats),
  hidden: () => false,
  main: [],
  elsewhere: [],
  noted: [],
  rivals: [],
  fits: () => true,
  anew: false,
  guide: false,
  each: {},
  side: (seat) => seat,
  told: () => [],
};
