import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../src/lib/i18n.svelte';
import type { GameInfo } from '../src/lib/types';
import type { TableStore } from '../src/lib/table.svelte';
import { Draft } from '../src/lobby/draft.svelte';
import { mark, seatNote } from '../src/games/homm3/set/marks';
import { kindOfTable } from '../src/lobby/kinds';
import ui from '../src/games/homm3/ui';
import { valueLabel } from '../src/lobby/labels';
import { resultOf } from '../src/table/results';
import games from './fixtures/games.json';

beforeAll(() => speak('en'));

const info = (games as unknown as GameInfo[]).find(({ id }) => id === 'homm3')!;
/** One combat, as the schema has it. */
const draft = (): Draft => new Draft(info, {});
const names = (one: Draft, main: boolean): string[] => one.rows(main).map(({ name }) => name);
const option = (name: string) => info.options.find((each) => each.name === name)!;

describe('setting a table for one combat of the Heroes', () => {
  it('begins with two armies, one of them a bot', () => {
    const one = draft();
    expect(one.chairs.map(({ kind }) => kind)).toEqual(['me', 'bot']);
    expect(names(one, true)).toEqual([
      'attacker',
      'attacker_hero',
      'defender',
      'defender_hero',
      'army',
      'level',
      'siege',
    ]);
  });

  it('sits alone before guards, who have a field and a difficulty', () => {
    const one = draft();
    one.choose('form', 'guards');
    expect(one.chairs).toEqual([{ kind: 'me' }]);
    expect(names(one, true)).toEqual([
      'attacker',
      'attacker_hero',
      'army',
      'level',
      'field',
      'difficulty',
    ]);
    expect(one.form('x').options).toEqual({ form: 'guards' });
  });

  it('asks for the side of who plays alone, and forgets it when two play', () => {
    const one = draft();
    one.seat(one.crowds[1]!);
    expect(names(one, true)).toContain('side');
    one.choose('side', 'defender');
    expect(one.form('x').options).toEqual({ side: 'defender' });
    expect(seatNote(one.options, 0)).toBe('defender, Necropolis');
    one.seat(one.crowds[0]!);
    expect(one.form('x').options).toEqual({});
  });

  it('offers the heroes of the chosen faction only', () => {
    const one = draft();
    one.choose('attacker_hero', 'catherine');
    expect(one.allowed(option('attacker_hero'))).not.toContain('sandro');
    one.choose('attacker', 'necropolis');
    expect(one.options['attacker_hero']).toBe('random');
    expect(one.allowed(option('attacker_hero'))).toContain('sandro');
  });

  it('asks for gold only where armies are bought or drawn, for cards only with heroes', () => {
    const one = draft();
    one.choose('army', 'bought');
    expect(names(one, true)).toContain('gold');
    one.choose('attacker_hero', 'none');
    one.choose('defender_hero', 'none');
    expect(names(one, true)).not.toContain('level');
    expect(names(one, false)).not.toContain('spells');
  });

  it('offers only the optional rules that mean something in a combat', () => {
    const one = draft();
    expect(one.allowed(option('rules'))).toEqual([
      'no_rerolls',
      'least_damage',
      'free_rounds',
      'flat_dice',
    ]);
  });

  it('names values and marks', () => {
    expect(valueLabel('homm3', option('attacker'), 'castle')).toBe('Castle');
    expect(valueLabel('homm3', option('attacker'), 'random')).toBe('random');
    expect(valueLabel('homm3', option('attacker_hero'), 'catherine')).toBe('Catherine');
    expect(valueLabel('homm3', option('level'), 4)).toBe('4');
    expect(kindOfTable({ game: 'homm3', options: { form: 'guards' } })).toBe('Heroes III, guards');
    expect(mark({ attacker: 'castle' }, 0).shape).toBe('circle');
    expect(mark({ defender: 'random' }, 1).colour).toBe('var(--unknown)');
  });
});

describe('the result of who plays alone or together', () => {
  const told = (ranking: number[][], scores: number[], seat: number | null = 0): string =>
    resultOf({
      seat,
      state: { result: { ranking, scores }, reason: null },
      ui,
      words: { name: () => 'Anna' },
    } as unknown as TableStore).replace(/[\uE000\uE001]/g, '');

  it('is lost by everyone if nobody is in the first place', () => {
    expect(told([[], [0, 1]], [0, 0])).toBe('Everyone loses.');
    expect(told([[], [0, 1]], [0, 0], null)).toBe('Everyone loses.');
  });

  it('is won, lost, or neither', () => {
    expect(told([[0]], [1])).toBe('You win.');
    expect(told([[], [0]], [0])).toBe('You lose.');
    expect(told([[0]], [0])).toBe('Nobody wins: it’s a draw.');
    expect(told([[0]], [1], null)).toBe('Anna wins.');
    expect(told([[], [0]], [0], null)).toBe('Anna loses.');
  });
});
