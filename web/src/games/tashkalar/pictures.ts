/** The pictures of cards and tasks, by their names in game-icons. */
import type { Colour } from './model';

/** A deck in the client; every file of `decks/` is one. */
export interface Deck {
  /** The schools that play it, each with the colour of its pieces (TK-0.3). */
  readonly schools: Readonly<Record<string, Colour>>;
  /** Its beings. */
  readonly pictures: Readonly<Record<string, string>>;
}

const decks = Object.values(
  import.meta.glob<Deck>('./decks/*.ts', { eager: true, import: 'default' }),
);

export const SCHOOL_COLOURS: Deck['schools'] = Object.assign({}, ...decks.map((d) => d.schools));
export const CARD_PICTURES: Deck['pictures'] = Object.assign({}, ...decks.map((d) => d.pictures));

export const FLARE_PICTURE = 'fire-ray';

/** Tasks. */
export const TASK_PICTURES: Readonly<Record<string, string>> = {
  destruction: 'sword-break',
  devastation: 'sword-clash',
  heroic_destruction: 'shattered-sword',
  heroic_devastation: 'crossed-swords',
  end_of_legends: 'crowned-skull',
  red_conquest: 'flying-flag',
  green_conquest: 'tattered-banner',
  color_conquest: 'checkered-diamond',
  red_legends: 'dragon-head',
  green_legends: 'sea-dragon',
  rainbow_dominance: 'crystal-growth',
  red_summoning: 'fire-ring',
  green_summoning: 'leaf-swirl',
  colored_summoning: 'star-gate',
  legendary_summoning: 'magic-gate',
  central_dominance: 'empty-chessboard',
  center_cross: 'boomerang-cross',
  line_dominance: 'spears',
  diagonals: 'divided-square',
  side_chain: 'crossed-chains',
  corner_chain: 'linked-rings',
  imprisonment: 'imprisoned',
  envelopment: 'cage',
  isolation: 'island',
};

export function pictureOf(card: string): string {
  return CARD_PICTURES[card] ?? FLARE_PICTURE;
}
