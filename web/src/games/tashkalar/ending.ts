/** How a match came about: points by where they came from, turn by turn. */
import { plain, t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { eventsOf } from '../../lib/told';
import { levelPlaces } from '../../table/results';
import type { CountLine, Deed, Ending, RaceStep } from '../registry';
import { Legends } from './legends';
import { pointsOf, viewOf, type Colour, type TkEvent, type TkView } from './model';
import type { Events } from './wire';

/** What brings points besides tasks, in the order of the rules, and where they say so. */
const SOURCES = [
  { why: 'destroyed', label: 'web-tashkalar-count-destroyed', rule: 'TK-2.8.5' },
  { why: 'legend', label: 'web-tashkalar-count-legend', rule: 'TK-2.8.6' },
  { why: 'flare', label: 'web-tashkalar-count-flare', rule: 'TK-2.8.7' },
] as const;

export function ending(store: TableStore): Ending {
  const view = viewOf(store);
  if (!view) return { groups: [], lines: [], total: null, race: null, deeds: [] };
  const sides = [...new Set(view.seats.map(({ side }) => side))];
  const groups = sides.map((side) =>
    view.seats.filter((seat) => seat.side === side).map(({ seat }) => seat),
  );
  const events = eventsOf<Events>(store.log);
  const melee = view.form === 'melee';
  const scores = groups.map(([seat = 0]) => {
    const own = view.seats[seat];
    return own && own.score !== null ? pointsOf(own) : 0;
  });
  return {
    groups,
    lines: melee ? tracks(store, view, groups) : sources(store, view, groups, events),
    total: {
      label: melee ? t('web-tashkalar-count-lowest') : t('web-end-total'),
      ...(melee ? { rule: 'TK-2.9.13' } : {}),
      values: scores,
    },
    race: { label: t('web-tashkalar-race'), steps: race(view, groups, events) },
    deeds: deeds(store, view, events),
  };
}

const colourOf = (view: TkView, group: readonly number[]): Colour | null =>
  view.seats[group[0] ?? 0]?.colour ?? null;

/** Tasks one by one, then all that brings a point at once. */
function sources(
  store: TableStore,
  view: TkView,
  groups: readonly (readonly number[])[],
  events: readonly TkEvent[],
): CountLine[] {
  const lines: CountLine[] = [];
  for (const event of events) {
    if (event.kind !== 'claimed') continue;
    lines.push({
      label: plain(store.words.thing('task', event.task)),
      values: groups.map((group) => (group.includes(event.seat) ? event.points : null)),
    });
  }
  for (const { why, label, rule } of SOURCES) {
    const values = groups.map((group) => {
      const colour = colourOf(view, group);
      return events.reduce(
        (sum, event) =>
          event.kind === 'scored' && event.why === why && event.colour === colour
            ? sum + event.points
            : sum,
        0,
      );
    });
    if (!values.some(Boolean) && view.tasks) continue;
    lines.push({ label: t(label), values, ...(view.tasks ? {} : { rule }) });
  }
  if (view.tasks) {
    const values = groups.map((group) => Legends.on(view).of(colourOf(view, group)));
    lines.push({ label: t('web-tashkalar-count-standing'), values, rule: 'TK-2.7.11' });
  }
  const values = groups.map((group) => -penaltyOf(group, events));
  if (values.some(Boolean)) {
    lines.push({ label: t('web-tashkalar-count-pending'), values, rule: 'TK-12.11' });
  }
  return lines;
}

/** What beings that were still pending in the end cost (TK-12.11). */
const penaltyOf = (group: readonly number[], events: readonly TkEvent[]): number =>
  events.reduce(
    (sum, event) =>
      event.kind === 'penalty' && group.includes(event.seat) ? sum + event.points : sum,
    0,
  );

/** In a Melee: the points in each opponent's colour (TK-2.9.8). */
function tracks(
  store: TableStore,
  view: TkView,
  groups: readonly (readonly number[])[],
): CountLine[] {
  return groups.map((group) => {
    const into = colourOf(view, group);
    return {
      label: t('web-tashkalar-count-in', {
        colour: plain(store.words.thing('colour', into ?? '')),
      }),
      values: groups.map(([seat = 0]) => {
        const score = view.seats[seat]?.score;
        return into && typeof score === 'object' && score ? (score[into] ?? null) : null;
      }),
    };
  });
}

/** What an event brings to a colour, and in a Melee in which one. */
function gainOf(
  view: TkView,
  event: TkEvent,
): { colour: Colour; points: number; into: string } | null {
  if (event.kind === 'scored') return { colour: event.colour, points: event.points, into: '' };
  if (event.kind === 'scored-in') {
    return { colour: event.colour, points: event.points, into: event.into };
  }
  if (event.kind !== 'claimed' && event.kind !== 'penalty') return null;
  const colour = view.seats[event.seat]?.colour;
  const points = event.kind === 'claimed' ? event.points : -event.points;
  return colour ? { colour, points, into: '' } : null;
}

function race(
  view: TkView,
  groups: readonly (readonly number[])[],
  events: readonly TkEvent[],
): RaceStep[] {
  const colours = groups.map((group) => colourOf(view, group));
  // In a Melee the lowest track counts, so all of them are there from the start.
  const tracked = colours.map((own) =>
    view.form === 'melee' ? colours.filter((other) => other !== own).map(String) : [''],
  );
  const sums = tracked.map((names) => new Map(names.map((name) => [name, 0])));
  const legends = view.tasks ? new Legends(view) : null;
  const values = (standing = legends): number[] =>
    sums.map((sum, side) => Math.min(...sum.values()) + (standing?.of(colours[side]) ?? 0));
  const steps: RaceStep[] = [{ number: 0, values: values() }];
  let number = 0;
  for (const event of events) {
    if (event.kind === 'turn') {
      if (number) steps.push({ number, values: values() });
      number += 1;
    }
    legends?.follow(event);
    const gain = gainOf(view, event);
    const sum = gain && sums[colours.indexOf(gain.colour)];
    if (gain && sum) sum.set(gain.into, (sum.get(gain.into) ?? 0) + gain.points);
  }
  if (number) steps.push({ number, values: values(view.tasks ? Legends.on(view) : null) });
  return steps;
}

/** The turns that brought most. */
function deeds(store: TableStore, view: TkView, events: readonly TkEvent[]): Deed[] {
  const found: Deed[] = [];
  const legends = view.tasks ? new Legends(view) : null;
  let turn = { number: 0, seat: 0, cards: [] as string[], tasks: [] as string[], gain: 0, at: 0 };
  const close = (): void => {
    const { number, seat, cards, tasks, gain, at } = turn;
    if (gain <= 0) return;
    const what = [...tasks, ...cards].join(', ') || t('web-tashkalar-count-destroyed');
    found.push({ at, seat, when: t('web-tashkalar-deed-turn', { number }), what, gain });
  };
  for (const event of events) {
    if (event.kind === 'turn') {
      close();
      turn = {
        number: turn.number + 1,
        seat: event.seat,
        cards: [],
        tasks: [],
        gain: 0,
        at: event.at,
      };
    } else if (event.kind === 'summoned') {
      turn.cards.push(plain(store.words.thing('card', event.card)));
    } else if (event.kind === 'claimed') {
      turn.tasks.push(plain(store.words.thing('task', event.task)));
    }
    const own = view.seats[turn.seat]?.colour;
    const before = legends?.of(own) ?? 0;
    legends?.follow(event);
    const gain = gainOf(view, event);
    const points =
      (gain?.colour === own ? (gain?.points ?? 0) : 0) + (legends?.of(own) ?? 0) - before;
    if (points) {
      turn.gain += points;
      turn.at = event.at;
    }
  }
  close();
  return found.toSorted((one, other) => other.gain - one.gain).slice(0, 3);
}

/** Endings at which points are compared. */
const COUNTED = ['tashkalar-over-deck', 'tashkalar-over-sideways', 'tashkalar-over-score'];

/** Level on points: more upgraded pieces, then more pieces (TK-2.5.7). */
export function tiebreak(store: TableStore): string | null {
  const view = viewOf(store);
  const level = levelPlaces(store);
  if (!view || !level || view.form === 'melee' || !COUNTED.includes(store.state?.reason?.id ?? ''))
    return null;
  const [first, second] = level.map((seats) => {
    const colours = new Set(seats.map((seat) => view.seats[seat]?.colour));
    return view.board.filter(({ colour }) => colours.has(colour));
  });
  const upgraded = (pieces: TkView['board'] = []): number =>
    pieces.filter(({ rank }) => rank !== 'common').length;
  return upgraded(first) > upgraded(second)
    ? t('web-tashkalar-tie-upgraded')
    : t('web-tashkalar-tie-pieces');
}
