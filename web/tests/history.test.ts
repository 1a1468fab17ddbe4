import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../src/lib/i18n.svelte';
import { me } from '../src/lib/settings.svelte';
import type { Past, PastFigures, PastKind, PastPage } from '../src/lib/types';
import HistoryPage from '../src/pages/HistoryPage.svelte';
import { endOf } from '../src/pages/past';
import {
  NOA,
  Refuse,
  buttonCalled,
  chair,
  serve,
  show,
  table as tableOf,
  textOf,
} from './lobby-page';

const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done));
  flushSync();
};
function type(page: ParentNode, selector: string, text: string): void {
  const field = page.querySelector<HTMLInputElement>(selector)!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const figures = (won: number, drawn = 0, lost = 0, open = 0): PastFigures => ({
  won,
  drawn,
  lost,
  open,
});
const kind = (value: string, won: number, name: string | null = null): PastKind => ({
  value,
  game: 'tashkalar',
  name,
  figures: figures(won, 0, 1),
});

const past = (id: string, change: Partial<Past> = {}): Past => ({
  table: tableOf({ id, game: 'tashkalar', status: 'finished', you: 0, seats: 2 }),
  outcome: 'won',
  place: 1,
  form: 'tashkalar-set-form-duel',
  sides: [],
  points: [19, 16],
  stood_in: [0, 0],
  ...change,
});
const page = (matches: Past[], change: Partial<PastPage> = {}): PastPage => ({
  matches,
  counts: {
    all: 2,
    found: figures(1, 0, 1),
    outcomes: figures(1, 0, 1),
    games: [kind('tashkalar', 1)],
    forms: [kind('tashkalar-set-form-duel', 1)],
    sides: [],
    people: [kind('bot-steady', 1, 'steady'), kind('person-1', 0, 'Ελένη')],
    two: null,
  },
  more: null,
  ...change,
});

let shown: ReturnType<typeof show>;
beforeEach(async () => {
  await speak('en');
  me.player = NOA;
  history.replaceState(null, '', '/history');
});
afterEach(async () => {
  await shown.leave();
  me.player = null;
  vi.unstubAllGlobals();
});

async function visit(
  answer: unknown,
  search = '',
): Promise<{ page: HTMLElement; asked: string[] }> {
  history.replaceState(null, '', `/history${search}`);
  const calls = serve({
    'GET /past': answer,
    'GET /tables': { tables: [], counts: {}, more: null },
  });
  shown = show(HistoryPage, {});
  await settled();
  return {
    page: shown.page,
    get asked() {
      return calls.filter(({ path }) => path.startsWith('/past')).map(({ path }) => path);
    },
  };
}
const named = (page: ParentNode, name: RegExp): HTMLButtonElement =>
  [...page.querySelectorAll('button')].find((each) => name.test(textOf(each)))!;

describe('the history', () => {
  it('shows every match with its end, its people and its picture', async () => {
    const { page: here } = await visit(page([past('abc12345')]));
    const card = here.querySelector<HTMLAnchorElement>('[data-past]')!;
    expect(card.getAttribute('href')).toBe('/table/abc12345');
    expect(textOf(card)).toContain('Won, ⁦19 : 16⁩');
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/api/tables/abc12345/picture.svg');
    card.querySelector('img')?.dispatchEvent(new Event('error'));
    await settled();
    expect(card.querySelector('img')).toBeNull();
  });

  it('has filters that add up and stand in the address', async () => {
    const visited = await visit(page([past('abc12345')]), '?outcome=lost&outcome2=x');
    expect(visited.asked.at(-1)).toBe('/past?outcome=lost');
    named(visited.page, /^Tash-Kalar/).click();
    await settled();
    expect(visited.asked.at(-1)).toBe('/past?outcome=lost&game=tashkalar');
    expect(location.search).toBe('?outcome=lost&game=tashkalar');
    named(visited.page, /^Tash-Kalar/).click();
    await settled();
    expect(location.search).toBe('?outcome=lost');
    named(visited.page, /^Clear all/).click();
    await settled();
    expect(location.search).toBe('');
  });

  it('tells the figures of each filter to those who cannot see the bar', async () => {
    const { page: here } = await visit(page([past('abc12345')]));
    expect(textOf(named(here, /^Ελένη/))).toContain('0 won, 0 drawn, 1 lost');
    expect(textOf(named(here, /^Steady/))).toContain('1 won, 0 drawn, 1 lost');
  });

  it('is narrowed to days, which are those of the reader', async () => {
    const visited = await visit(page([past('abc12345')]), '?from=2026-03-01&until=nonsense');
    const since = (): string | null =>
      new URLSearchParams(visited.asked.at(-1)?.split('?')[1]).get('since');
    expect(since()).toBe(new Date(2026, 2, 1).toISOString());
    expect(location.search).toBe('?from=2026-03-01&until=nonsense');
    const field = visited.page.querySelectorAll<HTMLInputElement>('input[type=date]')[1]!;
    field.value = '2026-03-05';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(location.search).toBe('?from=2026-03-01&until=2026-03-05');
    const asked = new URLSearchParams(visited.asked.at(-1)?.split('?')[1]);
    expect(asked.get('until')).toBe(new Date(2026, 2, 6).toISOString());
    named(visited.page, /^From /).click();
    await settled();
    expect(location.search).toBe('?until=2026-03-05');
    named(visited.page, /^Last 30 days/).click();
    await settled();
    expect(location.search).toMatch(/^\?from=\d{4}-\d{2}-\d{2}$/);
  });

  it('compares the two who are asked for', async () => {
    const counts = { ...page([]).counts, two: figures(7, 1, 9) };
    const { page: here } = await visit(page([past('abc12345')], { counts }), '?person=person-1');
    const two = here.querySelector('[aria-label="You 7, Ελένη 9"]');
    expect(textOf(two)).toContain('You two, one drawn');
  });

  it('plays a match again with one touch, and says why that cannot be', async () => {
    const { page: here } = await visit(
      page([past('abc12345', { table: tableOf({ id: 'abc12345', title: 'Evening', you: 0 }) })]),
    );
    const calls = serve({
      'POST /tables/abc12345/rematch': tableOf({ id: 'abc12345', rematch: 'again123' }),
    });
    const rematch = buttonCalled(here, 'Rematch: Evening');
    rematch.click();
    await settled();
    expect(calls.map(({ path }) => path)).toContain('/tables/abc12345/rematch');
    expect(location.pathname).toBe('/table/again123');
    serve({ 'POST /tables/abc12345/rematch': new Refuse(409, 'other-rules') });
    rematch.click();
    await settled();
    expect(here.querySelector('[role=alert]')).not.toBeNull();
  });

  it('searches once one has stopped typing', async () => {
    const visited = await visit(page([past('abc12345')]));
    const before = visited.asked.length;
    type(visited.page, 'input[type=search]', 'Ελένη');
    type(visited.page, 'input[type=search]', 'Ελένη ');
    await expect.poll(() => visited.asked.length).toBe(before + 1);
    expect(decodeURIComponent(visited.asked.at(-1) ?? '')).toBe('/past?search=Ελένη');
  });

  it('goes on page by page', async () => {
    const place = '2026-01-01T00:00:00.000000~abcdefgh';
    const visited = await visit(({ path }: { path: string }) =>
      path.includes('after') ? page([past('second00')]) : page([past('first000')], { more: place }),
    );
    named(visited.page, /^Show more/).click();
    await expect.poll(() => visited.page.querySelectorAll('[data-past]').length).toBe(2);
    expect(new URLSearchParams(visited.asked.at(-1)?.split('?')[1]).get('after')).toBe(place);
    expect(document.activeElement?.getAttribute('href')).toBe('/table/second00');
    expect(visited.page.textContent).not.toContain('Show more');
  });

  it('is gone through with J and K, and / searches', async () => {
    const { page: here } = await visit(page([past('first000'), past('second00')]));
    const key = (name: string): void =>
      void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    const at = (): string | null | undefined => document.activeElement?.getAttribute('href');
    key('j');
    expect(at()).toBe('/table/first000');
    key('j');
    key('j');
    expect(at()).toBe('/table/second00');
    key('k');
    expect(at()).toBe('/table/first000');
    key('/');
    expect(document.activeElement).toBe(here.querySelector('input[type=search]'));
  });

  it('says when there is nothing, nothing like that, nobody, or no answer', async () => {
    const none = { ...page([]).counts, all: 0 };
    const empty = await visit(page([], { counts: none }));
    expect(empty.page.textContent).toContain('No finished matches yet');
    await shown.leave();
    const filtered = await visit(page([]), '?game=urbno');
    expect(filtered.page.textContent).toContain('Nothing like that');
    await shown.leave();
    const refused = await visit(new Refuse(422, 'bad-request'), '?form=%3Cscript%3E');
    named(refused.page, /^Clear all/).click();
    await settled();
    expect(refused.asked.at(-1)).toBe('/past?');
    await shown.leave();
    me.player = null;
    const guest = await visit(page([]));
    expect(guest.asked).toEqual([]);
    expect(guest.page.textContent).toContain('Nobody knows you here yet');
  });
});

it('tells what a bot chose in the place of somebody', async () => {
  const chairs = ['Noa', 'Ελένη'].map((name, seat) => chair(seat, { name, you: seat === 0 }));
  const match = past('a', { stood_in: [3, 1] });
  const { page: opened } = await visit(page([{ ...match, table: { ...match.table, chairs } }]));
  const lines = [...opened.querySelectorAll('[data-past] .bot')].map(textOf);
  expect(lines).toEqual(['a bot chose 3 times for you', 'a bot chose once for Ελένη']);
});

describe('the end of a match in a line', () => {
  beforeEach(() => {
    shown = show(HistoryPage, {});
  });
  const four = tableOf({ id: 'abc12345', seats: 4, you: 1, status: 'finished' });

  it.each([
    [past('a'), 'Won, ⁦19 : 16⁩'],
    [past('a', { outcome: 'lost', points: [-3, 4] }), 'Lost, ⁦−3 : 4⁩'],
    [past('a', { outcome: 'lost', points: [null, null] }), 'Lost'],
    [past('a', { outcome: null, place: null }), 'No result'],
    [
      past('a', { table: four, outcome: 'lost', place: 3, points: [1, 2, 3, 4] }),
      'Place 3 of 4, ⁦2⁩',
    ],
    [past('a', { table: four, outcome: 'won', points: [1, 31, 3, 4] }), 'Won, ⁦31⁩'],
  ])('is %#', (match, words) => {
    expect(endOf(match)).toBe(words);
  });
});
