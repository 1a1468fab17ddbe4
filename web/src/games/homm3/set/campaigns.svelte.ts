/** How far somebody has come in the campaigns; kept on this device, for each person apart. */
import type { ScenarioFacts } from '../map/world';
import { me } from '../../../lib/settings.svelte';

export type Carry = Record<string, unknown>;

export interface Progress {
  /** The parts that are won. */
  done: string[];
  /** The part that is to be played; empty: all are won. */
  next: string;
  /** What the next part begins with. */
  carry: Carry | null;
  /** The tables where parts were won: looking at one again changes nothing. */
  tables: string[];
}

const KEPT = 'rulebound-campaigns-';

class Campaigns {
  /** Counts the changes, because a browser does not tell of its own. */
  private changes = $state(0);

  readonly all: Record<string, Progress> = $derived.by(() => {
    void this.changes;
    return read(me.player?.id);
  });

  /** What the part before has left to this one. */
  carryFor(part: string): Carry | null {
    return Object.values(this.all).find(({ next }) => next === part)?.carry ?? null;
  }

  isWon(part: string): boolean {
    return Object.values(this.all).some(({ done }) => done.includes(part));
  }

  /** A part is won. One that is played once more decides again what the next one begins with. */
  won({ id, campaign, next }: ScenarioFacts, carry: Carry | null, table: string): void {
    const owner = me.player?.id;
    const before: Progress | undefined = this.all[campaign];
    const done = before?.done ?? [];
    const tables = before?.tables ?? [];
    if (!campaign || owner === undefined || tables.includes(table)) return;
    const progress: Progress = {
      done: [...done.filter((part) => part !== id), id],
      next,
      carry,
      tables: [...tables, table],
    };
    localStorage.setItem(KEPT + owner, JSON.stringify({ ...this.all, [campaign]: progress }));
    this.changes += 1;
  }
}

export const campaigns = new Campaigns();

function read(owner: string | undefined): Record<string, Progress> {
  if (owner === undefined) return {};
  try {
    return JSON.parse(localStorage.getItem(KEPT + owner) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}
