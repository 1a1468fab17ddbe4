/** What one has played: what is asked for stands in the address. */
import { api, Refusal } from '../lib/api';
import type { Past, PastCounts } from '../lib/types';

export const OUTCOMES = ['won', 'drawn', 'lost'] as const;

/** What a history can be narrowed to. */
export const FILTERS = ['outcome', 'game', 'form', 'side', 'person'] as const;
export type Filter = (typeof FILTERS)[number];
/** From which day on, and up to which one: `2026-03-01`. */
export const DAYS = ['from', 'until'] as const;
export type Day = (typeof DAYS)[number];
const ASKED = [...FILTERS, ...DAYS, 'search'] as const;

/** How long somebody has to stop typing before the search is made, in milliseconds. */
const PAUSE = 250;

export class PastMatches {
  wanted = $state.raw<ReadonlyMap<string, string>>(new Map());
  matches = $state.raw<readonly Past[] | null>(null);
  counts = $state.raw<PastCounts | null>(null);
  more = $state<string | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  busy = $state(false);

  private run = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(address: string) {
    const given = new URLSearchParams(address);
    this.wanted = new Map(ASKED.flatMap((name) => pair(name, given.get(name))));
  }

  get search(): string {
    return this.wanted.get('search') ?? '';
  }

  get filtered(): boolean {
    return this.wanted.size > 0;
  }

  /** How many there are of what is asked for. */
  get found(): number {
    if (!this.counts) return 0;
    const { won, drawn, lost, open } = this.counts.found;
    return won + drawn + lost + open;
  }

  /** Narrow it to this, or let go of it. */
  toggle(filter: Filter, value: string): void {
    this.want(filter, this.wanted.get(filter) === value ? null : value);
    void this.load();
  }

  /** A day, or none. */
  day(which: Day, value: string): void {
    this.want(which, dayOf(value) ? value : null);
    void this.load();
  }

  /** The last so many days. */
  lately(days: number): void {
    const now = new Date();
    const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1);
    this.want('until', null);
    this.day('from', dayText(first));
  }

  type(text: string): void {
    this.want('search', text.trim() || null);
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.load(), PAUSE);
  }

  /** Nobody looks any more. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.run += 1;
  }

  clear(): void {
    this.wanted = new Map();
    this.write();
    void this.load();
  }

  async load(): Promise<void> {
    await this.ask(null);
  }

  async loadMore(): Promise<void> {
    if (this.more) await this.ask(this.more);
  }

  private want(name: string, value: string | null): void {
    const wanted = new Map(this.wanted);
    if (value === null) wanted.delete(name);
    else wanted.set(name, value);
    this.wanted = wanted;
    this.write();
  }

  private write(): void {
    const asked = new URLSearchParams([...this.wanted]).toString();
    history.replaceState(null, '', location.pathname + (asked ? `?${asked}` : ''));
  }

  private async ask(after: string | null): Promise<void> {
    const run = (this.run += 1);
    this.busy = true;
    try {
      const asked = new URLSearchParams(
        [...this.wanted].flatMap(([name, value]) => moment(name, value)),
      );
      if (after) asked.set('after', after);
      const page = await api.past(asked);
      if (run !== this.run) return;
      this.matches = after ? [...(this.matches ?? []), ...page.matches] : page.matches;
      this.counts = page.counts;
      this.more = page.more;
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (run === this.run) this.trouble = error;
    } finally {
      if (run === this.run) this.busy = false;
    }
  }
}

/** What an address says, as far as there is such a thing. */
function pair(name: (typeof ASKED)[number], value: string | null): [string, string][] {
  if (!value) return [];
  if (name === 'outcome' && !OUTCOMES.some((outcome) => outcome === value)) return [];
  if (isDay(name) && !dayOf(value)) return [];
  return [[name, value]];
}

const isDay = (name: string): name is Day => DAYS.some((day) => day === name);

/** The beginning of a day where the reader is, or some days after it. */
function dayOf(text: string, later = 0): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year) return null;
  const found = new Date(Number(year), Number(month) - 1, Number(day) + later);
  return Number.isNaN(found.getTime()) ? null : found;
}

const two = (value: number): string => String(value).padStart(2, '0');
const dayText = (day: Date): string =>
  `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

/** Days are those of the reader; the server is asked for moments. The last day counts whole. */
function moment(name: string, value: string): [string, string][] {
  if (name === 'from') return [['since', dayOf(value)?.toISOString() ?? '']];
  if (name === 'until') return [['until', dayOf(value, 1)?.toISOString() ?? '']];
  return [[name, value]];
}
