/**
 * Pieces with names of their own, so that they can travel. The view only says what stands where; the
 * events say which piece went where, and what to show of it.
 */
import { distance } from './geometry';
import type { BoardPiece, Colour, Rank, TkEvent } from './model';

export interface Shown {
  id: number;
  square: string;
  colour: Colour;
  rank: Rank;
  /** It is the Gateway of its side. */
  gateway: boolean;
  /** Destroyed or lifted: it is shown only until its animation is over. */
  gone: boolean;
}

export interface Cue {
  id: number;
  kind: 'placed' | 'moved' | 'summoned' | 'destroyed' | 'turned';
  /** Where a being appears. */
  square?: string;
  /** The leg of a moved piece, and the square where it stands in the end. */
  leg?: { from: string; to: string; end: string };
  /** Milliseconds after the first cue, and how long it takes. */
  delay: number;
  time: number;
  /** Whether another cue shows the same piece before. */
  later: boolean;
}

const TIMES = { placed: 220, summoned: 420, destroyed: 260, turned: 420 } as const;
const STEP = 220;
const LONGEST = 480;

export class Pieces {
  private standing = new Map<string, Shown>();
  /** Pieces on whose square another has come; the event that destroys them follows. */
  private overrun = new Map<string, Shown>();
  private gone: Shown[] = [];
  private cues: Cue[] = [];
  private now = 0;
  private number = 0;

  /** A summoning names the seat, not the colour of its piece. */
  constructor(private readonly colourOf: (seat: number) => Colour) {}

  /** Follow the events and settle on the board; gives all that is to be shown and how it came. */
  follow(
    board: readonly BoardPiece[],
    events: readonly TkEvent[],
  ): { shown: Shown[]; cues: Cue[] } {
    this.gone = [];
    this.cues = [];
    this.now = 0;
    for (const event of events) this.hear(event);
    for (const square of [...this.overrun.keys()]) this.leave(square);
    this.settle(board);
    return { shown: [...this.gone, ...this.standing.values()], cues: this.cues };
  }

  private hear(event: TkEvent): void {
    switch (event.kind) {
      case 'placed':
        this.arrive('placed', event.square, event.colour, event.rank);
        break;
      case 'started':
        this.arrive('placed', event.square, event.colour, 'common');
        break;
      case 'summoned':
        this.makeRoom(event.square);
        this.arrive('summoned', event.square, this.colourOf(event.seat), event.rank);
        break;
      case 'moved':
        this.move(event.start, event.end);
        break;
      case 'destroyed':
        for (const square of event.squares) this.leave(square);
        this.now += TIMES.destroyed;
        break;
      case 'lifted':
      case 'stored':
        this.leave(event.square);
        break;
      case 'released':
        this.makeRoom(event.square);
        this.arrive('placed', event.square, event.colour, event.rank);
        break;
      case 'swapped':
        this.swap(event.start, event.end);
        break;
      case 'upgraded':
      case 'downgraded':
      case 'converted':
      case 'handed-over':
      case 'gateway':
        this.turn(event.square);
        break;
    }
  }

  private arrive(kind: 'placed' | 'summoned', square: string, colour: Colour, rank: Rank): void {
    this.number += 1;
    const shown = { id: this.number, square, colour, rank, gateway: false, gone: false };
    this.standing.set(square, shown);
    this.cue(kind, this.number, TIMES[kind], { square });
    this.now += TIMES[kind];
  }

  private move(from: string, to: string): void {
    const piece = this.standing.get(from);
    if (!piece) return;
    const time = Math.min(LONGEST, STEP * distance(from, to));
    this.makeRoom(to);
    this.standing.delete(from);
    this.standing.set(to, { ...piece, square: to });
    this.cue('moved', piece.id, time, { leg: { from, to, end: to } });
    for (const { id, leg } of this.cues) if (id === piece.id && leg) leg.end = to;
    this.now += time;
  }

  /** Two pieces pass each other at the same time. */
  private swap(one: string, other: string): void {
    const pair = [this.standing.get(one), this.standing.get(other)] as const;
    const time = Math.min(LONGEST, STEP * distance(one, other));
    for (const [piece, to] of [[pair[0], other] as const, [pair[1], one] as const]) {
      if (!piece) continue;
      this.standing.set(to, { ...piece, square: to });
      this.cue('moved', piece.id, time, { leg: { from: piece.square, to, end: to } });
    }
    this.now += time;
  }

  private makeRoom(square: string): void {
    const there = this.standing.get(square);
    if (there) this.overrun.set(square, there);
  }

  private leave(square: string): void {
    const overrun = this.overrun.get(square);
    const piece = overrun ?? this.standing.get(square);
    if (!piece) return;
    if (overrun) this.overrun.delete(square);
    else this.standing.delete(square);
    this.gone.push({ ...piece, gone: true });
    this.cue('destroyed', piece.id, TIMES.destroyed);
  }

  private turn(square: string): void {
    const piece = this.standing.get(square);
    if (!piece) return;
    this.cue('turned', piece.id, TIMES.turned);
    this.now += TIMES.turned;
  }

  private cue(
    kind: Cue['kind'],
    id: number,
    time: number,
    more: Pick<Cue, 'square' | 'leg'> = {},
  ): void {
    const later = this.cues.some((cue) => cue.id === id);
    this.cues.push({ id, kind, delay: this.now, time, later, ...more });
  }

  /** The board is right, whatever the events said. */
  private settle(board: readonly BoardPiece[]): void {
    const before = this.standing;
    this.standing = new Map();
    for (const { sq, colour, rank, gateway = false } of board) {
      const id = before.get(sq)?.id ?? (this.number += 1);
      this.standing.set(sq, { id, square: sq, colour, rank, gateway, gone: false });
    }
  }
}
