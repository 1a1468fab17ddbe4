import { clear, scene, show } from './urbno-page';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Felt from '../src/games/urbno/Felt.svelte';
import {
  argumentsOf,
  cubesAtHand,
  declarations,
  forecastOf,
  planOf,
  powersFor,
} from '../src/games/urbno/plan.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import type { OptionOut } from '../src/lib/types';
import announcements from './fixtures/urbno-announcements.json';

afterEach(clear);

/** What the bar would offer to put on a card before it is played. */
function offered(store: TableStore, option: OptionOut): { cubes: number; others: string[] } {
  const card = option.refs[0]!.slice('card:'.length);
  const powers = powersFor(store, option).flatMap((rank) => {
    const args = argumentsOf(store, rank, card);
    return args.length
      ? args.map((ref) => `power ${rank} ${ref.split(':')[1]}`)
      : [`power ${rank}`];
  });
  const certain = declarations(store).map(({ mode, colour }) =>
    ['certain', mode, colour].filter(Boolean).join(' '),
  );
  return { cubes: cubesAtHand(store), others: [...powers, ...certain] };
}

function optionOf(notation: string): OptionOut {
  const [, card, , power] = notation.split(' ');
  const refs = [`card:${card}`, ...(power ? [`power:${power}`] : [])];
  return { kind: 'play', refs, notation };
}

describe('what can be put on a card', () => {
  it('is what the engine offers once it is played', () => {
    for (const { view, helps, after } of announcements.cases) {
      const store = { view, helps } as unknown as TableStore;
      for (const { play, cubes, others } of after) {
        expect(offered(store, optionOf(play)), play).toEqual({ cubes, others });
      }
    }
  });
});

/** Press the button, and let everything that follows from it come to rest. */
const act = async (store: TableStore): Promise<void> => {
  void store.act();
  for (let i = 0; i < 6; i += 1) {
    flushSync();
    await new Promise((done) => setTimeout(done));
  }
};

describe('the plan', () => {
  it('is carried out after the card, without asking again', async () => {
    const { store, sent } = await scene('urbno');
    show(Felt, store);
    await store.touch('card:Ye-Em');
    flushSync();
    await act(store);
    expect(sent).toEqual(['play Ye-Em', 'done']);
  });

  it('puts on the card what was planned, power first', async () => {
    const { store, sent } = await scene('urbno-explorer');
    show(Felt, store);
    await store.touch('card:Bk-Ex');
    flushSync();
    const plan = planOf(store);
    plan.power = { rank: 'explorer', argument: null };
    plan.cubes = 2;
    await act(store);
    expect(sent).toEqual(['play Bk-Ex', 'power explorer', 'cubes +2']);
  });

  it('sends nothing twice', async () => {
    const { store, sent } = await scene('urbno-explorer');
    show(Felt, store);
    await store.touch('card:Bk-Ex');
    flushSync();
    planOf(store).cubes = 2; // the scene knows no state after these cubes
    await act(store);
    await act(store);
    expect(sent.filter((notation) => notation === 'cubes +2')).toHaveLength(1);
  });

  it('asks when something planned is not to be had', async () => {
    const { store, sent } = await scene('urbno');
    show(Felt, store);
    await store.touch('card:Ye-Em');
    flushSync();
    planOf(store).cubes = 9;
    await act(store);
    expect(sent).toEqual(['play Ye-Em']);
    expect(planOf(store).cubes).toBe(0);
    expect(store.decision?.prompt?.id).toBe('urbno-ask-announce');
  });

  it('does not answer for a card that was played elsewhere', async () => {
    const { store, sent, show: hear } = await scene('urbno');
    show(Felt, store);
    await store.touch('card:Ye-Em');
    flushSync();
    hear(1);
    flushSync();
    expect(sent).toEqual([]);
  });

  it('starts again with another card', async () => {
    const { store } = await scene('urbno');
    show(Felt, store);
    await store.touch('card:Ye-Em');
    flushSync();
    planOf(store).cubes = 3;
    await store.touch('card:Ye-Ex');
    flushSync();
    expect(planOf(store).cubes).toBe(0);
  });
});

describe('the forecast', () => {
  it('is certain for the last card', async () => {
    const { store } = await scene('urbno');
    await store.touch('card:Ye-Em');
    expect(forecastOf(store)).toEqual({ outcome: 'takes', against: 12 });
  });

  it('follows the planned cubes', async () => {
    const { store } = await scene('urbno');
    await store.touch('card:Ye-Em');
    planOf(store).cubes = -4;
    expect(forecastOf(store)?.outcome).toBe('loses');
  });

  it('says nothing of several things at once', async () => {
    const { store } = await scene('urbno');
    await store.touch('card:Ye-Em');
    planOf(store).cubes = 1;
    planOf(store).power = { rank: 'emperor', argument: null };
    expect(forecastOf(store)).toBeNull();
  });
});
