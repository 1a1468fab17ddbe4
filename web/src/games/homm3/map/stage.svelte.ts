/** Plays what happened on the map, one thing after the other; acting skips what is still to come. */
import { tick } from 'svelte';
import { animate, settleMotion } from '../../../lib/motion';
import { me } from '../../../lib/settings.svelte';
import type { GameEvent } from '../../../lib/types';
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

  /**
   * The world has changed; `events` are what is to be shown of it. None at all: an undo, a leap or
   * a look at the past. Null: nothing has happened.
   */
  follow(world: World | null, events: readonly GameEvent[] | null): void {
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
    this.queue = [];
    if (this.before !== NOTHING) this.before = NOTHING;
    if (this.playing) settleMotion();
  }

  private async play(): Promise<void> {
    this.playing = true;
    await tick();
    for (let cue = this.queue.shift(); cue; cue = this.queue.shift()) await this.show(cue);
    this.before = NOTHING;
    this.playing = false;
  }

  private async show(cue: Cue): Promise<void> {
    switch (cue.kind) {
      case 'goes':
        return this.go(cue.pawn, cue.to);
      case 'appears':
        this.before = { ...this.before, absent: without(this.before.absent, cue.pawn) };
        return this.fall(`[data-pawn="${cue.pawn}"]`, cue.to);
      case 'turns-up':
        return this.turnUp(cue.tile, cue.at);
      case 'marked':
        this.before = { ...this.before, bare: without(this.before.bare, cue.field) };
        return this.fall(`[data-marks="${cue.field}"]`);
    }
  }

  private async go(pawn: string, to: Hex): Promise<void> {
    const from = this.before.pawns.get(pawn);
    this.before = { ...this.before, pawns: new Map(this.before.pawns).set(pawn, to) };
    await tick();
    const piece = this.root?.querySelector(`[data-pawn="${pawn}"]`);
    if (!piece || !from) return;
    const [a, b] = [centreOf(from, this.turn), centreOf(to, this.turn)];
    const steps = Math.max(1, Math.round(Math.hypot(a.x - b.x, a.y - b.y) / WIDTH));
    const start = `translate(${a.x - b.x}px, ${a.y - b.y}px)`;
    await animate(
      piece,
      [{ transform: start }, { transform: 'none' }],
      Math.min(LONGEST, STEP * steps),
    );
  }

  /** A tile lifts, turns over on its edge and settles. */
  private async turnUp(tile: string, at: Hex): Promise<void> {
    const middle = centreOf(at, this.turn);
    await this.each(`[data-tile="${tile}"]`, [around(middle, 1), around(middle, 0.04)], HALF_TURN);
    this.before = { ...this.before, down: without(this.before.down, tile) };
    await tick();
    await this.each(`[data-tile="${tile}"]`, [around(middle, 0.04), around(middle, 1)], HALF_TURN);
  }

  private async fall(selector: string, at: Hex | null = null): Promise<void> {
    await tick();
    const frames = at
      ? [
          { opacity: 0, ...scaled({ x: 0, y: 0 }, 1.15, 1.15) },
          { opacity: 1, transform: 'none' },
        ]
      : [{ opacity: 0 }, { opacity: 1 }];
    await this.each(selector, frames, APPEARS);
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

const scaled = ({ x, y }: Point, wide: number, high: number): Keyframe => ({
  transform: `translate(${x}px, ${y}px) scale(${wide}, ${high}) translate(${-x}px, ${-y}px)`,
});

/** On its edge a tile is a line; while it stands so it is lifted. */
const around = (middle: Point, wide: number): Keyframe =>
  scaled(middle, wide, 1 + (1 - wide) * 0.06);
