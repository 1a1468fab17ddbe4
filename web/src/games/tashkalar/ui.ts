/** Tash-Kalar's part of the table. */
import { plain, t } from '../../lib/i18n.svelte';
import type { Sound } from '../../lib/sound';
import type { TableStore } from '../../lib/table.svelte';
import { eventOf } from '../../lib/told';
import type { TableUi, Tab } from '../registry';
import Board from './Board.svelte';
import { cardInQuestion } from './cards';
import CardTab from './CardTab.svelte';
import { describeTable } from './describe';
import Extras from './Extras.svelte';
import Hand from './Hand.svelte';
import {
  factsOf,
  goalOf,
  handOf,
  pointsOf,
  seatOf,
  seatOfColour,
  viewOf,
  type TkEvent,
  type TkView,
} from './model';
import Public from './Public.svelte';
import SeatFacts from './SeatFacts.svelte';
import { chip, eyebrow, final, question, verb } from './sentences';
import { markOf } from './shapes';
import Strip from './Strip.svelte';
import type { Events } from './wire';

const TABS: readonly Tab[] = [
  {
    id: 'card',
    label: (store) => {
      const card = cardInQuestion(store);
      return card ? plain(store.words.thing('card', card)) : t('web-tashkalar-tab-card');
    },
    component: CardTab,
  },
  {
    id: 'hand',
    label: (store) => {
      const view = viewOf(store);
      return t('web-tashkalar-tab-hand', { cards: view ? handOf(view).length : 0 });
    },
    component: Hand,
  },
  {
    id: 'public',
    label: (store) =>
      viewOf(store)?.tasks ? t('web-tashkalar-tab-tasks') : t('web-tashkalar-tab-score'),
    component: Public,
  },
];

/** An effect needs its card, the end of a turn the tasks, everything else the hand. */
function tabFor(store: TableStore): string | null {
  const view = viewOf(store);
  if (!store.mine || !view) return null;
  if (store.options.some(({ kind }) => kind === 'claim')) return 'public';
  return view.playing ? 'card' : 'hand';
}

function score(store: TableStore, seat: number): { value: string; of: string } {
  const view = viewOf(store);
  const facts = factsOf(store);
  const own = view && seatOf(view, seat);
  if (!own || !facts || own.score === null) return { value: '', of: '' };
  const of =
    view.form === 'melee'
      ? t('web-tashkalar-score-lowest')
      : t('web-tashkalar-score-of', { goal: goalOf(facts, view) });
  return { value: String(pointsOf(own)), of };
}

/** Events whose colour is that of the player who acted, as far as the event alone can tell. */
const OWN = new Set(['placed', 'moved', 'lifted', 'started', 'upgraded', 'scored', 'scored-in']);

function actor(view: TkView, event: TkEvent): number | null {
  if ('seat' in event) return event.seat;
  return OWN.has(event.kind) && 'colour' in event ? seatOfColour(view, event.colour) : null;
}

/** The squares that a log line lights. */
function squaresOf(event: TkEvent): string[] {
  if ('squares' in event) return event.squares;
  if ('start' in event) return [event.start, event.end];
  return 'square' in event ? [event.square] : [];
}

const SOUNDS = {
  placed: 'stone',
  started: 'stone',
  moved: 'stone',
  lifted: 'stone',
  upgraded: 'stone',
  downgraded: 'stone',
  converted: 'stone',
  summoned: 'wood',
  destroyed: 'break',
  claimed: 'wood',
  discarded: 'card',
  drew: 'card',
  'drew-hidden': 'card',
} satisfies Partial<Record<keyof Events, Sound>>;

const ui: TableUi = {
  dock: 'side',
  Board,
  Hand,
  Public,
  Aside: null,
  SeatFacts,
  Strip,
  Extras,
  tabs: TABS,
  tabFor,
  mark: (view, seat) => markOf(seatOf(view as TkView, seat)?.colour ?? null),
  side: (store, seat) => {
    const view = viewOf(store);
    const school = view && seatOf(view, seat)?.school;
    return school ? plain(store.words.thing('school', school)) : '';
  },
  score,
  // The pieces used are not touched: summonings that differ in them are ways of one act.
  depth: ({ kind, refs }) => (kind === 'summon' ? 2 : refs.length),
  eyebrow,
  question,
  verb,
  chip,
  final,
  // A card that cannot be summoned is touched to be read; that alone must not discard it.
  waits: ({ kind }) => kind === 'discard',
  stepped: () => null,
  describe: () => null,
  sounds: SOUNDS,
  heading: (event) => event.kind === 'turn',
  actor: (view, event) => actor(view as TkView, eventOf<Events>(event)),
  eventRefs: (event) => squaresOf(eventOf<Events>(event)).map((square) => `sq:${square}`),
  describeTable,
};

export default ui;
