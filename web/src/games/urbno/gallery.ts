/** King Urbno in the gallery. */
import { cut } from '../../lib/words';
import type { CardsUi } from '../registry';
import CardPicture from './CardPicture.svelte';
import { PORTRAITS, rankOf } from './cards';
import { initialOf } from './initials';
import { factsOf, type Rank } from './table';

const cards: CardsUi = {
  Picture: CardPicture,
  sign: ({ ref }, drawn) => {
    const [kind, id] = cut(ref);
    if (kind === 'card') return PORTRAITS[rankOf(id)];
    if (kind === 'power') return PORTRAITS[id as Rank];
    if (kind === 'mission') return initialOf(Number(id), factsOf(drawn)).icon ?? 'imperial-crown';
    return 'scroll-unfurled';
  },
};

export default cards;
