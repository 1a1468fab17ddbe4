/** Hints at a table: what a bot would do that knows what the seat knows. Asked for, never offered. */
import { Refusal } from './api';
import type { TableStore } from './table.svelte';
import type { HintOption, OptionOut } from './types';

/** So many a seat may ask for in a round. */
export const A_ROUND = 3;

export class Hints {
  /** What was told; null: nothing is shown. */
  options = $state.raw<readonly HintOption[] | null>(null);
  thinking = $state(false);
  failed = $state(false);
  /** For which act it was asked. */
  private at = $state(-1);

  constructor(private readonly store: TableStore) {}

  /** Whether the panel is open: it closes when the table goes on. */
  readonly open: boolean = $derived.by(
    () =>
      this.store.mine &&
      this.at === this.store.state?.seq &&
      (this.thinking || this.failed || this.options !== null),
  );

  readonly allowed: boolean = $derived.by(
    () => this.store.mine && (this.store.table?.hints ?? false),
  );

  /** How many are left in this round. */
  readonly left: number = $derived.by(() => {
    const { state, seat, asked } = this.store;
    const used = asked.filter((each) => each.seat === seat && each.round === state?.round);
    return Math.max(0, A_ROUND - used.length);
  });

  /** Whether there is anything to choose between. */
  readonly useful: boolean = $derived.by(() => this.store.options.length > 1);

  /** The present hint was asked for already: to look at it again costs nothing. */
  private get known(): boolean {
    const { state, seat, asked } = this.store;
    return asked.some((each) => each.seat === seat && each.choices === state?.choices);
  }

  get ready(): boolean {
    return this.allowed && this.useful && !this.thinking && (this.left > 0 || this.known);
  }

  async toggle(): Promise<void> {
    if (this.open && !this.thinking) this.close();
    else await this.ask();
  }

  close(): void {
    this.at = -1;
    this.options = null;
    this.failed = false;
  }

  private async ask(): Promise<void> {
    const { state } = this.store;
    if (!state || !this.ready) return;
    const at = state.seq;
    this.at = at;
    this.options = null;
    this.failed = false;
    this.thinking = true;
    try {
      const found = await this.store.askHint(at);
      if (this.at === at) this.options = found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.at === at) this.failed = true;
    } finally {
      this.thinking = false;
    }
  }

  /** Pick a row in the bar; nothing is played. */
  pick(hint: HintOption): void {
    const option = this.optionOf(hint);
    if (option && this.store.chosen?.notation !== option.notation) this.store.choose(option);
  }

  optionOf(hint: HintOption): OptionOut | null {
    return this.store.options.find(({ notation }) => notation === hint.choice) ?? null;
  }

  /** The things of a hint's option, each with the number of its row. */
  readonly numbers: ReadonlyMap<string, number> = $derived.by(() => {
    const found = new Map<string, number>();
    if (!this.open) return found;
    this.options?.forEach((hint, i) => {
      for (const ref of this.optionOf(hint)?.refs ?? []) if (!found.has(ref)) found.set(ref, i + 1);
    });
    return found;
  });
}
