/** Heroes III at the shared table. */
import { t } from '../../lib/i18n.svelte';
import type { Sound } from '../../lib/sound';
import type { TableStore } from '../../lib/table.svelte';
import { eventOf } from '../../lib/told';
import type { OptionOut } from '../../lib/types';
import { cut, cutNumber } from '../../lib/words';
import type { TableUi } from '../registry';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { ended, onward } from './campaign';
import { holding } from './cards';
import Hand from './Hand.svelte';
import { cardIcon, TOKEN_ICONS, unitIcon } from './icons';
import ArmyTab from './map/ArmyTab.svelte';
import Beside from './map/Beside.svelte';
import CastleTab from './map/CastleTab.svelte';
import { showFace } from './map/face.svelte';
import FieldTab from './map/FieldTab.svelte';
import Goals from './map/Goals.svelte';
import { tokenIcon } from './map/tokens';
import { RESOURCE_ICONS } from './map/icons';
import { mapIcon, mapTab } from './map/looking';
import { selectedHero } from './map/marks';
import { armsBill, nextPayment, noteAct } from './map/plan.svelte';
import Realm from './map/Realm.svelte';
import Standing from './map/Standing.svelte';
import { retell } from './map/telling';
import { townWindow } from './map/words';
import { onMap, realmOf, worldOf } from './map/world';
import { firstWay } from './marks';
import { asFacts, asView, battleOf, depth, factsOf, markOfSeat } from './model';
import SeatFacts from './SeatFacts.svelte';
import Sides from './Sides.svelte';
import Strip from './Strip.svelte';
import {
  about,
  actor,
  describeTable,
  eventRefs,
  lineMark,
  score,
  sideName,
  silent,
} from './telling';
import { passOf, reaction, spared } from './windows.svelte';
import type { Events } from './wire';
import { chip, describe, eyebrow, factionName, final, question, short, verb } from './words';

function held(store: TableStore): number {
  return holding(store).reduce((sum, { count, laid }) => sum + (laid ? 0 : count), 0);
}

/** Choices for which one looks at the hand: cards go, or units are placed for the sake of them. */
const HELD_IN_MIND = new Set(['discard', 'keep', 'deploy']);

/** An attack needs its odds, a card window the hand. */
function tabFor(store: TableStore): string | null {
  if (onMap(store)) return mapTab(store);
  if (!store.mine) return null;
  if (store.armed?.kind === 'attack') return 'odds';
  const cards = store.options.some(({ kind }) => HELD_IN_MIND.has(kind));
  return passOf(store) || cards ? 'hand' : null;
}

/** What is done without touching anything: chips beside those for what can be touched. */
const OPTION_ICONS: Record<string, string> = {
  population: tokenIcon('population'),
  'read-book': tokenIcon('book'),
  'garden-gold': RESOURCE_ICONS.gold,
  'garden-valuables': RESOURCE_ICONS.valuables,
  defend: TOKEN_ICONS.defending,
  ability: 'magic-swirl',
  surrender: 'flying-flag',
  'surrender-free': 'flying-flag',
};
const CHIPPED = new Set([
  ...Object.keys(OPTION_ICONS),
  'reserve',
  'hire',
  'bonus-resources',
  'bonus-artifacts',
  'pay-gold',
  'pay-valuables',
]);

function icon(store: TableStore, ref: string): string | null {
  const [kind, value] = cut(ref);
  const onTheMap = onMap(store) ? mapIcon(store, ref) : undefined;
  if (onTheMap !== undefined) return onTheMap;
  if (kind === 'unit' || kind === 'troop') return unitIcon(factsOf(store), cutNumber(value)[0]);
  if (kind === 'option') return OPTION_ICONS[value] ?? null;
  return kind === 'card' ? cardIcon(factsOf(store), value) : null;
}

/** In their own turn one hero is selected: what it can reach stands in the bar. */
function begin(store: TableStore): string[] {
  const settled = store.narrowing.settle([]);
  if (settled.length || !onMap(store) || !store.options.some(({ kind }) => kind === 'end-turn')) {
    return settled;
  }
  const hero = `hero:${selectedHero(store)}`;
  return store.options.some(({ kind, refs }) => kind !== 'revisit' && refs[0] === hero)
    ? [hero]
    : [];
}

function where(store: TableStore): string {
  const world = worldOf(store);
  if (world && onMap(store)) {
    if (!world.round) return t('web-homm3-world-setup');
    return world.rounds
      ? t('web-homm3-world-where', { round: world.round, rounds: world.rounds })
      : t('web-homm3-world-round', { round: world.round });
  }
  const round = battleOf(store)?.round ?? 0;
  return round ? t('web-homm3-where', { round }) : t('web-homm3-where-before');
}

const fieldTab = (store: TableStore): string =>
  store.options.some(({ kind }) => kind === 'rotate')
    ? t('web-homm3-world-tab-tile')
    : t('web-homm3-world-tab-field');

function castleTab(store: TableStore): string {
  const realm = realmOf(worldOf(store), store.seat);
  return realm ? factionName(realm.faction) : t('web-homm3-world-tab-town');
}

/** After their own turn one looks at the map: there the others play. */
function takes(store: TableStore, option: OptionOut): void {
  noteAct(store, option);
  if (option.kind === 'end-turn') showFace(store, 'map');
}

const isFight = (store: TableStore): boolean => !onMap(store);

const SOUNDS = {
  placed: 'stone',
  lifted: 'stone',
  discarded: 'card',
  drew: 'card',
  'drew-hidden': 'card',
  played: 'card',
  moves: 'wood',
  rolled: 'wood',
  hit: 'stone',
  flipped: 'card',
  defeated: 'break',
  broke: 'break',
} satisfies Partial<Record<keyof Events, Sound>>;

const ui: TableUi = {
  dock: 'bottom',
  rail: 'seats',
  Board,
  Hand,
  Public: Realm,
  Aside: Beside,
  Rival: Goals,
  logAside: onMap,
  SeatFacts,
  Strip,
  tabs: [
    { id: 'odds', label: () => t('web-homm3-tab-odds'), component: Aside, shown: isFight },
    { id: 'field', label: fieldTab, component: FieldTab, shown: onMap },
    {
      id: 'hand',
      label: (store) => t('web-homm3-tab-hand', { count: held(store) }),
      component: Hand,
    },
    { id: 'sides', label: () => t('web-homm3-tab-sides'), component: Sides, shown: isFight },
    { id: 'castle', label: castleTab, component: CastleTab, shown: onMap },
    { id: 'army', label: () => t('web-homm3-town-army'), component: ArmyTab, shown: onMap },
  ],
  tabFor,

  mark: (view, seat) => markOfSeat(asView(view), seat),
  side: sideName,
  score,

  depth,
  begin,
  firstWay,
  eyebrow,
  reaction: (store) =>
    onMap(store) ? townWindow(store) && worldOf(store)?.active !== store.seat : reaction(store),
  where,
  question,
  verb,
  short,
  chipped: ({ kind }) => CHIPPED.has(kind),
  icon,
  chip,
  final,
  // A card is touched to be read as well.
  waits: ({ kind }) => kind === 'discard',
  stepped: () => null,
  Standing,
  spares: (store) => (onMap(store) ? nextPayment(store) : spared(store)),
  takes,
  composing: (store) => onMap(store) && armsBill(store),
  grave: ({ kind }) => kind !== 'want' && kind !== 'unwant',

  describe: (kind, value, facts, view) =>
    describe(kind, value, asFacts(facts ?? {}), view ? asView(view) : null),
  retell: (event, facts, view) =>
    retell(eventOf<Events>(event), view && asView(view), asFacts(facts)?.map),
  about,
  sounds: SOUNDS,
  heading: ({ kind }) => kind === 'combat-round' || kind === 'round' || kind === 'turn',
  silent,
  actor: (view, event) => actor(asView(view), event),
  lineMark: (view, event) => lineMark(asView(view), event),
  eventRefs,
  onward,
  ended,
  describeTable,
};

export default ui;
