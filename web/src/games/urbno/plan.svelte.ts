/**
 * What shall lie on the card that is picked. The engine asks for the card first and for power,
 * cubes and scroll 16 after it; for a person it is one act (UR-D8). So the bar asks for all of it
 * before the card is played, and the plan answers the questions that follow by itself.
 */
import { untrack } from 'svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { OptionOut } from '../../lib/types';
import { cut } from '../../lib/words';
import { ALL_COLOURS, colourOf, rankOf } from './cards';
import {
  cubesOf,
  helpsOf,
  numberOf,
  viewOf,
  type Declaration,
  type Forecast,
  type Play,
  type Rank,
  type UrbnoView,
} from './table';

export interface PlannedPower {
  rank: Rank;
  /** What it has to be told: the ref of the next leader or of the new colour. */
  argument: string | null;
}

/** What is announced, as options and forecasts say it. */
interface Told {
  kind: string;
  refs: string[];
  amount: number;
}

interface Announcement extends Told {
  kind: 'power' | 'cubes' | 'certain';
}

export class Plan {
  cubes = $state(0);
  power = $state<PlannedPower | null>(null);
  /** Scroll 16. */
  certain = $state<Declaration | null>(null);
  /** The card that was played with this plan, and when; it may not be finished yet. */
  private played: { card: string; seq: number } | null = null;

  clear(): void {
    this.cubes = 0;
    this.power = null;
    this.certain = null;
  }

  /** What is to be announced, in the order in which it is told. */
  get announcements(): Announcement[] {
    const { power, cubes, certain } = this;
    const told: Announcement[] = [];
    if (power) {
      const refs = [`power:${power.rank}`, ...(power.argument ? [power.argument] : [])];
      told.push({ kind: 'power', refs, amount: 0 });
    }
    if (cubes) told.push({ kind: 'cubes', refs: [], amount: cubes });
    if (certain) {
      const { mode, colour } = certain;
      const refs = [`mode:${mode}`, ...(colour ? [`colour:${colour}`] : [])];
      told.push({ kind: 'certain', refs, amount: 0 });
    }
    return told;
  }

  /** The card is on its way to the table: the plan holds for it. */
  sent(card: string, seq: number): void {
    this.played = { card, seq };
  }

  /** The table as it was when the card left the hand: what follows is not known yet. */
  isOnItsWay(seq: number): boolean {
    return this.played?.seq === seq;
  }

  /** The answer to the engine's question what to put on the card just played; null: ask. */
  answer(view: UrbnoView, options: readonly OptionOut[]): OptionOut | null {
    if (!this.played) return null;
    const last = view.trick?.plays.at(-1);
    if (last?.card === this.played.card && last.seat === view.you) {
      const missing = this.announcements.find(({ kind }) => !isDone(kind, last));
      const answer = options.find((option) =>
        missing ? isAlike(missing, announced(option)) : option.kind === 'done',
      );
      if (answer) return answer;
    }
    // The table has moved on, or something planned is not to be had.
    this.played = null;
    this.clear();
    return null;
  }
}

function isDone(kind: Announcement['kind'], play: Play): boolean {
  return kind === 'cubes' ? play.cubes !== 0 : play[kind] !== null;
}

const announced = (option: OptionOut): Told => ({
  kind: option.kind,
  refs: option.refs,
  amount: option.kind === 'cubes' ? cubesOf(option) : 0,
});

const isAlike = (one: Told, other: Told): boolean =>
  one.kind === other.kind && one.amount === other.amount && one.refs.join() === other.refs.join();

const plans = new WeakMap<TableStore, Plan>();

export function planOf(store: TableStore): Plan {
  let plan = plans.get(store);
  if (!plan) plans.set(store, (plan = new Plan()));
  return plan;
}

/** Keep the plan of a table in step with it; called while a component is set up. */
export function followPlan(table: () => TableStore, leaves: (card: string) => void): void {
  const store = untrack(table);
  const plan = planOf(store);
  let planned: string | null = null;
  $effect(() => {
    const card = armedCard(store);
    if (card && card !== planned) plan.clear();
    planned = card ?? planned;
  });
  $effect(() => {
    const card = store.acting ? untrack(() => armedCard(store)) : null;
    if (!card) return;
    plan.sent(
      card,
      untrack(() => store.state?.seq ?? 0),
    );
    leaves(card);
  });
  // One answer to one question: what the server refuses is asked, not sent again.
  let answered = -1;
  $effect(() => {
    const { state, acting, options } = store;
    const view = viewOf(store);
    if (!state || !view || acting || plan.isOnItsWay(state.seq) || state.seq === answered) return;
    untrack(() => {
      const option = plan.answer(view, options);
      if (!option) return;
      answered = state.seq;
      void store.act(option);
    });
  });
}

/** The card that the filled button would play. */
export function armedCard(store: TableStore): string | null {
  const armed = store.armed;
  return armed?.kind === 'play' ? cut(armed.refs[0] ?? '')[1] || null : null;
}

/** The number the card would have with the planned cubes. */
export function plannedNumber(store: TableStore, card: string): number {
  return numberOf(store, card) + planOf(store).cubes;
}

/** What becomes of the picked card with all that is planned; null where the engine does not say. */
export function forecastOf(store: TableStore): Forecast | null {
  const card = armedCard(store);
  const help = card ? helpsOf(store).cards?.[card] : helpsOf(store).announce;
  if (!help) return null;
  const planned = card ? planOf(store).announcements : armedAnnouncement(store);
  const [first, ...more] = planned;
  if (more.length) return null;
  const { outcome, against } =
    (first && help.changes.find((change) => isAlike(change, first))) || help;
  return { outcome, against };
}

function armedAnnouncement(store: TableStore): Told[] {
  const armed = store.armed;
  return armed && ['power', 'cubes', 'certain'].includes(armed.kind) ? [announced(armed)] : [];
}

// ---- what can be put on the picked card ----

/** How many cubes can be put on it, up or down. */
export function cubesAtHand(store: TableStore): number {
  return helpsOf(store).putting?.cubes ?? 0;
}

/** The powers that a crystal would buy on this card: its own, with scroll 20 any (UR-15.20). */
export function powersFor(store: TableStore, option: OptionOut): Rank[] {
  const { putting } = helpsOf(store);
  const [[, card], spent] = [cut(option.refs[0] ?? ''), option.refs.length > 1];
  if (!putting || spent) return [];
  return putting.powers.filter((rank) => putting.any_power || rank === rankOf(card));
}

/** What a power needs to be told: the next leader, the new colour. */
export function argumentsOf(store: TableStore, rank: Rank, card: string): string[] {
  const view = viewOf(store);
  if (!view) return [];
  if (rank === 'farmer') return view.seats.map(({ seat }) => `seat:${seat}`);
  if (rank !== 'priest') return [];
  return ALL_COLOURS.filter((colour) => colour !== view.dominant && colour !== colourOf(card)).map(
    (colour) => `colour:${colour}`,
  );
}

/** Scroll 16: what its owner may announce with this card (UR-15.16). */
export function declarations(store: TableStore): Declaration[] {
  return helpsOf(store).putting?.declarations ?? [];
}
