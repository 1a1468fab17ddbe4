/** Sitting down at once: the game and the opponent that were chosen last. */
import { gameOf } from '../games/registry';
import { bots } from '../lib/bots.svelte';
import type { GameInfo, TableForm } from '../lib/types';
import { Draft } from './draft.svelte';
import { readKept } from './kept';
import { usualTitle } from './opening';

const KEPT = 'rulebound-quick';
/** One of each strength, the gentlest first. */
const OFFERED = ['pip', 'bram', 'ash'];
const GENTLEST = 'pip';

interface Chosen {
  game: string | null;
  bot: string;
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && typeof (value as Chosen).bot === 'string';

class Quick {
  private chosen = $state.raw<Chosen>(readKept(KEPT, isChosen, { game: null, bot: GENTLEST }));

  get game(): string | null {
    return this.chosen.game;
  }

  /** Those one is asked to choose between; of a server without them, the first it has. */
  get bots(): readonly string[] {
    const known = bots.all.map(({ name }) => name);
    const offered = OFFERED.filter((name) => !known.length || known.includes(name));
    return offered.length ? offered : known.slice(0, OFFERED.length);
  }

  get bot(): string {
    const { bot } = this.chosen;
    return this.bots.includes(bot) ? bot : (this.bots[0] ?? bot);
  }

  /** The one for a first game. */
  get gentlest(): string {
    return this.bots[0] ?? GENTLEST;
  }

  choose(change: Partial<Chosen>): void {
    this.chosen = { ...this.chosen, ...change };
    localStorage.setItem(KEPT, JSON.stringify(this.chosen));
  }

  /** Look again at what the device keeps. */
  recall(): void {
    this.chosen = readKept(KEPT, isChosen, { game: null, bot: GENTLEST });
  }
}

export const quick = new Quick();

/** A short first game with the bot on every other chair, or with a place for a friend. */
export function firstGame(info: GameInfo, bot: string, friend = false): Draft {
  const draft = new Draft(info, gameOf(info.id).plan.first);
  draft.chairs = draft.chairs.map((chair, seat) => {
    if (chair.kind === 'me') return chair;
    return friend && seat === 1 ? { kind: 'open' } : { kind: 'bot', bot };
  });
  return draft;
}

export const formOf = (draft: Draft): TableForm => draft.form(usualTitle());
