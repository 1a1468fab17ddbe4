import { describe, expect, it } from 'vitest';
import { tell } from '../src/games/urbno/events';
import type { Play } from '../src/games/urbno/table';

const number = (): number => 9;
const lies = (seat: number, card: string): Play =>
  tell([], [{ at: 0, kind: 'played', seat, card }], number).plays[0] as Play;

describe('events on the felt', () => {
  it('lay cards, and what is put on them', () => {
    const { plays, taken } = tell(
      [lies(1, 'Ye-Kn')],
      [
        { at: 2, kind: 'played', seat: 2, card: 'Re-Pr' },
        { at: 3, kind: 'power', seat: 2, power: 'priest', card: 'Re-Pr', colour: 'black', to: -1 },
        { at: 4, kind: 'cubes', seat: 2, card: 'Re-Pr', cubes: '-3', number: 6 },
        { at: 5, kind: 'certain', seat: 1, mode: 'refuse', colour: 'none' },
      ],
      number,
    );
    expect(taken).toBeNull();
    expect(plays[0]).toMatchObject({ card: 'Ye-Kn', certain: 'refuse', cubes: 0, power: null });
    expect(plays[1]).toMatchObject({
      seat: 2,
      colour: 'black',
      number: 6,
      cubes: -3,
      power: 'priest',
      user: 2,
    });
  });

  it('keep the taken trick apart from the next one', () => {
    const { taken, plays } = tell(
      [lies(0, 'Ye-Kn')],
      [
        { at: 2, kind: 'played', seat: 1, card: 'Ye-Fa' },
        { at: 2, kind: 'trick', seat: 0, number: 1 },
        { at: 3, kind: 'played', seat: 0, card: 'Bl-Em' },
      ],
      number,
    );
    expect(taken?.plays.map(({ card }) => card)).toEqual(['Ye-Kn', 'Ye-Fa']);
    expect(taken).toMatchObject({ taker: 0, owner: 0 });
    expect(plays.map(({ card }) => card)).toEqual(['Bl-Em']);
  });

  it('give a stolen trick to the thief', () => {
    const { taken } = tell(
      [lies(0, 'Ye-Kn')],
      [
        { at: 2, kind: 'trick', seat: 0, number: 1 },
        { at: 2, kind: 'stole', seat: 3, to: 0 },
      ],
      number,
    );
    expect(taken).toMatchObject({ taker: 0, owner: 3 });
  });
});
