/** Squares and the whole table in words, for those who cannot see them. */
import { plain, t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { cut } from '../../lib/words';
import type { Marks } from './marks';
import {
  factsOf,
  goalOf,
  handOf,
  lyingOf,
  ownColour,
  pieceAt,
  pointsOf,
  RANKS,
  summons,
  viewOf,
  type Colour,
  type TkFacts,
  type TkSeat,
  type TkView,
} from './model';
import { progress } from './progress';

/** Things in a row, as all five languages write them. */
export const listed = (parts: readonly string[]): string => parts.join(', ');

/** "e5, red, central, empty, target of Knight, two ways". */
export function squareName(store: TableStore, marks: Marks, square: string): string {
  const view = viewOf(store);
  const facts = factsOf(store);
  if (!view) return square;
  return listed([
    square,
    ...(facts ? [ground(facts, square)] : []),
    occupant(store, view, square),
    ...standing(store, marks, square),
  ]);
}

function ground({ board }: TkFacts, square: string): string {
  const name = board.red.includes(square)
    ? t('web-tashkalar-square-red')
    : board.green.includes(square)
      ? t('web-tashkalar-square-green')
      : t('web-tashkalar-square-plain');
  return board.central.includes(square)
    ? t('web-tashkalar-square-central', { ground: name })
    : name;
}

function occupant(store: TableStore, view: TkView, square: string): string {
  const piece = pieceAt(view, square);
  if (!piece) return t('web-tashkalar-square-empty');
  const rank = plain(store.words.thing('rank', piece.rank));
  const colour = plain(store.words.thing('colour', piece.colour));
  const named =
    view.you !== null && piece.colour === ownColour(view)
      ? t('web-tashkalar-square-own', { rank })
      : t('web-tashkalar-square-of', { rank, colour });
  return piece.gateway ? t('web-tashkalar-square-gateway', { piece: named }) : named;
}

/** What the marks on a square say. */
function standing(store: TableStore, marks: Marks, square: string): string[] {
  const said: string[] = [];
  const [kind, picked] = cut(store.picked[0] ?? '');
  const card = kind === 'card' ? plain(store.words.thing('card', picked)) : '';
  const target = marks.targets.find((each) => each.square === square);
  if (target) said.push(t('web-tashkalar-state-target', { card, ways: target.ways }));
  if (marks.way?.used.includes(square)) said.push(t('web-tashkalar-state-used', { card }));
  if (marks.short.includes(square)) said.push(t('web-tashkalar-state-short', { card }));
  if (marks.chosen === square || marks.actor === square) said.push(t('web-tashkalar-state-chosen'));
  else if ([marks.rings, marks.dots, marks.lifts].some((set) => set.includes(square))) {
    said.push(t('web-tashkalar-state-possible'));
  }
  if (marks.kills.some((kill) => kill.square === square)) {
    said.push(t('web-tashkalar-state-destroyed'));
  }
  return said;
}

/** The whole table in one paragraph. */
export function describeTable(store: TableStore): string {
  const view = viewOf(store);
  const facts = factsOf(store);
  if (!view || !facts) return '';
  return [
    ...turn(store, view),
    ...view.seats.map((seat) => standingOf(store, view, facts, seat)),
    ...colours(view).map((colour) => piecesOf(store, view, colour)),
    ...view.seats.flatMap((seat) => lying(store, seat)),
    ...tasks(store, view),
    ...hand(store, view),
  ].join(' ');
}

/** What lies open before a seat. */
function lying(store: TableStore, seat: TkSeat): string[] {
  const name = store.words.name(seat.seat);
  return lyingOf(seat).map(({ card: id, state }) => {
    const card = plain(store.words.thing('card', id));
    return state === 'frozen'
      ? t('web-tashkalar-told-frozen', { name, card })
      : t('web-tashkalar-told-pending', { name, card });
  });
}

function turn(store: TableStore, { turn: now }: TkView): string[] {
  if (!now) return [];
  const { seat, actions } = now;
  return [t('web-tashkalar-told-turn', { name: store.words.name(seat), actions })];
}

function standingOf(store: TableStore, view: TkView, facts: TkFacts, seat: TkSeat): string {
  const name = store.words.name(seat.seat);
  const colour = seat.colour ? plain(store.words.thing('colour', seat.colour)) : '';
  if (seat.score !== null && typeof seat.score === 'object') {
    const scores = Object.entries(seat.score).map(
      ([other, points]) => `${plain(store.words.thing('colour', other))} ${points}`,
    );
    return t('web-tashkalar-told-seat-melee', { name, colour, scores: listed(scores) });
  }
  const points = pointsOf(seat);
  return t('web-tashkalar-told-seat', { name, colour, points, goal: goalOf(facts, view) });
}

function colours(view: TkView): Colour[] {
  return [...new Set(view.seats.map((seat) => seat.colour))].filter((colour) => colour !== null);
}

function piecesOf(store: TableStore, view: TkView, side: Colour): string {
  const colour = plain(store.words.thing('colour', side));
  const own = view.board.filter((piece) => piece.colour === side);
  if (!own.length) return t('web-tashkalar-told-no-pieces', { colour });
  const ranks = [...RANKS].reverse().flatMap((rank) => {
    const squares = own.filter((piece) => piece.rank === rank).map((piece) => piece.sq);
    return squares.length ? [`${plain(store.words.thing('rank', rank))} ${listed(squares)}`] : [];
  });
  return t('web-tashkalar-told-pieces', { colour, pieces: ranks.join('; ') });
}

function tasks(store: TableStore, view: TkView): string[] {
  const side = view.seats[view.you ?? 0]?.side ?? 0;
  return (view.tasks?.current ?? []).map((task) =>
    t('web-tashkalar-told-task', {
      task: plain(store.words.thing('task', task.task)),
      points: task.points,
      progress: listed(progress(task, side)),
    }),
  );
}

function hand(store: TableStore, view: TkView): string[] {
  const cards = handOf(view).map((card) =>
    t('web-tashkalar-told-card', {
      card: plain(store.words.thing('card', card)),
      ways: store.help === 'full' ? summons(store.options, card).length : 0,
    }),
  );
  return cards.length ? [t('web-tashkalar-told-hand', { cards: listed(cards) })] : [];
}
