/** What the lobby shows, kept fresh while somebody looks at it. */
import { gameOf, inOrder } from '../games/registry';
import { api, Refusal } from '../lib/api';
import { me } from '../lib/settings.svelte';
import type { GameInfo, Listing, TableInfo } from '../lib/types';

export type Tab = 'open' | 'running' | 'mine';

const EVERY = 5_000;

class Lobby {
  games = $state.raw<GameInfo[]>([]);
  tab = $state<Tab>('open');
  /** Only tables of this game. */
  only = $state<string | null>(null);
  /** The tables of the open tab; null until they have come. */
  listed = $state.raw<TableInfo[] | null>(null);
  mine = $state.raw<TableInfo[]>([]);
  counts = $state.raw<Partial<Record<Listing, number>>>({});
  trouble = $state.raw<Refusal | null>(null);
  /** Where the tables after those of the open tab begin; null if there are none. */
  more = $state<string | null>(null);

  /** The tables where everybody waits for this player. */
  readonly yours: TableInfo[] = $derived(this.mine.filter(isYourMove));

  private asked = 0;
  /** What was asked for beyond the first page, which alone is kept fresh. */
  private older: TableInfo[] = [];

  /** Ask now and again and again, as long as the page can be seen. Gives back how to stop. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async refresh(): Promise<void> {
    this.asked += 1;
    const number = this.asked;
    const { tab, only } = this;
    try {
      if (this.games.length === 0) this.games = inOrder(await api.games(), ({ id }) => gameOf(id));
      const [mine, other] = await Promise.all([
        api.tables('mine'),
        tab === 'mine' ? null : api.tables(tab, only),
      ]);
      if (number !== this.asked) return;
      this.mine = yoursFirst(mine.tables);
      this.counts = mine.counts;
      const first = other?.tables ?? this.mine.filter(({ game }) => !only || game === only);
      if (this.older.length === 0) this.more = (other ?? mine).more;
      this.listed = withoutDoubles([...first, ...this.older]);
      this.trouble = null;
      if (!me.known) me.arrive().catch(() => undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (number === this.asked) this.trouble = error;
    }
  }

  /** Ask for the tables after those that are shown. */
  async showMore(): Promise<void> {
    const { tab, only, more } = this;
    if (more === null) return;
    try {
      const next = await api.tables(tab, tab === 'mine' ? null : only, more);
      if (tab !== this.tab || only !== this.only || more !== this.more) return;
      const found = next.tables.filter(({ game }) => !only || game === only);
      this.older = [...this.older, ...found];
      this.more = next.more;
      this.listed = withoutDoubles([...(this.listed ?? []), ...found]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error;
    }
  }

  /** Only who waits for this player: for the number in the header. */
  async refreshMine(): Promise<void> {
    try {
      this.mine = yoursFirst((await api.tables('mine')).tables);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  show(tab: Tab): void {
    if (tab === this.tab) return;
    this.tab = tab;
    this.begin();
  }

  filter(game: string | null): void {
    if (game === this.only) return;
    this.only = game;
    this.begin();
  }

  /** Another list, from its first page on. */
  private begin(): void {
    this.listed = null;
    this.older = [];
    this.more = null;
    void this.refresh();
  }
}

export const isYourMove = (table: TableInfo): boolean =>
  table.status === 'running' && table.you !== null && table.turn === table.you;

/** A table that has moved up since an older page was asked for stands where it is now. */
function withoutDoubles(tables: TableInfo[]): TableInfo[] {
  const seen = new Set<string>();
  return tables.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Yours to move, then running, waiting for people, over. */
function yoursFirst(tables: TableInfo[]): TableInfo[] {
  const place = (table: TableInfo): number =>
    isYourMove(table) ? 0 : ['running', 'open', 'finished', 'closed'].indexOf(table.status) + 1;
  return tables.toSorted((one, other) => place(one) - place(other));
}

export const lobby = new Lobby();
