import { lay, leave, settled, tidyUp } from './laid';
import { textOf } from './lobby-page';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import axe from 'axe-core';
import Board from '../src/games/tashkalar/Board.svelte';
import { speak } from '../src/lib/i18n.svelte';
import { me } from '../src/lib/settings.svelte';

// axe needs its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => speak('en'));
afterEach(tidyUp);

async function board(name: string, step = 0) {
  const laid = await lay(Board, name, step);
  const touch = async (...refs: string[]): Promise<void> => {
    for (const ref of refs) {
      if (ref.startsWith('sq:')) laid.click(ref);
      else await laid.store.touch(ref);
      await settled();
    }
  };
  return { ...laid, cell: laid.thing, touch };
}

describe('the arena', () => {
  it('is a grid of 69 named squares', async () => {
    const { page, cell, count } = await board('tashkalar');
    expect(page.querySelector('[role=grid]')?.getAttribute('aria-label')).toBe('The arena');
    expect(count('[role=row]')).toBe(9);
    expect(count('[role=gridcell]')).toBe(69);
    expect(cell('sq:e5').getAttribute('aria-label')).toBe('e5, red, central, empty');
    expect(cell('sq:e4').getAttribute('aria-label')).toBe('e4, plain, central, your heroic piece');
    expect(cell('sq:c7').getAttribute('aria-label')).toBe('c7, green, legendary piece, blue');
  });

  it('has nothing that axe complains of', async () => {
    const { page, touch } = await board('tashkalar');
    await touch('card:knight', 'sq:e5');
    const { violations } = await axe.run(page, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('shows all pieces, and the central line in High Form only', async () => {
    const high = await board('tashkalar');
    expect(high.count('[data-piece]')).toBe(17);
    expect(high.count('.central')).toBe(1);
    expect(high.count('.start')).toBe(0);
    await leave();
    const duel = await board('tashkalar-duel');
    expect(duel.count('.central')).toBe(0);
    expect(duel.count('circle.start')).toBe(2);
    await leave();
    const melee = await board('tashkalar-melee');
    expect(melee.count('.symbol')).toBe(3);
  });
});

describe('a selected card', () => {
  it('brackets its targets, with a number where several ways meet and a disc on an occupied one', async () => {
    const { touch, count, page, cell } = await board('tashkalar');
    expect(count('.bracket')).toBe(0);
    await touch('card:knight');
    expect(count('.bracket')).toBe(3);
    expect([...page.querySelectorAll('.count')].map(textOf)).toEqual(['2']);
    expect(count('.kill')).toBe(1);
    expect(count('.kill.own')).toBe(0);
    expect(cell('sq:e5').getAttribute('aria-label')).toBe(
      'e5, red, central, empty, target of Knight, 2 ways',
    );
    expect(cell('sq:g5').getAttribute('aria-label')).toContain('would be destroyed');
  });

  it('draws the way as a constellation; touching again turns to the next way', async () => {
    const { touch, count, cell, store, page } = await board('tashkalar');
    await touch('card:knight', 'sq:e5');
    expect(count('.lines:not(.blurred) path')).toBe(4);
    expect(count('circle.used')).toBe(4);
    expect(count('.ghost.heroic.red')).toBe(1);
    expect(cell('sq:d3').getAttribute('aria-label')).toContain('used for Knight');
    const first = page.querySelector('.way')?.innerHTML;
    await touch('sq:e5');
    expect(store.way).toBe(1);
    expect(page.querySelector('.way')?.innerHTML).not.toBe(first);
    expect(cell('sq:f3').getAttribute('aria-label')).toContain('used for Knight');
  });

  it('marks one piece short on the board', async () => {
    const { touch, count, cell } = await board('tashkalar');
    await touch('card:time_mage');
    expect(count('.short')).toBe(1);
    expect(cell('sq:e2').getAttribute('aria-label')).toContain(
      'one piece here makes Time Mage possible',
    );
  });

  it('hatches binding marks and draws arrows as rays', async () => {
    const { touch, count, store } = await board('tashkalar-aim');
    const target = store.options.find((option) => option.refs[0] === 'card:time_mage')?.refs[1];
    await touch('card:time_mage', target ?? '');
    expect(count('.hatched')).toBe(1);
    await touch('card:cannon', 'sq:e5');
    expect(count('.hatched')).toBe(0);
    expect(count('.ray')).toBe(7);
    // The framed symbol's own piece goes (TK-3.12).
    expect(count('.kill.own')).toBe(1);
  });

  it('rings an enemy piece that helps in its own colour', async () => {
    const { touch, count } = await board('tashkalar-melee');
    await touch('card:knight', 'sq:e5');
    expect(count('.lent.blue')).toBe(1);
    expect(count('circle.used')).toBe(3);
  });

  it('compares the pieces of both sides for a flare', async () => {
    const { touch, count } = await board('tashkalar-melee');
    await touch('card:flare_03');
    expect(count('.theirs')).toBe(0);
    await touch('colour:brown');
    expect(count('.theirs.brown')).toBe(9);
    expect(count('.mine')).toBe(4);
  });
});

describe('an effect', () => {
  it('shows the trail, the piece that acts and where it may go', async () => {
    const { touch, count } = await board('tashkalar-duel', 3);
    expect(count('.trail')).toBe(1);
    expect(count('.step')).toBe(2);
    expect(count('circle.used')).toBe(1);
    const goals = count('.dot') + count('.kill');
    expect(goals).toBe(5);
    await touch('sq:d8');
    expect(count('.chosen')).toBe(1);
    expect(count('.kill')).toBe(1);
    expect(count('.dot')).toBe(4);
  });

  it('lets a square stand for the direction it lies in', async () => {
    const { touch, page, store, count } = await board('tashkalar-aim', 1);
    expect(page.querySelector('[data-ref="sq:e7"]')).toBeNull();
    const above = [...page.querySelectorAll<HTMLElement>('[data-ref="dir:n"]')];
    expect(above).toHaveLength(4);
    above[0]?.click();
    await settled();
    expect(store.armed?.notation).toBe('aim n');
    expect(count('.kill')).toBe(2);
    expect(count('.kill.own')).toBe(0);
    await touch('dir:e');
    expect(count('.kill.own')).toBe(2);
  });

  it('offers pieces to lift in amber when none are left', async () => {
    const { count } = await board('tashkalar-shortage');
    expect(count('.lift')).toBe(17);
  });
});

describe('a piece that moves', () => {
  it('stays the same and travels', async () => {
    const { page, show: go } = await board('tashkalar-duel', 1);
    const knight = page.querySelector('[data-piece] .heroic.red')?.closest('[data-piece]');
    const moved: Keyframe[][] = [];
    for (const piece of page.querySelectorAll('[data-piece]')) {
      piece.animate = ((frames: Keyframe[]) => {
        moved.push(frames);
        return { finished: Promise.resolve() };
      }) as unknown as Element['animate'];
    }
    const ids = [...page.querySelectorAll<HTMLElement>('[data-piece]')].map(
      (piece) => piece.dataset['piece'],
    );
    go(2);
    await settled();
    const after = [...page.querySelectorAll<HTMLElement>('[data-piece]')].map(
      (piece) => piece.dataset['piece'],
    );
    expect(new Set(after)).toEqual(new Set(ids));
    expect(knight?.isConnected).toBe(true);
    expect(moved).toEqual([
      [{ transform: 'translate(78px, 78px)' }, { transform: 'translate(0px, 0px)' }],
    ]);
  });

  it('is gone for good once it is destroyed', async () => {
    const { count, show: go } = await board('tashkalar-aim', 1);
    const before = count('[data-piece]');
    go(2);
    await settled();
    expect(count('[data-piece]')).toBe(before - 2);
  });
});

describe('help', () => {
  it('shows only what can be touched when it is legal', async () => {
    me.settings = { ...me.settings, help: 'legal' };
    const { touch, count } = await board('tashkalar');
    await touch('card:knight');
    expect(count('.bracket')).toBe(3);
    expect(count('.count')).toBe(0);
    expect(count('.kill')).toBe(0);
    await touch('card:time_mage');
    expect(count('.short')).toBe(0);
  });

  it('shows nothing until touched when it is as at a table', async () => {
    me.settings = { ...me.settings, help: 'table' };
    const { count, touch } = await board('tashkalar-shortage');
    expect(count('.lift')).toBe(0);
    await touch('sq:c2');
    expect(count('.chosen')).toBe(1);
  });
});

describe('a watcher', () => {
  it('sees the pieces and no ways', async () => {
    const { touch, count, store } = await board('tashkalar-watched');
    expect(count('[data-piece]')).toBe(17);
    await touch('sq:e5');
    expect(store.picked).toEqual([]);
    expect(count('.ghost')).toBe(0);
  });
});

describe('placing', () => {
  it('glows nowhere, and a touch puts a ghost there', async () => {
    const { touch, count, sent, store } = await board('tashkalar');
    expect(count('.dot')).toBe(0);
    await touch('sq:d6');
    expect(count('.ghost.common.red')).toBe(1);
    expect(sent).toEqual([]);
    await store.act();
    expect(sent).toEqual(['place d6']);
  });

  it('acts on the last touch for who wants that', async () => {
    me.settings = { ...me.settings, confirm: 'touch' };
    const { touch, sent } = await board('tashkalar');
    await touch('sq:d6');
    expect(sent).toEqual(['place d6']);
  });
});
