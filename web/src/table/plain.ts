/** A table that knows no game: everything is chosen from a list. Small games start from it. */
import { plainMark } from '../games/plain';
import type { TableUi } from '../games/registry';
import { allRefs } from '../lib/narrow';
import type { TableStore } from '../lib/table.svelte';
import { cut } from '../lib/words';
import Nothing from './Nothing.svelte';
import PlainBoard from './PlainBoard.svelte';

function question({ armed, decision, words }: TableStore): string {
  if (armed) return words.option(armed);
  return decision?.prompt ? words.text(decision.prompt) : '';
}

function chip({ words }: TableStore, ref: string): string {
  const [kind, value] = cut(ref);
  return kind === 'seat' ? words.name(Number(value)) : words.thing(kind, value);
}

export const plainTable: TableUi = {
  dock: 'side',
  Board: PlainBoard,
  Hand: Nothing,
  Public: Nothing,
  Aside: null,
  SeatFacts: Nothing,
  Strip: Nothing,
  tabs: [],
  tabFor: () => null,
  mark: (_view, seat) => plainMark(seat),
  side: () => '',
  score: () => ({ value: '', of: '' }),
  depth: allRefs,
  eyebrow: () => '',
  question,
  verb: ({ words }, option) => words.option(option),
  chip,
  final: () => false,
  stepped: () => null,
  describe: () => null,
  heading: () => false,
  actor: (_view, { seat }) => (typeof seat === 'number' ? seat : null),
  eventRefs: () => [],
  describeTable: question,
};

export default plainTable;
