import { sceneOf } from './table';
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
const ANNOUNCED = 4;
const DEPLOYING = 5;
const LINED_UP = 6;
const WINDOW = 7;
const FLAGGED = 11;
const BUILT = 12;
const MUSTERED = 15;
const NEXT_ROUND = 17;
const DISCOVERED = 18;
const LAID = 19;

describe('the guided first scenario', () => {
  it('begins with the hand and leads to the resources', async () => {
    await begin();
    expect(present()).toBe('Ride');
    expect(said()).toContain('Draw to the limit');
    playTo(DRAWN);
    expect(said()).toContain('three movement points');
    expect(lit()).toEqual(['field:1,0']);
  });

  it('lights the ways to both guards at home, not one of them', async () => {
    await begin();
    playTo(RODE);
    expect(present()).toBe('Fight');
    expect(lit()).toEqual(['field:0,0', 'field:0,1']);
    playTo(3);
    expect(lit()).toEqual(['field:-1,0', 'field:-1,1']);
  });

  it('leads through a combat: line up, attack, windows for cards', async () => {
    await begin();
    playTo(ANNOUNCED);
    expect(said()).toContain('The combat is announced');
    playTo(DEPLOYING);
    expect(said()).toMatch(/^Line up/);
    playTo(LINED_UP);
    expect(said()).toContain('Choose the lit enemy');
    expect(lit()).toEqual(['unit:neutral_halberdiers']);
    playTo(WINDOW);
    expect(said()).toContain('Cards from your hand');
    playTo(FLAGGED);
    expect(present()).toBe('Town');
  });

  it('teaches the Town even when the movement is spent, then the next Round', async () => {
    await begin();
    playTo(FLAGGED);
    expect(said()).toContain('Your Town works');
    expect(store.lit.has('building:castle_city_hall')).toBe(true);
    playTo(BUILT);
    expect(said()).toContain('population');
    expect(lit()).toEqual(['token:population']);
    playTo(MUSTERED);
    expect(present()).toBe('Discover');
    expect(said()).toContain('Your movement is spent');
    playTo(NEXT_ROUND);
    expect(lit()).toEqual(['tile:-3,1']);
  });

  it('shows the way over the new tile to the Settlement', async () => {
    await begin();
    playTo(DISCOVERED);
    expect(said()).toContain('how the tile lies');
    playTo(LAID);
    expect(present()).toBe('Flag');
    // The Mine has no way to the valley; the treasure beside it has.
    expect(lit()).toEqual(['field:-1,0']);
  });

  it('goes on when somebody has done a later lesson first', async () => {
    await begin();
    playTo(DRAWN);
    tell(
      { at: 2, kind: 'built', seat: 0, building: 'castle_city_hall' },
      { at: 3, kind: 'reinforced', seat: 0, unit: 'castle_griffins' },
    );
    expect(present()).toBe('Ride');
    const went = { at: 4, kind: 'went', seat: 0, hero: 'main', field: '-1,1' };
    const won = { at: 5, kind: 'combat-over', winner: 0 };
    tell(went, won);
    expect(present()).toBe('Discover');
  });

  it('keeps its place when the page is opened again, and can be left', async () => {
    await begin();
    playTo(RODE);
    leave();
    const kept = { ...sessionStorage };
    await begin();
    expect(kept['rulebound-guide-homm3-lesson']).toBe('2');
    expect(present()).toBe('Fight');
    const way = [...page.querySelectorAll('button')].find((button) =>
      textOf(button).startsWith('Leave the guide'),
    )!;
    way.click();
    flushSync();
    expect(page.querySelector('.strip')).toBeNull();
    expect(store.lit.size).toBe(0);
  });

  it('ends when the raiders are beaten or the scenario is over', async () => {
    await begin();
    playTo(LAID);
    const flagged = { at: 30, kind: 'flagged', seat: 0, location: 'settlement', field: '-4,1' };
    tell(flagged);
    expect(present()).toBe('Raiders');
    const beaten = { at: 31, kind: 'rover-beaten', rover: 'raiders' };
    tell(beaten);
    expect(said()).toContain('You know the game now');
  });
});
