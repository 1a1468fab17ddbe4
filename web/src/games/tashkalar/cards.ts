/** What a card in hand says of itself now: ways, what is missing, what it would work with. */
import { plain, t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { cut } from '../../lib/words';
import { factsOf, helpsOf, isFlare, summons, viewOf, wayOf, type Way } from './model';

export interface CardState {
  /** Null while ways are not counted: not one's own action, or help is off. */
  ways: number | null;
  squares: number;
  /** All ways need a piece of an enemy. */
  improvised: Way[];
  /** Where one more piece would open it. */
  short: [square: string, ways: number][];
}

export function stateOf(store: TableStore, card: string): CardState {
  const options = summons(store.options, card);
  const ways = options.map(wayOf);
  const counted = store.help === 'full' && atAction(store);
  const improvised = ways.filter((way) => way.borrowed.length);
  return {
    ways: counted ? ways.length : null,
    squares: new Set(ways.map((way) => way.target)).size,
    improvised: counted && improvised.length === ways.length ? improvised : [],
    short: counted && !ways.length ? (helpsOf(store).short?.[card] ?? []) : [],
  };
}

/** Whether an action can be chosen now. */
export function atAction(store: TableStore): boolean {
  return store.mine && store.decision?.prompt?.id === 'tashkalar-ask-action';
}

/** "Knight, Heroic being, 4 ways on 3 squares". */
export function cardName(store: TableStore, card: string): string {
  const name = plain(store.words.thing('card', card));
  if (isFlare(card)) return name;
  const rank = factsOf(store)?.beings[card]?.rank ?? 'common';
  const kind = t('web-tashkalar-kind', { rank });
  return t('web-tashkalar-card-name', { card: name, kind, state: stateName(stateOf(store, card)) });
}

function stateName({ ways, squares, short }: CardState): string {
  if (ways === null) return 'none';
  if (ways) {
    return `${t('web-tashkalar-ways-squares', { ways })} ${t('web-tashkalar-on-squares', { squares })}`;
  }
  const [first] = short;
  if (!first) return t('web-tashkalar-no-way');
  return t('web-tashkalar-short-told', { squares: short.length, square: first[0] });
}

/** A square that was touched first: the cards that can be summoned there answer. */
export function squareAsked(store: TableStore): string | null {
  const refs = [store.picked[0], store.explained?.ref];
  const ref = refs.find((each) => each?.startsWith('sq:'));
  return ref && atAction(store) ? cut(ref)[1] : null;
}

export function readyOn(store: TableStore, square: string): string[] {
  const cards = store.options
    .filter(({ kind, refs }) => kind === 'summon' && refs[1] === `sq:${square}`)
    .map((option) => wayOf(option).card);
  return [...new Set(cards)];
}

/** The card that lies open in the hand: picked, or asked about. */
export function openCard(store: TableStore): string | null {
  const refs = [...store.picked, store.explained?.ref ?? ''];
  const ref = refs.find((each) => each.startsWith('card:'));
  return ref ? cut(ref)[1] : null;
}

/** The card in question: the one being resolved, else the open one. */
export function cardInQuestion(store: TableStore): string | null {
  return viewOf(store)?.playing ?? openCard(store);
}
