/** The first minute, and coming back. */
import { GAMES, NOA, buttonCalled, serve, show, table, textOf } from './lobby-page';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../src/App.svelte';
import { bots } from '../src/lib/bots.svelte';
import { bringWords, has, speak } from '../src/lib/i18n.svelte';
import { release } from '../src/lib/release.svelte';
import { router } from '../src/lib/router.svelte';
import { me } from '../src/lib/settings.svelte';
import { ended } from '../src/lobby/ended.svelte';
import { isShort, leftOf } from '../src/lobby/left';
import { lobby } from '../src/lobby/lobby.svelte';
import { firstGame, formOf, quick } from '../src/lobby/quick.svelte';
import { setups } from '../src/lobby/setups.svelte';
import { CLOCKS } from '../src/lobby/clocks';
import type { Clock, TableInfo } from '../src/lib/types';

vi.mock('../src/table/Table.svelte', () => import('./lobby-table.svelte'));

const BOTS = ['gentle', 'pip', 'bram', 'ash'].map((name, step) => ({ name, title: name, step }));
const HOUSE = {
  'GET /bots': BOTS,
  'GET /me': NOA,
  'GET /games': GAMES,
  'GET /tables': { tables: [] as TableInfo[], counts: {}, more: null },
  'POST /tables': { id: 'new000001', secret: 's' },
};
let leave: () => Promise<void> = () => Promise.resolve();

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 30));

async function home(mine: TableInfo[] = []): Promise<{ page: HTMLElement; opened: () => unknown }> {
  const calls = serve({ ...HOUSE, 'GET /tables': { tables: mine, counts: {}, more: null } });
  await me.arrive();
  router.go('/', { replace: true });
  const shown = show(App, {});
  leave = shown.leave;
  await settled();
  const opened = (): unknown => calls.find(({ method }) => method === 'POST')?.body;
  return { page: shown.page, opened };
}

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  quick.recall();
  setups.recall();
  bots.all = BOTS;
  Object.assign(lobby, { games: [], mine: [], listed: null, counts: {}, only: null, tab: 'open' });
  Object.assign(me, { player: null, known: false, arriving: null, early: {} });
});
afterEach(async () => {
  await leave();
  leave = () => Promise.resolve();
});

describe('the first visit', () => {
  it('says in one line what this is, and leads to the guide of every game', async () => {
    const { page } = await home();
    expect(textOf(page.querySelector('h1'))).toBe('Board games, played by the book.');
    const guides = [...page.querySelectorAll('.games a')].map((link) => link.getAttribute('href'));
    expect(guides).toEqual(['/learn/tashkalar', '/learn/urbno', '/learn/homm3']);
    expect(buttonCalled(page, 'Learn in five minutes: Tash-Kalar')).toBeTruthy();
  });

  it('plays the gentlest bot in a first game', async () => {
    const { page, opened } = await home();
    buttonCalled(page, 'Play Pip').click();
    await settled();
    expect(opened()).toMatchObject({
      game: 'tashkalar',
      options: { form: 'first_game' },
      chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'pip' }],
    });
  });

  it('keeps a chair for a friend', async () => {
    const { page, opened } = await home();
    const friend = [...page.querySelectorAll<HTMLButtonElement>('button')].find((button) =>
      textOf(button).startsWith('A friend, by link'),
    );
    friend?.click();
    await settled();
    expect(opened()).toMatchObject({ chairs: [{ kind: 'me' }, { kind: 'open' }] });
  });

  it('shows bots with faces, names and characters, and remembers who was chosen', async () => {
    const { page } = await home();
    const tiles = [...page.querySelectorAll<HTMLElement>('.quick .tile')];
    const ash = tiles.find((tile) => textOf(tile).startsWith('Ash'));
    expect(textOf(ash ?? null)).toContain('Leaves you the good square on purpose.');
    expect(ash?.querySelector('img')).not.toBeNull();
    ash?.querySelector('input')?.click();
    tiles
      .find((tile) => textOf(tile) === 'Heroes III')
      ?.querySelector('input')
      ?.click();
    await settled();
    expect(buttonCalled(page, 'Play Ash')).toBeTruthy();
    quick.recall();
    expect([quick.game, quick.bot]).toEqual(['homm3', 'ash']);
  });

  it.each(GAMES.map((info) => [info.id, info] as const))('has a first game of %s', (_id, info) => {
    const form = formOf(firstGame(info, 'pip'));
    expect(form.chairs.map(({ kind }) => kind)).toEqual(['me', 'bot']);
    expect(form.options['form']).not.toBe('high_form');
  });

  it('minds nothing that the device keeps and that makes no sense', () => {
    for (const nonsense of ['{', '7', '[1]', '[null]', '{"bot":7}', '[{"game":"x"}]']) {
      localStorage.setItem('rulebound-quick', nonsense);
      localStorage.setItem('rulebound-setups', nonsense);
      quick.recall();
      setups.recall();
      expect(quick.bot).toBe('pip');
      expect(setups.all).toEqual([]);
    }
  });
});

describe('coming back', () => {
  it('sets the last table once more with one touch', async () => {
    const info = GAMES.find(({ id }) => id === 'urbno')!;
    setups.remember({ ...formOf(firstGame(info, 'bram')), seed: 7 });
    const { page, opened } = await home();
    expect(textOf(page.querySelector('h1'))).toContain('Noa');
    [...page.querySelectorAll<HTMLButtonElement>('.quick li button')][0]?.click();
    await settled();
    expect(opened()).toMatchObject({
      game: 'urbno',
      seed: null,
      title: 'Noa’s table',
      chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'bram' }],
    });
  });

  it('keeps the last three, each once, the newest first', () => {
    for (const bot of ['pip', 'bram', 'pip', 'ash', 'gentle']) {
      setups.remember(formOf(firstGame(GAMES[0]!, bot)));
    }
    const seats = setups.all.map(({ chairs }) => (chairs[1] as { bot: string }).bot);
    expect(seats).toEqual(['gentle', 'ash', 'pip']);
  });

  it('tells how much time is left', () => {
    const until = '2030-01-01T12:00:00Z';
    const clock = { ...(CLOCKS[4] as Clock), seconds: 86_400 };
    const at = (seconds: number, passed: number): string =>
      leftOf({ clock, until }, Date.parse(until) - (seconds - passed) * 1000);
    expect(leftOf({ clock: null, until: null }, 0)).toBe('');
    expect(at(600, 30)).toBe('10 min left');
    expect(at(86_400, 3600)).toBe('23 h left');
    expect(at(7 * 86_400, 3600)).toBe('6 days left');
    expect(at(60, 600)).toBe('0 min left');
    const short = (passed: number): boolean =>
      isShort({ clock, until }, Date.parse(until) - 86_400_000 + passed);
    expect([short(0), short(80_000_000)]).toEqual([false, true]);
  });

  it('tells how a table ended as the server knows it', async () => {
    const over = table({ id: 'abc12345', status: 'finished', you: 0 });
    serve({ 'GET /past': { matches: [{ table: over, outcome: 'won' }] } });
    expect(ended.outcome(over)).toBeNull();
    await ended.look([over]);
    // All win a scenario together, which looks like a draw.
    expect(ended.outcome(over)).toBe('won');
  });
});

describe('the app', () => {
  it('says when it is off line, and when a newer version has come', async () => {
    const { page } = await home();
    const said = (): string => textOf(page.querySelector('.line'));
    expect(said()).toBe('');
    dispatchEvent(new Event('offline'));
    await settled();
    expect(said()).toContain('You are offline');
    dispatchEvent(new Event('online'));
    release.newer = true;
    await settled();
    expect(said()).toContain('A new version is here.');
    release.newer = false;
  });
});

describe('the words of a game', () => {
  it('are asked for under any name without harm', async () => {
    await expect(bringWords('constructor')).resolves.toBeUndefined();
    await expect(bringWords('no-such-game')).resolves.toBeUndefined();
    expect(has('web-name')).toBe(true);
  });
});
