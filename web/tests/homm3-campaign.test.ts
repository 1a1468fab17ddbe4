import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sit, type Sitting } from './table';
import { me } from '../src/lib/settings.svelte';
import type { Player, StateOut } from '../src/lib/types';
import { campaigns } from '../src/games/homm3/set/campaigns.svelte';

const NOA = { id: 'noa', name: 'Noa', account: null } as Player;
const CARRY = { part: 'queens_gambit_1', hero: 'catherine', level: 2 };
const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

let table: Sitting;
let opened: unknown[] = [];

beforeEach(() => {
  opened = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit = {}) => {
    if (init.method === 'POST') opened.push(JSON.parse(String(init.body)));
    return Promise.resolve(new Response(JSON.stringify({ id: 'next00001', secret: 's' })));
  });
});
afterEach(() => {
  table.leave();
  me.player = null;
});

/** A scenario for one that is over. */
async function over(scenario: string, won: boolean, carry: unknown): Promise<void> {
  table = await sit('homm3-lesson');
  me.player = NOA;
  const { view } = table.scene.states[0] as StateOut;
  const world = { ...(view['world'] as object), scenario, carry, phase: 'over' };
  table.table({ status: 'finished' });
  table.state({
    view: { ...view, world, stage: 'over' },
    decision: null,
    result: { ranking: won ? [[0]] : [[], [0]], scores: [won ? 1 : 0] },
  });
}

const filled = (): HTMLButtonElement => table.page.querySelector('.btn.cta')!;

describe('the end of a part of a campaign', () => {
  it('offers the next part with what goes on, and keeps how far one has come', async () => {
    await over('queens_gambit_1', true, CARRY);
    expect(textOf(filled())).toBe('Next part');
    expect(campaigns.all['queens_gambit']).toEqual({
      done: ['queens_gambit_1'],
      next: 'queens_gambit_2',
      carry: CARRY,
      tables: ['homm3-lesson'],
    });
    filled().click();
    await expect.poll(() => location.pathname).toBe('/table/next00001');
    expect(opened[0]).toMatchObject({
      game: 'homm3',
      options: { form: 'scenario', scenario: 'queens_gambit_2', carry: CARRY },
      chairs: [{ kind: 'me' }],
      seed: null,
    });
  });

  it('lets one try a lost part again', async () => {
    await over('queens_gambit_2', false, CARRY);
    expect(textOf(filled())).toBe('Try again');
    filled().click();
    expect(table.sent).toContainEqual({ t: 'rematch', yes: true });
    expect(campaigns.all).toEqual({});
  });

  it('does not take what the part began with for what it leaves', async () => {
    await over('queens_gambit_2', true, CARRY);
    expect(textOf(filled())).toBe('Rematch');
    expect(campaigns.carryFor('queens_gambit_3')).toBeNull();
  });

  it('is the end after the last part, and of a scenario that stands alone', async () => {
    await over('queens_gambit_3', true, null);
    expect(textOf(filled())).toBe('Rematch');
    expect(campaigns.all['queens_gambit']).toMatchObject({ next: '' });
    table.leave();
    await over('first_light', true, null);
    expect(textOf(filled())).toBe('Rematch');
  });

  it('leads from the guide to a game against a gentle bot, in one press', async () => {
    await over('first_light', true, null);
    table.table({ guide: 'homm3' });
    expect(textOf(filled())).toBe('Next: a clash with a gentle bot');
    filled().click();
    await expect.poll(() => location.pathname).toBe('/table/next00001');
    expect(opened[0]).toMatchObject({
      game: 'homm3',
      guide: null,
      options: { form: 'scenario', scenario: 'crossroads', mode: 'clash' },
      chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'gentle' }],
    });
  });

  it('offers the guide again to whoever lost with it', async () => {
    await over('first_light', false, null);
    table.table({ guide: 'homm3' });
    expect(textOf(filled())).toBe('Try again');
    filled().click();
    await expect.poll(() => opened.length).toBe(1);
    expect(opened[0]).toMatchObject({ game: 'homm3', guide: 'homm3' });
  });
});
