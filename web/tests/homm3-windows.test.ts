import { play } from './scenes';
import { sit } from './table';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  asked,
  ASKS,
  asksLabel,
  rest,
  rests,
  spared,
  wakeUp,
  type Asks,
} from '../src/games/homm3/windows.svelte';
import { passOf } from '../src/games/homm3/passing';
import { speak } from '../src/lib/i18n.svelte';
import { me } from '../src/lib/settings.svelte';
import type { StateOut } from '../src/lib/types';

beforeAll(() => speak('en'));
const ask = (asks: Asks): void => {
  me.settings = { ...me.settings, games: { homm3: { asks } } };
};
beforeEach(() => ask('always'));
afterEach(() => ask('always'));

/** The Minotaurs attack the Crusaders: the window of the one who is attacked. */
const struck = () => play('homm3-struck', 2);

describe('which windows one wants to see', () => {
  it('is those in which something is decided, at first', async () => {
    me.settings = { ...me.settings, games: {} };
    expect(asked()).toBe('matters');
    const { store } = await struck();
    const state = store.state as StateOut;
    const plays = store.options.map(({ notation }) => notation).filter((each) => each !== 'pass');
    const with_ = (moot: string[]): void => {
      store.state = { ...state, helps: { ...state.helps, moot } } as StateOut;
    };
    with_(plays);
    expect(spared(store)?.notation).toBe('pass');
    with_(plays.slice(1));
    expect(spared(store)).toBeNull();
    ask('always');
    with_(plays);
    expect(spared(store)).toBeNull();
  });

  it('is all of them for whoever wants to', async () => {
    const { store } = await struck();
    expect(passOf(store)?.notation).toBe('pass');
    expect(spared(store)).toBeNull();
  });

  it('never asks if one does not want to be asked', async () => {
    ask('never');
    const { store } = await struck();
    expect(spared(store)?.notation).toBe('pass');
  });

  it('asks who is attacked, not who attacks', async () => {
    ask('attacked');
    expect(spared((await struck()).store)).toBeNull();
    const own = await play('homm3', 1);
    expect(spared(own.store)?.notation).toBe('pass');
  });

  it('asks when the attack may defeat the unit, and not when it cannot', async () => {
    ask('lethal');
    const { store } = await struck();
    const state = store.state as StateOut;
    const odds = state.helps['attack'] as Record<string, number>;
    const with_ = (defeated: number): void => {
      store.state = { ...state, helps: { attack: { ...odds, defeated } } } as StateOut;
    };
    with_(0);
    expect(spared(store)?.notation).toBe('pass');
    with_(11.1);
    expect(spared(store)).toBeNull();
  });

  it('leaves decisions that are no window alone', async () => {
    ask('never');
    const { store } = await play('homm3');
    expect(passOf(store)).toBeNull();
    expect(spared(store)).toBeNull();
  });

  it('does not pass in the middle of a chain of power', async () => {
    ask('never');
    const { store } = await struck();
    const state = store.state as StateOut;
    const view = structuredClone(state.view) as { battle: { armies: { power: number }[] } };
    view.battle.armies[0]!.power = 1;
    store.state = { ...state, view } as unknown as StateOut;
    expect(spared(store)).toBeNull();
  });

  it('has a name for each', () => {
    expect(new Set(ASKS.map(asksLabel)).size).toBe(ASKS.length);
  });
});

describe('passing until the own next turn', () => {
  it('holds until one is asked something else', async () => {
    const { store } = await struck();
    rest(store);
    expect(rests(store)).toBe(true);
    expect(spared(store)?.notation).toBe('pass');
    wakeUp(store);
    expect(spared(store)).toBeNull();
  });
});

describe('at the table', () => {
  it('a window that is not wanted is passed without a word', async () => {
    const sitting = await sit('homm3-struck');
    ask('never');
    sitting.listener.frame(sitting.scene.states[2] as StateOut);
    flushSync();
    await Promise.resolve();
    expect(sitting.sent.map((frame) => ('notation' in frame ? frame.notation : frame.t))).toEqual([
      'pass',
    ]);
    expect(sitting.page.querySelector('.bar.paper')).toBeNull();
    sitting.leave();
  });

  it('a wanted one has a coloured edge and offers to pass until the next turn', async () => {
    const sitting = await sit('homm3-struck');
    sitting.listener.frame(sitting.scene.states[2] as StateOut);
    flushSync();
    expect(sitting.sent).toEqual([]);
    expect(sitting.page.querySelector('.bar.react')).not.toBeNull();
    const until = [...sitting.page.querySelectorAll<HTMLElement>('.bar .chip')].find(
      (chip) => chip.textContent === 'Pass until my next turn',
    );
    until?.click();
    flushSync();
    expect(sitting.sent).toHaveLength(1);
    wakeUp(sitting.store);
    sitting.leave();
  });
});
