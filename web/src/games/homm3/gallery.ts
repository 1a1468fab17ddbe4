/** Heroes III in the gallery. */
import type { CardsUi } from '../registry';
import CardPicture from './CardPicture.svelte';
import { markOfFaction } from './hues';
import { signFor } from './signs';

const cards: CardsUi = {
  Picture: CardPicture,
  sign: signFor,
  mark: (facet, value) => (facet === 'faction' ? markOfFaction(value) : null),
};

export default cards;
