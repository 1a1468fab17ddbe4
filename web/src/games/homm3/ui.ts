/** Heroes III at the shared table. */
import { t } from '../../lib/i18n.svelte';
import type { Sound } from '../../lib/sound';
import type { TableStore } from '../../lib/table.svelte';
import { eventOf } from '../../lib/told';
import type { Answer, OptionOut } from '../../lib/types';
import { cut, cutNumber } from '../../lib/words';
import type { TableUi } from '../registry';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { buyerOf, keepArmy } from './buying';
import { ended, onward } from './campaign';
import { holding } from './cards';
import { ending } from './ending';
import { piles, shownAs } from './shown';
import { glowing } from './glowing';
import FightOut from './FightOut.svelte';
import Hand from './Hand.svelte';
import Held from './Held.svelte';
import Emblem from './heraldry/Emblem.svelte';
import { cardIcon, TOKEN_ICONS, unitIcon } from './icons';
import ArmyTab from './map/ArmyTab.svelte';
import Beside from './map/Beside.svelte';
import CastleTab from './map/CastleTab.svelte';
import Count from './map/Count.svelte';
import { showFace } from './map/face.svelte';
import FieldTab from './map/FieldTab.svelte';
import { scenarioName } from './map/goal';
import { firstDiscard, mark, otherDiscards } from './map/discards.svelte';
import GoalBrief from './map/GoalBrief.svelte';
import Goals from './map/Goals.svelte';
import GoalSheet from './map/GoalSheet.svelte';
import { tokenIcon } from './map/tokens';
import { RESOURCE_ICONS } from './map/icons';
import { mapIcon, mapTab } from './map/looking';
import { selectedHero } from './map/marks';
import { armsBill, nextPayment, noteAct } from './map/plan.svelte';
import Realm from './map/Realm.svelte';
import { looksThen, searches } from './map/searching';
import { noteRide, rideOf, ridesOn, stepsAfter } from './map/ride.svelte';
import Standing from './map/Standing.svelte';
import { nothingNew, noteTurn } from './map/announced';
import { townWindow } from './map/words';
import { onMap, realmOf, worldOf } from './map/world';
import { firstWay } from './marks';
import { scenesOf } from './scenes';
import {
  asFacts,
  asView,
  attackOn,
  battleOf,
  depth,
  factsOf,
  heroOf,
  markOfSeat,
  ownActive,
} from './model';
import { passOf } from './passing';
import { noteRoll } from './prepared.svelte';
import SeatFacts from './SeatFacts.svelte';
import Sides from './Sides.svelte';
import Strip from './Strip.svelte';
import {
  about,
  actor,
  byStandIn,
  describeTable,
  eventRefs,
  lineHero,
  lineMark,
  retell,
  score,
  sideName,
  silent,
} from './telling';
import { prepares } from './touching';
import { reaction, spared } from './windows.svelte';
import type { Events } from './wire';
import { chip, describe, eyebrow, factionName, final, question, short, verb } from './words';

/** Players also win together: whoever has won has a point. */
const winners = ({ state }: TableStore): number[] =>
  ((state?.result as { scores: number[] } | null | undefined)?.scores ?? []).flatMap(
    (score, seat) => (score ? [seat] : []),
  );

function held(store: TableStore): number {
  return holding(store).reduce((sum, { count, laid }) => sum + (laid ? 0 : count), 0);
}

/** Choices for which one looks at the hand: cards go, or units are placed for the sake of them. */
const HELD_IN_MIND = new Set(['discard', 'keep', 'deploy']);

/** Where the things lie that a guide points at, if they all lie there. */
function litTab(store: TableStore): string | null {
  const tabs = new Set([...store.lit].map((ref) => LIT_TABS[cut(ref)[0]] ?? null));
  const [tab] = tabs;
  return store.mine && tabs.size === 1 ? (tab ?? null) : null;
}
const LIT_TABS: Record<string, string> = { card: 'hand', building: 'castle', token: 'castle' };

/** An attack needs its odds, a card window the hand. */
function tabFor(store: TableStore): string | null {
  if (isOver(store)) return null;
  const lit = litTab(store);
  if (lit) return lit;
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

const STOPS = new Set(['stop']);

/** The only thing that a unit of one's own can attack: it is aimed at by itself. */
function onlyTarget(store: TableStore): string | null {
  if (!ownActive(store)) return null;
  const refs = new Set(
    store.options.flatMap((option) => (attackOn(option) ? option.refs.slice(0, 1) : [])),
  );
  return refs.size === 1 ? ([...refs][0] as string) : null;
}

/**
 * In their own turn one hero is selected: what it can reach stands in the bar. A unit that could
 * go to one space only is asked whether it does.
 */
function begin(store: TableStore): string[] {
  const settled = store.narrowing.settle([]);
  if (settled.length) return settled;
  if (!onMap(store)) {
    const aim = onlyTarget(store);
    if (aim) return [aim];
    return store.options.some(({ kind }) => kind === 'move') ? store.narrowing.only(STOPS) : [];
  }
  if (!store.options.some(({ kind }) => kind === 'end-turn')) return [];
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

const fieldTab = (store: TableStore): string => {
  const ride = rideOf(store);
  if (ride) return t('web-homm3-ride-tab', { count: ride.ride.fields.length });
  return store.options.some(({ kind }) => kind === 'rotate')
    ? t('web-homm3-world-tab-tile')
    : t('web-homm3-world-tab-field');
};

function castleTab(store: TableStore): string {
  const realm = realmOf(worldOf(store), store.seat);
  return realm ? factionName(realm.faction) : t('web-homm3-world-tab-town');
}

/** After their own turn one looks at the map: there the others play. */
function takes(store: TableStore, option: OptionOut): void {
  noteAct(store, option);
  noteTurn(store);
  noteRoll(store, option);
  noteRide(store, option);
  if (option.kind === 'bought') keepArmy(store);
  if (option.kind === 'end-turn') showFace(store, 'map');
}

const isOver = (store: TableStore): boolean => store.live && Boolean(store.state?.result);

/** What nearly everybody does: ride on, draw to the limit, look at the cards of a Search. */
const usualOnMap = (store: TableStore): OptionOut | null =>
  ridesOn(store) ??
  firstDiscard(store) ??
  searches(store) ??
  store.options.find(({ kind }) => kind === 'draw-all') ??
  null;

/** Whoever has bought something may be ready. */
const usualOfArmy = (store: TableStore): OptionOut | null =>
  (buyerOf(store)?.troops.length && store.options.find(({ kind }) => kind === 'bought')) || null;

const followsOnMap = (store: TableStore, option: OptionOut): Answer[] => [
  ...stepsAfter(store, option),
  ...otherDiscards(store, option),
  ...looksThen(store, option),
];

/** Asides that are no grave matter. */
const LIGHT = new Set(['want', 'unwant', 'fight-out', 'fight-out-slowly', 'fight-myself']);

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
  Held,
  Public: Realm,
  Aside: Beside,
  Rival: Goals,
  Brief: GoalBrief,
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
  Face: Emblem,
  face: (view, seat) => heroOf(asView(view), seat),
  lineFace: (view, event) => lineHero(asView(view), event),
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
  Meanwhile: FightOut,
  byStandIn,
  spares: (store) => (onMap(store) ? (nextPayment(store) ?? nothingNew(store)) : spared(store)),
  takes,
  usual: (store) => (onMap(store) ? usualOnMap(store) : usualOfArmy(store)),
  follows: (store, option) => (onMap(store) ? followsOnMap(store, option) : []),
  touched: (store, ref) => mark(store, ref) || prepares(store, ref),
  glows: glowing,
  composing: (store) => onMap(store) && armsBill(store),
  grave: ({ kind }) => !LIGHT.has(kind),

  describe: (kind, value, facts, view) =>
    describe(kind, value, asFacts(facts ?? {}), view ? asView(view) : null),
  retell: (event, facts, view) =>
    retell(eventOf<Events>(event), view && asView(view), asFacts(facts)?.map),
  about,
  scenes: (before, _after, events) => scenesOf(before, events),
  sounds: SOUNDS,
  heading: ({ kind }) => kind === 'combat-round' || kind === 'round' || kind === 'turn',
  silent,
  actor: (view, event) => actor(asView(view), event),
  lineMark: (view, event) => lineMark(asView(view), event),
  eventRefs,
  goal: {
    label: (store) => {
      const world = worldOf(store);
      return world && scenarioName(world);
    },
    component: GoalSheet,
  },
  shownAs,
  piles,
  ending,
  Count,
  winners,
  onward,
  ended,
  describeTable,
};

export default ui;
