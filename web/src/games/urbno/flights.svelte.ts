/** Cards in motion on the felt: they come from their players, and a taken trick goes to its owner. */
import { tick } from 'svelte';
import { animate, beat, travel } from '../../lib/motion';
import { me } from '../../lib/settings.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { tell, type TakenTrick } from './events';
import { numberOf, viewOf, type Play, type UrbnoEvent } from './table';

/** With reduced motion a taken trick is only outlined, for as long as any other change. */
const OUTLINED = 2000;
const GATHER_AND_GO = 640;

interface Point {
  x: number;
  y: number;
}

export class Flights {
  /** The trick that was just taken lies there a moment longer. */
  taken = $state.raw<TakenTrick | null>(null);
  felt = $state<HTMLElement>();
  /** Where your own card was when it left the hand. */
  from: DOMRect | null = null;

  private before: Play[];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wake: (() => void) | undefined;

  constructor(private readonly store: TableStore) {
    this.before = this.present;
  }

  /** Show what just happened. */
  async follow(events: readonly UrbnoEvent[]): Promise<void> {
    const known = new Set(this.before.map(({ card }) => card));
    const told = tell(this.before, events, (card) => numberOf(this.store, card));
    this.before = this.present;
    if (!this.store.live || !events.length) {
      this.settle();
      return;
    }
    if (told.taken) this.taken = told.taken;
    await tick();
    const lying = this.taken ? this.taken.plays : this.before;
    for (const { seat, card } of lying) if (!known.has(card)) void this.arrive(seat);
    if (told.taken) await this.giveAway(told.taken);
  }

  /** Acting skips what is still running. */
  settle(): void {
    this.taken = null;
    clearTimeout(this.timer);
    this.wake?.();
  }

  private get present(): Play[] {
    return viewOf(this.store)?.trick?.plays ?? [];
  }

  private async arrive(seat: number): Promise<void> {
    const card = this.find('spot', seat)?.querySelector('.card');
    const own = seat === viewOf(this.store)?.you;
    const start = own && this.from ? this.from : this.find('plate', seat)?.getBoundingClientRect();
    if (own) this.from = null;
    if (card && start) await travel(card, start, 'card');
  }

  private async giveAway(trick: TakenTrick): Promise<void> {
    await this.pause(me.reduced ? OUTLINED : beat('card') + beat('score'));
    const { felt } = this;
    if (this.taken !== trick || !felt) return;
    const middle = centre(felt);
    const goal = centre(this.find('plate', trick.owner) ?? felt);
    await Promise.all(trick.plays.map(({ seat }) => slide(this.find('spot', seat), middle, goal)));
    if (this.taken === trick) this.taken = null;
  }

  private find(kind: 'spot' | 'plate', seat: number): Element | null {
    return this.felt?.querySelector(`[data-${kind}="${seat}"]`) ?? null;
  }

  private pause(time: number): Promise<void> {
    clearTimeout(this.timer);
    this.wake?.();
    return new Promise((done) => {
      this.wake = done;
      this.timer = setTimeout(done, time);
    });
  }
}

function slide(spot: Element | null, middle: Point, goal: Point): Promise<void> {
  if (!spot) return Promise.resolve();
  const { x, y } = centre(spot);
  const at = (to: Point, scale: number): string =>
    `translate(-50%, -50%) translate(${to.x - x}px, ${to.y - y}px) scale(${scale})`;
  return animate(
    spot,
    [
      { transform: 'translate(-50%, -50%)', opacity: 1 },
      { transform: at(middle, 1), opacity: 1, offset: 0.5 },
      { transform: at(goal, 0.3), opacity: 0 },
    ],
    GATHER_AND_GO,
  );
}

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
