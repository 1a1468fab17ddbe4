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

/** All cards by their codes, by colour and from low to high. */
const CARDS = new Map(
  Object.entries(COLOURS).flatMap(([colourCode, colour]) =>
    Object.entries(RANKS).map(([rankCode, rank]): [string, { colour: Colour; rank: Rank }] => [
      `${colourCode}-${rankCode}`,
      { colour, rank },
    ]),
  ),
);
const ORDER = [...CARDS.keys()];

export const isCard = (code: string): boolean => CARDS.has(code);

export function colourOf(card: string): Colour {
  return CARDS.get(card)?.colour as Colour;
}

export function rankOf(card: string): Rank {
  return CARDS.get(card)?.rank as Rank;
}

/** A hand as one holds it: by colour, each from low to high; the same for the whole round. */
export function held(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}
