/** King Urbno in words: what the bar asks, what its button does, how things are called. */
import { plain, rich, t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { eventOf } from '../../lib/told';
import type { GameEvent, OptionOut, Words } from '../../lib/types';
import { cut } from '../../lib/words';
import { colourOf, isCard, rankOf } from './cards';
import { armedCard, forecastOf, plannedNumber, planOf } from './plan.svelte';
import {
  factsOf,
  helpsOf,
  missionOf,
  cubesOf,
  numberOf,
  viewOf,
  type CardHelp,
  type Rank,
  type Tag,
  type UrbnoFacts,
  type UrbnoView,
} from './table';
import type { Events } from './wire';

type Say = () => string;

export const TAGS: Record<Tag, Say> = {
  winning: () => t('web-urbno-tag-winning'),
  'no-precedence': () => t('web-urbno-tag-no-precedence'),
  'off-colour': () => t('web-urbno-tag-off-colour'),
  'left-out': () => t('web-urbno-tag-left-out'),
  behind: () => t('web-urbno-tag-behind'),
};

/** What the table is doing, in two or three words. */
export function phaseOf(view: UrbnoView): string {
  if (view.result) return t('web-urbno-phase-over');
  switch (view.phase) {
    case 'window':
      return t('web-urbno-phase-window');
    case 'resources':
      return t('web-urbno-phase-resources');
    case 'prepare':
      return t('web-urbno-phase-prepare');
    case 'tricks':
      return view.trick ? trickOf(view) : t('web-urbno-phase-announce');
    default:
      return t('web-urbno-phase-announce');
  }
}

export function trickOf(view: UrbnoView): string {
  return t('web-urbno-trick-of', {
    number: view.trick?.number ?? 0,
    of: view.mission?.tricks ?? 0,
  });
}

// ---- names ----

/** Cards are named by colour and rank, powers by what they do, two combinations by both. */
export function describe(kind: string, value: string, facts: object = {}): Words | null {
  if (kind === 'card' && isCard(value)) {
    return { id: 'urbno-card', args: { colour: colourOf(value), rank: rankOf(value) } };
  }
  if (kind === 'power') return { id: `urbno-rank-${value}.power`, args: {} };
  if (kind === 'combination') {
    const of = (facts as UrbnoFacts).combinations?.[value]?.of ?? [];
    return of.length ? { id: 'urbno-combinations', args: { combination: of.map(String) } } : null;
  }
  return null;
}

export function cardName(store: TableStore, card: string): string {
  return plain(store.words.thing('card', card));
}

/** A player; you are "You" in lists and on the felt. */
export function seatName(store: TableStore, seat: number): string {
  return seat === store.seat ? t('web-urbno-you') : store.words.name(seat);
}

export function scrollTitle(store: TableStore, scroll: number): string {
  return factsOf(store).scrolls?.[scroll]?.title ?? t(`urbno-scroll-${scroll}`);
}

export const scrollText = (scroll: number): string => t(`urbno-scroll-${scroll}.text`);

export function missionTitle(view: UrbnoView): string {
  return view.mission ? (view.mission.title ?? t(`urbno-mission-${view.mission.id}`)) : '';
}

export function missionText(view: UrbnoView): string {
  const { mission } = view;
  return mission ? t(`urbno-mission-${mission.id}.text`, { points: mission.points }) : '';
}

export const rankName = (rank: Rank): string => t(`urbno-rank-${rank}`);
export const powerName = (rank: Rank): string => t(`urbno-rank-${rank}.power`);
export const powerText = (rank: Rank): string => t(`urbno-rank-${rank}.text`);

/** A card tells what its power does. */
export function about(store: TableStore, ref: string): { title: string; texts: string[] } | null {
  const [kind, value] = cut(ref);
  if (kind === 'power')
    return { title: powerName(value as Rank), texts: [powerText(value as Rank)] };
  if (kind !== 'card') return null;
  const rank = rankOf(value);
  const title = t('web-urbno-card-number', {
    card: cardName(store, value),
    number: numberOf(store, value),
  });
  return { title, texts: [`${powerName(rank)}. ${powerText(rank)}`] };
}

/** A signed number with a real minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

// ---- a card in the hand: what would become of it, or why not ----

export interface Note {
  text: string;
  kind: 'good' | 'plain' | 'no';
}

const REASONS: Record<string, (words: Words, store: TableStore) => string> = {
  'urbno-why-follow-led': (words, store) =>
    t('web-urbno-must-follow', { colour: colourWord(store, words) }),
  'urbno-why-follow-dominant': (words, store) =>
    t('web-urbno-must-play', { colour: colourWord(store, words) }),
  'urbno-why-wizard': () => t('web-urbno-must-lowest'),
  'urbno-why-assassin-only': () => t('web-urbno-needs-crystal'),
  'urbno-why-assassin-locked': () => t('web-urbno-emperor-forbids'),
  'urbno-why-row': () => t('web-urbno-in-order'),
  'urbno-why-not-held': () => t('web-urbno-not-yet'),
};

function colourWord(store: TableStore, words: Words): string {
  return plain(store.words.thing('colour', words.args['colour']));
}

/** Why a card may not be played, in two or three words. */
export function shortReason(store: TableStore, words: Words): string {
  return REASONS[words.id]?.(words, store) ?? '';
}

export function noteOf(store: TableStore, card: string): Note | null {
  const help = helpsOf(store).cards?.[card];
  if (!help || store.help === 'table') return null;
  if (help.why) {
    const text = shortReason(store, help.why);
    return text ? { text, kind: help.playable ? 'plain' : 'no' } : null;
  }
  return store.help === 'full' ? outcomeNote(help, numberOf(store, card)) : null;
}

function outcomeNote({ outcome, against }: CardHelp, number: number): Note | null {
  switch (outcome) {
    case 'takes':
      return { text: t('web-urbno-note-takes', { number }), kind: 'good' };
    case 'loses':
      return against === null
        ? { text: t('web-urbno-note-loses'), kind: 'plain' }
        : { text: t('web-urbno-note-loses-to', { number, against }), kind: 'plain' };
    case 'ahead':
      return { text: t('web-urbno-note-ahead'), kind: 'plain' };
    case 'behind':
      return against === null
        ? { text: t('web-urbno-tag-behind'), kind: 'plain' }
        : { text: t('web-urbno-note-behind', { against }), kind: 'plain' };
    default:
      return null;
  }
}

// ---- the bar ----

export function eyebrow(store: TableStore): string {
  const view = viewOf(store);
  if (!view || view.result) return '';
  if (view.phase !== 'tricks' || !view.trick) {
    return t('web-urbno-your-turn-in', { phase: phaseOf(view) });
  }
  if (!store.options.some(({ kind }) => kind === 'play')) {
    return t('web-urbno-your-turn-in', { phase: trickOf(view) });
  }
  const duty = dutyOf(store, view);
  return duty ? `${turnOf(view)} ${duty}` : turnOf(view);
}

function turnOf(view: UrbnoView): string {
  const played = view.trick?.plays.length ?? 0;
  const seats = view.seats.length;
  if (played === 0) return t('web-urbno-turn-lead', { number: view.trick?.number ?? 0 });
  if (played === seats - 1) return t('web-urbno-turn-last');
  return t('web-urbno-turn-place', { place: played + 1, of: seats });
}

/** What binds you: the colour to follow, or the lowest card. */
function dutyOf(store: TableStore, view: UrbnoView): string {
  const led = view.trick?.led;
  if (!led) return '';
  if (missionOf(store)?.choice === 'lay') return t('web-urbno-duty-row');
  const held = view.hand?.cards ?? [];
  const plays = store.options
    .filter(({ kind, refs }) => kind === 'play' && refs.length === 1)
    .map(({ refs }) => cut(refs[0] ?? '')[1]);
  const colours = new Set(plays.map(colourOf));
  const only = colours.size === 1 ? [...colours][0] : null;
  const colour = (name: string): string => plain(store.words.thing('colour', name));
  const lowest = view.trick?.powers.includes('wizard') ? ` ${t('web-urbno-duty-lowest')}` : '';
  if (only === led) return t('web-urbno-duty-follow', { colour: colour(led) }) + lowest;
  if (only === view.dominant) {
    return (
      t('web-urbno-duty-dominant', { colour: colour(view.dominant), led: colour(led) }) + lowest
    );
  }
  if (lowest) return t('web-urbno-duty-lowest');
  // Only who has the choice of several cards, and none that would have to be played, is told so.
  const free = held.length > 1 && held.every((card) => plays.includes(card));
  const lacking = !held.some((card) => colourOf(card) === led);
  return free && lacking ? t('web-urbno-duty-none', { led: colour(led) }) : '';
}

export function question(store: TableStore): string {
  const { decision, armed } = store;
  if (!decision) return '';
  const card = armedCard(store);
  if (card) return playQuestion(store, card);
  if (armed && armed.kind !== 'done') return sentence(store, armed);
  return decision.prompt ? store.words.text(decision.prompt) : '';
}

function playQuestion(store: TableStore, card: string): string {
  const plan = planOf(store);
  const power = plan.power?.rank;
  return rich('web-urbno-do-play', {
    card: store.words.thing('card', card),
    number: plan.cubes ? String(plannedNumber(store, card)) : 'none',
    power: power ? powerName(power) : 'none',
  });
}

function sentence(store: TableStore, option: OptionOut): string {
  const announce = helpsOf(store).announce;
  if (option.kind === 'cubes' && announce) {
    return rich('web-urbno-do-play', {
      card: store.words.thing('card', announce.card),
      number: String(numberOf(store, announce.card) + cubesOf(option)),
      power: 'none',
    });
  }
  const [kind, value] = cut(option.refs[0] ?? '');
  if (option.kind === 'colour') {
    return rich('web-urbno-do-name', { what: store.words.thing(kind, value) });
  }
  if (option.kind === 'player') {
    return rich('web-urbno-do-name', { what: seatName(store, Number(value)) });
  }
  if (option.kind === 'pick') return rich('web-urbno-do-pick', { number: value });
  return store.words.option(option);
}

const VERBS: Record<string, Say> = {
  take: () => t('web-urbno-verb-take'),
  power: () => t('web-urbno-verb-power'),
  cubes: () => t('web-urbno-verb-cubes'),
  certain: () => t('web-urbno-verb-certain'),
  done: () => t('web-urbno-verb-done'),
  wait: () => t('web-urbno-verb-wait'),
  return: () => t('web-urbno-verb-return'),
  leave: () => t('web-urbno-verb-leave'),
  steal: () => t('web-urbno-verb-steal'),
  activate: () => t('web-urbno-verb-activate'),
  decline: () => t('web-urbno-verb-decline'),
  colour: () => t('web-urbno-verb-name'),
  player: () => t('web-urbno-verb-name'),
  give: () => t('web-urbno-verb-give'),
  echo: () => t('web-urbno-verb-echo'),
  keep: () => t('web-urbno-verb-keep'),
  lay: () => t('web-urbno-verb-lay'),
  split: () => t('web-urbno-verb-split'),
  pass: () => t('web-urbno-verb-pass'),
  pick: () => t('web-urbno-verb-pick'),
  count: () => t('web-urbno-verb-count'),
  'keep-count': () => t('web-urbno-verb-keep-count'),
};

export function verb(store: TableStore, option: OptionOut): string {
  return option.kind === 'play' ? playVerb(store, option) : (VERBS[option.kind]?.() ?? '');
}

/** The button names the outcome, as far as it is known. */
function playVerb(store: TableStore, option: OptionOut): string {
  const chosen = store.armed?.notation === option.notation;
  const outcome = chosen && store.help === 'full' ? forecastOf(store)?.outcome : null;
  switch (outcome) {
    case 'takes':
      return t('web-urbno-verb-play-takes');
    case 'ahead':
      return viewOf(store)?.trick?.powers.includes('dwarf')
        ? t('web-urbno-verb-play-lowest')
        : t('web-urbno-verb-play-highest');
    case 'leads':
      return t('web-urbno-verb-lead');
    default:
      return t('web-urbno-verb-play');
  }
}

export function chip(store: TableStore, ref: string): string | null {
  const [kind, value] = cut(ref);
  switch (kind) {
    case 'seat':
      return store.words.name(Number(value));
    case 'card':
      return null; // the hand itself lies below the bar
    case 'half':
      return t('web-urbno-half', { number: value });
    case 'scroll':
      return scrollTitle(store, Number(value));
    case 'power':
      return helpsOf(store).idle?.includes(value as Rank)
        ? t('web-urbno-power-idle', { power: powerName(value as Rank) })
        : powerName(value as Rank);
    default:
      return plain(store.words.thing(kind, value));
  }
}

/** What a crystal pays for has a crystal on its chip; the number of cubes has a cube. */
export function icon(store: TableStore, ref: string): string | null {
  if (ref === 'option:cubes') return 'cube';
  const powers = store.options.filter(({ kind }) => kind === 'power');
  const paid = ref === 'option:power' || powers.some(({ refs }) => refs.includes(ref));
  return paid ? 'crystal-growth' : null;
}

// ---- the log ----

export function eventRefs(told: GameEvent): string[] {
  const event = eventOf<Events>(told);
  const cards = [
    ...('card' in event ? [event.card] : []),
    ...('drawn' in event ? [event.drawn] : []),
    ...('returned' in event ? [event.returned] : []),
    ...('cards' in event ? event.cards : []),
  ];
  const scrolls = 'scroll' in event ? [`scroll:${event.scroll}`] : [];
  return [...cards.map((card) => `card:${card}`), ...scrolls];
}

// ---- the whole table in one paragraph ----

export function describeTable(store: TableStore): string {
  const view = viewOf(store);
  if (!view) return '';
  const colour = (name: string): string => plain(store.words.thing('colour', name));
  const lines = [
    t('web-urbno-tell-round', {
      number: view.round,
      rounds: factsOf(store).rounds,
      colour: colour(view.dominant),
      mission: missionTitle(view),
    }),
    missionText(view),
    ...view.seats.map((seat) =>
      t('web-urbno-tell-seat', {
        seat: seatName(store, seat.seat),
        crystals: seat.crystals,
        cubes: seat.cubes,
        scrolls: seat.scrolls,
        tricks: seat.tricks,
        total: seat.total,
      }),
    ),
    ...tellTrick(store, view),
    ...tellHand(store, view),
  ];
  return lines.filter(Boolean).join(' ');
}

function tellTrick(store: TableStore, view: UrbnoView): string[] {
  if (!view.trick) return [];
  const plays = view.trick.plays.map((play) =>
    t('web-urbno-tell-play', {
      seat: seatName(store, play.seat),
      card: cardName(store, play.card),
      number: play.number,
    }),
  );
  const because = (helpsOf(store).winning ?? []).map((part) => plain(store.words.text(part)));
  return [`${trickOf(view)}.`, ...plays, ...because];
}

function tellHand(store: TableStore, view: UrbnoView): string[] {
  const cards = [...(view.hand?.cards ?? []), ...(view.seats[view.you ?? -1]?.open ?? [])];
  if (!cards.length) return [];
  return [
    t('web-urbno-tell-hand', { cards: cards.map((card) => cardName(store, card)).join(', ') }),
  ];
}
