/** The questions that the components ask of King Urbno's view, facts and helps. */
import type { TableStore } from '../../lib/table.svelte';
import { eventsOf } from '../../lib/told';
import type { EventOf, GameEvent, OptionOf, OptionOut } from '../../lib/types';
import type {
  CardForecast,
  CombinationFacts,
  Declaration,
  Events,
  Facts,
  HandView,
  Helps,
  Options,
  MissionFacts,
  PlayView,
  Progress,
  Replaced,
  SeatView,
  View,
} from './wire';

export type {
  Declaration,
  Facts as UrbnoFacts,
  Helps as UrbnoHelps,
  HandView as OwnHand,
  MissionFacts,
  PlayView as Play,
  Progress,
  Replaced as Hushed,
  SeatView,
  View as UrbnoView,
};
export type Tokens = Omit<CombinationFacts, 'of'>;
export type Colour = View['dominant'];
export type Rank = Facts['ranks'][number];
export type Tag = NonNullable<Helps['tags']>[string];
export type CardHelp = CardForecast;
/** What becomes of a card: its outcome, and the number that it is up against. */
export type Forecast = Pick<CardForecast, 'outcome' | 'against'>;
type UrbnoView = View;
type UrbnoHelps = Helps;
type UrbnoFacts = Facts;
type Play = PlayView;

/** An event of the log, told apart by its kind. */
export type UrbnoEvent = EventOf<Events>;
export const heard = (events: readonly GameEvent[]): readonly UrbnoEvent[] =>
  eventsOf<Events>(events);

export const viewOf = (store: TableStore): UrbnoView | null => store.view as UrbnoView | null;
export const helpsOf = (store: TableStore): UrbnoHelps => store.helps as UrbnoHelps;

export function factsOf(store: Pick<TableStore, 'facts'>): UrbnoFacts {
  return store.facts as unknown as UrbnoFacts;
}

/** The printed facts of the round's mission. */
export function missionOf(store: TableStore): MissionFacts | null {
  const id = viewOf(store)?.mission?.id;
  return id ? (factsOf(store).missions?.[id] ?? null) : null;
}

/** The printed number of a card. */
export function numberOf(store: Pick<TableStore, 'facts'>, card: string): number {
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
export function logOf(store: TableStore): readonly UrbnoEvent[] {
  return heard(store.live ? store.log : ((store.frame?.log ?? []) as GameEvent[]));
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

/** The trick that the last card of a replayed move completed: it lies there until the next move. */
export function takenLately(store: TableStore): { taker: number; plays: Play[] } | null {
  const trick = heard(store.lately).findLast((event) => event.kind === 'trick');
  const plays = viewOf(store)?.history.at(-1);
  return trick && plays ? { taker: trick.seat, plays } : null;
}

function ownersThisRound(log: readonly UrbnoEvent[]): { owner: number; taker: number }[] {
  const owners: { owner: number; taker: number }[] = [];
  for (const event of log) {
    if (event.kind === 'round') owners.length = 0;
    else if (event.kind === 'trick') {
      owners.push({ owner: event.seat, taker: event.seat });
    } else if (event.kind === 'stole') {
      const last = owners.at(-1);
      if (last) last.owner = event.seat;
    }
  }
  return owners;
}

export function cubesOf(option: OptionOut): number {
  return (option as OptionOf<Options, 'cubes'>).fields.amount;
}

/** Whether scrolls come to light with it: nobody can take that back. */
export function drawsScrolls(option: OptionOut): boolean {
  return option.kind === 'take' && (option as OptionOf<Options, 'take'>).fields.scrolls > 0;
}
