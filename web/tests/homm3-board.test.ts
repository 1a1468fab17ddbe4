import { tick } from 'svelte';
import { lay, leave, settled, tidyUp } from './laid';
import { textOf } from './lobby-page';
import { flushSync } from 'svelte';
import { device } from './device';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import axe from 'axe-core';
import Board from '../src/games/homm3/Board.svelte';
import Strip from '../src/games/homm3/Strip.svelte';
import { speak } from '../src/lib/i18n.svelte';
import { me } from '../src/lib/settings.svelte';

// axe needs its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => speak('en'));
afterEach(tidyUp);

async function board(scene: string, step = 0, Part = Board) {
  const laid = await lay(Part, `homm3${scene}`, step);
  const text = (css: string): string => textOf(laid.page.querySelector(css));
  const area = (name: string): string =>
    laid.page.querySelector<HTMLElement>(`[data-unit="${name}"]`)?.style.gridArea ?? '';
  return { ...laid, cell: laid.thing, text, area };
}

describe('the board', () => {
  it('is a grid of twenty named spaces, a quarter turned: you stand on the left', async () => {
    const { page, count, area } = await board('');
    expect(page.querySelector('[role=grid]')?.getAttribute('aria-label')).toBe('The combat board');
    expect(count('[role=row]')).toBe(4);
    expect(count('[role=gridcell]')).toBe(20);
    expect(area('castle_marksmen')).toBe('3 / 1');
    expect(area('dungeon_evil_eyes')).toBe('2 / 5');
    const lines = [...page.querySelectorAll('.names span')].map((line) => line.textContent);
    expect(lines).toEqual(['your backline', 'your frontline', 'middle', 'frontline', 'backline']);
  });

  it('lies the other way round for the defender', async () => {
    const { area } = await board('-defends');
    expect(area('dungeon_evil_eyes')).toBe('3 / 1');
    expect(area('castle_marksmen')).toBe('2 / 5');
  });

  it('stands upright on a phone, you below, with three values a card', async () => {
    device.layout = 'phone';
    const { count, area, page } = await board('');
    expect(count('[role=row]')).toBe(5);
    expect(area('castle_marksmen')).toBe('5 / 3');
    expect(area('dungeon_evil_eyes')).toBe('1 / 2');
    expect(page.querySelectorAll('[data-unit="castle_griffins"] .values span')).toHaveLength(3);
    expect(count('ol')).toBe(0);
  });

  it('says of every space what is there and what can be done', async () => {
    const { label } = await board('');
    expect(label('unit:castle_griffins')).toBe(
      'a2, Griffins, Few, yours, 2 of 4 health, attack 2, defense 0, initiative 6',
    );
    expect(label('unit:dungeon_minotaurs')).toContain('enemy, 4 of 4 health');
    expect(label('unit:dungeon_minotaurs')).toContain('can be attacked');
    expect(label('unit:dungeon_medusas')).toContain('has retaliated');
    expect(label('unit:dungeon_medusas')).not.toContain('can be');
    expect(label('unit:castle_crusaders')).toContain('active now');
    expect(label('space:b3')).toBe('b3, middle, empty, can be chosen');
    expect(label('space:d5')).toBe('d5, backline, empty');
  });

  it('has nothing that axe complains of', async () => {
    const { page, touch } = await board('-siege');
    await touch('wall:c3');
    const { violations } = await axe.run(page, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });
});

describe('a unit card', () => {
  it('shows damage as drops, from three on as one drop and the number', async () => {
    const { page } = await board('');
    const drops = (name: string): number =>
      page.querySelectorAll(`[data-unit="${name}"] .damage i`).length;
    expect(drops('castle_griffins')).toBe(2);
    expect(drops('dungeon_medusas')).toBe(1);
    expect(page.querySelector('[data-unit="dungeon_medusas"] .damage b')?.textContent).toBe('3');
    expect(drops('dungeon_minotaurs')).toBe(0);
  });

  it('shows tokens, and how many of them', async () => {
    const { page, count } = await board('');
    expect(count('[data-unit="dungeon_troglodytes"] .defending')).toBe(1);
    expect(count('[data-unit="dungeon_medusas"] .retaliated')).toBe(1);
    expect(count('[data-unit="castle_griffins"] .tokens')).toBe(0);
    await leave();
    const siege = await board('-siege');
    expect(siege.count('[data-unit="necropolis_skeletons"] .poison')).toBe(1);
    expect(siege.count('[data-unit="necropolis_zombies"] .paralysed')).toBe(1);
    expect(page.isConnected).toBe(false);
  });

  it('tells Few from Pack, and who is done', async () => {
    const { text, count } = await board('');
    expect(text('[data-unit="castle_griffins"] h3')).toBe('Griffins Few');
    expect(text('[data-unit="castle_marksmen"] h3')).toBe('Marksmen Pack');
    expect(count('.unit.pack')).toBe(5);
    expect(count('.unit.done')).toBe(1);
  });
});

describe('ongoing effects', () => {
  it('lie on their units and change their values', async () => {
    const { page, label, count } = await board('-effects');
    expect(count('[data-unit="castle_griffins"] .effects .gi')).toBe(1);
    const raised = page.querySelector('[data-unit="castle_griffins"] .values .up');
    expect(raised?.textContent?.trim()).toBe('8');
    expect(count('[data-unit="castle_marksmen"] .values .down')).toBe(1);
    expect(label('unit:castle_griffins')).toContain('initiative 8, Haste');
  });

  it('lie on spaces', async () => {
    const { count, label } = await board('-effects');
    expect(count('.laid')).toBe(1);
    expect(label('space:d3')).toBe('d3, middle, empty, Fireball, can be chosen');
  });
});

describe('initiative', () => {
  it('shows the present one, those who are done and a line between values', async () => {
    const { page, count } = await board('');
    const order = [...page.querySelectorAll('ol .turn')].map((turn) => turn.getAttribute('title'));
    expect(order.slice(0, 3)).toEqual(['Harpies', 'Crusaders', 'Griffins']);
    expect(order).toHaveLength(9);
    expect(count('.turn.done')).toBe(1);
    expect(count('.turn.now')).toBe(1);
    expect(count('li.apart')).toBe(1);
    expect(count('.turn.choice')).toBe(0);
  });

  it('glows where a tie leaves the choice to you, and is touched there', async () => {
    const { page, count, store } = await board('-tie');
    expect(count('.turn.choice')).toBe(3);
    expect(count('.turn.now')).toBe(0);
    page.querySelector<HTMLElement>('.turn.choice')?.click();
    await settled();
    expect(store.armed?.notation).toBe('activate castle_griffins');
  });

  it('is the strip of a phone', async () => {
    device.layout = 'phone';
    const { count } = await board('', 0, Strip as typeof Board);
    expect(count('.turn')).toBe(9);
  });
});

describe('an attack', () => {
  it('is chosen by its target: a ghost stands where it would be made from', async () => {
    const { touch, store, count, text, label, sent } = await board('');
    expect(count('.ground .can')).toBe(6);
    expect(count('.unit.can')).toBe(3);
    await touch('unit:dungeon_troglodytes');
    expect(store.armed?.notation).toBe('attack dungeon_troglodytes c3');
    expect(count('.ghost')).toBe(1);
    expect(count('.unit.target')).toBe(1);
    expect(text('.badge b')).toBe('22%');
    expect(label('unit:dungeon_troglodytes')).toContain('target of the attack, 22% defeated');
    expect(label('space:c3')).toContain('the unit would stand here');
    expect(sent).toEqual([]);
  });

  it('takes the shortest way; another space turns it there', async () => {
    const { touch, store } = await board('-mirror');
    await touch('unit:castle_griffins');
    expect(store.ways.map(({ notation }) => notation)).toEqual([
      'attack castle_griffins a2',
      'attack castle_griffins c2',
      'attack castle_griffins b3',
    ]);
    expect(store.armed?.notation).toBe('attack castle_griffins b3');
    await touch('space:c2');
    expect(store.armed?.notation).toBe('attack castle_griffins c2');
    await touch('space:d5');
    expect(store.armed?.notation).toBe('move d5');
  });

  it('is made from the space that was touched first', async () => {
    const { touch, store, count } = await board('-mirror');
    await touch('space:a2');
    expect(store.armed?.notation).toBe('move a2');
    expect(count('.ghost')).toBe(1);
    await touch('unit:castle_griffins');
    expect(store.armed?.notation).toBe('attack castle_griffins a2');
    await touch('space:c3', 'unit:castle_griffins');
    expect(store.armed?.notation).toBe('attack castle_griffins b3');
  });

  it('is shown faintly, with its chance, while it is only pointed at', async () => {
    const { store, count, text, label } = await board('');
    store.focus = 'unit:dungeon_troglodytes';
    flushSync();
    expect(count('.ghost.faint')).toBe(1);
    expect(count('.unit.target')).toBe(0);
    expect(text('.badge b')).toBe('22%');
    expect(label('unit:dungeon_troglodytes')).toContain('can be attacked, 22% defeated');
    expect(label('space:c3')).toBe('c3, middle, empty, can be chosen');
    expect(store.armed).toBeNull();
  });

  it('that shoots runs in the gutters and shows its chance', async () => {
    const { touch, count, text, store } = await board('-shot');
    await touch('unit:dungeon_medusas');
    expect(store.armed?.notation).toBe('attack dungeon_medusas');
    expect(count('.ghost')).toBe(0);
    expect(count('path.shot')).toBe(1);
    expect(text('.badge b')).toBe('69%');
  });

  it('shows the damage where nothing else can come of it', async () => {
    const { touch, text } = await board('');
    await touch('unit:dungeon_minotaurs');
    expect(text('.badge b')).toBe('1–3');
  });

  it('acts by Enter on its target or on the space it is made from', async () => {
    const { cell, sent } = await board('');
    const enter = async (ref: string): Promise<void> => {
      const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      cell(ref).dispatchEvent(key);
      expect(key.defaultPrevented).toBe(true);
      await settled();
    };
    await enter('unit:dungeon_troglodytes');
    expect(sent).toEqual([]);
    await enter('space:c3');
    expect(sent).toEqual(['attack dungeon_troglodytes c3']);
  });

  it('shows the die beside it while it may be rolled again', async () => {
    const before = await board('', 1);
    expect(before.count('.die')).toBe(0);
    expect(before.count('.unit.target')).toBe(1);
    await leave();
    const after = await board('', 2);
    expect(after.text('.die')).toBe('0');
  });
});

describe('a siege', () => {
  it('has Walls, the Gate and the Arrow Tower', async () => {
    const { count, label, touch, store } = await board('-siege');
    expect(count('.piece:not(.gate)')).toBe(3);
    expect(count('.piece.gate')).toBe(1);
    expect(label('wall:c3')).toBe('c3, middle, the Gate, can be attacked');
    expect(label('wall:a3')).toBe('a3, middle, a Wall');
    expect(label('unit:siege_arrow_tower')).toContain('enemy, 3 of 3 health');
    await touch('wall:d3');
    expect(store.armed?.notation).toBe('break d3 d2');
    expect(count('.piece.target')).toBe(1);
    expect(count('.ghost')).toBe(1);
  });
});

describe('a spell on spaces', () => {
  it('is aimed at spaces with and without units', async () => {
    const { touch, store, count, cell } = await board('-spell', 1);
    await touch('space:b4');
    expect(count('.unit.chosen')).toBe(1);
    expect(cell('space:c4').classList).toContain('can');
    await touch('space:c4');
    expect(store.armed?.notation).toBe('blast b4 c4');
  });
});

describe('deployment', () => {
  it('has the units in a tray and lights the own spaces', async () => {
    const { count, text, touch, store } = await board('-deploy', 1);
    expect(count('.tray button')).toBe(5);
    expect(text('.tray button .sr')).toBe('Marksmen, Pack, next');
    expect(store.picked).toEqual(['troop:castle_marksmen']);
    expect(count('.ground .can')).toBe(7);
    await touch('space:c1');
    expect(store.armed?.notation).toBe('deploy castle_marksmen c1');
    expect(count('.ghost')).toBe(1);
    expect(count('.ground .can')).toBe(7);
    expect(text('.tray .title')).toBe('Units to place');
  });

  it('keeps those apart that stay out', async () => {
    const { count, text } = await board('-deploy', 2);
    expect(count('.tray .kept')).toBe(1);
    expect(text('.tray .kept .sr')).toBe('Marksmen, Pack, stay out of the combat');
  });
});

describe('buying', () => {
  it('is a path from none to Few to Pack for every unit', async () => {
    const { count, page, cell, text } = await board('-buy', 1);
    expect(count('.sheet li')).toBe(7);
    expect(count('.step.bought')).toBe(1);
    expect(count('.step.offered')).toBe(7);
    expect(count('.step.later')).toBe(6);
    expect(cell('troop:castle_griffins').getAttribute('aria-label')).toBe(
      'Griffins: reinforce to a Pack for 6 gold',
    );
    expect(text('.purse b')).toBe('36');
    const { violations } = await axe.run(page, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('says what is left before it is paid', async () => {
    const { text, store, count } = await board('-buy', 1);
    await store.touch('troop:castle_griffins');
    await tick();
    expect(store.armed?.notation).toBe('reinforce castle_griffins');
    expect(text('.purse .will')).toBe('→ 30');
    expect(count('.step.pick')).toBe(1);
  });
});

describe('help', () => {
  it('shows what can be touched, but no chances, when it is legal', async () => {
    me.settings = { ...me.settings, help: 'legal' };
    const { touch, count } = await board('');
    expect(count('.ground .can')).toBe(6);
    await touch('unit:dungeon_troglodytes');
    expect(count('.ghost')).toBe(1);
    expect(count('.badge b')).toBe(0);
  });

  it('shows nothing until touched when it is as at a table', async () => {
    me.settings = { ...me.settings, help: 'table' };
    const { count } = await board('');
    expect(count('.ground .can')).toBe(0);
    expect(count('.unit.can')).toBe(0);
  });
});

describe('a watcher', () => {
  it('sees the units and can choose nothing', async () => {
    const { touch, count, store, label } = await board('-watched');
    expect(count('[data-unit]')).toBe(9);
    expect(count('.ground .can')).toBe(0);
    expect(label('unit:dungeon_minotaurs')).toContain('defender, 4 of 4 health');
    await touch('unit:dungeon_minotaurs');
    expect(store.picked).toEqual([]);
  });
});
