/** Heroes III in the client. */
import type { GameUi } from '../registry';
import Picture from './Picture.svelte';
import { mark, seatNote } from './set/marks';
import { plan } from './set/plan';
import './tokens.css';

const homm3: GameUi = {
  id: 'homm3',
  order: 3,
  sign: 'crossed-swords',
  Picture,
  plan,
  mark,
  seatNote,
  settings: () => import('./Settings.svelte'),
  course: () => import('./learn'),
  pictures: () => import('./table-icons.json?drawn'),
  cards: () => import('./gallery'),
  table: () => import('./ui'),
};

export default homm3;
