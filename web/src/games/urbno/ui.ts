/** King Urbno at the shared table. */
import { t } from '../../lib/i18n.svelte';
import type { Sound } from '../../lib/sound';
import type { TableStore } from '../../lib/table.svelte';
import { allRefs } from '../../lib/narrow';
import { eventOf } from '../../lib/told';
import { cut } from '../../lib/words';
import type { TableUi } from '../registry';
import Aside from './Aside.svelte';
import { ending, tiebreak } from './ending';
import Extras from './Extras.svelte';
import Felt from './Felt.svelte';
import Hand from './Hand.svelte';
import Held from './Held.svelte';
import { groupsOf } from './holding';
import { markOf } from './hues';
import Mission from './Mission.svelte';
import { scenesOf } from './scenes';
import Score from './Score.svelte';
import ScorePad from './ScorePad.svelte';
import SeatFacts from './SeatFacts.svelte';
import Strip from './Strip.svelte';
import { cubesOf, drawsScrolls, factsOf, takenTricks, viewOf, type UrbnoView } from './table';
import TricksTaken from './TricksTaken.svelte';
import type { Events } from './wire';
import {
  about,
  chip,
  describe,
  describeTable,
  eventRefs,
  eyebrow,
  icon,
  question,
  verb,
} from './words';

/** What can be taken back while nobody else has chosen; everything else shows or draws a card. */
const REVOCABLE = new Set([
  'take',
  'power',
  'cubes',
  'certain',
  'decline',
  'wait',
  'lay',
  'split',
  'pass',
]);

/** Questions that come in somebody else's turn. */
const REACTIONS = new Set(['urbno-ask-react', 'urbno-ask-steal']);

function cardsHeld(store: TableStore): number {
  return groupsOf(store).reduce((sum, { cards }) => sum + cards.length, 0);
}

const SOUNDS = {
  played: 'card',
  turned: 'card',
  explored: 'card',
  passed: 'card',
  trick: 'wood',
  stole: 'wood',
} satisfies Partial<Record<keyof Events, Sound>>;

const ui: TableUi = {
  dock: 'bottom',
  Board: Felt,
  Hand,
  Held,
  Public: Mission,
  Aside,
  SeatFacts,
  Strip,
  tabs: [
    {
      id: 'hand',
      label: (store) => t('web-urbno-tab-hand', { count: cardsHeld(store) }),
      component: Hand,
    },
    {
      id: 'tricks',
      label: (store) => t('web-urbno-tab-tricks', { count: takenTricks(store).length }),
      component: TricksTaken,
    },
    { id: 'score', label: () => t('web-urbno-tab-score'), component: Score, tall: true },
  ],
  tabFor: (store) =>
    store.options.some(({ refs }) => cut(refs[0] ?? '')[0] === 'card') ? 'hand' : null,

  mark: (_view, seat) => markOf(seat),
  side: (store, seat) =>
    viewOf(store)?.pairs ? t('web-urbno-with', { name: store.words.name((seat + 2) % 4) }) : '',
  score: (store, seat) => {
    const view = viewOf(store);
    const total = view?.result?.scores[seat] ?? view?.seats[seat]?.total ?? 0;
    return { value: total < 0 ? `−${-total}` : String(total), of: t('web-urbno-points') };
  },

  depth: allRefs,
  eyebrow,
  reaction: (store) => REACTIONS.has(store.decision?.prompt?.id ?? ''),
  where: (store) =>
    t('web-urbno-where', { number: viewOf(store)?.round ?? 0, rounds: factsOf(store).rounds }),
  question,
  verb,
  chip,
  icon,
  final: (option) => !REVOCABLE.has(option.kind) || drawsScrolls(option),
  stepped: (option) => (option.kind === 'cubes' ? cubesOf(option) : null),
  Extras,

  scenes: (before, after, events) => scenesOf(before as UrbnoView, after as UrbnoView, events),
  describe,
  about,
  sounds: SOUNDS,
  heading: (event) => event.kind === 'round',
  rounds: (event) => event.kind === 'trick',
  actor: (_view, told) => {
    const event = eventOf<Events>(told);
    return 'seat' in event ? event.seat : null;
  },
  eventRefs,
  shownAs: (_store, ref) => (/^(card|power|mission|scroll):/.test(ref) ? ref : null),
  ending,
  tiebreak,
  Count: ScorePad,
  describeTable,
};

export default ui;
