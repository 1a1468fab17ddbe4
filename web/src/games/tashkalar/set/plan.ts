/** The form for a table of Tash-Kalar. */
import { plain, singles, type Plan } from '../../../lobby/plan';

const isNamed = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

export const plan: Plan = {
  ...plain,
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
