/** The form for a table of the Heroes: a scenario on the map, or one combat. */
import { HEROES } from './heroes';
import { plain, singles, type Crowd, type Options, type Plan } from '../../../lobby/plan';
import ScenarioChoice from './ScenarioChoice.svelte';
import ScenarioRows from './ScenarioRows.svelte';
import { isCarried } from './scenario-choice';
import { fittingLayout, layoutOf, scenarios } from './scenarios.svelte';

/** Optional rules that mean something without a map. */
const IN_COMBAT = new Set<unknown>(['no_rerolls', 'least_damage', 'free_rounds', 'flat_dice']);

/** Whose faction a hero must be of. */
const SIDE_OF: Partial<Record<string, string>> = {
  attacker_hero: 'attacker',
  defender_hero: 'defender',
};

/** Every mode of the scenario with every number of players for which its variant has a map. */
function gatherings({ scenario, variant }: Options): Crowd[] {
  const found = scenarios.find(scenario);
  if (!found) return singles([1]);
  return Object.entries(found.modes).flatMap(([mode, counts]) =>
    counts
      .filter((seats) => fittingLayout(found, mode, seats, (variant ?? []) as string[]))
      .map((seats) => ({ seats, options: { mode }, teams: mode === 'alliance' })),
  );
}

/** What the scenario says itself, or the part of the campaign before it. */
function settled(option: string, options: Options): boolean {
  const found = scenarios.find(options['scenario']);
  switch (option) {
    case 'factions':
      return !found || found.faction !== '';
    case 'heroes':
      return !found || found.hero !== '' || isCarried(options);
    case 'carry':
      return !found?.carried.length;
    default:
      return false;
  }
}

/** In an alliance every second player, unless the map says otherwise. */
function teamOf(seat: number, { form, scenario, mode, variant }: Options): number {
  const found = form === 'scenario' && mode === 'alliance' ? scenarios.find(scenario) : null;
  if (!found) return seat;
  const counts = found.modes['alliance'] ?? [];
  const layout = layoutOf(found, mode, Math.max(...counts), variant as string[]);
  return layout?.teams[seat] ?? seat % 2;
}

export const plan: Plan = {
  ...plain,
  begins: { form: 'scenario' },
  tiles: 'form',
  order: ['scenario', 'skirmish', 'guards'],
  starter: 'first',
  reseats: true,
  crowds(_info, options) {
    if (options['form'] === 'scenario') return gatherings(options);
    const two = singles([2], { side: 'attacker' });
    return options['form'] === 'guards' ? [...singles([1]), ...two] : [...two, ...singles([1])];
  },
  main: [
    'attacker',
    'attacker_hero',
    'defender',
    'defender_hero',
    'side',
    'army',
    'gold',
    'level',
    'siege',
    'field',
    'difficulty',
  ],
  elsewhere: ['scenario', 'mode', 'variant', 'factions', 'heroes', 'carry'],
  Above: ScenarioChoice,
  Below: ScenarioRows,
  noted: ['rules'],
  rivals: [['more_astrologers', 'no_astrologers']], // H3-11.11
  settled,
  fits(option, value, options) {
    if (option === 'rules') return options['form'] === 'scenario' || IN_COMBAT.has(value);
    const side = SIDE_OF[option];
    if (!side || value === 'random' || value === 'none') return true;
    return HEROES[String(options[side])]?.includes(String(value)) ?? false;
  },
  side: teamOf,
  told({ form, scenario }) {
    if (form === 'scenario' && typeof scenario === 'string') return [`homm3-scenario-${scenario}`];
    return [`homm3-set-form-${String(form)}.told`];
  },
};
