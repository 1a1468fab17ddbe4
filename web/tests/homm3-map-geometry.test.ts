import { describe, expect, it } from 'vitest';
import type { H3Event } from '../src/games/homm3/events';
import {
  bestTurn,
  beside,
  boxOf,
  centreOf,
  covers,
  fill,
  flower,
  outline,
  placesOf,
  turned,
  VECTORS,
  WIDTH,
} from '../src/games/homm3/map/geometry';
import { LOCATION_ICONS, MAP_ICONS, signOf } from '../src/games/homm3/map/icons';
import { beforeAll, cuesOf } from '../src/games/homm3/map/journey';
import { hexOf, nameOf, type Hex, type MapFacts, type Tile } from '../src/games/homm3/map/world';
import icons from 'virtual:game-icons/authors';
import homm3 from './fixtures/homm3-facts.json';

const facts = homm3.map as unknown as MapFacts;
const S3: Tile = { tile: 'S3', kind: 'starting', at: [-6, 2], rotation: 0 };

describe('the hexes', () => {
  it('turn clockwise by sixths, six of which are a whole turn', () => {
    expect(turned([1, -1], 1)).toEqual([1, 0]);
    expect(turned([2, 1], 6)).toEqual([2, 1]);
    expect(turned(turned([2, 1], 2), -2)).toEqual([2, 1]);
  });

  it('lie a width apart along the row and in every other direction', () => {
    const middle = centreOf([0, 0], 0);
    for (const way of VECTORS) {
      const { x, y } = centreOf(way, 0);
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(WIDTH);
    }
    expect(centreOf([1, 0], 0)).toEqual({ x: WIDTH, y: 0 });
    // Turned by a sixth, the east lies in the south-east.
    expect(centreOf([1, 0], 1).y).toBeGreaterThan(0);
  });

  it('have names that read back', () => {
    expect(hexOf(nameOf([-6, 2]))).toEqual([-6, 2]);
    expect(hexOf('main')).toBeNull();
  });
});

describe('a tile', () => {
  it('has what is printed in reading order, and its borders', () => {
    const places = placesOf([S3], facts.tiles);
    const at = (name: string) => places.find((place) => place.name === name);
    expect(places).toHaveLength(7);
    expect(at('-6,2')?.printed?.location).toBe('town');
    expect(at('-6,1')?.printed?.location).toBe('blocked');
    expect(at('-6,1')?.closed).toEqual([0, 1, 2, 3, 4, 5]);
    expect(at('-5,2')?.printed?.location).toBe('resource_symbol');
    expect(at('-5,2')?.closed).toEqual([0, 1, 2]);
  });

  it('turns with its borders', () => {
    const places = placesOf([{ ...S3, rotation: 1 }], facts.tiles);
    const blocked = places.find(({ printed }) => printed?.location === 'blocked');
    const resources = places.find(({ printed }) => printed?.location === 'resource_symbol');
    expect(blocked?.name).toBe('-5,1');
    expect(resources?.name).toBe('-6,3');
    expect([...(resources?.closed ?? [])].sort()).toEqual([1, 2, 3]);
  });

  it('shows nothing while it lies face down', () => {
    const places = placesOf([{ ...S3, tile: null }], facts.tiles);
    expect(places.every(({ printed, closed }) => printed === null && !closed.length)).toBe(true);
  });

  it('has an outline of eighteen corners', () => {
    expect(outline([0, 0], 0).match(/[ML]/g)).toHaveLength(18);
  });
});

describe('the sheet', () => {
  const long = [-6, -3, 0, 3, 6].flatMap((q) =>
    flower({ at: [q, 0], rotation: 0 }).map(({ at }) => at),
  );

  it('lies along a wide frame and stands in a high one', () => {
    expect(bestTurn(long, 900, 500)).toBe(0);
    const upright = bestTurn(long, 400, 700);
    const box = boxOf(long, upright);
    expect(box.height).toBeGreaterThan(box.width);
  });

  it('stays as it lies unless another turn is worth it', () => {
    expect(bestTurn(long, 900, 500, 3)).toBe(3);
    const upright = bestTurn(long, 400, 700);
    expect(bestTurn(long, 900, 500, upright, 1.25)).not.toBe(upright);
    expect(bestTurn(long, 700, 690, 0, 1.25)).toBe(0);
  });

  it('fills the frame', () => {
    const box = fill({ x: 0, y: 0, width: 100, height: 100 }, { width: 400, height: 200 });
    expect(box).toEqual({ x: -50, y: 0, width: 200, height: 100 });
  });

  it('knows how many Fields lie below a corner', () => {
    const frame = { width: 900, height: 500 };
    expect(covers({ x: 0, y: 0, width: 100, height: 60 }, long, 0, frame)).toBe(false);
    expect(covers({ x: 0, y: 0, ...frame }, long, 0, frame)).toBe(true);
  });
});

describe('the arrow keys', () => {
  const from: Hex = [0, 0];

  it('go along the row, whichever way the sheet is turned', () => {
    expect(beside(from, 'right', 0, 0, false)).toEqual([[1, 0]]);
    const [there] = beside(from, 'right', 2, 0, false);
    expect(centreOf(there as Hex, 2).y).toBeCloseTo(0);
    expect(centreOf(there as Hex, 2).x).toBeCloseTo(WIDTH);
  });

  it('keep to the column going up, and with Shift take the other Field', () => {
    expect(beside(from, 'up', 0, WIDTH, false)[0]).toEqual([1, -1]);
    expect(beside(from, 'up', 0, WIDTH, true)[0]).toEqual([0, -1]);
    expect(beside(from, 'down', 0, -WIDTH, false)[0]).toEqual([-1, 1]);
  });
});

describe('the pictures', () => {
  it('are there for every Location that is printed', () => {
    const printed = Object.values(facts.tiles).flatMap(({ fields }) => fields);
    const bare = printed.filter(
      (field) => field.location !== 'empty' && !signOf(field, field.location),
    );
    expect([...new Set(bare.map(({ location }) => location))]).toEqual([]);
    for (const location of Object.keys(facts.locations)) {
      if (location === 'empty' || location === 'mine') continue;
      expect(LOCATION_ICONS, location).toHaveProperty(location);
    }
  });

  it('are shipped, and their authors are known', () => {
    expect(MAP_ICONS.filter((icon) => !(icon in icons))).toEqual([]);
  });
});

describe('what happened', () => {
  const stood = new Map<string, Hex>([['0:main', [0, 0]]]);
  it('is shown in order, from where it was', () => {
    const events: H3Event[] = [
      { at: 1, kind: 'went', seat: 0, hero: 'main', field: '1,0' },
      { at: 1, kind: 'visited', seat: 0, hero: 'main', location: 'windmill', field: '1,0' },
      { at: 1, kind: 'gained', seat: 0, gold: 3, materials: 0, valuables: 0 },
      { at: 1, kind: 'went', seat: 0, hero: 'main', field: '2,0' },
      { at: 1, kind: 'discovered', seat: 0, tile: 'F1', field: '4,0' },
    ];
    const cues = cuesOf(events, stood);
    expect(cues.map(({ kind }) => kind)).toEqual(['goes', 'marked', 'goes', 'turns-up']);
    const before = beforeAll(cues, stood);
    expect(before.pawns.get('0:main')).toEqual([0, 0]);
    expect([...before.down]).toEqual(['4,0']);
    expect([...before.bare]).toEqual(['1,0']);
  });

  it('shows no step to where one stands, and nobody who was not there', () => {
    const events: H3Event[] = [
      { at: 1, kind: 'went', seat: 0, hero: 'main', field: '0,0' },
      { at: 1, kind: 'went', seat: 1, hero: 'main', field: '3,0' },
      { at: 1, kind: 'hired', seat: 0, field: '2,0' },
    ];
    const cues = cuesOf(events, stood);
    expect(cues).toEqual([{ kind: 'appears', pawn: '0:second', to: [2, 0] }]);
    expect([...beforeAll(cues, stood).absent]).toEqual(['0:second']);
  });
});
