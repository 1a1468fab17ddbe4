/** The large initial on a mission's card: the one number or sign that it turns on. */
import { colourOf } from './cards';
import type { Colour, UrbnoFacts } from './table';

export interface Initial {
  text?: string;
  icon?: string;
}

/** Missions that turn on no number of their own. */
const INITIALS: Record<string, Initial> = {
  avoid_the_full_palette: { icon: 'checkered-diamond' },
  blue_tribute: { icon: 'fleur-de-lys' },
  yellow_tribute: { icon: 'sun' },
  no_dwarfs_no_wizards: { icon: 'cross-mark' },
  light_tricks: { text: '25' },
  full_palette: { icon: 'checkered-diamond' },
  red_burden: { icon: 'fire' },
  black_burden: { icon: 'white-tower' },
  odd_is_bad: { text: '1·3' },
  planned_march: { icon: 'imperial-crown' },
  covered_columns: { text: '1' },
  dwarfs_and_wizards: { icon: 'dwarf-face' },
  partners_more: { icon: 'crossed-swords' },
  partners_fewer: { icon: 'crossed-swords' },
  wandering_hands: { icon: 'imperial-crown' },
  colour_majorities: { icon: 'flying-flag' },
  three_to_the_right: { text: '3' },
};

export function initialOf(id: number, facts: UrbnoFacts): Initial {
  const mission = facts.missions?.[id];
  return INITIALS[mission?.name ?? ''] ?? { text: String(mission?.of ?? id) };
}

/** A mission about a colour wears it; others are red where points are lost, else lapis. */
export function colourOfMission(id: number, sign: number, facts: UrbnoFacts): Colour {
  const [colour, ...more] = new Set(facts.missions?.[id]?.cards.map(colourOf));
  return colour && !more.length ? colour : sign < 0 ? 'red' : 'blue';
}
