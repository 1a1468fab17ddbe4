import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../src/lib/types';
import { CLOCKS } from '../src/lobby/clocks';
import { Draft } from '../src/lobby/draft.svelte';
import { mark } from '../src/games/tashkalar/set/marks';
import { GAMES } from './lobby-page';

const info = (id: string): GameInfo => GAMES.find((game) => game.id === id) as GameInfo;
const draftOf = (id: string): Draft => new Draft(info(id));
const crowds = (draft: Draft): string[] =>
  draft.crowds.map(({ seats, teams }) => `${seats}${teams ? ' in teams' : ''}`);
const option = (draft: Draft, name: string) =>
  draft.info.options.find((choice) => choice.name === name)!;
const rows = (draft: Draft): string[] => draft.rows().map(({ name }) => name);

describe('who plays', () => {
  it('follows the form of Tash-Kalar', () => {
    const draft = draftOf('tashkalar');
    expect(crowds(draft)).toEqual(['2', '4 in teams']);
    draft.choose('form', 'melee');
    expect(crowds(draft)).toEqual(['3', '4']);
    expect(draft.seats).toBe(3);
    draft.choose('form', 'first_game');
    expect(crowds(draft)).toEqual(['2']);
    expect(draft.seats).toBe(2);
  });

  it('keeps teams only where they can play', () => {
    const draft = draftOf('tashkalar');
    draft.seat(draft.crowds[1]!);
    expect(draft.form('').options).toEqual({ teams: true });
    draft.choose('form', 'duel');
    expect(draft.seats).toBe(4);
    draft.choose('form', 'melee');
    expect(draft.seats).toBe(4);
    expect(draft.form('').options).toEqual({ form: 'melee' });
  });

  it('is two to four in King Urbno, and four in pairs', () => {
    const draft = draftOf('urbno');
    expect(crowds(draft)).toEqual(['2', '3', '4']);
    draft.choose('pairs', true);
    expect(crowds(draft)).toEqual(['4 in teams']);
    expect(draft.form('').chairs).toHaveLength(4);
  });

  it('asks a game without a plan for its seats', () => {
    const other = new Draft({ id: 'other', rules: '1', seats: [1, 3], options: [] });
    expect(crowds(other)).toEqual(['1', '3']);
  });
});

describe('the seed', () => {
  it('is chosen only where one person plays with bots', () => {
    const draft = draftOf('tashkalar');
    draft.seed = '7';
    expect(draft.form('').seed).toBe(7);
    draft.place(1, { kind: 'open' });
    expect(draft.alone).toBe(false);
    expect(draft.form('').seed).toBe(null);
    draft.place(0, { kind: 'bot', bot: 'steady' });
    expect(draft.form('').seed).toBe(7);
  });
});

describe('the chairs', () => {
  it('are one of mine and bots at first', () => {
    expect(draftOf('tashkalar').form('').chairs).toEqual([
      { kind: 'me' },
      { kind: 'bot', bot: 'steady' },
    ]);
  });

  it('keep who sits there when more sit down', () => {
    const draft = draftOf('urbno');
    draft.place(1, { kind: 'open' });
    draft.seat(draft.crowds[2]!);
    expect(draft.form('').chairs.map(({ kind }) => kind)).toEqual(['me', 'open', 'bot', 'bot']);
  });

  it('never hold me twice: I change places', () => {
    const draft = draftOf('urbno');
    draft.place(1, { kind: 'me' });
    expect(draft.form('').chairs).toEqual([{ kind: 'bot', bot: 'steady' }, { kind: 'me' }]);
  });
});

describe('the options', () => {
  it('are sent only where they differ from the defaults', () => {
    const draft = draftOf('tashkalar');
    expect(draft.form('').options).toEqual({});
    draft.choose('takeback', 'none');
    expect(draft.form('').options).toEqual({ takeback: 'none' });
  });

  it('are left out when they mean nothing with the others', () => {
    const draft = draftOf('tashkalar');
    draft.choose('form', 'duel');
    draft.choose('legends', false);
    expect(draft.form('').options).toEqual({ form: 'duel', legends: false });
    draft.choose('form', 'high_form');
    expect(rows(draft)).not.toContain('legends');
    expect(draft.form('').options).toEqual({});
  });

  it('name a different school for each seat, and swap', () => {
    const draft = draftOf('tashkalar');
    draft.name(option(draft, 'schools'), true);
    expect(draft.options['schools']).toEqual(['northern', 'southern']);
    expect(rows(draft)).not.toContain('decks');
    draft.swap('schools', 0, 'southern');
    expect(draft.options['schools']).toEqual(['southern', 'northern']);
    draft.choose('form', 'melee');
    expect(draft.options['schools']).toEqual(['southern', 'northern', 'highland']);
    expect(mark(draft.options, 2)).toEqual({
      colour: 'var(--brown)',
      shape: 'hexagon',
    });
  });

  it('name colours for sides, not for seats', () => {
    const draft = draftOf('tashkalar');
    draft.seat(draft.crowds[1]!);
    draft.name(option(draft, 'colours'), true);
    expect(draft.options['colours']).toEqual(['red', 'blue']);
    expect(mark(draft.options, 2)).toEqual(mark(draft.options, 0));
  });

  it('offer decks to draft from only in a draft', () => {
    const draft = draftOf('tashkalar');
    expect(rows(draft)).not.toContain('draft_decks');
    draft.choose('decks', 'draft');
    expect(rows(draft)).toContain('draft_decks');
    expect(rows(draft)).not.toContain('schools');
    draft.toggle(option(draft, 'draft_decks'), 'sylvan');
    draft.toggle(option(draft, 'draft_decks'), 'northern');
    draft.toggle(option(draft, 'draft_decks'), 'sylvan');
    expect(draft.form('').options).toEqual({ decks: 'draft', draft_decks: ['northern'] });
  });

  it('keep one value in a list that may not be empty', () => {
    const draft = draftOf('urbno');
    draft.toggle(option(draft, 'scroll11_delta_options'), -1);
    expect(draft.options['scroll11_delta_options']).toEqual([-1]);
    draft.toggle(option(draft, 'scroll11_delta_options'), 1);
    expect(draft.form('').options).toEqual({ scroll11_delta_options: [-1, 1] });
  });

  it('forget a starting player who is not there any more', () => {
    const draft = draftOf('tashkalar');
    draft.choose('form', 'melee');
    draft.choose('first', 2);
    expect(draft.allowed(option(draft, 'first'))).toEqual(['random', 0, 1, 2]);
    draft.choose('form', 'duel');
    expect(draft.options['first']).toBe('random');
  });
});

describe('the rest of the form', () => {
  it('is sent as it stands', () => {
    const draft = draftOf('urbno');
    Object.assign(draft, {
      seed: '42',
      clock: CLOCKS[2],
      over: 'nothing',
      public: true,
      watching: false,
      help: 'legal',
    });
    draft.title = '  Sunday kings ';
    expect(draft.form('usual')).toMatchObject({
      game: 'urbno',
      title: 'Sunday kings',
      seed: 42,
      clock: { counts: 'bank', seconds: 600, increment: 15, over: 'nothing' },
      public: true,
      watching: false,
      help: 'legal',
      guide: null,
    });
  });

  it('has a usual title and chance where nothing is said', () => {
    expect(draftOf('urbno').form('usual')).toMatchObject({
      title: 'usual',
      seed: null,
      clock: null,
    });
  });
});
