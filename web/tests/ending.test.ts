import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import { endPicture, shareEnd } from '../src/table/sharing';
import { scaleOf } from '../src/table/ending';
import { ending as tashkalarEnding } from '../src/games/tashkalar/ending';
import type { TkView } from '../src/games/tashkalar/model';
import { ending } from '../src/games/urbno/ending';
import { scenesOf } from '../src/games/urbno/scenes';
import type { UrbnoView } from '../src/games/urbno/table';
import type { AnalysisOut, GameEvent, StateOut } from '../src/lib/types';
import { press, settled, sceneOf, sit, type Seating, type Sitting } from './table';

const NOTHING: AnalysisOut = {
  status: 'none',
  known: 0,
  total: 0,
  notes: [],
  turning: [],
  result: null,
};
let table: Sitting;
const analysis = vi.spyOn(api, 'analysis');
const replay = vi.spyOn(api, 'replay');

beforeEach(() => {
  analysis.mockResolvedValue(NOTHING);
  replay.mockReturnValue(new Promise(() => undefined));
  history.replaceState(null, '', '/table/x');
});
afterEach(() => table.leave());

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const rowsOf = (page: ParentNode): string[] =>
  [...page.querySelectorAll('.panel table tr')].map((row) =>
    [...row.children].map(textOf).join(' '),
  );

/** A match that is over after these events. */
async function over(
  name: string,
  events: GameEvent[],
  seating: Seating = {},
  scores: unknown[] = [9, 4],
): Promise<HTMLElement> {
  table = await sit(name, {
    ...seating,
    table: { status: 'finished', ...seating.table },
    state: {
      decision: null,
      log: { start: 0, events },
      result: { ranking: [[0], [1]], scores, reason: '' },
      reason: { id: 'tashkalar-over-score', args: {} },
      ...seating.state,
    },
  });
  await settled();
  return table.page;
}

const colours = async (): Promise<[string, string]> => {
  const { states } = await sceneOf('tashkalar-duel');
  const seats = (states[0] as StateOut).view['seats'] as { colour: string }[];
  return [seats[0]?.colour ?? '', seats[1]?.colour ?? ''];
};

const duel = async (): Promise<GameEvent[]> => {
  const [mine, theirs] = await colours();
  return [
    { at: 1, kind: 'turn', seat: 0 },
    {
      at: 2,
      kind: 'summoned',
      seat: 0,
      card: 'knight',
      square: 'e5',
      rank: 'heroic',
      used: [],
      borrowed: [],
    },
    { at: 3, kind: 'scored', colour: mine, points: 2, why: 'destroyed' },
    { at: 4, kind: 'turn', seat: 1 },
    { at: 5, kind: 'scored', colour: theirs, points: 1, why: 'legend' },
    { at: 6, kind: 'turn', seat: 0 },
    { at: 7, kind: 'scored', colour: theirs, points: 1, why: 'flare' },
    { at: 8, kind: 'scored', colour: mine, points: 5, why: 'destroyed' },
  ];
};

describe('the end of a duel', () => {
  it('counts line by line where the points came from, with the rules that say so', async () => {
    const page = await over('tashkalar-duel', await duel());
    const rows = rowsOf(page);
    expect(rows).toContainEqual(expect.stringMatching(/^Pieces destroyed TK-2.8.5 7 0$/));
    expect(rows).toContainEqual(expect.stringMatching(/^Legends summoned TK-2.8.6 0 1$/));
    expect(rows).toContainEqual(expect.stringMatching(/^Flares of the other TK-2.8.7 0 1$/));
  });

  it('draws how everybody came along and says it', async () => {
    const page = await over('tashkalar-duel', await duel());
    const figure = page.querySelector('figure');
    expect(figure?.getAttribute('aria-label')).toMatch(
      /^Points, turn by turn\. In the end: .*7.*2/,
    );
    expect(page.querySelectorAll('figure polyline')).toHaveLength(2);
  });

  it('tells the turns that brought most, and leads to them', async () => {
    const page = await over('tashkalar-duel', await duel());
    const deeds = [...page.querySelectorAll<HTMLButtonElement>('.deeds button')];
    expect(deeds.map(textOf)).toEqual([
      expect.stringMatching(/turn 3 \+5$/),
      expect.stringMatching(/^Knight .*turn 1 \+2$/),
      expect.stringMatching(/turn 2 \+1$/),
    ]);
    deeds[1]?.click();
    expect(table.store.at).toBe(3);
  });

  it('says what a bot found where one has read the match', async () => {
    const option = (choice: string, value: number) => ({
      choice,
      value,
      give: 0.02,
      reasons: [],
      line: [{ kind: 'place', refs: [`sq:${choice}`], notation: choice }],
    });
    analysis.mockResolvedValue({
      ...NOTHING,
      status: 'done',
      known: 2,
      total: 2,
      turning: [4],
      notes: [
        {
          at: 4,
          seat: 1,
          played: 'e4',
          options: [option('d4', 0.6), option('e4', 0.35)],
          deep: true,
          lost: 0.25,
          mark: '?',
        },
        {
          at: 6,
          seat: 0,
          played: 'e5',
          options: [option('e5', 0.8), option('c3', 0.5)],
          deep: true,
          lost: 0,
          mark: '!',
        },
      ],
    } as unknown as AnalysisOut);
    const page = await over('tashkalar-duel', await duel());
    await expect.poll(() => page.querySelector('#end-deeds')?.textContent).toBe('What decided it');
    const deeds = [...page.querySelectorAll('.deeds button')].map(textOf);
    expect(deeds[0]).toMatch(/e5.*choice 7 \+30$/);
    expect(deeds[1]).toMatch(/e4.*choice 5 −25$/);
    expect(textOf(page.querySelector('.chance')?.closest('section')?.querySelector('h2'))).toBe(
      'Your chance to win',
    );
  });

  it('is shared by a key, with a picture in the reader’s language and words for everybody', async () => {
    const page = await over('tashkalar-duel', await duel());
    press('s');
    const sheet = page.querySelector('dialog')!;
    expect(sheet.querySelector('img')?.getAttribute('src')).toBe(
      '/api/tables/tashkalar-duel/card.png?language=en',
    );
    expect(textOf(sheet.querySelector('.share p'))).not.toContain('You win');
    expect(sheet.querySelector<HTMLAnchorElement>('a[download]')?.download).toMatch(/\.png$/);
  });

  it('is analysed and played again by keys', async () => {
    await over('tashkalar-duel', await duel());
    press('r');
    expect(table.sent).toContainEqual(expect.objectContaining({ t: 'rematch' }));
    press('a');
    expect(table.store.analysis).not.toBeNull();
  });
});

describe('the end of High Form', () => {
  /** Seat 0 has a legend that comes, moves and stays, seat 1 one that is destroyed. */
  const highForm = async (): Promise<HTMLElement> => {
    const view = (await sceneOf('tashkalar')).states[0]?.view as unknown as TkView;
    const [mine = '', theirs = ''] = view.seats.map(({ colour }) => String(colour));
    const card = { used: [], borrowed: [], rank: 'legendary', card: 'titan' };
    const events = [
      { at: 1, kind: 'turn', seat: 0 },
      { at: 2, kind: 'summoned', seat: 0, square: 'e5', ...card },
      { at: 2, kind: 'destroyed', seat: 0, squares: ['e5'], colour: theirs },
      { at: 3, kind: 'moved', seat: 0, start: 'e5', end: 'e6', colour: mine },
      { at: 4, kind: 'turn', seat: 1 },
      { at: 5, kind: 'summoned', seat: 1, square: 'd4', ...card },
      { at: 6, kind: 'claimed', seat: 1, task: 'corner_chain', points: 3 },
      { at: 7, kind: 'turn', seat: 0 },
      { at: 8, kind: 'destroyed', seat: 0, squares: ['d4'], colour: theirs },
    ];
    const board = [{ sq: 'e6', colour: mine, rank: 'legendary' }];
    const seats = view.seats.map((seat, number) => ({ ...seat, score: [1, 3][number] ?? 0 }));
    return over('tashkalar', events, { state: { view: { ...view, board, seats } } }, [1, 3]);
  };

  it('counts the legendary pieces that stand in the arena (TK-2.7.11)', async () => {
    const rows = rowsOf(await highForm());
    expect(rows).toContainEqual(
      expect.stringMatching(/^Legendary pieces in the arena TK-2.7.11 1 0$/),
    );
  });

  it('draws them from the turn in which they came to the one in which they went', async () => {
    await highForm();
    expect(tashkalarEnding(table.store).race?.steps.map(({ values }) => values)).toEqual([
      [0, 0],
      [1, 0],
      [1, 4],
      [1, 3],
    ]);
  });
});

describe('the end of other forms', () => {
  it('marks the lowest track of a melee', async () => {
    const page = await over('tashkalar-melee', [], {}, [{}, {}, {}]);
    const rows = rowsOf(page);
    expect(rows.filter((row) => row.startsWith('Against '))).toHaveLength(
      ((await sceneOf('tashkalar-melee')).states[0]?.view['seats'] as unknown[]).length,
    );
    expect(rows).toContainEqual(expect.stringContaining('The lowest counts TK-2.9.13'));
  });

  it('puts everybody on a pedestal when the rounds of King Urbno are over', async () => {
    const { states } = await sceneOf('urbno-over');
    table = await sit('urbno-over', { state: states.findLast(({ result }) => result) });
    await settled();
    const names = [...table.page.querySelectorAll('.podium li')].map(textOf);
    expect(names).toHaveLength((table.store.view?.['seats'] as unknown[]).length);
    expect(table.page.querySelectorAll('.podium .won').length).toBeGreaterThan(0);
    expect(table.page.querySelector('.pad')).not.toBeNull();
  });

  it('counts what King Urbno had brought when the clock ended the match', async () => {
    const { states } = await sceneOf('urbno');
    const [running] = states;
    const view = running?.view as unknown as UrbnoView;
    const seats = view.seats.map((seat, number) => ({ ...seat, total: 7 + number }));
    const result = { ranking: [[0], [1]], scores: [1, 0], reason: 'web-table-over-time' };
    table = await sit('urbno', {
      state: { ...(running as StateOut), view: { ...view, seats }, decision: null, result },
    });
    expect(ending(table.store).total?.values).toEqual(seats.map(({ total }) => total));
  });
});

describe('the end of a round of King Urbno', () => {
  const view = async (): Promise<UrbnoView> =>
    (await sceneOf('urbno')).states[0]?.view as unknown as UrbnoView;
  const scored = (seat: number, points: number): GameEvent => ({
    at: 9,
    kind: 'scored',
    seat,
    points,
    total: points + 1,
    count: 2,
  });

  it('is seen with its points on the pad before the next begins', async () => {
    const before = await view();
    const after = {
      ...before,
      round: before.round + 1,
      seats: before.seats.map((seat) => ({ ...seat, entries: [...seat.entries, 5] })),
    };
    const events = [
      { at: 8, kind: 'trick', seat: 0, number: 7 },
      scored(0, 5),
      scored(1, -2),
      { at: 9, kind: 'round', number: after.round, colour: 'red', mission: 2, seat: 1 },
    ];
    const scenes = scenesOf(before, after, events);
    expect(scenes.map(({ events: told }) => told.length)).toEqual([1, 2]);
    const shown = scenes[1]?.view as unknown as UrbnoView;
    expect(shown.round).toBe(before.round);
    expect(shown.seats[0]?.entries.at(-1)).toBe(5);
  });

  it('is no scene within a round, nor at the end of the match', async () => {
    const before = await view();
    expect(scenesOf(before, before, [scored(0, 1)])).toEqual([]);
    const over = {
      ...before,
      round: before.round + 1,
      result: { ranking: [], scores: [], reason: '' },
    };
    expect(scenesOf(before, over, [scored(0, 1)])).toEqual([]);
  });

  it('is told on a slip that goes when one acts', async () => {
    table = await sit('urbno');
    const { state } = table.store;
    const log = { start: table.store.log.length, events: [scored(0, 5), scored(1, -2)] };
    table.state({ seq: (state?.seq ?? 0) + 1, log });
    await settled();
    const slip = table.page.querySelector('.slip');
    expect(textOf(slip)).toContain('+5');
    expect(textOf(slip)).toContain('−2');
    slip?.querySelector('button')?.click();
    await settled();
    expect(table.page.querySelector('.slip')).toBeNull();
  });
});

describe('sharing', () => {
  beforeEach(async () => {
    table = await sit('tashkalar');
  });
  const share = vi.fn(async () => undefined);

  it('hands over the picture where the device takes one, else the link alone', async () => {
    vi.stubGlobal('fetch', async () => ({ blob: async () => new Blob(['png']) }));
    Object.assign(navigator, { share, canShare: () => true });
    await shareEnd('abc', 'Ann wins.', endPicture('abc', 'he'));
    expect(share).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: 'Ann wins.', files: [expect.any(File)] }),
    );
    Object.assign(navigator, { canShare: () => false });
    await shareEnd('abc', 'Ann wins.', endPicture('abc', 'he'));
    expect(share).toHaveBeenLastCalledWith({
      text: 'Ann wins.',
      url: expect.stringMatching(/\/table\/abc$/) as string,
    });
  });

  it('takes no offence at somebody who thinks better of it', async () => {
    vi.stubGlobal('fetch', async () => ({ blob: async () => new Blob(['png']) }));
    Object.assign(navigator, {
      canShare: () => true,
      share: () => Promise.reject(new DOMException('no', 'AbortError')),
    });
    await expect(shareEnd('abc', '', '/x')).resolves.toBeUndefined();
  });
});

it.each([
  [0, 7, [0, 2, 4, 6, 8]],
  [0, 1, [0, 1]],
  [-6, 7, [-10, -5, 0, 5, 10]],
  [0, 60, [0, 20, 40, 60]],
])('a scale from %i to %i holds every value in even steps', (low, high, steps) => {
  expect(scaleOf(low, high)).toEqual(steps);
});
