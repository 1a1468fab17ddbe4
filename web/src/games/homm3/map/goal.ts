/** What a scenario asks for, and how far everybody is, in words. */
import { has, plain, t } from '../../../lib/i18n.svelte';
import type { TableStore } from '../../../lib/table.svelte';
import type { GoalLine, GoalNow, Sentence } from '../wire';
import { mapFactsOf, worldOf, type World } from './world';

/** In the reader's language, if it is a scenario of the box; people's own have the name they gave. */
export function scenarioName({ scenario, name }: World): string {
  const message = `homm3-scenario-${scenario}`;
  return has(message) ? t(message) : name;
}

/** How the scenario is won, whole, and what its rules say of the present Round. */
export const goalsOf = (store: TableStore): string[] =>
  [goalText(store), ...noticesOf(store)].filter(Boolean);

/** What the rules of the scenario want to be known now. */
export const noticesOf = (store: TableStore): string[] =>
  (worldOf(store)?.notices ?? []).filter(({ id }) => has(id)).map((text) => store.words.text(text));

/** The scenario's own sentences; of one that people wrote, all its goals. */
export function goalText(store: TableStore): string {
  const world = worldOf(store);
  if (!world) return '';
  const message = `homm3-scenario-${world.scenario}`;
  if (has(message)) {
    const goal = t(`${message}.goal`);
    if (goal !== `${message}.goal`) return goal;
  }
  return world.goals
    .filter(({ ends }) => ends === 'victory')
    .flatMap(({ text }) => toldOf(store, text))
    .join(' ');
}

/** A sentence and what belongs below it. */
export function toldOf(store: TableStore, sentence: Sentence): string[] {
  const own = has(sentence.id) ? [store.words.text({ id: sentence.id, args: sentence.args })] : [];
  return [...own, ...sentence.parts.flatMap((part) => toldOf(store, part))];
}

export const goalsThat = (world: World, ends: GoalNow['ends']): GoalNow[] =>
  world.goals.filter((goal) => goal.ends === ends);

/** What victory is counted by, each thing once; without what the sums are made of. */
export function victoryLines(world: World): GoalLine[] {
  const found = new Map<string, GoalLine>();
  for (const { lines } of goalsThat(world, 'victory')) {
    for (const line of lines) {
      if (!line.part) found.set(JSON.stringify(line.what), line);
    }
  }
  return [...found.values()];
}

/** Rules and timed events that only this scenario has, as far as they count in this match. */
export function rulesToldOf(store: TableStore): string[][] {
  const world = worldOf(store);
  const scenario = mapFactsOf(store)?.scenarios.find(({ id }) => id === world?.scenario);
  if (!world || !scenario) return [];
  const { rules, events } = scenario.words;
  const seats = world.realms.length;
  return [...rules, ...events]
    .filter(
      ({ modes, players }) =>
        (!modes || modes.includes(world.mode)) && (!players || players.includes(seats)),
    )
    .map((sentence) => toldOf(store, sentence).map(plain))
    .filter((told) => told.length);
}

export const weekName = (store: TableStore, week: string): string =>
  plain(store.words.thing('week', week));
