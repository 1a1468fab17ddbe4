import { lay, leave, settled, tidyUp } from './laid';
import { textOf } from './lobby-page';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import axe from 'axe-core';
import Board from '../src/games/homm3/Board.svelte';
import Inspector from '../src/games/homm3/map/Inspector.svelte';
import { threatsOf, toggleThreat } from '../src/games/homm3/map/ride.svelte';
import { speak } from '../src/lib/i18n.svelte';
import { me } from '../src/lib/settings.svelte';

// axe needs its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => speak('en'));
afterEach(async () => {
  vi.useRealTimers();
  await tidyUp();
});

async function map(scene = '', step = 0, Part = Board) {
  const laid = await lay(Part, `homm3-map${scene}`, step);
  const key = async (ref: string, name: string, more: KeyboardEventInit = {}): Promise<void> => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, ...more });
    laid.thing(ref).dispatchEvent(event);
    await settled();
  };
  return { ...laid, key, text: () => textOf(laid.page) };
}

describe('the map', () => {
  it('shows Fields of open tiles and the backs of the others', async () => {
    const { count, label } = await map();
    expect(count('.place')).toBe(3 * 7);
    expect(count('.down')).toBe(8);
    expect(label('field:-4,0')).toBe('Mine, 5 gold, guarded (III), 1 step');
    expect(label('field:-6,1')).toBe('Blocked Field');
    expect(label('field:7,-2')).toMatch(/Ελένη’s flag$/);
    expect(label('field:-5,2')).toMatch(/visited/);
    expect(label('field:-6,2')).toMatch(/^Town, your flag/);
  });

  it('shows the seal of guards beside an army that stands on their Field', async () => {
    const { page } = await lay(Board, 'homm3-lesson', 0);
    const place = (thing: Element | null | undefined): number[] =>
      /translate\((\S+) (\S+)\)/
        .exec(thing?.getAttribute('transform') ?? '')!
        .slice(1)
        .map(Number);
    const army = page.querySelector('[data-pawn*="raiders"]')!;
    const [x = 0, y = 0] = place(army.parentElement);
    const seal = [...page.querySelectorAll('.seal')].find((each) => each.textContent === 'III')!;
    const [left = 0, top = 0] = place(seal);
    // On top of the figure, and with its numeral outside of the rider.
    expect(army.compareDocumentPosition(seal) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(Math.hypot(left - x, top - y)).toBeGreaterThan(30);
  });

  it('lights what the selected hero can reach for one point', async () => {
    const { thing, touch, store } = await map();
    const reach = (ref: string): boolean => thing(ref).classList.contains('reach');
    expect(reach('field:-5,-1')).toBe(true);
    expect(reach('field:-5,2')).toBe(false);
    await touch('hero:second');
    expect(store.picked).toEqual(['hero:second']);
    expect(reach('field:-5,2')).toBe(true);
    expect(reach('field:-5,-1')).toBe(false);
  });

  it('rides with the selected hero where both could go', async () => {
    const { touch, store, count } = await map();
    await touch('field:-4,0');
    expect(store.armed?.notation).toBe('go main -4,0');
    expect(count('.target')).toBe(1);
    expect(count('.go')).toBe(1);
    await touch('hero:second', 'field:-4,0');
    expect(store.armed?.notation).toBe('go second -4,0');
    await touch('field:-5,2');
    expect(store.armed?.notation).toBe('go second -5,2');
  });

  it('takes the hero that can go there when the selected one cannot turn a tile up', async () => {
    const { touch, store } = await map();
    await touch('tile:-3,1');
    expect(store.armed?.notation).toBe('discover second -3,1');
  });

  it('offers the slot for a tile of the own', async () => {
    const { touch, store, label } = await map();
    expect(label('slot:-7,0')).toMatch(/a tile can be placed/);
    await touch('slot:-7,0');
    expect(store.armed?.notation).toBe('place main -7,0');
  });

  it('acts on a double touch and on Enter, not on the first touch', async () => {
    const { click, sent, key, store } = await map();
    click('field:-5,-1');
    await settled();
    expect(sent).toEqual([]);
    click('field:-5,-1');
    await settled();
    expect(sent).toEqual(['go main -5,-1']);
    await key('field:-5,0', 'Enter');
    expect(store.armed?.notation).toBe('go main -5,0');
    await key('field:-5,0', 'Enter');
    expect(sent).toEqual(['go main -5,-1', 'go main -5,0']);
  });

  it('acts on a double touch of what was chosen before', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { touch, sent } = await map();
    await touch('field:-5,-1');
    vi.advanceTimersByTime(1000);
    await touch('field:-5,-1', 'field:-5,-1');
    expect(sent).toEqual(['go main -5,-1']);
  });

  it('lets go on a second touch that comes later', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { touch, store } = await map();
    await touch('field:-5,-1');
    vi.advanceTimersByTime(1000);
    await touch('field:-5,-1');
    expect(store.armed).toBeNull();
  });

  it('says why not where no way leads', async () => {
    const { touch, store } = await map('', 2);
    await touch('field:6,-2');
    expect(store.explained?.reason?.id).toBe('homm3-why-no-way');
  });

  it('moves the focus over the Fields with the arrow keys', async () => {
    const { key, thing } = await map();
    thing('field:-6,2').focus();
    await key('field:-6,2', 'ArrowRight');
    expect(document.activeElement).toBe(thing('field:-5,2'));
    await key('field:-5,2', 'ArrowLeft');
    await key('field:-6,2', 'ArrowUp');
    const up = document.activeElement?.getAttribute('data-at');
    thing('field:-6,2').focus();
    await key('field:-6,2', 'ArrowUp', { shiftKey: true });
    const other = document.activeElement?.getAttribute('data-at');
    expect([up, other].sort()).toEqual(['-5,1', '-6,1']);
  });

  it('steps out of a face-down tile at once', async () => {
    const { key, thing } = await map();
    thing('field:-5,2').focus();
    await key('field:-5,2', 'ArrowRight');
    const first = document.activeElement as SVGElement;
    expect(first.dataset['at']).toBe('-3,1');
    await key(first.dataset['ref'] ?? '', 'ArrowRight');
    expect((document.activeElement as SVGElement).dataset['at']).not.toBe('-3,1');
  });

  it('lets the focus begin with the own hero', async () => {
    const { page } = await map();
    expect(page.querySelector('[tabindex="0"][data-at]')?.getAttribute('data-at')).toBe('-5,0');
  });

  it('shows no marks to who wants no help, and nothing to touch to who watches', async () => {
    me.settings = { ...me.settings, help: 'table' };
    const { count } = await map();
    expect(count('.reach')).toBe(0);
    await leave();
    me.settings = { ...me.settings, help: 'full' };
    const watched = await map('-watched');
    expect(watched.count('.reach, .can, .slot')).toBe(0);
    expect(watched.count('[data-pawn]')).toBe(3);
  });

  it('can be read by machines', async () => {
    const { page } = await map();
    const { violations } = await axe.run(page, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe('a tile that is being laid', () => {
  it('is turned by its rests, and lies as it is turned', async () => {
    const { count, page, store, label } = await map('', 2);
    expect(store.armed?.notation).toBe('rotate -3,1 0');
    expect(count('.rest')).toBe(6);
    const around = (): string[] =>
      ['-3,0', '-2,0', '-2,1', '-3,2', '-4,2', '-4,1'].map((at) => label(`field:${at}`));
    const before = around();
    page.querySelectorAll('.rest')[2]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settled();
    expect(store.armed?.notation).toBe('rotate -3,1 2');
    expect(around()).toEqual([...before.slice(-2), ...before.slice(0, -2)]);
  });

  it('stays bright while the rest steps back', async () => {
    const { count } = await map('', 2);
    expect(count('.tile.dim')).toBe(10);
    expect(count('.laid')).toBe(1);
  });
});

describe('the steps of others', () => {
  it('leave a trail', async () => {
    const { count, show: hear } = await map('-other');
    expect(count('.trail')).toBe(0);
    me.settings = { ...me.settings };
    hear(1);
    await settled();
    hear(2);
    await settled();
    expect(count('.trail')).toBe(1);
  });
});

describe('the inspector', () => {
  const look = async (ref: string, scene = '', step = 0) => {
    const { store, text } = await map(scene, step, Inspector);
    store.focus = ref;
    flushSync();
    return text();
  };

  it('shows and hides on the map how far enemies can come', async () => {
    const { store, count, page } = await map();
    expect(count('[data-threat]')).toBe(0);
    toggleThreat(store);
    flushSync();
    const [threat] = threatsOf(store);
    const shown = [...page.querySelectorAll('[data-threat]')].map((each) =>
      each.getAttribute('data-threat'),
    );
    expect(shown.sort()).toEqual([...(threat?.fields ?? [])].sort());
    expect(shown.length).toBeGreaterThan(3);
    toggleThreat(store);
    flushSync();
    expect(count('[data-threat]')).toBe(0);
  });

  it('tells guards by tier, rounds, experience and what the visit brings', async () => {
    const said = await look('field:-4,0');
    expect(said).toMatch(/^Mine, 5 gold III/);
    expect(said).toContain('Guards: 2 bronze, 1 silver');
    expect(said).toContain('another one for each of your 2 other movement points');
    expect(said).toContain('Win: 1 experience');
    expect(said).toContain('Flag it');
  });

  it('tells of Quick Combat instead', async () => {
    const said = await look('field:-4,0', '-quick');
    expect(said).toContain('Quick Combat');
    expect(said).not.toContain('bronze');
    expect(said).not.toContain('Win');
  });

  it('tells the guards of a Field that is far away, and nothing that depends on the way there', async () => {
    const said = await look('field:7,-3');
    expect(said).toContain('Quick Combat');
    expect(said).not.toContain('movement point');
  });

  it('tells what lies there already', async () => {
    expect(await look('field:-5,2')).toContain('Black Cube');
    await leave();
    expect(await look('field:7,-2')).toContain('Ελένη’s flag');
    await leave();
    expect(await look('field:5,-2')).toContain('Entering means attacking');
    await leave();
    expect(await look('field:-5,1')).toContain('Secondary Hero is here');
  });

  it('tells the army of an enemy', async () => {
    expect(await look('field:5,-2')).toContain('Army: Skeletons, Pack · Zombies, Few');
  });

  it('tells of backs and slots', async () => {
    expect(await look('field:0,0')).toMatch(/^Face-down tile, VI–VII/);
    await leave();
    expect(await look('tile:-5,4')).toContain('A hero next to it');
    await leave();
    expect(await look('slot:-7,0')).toContain('Place your tile here');
  });

  it('shows the own Field when nothing is looked at', async () => {
    expect(await look('')).toMatch(/^Empty Field/);
  });

  it('names the Field that would lie beside the hero while a tile is turned', async () => {
    expect(await look('', '', 2)).toContain('It would be next to');
  });
});
