/** Colours and silhouettes of factions, seats and the sides of a combat. */
import type { SeatMark } from '../registry';
import type { H3View, Side } from './model';

/** Hue and silhouette of every faction; factions of one hue keep its silhouette. */
const HUES: Record<string, Hue> = {
  castle: 'blue',
  dungeon: 'red',
  necropolis: 'violet',
  rampart: 'green',
  tower: 'teal',
  inferno: 'red',
  fortress: 'green',
  stronghold: 'brown',
  conflux: 'violet',
  cove: 'teal',
  neutral: 'brown',
};
type Hue = 'blue' | 'red' | 'violet' | 'green' | 'teal' | 'brown';
const SHAPES: Record<Hue, SeatMark['shape']> = {
  blue: 'circle',
  red: 'diamond',
  violet: 'diamond',
  green: 'leaf',
  teal: 'circle',
  brown: 'hexagon',
};
/** What the defender takes when both would look alike: another hue, another silhouette. */
const OTHERS: readonly Hue[] = ['red', 'blue'];
const FREE: readonly SeatMark['shape'][] = ['hexagon', 'diamond'];
const ALL_HUES: readonly Hue[] = ['blue', 'red', 'green', 'violet', 'teal', 'brown'];
const ALL_SHAPES: readonly SeatMark['shape'][] = ['circle', 'diamond', 'hexagon', 'leaf'];

export interface SideMark extends SeatMark {
  /** The same hue for the edge of a card, equal in both themes. */
  edge: string;
}

const markOf = (hue: Hue): SideMark => ({
  colour: `var(--${hue})`,
  shape: SHAPES[hue],
  edge: `color-mix(in srgb, var(--${hue}) 55%, var(--${hue}-deep))`,
});

/** The mark of a faction before a match; null: it is not known yet. */
export function markOfFaction(faction: string): SideMark | null {
  const hue = HUES[faction];
  return hue ? markOf(hue) : null;
}

/** The faction that a side fights for; `neutral` for guards. */
export function factionOf(view: H3View, side: Side): string {
  const player = view.players.find((each) => each.side === side);
  if (player) return player.faction;
  const army = view.battle?.armies[side];
  if (view.battle?.guards) return 'neutral';
  const kinds = [
    ...(view.battle?.units ?? []).filter((unit) => unit.side === side).map(({ kind }) => kind),
    ...(army?.reserve ?? []).map(({ kind }) => kind),
  ];
  return (
    kinds.map((kind) => kind.split('_')[0] as string).find((name) => name in HUES) ?? 'neutral'
  );
}

/** The hues and silhouettes of the seats of a scenario: no two of them are alike. */
export function seatMarks(factions: readonly string[]): SideMark[] {
  const hues: Hue[] = [];
  const shapes: SeatMark['shape'][] = [];
  return factions.map((faction) => {
    const own = HUES[faction] ?? 'brown';
    const hue = hues.includes(own) ? (ALL_HUES.find((free) => !hues.includes(free)) ?? own) : own;
    hues.push(hue);
    const mark = markOf(hue);
    const shape = shapes.includes(mark.shape)
      ? ALL_SHAPES.find((free) => !shapes.includes(free))
      : mark.shape;
    shapes.push(shape ?? mark.shape);
    return { ...mark, shape: shape ?? mark.shape };
  });
}

const marksOnMap = (view: H3View): SideMark[] | null =>
  view.world ? seatMarks(view.world.realms.map(({ faction }) => faction)) : null;

/** The mark of a side that no seat of a scenario plays: that of its faction. */
function markOfFighter(view: H3View, side: Side): SideMark {
  const player = view.players.find((each) => each.side === side);
  const mark = player && marksOnMap(view)?.[player.seat];
  return mark ?? markOf(HUES[factionOf(view, side)] ?? 'brown');
}

/** A mark that is changed where it would look like another one: another hue, another silhouette. */
function apart(mark: SideMark, other: SideMark): SideMark {
  const hue = OTHERS.find((free) => `var(--${free})` !== other.colour) ?? 'red';
  const changed = mark.colour === other.colour ? markOf(hue) : mark;
  if (changed.shape !== other.shape) return changed;
  return { ...changed, shape: FREE.find((free) => free !== other.shape) ?? changed.shape };
}

/** The marks of attacker and defender: never of one hue, never of one silhouette. */
export function sideMarks(view: H3View): [SideMark, SideMark] {
  const one = markOfFighter(view, 0);
  const other = markOfFighter(view, 1);
  const seated = view.players.some(({ side }) => side === 1);
  // In a scenario a seat keeps its mark, and whoever holds none gives way.
  if (view.world && seated) return [apart(one, other), other];
  return [one, apart(other, one)];
}

export function markOfSide(view: H3View, side: Side): SideMark {
  return sideMarks(view)[side];
}

/** The mark of a seat: in a scenario its own, else that of the side it plays. */
export function markOfSeat(view: H3View, seat: number): SideMark {
  const mark = marksOnMap(view)?.[seat];
  if (mark) return mark;
  const side = view.players.find((player) => player.seat === seat)?.side;
  return markOfSide(view, side ?? (seat === 0 ? 0 : 1));
}
