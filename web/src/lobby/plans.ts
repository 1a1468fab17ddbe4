/** How the form for setting a table is laid out: what matters first, what does not apply. */
import type { GameInfo } from '../lib/types';

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
  hidden(option: string, options: Options): boolean;
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
  each: {},
  side: (seat) => seat,
  told: () => [],
};

const isNamed = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

const tashkalar: Plan = {
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

const PLANS: Record<string, Plan> = { tashkalar, urbno };

export const planOf = (game: string): Plan => PLANS[game] ?? plain;
