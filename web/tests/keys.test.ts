import { place, press, settled, sit, text, type Sitting } from './table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf, typing } from '../src/lib/keys';
import { neighbour, roving } from '../src/lib/roving';
import { me } from '../src/lib/settings.svelte';

describe('the name of a key', () => {
  const named = (key: string, code = ''): string => keyOf({ key, code });

  it('is its letter, small, in every Latin layout', () => {
    expect(named('u', 'KeyU')).toBe('u');
    expect(named('U', 'KeyU')).toBe('u');
    expect(named('u', 'KeyF')).toBe('u');
  });

  it('is its place where letters are not Latin', () => {
    expect(named('υ', 'KeyY')).toBe('y');
    expect(named('ו', 'KeyU')).toBe('u');
    expect(named('უ', 'KeyU')).toBe('u');
    expect(named('ő', 'BracketLeft')).toBe('[');
    expect(named('ת', 'Comma')).toBe(',');
  });

  it('is the sign that was typed, wherever it is', () => {
    expect(named('?', 'Minus')).toBe('?');
    expect(named('[', 'Digit8')).toBe('[');
  });

  it('stays what it is without a character', () => {
    expect(named('ArrowLeft', 'ArrowLeft')).toBe('ArrowLeft');
    expect(named(' ', 'Space')).toBe(' ');
  });
});

it('belongs to text fields, not to sliders', () => {
  const field = (html: string): Element => {
    const box = document.createElement('div');
    box.innerHTML = html;
    return box.firstElementChild as Element;
  };
  expect(typing(field('<input>'))).toBe(true);
  expect(typing(field('<textarea></textarea>'))).toBe(true);
  expect(typing(field('<select></select>'))).toBe(true);
  expect(typing(field('<input type="range">'))).toBe(false);
  expect(typing(field('<button></button>'))).toBe(false);
});

describe('arrows', () => {
  const at = (x: number, y: number): HTMLElement => {
    const item = document.createElement('div');
    item.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    return item;
  };
  const [a, b, c, d] = [at(0, 0), at(20, 0), at(20, 20), at(60, 5)] as const;
  const all = [a, b, c, d];

  it('go to the nearest thing in their direction', () => {
    expect(neighbour(a, all, 'right')).toBe(b);
    expect(neighbour(b, all, 'right')).toBe(d);
    expect(neighbour(b, all, 'down')).toBe(c);
    expect(neighbour(c, all, 'up')).toBe(b);
  });

  it('stop at the edge', () => {
    expect(neighbour(a, all, 'left')).toBeNull();
    expect(neighbour(d, all, 'right')).toBeNull();
  });
});

it('a region is one tab stop, which follows the focus', () => {
  const region = document.createElement('div');
  region.innerHTML = '<button data-ref="a"></button><button data-ref="b"></button>';
  document.body.append(region);
  const stops = (): (string | null)[] =>
    [...region.children].map((item) => item.getAttribute('tabindex'));
  const action = roving(region);
  expect(stops()).toEqual(['0', '-1']);
  (region.children[1] as HTMLElement).focus();
  expect(stops()).toEqual(['-1', '0']);
  action.destroy();
  region.remove();
});

describe('at the table', () => {
  let table: Sitting;
  const thing = (ref: string): HTMLElement =>
    table.page.querySelector<HTMLElement>(`[data-ref="${ref}"]`) as HTMLElement;
  const focus = (ref: string): void => {
    thing(ref).setAttribute('tabindex', '0');
    thing(ref).focus();
  };

  beforeEach(async () => {
    me.settings = { ...me.settings, keys: true, confirm: 'button' };
    table = await sit('tashkalar');
    (document.activeElement as HTMLElement | null)?.blur();
  });
  afterEach(() => table.leave());

  it('Enter touches, then acts', async () => {
    focus('card:knight');
    press('Enter');
    await settled();
    expect(table.store.picked).toEqual(['card:knight']);
    focus('sq:e3');
    press('Enter');
    await settled();
    expect(table.store.armed?.notation).toBe('summon knight e3 r180');
    expect(table.sent).toEqual([]);
    press(' ');
    await settled();
    expect(table.sent).toEqual([{ t: 'choose', at: 0, notation: 'summon knight e3 r180' }]);
  });

  it('a key that is held does not act', async () => {
    focus('sq:e3');
    press('Enter');
    press('Enter', { repeat: true });
    await settled();
    expect(table.sent).toEqual([]);
  });

  it('Escape lets go of one pick at a time', async () => {
    await table.store.touch('card:knight');
    await table.store.touch('sq:e5');
    press('Escape');
    expect(table.store.picked).toEqual(['card:knight']);
    press('Escape');
    expect(table.store.picked).toEqual([]);
  });

  it('digits are the chips, 0 is the quiet button', async () => {
    await table.store.touch('card:knight');
    await settled();
    press('1');
    await settled();
    expect(table.store.picked).toHaveLength(2);
    table.state({
      decision: {
        ...(table.store.state?.decision as NonNullable<typeof table.store.decision>),
        options: [
          { kind: 'destroy', refs: ['sq:d8'], notation: 'destroy d8' },
          { kind: 'skip', refs: [], notation: 'skip' },
        ],
      },
    });
    press('0');
    await settled();
    expect(table.sent).toEqual([{ t: 'choose', at: 1, notation: 'skip' }]);
  });

  it('brackets step through the ways', async () => {
    await table.store.touch('card:knight');
    await table.store.touch('sq:e5');
    await settled();
    press(']');
    expect(table.store.way).toBe(1);
    press('[');
    expect(table.store.way).toBe(0);
  });

  it('comma and point go through what glows', async () => {
    await table.store.touch('card:knight');
    await settled();
    press('.');
    expect(document.activeElement).toBe(thing('sq:e5') ?? null);
    const first = document.activeElement;
    press('.');
    expect(document.activeElement).not.toBe(first);
    press(',');
    expect(document.activeElement).toBe(first);
  });

  it('comma and point find what glows beside the board and the hand, too', async () => {
    table.leave();
    table = await sit('tashkalar-claim');
    await settled();
    press('.');
    expect((document.activeElement as HTMLElement).dataset['ref']).toMatch(/^task:/);
  });

  it('letters go to the regions', async () => {
    for (const [key, region] of [
      ['b', 'board'],
      ['h', 'hand'],
      ['c', 'chat'],
      ['l', 'log'],
    ] as const) {
      (document.activeElement as HTMLElement).blur();
      press(key);
      await settled();
      const inside = document.activeElement?.closest(`[data-region=${region}]`);
      expect(inside, region).not.toBeNull();
    }
  });

  it('U undoes', async () => {
    table.state({ undo: place('f3') });
    press('u');
    expect(table.sent).toEqual([{ t: 'undo', at: 1 }]);
  });

  it('R explains the focused thing, ? shows the keys, Shift D describes the table', async () => {
    focus('card:knight');
    press('r');
    await settled();
    expect(text(document, '[popover] h2')).toBe('Knight');
    press('Escape');
    press('D', { shiftKey: true });
    await settled();
    const told = [...table.page.querySelectorAll('[aria-live=polite]')].at(-1);
    expect(told?.textContent).toBe(table.store.ui.describeTable(table.store));
    press('?');
    await settled();
    expect(text(document, 'dialog h2')).toBe('Keys');
  });

  it('letters can be switched off; arrows and Enter stay', async () => {
    me.settings = { ...me.settings, keys: false };
    table.state({ undo: place('f3') });
    press('u');
    press('1');
    press('?');
    expect(table.sent).toEqual([]);
    expect(document.querySelector('dialog')).toBeNull();
    focus('card:knight');
    press('Enter');
    await settled();
    expect(table.store.picked).toEqual(['card:knight']);
  });

  it('nothing works while somebody writes, or together with Control', () => {
    table.state({ undo: place('f3') });
    press('u', { ctrlKey: true });
    const field = document.createElement('input');
    table.page.append(field);
    field.focus();
    press('u');
    expect(table.sent).toEqual([]);
  });
});

describe('on the map of Heroes III', () => {
  let table: Sitting;
  const reached = (): string[] => {
    const found: string[] = [];
    for (;;) {
      press('.');
      const ref = (document.activeElement as HTMLElement).dataset['ref'] ?? '';
      if (found.includes(ref)) return found;
      found.push(ref);
    }
  };

  beforeEach(async () => {
    me.settings = { ...me.settings, keys: true, confirm: 'button' };
    table = await sit('homm3-town');
    (document.activeElement as HTMLElement | null)?.blur();
  });
  afterEach(() => table.leave());

  it('comma and point lead to Fields, cards, tokens and buildings, whichever hero is selected', () => {
    const found = reached();
    const kinds = new Set(found.map((ref) => ref.split(':')[0]));
    expect(found).toContain('token:population');
    expect([...kinds]).toEqual(expect.arrayContaining(['field', 'building', 'token']));
    expect(document.activeElement?.closest('[aria-hidden=true]')).toBeNull();
  });

  it('Enter on a token is what a touch of it is, and the units on its sheet can be chosen', async () => {
    while ((document.activeElement as HTMLElement).dataset['ref'] !== 'token:population') {
      press('.');
    }
    press('Enter');
    await settled();
    const step = document.activeElement as HTMLButtonElement;
    expect(step.closest('[data-sheet=population]')).not.toBeNull();
    expect(step.getAttribute('aria-disabled')).toBe('false');
    expect(table.store.explained).toBeNull();
    // The browser presses the button: the table leaves the key alone.
    expect(press('Enter').defaultPrevented).toBe(false);
    step.click();
    await settled();
    expect(step.getAttribute('aria-pressed')).toBe('true');
  });
});

it('Enter on a card switches it on for the attack that is aimed', async () => {
  me.settings = { ...me.settings, keys: true, confirm: 'button' };
  const table = await sit('homm3-aimed');
  const card = table.page.querySelector<HTMLElement>('[data-ref="card:attack"]') as HTMLElement;
  card.focus();
  const armed = table.store.armed?.notation;
  press('Enter');
  await settled();
  expect(table.store.armed?.notation).toBe(armed);
  expect(card.getAttribute('aria-selected')).toBe('true');
  table.leave();
});
