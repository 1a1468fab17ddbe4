/** What a person keeps of a finished match: notes at its moves, and the tables that went on from it. */
import { api, Refusal } from './api';
import { me } from './settings.svelte';
import type { BranchOut } from './types';

/** The longest note; the server refuses a longer one. */
export const LONGEST_NOTE = 1000;

export class Study {
  private notes = $state.raw<ReadonlyMap<number, string>>(new Map());
  branches = $state.raw<readonly BranchOut[]>([]);
  /** Why the last note could not be kept; it stays on the page. */
  trouble = $state.raw<Refusal | null>(null);

  constructor(private readonly table: string) {
    void this.load();
  }

  /** The moves at which something is written, in the order of the match. */
  readonly places: readonly number[] = $derived.by(() =>
    [...this.notes.keys()].sort((one, other) => one - other),
  );

  note(at: number): string {
    return this.notes.get(at) ?? '';
  }

  /** Branches that leave the match at a place. */
  from(at: number): readonly BranchOut[] {
    return this.branches.filter((branch) => branch.at === at);
  }

  /** Keep a note, or take it away if it is empty. */
  async write(at: number, text: string): Promise<void> {
    const kept = text.trim();
    if (kept === this.note(at)) return;
    const notes = new Map(this.notes);
    if (kept) notes.set(at, kept);
    else notes.delete(at);
    this.notes = notes;
    await this.attempt(() => api.remark(this.table, at, kept));
  }

  private async load(): Promise<void> {
    if (!me.player) return;
    await this.attempt(async () => {
      const { remarks, branches } = await api.study(this.table);
      this.notes = new Map(remarks.map(({ at, text }) => [at, text]));
      this.branches = branches;
    });
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    this.trouble = null;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error;
    }
  }
}
