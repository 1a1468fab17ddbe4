/** In High Form every legendary piece in the arena is a point (TK-2.7.11); the log tells of pieces. */
import type { Rank, TkEvent, TkView } from './model';

/** Follows the legendary pieces through the log. */
export class Legends {
  /** By their squares, the colours of those that stand there. */
  private readonly standing = new Map<string, string>();
  /** Where something has just come to stand: what was there is destroyed after that is told. */
  private arrived: string | null = null;

  constructor(private readonly view: TkView) {}

  /** Those that stand there now. */
  static on(view: TkView): Legends {
    const legends = new Legends(view);
    for (const { sq, rank, colour } of view.board) legends.stand(sq, rank, colour);
    return legends;
  }

  of(colour: string | null | undefined): number {
    return [...this.standing.values()].filter((each) => each === colour).length;
  }

  /** Take note of what happened. */
  follow(event: TkEvent): void {
    const { arrived } = this;
    if (event.kind !== 'lifted') this.arrived = null;
    switch (event.kind) {
      case 'summoned':
        this.stand(event.square, event.rank, this.view.seats[event.seat]?.colour ?? '');
        this.arrived = event.square;
        break;
      case 'placed':
      case 'released':
      case 'upgraded':
      case 'downgraded':
        this.stand(event.square, event.rank, event.colour);
        break;
      case 'moved':
        this.move(event.start, event.end);
        this.arrived = event.end;
        break;
      case 'swapped':
        this.swap(event.start, event.end);
        break;
      case 'lifted':
      case 'stored':
      case 'converted':
      case 'handed-over':
        if (event.square !== arrived) this.standing.delete(event.square);
        break;
      case 'destroyed':
        for (const square of event.squares) {
          if (square !== arrived) this.standing.delete(square);
        }
    }
  }

  private stand(square: string, rank: Rank, colour: string): void {
    if (rank === 'legendary') this.standing.set(square, colour);
    else this.standing.delete(square);
  }

  private move(start: string, end: string): void {
    const colour = this.standing.get(start);
    this.standing.delete(start);
    this.standing.delete(end);
    if (colour !== undefined) this.standing.set(end, colour);
  }

  private swap(start: string, end: string): void {
    const [one, other] = [this.standing.get(start), this.standing.get(end)];
    this.standing.delete(start);
    this.standing.delete(end);
    if (one !== undefined) this.standing.set(end, one);
    if (other !== undefined) this.standing.set(start, other);
  }
}
