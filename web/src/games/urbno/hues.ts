/** The marks of the seats. */
import type { SeatMark } from '../registry';

/** Seat hues never repeat a colour of the cards. */
const MARKS: readonly SeatMark[] = [
  { colour: 'var(--seat-teal)', shape: 'circle' },
  { colour: 'var(--seat-violet)', shape: 'diamond' },
  { colour: 'var(--seat-coral)', shape: 'hexagon' },
  { colour: 'var(--seat-sage)', shape: 'leaf' },
];

export const markOf = (seat: number): SeatMark => MARKS[seat % MARKS.length] as SeatMark;
