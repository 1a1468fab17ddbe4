/** The 32 cards: what they are, which pictures they carry, how they are held. */
import type { Colour, Rank } from './table';

const COLOURS: Record<string, Colour> = { Bk: 'black', Re: 'red', Ye: 'yellow', Bl: 'blue' };
const RANKS: Record<string, Rank> = {
  Fa: 'farmer',
  As: 'assassin',
  Ex: 'explorer',
  Dw: 'dwarf',
  Wi: 'wizard',
  Kn: 'knight',
  Pr: 'priest',
  Em: 'emperor',
};
export const ALL_COLOURS = Object.values(COLOURS);
export const ALL_RANKS = Object.values(RANKS);

/** The emblem of a colour: with the hue it also has a shape. */
export const EMBLEMS: Record<Colour, string> = {
  black: 'white-tower',
  red: 'fire',
  yellow: 'sun',
  blue: 'fleur-de-lys',
};

export const PORTRAITS: Record<Rank, string> = {
  farmer: 'farmer',
  assassin: 'hooded-assassin',
  explorer: 'spyglass',
  dwarf: 'dwarf-face',
  wizard: 'wizard-face',
  knight: 'black-knight-helm',
  priest: 'pope-crown',
  emperor: 'imperial-crown',
};

export function colourOf(card: string): Colour {
  return COLOURS[card.slice(0, 2)] as Colour;
}

export function rankOf(card: string): Rank {
  return RANKS[card.slice(3)] as Rank;
}

/** A hand as one holds it: by colour, each from low to high; the same for the whole round. */
export function held(cards: readonly string[]): string[] {
  const place = (card: string): number =>
    8 * ALL_COLOURS.indexOf(colourOf(card)) + ALL_RANKS.indexOf(rankOf(card));
  return [...cards].sort((a, b) => place(a) - place(b));
}
