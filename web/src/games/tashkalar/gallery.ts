/** Tash-Kalar in the gallery. */
import { cut } from '../../lib/words';
import type { CardsUi } from '../registry';
import CardPicture from './CardPicture.svelte';
import type { Colour } from './model';
import { pictureOf, SCHOOL_COLOURS, TASK_PICTURES } from './pictures';
import { markOf } from './shapes';

const cards: CardsUi = {
  Picture: CardPicture,
  sign: ({ ref }) => {
    const [kind, id] = cut(ref);
    return kind === 'task' ? (TASK_PICTURES[id] ?? 'empty-chessboard') : pictureOf(id);
  },
  mark: (facet, value) => {
    const colour: Colour | undefined = facet === 'school' ? SCHOOL_COLOURS[value] : undefined;
    return colour ? markOf(colour) : null;
  },
};

export default cards;
