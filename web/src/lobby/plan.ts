/** How a game lays out the form for setting a table. */
import type { Component } from 'svelte';
import type { SeatMark, Shape } from '../games/registry';
import type { GameInfo, GameOption } from '../lib/types';
import type { Draft } from './draft.svelte';

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
  /** With which values a first game is played, where they are not the usual ones of the schema. */
  first: Options;
  /** The option shown as tiles at the top of the form. */
  tiles: string | null;
  /** Its values in the order of the tiles; those of the schema follow. */
  order: readonly unknown[];
  /** The option that says which seat begins. */
  starter: string | null;
  crowds(info: GameInfo, options: Options): Crowd[];
  /** Whether an option that counts by the schema means nothing all the same: the rest is fixed by
      something that the schema does not know, such as a scenario. */
  settled(option: string, options: Options): boolean;
  /** Options that stand above the small print. */
  main: readonly string[];
  /** Options that are chosen in a place of their own. */
  elsewhere: readonly string[];
  /** What stands above the seats: the choice of a scenario. */
  Above: Component<{ draft: Draft }> | null;
  /** What stands below the seats: what else belongs to that choice. */
  Below: Component<{ draft: Draft }> | null;
  /** Rows of a game's own, by option; an option of kind `any` has no other. */
  rows: Record<string, Component<{ draft: Draft; option: GameOption }>>;
  /** Lists whose values say in a line what they change. */
  noted: readonly string[];
  /** Values of lists of which only one can be meant. */
  rivals: readonly (readonly unknown[])[];
  /** Whether a value makes sense with the others. */
  fits(option: string, value: unknown, options: Options): boolean;
  /** Whether a tile brings its own company instead of keeping whoever sits there already. */
  reseats: boolean;
  /** Which side a seat is on. */
  side(seat: number, options: Options): number;
  /** The messages by which a table is told from others of its game. */
  told(options: Options): string[];
}

export const singles = (counts: readonly number[], options: Options = {}): Crowd[] =>
  counts.map((seats) => ({ seats, options, teams: false }));

export const plain: Plan = {
  begins: {},
  first: {},
  tiles: null,
  order: [],
  starter: null,
  crowds: (info) => singles(info.seats),
  settled: () => false,
  main: [],
  elsewhere: [],
  Above: null,
  Below: null,
  rows: {},
  noted: [],
  rivals: [],
  fits: () => true,
  reseats: false,
  side: (seat) => seat,
  told: () => [],
};

const SHAPES: readonly Shape[] = ['circle', 'diamond', 'hexagon', 'leaf'];

/** The mark of a side of which nothing else is known yet. */
export const unknownMark = (side: number): SeatMark => ({
  colour: 'var(--unknown)',
  shape: SHAPES[side] ?? 'circle',
});
