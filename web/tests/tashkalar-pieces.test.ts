import { describe, expect, it } from 'vitest';
import type { BoardPiece, TkEvent } from '../src/games/tashkalar/model';
import { Pieces, type Shown } from '../src/games/tashkalar/pieces';

const red = (sq: string, rank: BoardPiece['rank'] = 'common'): BoardPiece => ({
  sq,
  colour: 'red',
  rank,
});
const blue = (sq: string): BoardPiece => ({ sq, colour: 'blue', rank: 'common' });
const idAt = (shown: Shown[], square: string): number | undefined =>
  shown.find((piece) => piece.square === square && !piece.gone)?.id;

const summoned = (card: string, square: string, rank: BoardPiece['rank']): TkEvent => ({
  at: 1,
  kind: 'summoned',
  seat: 0,
  card,
  square,
  rank,
  used: [],
  borrowed: [],
});

function start(...board: BoardPiece[]): { pieces: Pieces; shown: Shown[] } {
  const pieces = new Pieces(() => 'red');
  return { pieces, shown: pieces.follow(board, []).shown };
}

describe('pieces keep their names', () => {
  it('while nothing happens', () => {
    const { pieces, shown } = start(red('e5'), blue('e6'));
    const again = pieces.follow([red('e5'), blue('e6')], []);
    expect(again.shown).toEqual(shown);
    expect(again.cues).toEqual([]);
  });

  it('when they move, leg by leg', () => {
    const { pieces, shown } = start(red('e5'));
    const { shown: after, cues } = pieces.follow(
      [red('g5')],
      [
        { at: 1, kind: 'moved', seat: 0, start: 'e5', end: 'f5', colour: 'red' },
        { at: 1, kind: 'moved', seat: 0, start: 'f5', end: 'g5', colour: 'red' },
      ],
    );
    expect(idAt(after, 'g5')).toBe(idAt(shown, 'e5'));
    expect(cues.map(({ leg, delay, later }) => ({ ...leg, delay, later }))).toEqual([
      { from: 'e5', to: 'f5', end: 'g5', delay: 0, later: false },
      { from: 'f5', to: 'g5', end: 'g5', delay: 220, later: true },
    ]);
  });

  it('and a long leap takes no longer than 480 ms', () => {
    const { pieces } = start(red('a5'));
    const { cues } = pieces.follow(
      [red('i5')],
      [{ at: 1, kind: 'moved', seat: 0, start: 'a5', end: 'i5', colour: 'red' }],
    );
    expect(cues[0]?.time).toBe(480);
  });

  it('when they capture: the mover lives, the captured piece goes', () => {
    const { pieces, shown } = start(red('e5'), blue('e6'));
    const { shown: after, cues } = pieces.follow(
      [red('e6')],
      [
        { at: 1, kind: 'moved', seat: 0, start: 'e5', end: 'e6', colour: 'red' },
        { at: 1, kind: 'destroyed', seat: 0, squares: ['e6'], colour: 'blue' },
      ],
    );
    expect(idAt(after, 'e6')).toBe(idAt(shown, 'e5'));
    expect(after.filter(({ gone }) => gone).map(({ id }) => id)).toEqual([idAt(shown, 'e6')]);
    expect(cues.map(({ kind }) => kind)).toEqual(['moved', 'destroyed']);
    expect(cues[1]?.delay).toBe(220);
  });

  it('when a being appears on an occupied square', () => {
    const { pieces, shown } = start(blue('g5'));
    const { shown: after } = pieces.follow(
      [red('g5', 'heroic')],
      [
        summoned('knight', 'g5', 'heroic'),
        { at: 1, kind: 'destroyed', seat: 0, squares: ['g5'], colour: 'blue' },
      ],
    );
    expect(idAt(after, 'g5')).not.toBe(idAt(shown, 'g5'));
    expect(after.find(({ gone }) => gone)).toMatchObject({ colour: 'blue', square: 'g5' });
    expect(after.find(({ gone }) => !gone)).toMatchObject({ colour: 'red', rank: 'heroic' });
  });

  it('when a being destroys itself at once, in its own colour', () => {
    const { pieces } = start();
    const { shown } = pieces.follow(
      [],
      [
        summoned('bomb', 'e5', 'common'),
        { at: 1, kind: 'destroyed', seat: 0, squares: ['e5'], colour: 'red' },
      ],
    );
    expect(shown).toEqual([expect.objectContaining({ colour: 'red', gone: true })]);
  });

  it('and the board has the last word', () => {
    const { pieces } = start(red('e5'));
    const { shown } = pieces.follow([blue('e5')], []);
    expect(shown).toEqual([expect.objectContaining({ colour: 'blue', square: 'e5' })]);
  });
});
