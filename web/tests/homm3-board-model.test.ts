import { play, sceneOf } from './scenes';
import { describe, expect, it } from 'vitest';
import {
  lineOf,
  placeOf,
  restOn,
  rowsOf,
  shotLine,
  stepsTo,
  wayTo,
} from '../src/games/homm3/geometry';
import { ALL_ICONS, cardIcon, KIN_ICONS } from '../src/games/homm3/icons';
import { marksOf } from '../src/games/homm3/marks';
import {
  factionOf,
  nearSide,
  sideMarks,
  unitOf,
  type Battle,
  type H3Facts,
  type H3View,
  type Unit,
} from '../src/games/homm3/model';
import { Parade } from '../src/games/homm3/parade';
import { framesOf } from '../src/games/homm3/perform';
import icons from 'virtual:game-icons/authors';
import facts from './fixtures/homm3-facts.json';

const all = facts as unknown as H3Facts;
const viewIn = async (scene: string): Promise<H3View> =>
  (await sceneOf(scene)).states[0]?.view as unknown as H3View;
const battleIn = async (scene: string): Promise<Battle> => (await viewIn(scene)).battle as Battle;

describe('pictures', () => {
  it('has one of its own for every creature', () => {
    const kins = new Set(Object.values(all.units).map(({ kin }) => kin));
    expect([...kins].filter((kin) => !(kin in KIN_ICONS))).toEqual([]);
    const used = Object.values(KIN_ICONS);
    expect(used.filter((icon, i) => used.indexOf(icon) !== i)).toEqual([]);
  });

  it('has one for every card', () => {
    const none = Object.keys(all.cards).filter((card) => cardIcon(all, card) === 'swords-emblem');
    expect(none).toEqual([]);
    expect(cardIcon(all, 'centaurs_axe')).toBe('battle-axe');
    expect(cardIcon(all, 'attack_empowered')).toBe(cardIcon(all, 'attack'));
    expect(cardIcon(all, 'catherine_4')).toBe(KIN_ICONS['crusaders']);
  });

  it('ships every one of them with its author', () => {
    expect(ALL_ICONS.filter((icon) => !(icon in icons))).toEqual([]);
  });
});

describe('sides', () => {
  it('have the hue of their faction', async () => {
    const view = await viewIn('homm3');
    const [attacker, defender] = sideMarks(view);
    expect(attacker).toMatchObject({ colour: 'var(--blue)', shape: 'circle' });
    expect(defender).toMatchObject({ colour: 'var(--red)', shape: 'diamond' });
    expect(nearSide(view)).toBe(0);
    expect(nearSide(await viewIn('homm3-defends'))).toBe(1);
    expect(nearSide(await viewIn('homm3-watched'))).toBe(0);
  });

  it('differ in hue and silhouette, whoever fights whom', async () => {
    const view = await viewIn('homm3');
    for (const one of [...all.factions, 'neutral']) {
      for (const other of [...all.factions, 'neutral']) {
        const players = view.players.map((player, i) => ({ ...player, faction: i ? other : one }));
        const [attacker, defender] = sideMarks({ ...view, players });
        expect(attacker.colour, `${one} ${other}`).not.toBe(defender.colour);
        expect(attacker.shape, `${one} ${other}`).not.toBe(defender.shape);
      }
    }
  });

  it('are neutral for guards, else what their units are', async () => {
    const view = await viewIn('homm3');
    const alone = { ...view, players: view.players.slice(0, 1) };
    expect(factionOf(alone, 1)).toBe('dungeon');
    const guards = { ...alone, battle: { ...(view.battle as Battle), guards: 3 } };
    expect(factionOf(guards, 1)).toBe('neutral');
  });
});

describe('the way the board lies', () => {
  it('keeps left and right: turned, not mirrored', () => {
    expect(placeOf('a1', { near: 0, upright: true })).toEqual({ x: 0, y: 4 });
    expect(placeOf('a1', { near: 0, upright: false })).toEqual({ x: 0, y: 0 });
    expect(placeOf('d5', { near: 1, upright: true })).toEqual({ x: 0, y: 4 });
    expect(placeOf('d5', { near: 1, upright: false })).toEqual({ x: 0, y: 0 });
    expect(rowsOf({ near: 0, upright: false })[1]).toEqual(['b1', 'b2', 'b3', 'b4', 'b5']);
    expect(rowsOf({ near: 1, upright: true })[0]).toEqual(['d1', 'c1', 'b1', 'a1']);
  });

  it('names lines from the viewer', () => {
    expect(lineOf('b1', 0)).toBe('own-back');
    expect(lineOf('b1', 1)).toBe('back');
    expect(lineOf('c3', 1)).toBe('middle');
  });
});

describe('ways', () => {
  it('lead round what stands in between', async () => {
    const battle = await battleIn('homm3');
    const crusaders = unitOf(battle, 'castle_crusaders') as Unit;
    expect(wayTo(battle, crusaders, 'b3')).toEqual(['b2', 'b3']);
    expect(wayTo(battle, crusaders, 'a1')).toEqual(['b2', 'b1', 'a1']);
    expect(wayTo(battle, crusaders, 'd5').length).toBeGreaterThan(5);
    expect(stepsTo(battle, crusaders, 'b3')).toBeLessThan(stepsTo(battle, crusaders, 'c3'));
  });

  it('end at Walls for all, at the Gate for the attacker only', async () => {
    const battle = await battleIn('homm3-siege');
    const crusaders = unitOf(battle, 'castle_crusaders') as Unit;
    const zombies = unitOf(battle, 'necropolis_zombies') as Unit;
    expect(wayTo(battle, crusaders, 'c4')).toEqual([]);
    expect(wayTo(battle, zombies, 'c3')).toEqual(['c4', 'c3']);
    expect(wayTo(battle, zombies, 'a3')).toEqual([]);
  });

  it('go straight for who flies', async () => {
    const battle = await battleIn('homm3');
    const griffins = unitOf(battle, 'castle_griffins') as Unit;
    expect(wayTo(battle, griffins, 'd3')).toEqual(['a2', 'd3']);
    expect(stepsTo(battle, griffins, 'd3')).toBe(5);
  });
});

describe('a shot', () => {
  const size = { columns: 5, rows: 4 };
  it('keeps to the gutters', () => {
    const line = shotLine({ x: 0, y: 2 }, { x: 4, y: 2 }, size);
    expect(line).toEqual([
      { x: 0.5, y: 3 },
      { x: 4, y: 3 },
      { x: 4, y: 2.5 },
    ]);
    expect(shotLine({ x: 0, y: 3 }, { x: 2, y: 3 }, size)[0]).toEqual({ x: 0.5, y: 3 });
    expect(shotLine({ x: 2, y: 0 }, { x: 2, y: 3 }, size)).toEqual([
      { x: 3, y: 0.5 },
      { x: 3, y: 3.5 },
    ]);
  });

  it('has its badge where the fewest cards are', () => {
    const line = shotLine({ x: 0, y: 2 }, { x: 4, y: 2 }, size);
    const free = ({ x }: { x: number }): boolean => x !== 1;
    expect(restOn(line, free)).toEqual({ x: 1.5, y: 3 });
    expect(restOn(line, () => false).y).toBe(3);
  });
});

describe('what moves', () => {
  const unit = (name: string, space: string | null, alive = true): Unit =>
    ({ name, space, alive }) as Unit;
  const stage = { lie: { near: 0, upright: false } as const, pitch: { x: 100, y: 80 } };

  it('walks along its way to where it stands', () => {
    const parade = new Parade();
    parade.follow([unit('x', 'b2')], []);
    const { cues } = parade.follow(
      [unit('x', 'c3')],
      [{ at: 1, kind: 'moves', unit: 'x', from: 'b2', to: 'c3', way: ['b2', 'b3', 'c3'] }],
    );
    expect(cues).toMatchObject([{ kind: 'moves', unit: 'x', time: 440, delay: 0 }]);
    expect(framesOf(cues[0]!, stage)).toEqual([
      { transform: 'translate(-100px, -80px)' },
      { transform: 'translate(0px, -80px)' },
      { transform: 'translate(0px, 0px)' },
    ]);
  });

  it('strikes after it has come, the die tumbles, then the target is hurt and falls', () => {
    const parade = new Parade();
    parade.follow([unit('x', 'b2'), unit('y', 'b4')], []);
    const { cues, fallen } = parade.follow(
      [unit('x', 'b3'), unit('y', null, false)],
      [
        { at: 1, kind: 'moves', unit: 'x', from: 'b2', to: 'b3', way: [] },
        { at: 1, kind: 'attacks', unit: 'x', target: 'y', retaliation: 0 },
        { at: 1, kind: 'rolled', unit: 'x', dice: [1], purpose: 'attack', rule: '' },
        { at: 1, kind: 'hurt', unit: 'y', amount: 4, source: 'attack', left: 0, health: 4 },
        { at: 1, kind: 'defeated', unit: 'y' },
      ],
    );
    expect(cues.map(({ kind, delay }) => [kind, delay])).toEqual([
      ['moves', 0],
      ['strikes', 220],
      ['hurt', 1040],
      ['falls', 1200],
    ]);
    expect(fallen).toMatchObject([{ name: 'y', space: 'b4' }]);
    expect(framesOf(cues[1]!, stage)[1]).toMatchObject({ transform: 'translate(14px, 0px)' });
  });

  it('shows where a unit of the other side came from, not one of yours', async () => {
    const own = await play('homm3-walk', 1);
    expect(marksOf(own.store).trail).toEqual([]);
    const { store } = await play('homm3');
    const moved = { at: 1, kind: 'moves', unit: 'dungeon_minotaurs', from: 'a3', to: 'b4' };
    store.log = [{ ...moved, way: ['a3', 'a4', 'b4'] }];
    expect(marksOf(store).trail).toEqual(['a3', 'a4', 'b4']);
    store.log = [{ ...moved, to: 'c4', way: [] }];
    expect(marksOf(store).trail).toEqual([]);
  });
});
