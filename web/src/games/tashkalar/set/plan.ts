/** The form for a table of Tash-Kalar. */
import { plain, singles, type Plan } from '../../../lobby/plan';

export const plan: Plan = {
  ...plain,
  first: { form: 'first_game' },
  tiles: 'form',
  order: ['high_form', 'duel', 'melee', 'first_game'],
  starter: 'first',
  crowds(_info, { form }) {
    if (form === 'melee') return singles([3, 4], { teams: false });
    const two = singles([2], { teams: false });
    if (form === 'first_game') return two;
    return [...two, { seats: 4, options: { teams: true }, teams: true }];
  },
  elsewhere: ['teams'],
  side: (seat, { teams }) => (teams ? seat % 2 : seat),
  told({ form, teams }) {
    const name = `tashkalar-set-form-${String(form)}`;
    return teams ? [name, 'tashkalar-set-teams-true'] : [name];
  },
};
