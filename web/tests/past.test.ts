import { button, press, settled, sit, text, type Seating, type Sitting } from './table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from '../src/lib/api';
import { bots } from '../src/lib/bots.svelte';
import { me } from '../src/lib/settings.svelte';
import type { Frame } from '../src/lib/types';
import { BOTS } from './bots';

let table: Sitting;
const replay = vi.spyOn(api, 'replay');
const frame = (at: number, seat: number | null): Frame => ({
  at,
  total: 8,
  seat,
  view: { ...table.store.state?.view, marked: at },
  helps: {},
  turn: at % 2,
  choice: 'place e5',
  by: 1,
  stood_in: [],
  turns: [2, 4],
  log: [],
});
const EVENTS = [
  { at: 0, kind: 'first-player', seat: 0 },
  { at: 1, kind: 'turn', seat: 0 },
  { at: 2, kind: 'placed', seat: 0, square: 'e4', colour: 'red', rank: 'common' },
  { at: 5, kind: 'summoned', seat: 1, card: 'herald', square: 'b5' },
];
const open = async (seating: Seating = {}): Promise<HTMLElement> => {
  table = await sit('tashkalar', {
    ...seating,
    state: { choices: 8, log: { start: 0, events: EVENTS }, ...seating.state },
  });
  await settled();
  return table.page;
};
const finished: Seating = {
  table: { status: 'finished' },
  state: {
    decision: null,
    result: { ranking: [[0], [1]], scores: [9, 4], reason: '' },
    reason: { id: 'tashkalar-over-score', args: {} },
  },
};

beforeEach(() => {
  history.replaceState(null, '', '/table/x');
  replay.mockReset();
  replay.mockImplementation(async (_id, at, seat) => frame(at, seat));
});
afterEach(() => table.leave());

describe('the log', () => {
  it('has a line an event and a heading a turn', async () => {
    const page = await open();
    expect(page.querySelectorAll('.lines li.t')).toHaveLength(1);
    expect(page.querySelectorAll('.lines [data-item]')).toHaveLength(3);
    expect(page.querySelector('[role=log]')?.getAttribute('aria-live')).toBe('off');
  });

  it('names the actor to who cannot see the mark', async () => {
    const page = await open();
    const line = page.querySelectorAll('.lines [data-item]')[1];
    expect(line?.getAttribute('aria-label')).toBe('Dóra places a piece on e4.');
    expect(line?.textContent).toContain('Dóra places a piece on e4.');
  });

  it("does not tell as a person's what a bot did when their time was over", async () => {
    const own = { at: 2, kind: 'summoned', seat: 1, card: 'herald', square: 'c3' };
    const page = await open({
      state: {
        choices: 8,
        log: { start: 0, events: [...EVENTS, own] },
        stood_in: [{ at: 2, seat: 0 }],
      },
    });
    const lines = [...page.querySelectorAll('.lines [data-item]')].map(
      (line) => line.textContent?.trim() ?? '',
    );
    expect(lines[1]).toContain('the bot for Dóra places a piece on e4.');
    expect(lines[2]).toMatch(/^Ελένη summons/);
    expect(lines[3]).toMatch(/^Ελένη summons/);
  });

  it('credits who moves a piece, not whose piece it is', async () => {
    const moved = { at: 6, kind: 'moved', seat: 1, start: 'e4', end: 'e5', colour: 'red' };
    const page = await open({
      state: { choices: 8, log: { start: 0, events: [...EVENTS, moved] } },
    });
    const line = page.querySelectorAll<HTMLElement>('.lines [data-item]')[3];
    expect(line?.textContent).toContain('Ελένη moves a red piece from e4 to e5.');
    const marks = [...page.querySelectorAll('.lines [data-item] svg')].map((m) => m.outerHTML);
    expect(marks[3]).toBe(marks[2]);
    expect(marks[3]).not.toBe(marks[1]);
  });

  it('shows the moment of a touched line and lights its things there; again: the present', async () => {
    const page = await open();
    const line = page.querySelectorAll<HTMLElement>('.lines [data-item]')[2];
    line?.click();
    await settled();
    expect([...table.store.lit]).toEqual(['sq:b5']);
    expect(table.store.at).toBe(5);
    expect(table.store.view?.['marked']).toBe(5);
    line?.click();
    await settled();
    expect(table.store.live).toBe(true);
    expect(table.store.lit.size).toBe(0);
  });

  it('stays in the present for a line that tells it', async () => {
    const page = await open({ state: { choices: 5, log: { start: 0, events: EVENTS } } });
    page.querySelectorAll<HTMLElement>('.lines [data-item]')[2]?.click();
    await settled();
    expect([...table.store.lit]).toEqual(['sq:b5']);
    expect(table.store.live).toBe(true);
  });

  it('never shows the present as the past: what all see, or else back to the table', async () => {
    const page = await open();
    const touch = async (place: number): Promise<void> => {
      page.querySelectorAll<HTMLElement>('.lines [data-item]')[place]?.click();
      await settled();
    };
    replay.mockImplementation(async (_id, at, seat) => {
      if (seat !== null) throw new Refusal('not-allowed', 'not that seat', 403);
      return frame(at, seat);
    });
    await touch(2);
    expect(table.store.view?.['marked']).toBe(5);
    expect(table.store.seenBy).toBeNull();
    await table.store.show(null);
    replay.mockRejectedValue(new Refusal('try-again', 'the database does not answer', 503));
    await touch(1);
    expect(table.store.live).toBe(true);
  });

  it('tells others’ moves to who cannot see, and own ones not twice', async () => {
    const page = await open();
    const told = (): string =>
      [...page.querySelectorAll('[aria-live=polite]')].at(-1)?.textContent ?? '';
    const placed = (colour: string) => ({
      log: {
        start: table.store.log.length,
        events: [
          {
            at: 9,
            kind: 'placed',
            seat: colour === 'red' ? 0 : 1,
            square: 'a5',
            colour,
            rank: 'common',
          },
        ],
      },
    });
    table.state(placed('red'));
    expect(told()).toBe('');
    table.state(placed('blue'));
    expect(told()).toContain('a5');
  });
});

describe('looking back', () => {
  it('shows the past on the same board, with the own eyes, and says so', async () => {
    const page = await open();
    await table.store.show(3);
    await settled();
    expect(replay).toHaveBeenCalledWith('tashkalar', 3, 0);
    expect(table.store.view?.['marked']).toBe(3);
    expect(text(page, '.rb .mv b')).toBe('Move 3 of 8');
    expect(location.hash).toBe('#3');
    expect(page.querySelector('.bar .cta')).toBeNull();
  });

  it('goes by the slider, and at its end back to the table', async () => {
    const page = await open();
    const slider = page.querySelector<HTMLInputElement>('.replay input[type=range]');
    slider!.value = '2';
    slider!.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    expect(table.store.at).toBe(2);
    slider!.value = '8';
    slider!.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    expect(table.store.at).toBeNull();
    expect(location.hash).toBe('');
  });

  it('is not pulled to the present by a move that arrives', async () => {
    const page = await open();
    await table.store.show(3);
    table.state({ choices: 9 });
    await settled();
    expect(table.store.at).toBe(3);
    expect(page.querySelector('.rb .dot')).not.toBeNull();
    button(page, 'Back to the table').click();
    await settled();
    expect(table.store.live).toBe(true);
    expect(page.querySelector('.live i')).toBeNull();
  });

  it('goes step by step with buttons and arrows, and leaves with Escape', async () => {
    const page = await open();
    await table.store.show(3);
    await settled();
    button(page, 'One move forward').click();
    await settled();
    expect(table.store.at).toBe(4);
    (document.activeElement as HTMLElement).blur();
    press('ArrowLeft');
    await settled();
    expect(table.store.at).toBe(3);
    button(page, 'To the beginning').click();
    await settled();
    expect(table.store.at).toBe(0);
    press('ArrowLeft');
    await settled();
    expect(table.store.at).toBe(0);
    press('Escape');
    expect(table.store.at).toBeNull();
  });

  it('plays by itself at the chosen speed and stops at the end', async () => {
    const page = await open();
    await table.store.show(5);
    await settled();
    vi.useFakeTimers();
    button(page, '2 moves per second').click();
    button(page, 'Play').click();
    await settled();
    await vi.advanceTimersByTimeAsync(1050);
    expect(table.store.at).toBe(7);
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.store.at).toBe(8);
    vi.useRealTimers();
    await settled();
    expect(button(page, 'Play')).not.toBeNull();
  });

  it('begins at the place in the address, at most at the end', async () => {
    history.replaceState(null, '', '/table/x#5');
    await open(finished);
    expect(table.store.at).toBe(5);
    table.leave();
    history.replaceState(null, '', '/table/x#500');
    await open(finished);
    expect(table.store.at).toBe(8);
    table.leave();
    history.replaceState(null, '', '/table/x#rules');
    await open(finished);
    expect(table.store.at).toBeNull();
  });
});

describe('whose eyes', () => {
  const names = (page: HTMLElement): string[] =>
    [...page.querySelectorAll('.vs button')].map((each) => each.textContent?.trim() ?? '');

  it('are the own ones or a watcher’s while the match runs', async () => {
    const page = await open();
    await table.store.show(3);
    await settled();
    expect(names(page)).toEqual(['You', 'Watcher']);
    button(page, 'Watcher').click();
    await settled();
    expect(replay).toHaveBeenCalledWith('tashkalar', 3, null);
    expect(table.store.seenBy).toBeNull();
  });

  it('are everybody’s once it is over', async () => {
    const page = await open(finished);
    await table.store.show(3);
    await settled();
    expect(names(page)).toEqual(['You', 'Ελένη', 'All hands', 'Watcher']);
    button(page, 'Ελένη').click();
    await settled();
    expect(replay).toHaveBeenCalledWith('tashkalar', 3, 1);
  });
});

describe('playing on', () => {
  it('opens a table from the position, with bots unless one says otherwise', async () => {
    bots.all = BOTS;
    me.player = { id: 'x', name: 'Dóra', account: null, settings: me.settings };
    const playOn = vi.spyOn(api, 'playOn').mockResolvedValue({ id: 'newtable', secret: null });
    const page = await open(finished);
    await table.store.show(3);
    await settled();
    button(page, 'Continue from here').click();
    await settled();
    const sheet = page.querySelector('dialog') as HTMLElement;
    const seats = [...sheet.querySelectorAll('select')];
    expect(seats.map((seat) => seat.value)).toEqual(['me', 'bot steady']);
    seats[1]!.value = 'me';
    seats[1]!.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(seats.map((seat) => seat.value)).toEqual(['bot steady', 'me']);
    button(sheet, 'Open the table').click();
    await settled();
    const chairs = [{ kind: 'bot', bot: 'steady' }, { kind: 'me' }];
    expect(playOn).toHaveBeenCalledWith('tashkalar', 3, chairs, null);
    expect(location.pathname).toBe('/table/newtable');
    me.player = null;
  });

  it('is not offered while the match runs', async () => {
    const page = await open();
    await table.store.show(3);
    await settled();
    expect(page.textContent).not.toContain('Continue from here');
  });
});
