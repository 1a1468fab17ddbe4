/** The form for a table of the Heroes: a scenario on the map, or one combat. */
import { HEROES } from './heroes';
import { plain, singles, type Crowd, type Options, type Plan } from '../../../lobby/plan';
import ScenarioChoice from './ScenarioChoice.svelte';
import ScenarioRows from './ScenarioRows.svelte';
import { isCarried } from './scenario-choice';
import { fittingLayout, layoutOf, scenarios } from './scenarios.svelte';

type Form = 'scenario' | 'skirmish' | 'guards';

/** What decides only in some of the forms. */
const ONLY: Record<string, readonly Form[]> = {
  attacker: ['skirmish', 'guards'],
  attacker_hero: ['skirmish', 'guards'],
  army: ['skirmish', 'guards'],
  gold: ['skirmish', 'guards'],
  level: ['skirmish', 'guards'],
  spells: ['skirmish', 'guards'],
  artifacts: ['skirmish', 'guards'],
  machines: ['skirmish', 'guards'],
  draw_each_round: ['skirmish', 'guards'],
  defender: ['skirmish'],
  defender_hero: ['skirmish'],
  siege: ['skirmish'],
  side: ['skirmish'],
  field: ['guards'],
  movement: ['guards'],
  scenario: ['scenario'],
  mode: ['scenario'],
  variant: ['scenario'],
  factions: ['scenario'],
  heroes: ['scenario'],
  first: ['scenario'],
  carry: ['scenario'],
  events: ['scenario'],
  open_hands: ['scenario'],
  observatory_places_tile: ['scenario'],
  secondary_xp_to_main: ['scenario'],
  spell_book_own_turn_only: ['scenario'],
};
/** What a hero's cards need. */
const HEROIC = new Set(['level', 'spells', 'artifacts', 'machines', 'draw_each_round']);
/** Optional rules that mean something without a map. */
const IN_COMBAT = new Set<unknown>(['no_rerolls', 'least_damage', 'free_rounds', 'flat_dice']);
const TOGETHER = new Set<unknown>(['alliance', 'cooperative']);

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

function hiddenInScenario(option: string, options: Options, seats: number): boolean {
  const found = scenarios.find(options['scenario']);
  switch (option) {
    case 'first':
      return seats === 1;
    case 'open_hands':
      return seats === 1 || !TOGETHER.has(options['mode']);
    case 'factions':
      return !found || found.faction !== '';
    case 'heroes':
      return !found || found.hero !== '' || isCarried(options);
    case 'carry':
      return !found?.start.carried.length;
    default:
      return false;
  }
}

function hiddenInCombat(option: string, options: Options, seats: number): boolean {
  const { form, army, attacker_hero, defender_hero } = options;
  const heroless = attacker_hero === 'none' && (form === 'guards' || defender_hero === 'none');
  switch (option) {
    case 'gold':
      return army === 'standard';
    case 'side':
      return seats !== 1;
    case 'difficulty':
      return form === 'skirmish' && seats === 2;
    default:
      return heroless && HEROIC.has(option);
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
  anew: true,
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
  each: { factions: 'seat', heroes: 'seat' },
  hidden(option, options, seats) {
    const form = options['form'] as Form;
    if (option === 'form' || option === 'armies') return true;
    if (ONLY[option]?.includes(form) === false) return true;
    const hidden = form === 'scenario' ? hiddenInScenario : hiddenInCombat;
    return hidden(option, options, seats);
  },
  fits(option, value, options) {
    if (option === 'rules') return options['form'] === 'scenario' || IN_COMBAT.has(value);
    const side = /^(attacker|defender)_hero$/.exec(option)?.[1];
    if (!side || value === 'random' || value === 'none') return true;
    return HEROES[String(options[side])]?.includes(String(value)) ?? false;
  },
  side: teamOf,
  told({ form, scenario }) {
    if (form === 'scenario' && typeof scenario === 'string') return [`homm3-scenario-${scenario}`];
    return [`homm3-set-form-${String(form)}.told`];
  },
};
