/** What lies before a player: the hand, what some missions lay out besides, in groups. */
import { t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { held } from './cards';
import { missionOf, viewOf, type MissionFacts, type UrbnoView } from './table';
import { noteOf, type Note } from './words';

export interface Held {
  card: string;
  /** Its place in a row that is played in order (mission 15). */
  slot?: number;
  /** A covered card lies beneath it (mission 18). */
  covers?: boolean;
  /** Already chosen in this decision's chain: it is no option any more, but not out of use. */
  chosen?: boolean;
}

export interface Group {
  id: 'hand' | 'open' | 'row' | 'half' | 'found' | 'out';
  title: string | null;
  cards: Held[];
  /** Slots that are still empty (mission 15). */
  empty: number[];
}

const ROW = 6;

/** A note under several cards beside each other that are under the same obligation. */
export interface Run {
  note: Note | null;
  first: number;
  length: number;
  picked: boolean;
}

export function runsOf(store: TableStore, cards: readonly Held[]): Run[] {
  const runs: Run[] = [];
  for (const [place, { card }] of cards.entries()) {
    const note = noteOf(store, card);
    const picked = store.picked.includes(`card:${card}`);
    const last = runs.at(-1);
    const same = note?.kind !== 'good' && last?.note?.text === note?.text;
    if (last && same && !picked && !last.picked) last.length += 1;
    else runs.push({ note, first: place, length: 1, picked });
  }
  return runs;
}

/** Everything the reader holds, in reading order; empty for a spectator. */
export function groupsOf(store: TableStore): Group[] {
  const view = viewOf(store);
  if (!view?.hand || view.you === null) return [];
  const groups = [
    ...layout(view, missionOf(store)?.choice ?? null),
    ...openCards(view),
    ...found(view),
  ];
  return groups.filter(({ cards, empty }) => cards.length || empty.length);
}

function group(id: Group['id'], title: string | null, cards: readonly Held[]): Group {
  return { id, title, cards: [...cards], empty: [] };
}

const plainCards = (cards: readonly string[]): Held[] => held(cards).map((card) => ({ card }));

function layout(view: UrbnoView, choice: MissionFacts['choice']): Group[] {
  const hand = view.hand;
  if (!hand) return [];
  const laid = new Set(hand.laid);
  const rest = hand.cards.filter((card) => !laid.has(card));
  if (choice === 'lay' && (view.phase === 'prepare' || hand.row.length)) {
    return row(view, rest);
  }
  if (choice === 'split' && hand.laid.length && !hand.out.length) {
    return [
      group(
        'half',
        t('web-urbno-this-half'),
        held(hand.laid).map((card) => ({ card, chosen: true })),
      ),
      group('hand', t('web-urbno-other-half'), plainCards(rest)),
    ];
  }
  const cards = held(hand.cards).map((card) => ({ card, chosen: laid.has(card) }));
  const own = group('hand', null, cards);
  return hand.out.length ? [own, group('out', t('web-urbno-out'), plainCards(hand.out))] : [own];
}

/** Mission 15: six numbered slots; what is not laid yet is still the hand. */
function row(view: UrbnoView, rest: readonly string[]): Group[] {
  const hand = view.hand;
  if (!hand) return [];
  const laying = hand.row.length === 0;
  const cards = laying ? hand.laid : hand.row;
  const first = laying ? 1 : ROW - cards.length + 1;
  const slots: Group = {
    id: 'row',
    title: t('web-urbno-your-row'),
    cards: cards.map((card, i) => ({ card, slot: first + i, chosen: laying })),
    empty: laying ? Array.from({ length: ROW - cards.length }, (_, i) => cards.length + 1 + i) : [],
  };
  return laying ? [slots, group('hand', null, plainCards(rest))] : [slots];
}

function openCards(view: UrbnoView): Group[] {
  const seat = view.seats[view.you ?? -1];
  if (!seat?.open.length) return [];
  const covers = seat.covered > 0;
  return [
    group(
      'open',
      covers ? t('web-urbno-your-columns') : t('web-urbno-your-open'),
      held(seat.open).map((card) => ({ card, covers })),
    ),
  ];
}

/** A card that was drawn by an Explorer or given for scroll 2, and may go back. */
function found(view: UrbnoView): Group[] {
  const card = foundCard(view);
  const title = view.phase === 'tricks' ? t('web-urbno-drawn') : t('web-urbno-given');
  return card ? [group('found', title, [{ card }])] : [];
}

/** Null for whoever gave it: there it is still in the hand. */
function foundCard(view: UrbnoView): string | null {
  const card = view.hand?.found ?? null;
  const own = [...(view.hand?.cards ?? []), ...(view.seats[view.you ?? -1]?.open ?? [])];
  return card && !own.includes(card) ? card : null;
}
