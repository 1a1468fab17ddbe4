import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from '../src/lib/api';
import { Analysis } from '../src/lib/analysis.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import type { AnalysisOut, HintOption, NoteOut } from '../src/lib/types';
import { settled, sit, type Sitting } from './table';

const option = (choice: string, value: number): HintOption => ({
  choice,
  value,
  within: 0.02,
  samples: 40,
  line: [{ kind: 'place', refs: ['sq:e5'], notation: choice, fields: {} }],
  events: [],
  reasons: [{ id: 'tashkalar-reason-quiet', args: {} }],
});
const note = (at: number, seat: number, lost: number, mark = ''): NoteOut => ({
  at,
  seat,
  played: 'place a5',
  options: lost
    ? [option('place e5', 0.6), option('place a5', 0.6 - lost)]
    : [option('place a5', 0.6)],
  deep: false,
  lost,
  mark,
});
const told = (patch: Partial<AnalysisOut> = {}): AnalysisOut => ({
  status: 'done',
  known: 3,
  total: 3,
  notes: [note(0, 0, 0), note(2, 1, 0.3, '?'), note(4, 0, 0.1, '?!')],
  turning: [2, 4],
  result: null,
  ...patch,
});

describe('an analysis', () => {
  const look = vi.spyOn(api, 'analysis');
  const store = (at: number | null): TableStore =>
    ({
      id: 'x',
      at,
      table: { seats: 2 },
      state: { choices: 6, result: { ranking: [[1], [0]] } },
    }) as unknown as TableStore;
  const open = async (at: number | null, answer = told()): Promise<Analysis> => {
    look.mockResolvedValue(answer);
    const analysis = new Analysis(store(at));
    await settled();
    analysis.stop();
    return analysis;
  };

  it('draws each side from what it could keep to what it kept, and how it ended', async () => {
    const analysis = await open(0);
    expect(analysis.curve(0)).toEqual([
      { at: 0, value: 0.5 },
      { at: 0, value: 0.6 },
      { at: 1, value: 0.6 },
      { at: 4, value: 0.6 },
      { at: 5, value: 0.5 },
      { at: 6, value: 0 },
    ]);
    expect(analysis.curve(1).at(-1)).toEqual({ at: 6, value: 1 });
    expect(analysis.chance(0, 3)).toBe(0.6);
  });

  it('goes from turning point to turning point as the match does', async () => {
    expect((await open(0)).turningPoint(1)).toBe(2);
    expect((await open(2)).turningPoint(1)).toBe(4);
    expect((await open(2)).turningPoint(-1)).toBeNull();
    expect((await open(6)).turningPoint(-1)).toBe(4);
  });

  it('shows what was played or what would have been better', async () => {
    const analysis = await open(2);
    expect(analysis.shown?.choice).toBe('place e5');
    analysis.side = 'played';
    expect(analysis.shown?.choice).toBe('place a5');
  });

  it('has nothing to show where nothing was found', async () => {
    const analysis = await open(3, told({ status: 'none', notes: [], known: 0, turning: [] }));
    expect(analysis.note).toBeNull();
    expect(analysis.option).toBeNull();
    expect(analysis.status).toBe('none');
  });

  it('says so where a match cannot be analysed', async () => {
    look.mockRejectedValue(new Refusal('other-rules', '', 409));
    const analysis = new Analysis(store(0));
    await settled();
    expect(analysis.status).toBe('refused');
  });
});

describe('hints', () => {
  let table: Sitting;
  beforeEach(() => history.replaceState(null, '', '/table/x'));
  afterEach(() => table.store.close());

  it('are counted by round, for each seat alone', async () => {
    table = await sit('tashkalar', { table: { hints: true }, state: { round: 2 } });
    await settled();
    const { hints } = table.store;
    expect(hints.left).toBe(3);
    const mine = table.store.seat ?? 0;
    table.store.asked = [
      { seat: mine, choices: 1, round: 2 },
      { seat: mine, choices: 0, round: 1 },
      { seat: 1 - mine, choices: 1, round: 2 },
    ];
    expect(hints.left).toBe(2);
  });

  it('are not offered where the table says no', async () => {
    table = await sit('tashkalar', { table: { hints: false } });
    await settled();
    expect(table.store.hints.allowed).toBe(false);
    expect(table.page.querySelector('[data-key="key-i"]')).toBeNull();
  });
});
