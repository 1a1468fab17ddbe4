/** The three tokens of a Town Board as buttons. */
import { tick } from 'svelte';
import { t } from '../../../lib/i18n.svelte';
import type { TableStore } from '../../../lib/table.svelte';
import { screen } from '../../../table/layout.svelte';
import { showFace, showsMuster, toggleMuster } from './face.svelte';
import { armsBill, mustering } from './plan.svelte';
import type { Token, TokenState } from './town';

const ICONS: Record<Token, string> = {
  build: 'hammer-nails',
  population: 'three-friends',
  book: 'spell-book',
};
export const tokenIcon = (token: Token): string => ICONS[token];

const NAMES: Record<Token, () => string> = {
  build: () => t('web-homm3-town-build'),
  population: () => t('web-homm3-town-population'),
  book: () => t('web-homm3-town-book'),
};
export const tokenName = (token: Token): string => NAMES[token]();

/** Whether the bar or the sheet is busy with it. */
export function inUse(store: TableStore, { token, option }: TokenState): boolean {
  if (token === 'population') return mustering(store) || armsBill(store) || showsMuster(store);
  if (token === 'build') return store.armed?.kind === 'build';
  return option !== null && store.chosen?.notation === option.notation;
}

/** "ready", "used", "ready, 6 gold". */
export function stateName(store: TableStore, state: TokenState): string {
  if (inUse(store, state)) return t('web-homm3-town-in-use');
  if (!state.ready) return t('web-homm3-town-used');
  return state.cost
    ? t('web-homm3-town-ready-for', { gold: state.cost })
    : t('web-homm3-town-ready');
}

/** The Spell Book is chosen at once; what to build and whom to recruit is chosen on the board. */
export function takeToken(store: TableStore, state: TokenState): void {
  const { token, ready, option } = state;
  if (token === 'book' && option) store.choose(option);
  else if (token === 'book' || !ready) void store.explain(`token:${token}`);
  else {
    showFace(store, 'town');
    if (token !== 'population') return;
    if (screen.layout === 'column') toggleMuster(store);
    else void tick().then(openSheet);
  }
}

/** The sheet is seen whole, and the keyboard begins at the first unit that can be had. */
function openSheet(): void {
  const sheet = document.querySelector('[data-sheet="population"]');
  sheet?.scrollIntoView({ block: 'nearest' });
  const steps = sheet?.querySelectorAll<HTMLElement>('.path button') ?? [];
  const free = [...steps].find((step) => step.getAttribute('aria-disabled') === 'false');
  free?.focus({ preventScroll: true });
}
