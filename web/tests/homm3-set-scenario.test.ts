import { buttonCalled, NOA, serve, show, textOf } from './lobby-page';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MapFacts } from '../src/games/homm3/map/world';
import { speak } from '../src/lib/i18n.svelte';
import { me } from '../src/lib/settings.svelte';
import type { GameInfo } from '../src/lib/types';
import { campaigns } from '../src/games/homm3/set/campaigns.svelte';
import { Draft } from '../src/lobby/draft.svelte';
import { mark, seatNote } from '../src/games/homm3/set/marks';
import { kindOfTable } from '../src/lobby/kinds';
import {
  takeFaction,
  takeHero,
  takeScenario,
  takeVariant,
} from '../src/games/homm3/set/scenario-choice';
import { layoutOf, scenarios } from '../src/games/homm3/set/scenarios.svelte';
import SetTable from '../src/lobby/SetTable.svelte';
import facts from './fixtures/homm3-facts.json';
import games from './fixtures/games.json';

const info = (games as unknown as GameInfo[]).find(({ id }) => id === 'homm3')!;
const map = facts.map as unknown as MapFacts;
const option = (name: string) => info.options.find((each) => each.name === name)!;
const names = (one: Draft, main: boolean): string[] => one.rows(main).map(({ name }) => name);
const part = (id: string) => map.scenarios.find((scenario) => scenario.id === id)!;
const CARRY = { part: 'queens_gambit_1', hero: 'catherine' };

/** A form with a scenario chosen. */
function scenic(id: string): Draft {
  const one = new Draft(info);
  takeScenario(one, id);
  return one;
}

beforeAll(() => speak('en'));
beforeEach(() => {
  localStorage.clear();
  scenarios.facts = map;
  me.player = NOA;
});
afterEach(() => {
  me.player = null;
});

describe('a scenario in the form', () => {
  it('begins with First Light for one, before anybody knows the scenarios', () => {
    scenarios.facts = null;
    const one = new Draft(info);
    expect(one.chairs).toEqual([{ kind: 'me' }]);
    expect(one.form('x').options).toEqual({ form: 'scenario' });
    expect(names(one, true)).toEqual(['difficulty']);
    expect(names(one, false)).toEqual([
      'events',
      'observatory_places_tile',
      'secondary_xp_to_main',
      'spell_book_own_turn_only',
      'rules',
      'defend_requires_no_move',
      'keep_negative_token',
      'boxes',
    ]);
  });

  it('gathers as many as the scenario allows, with bots for the others', () => {
    const one = scenic('emerald_island');
    expect(one.crowds.map(({ seats }) => seats)).toEqual([1, 2, 3, 4]);
    one.seat(one.crowds[2]!);
    expect(one.chairs.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot']);
    expect(names(one, false)).toContain('open_hands');
    expect(one.form('x').options).toEqual({
      form: 'scenario',
      scenario: 'emerald_island',
      mode: 'cooperative',
    });
  });

  it('keeps company and mode together', () => {
    const one = scenic('gold_rush');
    expect(one.options['mode']).toBe('campaign');
    one.choose('mode', 'alliance');
    expect([one.seats, one.options['mode']]).toEqual([4, 'alliance']);
    one.seat(one.crowds.find(({ seats }) => seats === 2)!);
    expect(one.options['mode']).toBe('clash');
    takeScenario(one, 'astral_run', 'alliance', 4);
    expect([one.seats, one.options['mode']]).toEqual([4, 'alliance']);
    takeScenario(one, 'crossroads');
    expect([one.seats, one.options['mode']]).toEqual([2, 'clash']);
  });

  it('says only the variants that are not usual, one of each group', () => {
    const one = scenic('random_scenario');
    const [goal, size] = part('random_scenario').variants as [string[], string[]];
    takeVariant(one, size, 'large');
    takeVariant(one, goal, 'king_of_the_hill');
    takeVariant(one, size, 'small');
    expect(one.form('x').options['variant']).toEqual(['king_of_the_hill', 'small']);
    takeVariant(one, goal, goal[0]!);
    expect(one.form('x').options['variant']).toEqual(['small']);
    takeScenario(one, 'crossroads');
    expect(one.form('x').options).not.toHaveProperty('variant');
  });

  it('gives each seat another faction, and heroes of it', () => {
    const one = scenic('crossroads');
    expect(one.form('x').options).not.toHaveProperty('factions');
    takeFaction(one, 0, 'rampart');
    takeHero(one, 0, 'gelu');
    takeFaction(one, 1, 'rampart');
    expect(one.form('x').options).toMatchObject({ factions: ['random', 'rampart'] });
    expect(one.options['heroes']).toEqual([]);
    expect(seatNote(one.options, 0)).toBe('random');
    expect(seatNote(one.options, 1)).toBe('Rampart');
    takeHero(one, 1, 'gem');
    expect(seatNote(one.options, 1)).toBe('Rampart, Gem');
    expect(mark(one.options, 1).colour).not.toBe('var(--unknown)');
  });

  it('forgets the factions of seats that are gone, and asks for none that are fixed', () => {
    const one = scenic('emerald_island');
    one.seat(one.crowds[3]!);
    takeFaction(one, 3, 'tower');
    one.seat(one.crowds[1]!);
    expect(one.options['factions']).toEqual(['random', 'random']);
    takeScenario(one, 'first_light');
    expect(one.form('x').options).not.toHaveProperty('factions');
    expect(seatNote(one.options, 0)).toBe('Castle, Catherine');
  });

  it('names the two sides of an alliance as the map has them', () => {
    const one = scenic('brothers_in_arms');
    expect([0, 1, 2, 3].map((seat) => one.plan.side(seat, one.options))).toEqual([0, 0, 1, 1]);
    expect(seatNote(one.options, 2)).toBe('Side 2, random');
  });

  it('plays with one kind of Astrologers only', () => {
    const one = scenic('crossroads');
    const rules = option('rules');
    expect(one.allowed(rules)).toHaveLength(14);
    one.toggle(rules, 'more_astrologers');
    one.toggle(rules, 'double_mines');
    one.toggle(rules, 'no_astrologers');
    expect(one.options['rules']).toEqual(['double_mines', 'no_astrologers']);
    one.choose('form', 'skirmish');
    expect(one.options['rules']).toEqual([]);
  });

  it('offers a variant only to those for whom it has a map', () => {
    const one = scenic('emerald_island');
    const [group] = part('emerald_island').variants as [string[]];
    expect(one.crowds.map(({ seats }) => seats)).toEqual([1, 2, 3, 4]);
    takeScenario(one, 'emerald_island', null, 1);
    takeVariant(one, group, 'dealt');
    expect(one.crowds.map(({ seats }) => seats)).toEqual([2, 3, 4]);
    expect(one.chairs).toHaveLength(2);
  });

  it('shows the map of the chosen company and variant', () => {
    const astral = part('astral_run');
    const lying = layoutOf(astral, 'clash', 3)!;
    expect(lying.players).toContain(3);
    const short = layoutOf(astral, 'clash', 2, ['short'])!;
    expect(short).not.toBe(layoutOf(astral, 'clash', 2));
  });

  it('is told by its name in the list of tables', () => {
    const options = { form: 'scenario', scenario: 'first_light' };
    expect(kindOfTable({ game: 'homm3', options })).toBe('Heroes III, First Light');
    const own = { form: 'scenario', scenario: { id: 'mine' } };
    expect(kindOfTable({ game: 'homm3', options: own })).toBe('Heroes III, scenario');
  });
});

describe('campaigns', () => {
  it('are kept for each person apart', () => {
    campaigns.won(part('queens_gambit_1'), CARRY, 'a');
    expect(campaigns.all['queens_gambit']).toEqual({
      done: ['queens_gambit_1'],
      next: 'queens_gambit_2',
      carry: CARRY,
      tables: ['a'],
    });
    me.player = { ...NOA, id: 'bence' };
    expect(campaigns.all).toEqual({});
    me.player = NOA;
    expect(campaigns.carryFor('queens_gambit_2')).toEqual(CARRY);
    expect(campaigns.isWon('queens_gambit_1')).toBe(true);
  });

  it('do not fall back when a table of an earlier part is looked at again', () => {
    campaigns.won(part('queens_gambit_1'), CARRY, 'a');
    campaigns.won(part('queens_gambit_2'), { ...CARRY, part: 'queens_gambit_2' }, 'b');
    campaigns.won(part('queens_gambit_1'), CARRY, 'a');
    expect(campaigns.all['queens_gambit']).toMatchObject({ next: 'queens_gambit_3' });
    campaigns.won(part('queens_gambit_1'), CARRY, 'c');
    expect(campaigns.all['queens_gambit']).toMatchObject({ next: 'queens_gambit_2' });
  });

  it('keep nothing of scenarios that stand alone, and survive a spoilt store', () => {
    campaigns.won(part('first_light'), null, 'a');
    expect(localStorage.length).toBe(0);
    localStorage.setItem('rulebound-campaigns-noa', '{');
    campaigns.won(part('queens_gambit_3'), null, 'a');
    expect(campaigns.all['queens_gambit']).toMatchObject({ next: '' });
  });

  it('take along what the part before has left, unless one begins from the start', () => {
    campaigns.won(part('queens_gambit_1'), CARRY, 'a');
    const one = scenic('queens_gambit_2');
    expect(one.form('x').options).toMatchObject({ scenario: 'queens_gambit_2', carry: CARRY });
    expect(one.means('heroes')).toBe(false);
    one.choose('carry', {});
    expect(one.form('x').options).not.toHaveProperty('carry');
    takeScenario(one, 'queens_gambit_1');
    expect(one.form('x').options).not.toHaveProperty('carry');
  });

  it('know their parts in order', () => {
    expect(scenarios.parts('queens_gambit').map(({ id }) => id)).toEqual([
      'queens_gambit_1',
      'queens_gambit_2',
      'queens_gambit_3',
    ]);
  });
});

describe('the page', () => {
  let leave: () => Promise<void> = async () => undefined;
  afterEach(async () => {
    await leave();
    leave = async () => undefined;
  });

  function open(draft = new Draft(info)): HTMLElement {
    const shown = show(SetTable, { draft });
    leave = shown.leave;
    flushSync();
    return shown.page;
  }

  it('fetches the scenarios when they are wanted, and again after trouble', async () => {
    scenarios.facts = null;
    serve({});
    const page = open();
    await expect.poll(() => textOf(page.querySelector('.scenario'))).toContain('can’t be reached');
    serve({ 'GET /games/homm3/facts': facts });
    buttonCalled(page, 'Try again').click();
    await expect.poll(() => textOf(page.querySelector('.scenario h3'))).toBe('First Light');
  });

  it('filters by players and mode, and takes the company along', async () => {
    serve({});
    const draft = new Draft(info);
    const page = open(draft);
    buttonCalled(page, 'Choose another scenario').click();
    flushSync();
    const listed = (): string[] => [...page.querySelectorAll('.list li b')].map(textOf);
    expect(listed()).toHaveLength(map.scenarios.length);
    expect(listed()[0]).toBe('First Light');
    buttonCalled(page.querySelector('.list')!, '4').click();
    buttonCalled(page.querySelector('.list')!, 'alliance').click();
    flushSync();
    expect(listed()).toEqual(['Astral Run', 'Brothers in Arms', 'Gold Rush']);
    const gold = [...page.querySelectorAll<HTMLButtonElement>('.list li button')][2]!;
    expect(textOf(gold)).toContain('by farmaazon');
    gold.click();
    await tick();
    expect(page.querySelector('.list')).toBeNull();
    expect([draft.seats, draft.options['mode']]).toEqual([4, 'alliance']);
    expect(textOf(page.querySelector('.scenario h3'))).toBe('Gold Rush');
  });

  it('says in a line what each optional rule changes', () => {
    serve({});
    const page = open();
    const rules = [...page.querySelectorAll('details')].find((each) =>
      textOf(each.querySelector('summary')).startsWith('Optional rules'),
    )!;
    expect(rules.querySelectorAll('label')).toHaveLength(14);
    for (const note of rules.querySelectorAll('small')) {
      expect(textOf(note)).toMatch(/^(Harder|Easier|Different)\. .+\.$/);
    }
  });

  it('offers the next part of a campaign that was begun', async () => {
    campaigns.won(part('queens_gambit_1'), CARRY, 'a');
    const calls = serve({ 'POST /tables': { id: 'next00001', secret: 's' } });
    const page = open();
    const card = page.querySelector('.campaign')!;
    expect(textOf(card)).toContain('1 of 3 parts won');
    expect(textOf(card)).toContain('Sicilian Dragon');
    buttonCalled(card, 'Play it').click();
    await expect.poll(() => location.pathname).toBe('/table/next00001');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      options: { form: 'scenario', scenario: 'queens_gambit_2', mode: 'campaign', carry: CARRY },
      chairs: [{ kind: 'me' }],
    });
  });
});
