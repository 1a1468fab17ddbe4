/** The questions that the components ask of Tash-Kalar's view, facts and helps. */
import type { TableStore } from '../../lib/table.svelte';
import { eventsOf } from '../../lib/told';
import type { EventOf, GameEvent, OptionOf, OptionOut } from '../../lib/types';
import type {
  BeingFacts,
  Colour,
  Events,
  Facts,
  Helps,
  Options,
  PieceView,
  SeatView,
  SummonFields,
  TaskView,
  View,
} from './wire';

export type { BeingFacts, Colour };
export type {
  Facts as TkFacts,
  FlareLead as Lead,
  Helps as TkHelps,
  PieceView as BoardPiece,
  SeatView as TkSeat,
  SummonFields as Way,
  TaskView as TkTask,
  View as TkView,
} from './wire';
export type Rank = BeingFacts['rank'];
export const RANKS: readonly Rank[] = ['common', 'heroic', 'legendary'];
/** A corner of a picture: x to the right, y downward. */
export type Cell = NonNullable<BeingFacts['frame']>;
/** An event of the log, told apart by its kind. */
export type TkEvent = EventOf<Events>;
/** To summon a being in one way. */
export type Summon = OptionOf<Options, 'summon'>;

/** What happened, and what would happen, with its types. */
export const heard = (events: readonly GameEvent[]): readonly TkEvent[] => eventsOf<Events>(events);
export const logOf = (store: TableStore): readonly TkEvent[] => heard(store.log);
export const foreseen = (store: TableStore): readonly TkEvent[] => heard(store.foreseen);

export function viewOf(store: TableStore): View | null {
  return store.view as View | null;
}

/** What is handed on without knowing its type. */
export const asFacts = (facts: Record<string, unknown>): Facts | null =>
  'beings' in facts ? (facts as Facts) : null;

export const factsOf = (store: TableStore): Facts | null => asFacts(store.facts);

export function helpsOf(store: TableStore): Helps {
  return store.help === 'full' ? (store.helps as Helps) : {};
}

export function seatOf(view: View, seat: number | null): SeatView | null {
  return seat === null ? null : (view.seats[seat] ?? null);
}

/** The colour whose pieces the viewer plays; a watcher sees pictures in that of the first seat. */
export function ownColour(view: View): Colour {
  return seatOf(view, view.you)?.colour ?? view.seats[0]?.colour ?? 'red';
}

/** The first seat that plays a colour; teammates share one. */
export function seatOfColour(view: View, colour: string): number | null {
  return view.seats.find((seat) => seat.colour === colour)?.seat ?? null;
}

export function pieceAt(view: View, square: string): PieceView | null {
  return view.board.find((piece) => piece.sq === square) ?? null;
}

export function isFlare(card: string): boolean {
  return card.startsWith('flare_');
}

/** The cards of the viewer's hand in the order they lie: beings, legends, flares. */
export function handOf(view: View): string[] {
  const { hand } = view;
  return hand ? [...hand.beings, ...hand.legends, ...hand.flares] : [];
}

/** What lies open before a seat: its frozen card and its pending being (TK-10.3, TK-12.5). */
export function lyingOf(seat: SeatView | null): { card: string; state: 'frozen' | 'pending' }[] {
  const found: ReturnType<typeof lyingOf> = [];
  if (seat?.pending) found.push({ card: seat.pending, state: 'pending' });
  if (seat?.frozen) found.push({ card: seat.frozen, state: 'frozen' });
  return found;
}

export function isSummon(option: OptionOut): option is Summon {
  return option.kind === 'summon';
}

/** What a summon option says of itself. */
export function wayOf(option: OptionOut): SummonFields {
  return (option as Summon).fields;
}

export function summons(options: readonly OptionOut[], card: string): Summon[] {
  return options.filter(isSummon).filter(({ fields }) => fields.card === card);
}

/** The tasks' and legends' points; in a Melee the lowest colour counts. */
export function pointsOf(seat: SeatView): number {
  if (seat.score === null) return 0;
  if (typeof seat.score === 'number') return seat.score;
  return Math.min(...Object.values(seat.score));
}

export function goalOf(facts: Facts, view: View): number {
  return facts.goal[String(view.seats.length)] ?? 0;
}

export function met(task: TaskView, side: number): boolean {
  return (task.progress[side] ?? []).every(([have, need]) => have >= need);
}
