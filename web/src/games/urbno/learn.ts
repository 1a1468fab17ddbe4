/** Six lessons of King Urbno in one round: resources, follow, dominant, power, cubes, mission. */
import type { TableStore } from '../../lib/table.svelte';
import { cut } from '../../lib/words';
import { logOf, type UrbnoEvent } from './table';
import type { Course } from '../../learn/guide.svelte';

const asked = (store: TableStore, prompt: string): boolean =>
  store.mine && store.decision?.prompt?.id === prompt;

/** How often one did something oneself. */
const did = (store: TableStore, kind: UrbnoEvent['kind']): number =>
  logOf(store).filter(
    (event) => event.kind === kind && 'seat' in event && event.seat === store.seat,
  ).length;

const playable = (store: TableStore): string[] =>
  [...store.next].filter((ref) => cut(ref)[0] === 'card');

const tricks = (store: TableStore): number =>
  store.log.filter((event) => event.kind === 'trick').length;

const roundOver = (store: TableStore): boolean =>
  store.log.some((event) => event.kind === 'scored');

const announcing = (store: TableStore): boolean => asked(store, 'urbno-ask-announce');

const course: Course = {
  opens: 0,
  meanwhile: () => null,
  end: 'web-learn-urbno-end',
  lessons: [
    {
      title: 'web-learn-urbno-resources',
      steps: [
        {
          text: 'web-learn-urbno-resources-1',
          light: (store) => [...store.next],
          done: (store) => did(store, 'took') > 0,
        },
      ],
    },
    {
      title: 'web-learn-urbno-follow',
      steps: [
        {
          text: 'web-learn-urbno-follow-1',
          light: playable,
          done: (store) => did(store, 'played') > 0,
        },
        {
          text: 'web-learn-urbno-follow-2',
          light: playable,
          done: (store) => did(store, 'played') > 1 || roundOver(store),
        },
      ],
    },
    {
      title: 'web-learn-urbno-dominant',
      steps: [
        {
          text: 'web-learn-urbno-dominant-1',
          light: playable,
          done: (store) => tricks(store) > 1 || roundOver(store),
        },
      ],
    },
    {
      title: 'web-learn-urbno-power',
      steps: [
        {
          text: 'web-learn-urbno-power-1',
          light: (store) => (announcing(store) ? ['bar'] : playable(store)),
          done: (store) => did(store, 'power') > 0 || tricks(store) > 3 || roundOver(store),
        },
      ],
    },
    {
      title: 'web-learn-urbno-cubes',
      steps: [
        {
          text: 'web-learn-urbno-cubes-1',
          light: (store) => (announcing(store) ? ['bar'] : playable(store)),
          done: (store) => did(store, 'cubes') > 0 || tricks(store) > 5 || roundOver(store),
        },
      ],
    },
    {
      title: 'web-learn-urbno-mission',
      steps: [
        {
          text: 'web-learn-urbno-mission-1',
          light: playable,
          done: roundOver,
        },
      ],
    },
  ],
};

export default course;
