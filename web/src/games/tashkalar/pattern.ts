/** A being's picture turned and mirrored (TK-3.4), as the notation names it. */
import type { BeingFacts, Cell } from './model';

const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

/** `r90` is turned by a quarter counter-clockwise; `m90` is that picture mirrored left to right. */
export function turned(being: BeingFacts, orientation: string): BeingFacts {
  const quarters = Number(orientation.slice(1)) / 90;
  let picture = being;
  for (let turn = 0; turn < quarters; turn += 1) picture = quarter(picture);
  return orientation.startsWith('m') ? mirrored(picture) : picture;
}

function quarter(being: BeingFacts): BeingFacts {
  const [width, height] = being.size;
  return moved(
    being,
    [height, width],
    (x, y) => [y, width - 1 - x],
    (way) => (way + 6) % 8,
  );
}

function mirrored(being: BeingFacts): BeingFacts {
  const [width] = being.size;
  return moved(
    being,
    being.size,
    (x, y) => [width - 1 - x, y],
    (way) => (8 - way) % 8,
  );
}

function moved(
  being: BeingFacts,
  size: Cell,
  cell: (x: number, y: number) => Cell,
  way: (compass: number) => number,
): BeingFacts {
  return {
    ...being,
    size,
    frame: being.frame && cell(...being.frame),
    cells: being.cells.map(([x, y, rank]) => [...cell(x, y), rank]),
    marks: being.marks.map(([x, y, mark]) => [...cell(x, y), mark]),
    arrows: being.arrows.map((arrow) => COMPASS[way(COMPASS.indexOf(arrow))] as string),
  };
}

/** A small arrowhead outside an edge of the framed square. */
export function gridArrow(frame: Cell, direction: string, pitch: number): string {
  const angle = (COMPASS.indexOf(direction) * Math.PI) / 4;
  const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
  const reach = pitch * (COMPASS.indexOf(direction) % 2 ? 0.72 : 0.6);
  const x = (frame[0] + 0.5) * pitch + sin * reach;
  const y = (frame[1] + 0.5) * pitch + cos * reach;
  const at = (along: number, across: number): string =>
    `${(x + sin * along - cos * across).toFixed(1)} ${(y + cos * along + sin * across).toFixed(1)}`;
  return `M${at(6, 0)}L${at(-1, 5)}L${at(-1, -5)}Z`;
}

/** All different ways to hold a picture, as the notation names them (TK-3.8). */
export function orientations(being: BeingFacts): string[] {
  const seen = new Set<string>();
  return ['r0', 'r90', 'r180', 'r270', 'm0', 'm90', 'm180', 'm270'].filter((name) => {
    const key = outline(turned(being, name));
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** A picture as seen from its framed square; marks that only illustrate make no difference. */
function outline({ frame, cells, marks, binding, arrows }: BeingFacts): string {
  const [fx, fy] = frame ?? [0, 0];
  const seen = ([x, y, what]: readonly [number, number, string]): string =>
    `${x - fx} ${y - fy} ${what}`;
  const parts = [cells.map(seen), binding ? marks.map(seen) : [], arrows];
  return parts.map((part) => [...part].sort().join()).join('|');
}
