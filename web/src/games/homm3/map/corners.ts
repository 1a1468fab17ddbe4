/** Where the switch and the zoom stand over the map: in corners where no Field lies below them. */
import { covers, type Box, type Size } from './geometry';
import type { Hex } from './world';

export type Corner = 'top-right' | 'top-left' | 'low-right' | 'low-left';
export interface Corners {
  faces: 'left' | 'right';
  /** `above`: beside the switch, above the map. */
  zoom: Corner | 'above';
  /** What the map leaves free above itself, in pixels, because no corner is free. */
  room: number;
}

/** From the edges of the frame. */
const EDGE = 12;
const GAP = 6;

export function cornersOf(
  fields: readonly Hex[],
  turn: number,
  frame: Size,
  faces: Size | null,
  zoom: Size,
): Corners {
  const free = (corner: Corner, size: Size, room: number): boolean => {
    const at = placed(corner, size, frame);
    const rest = { width: frame.width, height: frame.height - room };
    return !covers({ ...at, y: at.y - room }, fields, turn, rest);
  };
  const side = (['right', 'left'] as const).find((each) => faces && free(`top-${each}`, faces, 0));
  let room = faces && !side ? faces.height + EDGE + GAP : 0;
  const candidates: readonly Corner[] = faces
    ? ['low-right', 'low-left']
    : ['top-right', 'top-left', 'low-right', 'low-left'];
  const corner = candidates.find((each) => free(each, zoom, room));
  if (!corner) room ||= (faces ? faces.height : zoom.width) + EDGE + GAP;
  return { faces: side ?? 'right', zoom: corner ?? 'above', room };
}

function placed(corner: Corner, { width, height }: Size, frame: Size): Box {
  const x = corner.endsWith('left') ? EDGE : frame.width - EDGE - width;
  const y = corner.startsWith('top') ? EDGE : frame.height - EDGE - height;
  return { x, y, width, height };
}
