/** A game without a client of its own: it is set by its schema and played from a list. */
import { plain } from '../lobby/plan';
import type { GameUi, SeatMark } from './registry';

const MARKS: readonly SeatMark[] = [
  { colour: 'var(--blue)', shape: 'circle' },
  { colour: 'var(--red)', shape: 'diamond' },
  { colour: 'var(--brown)', shape: 'hexagon' },
  { colour: 'var(--green)', shape: 'leaf' },
];

export const plainMark = (seat: number): SeatMark => MARKS[seat % MARKS.length] as SeatMark;

export const plainGame: GameUi = {
  id: '',
  sign: 'mark',
  plan: plain,
  mark: (_options, seat) => plainMark(seat),
  table: () => import('../table/plain'),
};
