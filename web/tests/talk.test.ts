import { button, settled, sit, text, type Seating, type Sitting } from './table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from '../src/lib/api';
import { bots } from '../src/lib/bots.svelte';
import { me } from '../src/lib/settings.svelte';
import { soundOf, type Sounds } from '../src/lib/sound';
import { muted } from '../src/table/muted.svelte';
import type { Chair } from '../src/lib/types';
import { who } from '../src/lobby/who.svelte';
import { BOTS } from './bots';

let table: Sitting;
const open = async (scene: string, seating: Seating = {}): Promise<HTMLElement> => {
  table = await sit(scene, seating);
  await settled();
  return table.page;
};
afterEach(() => {
  table.leave();
  vi.restoreAllMocks();
});

const line = (id: number, name: string, said: string, seat: number | null = 1) => ({
  id,
  name,
  seat,
  text: said,
  when: '2024-11-14T20:30:00Z',
});
const hear = async (...lines: ReturnType<typeof line>[]): Promise<void> => {
  table.listener.frame({ t: 'chat', lines });
  await settled();
};
const talk = (page: HTMLElement): string[] =>
  [...page.querySelectorAll('.chat li p')].map((said) => said.textContent ?? '');

describe('chat', () => {
  it('says on its tab that somebody spoke, until it is read', async () => {
    const page = await open('tashkalar');
    await hear(line(1, 'Ελένη', 'γεια'));
    expect(page.querySelector('[role=tab] i')).not.toBeNull();
    button(page, 'Chat').click();
    await settled();
    expect(page.querySelector('[role=tab] i')).toBeNull();
    expect(talk(page)).toEqual(['γεια']);
  });

  it('shows every line once', async () => {
    const page = await open('tashkalar');
    button(page, 'Chat').click();
    await hear(line(1, 'Ελένη', 'a'));
    await hear(line(1, 'Ελένη', 'a'), line(2, 'Ελένη', 'b'));
    expect(talk(page)).toEqual(['a', 'b']);
  });

  it('sends words, and ready phrases by their names', async () => {
    const page = await open('tashkalar');
    button(page, 'Chat').click();
    await settled();
    button(page, 'Well played').click();
    const field = page.querySelector('.chat input') as HTMLInputElement;
    field.value = '  Szia  ';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    page
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }));
    await settled();
    expect(table.sent).toEqual([
      { t: 'say', text: ':nice:' },
      { t: 'say', text: 'Szia' },
    ]);
    expect(field.value).toBe('');
  });

  it('shows ready phrases in the reader’s language, and other words as they are', async () => {
    const page = await open('tashkalar', { language: 'hu' });
    table.page.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
    await hear(
      line(1, 'Ελένη', ':thanks:'),
      line(2, 'Ελένη', ':unknown:'),
      line(3, 'Ελένη', '<b>x</b>'),
    );
    const [thanks, ...others] = talk(page);
    expect(thanks).not.toBe(':thanks:');
    expect(thanks).not.toBe('Thanks for the game');
    expect(others).toEqual([':unknown:', '<b>x</b>']);
  });

  it('can be muted person by person, and for good', async () => {
    const page = await open('tashkalar');
    button(page, 'Chat').click();
    await hear(line(1, 'Ελένη', 'a'), line(2, 'Dóra', 'b', 0));
    expect(page.querySelectorAll('.mute')).toHaveLength(1);
    button(page, 'Mute').click();
    await settled();
    expect(talk(page)).toEqual(['b']);
    expect(localStorage.getItem('rulebound-muted')).toContain('Ελένη');
    button(page, 'Show them again').click();
    await settled();
    expect(talk(page)).toEqual(['a', 'b']);
    expect(muted.has('Ελένη')).toBe(false);
  });
});

describe('open chairs', () => {
  const chair = (seat: number, kind: Chair['kind'], you = false): Chair => ({
    seat,
    kind,
    name: kind === 'person' ? 'Dóra' : null,
    bot: kind === 'bot' ? { name: 'sharp', title: 'Sharp', step: 5 } : null,
    you,
    present: true,
    away_since: null,
    stuck: false,
  });
  const waiting = (more: Partial<Seating['table']>): Seating => ({
    waiting: true,
    table: { status: 'open', ...more },
  });

  it('say how many are free and let the owner put bots there', async () => {
    bots.all = BOTS;
    const page = await open(
      'urbno',
      waiting({
        owner: true,
        you: 0,
        chairs: [chair(0, 'person', true), chair(1, 'open'), chair(2, 'bot'), chair(3, 'open')],
      }),
    );
    const set = vi.spyOn(api, 'chair').mockResolvedValue(table.scene.table.table);
    expect(text(page, 'h2')).toBe('2 chairs are free');
    expect(page.textContent).not.toContain('Sit down here');
    const offered = page.querySelector('select') as HTMLSelectElement;
    expect(offered.textContent).toContain('Late Larry');
    offered.value = 'last';
    offered.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(set).toHaveBeenCalledWith('urbno', 1, { kind: 'bot', bot: 'last' });
    button(page, 'Clear this chair').click();
    await settled();
    expect(set).toHaveBeenLastCalledWith('urbno', 2, { kind: 'open' });
  });

  it('are sat down on by who comes by link, after saying a name', async () => {
    vi.spyOn(who, 'introduced').mockResolvedValue(true);
    const sat = vi.spyOn(api, 'sit').mockResolvedValue({ id: 'urbno', secret: 's' });
    const page = await open(
      'urbno',
      waiting({ owner: false, you: null, chairs: [chair(0, 'person'), chair(1, 'open')] }),
    );
    expect(page.querySelector('select')).toBeNull();
    button(page, 'Sit down here').click();
    await settled();
    expect(sat).toHaveBeenCalledWith('urbno', 1);
  });

  it('are not sat down on without a name', async () => {
    vi.spyOn(who, 'introduced').mockResolvedValue(false);
    const sat = vi.spyOn(api, 'sit');
    const page = await open(
      'urbno',
      waiting({ owner: false, you: null, chairs: [chair(0, 'person'), chair(1, 'open')] }),
    );
    button(page, 'Sit down here').click();
    await settled();
    expect(sat).not.toHaveBeenCalled();
  });

  it('may be taken by somebody else in the meantime', async () => {
    vi.spyOn(who, 'introduced').mockResolvedValue(true);
    vi.spyOn(api, 'sit').mockRejectedValue(new Refusal('seat-taken', '', 409));
    const page = await open(
      'urbno',
      waiting({ owner: false, you: null, chairs: [chair(0, 'person'), chair(1, 'open')] }),
    );
    button(page, 'Sit down here').click();
    await settled();
    expect(text(page, '[role=alert]')).toBe('Someone else has taken this chair.');
  });

  it('become the table when the match starts', async () => {
    const page = await open(
      'urbno',
      waiting({ owner: true, you: 0, chairs: [chair(0, 'person', true), chair(1, 'open')] }),
    );
    table.table(table.scene.table.table);
    table.listener.frame(table.scene.states[0]!);
    await settled();
    expect(page.querySelector('[data-region=board]')).not.toBeNull();
  });
});

describe('seats', () => {
  it('put the own one lowest and light the one that chooses', async () => {
    const page = await open('tashkalar');
    const seats = [...page.querySelectorAll('.left .seat')];
    expect(seats.map((seat) => text(seat, '.who'))).toEqual(['Ελένη', 'You']);
    expect(seats[1]?.getAttribute('aria-current')).toBe('true');
    expect(seats[0]?.getAttribute('aria-current')).toBeNull();
  });

  it('say that somebody is away', async () => {
    const page = await open('tashkalar');
    const chairs = table.store.table?.chairs ?? [];
    const away = { ...(chairs[1] as Chair), present: false, away_since: '2024-11-14T20:30:00Z' };
    table.table({ chairs: [chairs[0] as Chair, away] });
    expect(text(page, '.left .seat .sub')).toMatch(/away since \d\d:\d\d/);
  });
});

describe('the title of the page', () => {
  it('says when it is your move', async () => {
    await open('tashkalar');
    expect(document.title).toMatch(/^Your move · Thursday arena/);
    table.state({ decision: { ...table.store.state!.decision!, seat: 1, options: [] } });
    expect(document.title).toMatch(/^Thursday arena/);
  });
});

describe('sounds', () => {
  it('are those of the last event that has one', () => {
    const heard: Sounds = { placed: 'stone', summoned: 'wood', destroyed: 'break' };
    const sound = (...kinds: string[]) =>
      soundOf(
        heard,
        kinds.map((kind) => ({ at: 1, kind })),
      );
    expect(sound('placed', 'turn')).toBe('stone');
    expect(sound('summoned', 'destroyed')).toBe('break');
    expect(sound('turn')).toBeNull();
    expect(sound()).toBeNull();
  });
});

describe('reduced motion', () => {
  it('outlines what changed', async () => {
    me.settings = { ...me.settings, motion: 'reduced' };
    const page = await open('tashkalar');
    table.state({
      log: {
        start: 0,
        events: [{ at: 1, kind: 'placed', square: 'a5', colour: 'blue', rank: 'common' }],
      },
    });
    await settled();
    expect(page.querySelector('[data-ref="sq:a5"]')?.hasAttribute('data-changed')).toBe(true);
    expect(page.querySelector('[data-ref="sq:a4"]')?.hasAttribute('data-changed')).toBe(false);
    me.settings = { ...me.settings, motion: 'auto' };
  });
});
