/** Tash-Kalar's part of the table. */
import { plain, t } from '../../lib/i18n.svelte';
import type { Sound } from '../../lib/sound';
import type { TableStore } from '../../lib/table.svelte';
import { eventOf } from '../../lib/told';
import type { Words } from '../../lib/types';
import { countedOf } from '../../table/results';
import type { TableUi, Tab } from '../registry';
import Board from './Board.svelte';
import { cardInQuestion } from './cards';
import CardTab from './CardTab.svelte';
import { describeTable } from './describe';
import { ending, tiebreak } from './ending';
import { piles } from './piles';
import Extras from './Extras.svelte';
import Hand from './Hand.svelte';
import Held from './Held.svelte';
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

/** An effect needs its card, the end of a turn and a guide that points at tasks the tasks,
    everything else the hand. */
function tabFor(store: TableStore): string | null {
  const view = viewOf(store);
  if (!store.mine || !view) return null;
  if (store.options.some(({ kind }) => kind === 'claim')) return 'public';
  if (store.table?.guide && [...store.lit].some((ref) => ref.startsWith('task:'))) return 'public';
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
  // In the end pending beings are paid for (TK-12.11).
  return { value: String(countedOf(store, seat) ?? pointsOf(own)).replace('-', '−'), of };
}

/** Who did it, or else the side that it is told of. */
function actor(view: TkView, event: TkEvent): number | null {
  if ('seat' in event) return event.seat;
  return 'colour' in event ? seatOfColour(view, event.colour) : null;
}

/** Whose piece it is goes without saying as long as it is a common one of the player's own. */
function retell(event: TkEvent, view: TkView | null): Words | null {
  if (event.kind !== 'placed' || event.rank !== 'common') return null;
  const { seat, square, colour } = event;
  const own = view && seatOf(view, seat)?.colour === colour;
  return own ? { id: 'web-tashkalar-log-placed', args: { seat, square } } : null;
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
  swapped: 'stone',
  stored: 'stone',
  released: 'stone',
  gateway: 'stone',
  frozen: 'card',
  thawed: 'card',
  warped: 'card',
  'taken-up': 'card',
  buried: 'card',
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

const SKIPS = new Set(['skip']);
/** What a card is not used for merely because it was touched to be read. */
const READ_FIRST = new Set(['discard', 'warp', 'thaw']);

/** Where an effect could do one thing only, the question is whether it does. */
function begin({ narrowing }: TableStore): string[] {
  const settled = narrowing.settle([]);
  return settled.length ? settled : narrowing.only(SKIPS);
}

const ui: TableUi = {
  dock: 'side',
  Board,
  Hand,
  Held,
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
  begin,
  eyebrow,
  question,
  verb,
  chip,
  final,
  // A card that cannot be summoned is touched to be read; that alone must neither discard nor play it.
  waits: ({ kind }) => READ_FIRST.has(kind),
  stepped: () => null,
  describe: () => null,
  retell: (event, _facts, view) => retell(eventOf<Events>(event), view as TkView | null),
  sounds: SOUNDS,
  heading: (event) => event.kind === 'turn',
  actor: (view, event) => actor(view as TkView, eventOf<Events>(event)),
  eventRefs: (event) => squaresOf(eventOf<Events>(event)).map((square) => `sq:${square}`),
  shownAs: (_store, ref) => (/^(card|task):/.test(ref) ? ref : null),
  piles,
  ending,
  tiebreak,
  describeTable,
};

export default ui;
