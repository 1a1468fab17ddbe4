/** The board of 4 × 5 spaces: how it lies before the viewer, and the ways across it. */
import type { Battle, Side, Unit } from './model';

export const COLUMNS = 'abcd';
export const ROWS = 5;
/** How the board lies: a quarter turned, the viewer on the left; or upright, the viewer below. */
export interface Lie {
  near: Side;
  upright: boolean;
}

/** A place on the screen, counted in spaces from the upper left corner. */
export interface Place {
  x: number;
  y: number;
}

export type Line = 'own-back' | 'own-front' | 'middle' | 'front' | 'back';
const LINES: readonly Line[] = ['own-back', 'own-front', 'middle', 'front', 'back'];

export const SPACES: readonly string[] = Array.from({ length: ROWS }, (_, row) =>
  [...COLUMNS].map((column) => `${column}${row + 1}`),
).flat();

export const isSpace = (name: string | null): name is string => SPACES.includes(name ?? '');

const columnOf = (space: string): number => COLUMNS.indexOf(space[0] as string);
/** Rows away from the viewer: 0 is their own backline. */
const depthOf = (space: string, near: Side): number =>
  near === 0 ? Number(space[1]) - 1 : ROWS - Number(space[1]);
/** Columns from the viewer's left. */
const acrossOf = (space: string, near: Side): number =>
  near === 0 ? columnOf(space) : COLUMNS.length - 1 - columnOf(space);

export const lineOf = (space: string, near: Side): Line => LINES[depthOf(space, near)] as Line;

export function sizeOf({ upright }: Lie): { columns: number; rows: number } {
  return upright
    ? { columns: COLUMNS.length, rows: ROWS }
    : { columns: ROWS, rows: COLUMNS.length };
}

export function placeOf(space: string, { near, upright }: Lie): Place {
  const depth = depthOf(space, near);
  const across = acrossOf(space, near);
  return upright ? { x: across, y: ROWS - 1 - depth } : { x: depth, y: across };
}

/** The spaces as they lie on the screen, row by row. */
export function rowsOf(lie: Lie): string[][] {
  const { columns, rows } = sizeOf(lie);
  const found = Array.from({ length: rows }, () => Array<string>(columns).fill(''));
  for (const space of SPACES) {
    const { x, y } = placeOf(space, lie);
    (found[y] as string[])[x] = space;
  }
  return found;
}

export function neighbours(space: string): string[] {
  const [column, row] = [columnOf(space), Number(space[1])];
  const around: [number, number][] = [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
  ];
  return around
    .filter(([c, r]) => c >= 0 && c < COLUMNS.length && r >= 1 && r <= ROWS)
    .map(([c, r]) => `${COLUMNS[c]}${r}`);
}

/** Where a unit that walks cannot pass (H3-10.17, H3-10.101): the Gate is open to the defender. */
export function blockedFor(battle: Battle, unit: Unit): ReadonlySet<string> {
  const blocked = new Set(battle.walls);
  for (const other of battle.units) {
    if (other.alive && other.space && other.name !== unit.name) blocked.add(other.space);
  }
  if (battle.gate && unit.side === 0) blocked.add(battle.gate);
  return blocked;
}

/** A shortest way, both ends included; who flies goes straight there. Empty if there is none. */
export function wayTo(battle: Battle, unit: Unit, goal: string): string[] {
  if (!isSpace(unit.space)) return [];
  if (unit.type === 'flying' || unit.space === goal) return [unit.space, goal];
  const blocked = blockedFor(battle, unit);
  const before = new Map<string, string | null>([[unit.space, null]]);
  for (const space of before.keys()) {
    for (const next of neighbours(space)) {
      if (!before.has(next) && !blocked.has(next)) before.set(next, space);
    }
  }
  const way: string[] = [];
  for (let at: string | null = before.has(goal) ? goal : null; at; at = before.get(at) ?? null) {
    way.unshift(at);
  }
  return way;
}

/** Steps from a unit to a space: walked, or as the bird flies. */
export function stepsTo(battle: Battle, unit: Unit, goal: string): number {
  if (unit.type !== 'flying') return wayTo(battle, unit, goal).length || Infinity;
  if (!isSpace(unit.space)) return Infinity;
  return (
    1 +
    Math.abs(columnOf(unit.space) - columnOf(goal)) +
    Math.abs(Number(unit.space[1]) - Number(goal[1]))
  );
}

/**
 * A shot from one place to another that runs in the gutters between the cards and crosses none:
 * corner points in spaces, from the shooter's edge to the target's.
 */
export function shotLine(from: Place, to: Place, { rows, columns }: Size): Place[] {
  if (from.x === to.x) {
    const gutter = from.x < columns - 1 ? from.x + 1 : from.x;
    return [
      { x: gutter, y: from.y + 0.5 },
      { x: gutter, y: to.y + 0.5 },
    ];
  }
  const below = to.y > from.y || (to.y === from.y && from.y < rows - 1);
  const y = below ? from.y + 1 : from.y;
  const x = to.x > from.x ? to.x : to.x + 1;
  return [
    { x: from.x + 0.5, y },
    { x, y },
    { x, y: to.y + 0.5 },
  ];
}
export type Size = ReturnType<typeof sizeOf>;

/**
 * Where the badge of a line stands: in the middle of a space's edge, with as few cards beside it as
 * possible, else as near to the middle of the line as possible.
 */
export function restOn(line: readonly Place[], taken: (place: Place) => boolean): Place {
  const rests = line.slice(1).flatMap((end, i) => stops(line[i] as Place, end));
  const cards = ({ x, y }: Place): number => {
    const beside = Number.isInteger(x)
      ? [
          { x: x - 1, y: y - 0.5 },
          { x, y: y - 0.5 },
        ]
      : [
          { x: x - 0.5, y: y - 1 },
          { x: x - 0.5, y },
        ];
    return beside.filter(taken).length;
  };
  const fewest = Math.min(...rests.map(cards));
  const free = rests.filter((rest) => cards(rest) === fewest);
  return free[Math.floor(free.length / 2)] ?? line[0] ?? { x: 0, y: 0 };
}

/** The middles of the edges that a straight stretch runs along. */
function stops(from: Place, to: Place): Place[] {
  const along = from.y === to.y ? 'x' : 'y';
  const [low, high] = [from[along], to[along]].sort((a, b) => a - b) as [number, number];
  const first = Math.ceil(low - 0.5) + 0.5;
  const count = Math.max(0, Math.floor(high - first) + 1);
  return Array.from({ length: count }, (_, i) => ({ ...from, [along]: first + i }));
}
