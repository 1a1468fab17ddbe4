/** The pieces destroyed this turn and the points they will bring (TK-2.8.5, TK-2.9.8). */
import { t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { foreseen, RANKS, viewOf, type Colour, type TkHelps } from './model';

export interface TallyRow {
  colour: Colour;
  counts: [common: number, heroic: number, legendary: number];
  points: number;
}

export function tallyOf(store: TableStore): TallyRow[] {
  const destroyed = viewOf(store)?.turn?.destroyed ?? {};
  const points = (store.helps as TkHelps).points ?? {};
  return Object.entries(destroyed).map(([name, counts]) => {
    const colour = name as Colour;
    return { colour, counts, points: points[colour] ?? 0 };
  });
}

/** "2 common, 1 legendary": the ranks of which there are any. */
export function countsInWords([common, heroic, legendary]: TallyRow['counts']): string {
  return [
    common && t('web-tashkalar-tally-common', { count: common }),
    heroic && t('web-tashkalar-tally-heroic', { count: heroic }),
    legendary && t('web-tashkalar-tally-legendary', { count: legendary }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What the turn would bring in all if the armed act were done; null if that changes nothing. */
export function previewOf(store: TableStore): number | null {
  const view = viewOf(store);
  // What the Titan clears away does not count (TK-5.5.3).
  if (!view || view.tasks || store.armed?.refs[0] === 'card:titan') return null;
  const mine = view.seats[view.turn?.seat ?? 0]?.colour;
  const tally = new Map(tallyOf(store).map(({ colour, counts }) => [colour, [...counts]]));
  let more = false;
  for (const event of foreseen(store)) {
    if (event.kind !== 'destroyed' || event.colour === mine) continue;
    const { colour, squares } = event;
    const counts = tally.get(colour) ?? [0, 0, 0];
    for (const square of squares) {
      const rank = view.board.find(({ sq }) => sq === square)?.rank;
      if (!rank) continue;
      const at = RANKS.indexOf(rank);
      counts[at] = (counts[at] ?? 0) + 1;
      more = true;
    }
    tally.set(colour, counts);
  }
  if (!more) return null;
  return [...tally.values()].reduce(
    (sum, [common = 0, heroic = 0, legendary = 0]) =>
      sum + Math.floor(common / 2) + heroic + 2 * legendary,
    0,
  );
}
