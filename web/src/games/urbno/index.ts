/** King Urbno in the client. */
import type { GameUi } from '../registry';
import { markOf } from './hues';
import Picture from './Picture.svelte';
import { plan } from './set/plan';
import './tokens.css';

const urbno: GameUi = {
  id: 'urbno',
  order: 2,
  sign: 'imperial-crown',
  Picture,
  plan,
  mark: (_options, seat) => markOf(seat),
  course: () => import('./learn'),
  pictures: () => import('./table-icons.json?drawn'),
  cards: () => import('./gallery'),
  table: () => import('./ui'),
};

export default urbno;
