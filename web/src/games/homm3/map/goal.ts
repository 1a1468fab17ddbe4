/** What a scenario asks for, in words. */
import { has, plain, t } from '../../../lib/i18n.svelte';
import type { TableStore } from '../../../lib/table.svelte';
import { mapFactsOf, worldOf, type World } from './world';

/** In the reader's language, if it is a scenario of the box; people's own have the name they gave. */
export function scenarioName({ scenario, name }: World): string {
  const message = `homm3-scenario-${scenario}`;
  return has(message) ? t(message) : name;
}

/** Notices of the rules while there are some; else how the scenario is won. */
export function goalsOf(store: TableStore): string[] {
  const world = worldOf(store);
  if (!world) return [];
  const told = world.notices.filter(({ id }) => has(id)).map((text) => store.words.text(text));
  return told.length ? told : [winning(store, world.scenario)].filter(Boolean);
}

/** The scenario's own sentence, or its first goal. */
function winning(store: TableStore, id: string): string {
  const message = `homm3-scenario-${id}`;
  if (has(message)) {
    const goal = t(`${message}.goal`);
    if (goal !== `${message}.goal`) return goal;
  }
  const scenario = mapFactsOf(store)?.scenarios.find((each) => each.id === id);
  const [goal] = scenario?.words.victory ?? [];
  return goal && has(goal.id) ? store.words.text({ id: goal.id, args: goal.args }) : '';
}

export const weekName = (store: TableStore, week: string): string =>
  plain(store.words.thing('week', week));
