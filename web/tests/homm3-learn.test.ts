import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sit, type Sitting } from './table';

const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const GUIDED = { table: { guide: 'homm3' } };
const lit = (): string[] => [...table.store.lit].sort();

// Nothing moves here, and everything has arrived.
Element.prototype.animate = () =>
  ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;

let table: Sitting;

beforeEach(() => sessionStorage.clear());
afterEach(() => table.leave());

/** The frames after so many choices of the scene, one by one. */
function playTo(count: number): void {
  const from = table.store.state?.choices ?? 0;
  for (const state of table.scene.states.slice(from + 1, count + 1)) {
    table.listener.frame(state);
    flushSync();
  }
}

const said = (): string => textOf(table.page.querySelector('.strip p'));
const present = (): string => textOf(table.page.querySelector('[aria-current=step] b'));

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
    table = await sit('homm3-lesson', GUIDED);
    expect(present()).toBe('Ride');
    expect(said()).toContain('Draw to the limit');
    playTo(DRAWN);
    expect(said()).toContain('three movement points');
    expect(table.store.lit).toEqual(new Set(['field:1,0']));
  });

  it('lights the ways to both guards at home, not one of them', async () => {
    table = await sit('homm3-lesson', GUIDED);
    playTo(RODE);
    expect(present()).toBe('Fight');
    expect(lit()).toEqual(['field:0,0', 'field:0,1']);
    playTo(3);
    expect(lit()).toEqual(['field:-1,0', 'field:-1,1']);
  });

  it('leads through a combat: line up, attack, windows for cards', async () => {
    table = await sit('homm3-lesson', GUIDED);
    playTo(ANNOUNCED);
    expect(said()).toContain('The combat is announced');
    playTo(DEPLOYING);
    expect(said()).toMatch(/^Line up/);
    playTo(LINED_UP);
    expect(said()).toContain('Touch the lit enemy');
    expect(table.store.lit).toEqual(new Set(['unit:neutral_halberdiers']));
    playTo(WINDOW);
    expect(said()).toContain('Cards from your hand');
    playTo(FLAGGED);
    expect(present()).toBe('Town');
  });

  it('teaches the Town even when the movement is spent, then the next Round', async () => {
    table = await sit('homm3-lesson', GUIDED);
    playTo(FLAGGED);
    expect(said()).toContain('Your Town works');
    expect(table.store.lit.has('building:castle_city_hall')).toBe(true);
    playTo(BUILT);
    expect(said()).toContain('population');
    playTo(MUSTERED);
    expect(present()).toBe('Discover');
    expect(said()).toContain('Your movement is spent');
    playTo(NEXT_ROUND);
    expect(table.store.lit).toEqual(new Set(['tile:-3,1']));
  });

  it('shows the way over the new tile to the Settlement', async () => {
    table = await sit('homm3-lesson', GUIDED);
    playTo(DISCOVERED);
    expect(said()).toContain('how the tile lies');
    playTo(LAID);
    expect(present()).toBe('Flag');
    // The Mine has no way to the valley; the treasure beside it has.
    expect(lit()).toEqual(['field:-1,0']);
  });

  it('goes on when somebody has done a later lesson first', async () => {
    table = await sit('homm3-lesson', GUIDED);
    playTo(DRAWN);
    const log = [
      { at: 2, kind: 'built', seat: 0, building: 'castle_city_hall' },
      { at: 3, kind: 'reinforced', seat: 0, unit: 'castle_griffins' },
    ];
    table.state({ log: { start: table.store.log.length, events: log } });
    expect(present()).toBe('Ride');
    const went = { at: 4, kind: 'went', seat: 0, hero: 'main', field: '-1,1' };
    const won = { at: 5, kind: 'combat-over', winner: 0 };
    table.state({ log: { start: table.store.log.length, events: [went, won] } });
    expect(present()).toBe('Discover');
  });

  it('keeps its place when the page is opened again, and can be left', async () => {
    table = await sit('homm3-lesson', GUIDED);
    playTo(RODE);
    table.leave();
    const kept = { ...sessionStorage };
    table = await sit('homm3-lesson', GUIDED);
    expect(kept['rulebound-guide-homm3-lesson']).toBe('2');
    expect(present()).toBe('Fight');
    const leave = [...table.page.querySelectorAll('button')].find((button) =>
      textOf(button).startsWith('Leave the guide'),
    )!;
    leave.click();
    flushSync();
    expect(table.page.querySelector('.strip')).toBeNull();
    expect(table.store.lit.size).toBe(0);
  });

  it('ends when the raiders are beaten or the scenario is over', async () => {
    table = await sit('homm3-lesson', GUIDED);
    playTo(LAID);
    const flagged = { at: 30, kind: 'flagged', seat: 0, location: 'settlement', field: '-4,1' };
    table.state({ log: { start: table.store.log.length, events: [flagged] } });
    expect(present()).toBe('Raiders');
    const beaten = { at: 31, kind: 'rover-beaten', rover: 'raiders' };
    table.state({ log: { start: table.store.log.length, events: [beaten] } });
    expect(said()).toContain('You know the game now');
  });
});
