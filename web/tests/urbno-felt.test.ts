import { clear, namesOf, scene, show, textOf } from './urbno-page';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Felt from '../src/games/urbno/Felt.svelte';
import { groupsOf } from '../src/games/urbno/holding';
import { placeOf, viewOf } from '../src/games/urbno/table';
import { me } from '../src/lib/settings.svelte';

afterEach(async () => {
  vi.useRealTimers();
  await clear();
});

describe('seats round the felt', () => {
  it('have you below and the others clockwise', async () => {
    const places = async (name: string): Promise<string> => {
      const view = viewOf((await scene(name)).store)!;
      return view.seats.map(({ seat }) => placeOf(view, seat)).join('');
    };
    expect(await places('urbno')).toBe('swne');
    expect(await places('urbno-resources')).toBe('eswn');
    expect(await places('urbno-three')).toBe('swe');
    expect(await places('urbno-two')).toBe('sn');
    expect(await places('urbno-watched')).toBe('swne');
  });

  it('can be touched only when a player is to be named', async () => {
    const { store } = await scene('urbno');
    const felt = show(Felt, store);
    expect(felt.querySelectorAll('[data-ref^="seat:"]')).toHaveLength(0);
    expect(felt.querySelectorAll('[data-plate]')).toHaveLength(4);
    const { store: naming } = await scene('urbno-leader');
    const plates = show(Felt, naming).querySelectorAll<HTMLElement>('[data-ref^="seat:"]');
    expect(plates).toHaveLength(4);
    plates[2]?.click();
    flushSync();
    expect(naming.armed?.notation).toBe('player 2');
  });
});

describe('a trick', () => {
  it('names every card, its number and what became of it', async () => {
    const { store } = await scene('urbno');
    const felt = show(Felt, store);
    const names = namesOf(felt, 'button[data-ref^="card:"]').join('\n');
    expect(names).toContain('yellow Knight, 11, behind, power: Cancel the dominant color');
    expect(names).toContain('yellow Wizard, 12, winning');
    expect(names).toContain('blue Dwarf, 7, no precedence');
    expect(textOf(felt, '.token.cubes')).toEqual(['9 + 3']);
  });

  it('says why it goes where it goes, with the rule', async () => {
    const { store } = await scene('urbno');
    const [why] = textOf(show(Felt, store), '.why');
    expect(why).toContain('wins so far: 12 is the highest in the led color, yellow.');
    expect(why).toContain('UR-11.9');
  });

  it('tells neither tags nor reasons to who plays as at a table', async () => {
    const { store } = await scene('urbno');
    me.settings = { ...me.settings, help: 'table' };
    const felt = show(Felt, store);
    expect(felt.querySelectorAll('.flag, .why')).toHaveLength(0);
    me.settings = { ...me.settings, help: 'full' };
  });

  it('shows the picked card as a ghost on your place', async () => {
    const { store } = await scene('urbno');
    const felt = show(Felt, store);
    expect(textOf(felt, '.spot.s')).toEqual(['your card']);
    await store.touch('card:Ye-Em');
    flushSync();
    expect(felt.querySelector('.spot.s .ghost')?.textContent).toContain('Emperor');
  });

  it('lies there a moment after it was taken, then goes', async () => {
    vi.useFakeTimers();
    const { store, show: hear } = await scene('urbno');
    const felt = show(Felt, store);
    hear(1);
    flushSync();
    hear(2);
    flushSync();
    expect(namesOf(felt, 'button[data-ref^="card:"]')).toHaveLength(4);
    expect(textOf(felt, '.flag')).toEqual(['takes it']);
    await vi.advanceTimersByTimeAsync(3000);
    flushSync();
    expect(namesOf(felt, 'button[data-ref^="card:"]')).toHaveLength(0);
  });

  it('is gone at once when its last card is taken back', async () => {
    const { store, show: hear } = await scene('urbno', 1);
    const felt = show(Felt, store);
    hear(2);
    flushSync();
    expect(textOf(felt, '.flag')).toEqual(['takes it']);
    hear(0);
    flushSync();
    expect(textOf(felt, '.flag')).not.toContain('takes it');
  });
});

describe('before the first trick', () => {
  it('the combinations can be touched', async () => {
    const { store } = await scene('urbno-resources');
    const felt = show(Felt, store);
    const tiles = [...felt.querySelectorAll<HTMLElement>('.tile')];
    expect(tiles.map((tile) => tile.dataset['ref'])).toEqual([
      'combination:1',
      'combination:2',
      'combination:3',
      'combination:4',
    ]);
    expect(tiles[2]?.querySelectorAll('.cubes')).toHaveLength(5);
    tiles[2]?.click();
    flushSync();
    expect(store.armed?.notation).toBe('take 3');
  });

  it('scrolls lie in the middle, then the colours to be named', async () => {
    const { store, show: hear } = await scene('urbno-window');
    const felt = show(Felt, store);
    expect(textOf(felt, '.tile .title')).toEqual(['New dominant color', 'Certain trick']);
    expect(felt.querySelector('.read')?.textContent).toContain('Name a color');
    await store.touch('scroll:16');
    flushSync();
    expect(felt.querySelector('.read')?.textContent).toContain('In one trick of the round');
    hear(1);
    flushSync();
    expect(textOf(felt, '.tile')).toEqual(['black', 'red', 'yellow']);
    expect(textOf(felt, '.scrolls button')).toEqual(['16Certain trick']);
  });

  it('two covered halves can be picked in mission 24', async () => {
    const { store } = await scene('urbno-half');
    const tiles = [...show(Felt, store).querySelectorAll<HTMLElement>('.tile')];
    expect(tiles.map((tile) => tile.querySelectorAll('.back').length)).toEqual([4, 4]);
    tiles[1]?.click();
    flushSync();
    expect(store.armed?.notation).toBe('pick 2');
  });
});

describe('what lies before you', () => {
  const layout = async (name: string, step = 0): Promise<Record<string, string[]>> => {
    const { store } = await scene(name, step);
    return Object.fromEntries(
      groupsOf(store).map(({ id, cards, empty }) => [
        id,
        [...cards.map(({ card }) => card), ...empty.map(String)],
      ]),
    );
  };

  it('is a hand, sorted', async () => {
    expect(await layout('urbno')).toEqual({ hand: ['Bk-Fa', 'Re-Pr', 'Ye-Ex', 'Ye-Em', 'Bl-As'] });
  });

  it('is open cards besides in missions 13 and 18', async () => {
    const open = await layout('urbno-open');
    expect(open['hand']).toHaveLength(3);
    expect(open['open']).toHaveLength(3);
    const { store } = await scene('urbno-columns');
    const [columns] = groupsOf(store);
    expect(columns?.cards.every(({ covers }) => covers)).toBe(true);
    expect(columns?.cards).toHaveLength(4);
  });

  it('is six numbered slots in mission 15', async () => {
    const row = await layout('urbno-row');
    expect(row['row']).toEqual(['Re-Kn', 'Bl-Fa', '3', '4', '5', '6']);
    expect(row['hand']).toEqual(['Bk-Dw', 'Bk-Wi', 'Re-Pr', 'Ye-Ex']);
  });

  it('is two halves in mission 24', async () => {
    const split = await layout('urbno-split');
    expect(split['half']).toEqual(['Re-As', 'Bl-Fa']);
    expect(split['hand']).toHaveLength(6);
  });

  it('is raised cards in mission 25', async () => {
    const { store } = await scene('urbno-pass');
    const [hand] = groupsOf(store);
    expect(hand?.cards.filter(({ chosen }) => chosen).map(({ card }) => card)).toEqual(['Re-Pr']);
  });

  it('is a drawn card apart from the hand', async () => {
    const found = await layout('urbno-explorer', 3);
    expect(found['found']).toHaveLength(1);
    expect(found['hand']).toHaveLength(3);
    expect(found['hand']).not.toContain(found['found']?.[0]);
  });

  it('is nothing for a spectator', async () => {
    expect(await layout('urbno-watched')).toEqual({});
  });
});
