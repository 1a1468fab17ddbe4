/**
 * What shall lie on the card that is picked. The engine asks for the card first and for power,
 * cubes and scroll 16 after it; for a person it is one act (UR-D8). So the bar asks for all of it
 * before the card is played, and the plan answers the questions that follow by itself.
 */
import { untrack } from 'svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { OptionOut } from '../../lib/types';
import { ALL_COLOURS, ALL_RANKS, colourOf, rankOf } from './cards';
import {
  factsOf,
  helpsOf,
  numberOf,
  viewOf,
  type Forecast,
  type Rank,
  type UrbnoView,
} from './table';

export class Plan {
  cubes = $state(0);
  /** The notation of a power, `power priest red`, or nothing. */
  power = $state<string | null>(null);
  /** Scroll 16: `certain take`, `certain refuse blue`. */
  certain = $state<string | null>(null);
  /** The card that was played with this plan, and when; it may not be finished yet. */
  private played: { card: string; seq: number } | null = null;

  clear(): void {
    this.cubes = 0;
    this.power = null;
    this.certain = null;
  }

  /** What is to be announced, in the order in which it is told. */
  get announcements(): string[] {
    const cubes = this.cubes ? [cubesNotation(this.cubes)] : [];
    return [this.power, ...cubes, this.certain].filter((notation) => notation !== null);
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
      const missing = this.announcements.find((notation) => !isDone(notation, last));
      const answer = options.find(({ notation }) => notation === (missing ?? 'done'));
      if (answer) return answer;
    }
    // The table has moved on, or something planned is not to be had.
    this.played = null;
    this.clear();
    return null;
  }
}

function isDone(
  notation: string,
  play: { power: string | null; cubes: number; certain: string | null },
): boolean {
  if (notation.startsWith('power')) return play.power !== null;
  return notation.startsWith('cubes') ? play.cubes !== 0 : play.certain !== null;
}

export function cubesNotation(cubes: number): string {
  return `cubes ${cubes > 0 ? '+' : ''}${cubes}`;
}

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
  return armed?.kind === 'play' ? (armed.refs[0]?.slice('card:'.length) ?? null) : null;
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
  const [first, ...more] = card ? planOf(store).announcements : armedAnnouncement(store);
  if (more.length) return null;
  return (first && help.changes[first]) || { outcome: help.outcome, against: help.against };
}

function armedAnnouncement(store: TableStore): string[] {
  const armed = store.armed;
  return armed && ['power', 'cubes', 'certain'].includes(armed.kind) ? [armed.notation] : [];
}

// ---- what can be put on the picked card ----

function locked(view: UrbnoView): boolean {
  return view.trick?.powers.includes('emperor') ?? false;
}

/** How many cubes can be put on it, up or down. */
export function cubesAtHand(store: TableStore): number {
  const view = viewOf(store);
  if (!view || view.you === null || locked(view)) return 0;
  return view.seats[view.you]?.cubes ?? 0;
}

/** The powers that a crystal would buy on this card: its own, with scroll 20 any (UR-15.20). */
export function powersFor(store: TableStore, option: OptionOut): Rank[] {
  const view = viewOf(store);
  const card = option.refs[0]?.slice('card:'.length);
  const spent = option.refs.length > 1;
  if (!view || view.you === null || !card || spent || locked(view)) return [];
  if (!view.seats[view.you]?.crystals) return [];
  const any = view.active?.scroll === 20 && view.active.seat === view.you;
  return (any ? ALL_RANKS : [rankOf(card)]).filter((rank) => usable(store, view, rank));
}

function usable(store: TableStore, view: UrbnoView, rank: Rank): boolean {
  const trick = view.trick;
  if (!trick || rank === 'assassin') return false;
  if (factsOf(store).powers[rank].once_a_trick && trick.powers.includes(rank)) return false;
  if (rank === 'farmer')
    return trick.number < (view.mission?.tricks ?? 0) && view.active?.scroll !== 19;
  if (rank === 'explorer') return trick.number > 1 && exchangeable(view) > 1;
  return rank !== 'wizard' || view.mission?.id !== 15;
}

function exchangeable(view: UrbnoView): number {
  return (view.hand?.cards.length ?? 0) + (view.seats[view.you ?? 0]?.open.length ?? 0);
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
export function mayBeCertain(store: TableStore): boolean {
  const { active = null, you = null } = viewOf(store) ?? {};
  return active?.scroll === 16 && active.seat === you && active.uses > 0;
}

/** Who refuses the trick that they lead names the colour that is led. */
export function refusals(store: TableStore): string[] {
  const leading = viewOf(store)?.trick?.plays.length === 0;
  return leading ? ALL_COLOURS.map((colour) => `certain refuse ${colour}`) : ['certain refuse'];
}
