import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import { commentaryOf, lastTurn, leadInWords, leadOf } from '../src/watch/commentary';
import type { GameEvent } from '../src/lib/types';
import { button, settled, sit, type Seating, type Sitting } from './table';

let table: Sitting;
const tables = vi.spyOn(api, 'tables');
const TURNS: GameEvent[] = [
  { at: 0, kind: 'turn', seat: 0 },
  { at: 1, kind: 'placed', seat: 0, square: 'e4', colour: 'red', rank: 'common' },
  { at: 2, kind: 'turn', seat: 1 },
  { at: 3, kind: 'placed', seat: 1, square: 'd4', colour: 'blue', rank: 'common' },
  { at: 4, kind: 'claimed', seat: 1, task: 'corner_chain', points: 2 },
];
const watch = async (name = 'tashkalar-watched', seating: Seating = {}): Promise<HTMLElement> => {
  table = await sit(name, seating);
  await settled();
  return table.page;
};
const told = (events: GameEvent[], choices = 5): Seating => ({
  state: { choices, log: { start: 0, events } },
});

beforeEach(() => {
  history.replaceState(null, '', '/table/x');
  tables.mockReset();
  tables.mockResolvedValue({ tables: [], counts: {}, more: null } as never);
});
afterEach(() => table.leave());

describe('the commentary', () => {
  it('tells each turn in one passage, by whoever played it', async () => {
    const page = await watch('tashkalar-watched', told(TURNS));
    const passages = commentaryOf(table.store);
    expect(passages.map(({ seat, sentences }) => [seat, sentences.length])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(passages[1]?.sentences.map(({ swing }) => swing)).toEqual([false, true]);
    const list = page.querySelector('[aria-label=Commentary] ol');
    expect(list?.querySelectorAll('li')).toHaveLength(2);
    expect(list?.querySelector('li')?.textContent).toContain('Dóra places a piece on e4.');
    expect(list?.querySelector('.now .swing')).not.toBeNull();
  });

  it('leaves long turns to the log', async () => {
    const many = Array.from({ length: 12 }, (_, i): GameEvent => ({
      ...(TURNS[1] as GameEvent),
      at: i + 1,
    }));
    const page = await watch('tashkalar-watched', told([TURNS[0] as GameEvent, ...many], 13));
    expect(commentaryOf(table.store)[0]?.rest).toBe(5);
    expect(page.querySelector('.now small')?.textContent).toBe('5 more in the log');
  });

  it('begins a new passage after a trick', async () => {
    await watch(
      'urbno-watched',
      told([
        { at: 0, kind: 'round', number: 1 },
        { at: 1, kind: 'trick', seat: 0, number: 1 },
        { at: 2, kind: 'trick', seat: 1, number: 2 },
      ]),
    );
    expect(commentaryOf(table.store).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('leads back to the beginning of the last turn', async () => {
    const page = await watch('tashkalar-watched', told(TURNS));
    expect(lastTurn(table.store)).toBe(2);
    const replay = vi.spyOn(api, 'replay').mockRejectedValue(new Error('not asked here'));
    replay.mockResolvedValue({ at: 2, total: 5, seat: null, view: {}, helps: {} } as never);
    vi.spyOn(table.store, 'show').mockResolvedValue();
    button(page, 'Last turn again').click();
    expect(table.store.show).toHaveBeenCalledWith(2);
    replay.mockRestore();
  });
});

describe('who leads', () => {
  it('is counted by what everybody sees', async () => {
    const page = await watch();
    const score = vi.spyOn(table.store.ui, 'score');
    const say = (...values: string[]) =>
      score.mockImplementation((_store, seat) => ({ value: values[seat] ?? '', of: '' }));
    say('3', '7');
    expect(leadOf(table.store)).toEqual({ scores: [3, 7], seats: [1] });
    say('4', '4');
    expect(leadOf(table.store)?.seats).toEqual([0, 1]);
    say('', '2');
    expect(leadOf(table.store)).toBeNull();
    score.mockRestore();
    expect(page.querySelector('[aria-label="Who leads"]')).not.toBeNull();
  });
});

describe('the screen of a watcher', () => {
  it('has no hand, nothing to touch, and other tables below', async () => {
    const page = await watch();
    expect(page.querySelector('[data-region=hand]')).toBeNull();
    expect(page.querySelector('[data-held], [data-ref^="card:"]')).toBeNull();
    expect(page.querySelector('.others')?.textContent).toContain('No other table');
    expect(tables).toHaveBeenCalledWith('running');
  });

  it('offers other tables, but for this one and closed ones', async () => {
    const scene = (await import('./fixtures/tashkalar-watched.json')).default;
    const info = scene.table.table;
    tables.mockResolvedValue({
      tables: [
        { ...info, id: 'tashkalar-watched' },
        { ...info, id: 'closed', watching: false },
        { ...info, id: 'other', title: 'Sunday kings' },
      ],
      counts: {},
      more: null,
    } as never);
    const page = await watch();
    const links = [...page.querySelectorAll<HTMLAnchorElement>('.others a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/table/other']);
  });

  it('is for watchers alone, while the match goes on', async () => {
    const page = await watch('tashkalar');
    expect(page.querySelector('[aria-label=Commentary]')).toBeNull();
    expect(page.querySelector('.others')).toBeNull();
    table.leave();
    const later = await watch('tashkalar-watched', {
      table: { status: 'finished' },
      state: { decision: null, result: { ranking: [[0], [1]], scores: [9, 4], reason: '' } },
    });
    expect(later.querySelector('.others')).toBeNull();
  });
});

describe('the value bar', () => {
  const bar = (page: ParentNode): Element | null => page.querySelector('.value');

  it('shows who was likely to win, and says how late it is', async () => {
    const page = await watch();
    expect(bar(page)).toBeNull();
    table.store.chances = { t: 'chances', at: 12, late: 3, shares: [0.27, 0.73] };
    await settled();
    expect(bar(page)?.getAttribute('aria-label')).toMatch(/^Chances to win, 3 turns ago: .* 27 %/);
    expect([...page.querySelectorAll('.value b')].map(({ textContent }) => textContent)).toEqual([
      '27',
      '73',
    ]);
    expect(page.querySelector('.standing')?.textContent).toContain('3 turns ago');
    table.store.chances = { t: 'chances', at: 14, late: 3, shares: [0.04, 0.96] };
    await settled();
    expect(page.querySelectorAll('.value b')).toHaveLength(1);
    table.store.chances = { t: 'chances', at: 0, late: 3, shares: [] };
    await settled();
    expect(bar(page)).toBeNull();
  });

  it('stands with the score where one watches', async () => {
    const page = await watch();
    const score = vi.spyOn(table.store.ui, 'score');
    score.mockImplementation((_store, seat) => ({ value: seat ? '16' : '19', of: '' }));
    expect(leadInWords(table.store)).toContain('19 to 16');
    score.mockRestore();
    expect(page.querySelector('.bar .eyebrow')?.textContent).toContain('You’re watching');
  });
});
