/**
 * A guided first game. Lessons are conditions on the position and the log, never on clicks: any
 * other legal move is fine, and the lesson simply waits.
 */
import type { TableStore } from '../lib/table.svelte';

export interface Step {
  /** The message with what the guide says; its attribute `other` says it differently. */
  text: string;
  args?: (store: TableStore) => Record<string, string | number>;
  /** The things meant. Where two fit, both are lit: the guide never points at the best move. */
  light?: (store: TableStore) => string[];
  done: (store: TableStore) => boolean;
}

export interface Lesson {
  /** Its title; the attribute `about` says in a line what it teaches. */
  title: string;
  steps: readonly Step[];
}

export interface Course {
  lessons: readonly Lesson[];
  /** Which lesson opens the public area (tasks, mission); before it the place is closed. */
  opens: number;
  /** What the guide says first while something else is going on; null: nothing else is. */
  meanwhile: (store: TableStore, lesson: number) => string | null;
  /** What the guide says when all is learned. */
  end: string;
  /** Shorter ones about parts of the game, by name. */
  besides?: Readonly<Record<string, Course>>;
}

/** The course of a table: `game/lesson` for one of its lessons. */
export function courseFor(whole: Course | undefined, guide: string): Course | undefined {
  const [, lesson] = guide.split('/');
  return lesson ? whole?.besides?.[lesson] : whole;
}

const KEPT = 'rulebound-guide-';

export class Guide {
  left = $state(false);
  differently = $state(false);
  /** Lesson and step, as far as the position has come; never back. */
  private reached = $state<[number, number]>([0, 0]);

  constructor(
    readonly store: TableStore,
    readonly course: Course,
  ) {
    const kept = Number(sessionStorage.getItem(KEPT + store.id) ?? 0);
    for (let i = 0; i < kept; i++) this.reached = this.after(this.reached);
    $effect(() => this.follow());
    $effect(() => {
      const { step } = this;
      store.lit = new Set(step && !this.left ? (step.light?.(store) ?? []) : []);
    });
  }

  get lesson(): number {
    return this.reached[0];
  }

  get place(): number {
    return this.reached[1];
  }

  /** All is learned, or the match is over: then there is nothing left to try. */
  get finished(): boolean {
    return this.lesson >= this.course.lessons.length || Boolean(this.store.state?.result);
  }

  get step(): Step | null {
    if (this.finished) return null;
    return this.course.lessons[this.lesson]?.steps[this.place] ?? null;
  }

  /** What the guide says now: a message. */
  get said(): string {
    const { step } = this;
    if (!step) return this.course.end;
    const first = this.course.meanwhile(this.store, this.lesson);
    if (first) return first;
    return this.differently ? `${step.text}.other` : step.text;
  }

  /** The lesson that opens the public area, while it is still closed. */
  get closed(): number | null {
    return !this.left && this.lesson < this.course.opens ? this.course.opens + 1 : null;
  }

  /** Leave the guide and keep playing: everything is open. */
  leave(): void {
    this.left = true;
  }

  private after([lesson, step]: [number, number]): [number, number] {
    const steps = this.course.lessons[lesson]?.steps.length ?? 0;
    return step + 1 < steps ? [lesson, step + 1] : [lesson + 1, 0];
  }

  private follow(): void {
    const { step, store } = this;
    if (!step || this.left || !store.state || !step.done(store)) return;
    this.reached = this.after(this.reached);
    this.differently = false;
    const count = this.course.lessons
      .slice(0, this.lesson)
      .reduce((sum, lesson) => sum + lesson.steps.length, this.place);
    sessionStorage.setItem(KEPT + store.id, String(count));
  }
}
