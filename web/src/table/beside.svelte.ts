/** What goes on at a table beside the match: time, bots in the places of people, proposals. */
import type { TableStore } from '../lib/table.svelte';
import type { Affairs, Proposal } from '../lib/types';
import { clock } from './clock.svelte';

const SHORTEST = 10_000;
const HOUR = 3_600_000;

export class Beside {
  constructor(private readonly store: TableStore) {}

  /** With the moment, by the clock of this machine, at which it was heard. */
  private readonly heard: { affairs: Affairs | null; at: number } = $derived.by(() => ({
    affairs: this.store.state?.affairs ?? null,
    at: Date.now(),
  }));

  get affairs(): Affairs | null {
    return this.heard.affairs;
  }

  get paused(): boolean {
    return this.affairs?.paused ?? false;
  }

  /** The present time of the server, as far as this page can tell. */
  get now(): number {
    const { affairs, at } = this.heard;
    return affairs ? Date.parse(affairs.moment) + clock.now - at : clock.now;
  }

  /** Whether a bot has taken a seat from its person. */
  taken(seat: number): boolean {
    return this.affairs?.taken.includes(seat) ?? false;
  }

  /** Milliseconds that a seat has left; null: it has no clock. */
  left(seat: number): number | null {
    const { affairs } = this;
    const own = affairs?.clocks.find((each) => each.seat === seat);
    if (own) {
      const passed = own.runs ? this.now - Date.parse(affairs?.moment ?? '') : 0;
      return Math.max(0, own.left * 1000 - passed);
    }
    const decision = this.store.state?.decision;
    if (!decision?.until || decision.seat !== seat) return null;
    return Math.max(0, Date.parse(decision.until) - this.now);
  }

  runs(seat: number): boolean {
    const own = this.affairs?.clocks.find((each) => each.seat === seat);
    return own?.runs ?? this.left(seat) !== null;
  }

  onVacation(seat: number): boolean {
    return this.affairs?.clocks.find((each) => each.seat === seat)?.on_vacation ?? false;
  }

  /** Whole days of vacation that a seat has left. */
  vacation(seat: number): number {
    const own = this.affairs?.clocks.find((each) => each.seat === seat);
    return Math.ceil((own?.vacation ?? 0) / 86_400);
  }

  /** Whether a clock that runs is soon at its end. */
  short(seat: number): boolean {
    const left = this.left(seat);
    const all = (this.store.table?.clock?.seconds ?? 0) * 1000;
    return this.runs(seat) && left !== null && left < Math.max(SHORTEST, Math.min(HOUR, all / 10));
  }

  /** What is proposed and not yet answered or forgotten. */
  get proposal(): Proposal | null {
    const proposal = this.affairs?.proposal ?? null;
    return proposal && Date.parse(proposal.until) > this.now ? proposal : null;
  }

  /** What the reader is asked to agree to. */
  get asked(): Proposal | null {
    const { proposal, store } = this;
    return proposal && store.seat !== null && proposal.waits_for.includes(store.seat)
      ? proposal
      : null;
  }

  /** What the others may do by now about whoever is away and waited for. */
  get claims(): readonly ('win' | 'bot')[] {
    const { affairs, store } = this;
    const decision = store.state?.decision;
    const chair = decision && store.table?.chairs[decision.seat];
    if (!affairs || !decision || chair?.kind !== 'person' || chair.present) return [];
    if (affairs.paused || this.taken(decision.seat) || this.onVacation(decision.seat)) return [];
    const since = Math.max(
      Date.parse(decision.since),
      Date.parse(chair.away_since ?? decision.since),
    );
    return this.now - since >= affairs.patience * 1000 ? affairs.claims : [];
  }
}
