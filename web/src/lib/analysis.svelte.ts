/** What a bot found about a finished match: its notes, the curve, the turning points. */
import { api, Refusal } from './api';
import { Study } from './study.svelte';
import type { TableStore } from './table.svelte';
import type { AnalysisOut, HintOption, NoteOut, OptionOut } from './types';

/** How often a page asks how far the analysis has come, in milliseconds. */
const PAUSE = 1500;

/** A chance to win after so many choices. */
export interface Point {
  at: number;
  value: number;
}

export class Analysis {
  status = $state<AnalysisOut['status'] | 'unknown' | 'refused'>('unknown');
  total = $state(0);
  /** How many notes were heard, those of a second look included. */
  known = $state(0);
  private found = $state.raw<ReadonlyMap<number, NoteOut>>(new Map());
  turning = $state.raw<readonly number[]>([]);
  /** What the reader has written and tried. */
  readonly study: Study;
  private looked = $state.raw({ at: -1, row: 0 });
  /** Whether the board shows what was played or what would have been better. */
  side = $state<'played' | 'better'>('better');

  private timer: ReturnType<typeof setTimeout> | null = null;
  private stopped = false;

  constructor(private readonly store: TableStore) {
    this.study = new Study(store.id);
    void this.look();
  }

  /** Which of the options of the present place is looked at: a row of the list. */
  get row(): number {
    return this.looked.at === this.store.at ? this.looked.row : 0;
  }

  set row(row: number) {
    this.looked = { at: this.store.at ?? -1, row };
  }

  readonly notes: readonly NoteOut[] = $derived.by(() =>
    [...this.found.values()].sort((one, other) => one.at - other.at),
  );

  /** What was found about the choice that is to be made at the present place. */
  readonly note: NoteOut | null = $derived.by(() => this.found.get(this.store.at ?? -1) ?? null);

  readonly running: boolean = $derived.by(() => this.status === 'waiting');

  /** The option that the board draws: what was played, or the row that is looked at. */
  readonly shown: HintOption | null = $derived.by(() => {
    const { note } = this;
    if (!note) return null;
    if (this.side === 'better') return note.options[this.row] ?? note.options[0] ?? null;
    return note.options.find(({ choice }) => choice === note.played) ?? null;
  });

  /** What one would go on with instead of what was played; null: with one's own choice. */
  get instead(): HintOption | null {
    const { note, shown } = this;
    return shown && note && shown.choice !== note.played ? shown : null;
  }

  get option(): OptionOut | null {
    return this.shown?.line[0] ?? null;
  }

  /** Let a bot read the match, or go on reading. */
  async start(): Promise<void> {
    await this.ask(() => api.analyse(this.store.id), 0);
  }

  stop(): void {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** The curve of a seat: what it could have kept, then what it kept, choice by choice. */
  curve(seat: number): Point[] {
    const total = this.store.state?.choices ?? 0;
    const seats = this.store.table?.seats ?? 2;
    const points: Point[] = [{ at: 0, value: 1 / seats }];
    for (const note of this.notes) {
      if (note.seat !== seat) continue;
      const own = note.options.find(({ choice }) => choice === note.played);
      points.push({ at: note.at, value: note.options[0]?.value ?? 0 });
      points.push({ at: note.at + 1, value: own?.value ?? 0 });
    }
    const ranking = this.store.state?.result?.['ranking'] as number[][] | undefined;
    if (ranking && this.notes.length) {
      const won = ranking[0]?.includes(seat) ?? false;
      points.push({ at: total, value: won ? (ranking.length === 1 ? 0.5 : 1) : 0 });
    }
    return points;
  }

  /** The seat's chance to win at a place. */
  chance(seat: number, at: number): number {
    const before = this.curve(seat).filter((point) => point.at <= at);
    return before.at(-1)?.value ?? 1 / (this.store.table?.seats ?? 2);
  }

  /** The next turning point in one direction, as the match goes. */
  turningPoint(by: 1 | -1): number | null {
    const here = this.store.at ?? 0;
    const order = [...this.turning].sort((one, other) => one - other);
    const found = by > 0 ? order.find((at) => at > here) : order.findLast((at) => at < here);
    return found ?? null;
  }

  private async look(): Promise<void> {
    await this.ask(() => api.analysis(this.store.id, this.known), this.known);
  }

  private async ask(how: () => Promise<AnalysisOut>, from: number): Promise<void> {
    try {
      this.take(await how(), from);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // What is there stays; a connection that was lost comes again.
      if (error.code !== 'no-connection') this.status = 'refused';
    }
    if (this.stopped || (this.status !== 'waiting' && this.status !== 'unknown')) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), PAUSE);
  }

  private take(told: AnalysisOut, from: number): void {
    const found = new Map(from ? this.found : []);
    for (const note of told.notes) found.set(note.at, note);
    this.found = found;
    this.known = told.known;
    this.total = told.total;
    this.turning = told.turning;
    this.status = told.status;
  }
}
