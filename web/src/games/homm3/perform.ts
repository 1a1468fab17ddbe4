/** Shows what happened to the units: they come, walk, strike, turn over, fall. */
import { animate, beat } from '../../lib/motion';
import { placeOf, type Lie, type Place } from './geometry';
import type { Cue } from './parade';

/** How far a unit leans towards whom it strikes, in pixels. */
const LUNGE = 14;

export interface Stage {
  lie: Lie;
  /** From one space to the next, in pixels. */
  pitch: Place;
}

export async function perform(root: ParentNode, cues: readonly Cue[], stage: Stage): Promise<void> {
  await Promise.all(
    cues.map(async (cue) => {
      const element = root.querySelector(`[data-unit="${cue.unit}"]`);
      if (!element) return;
      await animate(element, framesOf(cue, stage), cue.time, {
        delay: beat(cue.delay),
        fill: fillOf(cue),
      });
    }),
  );
}

/** A unit waits as it will start. */
function fillOf({ kind, later }: Cue): FillMode {
  return (kind === 'moves' || kind === 'placed') && !later ? 'backwards' : 'none';
}

export function framesOf(cue: Cue, stage: Stage): Keyframe[] {
  switch (cue.kind) {
    case 'placed':
      return [
        { opacity: 0, transform: 'scale(1.15)' },
        { opacity: 1, transform: 'none' },
      ];
    case 'moves':
      return (cue.way ?? []).map((space) => apart(space, cue.end ?? space, stage));
    case 'strikes':
      return lunge(cue, stage);
    case 'hurt':
      return [
        { transform: 'none' },
        { transform: 'translateX(-4px)', offset: 0.25 },
        { transform: 'translateX(4px)', offset: 0.75 },
        { transform: 'none' },
      ];
    case 'turns':
      return [
        { transform: 'none' },
        { transform: 'scaleX(.05)', offset: 0.5 },
        { transform: 'none' },
      ];
    case 'falls':
      return [
        { transform: 'rotate(-9deg) scale(1.06)' },
        { transform: 'rotate(-9deg)', offset: 0.35 },
        { transform: 'rotate(2deg)', offset: 0.8 },
        { transform: 'none' },
      ];
  }
}

/** How a unit that stands on one space is drawn on another. */
function apart(space: string, stands: string, { lie, pitch }: Stage): Keyframe {
  const [a, b] = [placeOf(space, lie), placeOf(stands, lie)];
  return { transform: `translate(${(a.x - b.x) * pitch.x}px, ${(a.y - b.y) * pitch.y}px)` };
}

function lunge({ at }: Cue, { lie }: Stage): Keyframe[] {
  if (!at) return [];
  const [a, b] = [placeOf(at.from, lie), placeOf(at.to, lie)];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [x, y] = [((b.x - a.x) / far) * LUNGE, ((b.y - a.y) / far) * LUNGE];
  const there = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  return [{ transform: 'none' }, { transform: there, offset: 0.5 }, { transform: 'none' }];
}
