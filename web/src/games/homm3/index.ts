/** Heroes III at the shared table. */
import { t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { cut } from '../../lib/words';
import type { GameUi } from '../registry';
import Aside from './Aside.svelte';
import Asked from './Asked.svelte';
import Board from './Board.svelte';
import { holding } from './cards';
import Enemy from './Enemy.svelte';
import Hand from './Hand.svelte';
import { cardIcon, TOKEN_ICONS, unitIcon } from './icons';
import { firstWay } from './marks';
import { battleOf, depth, factsOf, markOfSeat } from './model';
import Public from './Public.svelte';
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
import { chip, describe, eyebrow, final, question, short, verb } from './words';

function held(store: TableStore): number {
  return holding(store).reduce((sum, { count, laid }) => sum + (laid ? 0 : count), 0);
}

/** An attack needs its odds, a card window the hand. */
/** Choices for which one looks at the hand: cards go, or units are placed for the sake of them. */
const HELD_IN_MIND = new Set(['discard', 'keep', 'deploy']);

function tabFor(store: TableStore): string | null {
  if (!store.mine) return null;
  if (store.armed?.kind === 'attack') return 'odds';
  const cards = store.options.some(({ kind }) => HELD_IN_MIND.has(kind));
  return passOf(store) || cards ? 'hand' : null;
}

/** What a unit does instead of attacking, and what ends a combat: chips beside the targets. */
const OPTION_ICONS: Record<string, string> = {
  defend: TOKEN_ICONS.defending,
  ability: 'magic-swirl',
  surrender: 'flying-flag',
};
const CHIPPED = new Set([...Object.keys(OPTION_ICONS), 'reserve']);

function icon(store: TableStore, ref: string): string | null {
  const [kind, value] = cut(ref);
  if (kind === 'unit' || kind === 'troop') return unitIcon(factsOf(store), value);
  if (kind === 'option') return OPTION_ICONS[value] ?? null;
  return kind === 'card' ? cardIcon(factsOf(store), value) : null;
}

export const homm3: GameUi = {
  id: 'homm3',
  dock: 'bottom',
  rail: 'seats',
  Board,
  Hand,
  Public,
  Aside,
  Rival: Enemy,
  SeatFacts,
  Strip,
  tabs: [
    { id: 'odds', label: () => t('web-homm3-tab-odds'), component: Aside },
    {
      id: 'hand',
      label: (store) => t('web-homm3-tab-hand', { count: held(store) }),
      component: Hand,
    },
    { id: 'sides', label: () => t('web-homm3-tab-sides'), component: Sides },
  ],
  tabFor,

  mark: markOfSeat,
  side: sideName,
  score,

  depth,
  firstWay,
  eyebrow,
  reaction,
  where: (store) => {
    const round = battleOf(store)?.round ?? 0;
    return round ? t('web-homm3-where', { round }) : t('web-homm3-where-before');
  },
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
  Standing: Asked,
  spares: spared,

  describe,
  about,
  heading: (event) => event.kind === 'combat-round',
  silent,
  actor,
  lineMark,
  eventRefs,
  describeTable,
};
