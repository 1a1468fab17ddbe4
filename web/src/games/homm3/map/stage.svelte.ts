/** Plays what happened on the map, one thing after the other; acting skips what is still to come. */
import { tick } from 'svelte';
import { animate, settleMotion } from '../../../lib/motion';
import { me } from '../../../lib/settings.svelte';
import type { H3Event } from '../events';
import { centreOf, WIDTH, type Point } from './geometry';
import { beforeAll, cuesOf, standsOf, type Before, type Cue } from './journey';
import type { Hex, World } from './world';

const STEP = 220;
const LONGEST = 480;
const HALF_TURN = 240;
const APPEARS = 220;

const NOTHING: Before = {
  pawns: new Map(),
  absent: new Set(),
  down: new Set(),
  bare: new Set(),
};

const FALLS: Keyframe[] = [
  { opacity: 0, transform: 'scale(1.15)' },
  { opacity: 1, transform: 'none' },
];
const COMES: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

export class Stage {
  /** What is still shown as it was. */
  before = $state.raw<Before>(NOTHING);
  /** Whether something is still to be shown. */
  readonly busy: boolean = $derived(this.before !== NOTHING);
  /** The sheet, and how it is turned. */
  root: ParentNode | null = null;
  turn = 0;

  private stood = new Map<string, Hex>();
  private queue: Cue[] = [];
  private playing = false;
  /** What was begun before a skip goes on no more. */
  private run = 0;

  /**
   * The world has changed; `events` are what is to be shown of it. None at all: an undo, a leap or
   * a look at the past. Null: nothing has happened.
   */
  follow(world: World | null, events: readonly H3Event[] | null): void {
    const stood = this.stood;
    this.stood = standsOf(world);
    if (!events) return;
    if (!events.length || me.reduced) {
      this.skip();
      return;
    }
    const cues = cuesOf(events, stood);
    if (!cues.length) return;
    this.before = merged(this.before, beforeAll(cues, stood));
    this.queue.push(...cues);
    if (!this.playing) void this.play();
  }

  /** Show everything as it is. */
  skip(): void {
    this.run += 1;
    this.queue = [];
    this.before = NOTHING;
    if (this.playing) settleMotion();
    this.playing = false;
  }

  private async play(): Promise<void> {
    const { run } = this;
    this.playing = true;
    await tick();
    while (run === this.run) {
      const cue = this.queue.shift();
      if (!cue) {
        this.before = NOTHING;
        this.playing = false;
        return;
      }
      for (const step of this.stepsOf(cue)) {
        if (run === this.run) await step();
      }
    }
  }

  /** What is shown for a cue: changes of what is still as it was, and how they come about. */
  private stepsOf(cue: Cue): (() => Promise<void>)[] {
    switch (cue.kind) {
      case 'goes':
        return [() => this.go(cue.pawn, cue.to)];
      case 'appears':
        return [
          () => this.change({ absent: without(this.before.absent, cue.pawn) }),
          () => this.each(`[data-pawn="${cue.pawn}"]`, FALLS, APPEARS),
        ];
      case 'turns-up': {
        const middle = centreOf(cue.at, this.turn);
        const [flat, edge] = [around(middle, 1), around(middle, 0.04)];
        return [
          () => this.each(`[data-tile="${cue.tile}"]`, [flat, edge], HALF_TURN),
          () => this.change({ down: without(this.before.down, cue.tile) }),
          () => this.each(`[data-tile="${cue.tile}"]`, [edge, flat], HALF_TURN),
        ];
      }
      case 'marked':
        return [
          () => this.change({ bare: without(this.before.bare, cue.field) }),
          () => this.each(`[data-marks="${cue.field}"]`, COMES, APPEARS),
        ];
    }
  }

  private async change(more: Partial<Before>): Promise<void> {
    this.before = { ...this.before, ...more };
    await tick();
  }

  private async go(pawn: string, to: Hex): Promise<void> {
    const from = this.before.pawns.get(pawn);
    await this.change({ pawns: new Map(this.before.pawns).set(pawn, to) });
    if (!from) return;
    const [a, b] = [centreOf(from, this.turn), centreOf(to, this.turn)];
    const steps = Math.max(1, Math.round(Math.hypot(a.x - b.x, a.y - b.y) / WIDTH));
    const start = `translate(${a.x - b.x}px, ${a.y - b.y}px)`;
    const frames = [{ transform: start }, { transform: 'none' }];
    await this.each(`[data-pawn="${pawn}"]`, frames, Math.min(LONGEST, STEP * steps));
  }

  private async each(selector: string, frames: Keyframe[], time: number): Promise<void> {
    const found = [...(this.root?.querySelectorAll(selector) ?? [])];
    await Promise.all(found.map((element) => animate(element, frames, time)));
  }
}

function without(from: ReadonlySet<string>, name: string): Set<string> {
  const left = new Set(from);
  left.delete(name);
  return left;
}

/** What was still to come stays; a pawn that waits already goes on waiting where it stands. */
function merged(one: Before, two: Before): Before {
  return {
    pawns: new Map([...two.pawns, ...one.pawns]),
    absent: new Set([...one.absent, ...two.absent]),
    down: new Set([...one.down, ...two.down]),
    bare: new Set([...one.bare, ...two.bare]),
  };
}

/** A tile turned on its edge is a line; while it stands so it is lifted. */
const around = ({ x, y }: Point, wide: number): Keyframe => ({
  transform: `translate(${x}px, ${y}px) scale(${wide}, ${1 + (1 - wide) * 0.06}) translate(${-x}px, ${-y}px)`,
});
