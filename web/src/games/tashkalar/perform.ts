/** Shows what happened to the pieces: they fall, travel, turn over, break. */
import { animate, beat } from '../../lib/motion';
import { centerOf } from './geometry';
import type { Cue } from './pieces';

export async function perform(root: ParentNode, cues: readonly Cue[]): Promise<void> {
  await Promise.all(cues.map((cue) => one(root, cue)));
}

async function one(root: ParentNode, cue: Cue): Promise<void> {
  const element = root.querySelector(`[data-piece="${cue.id}"]`);
  if (element)
    await animate(element, frames(cue), cue.time, { delay: beat(cue.delay), fill: fill(cue) });
}

/** A piece waits as it will start and stays away once it is gone. */
function fill({ kind, later }: Cue): FillMode {
  if (kind === 'destroyed') return 'forwards';
  return later ? 'none' : 'backwards';
}

function frames({ kind, leg }: Cue): Keyframe[] {
  switch (kind) {
    case 'placed':
      return [
        { opacity: 0, transform: 'scale(1.15)' },
        { opacity: 1, transform: 'none' },
      ];
    case 'summoned':
      return [
        { opacity: 0.15, transform: 'scale(.7)' },
        { opacity: 1, transform: 'scale(1.12)', offset: 0.7 },
        { opacity: 1, transform: 'none' },
      ];
    case 'destroyed':
      return [
        { opacity: 1, transform: 'none' },
        { opacity: 0, transform: 'scale(.45)' },
      ];
    case 'turned':
      return [
        { transform: 'none' },
        { transform: 'scaleX(.05)', offset: 0.5 },
        { transform: 'none' },
      ];
    case 'moved':
      return leg ? [apart(leg.from, leg.end), apart(leg.to, leg.end)] : [];
  }
}

/** How a piece that stands on one square is drawn on another, in units of the drawing. */
function apart(square: string, stands: string): Keyframe {
  const [a, b] = [centerOf(square), centerOf(stands)];
  return { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` };
}
