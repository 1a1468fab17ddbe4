import { describe, expect, it } from 'vitest';
import { Narrowing } from '../src/lib/narrow';
import type { OptionOut } from '../src/lib/types';

const option = (notation: string, ...refs: string[]): OptionOut => ({
  kind: notation.split(' ')[0] as string,
  refs,
  notation,
});

const summon = [
  option('summon knight e5 r0', 'card:knight', 'sq:e5', 'sq:d4'),
  option('summon knight e5 m0', 'card:knight', 'sq:e5', 'sq:f4'),
  option('summon knight e3 r0', 'card:knight', 'sq:e3', 'sq:d4'),
  option('summon herald c2 r0', 'card:herald', 'sq:c2', 'sq:d4'),
];
const turn = [
  ...summon,
  option('discard knight', 'card:knight'),
  option('place e3', 'sq:e3'),
  option('place d6', 'sq:d6'),
  option('end'),
];
/** As in Tash-Kalar: the used pieces of a summoning are not touched. */
const two = (each: OptionOut): number => Math.min(2, each.refs.length);
const narrowing = new Narrowing(turn, two);

describe('what can be touched', () => {
  it('is the first thing of every option while nothing is picked', () => {
    expect(narrowing.next([])).toEqual(['card:knight', 'card:herald', 'sq:e3', 'sq:d6']);
  });

  it('is the next thing of the options that the picks begin', () => {
    expect(narrowing.next(['card:knight'])).toEqual(['sq:e5', 'sq:e3']);
  });

  it('is nothing once everything is picked', () => {
    expect(narrowing.next(['card:knight', 'sq:e5'])).toEqual([]);
  });

  it('is nothing after picks that no option begins with', () => {
    expect(narrowing.live(['sq:e5'])).toEqual([]);
    expect(narrowing.next(['sq:e5'])).toEqual([]);
  });
});

describe('what is complete', () => {
  it('are all ways of the same act', () => {
    const ways = narrowing.complete(['card:knight', 'sq:e5']).map(({ notation }) => notation);
    expect(ways).toEqual(['summon knight e5 r0', 'summon knight e5 m0']);
  });

  it('may be an act beside others that need one more touch', () => {
    const done = narrowing.complete(['card:knight']).map(({ notation }) => notation);
    expect(done).toEqual(['discard knight']);
  });

  it('are the options without things while nothing is picked', () => {
    expect(narrowing.complete([]).map(({ notation }) => notation)).toEqual(['end']);
  });
});

describe('touching', () => {
  it('picks a thing that glows', () => {
    expect(narrowing.touch([], 'card:knight')).toEqual({
      picked: ['card:knight'],
      touched: 'picked',
    });
  });

  it('takes the steps that all options agree on', () => {
    expect(narrowing.touch([], 'card:herald').picked).toEqual(['card:herald', 'sq:c2']);
  });

  it('does not take a step while an act is complete without it', () => {
    const either = new Narrowing([option('a', 'x'), option('b', 'x', 'y')]);
    expect(either.touch([], 'x').picked).toEqual(['x']);
  });

  it('lets go of the last pick when it is touched again', () => {
    expect(narrowing.touch(['card:knight', 'sq:e5'], 'sq:e5')).toEqual({
      picked: ['card:knight'],
      touched: 'let-go',
    });
  });

  it('puts another target in the place of the last one, although one could place a piece there', () => {
    expect(narrowing.touch(['card:knight', 'sq:e5'], 'sq:e3')).toEqual({
      picked: ['card:knight', 'sq:e3'],
      touched: 'started-over',
    });
  });

  it('starts over with a thing that begins another option', () => {
    expect(narrowing.touch(['card:knight', 'sq:e5'], 'sq:d6').picked).toEqual(['sq:d6']);
    expect(narrowing.touch(['card:knight'], 'card:herald').picked).toEqual([
      'card:herald',
      'sq:c2',
    ]);
  });

  it('keeps a forced step that is touched as well, and lets go of the touch that led there', () => {
    const picked = ['card:herald', 'sq:c2'];
    expect(narrowing.touch(picked, 'sq:c2')).toEqual({ picked, touched: 'picked' });
    expect(narrowing.touch(picked, 'card:herald')).toEqual({ picked: [], touched: 'let-go' });
    const mover = new Narrowing([option('move a b', 'a', 'b'), option('move a c', 'a', 'c')]);
    expect(mover.touch(['a'], 'a')).toEqual({ picked: ['a'], touched: 'picked' });
    expect(mover.touch(['a', 'b'], 'b')).toEqual({ picked: ['a'], touched: 'let-go' });
  });

  it('may begin with the end when only one beginning leads there', () => {
    expect(narrowing.touch([], 'sq:c2').picked).toEqual(['card:herald', 'sq:c2']);
  });

  it('does not guess between two beginnings', () => {
    const both = new Narrowing([option('a', 'x', 'z'), option('b', 'y', 'z')]);
    expect(both.touch([], 'z')).toEqual({ picked: [], touched: 'explain' });
  });

  it('explains what is no option and changes nothing', () => {
    expect(narrowing.touch(['card:knight'], 'sq:a1')).toEqual({
      picked: ['card:knight'],
      touched: 'explain',
    });
    expect(narrowing.touch([], 'sq:d4').touched).toBe('explain');
  });
});

describe('settling', () => {
  it('takes a whole chain when there is only one', () => {
    const one = new Narrowing([option('move d5 e6', 'sq:d5', 'sq:e6')]);
    expect(one.settle([])).toEqual(['sq:d5', 'sq:e6']);
  });

  it('takes nothing where there is a choice, and nothing where there is none', () => {
    expect(narrowing.settle([])).toEqual([]);
    expect(new Narrowing([]).settle([])).toEqual([]);
  });

  it('goes back to where something was chosen', () => {
    expect(narrowing.before(['card:herald', 'sq:c2'])).toEqual([]);
    expect(narrowing.before(['card:knight', 'sq:e5'])).toEqual(['card:knight']);
    expect(narrowing.before([])).toEqual([]);
    const one = new Narrowing([option('move d5 e6', 'sq:d5', 'sq:e6')]);
    expect(one.before(['sq:d5', 'sq:e6'])).toEqual([]);
  });

  it('knows the one act beside stopping', () => {
    const stops = new Set(['skip']);
    const acts = (...options: OptionOut[]): string[] => new Narrowing(options, two).only(stops);
    const move = option('move d5 e6', 'sq:d5', 'sq:e6');
    expect(acts(move, option('skip'))).toEqual(['sq:d5', 'sq:e6']);
    expect(acts(summon[0] as OptionOut, option('skip'))).toEqual(['card:knight', 'sq:e5']);
    expect(acts(move)).toEqual([]);
    expect(acts(move, option('destroy e6', 'sq:e6'), option('skip'))).toEqual([]);
    expect(acts(option('skip'))).toEqual([]);
  });
});
