import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scenesOf } from '../src/games/homm3/scenes';
import { me } from '../src/lib/settings.svelte';
import type { GameEvent, StateOut } from '../src/lib/types';
import type { H3View } from '../src/games/homm3/model';
import { sceneOf, sit, type Sitting } from './table';

/** In the guided scenario this choice wins the first combat. */
const LAST_BLOW = 12;

let sitting: Sitting;

function hear(step: number): void {
  sitting.listener.frame(sitting.scene.states[step] as StateOut);
  flushSync();
}

/** Let so much time pass, with everything that it brings. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

const fought = async (): Promise<H3View> =>
  ((await sceneOf('homm3')).states[0] as StateOut).view as unknown as H3View;
const shown = (selector: string): boolean => sitting.page.querySelector(selector) !== null;
const kinds = (): string[] => sitting.store.log.map(({ kind }) => kind);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  me.settings = { ...me.settings, motion: 'full', games: {} };
  const { states } = await sceneOf('homm3-lesson');
  const events = states.slice(0, LAST_BLOW).flatMap(({ log }) => log.events);
  const state = { ...(states[LAST_BLOW - 1] as StateOut), log: { start: 0, events } };
  sitting = await sit('homm3-lesson', { staged: true, state });
});
afterEach(() => {
  sitting.leave();
  vi.useRealTimers();
});

describe('the end of a combat', () => {
  it('is seen blow by blow before the map returns', async () => {
    hear(LAST_BLOW);
    expect(sitting.store.staged).toBe(true);
    expect(shown('.field .down')).toBe(false);
    expect(kinds()).not.toContain('combat-over');
    const seen: boolean[] = [];
    for (let i = 0; i < 60 && sitting.store.staged; i += 1) {
      seen.push(shown('.field .down'));
      expect(shown('svg.map')).toBe(false);
      expect(sitting.store.decision).toBeNull();
      await pass(100);
    }
    expect(seen).toContain(true);
    // The die, the sum and the damage come before the fall.
    expect(seen.indexOf(true)).toBeGreaterThan(10);
    expect(kinds()).toContain('combat-over');
    expect(shown('svg.map')).toBe(true);
    expect(sitting.store.mine).toBe(true);
  });

  it('shows the dice, then the damage, then who is defeated', async () => {
    hear(LAST_BLOW);
    const order: string[] = [];
    for (let i = 0; i < 60 && sitting.store.staged; i += 1) {
      const now = {
        dice: shown('.roll .die'),
        damage: shown('.roll b'),
        down: shown('.field .down'),
      };
      for (const [name, there] of Object.entries(now)) {
        if (there && !order.includes(name)) order.push(name);
      }
      await pass(100);
    }
    expect(order).toEqual(['dice', 'damage', 'down']);
  });

  it('is skipped by a touch, and nothing is lost', async () => {
    hear(LAST_BLOW);
    await sitting.store.touch('field:0,0');
    flushSync();
    expect(sitting.store.staged).toBe(false);
    expect(shown('svg.map')).toBe(true);
    expect(kinds()).toContain('combat-over');
    expect(sitting.sent).toEqual([]);
  });

  it('comes at once to whoever wants no motion', () => {
    me.settings = { ...me.settings, motion: 'reduced' };
    hear(LAST_BLOW);
    expect(sitting.store.staged).toBe(false);
    expect(shown('svg.map')).toBe(true);
  });
});

describe('what the other side does', () => {
  const EVENTS: GameEvent[] = [
    { kind: 'activates', unit: 'dungeon_harpies', at: 3 },
    { kind: 'moves', unit: 'dungeon_harpies', from: 'd1', to: 'c1', way: [], at: 3 },
  ] as unknown as GameEvent[];

  it('is a scene, and one that is waited for by whoever goes step by step', async () => {
    const view = await fought();
    const foe = view.battle?.units.find(({ side }) => side === 1);
    const events = EVENTS.map((event) => ({ ...event, unit: foe?.name }));
    const scenes = scenesOf(view as unknown as Record<string, unknown>, events);
    expect(scenes.map(({ step }) => step)).toEqual([true, true]);
    const units = (scenes[1]?.view['battle'] as { units: { name: string; space: string }[] }).units;
    expect(units.find(({ name }) => name === foe?.name)?.space).toBe('c1');
  });

  it('is none where one has done it oneself', async () => {
    const view = await fought();
    const own = view.battle?.units.find(({ side }) => side === 0);
    const events = EVENTS.map((event) => ({ ...event, unit: own?.name }));
    expect(scenesOf(view as unknown as Record<string, unknown>, events)).toEqual([]);
  });

  it('waits for the next step', async () => {
    me.settings = { ...me.settings, games: { homm3: { tempo: 'step' } } };
    const { staging } = sitting.store;
    const view = { ...sitting.store.view };
    const scene = { view, events: [], time: 100, step: true };
    staging.add([scene, scene], [], 0, view);
    await pass(5000);
    expect(staging.waits).toBe(true);
    expect(shown('[data-key="step"]')).toBe(true);
    staging.next();
    await pass(5000);
    expect(staging.scene).toBeNull();
  });

  it('goes on when the tempo is changed', async () => {
    const { staging } = sitting.store;
    const view = { ...sitting.store.view };
    const scene = { view, events: [], time: 1000, step: true };
    staging.add([scene, scene], [], 0, view);
    await pass(2100);
    expect(staging.scene).toBeNull();
    me.settings = { ...me.settings, games: { homm3: { tempo: 'fast' } } };
    staging.add([scene, scene], [], 0, view);
    await pass(900);
    expect(staging.scene).toBeNull();
  });
});
