/**
 * Choosing by touching. An option names the things a person would touch, in order (its refs);
 * every touch narrows the options until one is left.
 */
import type { OptionOut } from './types';

/** How many of an option's refs are touched; options that agree in those are its "ways". */
export type Depth = (option: OptionOut) => number;

export const allRefs: Depth = (option) => option.refs.length;

export type Touched = 'picked' | 'let-go' | 'started-over' | 'explain';

export class Narrowing {
  constructor(
    readonly options: readonly OptionOut[],
    readonly depth: Depth = allRefs,
  ) {}

  /** The options that the picked refs begin. */
  live(picked: readonly string[]): OptionOut[] {
    return this.options.filter(
      (option) =>
        picked.length <= this.depth(option) && picked.every((ref, i) => option.refs[i] === ref),
    );
  }

  /** The refs that can be touched next: these glow. */
  next(picked: readonly string[]): string[] {
    const refs = new Set<string>();
    for (const option of this.live(picked)) {
      const ref = picked.length < this.depth(option) ? option.refs[picked.length] : undefined;
      if (ref !== undefined) refs.add(ref);
    }
    return [...refs];
  }

  /** Live options for which nothing is left to touch: one act, or several ways of doing it. */
  complete(picked: readonly string[]): OptionOut[] {
    return this.live(picked).filter((option) => this.depth(option) === picked.length);
  }

  /**
   * Take the steps that all live options agree on. Stopping or passing has nothing to touch and
   * does not hold up a first step (the only piece that may move) while a choice remains after it.
   */
  settle(picked: readonly string[]): string[] {
    const settled = [...picked];
    for (;;) {
      const next = this.next(settled);
      if (next.length !== 1) return settled;
      const step = [...settled, next[0] as string];
      const finished = this.live(settled).filter((option) => this.depth(option) <= settled.length);
      if (finished.length && (settled.length || this.next(step).length < 2)) return settled;
      settled.push(next[0] as string);
    }
  }

  /** The things of the one act there is beside stopping; empty: there is none, or a choice. */
  only(stops: ReadonlySet<string>): string[] {
    const acts = this.options.filter(({ kind }) => !stops.has(kind));
    const act = acts.length === 1 && acts.length < this.options.length ? acts[0] : undefined;
    return act ? act.refs.slice(0, this.depth(act)) : [];
  }

  /** The picks before the last one that was chosen: the steps after that one were forced. */
  before(picked: readonly string[]): string[] {
    let kept = picked.length;
    while (kept > 0 && this.settle(picked.slice(0, kept - 1)).length >= kept) kept -= 1;
    return picked.slice(0, Math.max(0, kept - 1));
  }

  /** What touching a thing does to the picks. */
  touch(picked: readonly string[], ref: string): { picked: string[]; touched: Touched } {
    if (this.next(picked).includes(ref)) {
      return { picked: this.settle([...picked, ref]), touched: 'picked' };
    }
    const before = this.before(picked);
    const place = picked.indexOf(ref, before.length);
    // What was forced is not let go: touching it, as one would have had to, changes nothing.
    if (place > before.length || (place >= 0 && this.settle(before).length > before.length)) {
      return { picked: [...picked], touched: 'picked' };
    }
    if (place === before.length) return { picked: before, touched: 'let-go' };
    const start = this.earlier(picked, ref) ?? this.reverse(ref);
    if (start) return { picked: this.settle(start), touched: 'started-over' };
    return { picked: [...picked], touched: 'explain' };
  }

  /** Another thing in the place of an earlier pick, as late as possible: another target, say. */
  private earlier(picked: readonly string[], ref: string): string[] | null {
    for (let kept = picked.length - 1; kept >= 0; kept -= 1) {
      const before = picked.slice(0, kept);
      if (this.next(before).includes(ref)) return [...before, ref];
    }
    return null;
  }

  /** A thing that only one beginning leads to may be touched first (a square one card can reach). */
  private reverse(ref: string): string[] | null {
    const beginnings = new Map<string, string[]>();
    for (const option of this.options) {
      const place = option.refs.indexOf(ref);
      if (place > 0 && place < this.depth(option)) {
        const refs = option.refs.slice(0, place + 1);
        beginnings.set(refs.join(' '), refs);
      }
    }
    return beginnings.size === 1 ? ([...beginnings.values()][0] as string[]) : null;
  }
}
