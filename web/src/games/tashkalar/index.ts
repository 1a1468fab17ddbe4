/** Tash-Kalar in the client. */
import type { GameUi } from '../registry';
import Picture from './Picture.svelte';
import { mark, seatNote } from './set/marks';
import { plan } from './set/plan';
import './tokens.css';

const tashkalar: GameUi = {
  id: 'tashkalar',
  order: 1,
  sign: 'mounted-knight',
  Picture,
  plan,
  mark,
  seatNote,
  course: () => import('./learn'),
  lessons: ['everfrost', 'nethervoid', 'etherweave'],
  pictures: () => import('./table-icons.json?drawn'),
  cards: () => import('./gallery'),
  table: () => import('./ui'),
};

export default tashkalar;
