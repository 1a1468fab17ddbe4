/** The marks of the seats before a match shows its own. */
import { markOfFaction } from '../games/homm3/model';
import { t } from '../lib/i18n.svelte';
import type { SeatMark, Shape } from '../games/registry';
import { planOf, type Options } from './plans';
import { scenarios } from './scenarios.svelte';

const SHAPES: readonly Shape[] = ['circle', 'diamond', 'hexagon', 'leaf'];
const SHAPE_OF: Record<string, Shape> = {
  blue: 'circle',
  red: 'diamond',
  brown: 'hexagon',
  green: 'leaf',
};
const COLOUR_OF_SCHOOL: Record<string, string> = {
  northern: 'blue',
  southern: 'red',
  highland: 'brown',
  sylvan: 'green',
};
const URBNO = ['teal', 'violet', 'coral', 'sage'];

/** A seat's hue and silhouette; a school that is not known yet has no hue. */
export function markOf(game: string, options: Options, seat: number): SeatMark {
  if (game === 'urbno') {
    return { colour: `var(--seat-${URBNO[seat]})`, shape: SHAPES[seat] ?? 'circle' };
  }
  if (game === 'homm3') return sideMark(options, seat);
  const side = planOf(game).side(seat, options);
  const colour = game === 'tashkalar' ? colourOf(options, seat, side) : undefined;
  if (!colour) return { colour: 'var(--unknown)', shape: SHAPES[side] ?? 'circle' };
  return { colour: `var(--${colour})`, shape: SHAPE_OF[colour] ?? 'circle' };
}

/** Who attacks: seat 1, unless it is alone and wants to defend. */
function isAttacker({ form, side }: Options, seat: number): boolean {
  return seat === 0 && (form === 'guards' || side !== 'defender');
}

/** The faction of a seat in a scenario; by lot: none yet. */
function factionInScenario({ scenario, factions }: Options, seat: number): string | undefined {
  const fixed = scenarios.find(scenario)?.faction;
  const named = fixed || ((factions ?? []) as string[])[seat];
  return named === 'random' ? undefined : named;
}

function sideMark(options: Options, seat: number): SeatMark {
  const unknown = { colour: 'var(--unknown)', shape: SHAPES[seat] ?? 'circle' };
  return markOfFaction(factionOf(options, seat)) ?? unknown;
}

function factionOf(options: Options, seat: number): string {
  if (options['form'] === 'scenario') return factionInScenario(options, seat) ?? 'random';
  if (isAttacker(options, seat)) return String(options['attacker'] ?? 'castle');
  return options['form'] === 'guards' ? 'neutral' : String(options['defender'] ?? 'necropolis');
}

/** "attacker, Castle": the side that a seat of the Heroes plays. */
export function sideNote(options: Options, seat: number): string {
  if (options['form'] === 'scenario') return leaderNote(options, seat);
  if (options['form'] === 'guards' && seat > 0) return t('web-homm3-set-guards');
  return t('web-homm3-set-side', {
    side: isAttacker(options, seat) ? t('homm3-side-attacker') : t('homm3-side-defender'),
    faction: t(`homm3-faction-${factionOf(options, seat)}`),
  });
}

/** "Castle, Catherine": whom a seat leads in a scenario. */
function leaderNote(options: Options, seat: number): string {
  const faction = factionInScenario(options, seat);
  const hero =
    scenarios.find(options['scenario'])?.hero || ((options['heroes'] ?? []) as string[])[seat];
  const led = faction ? t(`homm3-faction-${faction}`) : t('web-homm3-set-by-lot');
  const note =
    hero && hero !== 'random'
      ? t('web-homm3-set-led', { faction: led, hero: t(`homm3-hero-${hero}`) })
      : led;
  if (options['mode'] !== 'alliance') return note;
  const side = t('web-set-side', { number: planOf('homm3').side(seat, options) + 1 });
  return t('web-homm3-set-side', { side, faction: note });
}

function colourOf(options: Options, seat: number, side: number): string | undefined {
  const colours = options['colours'] as string[] | undefined;
  if (colours?.length) return colours[side];
  const school = schoolOf(options, seat);
  return options['teams'] || !school ? undefined : COLOUR_OF_SCHOOL[school];
}

/** The school of a seat, if it is known before the match. */
export function schoolOf(options: Options, seat: number): string | undefined {
  const schools = options['schools'] as string[] | undefined;
  if (schools?.length) return schools[seat];
  // TK-2.6.1: the first game is played with the Imperial decks
  const imperial = options['form'] === 'first_game' && options['decks'] === 'random';
  return imperial ? ['northern', 'southern'][seat] : undefined;
}
