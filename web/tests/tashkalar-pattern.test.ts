import { describe, expect, it } from 'vitest';
import { constellation, gridOf, rayOf, ROWS, squareAt } from '../src/games/tashkalar/geometry';
import { wayOf, type BeingFacts, type TkFacts } from '../src/games/tashkalar/model';
import { orientations, turned } from '../src/games/tashkalar/pattern';
import { sceneOf } from './scenes';

const facts = async (): Promise<TkFacts> =>
  (await sceneOf('tashkalar')).table.facts as unknown as TkFacts;

/** The squares that a picture asks for when its framed square lies on the target. */
function laid(being: BeingFacts, target: string): string[] {
  const at = gridOf(target);
  const cells = being.cells.map(([x, y]) => [x, y] as const);
  const frame = being.frame ?? [0, 0];
  if (being.frame_rank) cells.push(frame);
  return cells.map(([x, y]) => squareAt(at.x + x - frame[0], at.y + y - frame[1]) ?? '');
}

describe('the board', () => {
  it('has 69 squares, the same as the engine', async () => {
    const squares = ROWS.flat();
    expect(new Set(squares)).toEqual(new Set((await facts()).board.squares));
    expect(squares).toHaveLength(69);
  });

  it('knows its edge', () => {
    expect(rayOf('e5', 'ne')).toEqual(['f6', 'g7', 'h8']);
    expect(rayOf('e9', 'n')).toEqual([]);
    expect(squareAt(0, 0)).toBeNull();
  });
});

describe('a picture', () => {
  it.each(['tashkalar', 'tashkalar-melee', 'tashkalar-first', 'tashkalar-aim'])(
    'turned as the notation says uses the squares of the option (%s)',
    async (name) => {
      const { states } = await sceneOf(name);
      const { beings } = await facts();
      const summonings = states
        .flatMap((state) => state.decision?.options ?? [])
        .filter(({ kind }) => kind === 'summon');
      expect(summonings.length).toBeGreaterThan(0);
      for (const option of summonings) {
        const { card, target, used } = wayOf(option);
        const orientation = /^summon \S+ \S+ ([rm]\d+)/.exec(option.notation)?.[1] ?? 'r0';
        const being = turned(beings[card] as BeingFacts, orientation);
        expect(laid(being, target).sort(), option.notation).toEqual([...used].sort());
      }
    },
  );

  it('has as many positions as its symmetry leaves', async () => {
    const { beings } = await facts();
    expect(orientations(beings['swordmaster'] as BeingFacts)).toEqual(['r0', 'r90']);
    expect(orientations(beings['herald'] as BeingFacts)).toHaveLength(4);
    expect(orientations(beings['knight'] as BeingFacts)).toHaveLength(8);
  });

  it('turns its arrows with it', async () => {
    const tower = (await facts()).beings['gun_tower'] as BeingFacts;
    expect([...turned(tower, 'r90').arrows].sort()).toEqual(['n', 's']);
    const catapult = (await facts()).beings['bone_catapult'] as BeingFacts;
    expect([...turned(catapult, 'm0').arrows].sort()).toEqual(['e', 'n', 'nw', 'w']);
  });
});

describe('a constellation', () => {
  it('joins each piece to the nearest that is joined', () => {
    const lines = constellation('e5', ['d3', 'd4', 'e4', 'f4']);
    expect(lines).toHaveLength(4);
    expect(lines).toContainEqual(['e5', 'e4']);
    expect(lines).toContainEqual(['d4', 'd3']);
  });

  it('does not join a framed square to itself', () => {
    expect(constellation('f5', ['d4', 'f5', 'd6'])).toHaveLength(2);
  });
});
