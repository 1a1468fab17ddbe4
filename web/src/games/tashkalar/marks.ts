/** What is drawn over the board: ways, targets, captures, trails; all of it follows from the store. */
import type { TableStore } from '../../lib/table.svelte';
import { cut } from '../../lib/words';
import type { OptionOut } from '../../lib/types';
import { atAction } from './cards';
import { rayOf } from './geometry';
import {
  factsOf,
  foreseen,
  heard,
  helpsOf,
  isFlare,
  ownColour,
  pieceAt,
  viewOf,
  wayOf,
  type Colour,
  type Rank,
  type TkView,
  type Way,
} from './model';
import { beingSquare } from './story';

export interface Target {
  square: string;
  /** How many ways meet here. */
  ways: number;
}

export interface Ghost {
  square: string;
  colour: Colour;
  rank: Rank;
}

export interface Marks {
  /** Where the selected card can be summoned. */
  targets: Target[];
  /** The square that is picked for the act. */
  chosen: string | null;
  way: Way | null;
  /** Squares that the way's effect works on, and the lines of its arrows. */
  hatched: string[];
  rays: string[][];
  ghosts: Ghost[];
  /** Pieces that would certainly be destroyed; `own`: one's own. */
  kills: { square: string; own: boolean }[];
  /** Pieces that can be chosen, the one that acts, and squares to go or place to. */
  rings: string[];
  actor: string | null;
  dots: string[];
  /** Pieces that can be lifted for want of others (TK-2.3.2, TK-3.16). */
  lifts: string[];
  /** Where one more piece would open the selected card. */
  short: string[];
  /** The pieces that a flare compares. */
  compared: { theirs: string[]; colour: Colour; mine: string[] } | null;
  /** The squares that a task speaks of. */
  task: string[];
}

const nothing = (): Marks => ({
  targets: [],
  chosen: null,
  way: null,
  hatched: [],
  rays: [],
  ghosts: [],
  kills: [],
  rings: [],
  actor: null,
  dots: [],
  lifts: [],
  short: [],
  compared: null,
  task: [],
});

export function marksOf(store: TableStore): Marks {
  const view = viewOf(store);
  const found = nothing();
  if (!view) return found;
  found.task = taskSquares(store);
  ofPlayed(store, view, found);
  if (!store.mine && !store.analysis) return found;
  const { armed } = store;
  const card = pickedCard(store);
  if (card) ofCard(store, view, card, found);
  else if (store.picked.length || store.help !== 'table') ofEffect(store, view, found);
  if (armed) ofArmed(store, view, armed, found);
  const told = new Set(found.kills.map(({ square }) => square));
  found.kills.push(...captures(store, view, found).filter(({ square }) => !told.has(square)));
  return found;
}

/** Acts by which a piece goes from a square to another. */
const GOES = new Set(['move', 'leap', 'slide', 'swap']);

/** What was played in the move that a replay shows. */
function ofPlayed(store: TableStore, view: TkView, found: Marks): void {
  for (const event of heard(store.lately)) {
    switch (event.kind) {
      case 'summoned': {
        const { card, square: target, used, borrowed } = event;
        const rest = { marks: [], rays: [], orientation: 'r0', charged: null, thawed: null };
        found.way = { card, target, used, borrowed, ...rest };
        found.chosen = target;
        break;
      }
      case 'placed':
        found.chosen = event.square;
        break;
      case 'destroyed':
        for (const square of event.squares) {
          const told = found.kills.some((kill) => kill.square === square);
          if (!told && !pieceAt(view, square)) found.kills.push({ square, own: false });
        }
    }
  }
}

function pickedCard(store: TableStore): string | null {
  const [kind, name] = cut(store.picked[0] ?? '');
  return kind === 'card' ? name : null;
}

function taskSquares(store: TableStore): string[] {
  const ref = [...store.picked, store.focus ?? ''].find((r) => r.startsWith('task:'));
  return (ref && factsOf(store)?.tasks[cut(ref)[1]]?.squares) || [];
}

function ofCard(store: TableStore, view: TkView, card: string, found: Marks): void {
  if (isFlare(card)) {
    found.compared = compared(store, view, card);
    return;
  }
  const ways = new Map<string, number>();
  for (const option of store.options) {
    if (option.kind !== 'summon' || option.refs[0] !== `card:${card}`) continue;
    const { target } = wayOf(option);
    ways.set(target, (ways.get(target) ?? 0) + 1);
  }
  found.targets = [...ways].map(([square, count]) => ({ square, ways: count }));
  found.short = (helpsOf(store).short?.[card] ?? []).map(([square]) => square);
}

/** The pieces of both sides; against several opponents once one of them is picked. */
function compared(store: TableStore, view: TkView, card: string): Marks['compared'] {
  const against = store.options
    .filter(({ kind, refs }) => kind === 'flare' && refs[0] === `card:${card}`)
    .map(({ refs }) => refs[1]);
  const ref = store.picked[1];
  const others = view.seats.map((seat) => seat.colour).filter((c) => c && c !== ownColour(view));
  const colour = ref ? cut(ref)[1] : against.length === 1 && !against[0] ? others[0] : null;
  if (!colour) return null;
  const of = (wanted: string): string[] =>
    view.board.filter((piece) => piece.colour === wanted).map((piece) => piece.sq);
  return { colour: colour as Colour, theirs: of(colour), mine: of(ownColour(view)) };
}

/**
 * The pieces and squares among which one chooses in an effect; what was picked last stays among its
 * likes. Placing at the start of an action glows nowhere.
 */
function ofEffect(store: TableStore, view: TkView, found: Marks): void {
  const picked = store.next.size ? store.picked : store.picked.slice(0, -1);
  const [kind, name] = cut(picked[0] ?? '');
  const goes = store.options.some(({ kind }) => GOES.has(kind));
  if (kind === 'sq' && goes) found.actor = name;
  for (const ref of store.narrowing.next(picked)) {
    const [what, square] = cut(ref);
    if (what === 'dir') found.rays.push(rayOf(beingSquare(store) ?? '', square));
    if (what !== 'sq') continue;
    const option = store.options.find(({ refs }) => refs[picked.length] === ref);
    if (option?.kind === 'lift') found.lifts.push(square);
    else if (option?.kind === 'place' && atAction(store)) continue;
    else if (pieceAt(view, square) && !found.actor) found.rings.push(square);
    else found.dots.push(square);
  }
}

function ofArmed(store: TableStore, view: TkView, armed: OptionOut, found: Marks): void {
  const squares = armed.refs.filter((ref) => ref.startsWith('sq:')).map((ref) => cut(ref)[1]);
  const own = ownColour(view);
  switch (armed.kind) {
    case 'summon': {
      const way = wayOf(armed);
      found.way = way;
      found.chosen = way.target;
      if (store.help === 'full') {
        found.hatched = way.marks;
        found.rays = way.rays;
      }
      const rank = factsOf(store)?.beings[way.card]?.rank ?? 'common';
      found.ghosts.push({ square: way.target, colour: own, rank });
      break;
    }
    case 'place':
      found.chosen = squares[0] ?? null;
      found.ghosts.push({ square: squares[0] ?? '', ...placed(store, view) });
      break;
    case 'move':
    case 'slide':
    case 'leap': {
      const [start, end] = squares as [string, string];
      const piece = pieceAt(view, start);
      found.actor = start;
      found.chosen = end;
      if (piece) found.ghosts.push({ square: end, colour: piece.colour, rank: piece.rank });
      break;
    }
    case 'start':
      found.ghosts.push(...starts(store, view, armed));
      found.chosen = squares[0] ?? null;
      break;
    case 'aim':
      found.rays = [rayOf(beingSquare(store) ?? '', cut(armed.refs[0] ?? '')[1])];
      break;
    default:
      found.chosen = squares.at(-1) ?? null;
  }
}

/** What would be placed: foreseen if an effect places it, else one's own common piece. */
function placed(store: TableStore, view: TkView): { colour: Colour; rank: Rank } {
  const event = foreseen(store).find((each) => each.kind === 'placed');
  return { colour: event?.colour ?? ownColour(view), rank: event?.rank ?? 'common' };
}

/** In a Duel the other mark gets the other colour (TK-2.8.3). */
function starts(store: TableStore, view: TkView, armed: OptionOut): Ghost[] {
  const [square, colour] = armed.refs.map((ref) => cut(ref)[1]) as [string, Colour];
  const ghosts: Ghost[] = [{ square, colour, rank: 'common' }];
  if (view.form === 'duel') {
    const other = factsOf(store)
      ?.board.marks.flat()
      .find((mark) => mark !== square);
    const rest = view.seats.find((seat) => seat.colour && seat.colour !== colour)?.colour;
    if (other && rest) ghosts.push({ square: other, colour: rest, rank: 'common' });
  }
  return ghosts;
}

/** Crossed discs: certain with the armed act, else where a target or a goal is occupied. */
function captures(store: TableStore, view: TkView, found: Marks): Marks['kills'] {
  const own = ownColour(view);
  const squares = new Set<string>();
  const add = (square: string | null): void => {
    if (square && pieceAt(view, square)) squares.add(square);
  };
  for (const event of foreseen(store)) {
    if (event.kind === 'destroyed') for (const square of event.squares) add(square);
  }
  if (store.help === 'full') {
    for (const { square } of found.targets) add(square);
    if (found.actor) for (const square of found.dots) add(square);
  }
  const act = store.armed?.kind;
  if (act === 'summon' || act === 'move' || act === 'leap' || act === 'destroy') add(found.chosen);
  return [...squares].map((square) => ({ square, own: pieceAt(view, square)?.colour === own }));
}
