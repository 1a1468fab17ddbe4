/** The form for a table of King Urbno. */
import { plain, singles, type Plan } from '../../../lobby/plan';
import EditionRow from './EditionRow.svelte';

export const plan: Plan = {
  ...plain,
  tiles: 'pairs',
  order: [false, true],
  starter: 'first_dealer',
  crowds: (info, { pairs }) =>
    pairs ? [{ seats: 4, options: {}, teams: true }] : singles(info.seats),
  rows: { edition: EditionRow },
  side: (seat, { pairs }) => (pairs ? seat % 2 : seat),
  /** Three rounds instead of twelve. */
  first: { missions: [1, 2, 3], rounds: 3 },
  told: ({ pairs }) => (pairs ? ['urbno-set-pairs-true.told'] : []),
};
