/** Time at a table, and what people agree on. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Affairs, StateOut } from '../src/lib/types';
import { CLOCKS, clockName, overs } from '../src/lobby/clocks';
import { speak } from '../src/lib/i18n.svelte';
import { counted, lasting } from '../src/table/times';
import { sit, type Seating, type Sitting } from './table';

const NOON = Date.parse('2030-01-01T12:00:00Z');
let table: Sitting;

const affairs = (change: Partial<Affairs> = {}): Affairs => ({
  moment: new Date(NOON).toISOString(),
  settled: 0,
  clocks: [
    { seat: 0, left: 100, runs: true, vacation: 0, on_vacation: false },
    { seat: 1, left: 600, runs: false, vacation: 0, on_vacation: false },
  ],
  late: false,
  paused: false,
  taken: [],
  returns: true,
  notices: [],
  proposal: null,
  proposes: [],
  patience: 600,
  claims: [],
  ...change,
});

const proposal = {
  number: 7,
  what: 'back' as const,
  by: 1,
  to: 0,
  waits_for: [0],
  until: new Date(NOON + 60_000).toISOString(),
};

async function open(change: Partial<Affairs>, seating: Seating = {}): Promise<HTMLElement> {
  const state: Partial<StateOut> = { affairs: affairs(change), ...seating.state };
  table = await sit('tashkalar', { ...seating, state });
  return table.page;
}

const button = (page: HTMLElement, name: string): HTMLButtonElement => {
  const found = [...page.querySelectorAll('button')].find((each) =>
    each.textContent?.includes(name),
  );
  if (!found) throw new Error(`there is no button ${name}`);
  return found;
};

const theirs = (since = NOON): StateOut['decision'] => ({
  seat: 1,
  prompt: null,
  options: [],
  since: new Date(since).toISOString(),
  until: null,
  stands_in: false,
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOON + 5000, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  table?.leave();
  vi.useRealTimers();
});

describe('the time at a table', () => {
  it('is the server’s, whatever the clock of this machine shows', async () => {
    await open({});
    expect(table.store.beside.left(0)).toBe(100_000);
    vi.setSystemTime(NOON + 35_000);
    expect(table.store.beside.left(0)).toBe(70_000);
    expect(table.store.beside.left(1)).toBe(600_000);
    vi.setSystemTime(NOON + 500_000);
    expect(table.store.beside.left(0)).toBe(0);
  });

  it('stands beside everybody’s name', async () => {
    const page = await open({});
    const times = [...page.querySelectorAll('.seat .time')].map((each) => each.textContent);
    expect(times.some((text) => text?.includes('1:40'))).toBe(true);
    expect(times.some((text) => text?.includes('10:00'))).toBe(true);
  });

  it('is short near its end', async () => {
    await open({}, { table: { clock: CLOCKS[2] ?? null } });
    expect(table.store.beside.short(0)).toBe(false);
    vi.setSystemTime(NOON + 50_000);
    expect(table.store.beside.short(0)).toBe(true);
    expect(table.store.beside.short(1)).toBe(false);
  });

  it('is told in words and in figures', async () => {
    await speak('en');
    expect([counted(0), counted(65_000), counted(3_661_000), counted(90_000_000)]).toEqual([
      '0:00',
      '1:05',
      '1:01:01',
      '1 d 1 h',
    ]);
    expect(lasting(2 * 86_400_000)).toBe('2 d 0 h');
  });
});

describe('a seat that a bot has taken', () => {
  it('is not asked, and may come back', async () => {
    const page = await open({ taken: [0] });
    expect(table.store.mine).toBe(false);
    button(page, 'Come back').click();
    expect(table.sent).toEqual([{ t: 'return' }]);
  });

  it('may not where that was agreed', async () => {
    const page = await open({ taken: [0], returns: false });
    expect(page.textContent).toContain('plays your game to the end');
    expect(page.textContent).not.toContain('Come back');
  });
});

describe('somebody who is away', () => {
  const away = { kind: 'person', present: false } as const;

  it('may be claimed against after a while, and is asked about twice', async () => {
    const page = await open({ claims: ['win', 'bot'] }, { state: { decision: theirs() } });
    const chairs = table.store.table?.chairs ?? [];
    const chair = { ...chairs[1]!, ...away, away_since: new Date(NOON).toISOString() };
    table.table({ chairs: [chairs[0]!, chair] });
    expect(page.textContent).not.toContain('Claim the game');
    vi.setSystemTime(NOON + 700_000);
    table.state({ affairs: affairs({ claims: ['win', 'bot'], moment: new Date().toISOString() }) });
    button(page, 'Claim the game').click();
    flushSync();
    expect(table.sent).toEqual([]);
    button(page, 'Yes, claim it').click();
    expect(table.sent).toEqual([{ t: 'claim', seat: 1, how: 'win' }]);
  });
});

describe('a proposal', () => {
  it('asks whoever has not agreed', async () => {
    const page = await open({ proposal });
    expect(page.querySelector('.bar.paper .ask')?.textContent).toContain('would like to take back');
    button(page, 'Agree').click();
    expect(table.sent).toEqual([{ t: 'agree', number: 7, yes: true }]);
  });

  it('is forgotten in time', async () => {
    await open({ proposal });
    vi.setSystemTime(NOON + 70_000);
    expect(table.store.beside.asked).toBeNull();
  });

  it('leaves what is picked as it was', async () => {
    await open({ settled: 3 });
    table.store.pick(['sq:e5']);
    table.state({ affairs: affairs({ settled: 3, proposal: { ...proposal, waits_for: [1] } }) });
    expect(table.store.picked).toEqual(['sq:e5']);
    table.state({ affairs: affairs({ settled: 5 }) });
    expect(table.store.picked).not.toEqual(['sq:e5']);
  });
});

describe('what happened beside the match', () => {
  it('is told in the log', async () => {
    const page = await open({
      notices: [
        { at: 0, seat: 1, kind: 'late', fields: { over: 'bot' } },
        { at: 0, seat: 0, kind: 'back', fields: { to: 4, count: 2 } },
        { at: 0, seat: 0, kind: 'claimed', fields: { how: 'bot', of: 1 } },
      ],
    });
    const told = page.querySelector('[role=log]')?.textContent ?? '';
    expect(told).toContain('ran out of time. A bot takes over.');
    expect(told).toContain('took back to move 4 by consent: 2 choices.');
    expect(told).toContain('seated a bot.');
  });
});

describe('a clock in the form', () => {
  it('has a name', async () => {
    await speak('en');
    expect(CLOCKS.map(clockName)).toEqual([
      'no clock',
      '5 min + 10 s per turn',
      '10 min + 15 s per turn',
      '25 min + 30 s per turn',
      '1 day per turn',
      '3 days per turn',
      '7 days per turn',
    ]);
  });

  it('is lost only where there are two sides', () => {
    expect([overs(2).includes('lose'), overs(3).includes('lose')]).toEqual([true, false]);
  });
});
