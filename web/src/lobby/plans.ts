/** How the form for setting a table is laid out: what matters first, what does not apply. */
import type { GameInfo } from '../lib/types';
import { HEROES } from './heroes';

export type Options = Record<string, unknown>;

/** Who plays: so many seats, and the options that go with it. */
export interface Crowd {
  seats: number;
  options: Options;
  /** Teams of two instead of single players. */
  teams: boolean;
}

export interface Plan {
  /** The option shown as tiles at the top of the form. */
  tiles: string | null;
  /** Its values in the order of the tiles; those of the schema follow. */
  order: readonly unknown[];
  /** The option that says which seat begins. */
  starter: string | null;
  crowds(info: GameInfo, options: Options): Crowd[];
  /** Whether an option has no row: it is chosen elsewhere or means nothing with the others. */
  hidden(option: string, options: Options, seats: number): boolean;
  /** Options that stand above the small print. */
  main: readonly string[];
  /** Whether a value makes sense with the others. */
  fits(option: string, value: unknown, options: Options): boolean;
  /** Whether a tile brings its own company instead of keeping who sits already. */
  anew: boolean;
  /** Whether somebody teaches the game. */
  guide: boolean;
  /** Lists with one different value for each seat or side. */
  each: Record<string, 'seat' | 'side'>;
  /** Which side a seat is on. */
  side(seat: number, options: Options): number;
  /** The messages by which a table is told from others of its game. */
  told(options: Options): string[];
}

const singles = (counts: readonly number[], options: Options = {}): Crowd[] =>
  counts.map((seats) => ({ seats, options, teams: false }));

const plain: Plan = {
  tiles: null,
  order: [],
  starter: null,
  crowds: (info) => singles(info.seats),
  hidden: () => false,
  main: [],
  fits: () => true,
  anew: false,
  guide: false,
  each: {},
  side: (seat) => seat,
  told: () => [],
};

const isNamed = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

const tashkalar: Plan = {
  ...plain,
  guide: true,
  tiles: 'form',
  order: ['high_form', 'duel', 'melee', 'first_game'],
  starter: 'first',
  crowds(_info, { form }) {
    if (form === 'melee') return singles([3, 4], { teams: false });
    const two = singles([2], { teams: false });
    if (form === 'first_game') return two;
    return [...two, { seats: 4, options: { teams: true }, teams: true }];
  },
  hidden(option, { form, decks, schools }) {
    switch (option) {
      case 'form':
      case 'teams':
        return true;
      case 'schools':
        return decks === 'draft';
      case 'decks':
        return isNamed(schools);
      case 'draft_decks':
        return decks !== 'draft' || isNamed(schools);
      case 'legends':
        return form !== 'duel'; // TK-2.6.9
      case 'hide_discard_action':
        return form === 'first_game'; // TK-2.6 knows no discard action
      default:
        return false;
    }
  },
  each: { schools: 'seat', colours: 'side' },
  side: (seat, { teams }) => (teams ? seat % 2 : seat),
  told({ form, teams }) {
    const name = `tashkalar-set-form-${String(form)}`;
    return teams ? [name, 'tashkalar-set-teams-true'] : [name];
  },
};

const urbno: Plan = {
  ...plain,
  guide: true,
  tiles: 'pairs',
  order: [false, true],
  starter: 'first_dealer',
  crowds: (info, { pairs }) =>
    pairs ? [{ seats: 4, options: {}, teams: true }] : singles(info.seats),
  hidden: (option) => option === 'pairs',
  each: {},
  side: (seat, { pairs }) => (pairs ? seat % 2 : seat),
  told: ({ pairs }) => (pairs ? ['urbno-set-pairs-true.told'] : []),
};

/** What decides only in one of the two forms of the Heroes. */
const ONLY: Record<string, 'skirmish' | 'guards'> = {
  defender: 'skirmish',
  defender_hero: 'skirmish',
  siege: 'skirmish',
  field: 'guards',
  movement: 'guards',
};

const homm3: Plan = {
  ...plain,
  tiles: 'form',
  order: ['skirmish', 'guards'],
  anew: true,
  crowds(_info, { form }) {
    const two = singles([2], { side: 'attacker' });
    return form === 'guards' ? [...singles([1]), ...two] : [...two, ...singles([1])];
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
  hidden(option, { form, army, attacker_hero, defender_hero }, seats) {
    const heroless = attacker_hero === 'none' && (form === 'guards' || defender_hero === 'none');
    switch (option) {
      case 'form':
      case 'armies':
        return true;
      case 'gold':
        return army === 'standard';
      case 'side':
        return form !== 'skirmish' || seats !== 1;
      case 'difficulty':
        return form === 'skirmish' && seats === 2;
      case 'level':
      case 'spells':
      case 'artifacts':
      case 'machines':
      case 'draw_each_round':
        return heroless;
      default:
        return option in ONLY && ONLY[option] !== form;
    }
  },
  fits(option, value, options) {
    const side = /^(attacker|defender)_hero$/.exec(option)?.[1];
    if (!side || value === 'random' || value === 'none') return true;
    return HEROES[String(options[side])]?.includes(String(value)) ?? false;
  },
  told: ({ form }) => [`homm3-set-form-${String(form)}.told`],
};

const PLANS: Record<string, Plan> = { homm3, tashkalar, urbno };

export const planOf = (game: string): Plan => PLANS[game] ?? plain;
