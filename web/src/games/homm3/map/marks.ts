/** What the sheet shows besides the printed tiles; all of it follows from the store. */
import type { TableStore } from '../../../lib/table.svelte';
import { cut } from '../../../lib/words';
import { hexOf, realmOf, worldOf, type HeroName, type Hex } from './world';

export interface MapMarks {
  /** Fields, tiles and slots that can be touched now. */
  can: ReadonlySet<string>;
  /** The Field that is chosen, and where its hero comes from. */
  target: { at: Hex; from: Hex | null } | null;
  /** Empty slots where a tile can be placed. */
  slots: Hex[];
  /** Which of the own heroes is selected. */
  hero: HeroName;
  /** The tile that is being turned, and the turns that are allowed. */
  turning: { at: Hex; turns: number[]; turn: number | null } | null;
}

const STEPS = new Set(['go', 'refuge', 'haven']);

/** The hero that the next step is for: the one picked, else one that can still move. */
export function selectedHero(store: TableStore): HeroName {
  const picked = store.picked.map(cut).find(([kind]) => kind === 'hero')?.[1];
  if (picked === 'main' || picked === 'second') return picked;
  const going = new Set(
    store.options.filter(({ kind }) => kind === 'go').map(({ refs }) => cut(refs[0] ?? '')[1]),
  );
  return going.has('main') || !going.has('second') ? 'main' : 'second';
}

export function mapMarks(store: TableStore): MapMarks {
  const hero = selectedHero(store);
  const can = new Set<string>();
  const slots: Hex[] = [];
  const turns: number[] = [];
  let tile: Hex | null = null;
  for (const { kind, refs } of store.options) {
    const forHero = refs.find((ref) => ref.startsWith('hero:'));
    if (forHero && kind !== 'revisit' && forHero !== `hero:${hero}`) {
      can.add(forHero);
      continue;
    }
    for (const ref of refs) {
      const [what, value] = cut(ref);
      if (what === 'field' || what === 'tile' || what === 'slot') can.add(ref);
      if (what === 'slot') {
        const at = hexOf(value);
        if (at && !slots.some(([q, r]) => q === at[0] && r === at[1])) slots.push(at);
      }
      if (kind === 'rotate' && what === 'tile') tile = hexOf(value);
      if (kind === 'rotate' && what === 'turn') turns.push(Number(value));
    }
  }
  const armed = store.armed;
  const turn =
    armed?.kind === 'rotate' ? Number(cut(armed.refs[1] ?? '')[1]) : (turns[0] ?? null);
  return {
    can,
    target: armed && STEPS.has(armed.kind) ? targetOf(store, hero) : null,
    slots,
    hero,
    turning: tile ? { at: tile, turns, turn } : null,
  };
}

function targetOf(store: TableStore, hero: HeroName): MapMarks['target'] {
  const ref = store.armed?.refs.find((each) => each.startsWith('field:'));
  const at = ref ? hexOf(cut(ref)[1]) : null;
  if (!at) return null;
  const from =
    store.armed?.kind === 'go' ? (realmOf(worldOf(store), store.seat)?.heroes[hero].at ?? null) : null;
  return { at, from };
}
