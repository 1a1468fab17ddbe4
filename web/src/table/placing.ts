/** Where a pop-over goes: near its thing, over as little as possible of what can be touched. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Place {
  x: number;
  y: number;
}

const GAP = 12;
const EDGE = 8;
/** Above the lower edge, for what has no thing to stand beside. */
const LOWER = 96;

export function placeBeside(
  own: Box,
  at: Box | undefined,
  around: Box | undefined,
  covered: readonly Box[],
  /** What is never covered where that can be helped: the bar, the tabs of a drawer. */
  kept: readonly Box[] = [],
  page: { width: number; height: number } = { width: innerWidth, height: innerHeight },
): Place {
  const inside = ({ x, y }: Place): Place => ({
    x: Math.max(EDGE, Math.min(x, page.width - own.width - EDGE)),
    y: Math.max(EDGE, Math.min(y, page.height - own.height - EDGE)),
  });
  if (!at) return inside({ x: (page.width - own.width) / 2, y: page.height - own.height - LOWER });
  const boxes = [at, ...(around ? [around] : []), ...kept];
  const level = boxes.flatMap((box) => sides(own, at, box));
  const above = kept.flatMap(({ top }) => level.map(({ x }) => ({ x, y: top - GAP - own.height })));
  const places = [...level, ...above].map(inside);
  const cost = (place: Place): number => {
    const box = { left: place.x, top: place.y, width: own.width, height: own.height };
    const hidden = covered.filter((thing) => overlap(box, thing)).length;
    const grave = [at, ...kept].filter((thing) => overlap(box, thing)).length;
    return grave * 1000 + hidden * 10 + distance(box, at) / 100;
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** Right, left, above and below of a box, level with the thing itself. */
function sides(own: Box, at: Box, box: Box): Place[] {
  const level = at.top + at.height / 2 - own.height / 2;
  const centre = at.left + at.width / 2 - own.width / 2;
  return [
    { x: box.left + box.width + GAP, y: level },
    { x: box.left - GAP - own.width, y: level },
    { x: centre, y: box.top - GAP - own.height },
    { x: centre, y: box.top + box.height + GAP },
  ];
}

function overlap(a: Box, b: Box): boolean {
  const apart =
    a.left + a.width <= b.left ||
    b.left + b.width <= a.left ||
    a.top + a.height <= b.top ||
    b.top + b.height <= a.top;
  return !apart;
}

function distance(a: Box, b: Box): number {
  return Math.hypot(
    a.left + a.width / 2 - b.left - b.width / 2,
    a.top + a.height / 2 - b.top - b.height / 2,
  );
}
