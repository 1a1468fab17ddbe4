/** What can be chosen in one way only is chosen already, and stays so. */
import { press, settled, sit, type Sitting } from './table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import type { Frame, OptionOut, StateOut } from '../src/lib/types';

const option = (notation: string, ...refs: string[]): OptionOut => ({
  kind: notation.split(' ')[0] as string,
  refs,
  notation,
});
const move = (from: string, to: string): OptionOut =>
  option(`move ${from} ${to}`, `sq:${from}`, `sq:${to}`);
const SKIP = option('skip');

let table: Sitting;
afterEach(() => table.leave());

async function asked(game: string, prompt: string, ...options: OptionOut[]): Promise<void> {
  table = await sit(game);
  const decision = table.store.decision as NonNullable<StateOut['decision']>;
  const args = { card: 'knight', may: 'yes', move: 'standard' };
  table.state({ decision: { ...decision, prompt: { id: prompt, args }, options } });
}

/** How many touches and presses it takes, touching everything of the option that shines. */
async function clicks(...refs: string[]): Promise<number> {
  let count = 0;
  for (const ref of refs) {
    await table.store.touch(ref);
    count += 1;
  }
  await settled();
  table.page.querySelector<HTMLElement>('.bar [data-key="act"]')?.click();
  await settled();
  return table.sent.length ? count + 1 : Infinity;
}

describe('one piece that may move', () => {
  const moves = [move('d4', 'd5'), move('d4', 'e5'), SKIP];

  it('is picked, and touching it as well does no harm', async () => {
    await asked('tashkalar', 'tashkalar-ask-move', ...moves);
    expect(table.store.picked).toEqual(['sq:d4']);
    expect(await clicks('sq:d4', 'sq:e5')).toBe(3);
    expect(table.sent).toEqual([{ t: 'choose', at: 1, notation: 'move d4 e5' }]);
  });

  it('takes two presses: where to, and the button', async () => {
    await asked('tashkalar', 'tashkalar-ask-move', ...moves);
    expect(await clicks('sq:e5')).toBe(2);
  });

  it('is not let go with Escape, which lets go of the square', async () => {
    await asked('tashkalar', 'tashkalar-ask-move', ...moves);
    press('Escape');
    expect(table.store.picked).toEqual(['sq:d4']);
    await table.store.touch('sq:e5');
    press('Escape');
    expect(table.store.picked).toEqual(['sq:d4']);
    expect(table.sent).toEqual([]);
  });

  it('is picked again by who comes back from the past', async () => {
    await asked('tashkalar', 'tashkalar-ask-move', ...moves);
    vi.spyOn(api, 'replay').mockResolvedValueOnce({ view: table.store.view, seat: 0 } as Frame);
    await table.store.show(0);
    expect(table.store.picked).toEqual([]);
    await table.store.show(null);
    expect(table.store.picked).toEqual(['sq:d4']);
  });
});

describe('one thing that an effect may do', () => {
  it('is one press, and so is leaving it', async () => {
    await asked('tashkalar', 'tashkalar-ask-move', move('d4', 'e5'), SKIP);
    expect(table.store.armed?.notation).toBe('move d4 e5');
    const quiet = table.page.querySelector('.bar [data-key="stop"]');
    expect(quiet).not.toBeNull();
    expect(await clicks()).toBe(1);
    expect(table.sent).toEqual([{ t: 'choose', at: 1, notation: 'move d4 e5' }]);
  });

  it('is not armed where one of several things can be done', async () => {
    await asked(
      'tashkalar',
      'tashkalar-ask-destroy',
      option('destroy d4', 'sq:d4'),
      option('destroy e5', 'sq:e5'),
      SKIP,
    );
    expect(table.store.armed).toBeNull();
  });
});

describe('a unit that can do one thing only', () => {
  /** As it stands in the scene, with one of its options and the end of its activation. */
  async function left(kind: string): Promise<OptionOut> {
    table = await sit('homm3');
    const decision = table.store.decision as NonNullable<StateOut['decision']>;
    const only = decision.options.find((each) => each.kind === kind) as OptionOut;
    const options = [only, { ...option('stop'), fields: {} }];
    table.state({ decision: { ...decision, options } });
    return only;
  }

  it('is asked whether it goes there', async () => {
    const only = await left('move');
    expect(table.store.armed).toEqual(only);
    expect(await clicks()).toBe(1);
  });

  it('aims at the only target there is, and the press rolls the die', async () => {
    const only = await left('attack');
    expect(table.store.armed).toEqual(only);
    expect(table.sent).toEqual([]);
    expect(await clicks()).toBe(1);
  });
});
