/**
 * Six lessons of Tash-Kalar: place, summon, rotate, effect, task, flare. And one for each school of
 * the expansions.
 */
import { logOf, wayOf, type BeingFacts, type TkFacts, type TkView } from './model';
import type { TableStore } from '../../lib/table.svelte';
import type { OptionOut } from '../../lib/types';
import type { Course } from '../../learn/guide.svelte';

const viewOf = (store: TableStore): TkView => store.state?.view as unknown as TkView;
const factsOf = (store: TableStore): TkFacts => store.facts as unknown as TkFacts;
const cards = (store: TableStore): string[] => viewOf(store).hand?.beings ?? [];
const colour = (store: TableStore): string => viewOf(store).seats[store.seat ?? 0]?.colour ?? '';

function own(store: TableStore): string[] {
  return viewOf(store)
    .board.filter((piece) => piece.colour === colour(store))
    .map((piece) => piece.sq);
}

const summonings = (store: TableStore): number =>
  logOf(store).filter((event) => event.kind === 'summoned' && event.seat === store.seat).length;

const ways = (store: TableStore): OptionOut[] =>
  store.options.filter((option) => option.kind === 'summon');

const actions = (store: TableStore): number =>
  store.mine && store.decision?.prompt?.id === 'tashkalar-ask-action'
    ? (viewOf(store).turn?.actions ?? 0)
    : 0;

const name = (x: number, y: number): string => `${'abcdefghi'[x - 1] ?? ''}${y}`;

/** The eight positions of a picture, as offsets from the framed square. */
function positions(being: BeingFacts): [number, number][][] {
  const [fx, fy] = being.frame ?? [0, 0];
  const cells = being.cells.map(([x, y]) => [x - fx, fy - y] as const);
  const turns = [
    [1, 0, 0, 1],
    [0, -1, 1, 0],
    [-1, 0, 0, -1],
    [0, 1, -1, 0],
    [-1, 0, 0, 1],
    [0, 1, 1, 0],
    [1, 0, 0, -1],
    [0, -1, -1, 0],
  ] as const;
  return turns.map(([a, b, c, d]) =>
    cells.map(([x, y]): [number, number] => [a * x + b * y, c * x + d * y]),
  );
}

/** The empty squares that would complete a picture of common pieces soonest; near the centre. */
export function missing(store: TableStore): string[] {
  const squares = new Set(factsOf(store).board.squares);
  const mine = new Set(own(store));
  const taken = new Set(viewOf(store).board.map((piece) => piece.sq));
  let best: { lacking: string[]; far: number } | null = null;
  for (const card of cards(store)) {
    const being = factsOf(store).beings[card];
    if (!being?.frame || being.frame_rank || being.cells.some(([, , rank]) => rank !== 'common'))
      continue;
    for (const offsets of positions(being)) {
      for (let x = 2; x <= 8; x++) {
        for (let y = 2; y <= 8; y++) {
          const at = offsets.map(([dx, dy]) => name(x + dx, y + dy));
          const lacking = at.filter((sq) => !mine.has(sq));
          if (taken.has(name(x, y)) || !at.every((sq) => squares.has(sq))) continue;
          if (lacking.some((sq) => taken.has(sq))) continue;
          const far = Math.abs(x - 5) + Math.abs(y - 5);
          if (
            !best ||
            lacking.length < best.lacking.length ||
            (lacking.length === best.lacking.length && far < best.far)
          ) {
            best = { lacking, far };
          }
        }
      }
    }
  }
  return best?.lacking ?? [];
}

const claimed = (store: TableStore): boolean =>
  logOf(store).some((event) => event.kind === 'claimed' && event.seat === store.seat);

/** The tasks that can be claimed now. */
const claims = (store: TableStore): string[] =>
  [...store.next].filter((ref) => ref.startsWith('task:'));

const lightMissing = (store: TableStore): string[] =>
  actions(store) ? missing(store).map((sq) => `sq:${sq}`) : [];

/** The cards that can be summoned; once one is picked, all of its squares. */
function lightWays(store: TableStore): string[] {
  const picked = store.picked[0];
  if (picked?.startsWith('card:')) return [...store.next];
  return [...new Set(ways(store).map((option) => option.refs[0] ?? ''))];
}

/** A way in another position than the printed one. */
const turned = (option: OptionOut): boolean => wayOf(option).orientation !== 'r0';

const effects = new Set(['moved', 'destroyed', 'upgraded', 'downgraded', 'converted', 'placed']);

/** Something that a being did after it was summoned by you. */
function effectDone(store: TableStore): boolean {
  let mine = false;
  for (const event of logOf(store)) {
    if (event.kind === 'turn') mine = false;
    if (event.kind === 'summoned' && event.seat === store.seat) mine = true;
    else if (mine && event.kind === 'gained-actions') return true;
    else if (mine && effects.has(event.kind) && store.state?.view['playing'] === null) return true;
  }
  return false;
}

const EFFECT = 3;
const TASK = 4;

/** An effect that is open, and spent actions, come before the lesson. */
function meanwhile(store: TableStore, lesson: number): string | null {
  if (!store.mine || lesson === 0) return null;
  if (store.state?.view['playing'] && lesson < EFFECT) return 'web-learn-tashkalar-acting';
  const spent = store.decision?.prompt?.id === 'tashkalar-ask-end' && lesson < TASK;
  return spent ? 'web-learn-tashkalar-spent' : null;
}

// ---- the schools of the expansions ----

/** How often something of that kind was yours. */
const times = (store: TableStore, kind: 'frozen' | 'thawed' | 'gateway' | 'warped'): number =>
  logOf(store).filter((event) => event.kind === kind && event.seat === store.seat).length;

/** Whether a being was summoned whose warp effect had been played. */
function paid(store: TableStore): boolean {
  const warped = new Set<string>();
  for (const event of logOf(store)) {
    if (event.kind === 'warped' && event.seat === store.seat) warped.add(event.card);
    if (event.kind === 'summoned' && event.seat === store.seat && warped.has(event.card))
      return true;
  }
  return false;
}

/** What opens a choice of that kind; else whatever leads on to a summoning. */
const lightFirst =
  (kind: string) =>
  (store: TableStore): string[] => {
    const found = store.options.filter((option) => option.kind === kind);
    return found.length
      ? [...new Set(found.map(({ refs }) => refs[0] ?? ''))]
      : [...lightWays(store), ...lightMissing(store)];
  };

/** A course of one lesson; each step lights what leads to a choice of a kind. */
function school(title: string, steps: [string, string, (store: TableStore) => boolean][]): Course {
  return {
    opens: 0,
    meanwhile: () => null,
    end: 'web-learn-tashkalar-school-end',
    lessons: [
      {
        title,
        steps: steps.map(([text, kind, done]) => ({ text, light: lightFirst(kind), done })),
      },
    ],
  };
}

const everfrost = school('web-learn-tashkalar-everfrost', [
  ['web-learn-tashkalar-everfrost-1', 'summon', (store) => times(store, 'frozen') > 0],
  ['web-learn-tashkalar-everfrost-2', 'thaw', (store) => times(store, 'thawed') > 0],
  ['web-learn-tashkalar-everfrost-3', 'summon', (store) => times(store, 'frozen') > 1],
]);
const nethervoid = school('web-learn-tashkalar-nethervoid', [
  ['web-learn-tashkalar-nethervoid-1', 'summon', (store) => times(store, 'gateway') > 0],
  ['web-learn-tashkalar-nethervoid-2', 'summon', (store) => summonings(store) > 1],
  ['web-learn-tashkalar-nethervoid-3', 'summon', (store) => times(store, 'gateway') > 1],
]);
const etherweave = school('web-learn-tashkalar-etherweave', [
  ['web-learn-tashkalar-etherweave-1', 'warp', (store) => times(store, 'warped') > 0],
  ['web-learn-tashkalar-etherweave-2', 'summon', paid],
  ['web-learn-tashkalar-etherweave-3', 'warp', (store) => times(store, 'warped') > 1],
]);

const course: Course = {
  opens: TASK,
  meanwhile,
  end: 'web-learn-tashkalar-end',
  besides: { everfrost, nethervoid, etherweave },
  lessons: [
    {
      title: 'web-learn-tashkalar-place',
      steps: [
        {
          text: 'web-learn-tashkalar-place-1',
          light: lightMissing,
          done: (store) => own(store).length > 0,
        },
        {
          text: 'web-learn-tashkalar-place-2',
          light: (store) => (store.options.length === 1 ? ['bar'] : []),
          done: (store) => store.log.filter((event) => event.kind === 'turn').length > 1,
        },
      ],
    },
    {
      title: 'web-learn-tashkalar-summon',
      steps: [
        {
          text: 'web-learn-tashkalar-summon-1',
          light: lightMissing,
          done: (store) => ways(store).length > 0 || summonings(store) > 0,
        },
        {
          text: 'web-learn-tashkalar-summon-2',
          light: lightWays,
          done: (store) => summonings(store) > 0 || (store.picked[0]?.startsWith('card:') ?? false),
        },
        {
          text: 'web-learn-tashkalar-summon-3',
          light: lightWays,
          done: (store) => summonings(store) > 0,
        },
      ],
    },
    {
      title: 'web-learn-tashkalar-rotate',
      steps: [
        {
          text: 'web-learn-tashkalar-rotate-1',
          light: lightMissing,
          done: (store) => ways(store).some(turned) || summonings(store) > 1,
        },
        {
          text: 'web-learn-tashkalar-rotate-2',
          light: lightWays,
          done: (store) => summonings(store) > 1,
        },
      ],
    },
    {
      title: 'web-learn-tashkalar-effect',
      steps: [
        {
          text: 'web-learn-tashkalar-effect-1',
          light: (store) =>
            store.state?.view['playing']
              ? [...store.next]
              : [...lightMissing(store), ...lightWays(store)],
          done: effectDone,
        },
      ],
    },
    {
      title: 'web-learn-tashkalar-task',
      steps: [
        {
          text: 'web-learn-tashkalar-task-1',
          light: (store) => (viewOf(store).tasks?.current ?? []).map((task) => `task:${task.task}`),
          done: (store) => (store.focus?.startsWith('task:') ?? false) || claimed(store),
        },
        {
          text: 'web-learn-tashkalar-task-2',
          light: claims,
          done: claimed,
        },
      ],
    },
    {
      title: 'web-learn-tashkalar-flare',
      steps: [
        {
          text: 'web-learn-tashkalar-flare-1',
          light: (store) => (viewOf(store).hand?.flares ?? []).map((card) => `card:${card}`),
          done: (store) => store.focus?.startsWith('card:flare') ?? false,
        },
        {
          text: 'web-learn-tashkalar-flare-2',
          light: (store) =>
            claims(store).length ? claims(store) : [...lightWays(store), ...lightMissing(store)],
          done: (store) => Boolean(store.state?.result),
        },
      ],
    },
  ],
};

export default course;
