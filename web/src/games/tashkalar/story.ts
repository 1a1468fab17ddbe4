/** What the log tells of the turn and of the effect that is being resolved. */
import type { TableStore } from '../../lib/table.svelte';
import type { GameEvent } from '../../lib/types';
import { ownColour, pieceAt, seatOf, viewOf, type Colour, type TkView } from './model';

/** The events of the effect that is open now, from the card that was played on. */
export function effectEvents(store: TableStore): readonly GameEvent[] {
  if (!store.live || !viewOf(store)?.playing) return [];
  const from = store.log.findLastIndex(
    ({ kind }) => kind === 'summoned' || kind === 'flare-invoked',
  );
  return from < 0 ? [] : store.log.slice(from);
}

/** The halves of the flare that is open: which work was settled when it was invoked (TK-4.4). */
export function workingHalves(store: TableStore): readonly string[] {
  const until = store.at ?? Infinity;
  const invoked = store.log.findLast(({ kind, at }) => kind === 'flare-invoked' && at <= until);
  return (invoked?.['halves'] as string[] | undefined) ?? [];
}

export function movesMade(store: TableStore): number {
  return effectEvents(store).filter(({ kind }) => kind === 'moved').length;
}

/** The way of the piece that moved last in this effect: its former squares and where it stands. */
export function trailOf(store: TableStore): string[] {
  let trail: string[] = [];
  for (const { kind, start, end } of effectEvents(store)) {
    if (kind !== 'moved') continue;
    if (trail.at(-1) !== start) trail = [String(start)];
    trail.push(String(end));
  }
  return trail;
}

/** Where the being stands whose effect is open. */
export function beingSquare(store: TableStore): string | null {
  const [first, ...rest] = effectEvents(store);
  if (first?.kind !== 'summoned') return null;
  let square = String(first['square']);
  for (const { kind, start, end } of rest) {
    if (kind === 'moved' && start === square) square = String(end);
  }
  return square;
}

/** The squares of the last turn of another side where its pieces came to stand. */
export function lastMoves(store: TableStore): { colour: Colour; squares: string[] } | null {
  const view = viewOf(store);
  if (!view || !store.live) return null;
  const mine = view.you === null ? null : ownColour(view);
  for (let end = store.log.length; end > 0;) {
    const from = store.log.slice(0, end).findLastIndex(({ kind }) => kind === 'turn');
    if (from < 0) return null;
    const colour = seatOf(view, Number(store.log[from]?.['seat']))?.colour;
    if (colour && colour !== mine)
      return { colour, squares: stood(view, store.log, from, end, colour) };
    end = from;
  }
  return null;
}

function stood(
  view: TkView,
  log: readonly GameEvent[],
  from: number,
  end: number,
  colour: Colour,
): string[] {
  const squares = log
    .slice(from, end)
    .filter(({ kind }) => kind === 'placed' || kind === 'summoned' || kind === 'moved')
    .map((event) => String(event['end'] ?? event['square']))
    .filter((square) => pieceAt(view, square)?.colour === colour);
  return [...new Set(squares)];
}

/** The cards put under their decks in the discard action that is still open (TK-2.3.4). */
export function returnedCards(store: TableStore): string[] {
  if (store.decision?.prompt?.id !== 'tashkalar-ask-return') return [];
  const from = store.log.findLastIndex(({ kind }) => kind.startsWith('discarded'));
  return store.log
    .slice(from)
    .filter(({ kind }) => kind === 'returned')
    .map((event) => String(event['card']));
}
