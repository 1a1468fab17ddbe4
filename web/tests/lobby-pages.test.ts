import { NOA, Refuse, buttonCalled, chair, GAMES, serve, show, table, textOf } from './lobby-page';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../src/App.svelte';
import { speak } from '../src/lib/i18n.svelte';
import { router } from '../src/lib/router.svelte';
import { me } from '../src/lib/settings.svelte';
import { lobby } from '../src/lobby/lobby.svelte';
import { quick } from '../src/lobby/quick.svelte';
import { setups } from '../src/lobby/setups.svelte';
import { who } from '../src/lobby/who.svelte';
import { reportOf } from '../src/pages/report';
import { BOTS } from './bots';
import { PATIENCE } from './patience';

vi.mock('../src/table/Table.svelte', () => import('./lobby-table.svelte'));

const COUNTS = { open: 1, running: 0, mine: 2, finished: 0 };
const FREE = table({
  id: 'open00001',
  title: 'Île',
  status: 'open',
  turn: null,
  moved: null,
  chairs: [chair(0), chair(1, { kind: 'open', name: null })],
});
const MINE = [
  table({ id: 'mine00002', title: 'Theirs', you: 1, chairs: [chair(0), chair(1, { you: true })] }),
  table({ id: 'mine00001', title: 'Yours', you: 0, chairs: [chair(0, { you: true }), chair(1)] }),
];
const list = (tables: unknown[], more: string | null = null) => ({ tables, counts: COUNTS, more });
const EMPTY_HOUSE = {
  'GET /me': null,
  'GET /games': GAMES,
  'GET /tables': list([]),
};
const HOUSE = {
  'GET /bots': BOTS,
  'GET /me': NOA,
  'GET /games': GAMES,
  'GET /tables?listing=mine': list(MINE),
  'GET /tables?listing=open': list([FREE]),
  'GET /tables?listing=open&game=urbno': list([]),
};

let leave: () => Promise<void> = async () => undefined;

/** The whole page at an address, when all answers have come. */
async function visit(address: string): Promise<HTMLElement> {
  router.go(address);
  const shown = show(App, {});
  leave = shown.leave;
  await vi.waitFor(() => expect(shown.page.querySelector('.coming')).toBeNull(), PATIENCE);
  await settled();
  return shown.page;
}

async function settled(): Promise<void> {
  for (let i = 0; i < 12; i += 1) {
    await new Promise((done) => setTimeout(done, 0));
    await tick();
  }
}

function type(page: ParentNode, selector: string, value: string): void {
  const input = page.querySelector<HTMLInputElement>(selector)!;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  quick.recall();
  setups.recall();
  Object.assign(lobby, { games: [], mine: [], listed: null, counts: {}, only: null, tab: 'open' });
  Object.assign(lobby, { trouble: null, more: null, older: [] });
});

// tests of other files share the page: somebody there may have set something before they arrived
beforeAll(() => Object.assign(me, { known: false, arriving: null, early: {} }));
afterEach(async () => {
  if (who.asking) who.settle();
  await leave();
  leave = async () => undefined;
  me.player = null;
  // somebody else sits down before the screen
  Object.assign(me, { known: false, arriving: null, early: {} });
  vi.useRealTimers();
});

describe('the lobby', () => {
  it('says first where it is your move', async () => {
    serve(HOUSE);
    await me.arrive();
    const page = await visit('/');
    expect(textOf(page.querySelector('h1'))).toMatch(
      /^Good (morning|afternoon|evening), Noa\. It’s your move at one table\.$/,
    );
    expect(buttonCalled(page, 'Continue Yours').getAttribute('href')).toBe('/table/mine00001');
    expect(textOf(page.querySelector('nav'))).toContain('1 waiting for you');
  });

  it('does not speak of others at a table for one', async () => {
    const alone = table({ ...MINE[1], moved: null, chairs: [chair(0, { you: true })] });
    serve({ ...HOUSE, 'GET /tables?listing=mine': list([alone]) });
    await me.arrive();
    const page = await visit('/');
    const said = textOf(page.querySelector('.wait small'));
    expect(said).toMatch(/ has started$/);
    expect(said).not.toContain('With');
  });

  it('lists my tables with those that wait for me first', async () => {
    serve(HOUSE);
    const page = await visit('/tables');
    const titles = [...page.querySelectorAll('[role=tabpanel] li > b')].map(textOf);
    expect(titles).toEqual(['Yours', 'Theirs']);
    expect(textOf(page.querySelector('[role=tab][aria-selected=true]'))).toBe('My tables, 2');
  });

  it('shows more tables where there are more, and each of them once', async () => {
    const other = table({ ...FREE, id: 'open00002', title: 'Older' });
    serve({
      ...HOUSE,
      'GET /tables?listing=open': list([FREE], 'place'),
      'GET /tables?listing=open&after=place': list([FREE, other]),
    });
    const page = await visit('/');
    const titles = () => [...page.querySelectorAll('[role=tabpanel] li > b')].map(textOf);
    expect(titles()).toEqual([FREE.title]);
    buttonCalled(page, 'Show more tables').click();
    await settled();
    expect(titles()).toEqual([FREE.title, 'Older']);
    await lobby.refresh();
    await settled();
    expect(titles()).toEqual([FREE.title, 'Older']);
    expect(() => buttonCalled(page, 'Show more tables')).toThrow();
  });

  it('does not count further than the server', async () => {
    const counts = { open: 100, running: 99, mine: 0, finished: 0 };
    serve({ ...HOUSE, 'GET /tables?listing=mine': { ...list([]), counts } });
    const page = await visit('/');
    const labels = [...page.querySelectorAll('[role=tab]')].map(textOf);
    expect(labels).toEqual(['Open tables, \u2066100+\u2069', 'Watch, 99', 'My tables, 0']);
  });

  it('shows only the tables of the game whose picture is touched', async () => {
    const calls = serve(HOUSE);
    const page = await visit('/');
    const picture = [...page.querySelectorAll<HTMLButtonElement>('.games button')].find((button) =>
      textOf(button).includes('King Urbno'),
    )!;
    picture.click();
    await settled();
    expect(picture.getAttribute('aria-pressed')).toBe('true');
    expect(calls.map(({ path }) => path)).toContain('/tables?listing=open&game=urbno');
    expect(textOf(page.querySelector('.quick .kind'))).toBe('King Urbno');
    await wholeForm(page);
    expect(textOf(page.querySelector('form'))).toContain('Each for themselves');
    expect(textOf(page.querySelector('[role=tabpanel]'))).toContain('No open tables');
    picture.click();
    await settled();
    expect(textOf(page.querySelector('[role=tabpanel]'))).toContain('Île');
  });

  it('asks again every five seconds, but only while it is seen', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const calls = serve(HOUSE);
    await visit('/');
    const asked = () => calls.filter(({ path }) => path.includes('listing=open')).length;
    const before = asked();
    vi.advanceTimersByTime(5_000);
    await settled();
    expect(asked()).toBe(before + 1);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(20_000);
    await settled();
    expect(asked()).toBe(before + 1);
    hidden.mockRestore();
  });

  it('says when the server is away, and looks again', async () => {
    serve({});
    const page = await visit('/');
    expect(textOf(page.querySelector('[role=tabpanel]'))).toContain('can’t be reached');
    serve(HOUSE);
    buttonCalled(page, 'Try now').click();
    await settled();
    expect(textOf(page.querySelector('[role=tabpanel]'))).toContain('Île');
  });
});

describe('sitting down', () => {
  it('asks for a name once, then takes the free chair', async () => {
    const calls = serve({
      ...HOUSE,
      'GET /me': null,
      'POST /me': NOA,
      'POST /tables/open00001/sit': { id: 'open00001', secret: 's' },
    });
    const page = await visit('/');
    buttonCalled(page, 'Sit down at Île').click();
    await settled();
    type(page, 'dialog input', 'Noa');
    page.querySelector<HTMLFormElement>('dialog form')!.requestSubmit();
    await settled();
    const posted = calls.filter(({ method }) => method === 'POST');
    expect(posted.map(({ path }) => path)).toEqual(['/me', '/tables/open00001/sit']);
    expect(posted[0]!.body).toMatchObject({ name: 'Noa' });
    expect(posted[1]!.body).toEqual({ seat: 1 });
    expect(location.pathname).toBe('/table/open00001');
  });

  it('does nothing for who would rather not say a name', async () => {
    const calls = serve({ ...HOUSE, 'GET /me': null });
    const page = await visit('/');
    buttonCalled(page, 'Sit down at Île').click();
    await settled();
    page.querySelector('dialog')!.close();
    await settled();
    expect(page.querySelector('dialog')).toBeNull();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    expect(location.pathname).toBe('/');
  });

  it('tells when somebody else was faster', async () => {
    serve({ ...HOUSE, 'POST /tables/open00001/sit': new Refuse(409, 'seat-taken') });
    await me.arrive();
    const page = await visit('/');
    buttonCalled(page, 'Sit down at Île').click();
    await settled();
    expect(textOf(page.querySelector('[role=tabpanel] [role=alert]'))).toBe(
      'Someone has just taken that chair.',
    );
  });
});

/** Instead of the short one. */
async function wholeForm(page: HTMLElement): Promise<void> {
  buttonCalled(page, 'Change seats, form or rules').click();
  await vi.waitFor(() => expect(page.querySelector('form')).not.toBeNull(), PATIENCE);
}

describe('setting a table', () => {
  it('opens what the form says and goes there', async () => {
    const calls = serve({ ...HOUSE, 'POST /tables': { id: 'new000001', secret: 's' } });
    await me.arrive();
    const page = await visit('/');
    await wholeForm(page);
    const duel = [...page.querySelectorAll<HTMLInputElement>('form input[type=radio]')].find(
      (input) => textOf(input.closest('label')).startsWith('Duel'),
    )!;
    duel.click();
    const bot = page.querySelector<HTMLButtonElement>('form .choice .now')!;
    expect(textOf(bot)).toContain('Steady');
    bot.click();
    await settled();
    // Each has a face or a sign, a name and a strength.
    expect(page.querySelectorAll('form .choice .bot').length).toBeGreaterThan(2);
    page.querySelector<HTMLButtonElement>('form .choice [aria-label="Sharp"]')!.click();
    await settled();
    expect(page.querySelector('form .choice .bot')).toBeNull();
    expect(textOf(bot)).toContain('Sharp');
    page.querySelector<HTMLFormElement>('form')!.requestSubmit();
    await settled();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      game: 'tashkalar',
      title: 'Noa’s table',
      options: { form: 'duel' },
      chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'sharp' }],
    });
    expect(location.pathname).toBe('/table/new000001');
  });

  it('shows in the form why it cannot be opened', async () => {
    serve({ ...HOUSE, 'POST /tables': new Refuse(422, 'bad-option', 'pairs need 4 seats') });
    await me.arrive();
    const page = await visit('/');
    await wholeForm(page);
    page.querySelector<HTMLFormElement>('form')!.requestSubmit();
    await settled();
    expect(textOf(page.querySelector('form [role=alert]'))).toBe(
      'These options don’t go together. pairs need 4 seats',
    );
    expect(location.pathname).toBe('/');
  });

  it('keeps a chair for a friend and copies the link', async () => {
    const calls = serve({ ...HOUSE, 'POST /tables': { id: 'new000001', secret: 's' } });
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }));
    await me.arrive();
    const page = await visit('/');
    await wholeForm(page);
    buttonCalled(page, 'Keep seat 2 for a friend and copy the link').click();
    await settled();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      chairs: [{ kind: 'me' }, { kind: 'open' }],
    });
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/table/new000001`);
  });

  it('plays a bot at once from an empty lobby', async () => {
    const calls = serve({
      ...EMPTY_HOUSE,
      'GET /me': NOA,
      'POST /tables': { id: 'new000001', secret: 's' },
    });
    await me.arrive();
    const page = await visit('/');
    buttonCalled(page, 'Play a bot').click();
    await settled();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      game: 'tashkalar',
      options: { form: 'first_game' },
      chairs: [{ kind: 'me' }, { kind: 'bot', bot: quick.bot }],
    });
  });
});

describe('other pages', () => {
  it('open the guide and replace themselves by its table', async () => {
    const calls = serve({ ...HOUSE, 'POST /tables': { id: 'guide0001', secret: 's' } });
    await me.arrive();
    await visit('/learn/urbno');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      game: 'urbno',
      guide: 'urbno',
    });
    expect(location.pathname).toBe('/table/guide0001');
  });

  it('open a lesson of a game', async () => {
    const calls = serve({ ...HOUSE, 'POST /tables': { id: 'guide0001', secret: 's' } });
    await me.arrive();
    await visit('/learn/tashkalar/etherweave');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      game: 'tashkalar',
      guide: 'tashkalar/etherweave',
    });
  });

  it('give the focus to the page that a link leads to', async () => {
    serve(HOUSE);
    const page = await visit('/');
    buttonCalled(page, 'Learn').click();
    await vi.waitFor(() => expect(textOf(page.querySelector('h1'))).toBe('Learn'), PATIENCE);
    expect(document.activeElement).toBe(page.querySelector('main'));
  });

  it('know that there is no guide for other games', async () => {
    serve(EMPTY_HOUSE);
    const page = await visit('/learn/chess');
    expect(textOf(page.querySelector('main'))).toContain('There is no guide for this game.');
  });

  it('change the settings here and with the player', async () => {
    const calls = serve({
      ...HOUSE,
      'PATCH /me': (call: { body: unknown }) => ({ ...NOA, ...(call.body as object) }),
    });
    await me.arrive();
    const page = await visit('/settings');
    const daylight = [...page.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
      (input) => textOf(input.closest('label')) === 'Daylight',
    )!;
    daylight.click();
    await settled();
    expect(document.documentElement.dataset['theme']).toBe('daylight');
    expect(calls.at(-1)).toMatchObject({
      method: 'PATCH',
      body: { settings: { theme: 'daylight' } },
    });
  });

  it('ask for nothing that would be lost when it is known who it is', async () => {
    serve(HOUSE);
    const page = await visit('/settings');
    const account = (): string => textOf(page.querySelector('[aria-labelledby=settings-account]'));
    expect(account()).toBe('You');
    await me.arrive();
    await settled();
    expect(account()).toContain('Create account');
  });

  it('keep a setting that was changed before it was known who it is', async () => {
    const calls = serve({
      ...HOUSE,
      'PATCH /me': (call: { body: unknown }) => ({ ...NOA, ...(call.body as object) }),
    });
    const arriving = me.arrive();
    await me.set({ theme: 'daylight' });
    await arriving;
    expect(me.settings.theme).toBe('daylight');
    expect(calls.at(-1)).toMatchObject({
      method: 'PATCH',
      body: { settings: { theme: 'daylight' } },
    });
    await me.set({ theme: 'auto' });
  });

  it('open a record from a file, or say why not', async () => {
    const calls = serve({
      ...HOUSE,
      'GET /tables?listing=finished': list([]),
      'POST /records': new Refuse(422, 'bad-record', 'choice 7 is not possible'),
    });
    await me.arrive();
    const page = await visit('/replays');
    const input = page.querySelector<HTMLInputElement>('input[type=file]')!;
    const give = async (text: string): Promise<void> => {
      const files = [new File([text], 'old-fight.json')];
      Object.defineProperty(input, 'files', { value: files, configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
    };
    await give('not json');
    expect(textOf(page.querySelector('.said'))).toBe('old-fight.json is not a record.');
    await give('{"game": "urbno"}');
    expect(calls.at(-1)?.body).toEqual({ record: { game: 'urbno' }, title: 'old-fight' });
    expect(textOf(page.querySelector('.said'))).toBe(
      'This record can’t be replayed. choice 7 is not possible',
    );
  });

  it('say so when nothing is there, and take another link', async () => {
    serve(EMPTY_HOUSE);
    const page = await visit('/nowhere/at/all');
    expect(textOf(page.querySelector('h1'))).toBe('No page at this address');
    buttonCalled(page, 'Paste another link').click();
    await settled();
    const paste = async (link: string): Promise<void> => {
      type(page, 'form input', link);
      page.querySelector<HTMLFormElement>('form')!.requestSubmit();
      await settled();
    };
    await paste('https://example.org/table/x');
    expect(textOf(page.querySelector('[role=alert]'))).toBe('This link leads to another site.');
    await paste(`${location.origin}/table/abc12345#key=s3cret`);
    expect(router.route).toEqual({ page: 'table', id: 'abc12345', secret: 's3cret' });
  });

  it('show the credits of every author', async () => {
    serve(EMPTY_HOUSE);
    const page = await visit('/credits');
    expect([...page.querySelectorAll('dt')].map(textOf)).toContain('Delapouite');
    expect(textOf(page.querySelector('section p'))).toMatch(
      /Chvátil.*Era.*not affiliated with their publishers/,
    );
  });
});

describe('a page that has stopped', () => {
  it('says so instead of a broken table', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve(EMPTY_HOUSE);
    const page = await visit('/table/broken001');
    expect(textOf(page.querySelector('h1'))).toBe('This page has stopped');
    expect(buttonCalled(page, 'Reload')).toBeTruthy();
  });

  it('is reported without names', async () => {
    serve({ 'GET /tables/mine00001': MINE[1] });
    const report = await reportOf(new Error('no such square'), {
      page: 'table',
      id: 'mine00001',
      secret: 's3cret',
    });
    expect(report).toMatchObject({ game: 'tashkalar', seq: 3, options: { form: 'duel' } });
    expect(String(report['error'])).toContain('no such square');
    const text = JSON.stringify(report);
    expect(text).not.toContain('s3cret');
    expect(text).not.toContain('P1');
    expect(text).not.toContain('Yours');
  });
});
