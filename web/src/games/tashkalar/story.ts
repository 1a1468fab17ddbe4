/** What the log tells of the turn and of the effect that is being resolved. */
import type { TableStore } from '../../lib/table.svelte';
import {
  heard,
  logOf,
  ownColour,
  pieceAt,
  seatOf,
  viewOf,
  type Colour,
  type TkEvent,
  type TkView,
} from './model';

const OPENS = new Set(['summoned', 'flare-invoked', 'thawed', 'warped']);

/** The events of the effect that is open now, from the card that was played on. */
export function effectEvents(store: TableStore): readonly TkEvent[] {
  if (!store.live || !viewOf(store)?.playing) return [];
  const log = logOf(store);
  const from = log.findLastIndex(({ kind }) => OPENS.has(kind));
  return from < 0 ? [] : log.slice(from);
}

/** The halves of the flare that is open: which work was settled when it was invoked (TK-4.4). */
export function workingHalves(store: TableStore): readonly string[] {
  const until = store.at ?? Infinity;
  const told = logOf(store).filter(({ at }) => at <= until);
  return told.findLast((event) => event.kind === 'flare-invoked')?.halves ?? [];
}

export function movesMade(store: TableStore): number {
  return effectEvents(store).filter(({ kind }) => kind === 'moved').length;
}

/** The way of the piece that moved last in this effect: its former squares and where it stands. */
export function trailOf(store: TableStore): string[] {
  let trail: string[] = [];
  for (const event of store.live ? effectEvents(store) : heard(store.lately)) {
    if (event.kind !== 'moved') continue;
    if (trail.at(-1) !== event.start) trail = [event.start];
    trail.push(event.end);
  }
  return trail;
}

/** Where the being stands whose effect is open. */
export function beingSquare(store: TableStore): string | null {
  const [first, ...rest] = effectEvents(store);
  if (first?.kind !== 'summoned') return null;
  let { square } = first;
  for (const event of rest) {
    if (event.kind === 'moved' && event.start === square) square = event.end;
  }
  return square;
}

/** The squares of the last turn of another side where its pieces came to stand. */
export function lastMoves(store: TableStore): { colour: Colour; squares: string[] } | null {
  const view = viewOf(store);
  if (!view || !store.live) return null;
  const mine = view.you === null ? null : ownColour(view);
  let log = logOf(store);
  for (;;) {
    const turn = log.findLast((event) => event.kind === 'turn');
    if (!turn) return null;
    const from = log.lastIndexOf(turn);
    const colour = seatOf(view, turn.seat)?.colour;
    if (colour && colour !== mine) return { colour, squares: stood(view, log.slice(from), colour) };
    log = log.slice(0, from);
  }
}

function stood(view: TkView, turn: readonly TkEvent[], colour: Colour): string[] {
  const squares = turn.flatMap((event) => {
    if (event.kind === 'moved') return [event.end];
    return event.kind === 'placed' || event.kind === 'summoned' ? [event.square] : [];
  });
  return [...new Set(squares)].filter((square) => pieceAt(view, square)?.colour === colour);
}

/** The cards put under their decks in the discard action that is still open (TK-2.3.4). */
export function returnedCards(store: TableStore): string[] {
  if (store.decision?.prompt?.id !== 'tashkalar-ask-return') return [];
  const log = logOf(store);
  const from = log.findLastIndex(({ kind }) => kind === 'discarded' || kind === 'discarded-hidden');
  return log.slice(from).flatMap((event) => (event.kind === 'returned' ? [event.card] : []));
}
