import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from '../src/lib/api';
import { bots } from '../src/lib/bots.svelte';
import { me } from '../src/lib/settings.svelte';
import type { AnalysisOut, BranchOut, Frame, HintOption, StudyOut } from '../src/lib/types';
import { placeLink } from '../src/table/sharing';
import { BOTS } from './bots';
import { button, press, settled, sit, type Sitting } from './table';

let table: Sitting;
const replay = vi.spyOn(api, 'replay');
const study = vi.spyOn(api, 'study');
const remark = vi.spyOn(api, 'remark');
const analysis = vi.spyOn(api, 'analysis');
const playOn = vi.spyOn(api, 'playOn');

const place = (choice: string) => ({
  kind: 'place',
  refs: [`sq:${choice.slice(-2)}`],
  notation: choice,
  fields: {},
});
const option = (choice: string, value: number): HintOption => ({
  choice,
  value,
  within: 0.02,
  samples: 40,
  line: [place(choice)],
  events: [],
  reasons: [{ id: 'tashkalar-reason-quiet', args: {} }],
});
const found: AnalysisOut = {
  status: 'done',
  known: 1,
  total: 1,
  notes: [
    {
      at: 3,
      seat: 0,
      played: 'place a5',
      options: [option('place e5', 0.6), option('place a5', 0.3)],
      deep: true,
      lost: 0.3,
      mark: '?',
    },
  ],
  turning: [3],
  result: null,
};
const branch = (patch: Partial<BranchOut> = {}): BranchOut => ({
  id: 'branched',
  at: 3,
  instead: place('place e5'),
  by: 0,
  status: 'running',
  seats: [0],
  result: null,
  created: '2026-01-01T00:00:00Z',
  ...patch,
});
let log: Record<string, unknown>[] = [];
const hand = (seat: number | null) =>
  seat === null ? null : { beings: [['knight', 'champion'][seat]], legends: [], flares: [] };
const frame = (at: number, seat: number | null): Frame => ({
  at,
  total: 8,
  seat,
  view: { ...table.store.state?.view, you: seat, hand: hand(seat) },
  helps: {},
  turn: 0,
  choice: null,
  by: 1,
  stood_in: [],
  turns: [],
  log,
});

const open = async (kept: Partial<StudyOut> = {}): Promise<HTMLElement> => {
  study.mockResolvedValue({ remarks: [], branches: [], ...kept });
  table = await sit('tashkalar', {
    table: { status: 'finished' },
    state: {
      choices: 8,
      decision: null,
      log: { start: 0, events: [] },
      result: { ranking: [[0], [1]], scores: [9, 4], reason: '' },
      reason: { id: 'tashkalar-over-score', args: {} },
    },
  });
  await settled();
  table.store.analyse(3);
  await settled();
  return table.page;
};
const field = (page: HTMLElement) => page.querySelector('textarea') as HTMLTextAreaElement;
const write = (page: HTMLElement, text: string): void => {
  field(page).value = text;
  field(page).dispatchEvent(new Event('input', { bubbles: true }));
  field(page).dispatchEvent(new Event('change', { bubbles: true }));
};

beforeEach(() => {
  history.replaceState(null, '', '/table/x');
  log = [];
  me.player = { id: 'x', name: 'Dóra', account: null, settings: me.settings };
  bots.all = BOTS;
  replay.mockImplementation(async (_id, at, seat) => frame(at, seat));
  analysis.mockResolvedValue(found);
  study.mockReset();
  remark.mockReset();
  remark.mockResolvedValue(undefined);
  playOn.mockResolvedValue({ id: 'branched', secret: null });
});
afterEach(() => {
  table.leave();
  me.player = null;
});

describe('a note of one’s own', () => {
  it('is kept at the move one looks at', async () => {
    const page = await open();
    write(page, '  Look for the third. ');
    await settled();
    expect(remark).toHaveBeenCalledExactlyOnceWith('tashkalar', 3, 'Look for the third.');
    expect(page.querySelector('.moves .noted')).not.toBeNull();
    await table.store.show(4);
    await settled();
    expect(field(page).value).toBe('');
  });

  it('is there again, and says at which other moves there are some', async () => {
    const page = await open({
      remarks: [
        { at: 3, text: 'here' },
        { at: 6, text: 'there' },
      ],
    });
    expect(field(page).value).toBe('here');
    button(page, '7').click();
    await settled();
    expect(table.store.at).toBe(6);
    expect(field(page).value).toBe('there');
  });

  it('is taken away when it is empty', async () => {
    const page = await open({ remarks: [{ at: 3, text: 'here' }] });
    write(page, ' ');
    await settled();
    expect(remark).toHaveBeenCalledWith('tashkalar', 3, '');
    expect(page.querySelector('.moves .noted')).toBeNull();
  });

  it('says so where it could not be kept', async () => {
    remark.mockRejectedValue(new Refusal('no-connection', '', 0));
    const page = await open();
    write(page, 'lost?');
    await settled();
    expect(page.querySelector('.remark [role=alert]')).not.toBeNull();
    expect(field(page).value).toBe('lost?');
  });

  it('is begun with a key', async () => {
    const page = await open();
    press('n');
    expect(document.activeElement).toBe(field(page));
  });

  it('is for people who have said who they are', async () => {
    me.player = null;
    const page = await open();
    expect(field(page)).toBeNull();
    expect(study).not.toHaveBeenCalled();
  });
});

describe('branches', () => {
  it('stand under the move they replace, and lead to their table', async () => {
    const page = await open({ branches: [branch()] });
    const link = page.querySelector<HTMLAnchorElement>('.moves a');
    expect(link?.getAttribute('href')).toBe('/table/branched');
    expect(link?.textContent).toContain('still open');
    expect(link?.textContent).toContain('e5');
  });

  it.each([
    [[[0], [1]], 'won'],
    [[[1], [0]], 'lost'],
    [[[0, 1]], 'drawn'],
  ])('say how they ended: %j', async (ranking, word) => {
    const page = await open({ branches: [branch({ status: 'finished', result: { ranking } })] });
    expect(page.querySelector('.moves a .outcome')?.textContent).toBe(word);
  });

  it('are all listed in a tab of their own', async () => {
    const page = await open({
      branches: [branch(), branch({ id: 'other', at: 5, instead: null })],
    });
    button(page, 'Branches, 2').click();
    await settled();
    const links = [...page.querySelectorAll<HTMLAnchorElement>('.list ol a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/table/branched',
      '/table/other',
    ]);
    expect(links[0]?.textContent).toContain('Instead of move 4');
    expect(links[1]?.textContent).toContain('from move 6');
  });

  it.each([
    [true, 'place e5'],
    [false, null],
  ])('begin with the option that is looked at, if one wants: %s', async (wanted, choice) => {
    const page = await open();
    button(page, 'Continue from here').click();
    await settled();
    const sheet = page.querySelector('dialog') as HTMLElement;
    const box = sheet.querySelector<HTMLInputElement>('input[type=checkbox]');
    expect(box?.checked).toBe(true);
    if (!wanted) box?.click();
    button(sheet, 'Open the table').click();
    await settled();
    expect(playOn).toHaveBeenLastCalledWith('tashkalar', 3, expect.anything(), choice);
  });

  it('ask nothing where one looks at what was played', async () => {
    const page = await open();
    button(page, 'Played').click();
    button(page, 'Continue from here').click();
    await settled();
    expect(page.querySelector('dialog input[type=checkbox]')).toBeNull();
  });
});

describe('a link to a position', () => {
  it('names the place, the analysis and whose eyes', async () => {
    await open();
    expect(placeLink(table.store)).toMatch(/\/table\/tashkalar#analysis-3~0$/);
    expect(location.hash).toBe('#analysis-3');
    await table.store.show(4, 1);
    await settled();
    expect(location.hash).toBe('#analysis-4~1');
    await table.store.show(4, null);
    await settled();
    expect(placeLink(table.store)).toMatch(/#analysis-4~watcher$/);
  });

  it.each([
    ['#5', 5, 0, false, false],
    ['#5~1', 5, 1, false, false],
    ['#5~watcher', 5, null, false, false],
    ['#5~all', 5, null, true, false],
    ['#analysis-2~1', 2, 1, false, true],
    ['#analysis-999', 8, 0, false, true],
  ])('opens exactly there: %s', async (hash, at, seat, opened, analysed) => {
    await open();
    await table.store.show(null);
    location.hash = hash;
    dispatchEvent(new HashChangeEvent('hashchange'));
    await settled();
    const { store } = table;
    expect([store.at, store.seenBy, store.opened, store.analysis !== null]).toEqual([
      at,
      seat,
      opened,
      analysed,
    ]);
  });
});

describe('all hands', () => {
  it('lie open side by side once the match is over', async () => {
    const page = await open();
    button(page, 'All hands').click();
    await settled();
    const held = [...page.querySelectorAll<HTMLElement>('[data-held]')];
    expect(held.map((card) => card.dataset['held'])).toEqual(['knight', 'champion']);
    expect(location.hash).toBe('#analysis-3~all');
    button(page, 'Watcher').click();
    await settled();
    expect(page.querySelector('[data-held]')).toBeNull();
  });

  it('are closed while it runs, whatever the address says', async () => {
    await open();
    table.leave();
    history.replaceState(null, '', '/table/x#2~all');
    table = await sit('tashkalar', { state: { choices: 8 } });
    await settled();
    expect(table.store.opened).toBe(false);
    expect(table.page.querySelector('[data-held]')).toBeNull();
  });
});

describe('what was played', () => {
  it('is drawn after a summoning as its constellation', async () => {
    const page = await open();
    table.store.leaveAnalysis();
    const used = ['d4', 'e4'];
    log = [
      { at: 4, kind: 'placed', seat: 1, square: 'a1', colour: 'blue', rank: 'common' },
      { at: 5, kind: 'summoned', seat: 0, card: 'knight', square: 'e5', used, borrowed: [] },
    ];
    await table.store.show(5);
    await settled();
    expect(page.querySelectorAll('.way .used')).toHaveLength(2);
    await table.store.show(6);
    await settled();
    expect(page.querySelector('.way')).toBeNull();
  });
});
