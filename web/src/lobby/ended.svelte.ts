/** Which tables of one's own ended since one was here last, and how. */
import { api, Refusal } from '../lib/api';
import type { Past, TableInfo } from '../lib/types';
import { lobby } from './lobby.svelte';

const SEEN = 'rulebound-seen';
const SHOWN = 3;

class Ended {
  /** When the lobby was seen last before this visit; later visits to it do not change that. */
  private readonly since = localStorage.getItem(SEEN);
  /** By table; the server alone knows where players also win together. */
  private outcomes = $state.raw<ReadonlyMap<string, Past['outcome']>>(new Map());

  constructor() {
    localStorage.setItem(SEEN, new Date().toISOString());
    // Whoever leaves has seen what is there by then.
    addEventListener('pagehide', () => localStorage.setItem(SEEN, new Date().toISOString()));
  }

  get tables(): TableInfo[] {
    const { since } = this;
    if (since === null) return [];
    return lobby.mine
      .filter(({ status, guide, imported }) => status === 'finished' && !guide && !imported)
      .filter(({ moved }) => moved !== null && Date.parse(moved) > Date.parse(since))
      .slice(0, SHOWN);
  }

  /** How it ended for the player; null: it has no result, or it is not known yet. */
  outcome({ id }: TableInfo): Past['outcome'] {
    return this.outcomes.get(id) ?? null;
  }

  /** Ask how these ended. */
  async look(tables: readonly TableInfo[]): Promise<void> {
    if (tables.every(({ id }) => this.outcomes.has(id))) return;
    try {
      const { matches } = await api.past(new URLSearchParams());
      this.outcomes = new Map(matches.map(({ table, outcome }) => [table.id, outcome]));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

export const ended = new Ended();
