import { atOnce, sceneOf } from './table';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../src/lib/i18n.svelte';
import type { Listener } from '../src/lib/socket';
import { TableStore } from '../src/lib/table.svelte';
import type { GameEvent, StateOut } from '../src/lib/types';
import Lesson from './homm3-lesson.svelte';

const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

let store: TableStore;
let listener: Listener;
let states: StateOut[];
let page: HTMLElement;
let leave: () => void = () => undefined;

/** Sit down with the guide; every frame of the engine comes when it is asked for. */
async function begin(): Promise<void> {
  await speak('en');
  const scene = await sceneOf('homm3-lesson');
  states = scene.states;
  store = new TableStore('homm3-lesson', null, (_url, _key, given) => {
    listener = given;
    return {
      ask: () => Promise.reject(new Error('the lesson asks for nothing')),
      retry: () => undefined,
      close: () => undefined,
    };
  });
  atOnce(store);
  listener.connection('live', null);
  listener.frame({ ...scene.table, table: { ...scene.table.table, guide: 'homm3' } });
  listener.frame(states[0]!);
  page = document.createElement('div');
  document.body.append(page);
  const shown = mount(Lesson, { target: page, props: { store } });
  flushSync();
  leave = () => {
    void unmount(shown);
    store.close();
    page.remove();
    leave = () => undefined;
  };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => leave());

/** The frames after so many choices of the scene, one by one. */
function playTo(count: number): void {
  const from = store.state?.choices ?? 0;
  for (const state of states.slice(from + 1, count + 1)) {
    listener.frame(state);
    flushSync();
  }
}

/** Something else happens than in the scene. */
function tell(...events: GameEvent[]): void {
  const state = store.state!;
  const log = { start: store.log.length, events };
  listener.frame({ ...state, seq: state.seq + 1, log });
  flushSync();
}

const lit = (): string[] => [...store.lit].sort();
const said = (): string => textOf(page.querySelector('.strip p'));
const present = (): string => textOf(page.querySelector('[aria-current=step] b'));

/** How many choices of the scene lead to what. */
const DRAWN = 1;
const RODE = 2;
const LED = 3;
const SPENT = 4;
const ANNOUNCED = 6;
const DEPLOYING = 7;
const LINED_UP = 8;
const CAST = 10;
const WON = 12;
const SEARCHING = 23;
const LEARNED = 26;
const BUILT = 27;
const MUSTERED = 30;
const DISCOVERED = 31;
const LAID = 32;
const FLAGGED = 38;
/** So many choices lead through the guide to the victory; 69 did before. */
const ALL = 54;

describe('the guided first scenario', () => {
  it('begins with the hand and leads to the resources', async () => {
    await begin();
    expect(present()).toBe('Ride');
    expect(said()).toContain('Draw to the limit');
    playTo(DRAWN);
    expect(said()).toContain('three movement points');
    expect(lit()).toEqual(['field:1,0']);
  });

  it('teaches morale: how it comes and what it is good for', async () => {
    await begin();
    playTo(RODE);
    expect(present()).toBe('Morale');
    expect(lit()).toEqual(['card:leadership']);
    playTo(LED);
    expect(said()).toContain('Positive morale can be spent at any time');
    playTo(SPENT);
    expect(present()).toBe('Fight');
  });

  it('lights the ways to both guards at home, not one of them', async () => {
    await begin();
    playTo(SPENT);
    expect(lit()).toEqual(['field:0,0', 'field:0,1']);
    playTo(SPENT + 1);
    expect(lit()).toEqual(['field:-1,0', 'field:-1,1']);
  });

  it('leads through a combat: line up, a Spell, a card for the attack', async () => {
    await begin();
    playTo(ANNOUNCED);
    expect(said()).toContain('The combat is announced');
    playTo(DEPLOYING);
    expect(said()).toMatch(/^Line up/);
    playTo(LINED_UP);
    expect(present()).toBe('Cards');
    expect(said()).toContain('Magic Arrow');
    expect(lit()).toEqual(['card:magic_arrow']);
    playTo(CAST);
    expect(said()).toContain('switch on the card Attack');
    expect(lit()).toEqual(['card:attack', 'unit:neutral_halflings']);
    playTo(CAST + 1);
    expect(said()).toContain('Cards from your hand');
    playTo(WON);
    expect(present()).toBe('Level');
  });

  it('leads to a level and says what it brings', async () => {
    await begin();
    playTo(WON);
    expect(said()).toContain('Your movement is spent');
    playTo(16);
    expect(lit()).toEqual(['field:-1,0']);
    expect(said()).toContain('Catherine reaches level 2');
    playTo(SEARCHING);
    expect(said()).toContain('Level 2: you search the Abilities');
    playTo(LEARNED);
    expect(present()).toBe('Town');
  });

  it('says so when another question has to be answered first', async () => {
    await begin();
    for (const asked of [13, LEARNED - 1, FLAGGED]) {
      playTo(asked);
      expect(said()).toContain('This question comes first');
    }
    playTo(FLAGGED + 1);
    expect(said()).not.toContain('This question comes first');
  });

  it('teaches the Town, then the next tile', async () => {
    await begin();
    playTo(LEARNED);
    expect(said()).toContain('Your Town works');
    expect(store.lit.has('building:castle_blacksmith')).toBe(true);
    playTo(BUILT);
    expect(said()).toContain('population');
    expect(lit()).toEqual(['token:population']);
    playTo(MUSTERED);
    expect(present()).toBe('Discover');
    expect(lit()).toEqual(['tile:-3,1']);
  });

  it('shows the way over the new tile to the Settlement and the raiders', async () => {
    await begin();
    playTo(DISCOVERED);
    expect(said()).toContain('which way round the tile goes');
    playTo(LAID);
    expect(present()).toBe('Flag');
    expect(lit()).toContain('field:-2,0');
    playTo(FLAGGED + 1);
    expect(present()).toBe('Raiders');
    expect(lit()).toContain('field:-5,2');
  });

  it('ends in the victory of whoever follows it, and in fewer choices than before', async () => {
    await begin();
    expect(states).toHaveLength(ALL + 1);
    const stops = new Set<string>();
    for (let n = 1; n <= ALL; n += 1) {
      stops.add(present());
      playTo(n);
    }
    expect([...stops].filter(Boolean)).toEqual([
      ...['Ride', 'Morale', 'Fight', 'Cards', 'Level', 'Town', 'Discover', 'Flag', 'Raiders'],
    ]);
    expect(store.state?.result).toMatchObject({ scores: [1] });
    expect(said()).toContain('You know the game now');
  });

  it('goes on when somebody has done a later lesson first', async () => {
    await begin();
    playTo(SPENT);
    tell(
      { at: 4, kind: 'built', seat: 0, building: 'castle_city_hall' },
      { at: 5, kind: 'reinforced', seat: 0, unit: 'castle_griffins' },
    );
    expect(present()).toBe('Fight');
    tell(
      { at: 6, kind: 'combat-over', winner: 0, how: 'defeat', seats: [0, -1], fallen: [0, 1] },
      { at: 6, kind: 'level', seat: 0, level: 2 },
    );
    expect(present()).toBe('Discover');
  });

  it('keeps its place when the page is opened again, and can be left', async () => {
    await begin();
    playTo(RODE);
    leave();
    const kept = { ...sessionStorage };
    await begin();
    expect(kept['rulebound-guide-homm3-lesson']).toBe('2');
    expect(present()).toBe('Morale');
    const way = [...page.querySelectorAll('button')].find((button) =>
      textOf(button).startsWith('Leave the guide'),
    )!;
    way.click();
    flushSync();
    expect(page.querySelector('.strip')).toBeNull();
    expect(store.lit.size).toBe(0);
  });
});
