/**
 * What others did, and how something ended, is seen before the present is: scene by scene, at the
 * player's own speed. Skipping shows the present at once.
 */
import { t } from './i18n.svelte';
import { pace } from './motion';
import { me } from './settings.svelte';
import type { GameEvent } from './types';

/** A moment of the table between the last choice and the present. */
export interface Scene {
  /** The table as it is then shown. */
  view: Record<string, unknown>;
  /** What happens in it. */
  events: GameEvent[];
  /** How long it is looked at, in milliseconds. */
  time: number;
  /** Whether somebody else begins something: whoever goes step by step is waited for. */
  step: boolean;
}

export const TEMPI = ['step', 'slow', 'normal', 'fast'] as const;
export type Tempo = (typeof TEMPI)[number];
/** How much faster than usual. */
const RATES: Record<Tempo, number> = { step: 1, slow: 0.6, normal: 1, fast: 2.5 };

const LABELS: Record<Tempo, () => string> = {
  step: () => t('web-table-tempo-step'),
  slow: () => t('web-table-tempo-slow'),
  normal: () => t('web-table-tempo-normal'),
  fast: () => t('web-table-tempo-fast'),
};
export const tempoLabel = (tempo: Tempo): string => LABELS[tempo]();

export const tempoOf = (game: string): Tempo =>
  TEMPI.find((tempo) => tempo === me.ofGame(game, 'tempo')) ?? 'normal';

/** What is staged: a scene, or at the end what happens in the present. */
type Told = (events: GameEvent[]) => void;

export class Staging {
  /** What is shown instead of the present. */
  scene = $state.raw<Scene | null>(null);
  /** How many events have been told by then. */
  told = $state(0);
  /** Whether the next scene waits for the player. */
  waits = $state(false);

  private queue: Scene[] = [];
  /** What happens in the present, once everything before has been seen. */
  private rest: GameEvent[] = [];
  private last: Record<string, unknown> | null = null;
  private run = 0;
  private wake: (() => void) | null = null;

  constructor(
    private readonly game: () => string,
    private readonly tell: Told,
  ) {}

  /** Whether scenes are played here and now; without motion only for whoever goes step by step. */
  get plays(): boolean {
    return !document.hidden && (!me.reduced || tempoOf(this.game()) === 'step');
  }

  /**
   * Play scenes, and then what happens in the present. `start`: how many events were told before;
   * `before`: the present until now.
   */
  add(
    scenes: readonly Scene[],
    rest: GameEvent[],
    start: number,
    before: Record<string, unknown>,
  ): void {
    if (this.scene && scenes.length) {
      this.queue.push({ view: this.last ?? before, events: this.rest, time: 0, step: false });
      this.rest = rest;
    } else this.rest = this.scene ? [...this.rest, ...rest] : rest;
    this.last = before;
    this.queue.push(...scenes);
    if (this.scene) return;
    this.told = start;
    void this.play();
  }

  /** Show the present. */
  skip(): void {
    if (!this.scene) return;
    this.stop();
    this.tell(this.rest);
  }

  /** Nothing of it is true any more: an undo, a leap. */
  stop(): void {
    this.run += 1;
    this.queue = [];
    this.scene = null;
    this.waits = false;
    this.wake?.();
  }

  /** Go on, for whoever goes step by step; else to the present. */
  next(): void {
    if (this.waits) this.wake?.();
    else this.skip();
  }

  private async play(): Promise<void> {
    const { run } = this;
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      const tempo = tempoOf(this.game());
      if (scene.step && tempo === 'step' && this.scene) {
        this.waits = true;
        await this.pause(null);
        if (run !== this.run) return;
        this.waits = false;
      }
      pace.rate = RATES[tempo];
      this.scene = scene;
      this.told += scene.events.length;
      this.tell(scene.events);
      await this.pause(me.reduced ? 0 : scene.time / RATES[tempo]);
      if (run !== this.run) return;
    }
    pace.rate = 1;
    this.scene = null;
    this.tell(this.rest);
  }

  /** So long, or until it is woken. */
  private pause(time: number | null): Promise<void> {
    return new Promise((done) => {
      const timer = time === null ? null : setTimeout(() => this.wake?.(), time);
      this.wake = () => {
        if (timer !== null) clearTimeout(timer);
        this.wake = null;
        done();
      };
    });
  }
}
