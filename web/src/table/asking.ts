/** What the bar offers for the open decision: chips, a stepper and quiet buttons. */
import { plain } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';
import type { OptionOut } from '../lib/types';

const MOST_CHIPS = 7;
const MOST_QUIET = 2;
/** Chips longer than this together have a row of their own, in characters. */
const WIDE = 40;
/** The same where chips have pictures. */
const PICTURED = 24;
/** As wide as the picture on a chip. */
const PICTURE = '   ';
/** As wide as a stepper, in characters. */
const STEPPER = 18;

export interface ChipOf {
  ref: string;
  text: string;
  icon: string | null;
  on: boolean;
}

export interface Asked {
  chips: ChipOf[];
  /** How many things can be touched, when they are too many for chips. */
  folded: number;
  /** Options that need no further touch, beside those that do. */
  others: readonly OptionOut[];
  quiet: readonly OptionOut[];
  steps: readonly Step[];
  /** Which of the steps is chosen. */
  place: number;
  stepName: string;
  wide: boolean;
  pick: (ref: string) => void;
}

export interface Step {
  value: number;
  /** What it chooses; at nothing there is nothing to choose. */
  option: OptionOut | null;
}

export function bar(store: TableStore): Asked {
  const { before, on } = level(store);
  const all = everything(store);
  const folded = all.length > MOST_CHIPS;
  const chips = folded ? all.filter((chip) => chip.on) : all;
  const steps = stepsOf(store);
  const { quiet, others } = without(store);
  return {
    chips,
    folded: folded ? all.length : 0,
    others,
    quiet,
    steps,
    place: Math.max(
      0,
      steps.findIndex(({ option }) => (option?.notation ?? null) === chosenStep(store)),
    ),
    stepName: plain(store.decision?.prompt ? store.words.text(store.decision.prompt) : ''),
    wide:
      composing(store) ||
      length(store, chips, others) + (steps.length ? STEPPER : 0) >
        (pictured(store, chips, others) ? PICTURED : WIDE),
    pick: (ref) => store.pick(on === ref ? [...before] : store.narrowing.settle([...before, ref])),
  };
}

/** The refs that chips stand for: what can be touched next, or else what the last pick was among. */
function level(store: TableStore): { before: string[]; refs: string[]; on: string | null } {
  const { picked, next, narrowing, ways } = store;
  if (next.size || !picked.length) return { before: [...picked], refs: [...next], on: null };
  if (!ways.length) return { before: [...picked], refs: [], on: null };
  const before = picked.slice(0, -1);
  const refs = narrowing.next(before);
  return { before, refs: refs.length > 1 ? refs : [], on: picked.at(-1) ?? null };
}

/** Every thing that could be touched now, for the list behind the chips. */
export function everything(store: TableStore): ChipOf[] {
  const { refs, on } = level(store);
  return refs.flatMap((ref): ChipOf[] => {
    const text = store.ui.chip(store, ref);
    const icon = store.ui.icon?.(store, ref) ?? null;
    return text ? [{ ref, text: plain(text), icon, on: ref === on }] : [];
  });
}

function stepsOf(store: TableStore): Step[] {
  const steps = store.options.flatMap((option): Step[] => {
    const value = store.ui.stepped(option);
    return value === null ? [] : [{ value, option }];
  });
  if (!steps.length) return [];
  if (!steps.some(({ value }) => value === 0)) steps.push({ value: 0, option: null });
  return steps.sort((a, b) => a.value - b.value);
}

function chosenStep(store: TableStore): string | null {
  const { chosen } = store;
  return chosen && store.ui.stepped(chosen) !== null ? chosen.notation : null;
}

/** Options that touch nothing (or nothing more) and are no numbers. */
function without(store: TableStore): { quiet: OptionOut[]; others: OptionOut[] } {
  const { options, ui, complete, ways, next, picked, armed, reading } = store;
  if (options.length === 1 || composing(store)) return { quiet: [], others: [] };
  const chipped = (option: OptionOut): boolean => ui.chipped?.(option) ?? false;
  const bare = options.filter((option) => option.refs.length === 0 && ui.stepped(option) === null);
  const finished = picked.length && (next.size > 0 || ways.length === 0 || reading) ? complete : [];
  // Who chooses how to use a card is not offered to defend instead.
  const midway = picked.length > 1 || (picked.length > 0 && next.size > 0);
  const shown = (option: OptionOut): boolean => !store.usual || option.notation !== armed?.notation;
  const quiet = bare.filter((option) => !chipped(option) && shown(option));
  if (quiet.length > MOST_QUIET) return { quiet: [], others: [...finished, ...bare] };
  return {
    quiet: quiet.filter((option) => option.notation !== armed?.notation),
    others: [...finished, ...(midway ? [] : bare.filter(chipped))],
  };
}

const pictured = (
  { ui }: TableStore,
  chips: readonly ChipOf[],
  others: readonly OptionOut[],
): boolean => chips.some(({ icon }) => icon) || (Boolean(ui.icon) && others.length > 0);

const composing = (store: TableStore): boolean => store.ui.composing?.(store) ?? false;

function length(store: TableStore, chips: readonly ChipOf[], others: readonly OptionOut[]): number {
  const words = [
    ...chips.map(({ text, icon }) => (icon ? `${text}${PICTURE}` : text)),
    ...others.map((option) => store.ui.short?.(store, option) ?? plain(store.words.option(option))),
  ];
  return words.reduce((sum, text) => sum + text.length + 3, 0);
}
