/** Whom the seats lead, before the match shows it. */
import { t } from '../../../lib/i18n.svelte';
import { unknownMark, type Options } from '../../../lobby/plan';
import type { SeatMark } from '../../registry';
import { markOfFaction } from '../hues';
import { plan } from './plan';
import { scenarios } from './scenarios.svelte';

/** Who attacks: seat 1, unless it is alone and wants to defend. */
function isAttacker({ form, side }: Options, seat: number): boolean {
  return seat === 0 && (form === 'guards' || side !== 'defender');
}

/** The faction of a seat in a scenario; at random: none yet. */
function factionInScenario({ scenario, factions }: Options, seat: number): string | undefined {
  const fixed = scenarios.find(scenario)?.faction;
  const named = fixed || ((factions ?? []) as string[])[seat];
  return named === 'random' ? undefined : named;
}

export function mark(options: Options, seat: number): SeatMark {
  return markOfFaction(factionOf(options, seat)) ?? unknownMark(seat);
}

function factionOf(options: Options, seat: number): string {
  if (options['form'] === 'scenario') return factionInScenario(options, seat) ?? 'random';
  if (isAttacker(options, seat)) return String(options['attacker'] ?? 'castle');
  return options['form'] === 'guards' ? 'neutral' : String(options['defender'] ?? 'necropolis');
}

/** "attacker, Castle": the side that a seat plays. */
export function seatNote(options: Options, seat: number): string {
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
  const side = t('web-set-side', { number: plan.side(seat, options) + 1 });
  return t('web-homm3-set-side', { side, faction: note });
}
