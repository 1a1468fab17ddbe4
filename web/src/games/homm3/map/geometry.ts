/** Hexes with a corner up: where Fields lie on the sheet, and which way the map is turned. */
import { nameOf, type Hex, type PrintedField, type Tile, type TileFacts } from './world';

/** Clockwise from the north-east, as the edges of a Field are numbered. */
export const VECTORS: readonly Hex[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];
/** By direction: the reading position (NW, NE, W, C, E, SW, SE) on that side of the centre. */
const POSITION_OF: readonly number[] = [1, 4, 6, 5, 2, 0];
const CENTRE = 3;
/** The width of a Field; all lengths on the sheet are in these units. */
export const WIDTH = 61;
const ROOT = Math.sqrt(3);
export const RADIUS = WIDTH / ROOT;
/** Room for the ring around a tile at the edge. */
export const MARGIN = WIDTH * 0.45;
/** From the middle of a Field to the seal of its guards, to the right and downwards. */
export const SEAL = WIDTH * 0.26;
/** How far figures that stand on such a Field give way to it. */
export const BESIDE_SEAL = WIDTH * 0.13;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A Field turned clockwise about the origin by sixths. */
export function turned([q, r]: Hex, sixths: number): Hex {
  let at: Hex = [q, r];
  for (let n = 0; n < ((sixths % 6) + 6) % 6; n += 1) at = [-at[1], at[0] + at[1]];
  return at;
}

/** The fewest steps between two Fields of an open map. */
export function stepsBetween([q, r]: Hex, [to, row]: Hex): number {
  const [dq, dr] = [to - q, row - r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The middle of a Field on a sheet that is turned by sixths. */
export function centreOf(at: Hex, turn: number): Point {
  const [q, r] = turned(at, turn);
  return { x: WIDTH * (q + r / 2), y: (WIDTH * r * ROOT) / 2 };
}

/** The corners of a Field, the top one first, clockwise. */
export function corners({ x, y }: Point, radius = RADIUS): Point[] {
  return [0, 1, 2, 3, 4, 5].map((n) => {
    const angle = (Math.PI / 3) * n - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, n) => `${n ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('') + 'Z';

/** The edge of a Field in a direction (clockwise from the north-east), on a turned sheet. */
export function edge(at: Hex, direction: number, turn: number): string {
  const points = corners(centreOf(at, turn), RADIUS - 1);
  const shown = (direction + turn) % 6;
  const from = points[shown] as Point;
  const to = points[(shown + 1) % 6] as Point;
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

/** The seven Fields of a tile with the position that is printed there. */
export function flower({ at: [q, r], rotation }: { at: Hex; rotation: number }): {
  at: Hex;
  printed: number;
}[] {
  const found = [{ at: [q, r] as Hex, printed: CENTRE }];
  VECTORS.forEach(([dq, dr], direction) => {
    const printed = POSITION_OF[(direction - rotation + 6) % 6] as number;
    found.push({ at: [q + dq, r + dr], printed });
  });
  return found;
}

export interface Place {
  at: Hex;
  name: string;
  /** The number of its tile on the map. */
  tile: number;
  /** Where on its tile it is printed, in reading order. */
  position: number;
  printed: PrintedField | null;
  /** Closed edges on its own side, as directions. */
  closed: number[];
}

/** Every Field of the map; of face-down tiles nothing is printed. */
export function placesOf(tiles: readonly Tile[], facts: Record<string, TileFacts>): Place[] {
  return tiles.flatMap((tile, number) => {
    const card = tile.tile ? facts[tile.tile] : undefined;
    return flower(tile).map(({ at, printed }) => ({
      at,
      name: nameOf(at),
      tile: number,
      position: printed,
      printed: card?.fields[printed] ?? null,
      closed: card ? closedEdges(card.borders[printed] ?? 0, tile.rotation) : [],
    }));
  });
}

function closedEdges(bits: number, rotation: number): number[] {
  return [0, 1, 2, 3, 4, 5]
    .filter((direction) => (bits >> direction) & 1)
    .map((direction) => (direction + rotation) % 6);
}

/** The outline of a tile: its eighteen outer edges, drawn so much farther out. */
export function outline(at: Hex, turn: number, beyond = 0): string {
  const points: Point[] = [];
  const middle = turned(at, turn);
  const centre = centreOf(middle, 0);
  for (let direction = 0; direction < 6; direction += 1) {
    const [dq, dr] = VECTORS[direction] as Hex;
    const field = corners(centreOf([middle[0] + dq, middle[1] + dr], 0));
    // A Field of the ring shows three edges: from the corner before its direction to the one after.
    for (let n = 0; n < 3; n += 1) points.push(field[(direction + 5 + n) % 6] as Point);
  }
  return pathOf(points.map((point) => away(point, centre, beyond)));
}

function away({ x, y }: Point, from: Point, by: number): Point {
  const far = Math.hypot(x - from.x, y - from.y) || 1;
  return { x: x + ((x - from.x) / far) * by, y: y + ((y - from.y) / far) * by };
}

/** The box around some Fields, with a margin. */
export function boxOf(fields: readonly Hex[], turn: number, margin = WIDTH * 0.5): Box {
  const points = fields.map((at) => centreOf(at, turn));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - WIDTH / 2 - margin;
  const y = Math.min(...ys) - RADIUS - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + WIDTH / 2 + margin - x,
    height: Math.max(...ys) + RADIUS + margin - y,
  };
}

export interface Size {
  width: number;
  height: number;
}

/** A box made wider or higher so that it fills a frame. */
export function fill(box: Box, frame: Size): Box {
  if (!frame.width || !frame.height) return box;
  const width = Math.max(box.width, (box.height * frame.width) / frame.height);
  const height = Math.max(box.height, (box.width * frame.height) / frame.width);
  return {
    x: box.x - (width - box.width) / 2,
    y: box.y - (height - box.height) / 2,
    width,
    height,
  };
}

/** Another turn must be better by so much, or the map would turn under one's eyes. */
const WORTH = 1.04;

/**
 * The turn by which the map fills a frame best: the long side lies along the screen (UI 10). Of
 * turns that are about equally good the one counts that the map has already.
 */
export function bestTurn(
  fields: readonly Hex[],
  width: number,
  height: number,
  present = 0,
  worth: number = WORTH,
): number {
  const scales = [0, 1, 2, 3, 4, 5].map((turn) => {
    const box = boxOf(fields, turn);
    return Math.min(width / box.width, height / box.height);
  });
  const best = Math.max(...scales);
  return best > (scales[present] as number) * worth ? scales.indexOf(best) : present;
}

/** Whether a part of the frame lies over a Field, once the whole map is fitted into the frame. */
export function covers(part: Box, fields: readonly Hex[], turn: number, frame: Size): boolean {
  const box = fill(boxOf(fields, turn, MARGIN), frame);
  const scale = frame.width / box.width;
  const [wide, high] = [(WIDTH / 2) * scale, RADIUS * scale];
  return fields.some((at) => {
    const middle = centreOf(at, turn);
    const [x, y] = [(middle.x - box.x) * scale, (middle.y - box.y) * scale];
    return (
      x + wide > part.x &&
      x - wide < part.x + part.width &&
      y + high > part.y &&
      y - high < part.y + part.height
    );
  });
}

export type Way = 'left' | 'right' | 'up' | 'down';

/** By way: the neighbours in that direction as one sees them, from left to right. */
const BESIDE: Record<Way, readonly Hex[]> = {
  left: [[-1, 0]],
  right: [[1, 0]],
  up: [
    [0, -1],
    [1, -1],
  ],
  down: [
    [-1, 1],
    [0, 1],
  ],
};

/**
 * The Field that an arrow key leads to: along the row, or to the upper or lower Field that lies
 * nearer to a column of the sheet; with `other` to the one that lies farther.
 */
export function beside(at: Hex, way: Way, turn: number, column: number, other: boolean): Hex[] {
  const [q, r] = turned(at, turn);
  const found = BESIDE[way].map(([dq, dr]) => turned([q + dq, r + dr], -turn));
  const far = (hex: Hex): number => Math.abs(centreOf(hex, turn).x - column);
  found.sort((one, two) => far(one) - far(two));
  return other ? found.reverse() : found;
}
