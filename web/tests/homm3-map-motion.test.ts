import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { H3Event } from '../src/games/homm3/events';
import { Panning } from '../src/games/homm3/map/panning.svelte';
import { Stage } from '../src/games/homm3/map/stage.svelte';
import type { World } from '../src/games/homm3/map/world';
import { me } from '../src/lib/settings.svelte';

const WHOLE = { x: 0, y: 0, width: 400, height: 200 };
const FRAME = { width: 800, height: 400 };
const panned = (): Panning =>
  new Panning(
    () => WHOLE,
    () => FRAME,
  );

describe('moving the sheet', () => {
  it('shows it whole at first, filled up to the shape of the frame', () => {
    expect(panned().box).toEqual(WHOLE);
    const high = new Panning(
      () => WHOLE,
      () => ({ width: 400, height: 400 }),
    );
    expect(high.box).toEqual({ x: 0, y: -100, width: 400, height: 400 });
  });

  it('keeps what lies under the pointer where it is', () => {
    const sheet = panned();
    sheet.zoom(2, { x: 100, y: 50 });
    // The pointer was over 250, 125 of the sheet: 100 pixels right of the middle, 50 below it.
    expect(sheet.box).toEqual({ x: 125, y: 62.5, width: 200, height: 100 });
    expect(sheet.close).toBe(true);
    sheet.zoom(1 / 4);
    expect(sheet.box).toEqual(WHOLE);
    expect(sheet.close).toBe(false);
  });

  it('never leaves the frame', () => {
    const sheet = panned();
    sheet.centre({ x: 0, y: 0 });
    expect(sheet.box).toEqual({ x: 0, y: 0, width: 200, height: 100 });
    sheet.reveal({ x: 400, y: 200 });
    expect(sheet.box).toEqual({ x: 200, y: 100, width: 200, height: 100 });
    sheet.fit();
    expect(sheet.box).toEqual(WHOLE);
  });

  it('tells a touch from a drag, and leaves the grip of a tile alone', () => {
    const sheet = panned();
    const node = document.createElement('div');
    const grip = node.appendChild(document.createElement('b'));
    grip.dataset['grip'] = '';
    const { destroy } = sheet.listen(node);
    const point = (target: Element, kind: string, x: number, id = 1): void => {
      const event = new MouseEvent(kind, { clientX: x, clientY: 0, bubbles: true });
      Object.assign(event, { pointerId: id });
      target.dispatchEvent(event);
    };
    sheet.zoom(2);
    point(node, 'pointerdown', 0);
    point(node, 'pointermove', 4);
    expect(sheet.moved).toBe(false);
    point(node, 'pointermove', 40);
    expect(sheet.moved).toBe(true);
    expect(sheet.box.x).toBeLessThan(100);
    point(node, 'pointerup', 40);
    const { x } = sheet.box;
    point(grip, 'pointerdown', 0);
    point(grip, 'pointermove', 90);
    expect(sheet.box.x).toBe(x);
    destroy();
  });

  it('zooms with two fingers', () => {
    const sheet = panned();
    const node = document.createElement('div');
    sheet.listen(node);
    const finger = (kind: string, id: number, x: number): void => {
      const event = new MouseEvent(kind, { clientX: x, clientY: 0, bubbles: true });
      Object.assign(event, { pointerId: id });
      node.dispatchEvent(event);
    };
    finger('pointerdown', 1, 0);
    finger('pointerdown', 2, 100);
    finger('pointermove', 2, 200);
    expect(sheet.box.width).toBe(200);
    expect(sheet.moved).toBe(true);
  });
});

describe('showing what happened', () => {
  afterEach(() => (me.settings = { ...me.settings, motion: 'auto' }));

  const hero = (q: number): World =>
    ({
      realms: [
        {
          seat: 0,
          heroes: { main: { at: [q, 0], movement: 1 }, second: { at: null, movement: 0 } },
        },
      ],
      rovers: [],
    }) as unknown as World;
  const went = (field: string): H3Event => ({ at: 1, kind: 'went', seat: 0, hero: 'main', field });
  const rested = async (): Promise<void> => {
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
    await new Promise((done) => setTimeout(done));
    flushSync();
  };

  it('keeps a hero where it stood until its ride is shown', async () => {
    const stage = new Stage();
    stage.follow(hero(0), null);
    stage.follow(hero(1), [went('1,0')]);
    expect(stage.busy).toBe(true);
    expect(stage.before.pawns.get('0:main')).toEqual([0, 0]);
    await rested();
    expect(stage.busy).toBe(false);
    expect(stage.before.pawns.size).toBe(0);
  });

  it('shows a second ride after the first, and skips both at once', async () => {
    const stage = new Stage();
    stage.follow(hero(0), null);
    stage.follow(hero(1), [went('1,0')]);
    stage.follow(hero(2), [went('2,0')]);
    expect(stage.before.pawns.get('0:main')).toEqual([0, 0]);
    stage.skip();
    expect(stage.busy).toBe(false);
    await rested();
    stage.follow(hero(3), [went('3,0')]);
    expect(stage.before.pawns.get('0:main')).toEqual([2, 0]);
  });

  it('shows nothing of an undo', () => {
    const stage = new Stage();
    stage.follow(hero(0), null);
    stage.follow(hero(1), [went('1,0')]);
    stage.follow(hero(0), []);
    expect(stage.busy).toBe(false);
  });

  it('shows everything as it is when motion is reduced', () => {
    me.settings = { ...me.settings, motion: 'reduced' };
    const stage = new Stage();
    stage.follow(hero(0), null);
    stage.follow(hero(1), [went('1,0')]);
    expect(stage.busy).toBe(false);
  });
});
