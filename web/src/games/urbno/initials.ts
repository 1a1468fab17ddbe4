/** The large initial on a mission's card: the one number or sign that it turns on. */
import type { Colour, UrbnoFacts } from './table';

export interface Initial {
  text?: string;
  icon?: string;
}

/** Missions that turn on no number of their own. */
const INITIALS: Record<number, Initial> = {
  2: { icon: 'checkered-diamond' },
  3: { icon: 'fleur-de-lys' },
  4: { icon: 'sun' },
  6: { icon: 'cross-mark' },
  7: { text: '25' },
  8: { icon: 'checkered-diamond' },
  9: { icon: 'fire' },
  10: { icon: 'white-tower' },
  12: { text: '1·3' },
  15: { icon: 'imperial-crown' },
  18: { text: '1' },
  19: { icon: 'dwarf-face' },
  20: { icon: 'crossed-swords' },
  21: { icon: 'crossed-swords' },
  22: { icon: 'imperial-crown' },
  23: { icon: 'flying-flag' },
  25: { text: '3' },
};
const COLOURS: Record<number, Colour> = { 3: 'blue', 4: 'yellow', 9: 'red', 10: 'black' };

export function initialOf(mission: number, facts: UrbnoFacts): Initial {
  return INITIALS[mission] ?? { text: String(facts.missions?.[mission]?.of ?? mission) };
}

/** A mission about a colour wears it; others are red where points are lost, else lapis. */
export function colourOfMission(mission: number, sign: number): Colour {
  return COLOURS[mission] ?? (sign < 0 ? 'red' : 'blue');
}
