/** Where the 69 squares lie on a drawing of 742 × 742. The board is never turned or mirrored. */
export const SIZE = 742;
export const PITCH = 78;
export const SQUARE = 74;
const FIRST = 22;
const FILES = 'abcdefghi';

/** How many squares a row of the stepped outline is indented at either side. */
const INDENTS = [2, 1, 0, 0, 0, 0, 0, 1, 2];

export interface Point {
  x: number;
  y: number;
}

/** Column and row counted from the upper left corner. */
export function gridOf(square: string): Point {
  return { x: FILES.indexOf(square[0] ?? 'a'), y: 9 - Number(square[1]) };
}

export function cornerOf(square: string): Point {
  const { x, y } = gridOf(square);
  return { x: FIRST + PITCH * x, y: FIRST + PITCH * y };
}

export function centerOf(square: string): Point {
  const { x, y } = cornerOf(square);
  return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
}

export function squareAt(column: number, row: number): string | null {
  const indent = INDENTS[row];
  if (indent === undefined || column < indent || column > 8 - indent) return null;
  return `${FILES[column]}${9 - row}`;
}

/** The rows of the board from above, each with its squares from the left. */
export const ROWS: readonly (readonly string[])[] = INDENTS.map((_, row) =>
  [...FILES].map((_, column) => squareAt(column, row)).filter((square) => square !== null),
);

export function distance(a: string, b: string): number {
  const [one, two] = [gridOf(a), gridOf(b)];
  return Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y));
}

/** The stone slab under the squares: the stepped outline with rounded corners. */
export const SLAB = rounded(slabCorners(19), 14);
/** The same on a small screen, where the coordinates stand inside the squares. */
export const NARROW_SLAB = rounded(slabCorners(9), 14);

/** The part of the drawing that is shown. */
export interface Frame {
  from: number;
  size: number;
}
export const WIDE: Frame = { from: 0, size: SIZE };
export const NARROW: Frame = { from: 11, size: SIZE - 22 };

function slabCorners(margin: number): Point[] {
  const outer = FIRST - margin;
  const [middle, inner] = [outer + PITCH, outer + 2 * PITCH];
  const quarter = [
    { x: inner, y: outer },
    { x: inner, y: middle },
    { x: middle, y: middle },
    { x: middle, y: inner },
    { x: outer, y: inner },
  ];
  const half = [...quarter, ...quarter.map(({ x, y }) => ({ x, y: SIZE - y })).reverse()];
  return [...half, ...half.map(({ x, y }) => ({ x: SIZE - x, y })).reverse()];
}

function rounded(corners: Point[], round: number): string {
  const toward = (from: Point, to: Point): string => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const part = Math.min(round / length, 0.5);
    return `${from.x + (to.x - from.x) * part} ${from.y + (to.y - from.y) * part}`;
  };
  const at = (i: number): Point => corners[(i + corners.length) % corners.length] as Point;
  const pieces = corners.map((corner, i) => {
    const step = i === 0 ? 'M' : 'L';
    return `${step}${toward(corner, at(i - 1))}Q${corner.x} ${corner.y} ${toward(corner, at(i + 1))}`;
  });
  return `${pieces.join('')}Z`;
}

const STEPS: Record<string, readonly [number, number]> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

/** The squares from one on in a direction, to the edge of the board. */
export function rayOf(square: string, direction: string): string[] {
  const [dx, dy] = STEPS[direction] ?? [0, 0];
  const { x, y } = gridOf(square);
  const found: string[] = [];
  for (let step = 1; step < 9; step += 1) {
    const at = squareAt(x + dx * step, y + dy * step);
    if (!at) break;
    found.push(at);
  }
  return found;
}

/** Lines that join the used pieces to the framed square, each piece to the nearest joined before. */
export function constellation(target: string, used: readonly string[]): [string, string][] {
  const joined = [target];
  const left = used.filter((square) => square !== target);
  const lines: [string, string][] = [];
  while (left.length) {
    let best: [from: string, to: string] | null = null;
    let least = Infinity;
    for (const from of joined) {
      for (const to of left) {
        const [a, b] = [gridOf(from), gridOf(to)];
        const far = Math.hypot(a.x - b.x, a.y - b.y);
        if (far < least) [best, least] = [[from, to], far];
      }
    }
    const line = best as [string, string];
    lines.push(line);
    joined.push(line[1]);
    left.splice(left.indexOf(line[1]), 1);
  }
  return lines;
}
