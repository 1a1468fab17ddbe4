/** The scenarios of the Heroes and what is printed on their tiles; asked for when they are wanted. */
import type { LayoutFacts, MapFacts, ScenarioFacts, World } from '../map/world';
import type { H3Facts } from '../model';
import { api, Refusal } from '../../../lib/api';

export type Mode = World['mode'];
export const MODES: readonly Mode[] = ['campaign', 'clash', 'alliance', 'cooperative'];
/** The one for a first evening; it stands before the others. */
export const FIRST = 'first_light';

class Scenarios {
  facts = $state.raw<MapFacts | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  private asking: Promise<void> | null = null;

  get all(): readonly ScenarioFacts[] {
    return this.facts?.scenarios ?? [];
  }

  /** Null: it is none of ours, or they have not come yet. */
  find(id: unknown): ScenarioFacts | null {
    return this.all.find((scenario) => scenario.id === id) ?? null;
  }

  /** The parts of a campaign, the first one first. */
  parts(campaign: string): ScenarioFacts[] {
    const all = this.all.filter((scenario) => scenario.campaign === campaign);
    const later = new Set(all.map(({ next }) => next));
    const parts: ScenarioFacts[] = [];
    let part = all.find(({ id }) => !later.has(id));
    while (part && !parts.includes(part)) {
      parts.push(part);
      part = this.find(part.next) ?? undefined;
    }
    return parts;
  }

  /** Ask once; again when the server could not be reached. */
  load(): Promise<void> {
    if (this.facts) return Promise.resolve();
    this.asking ??= this.ask().finally(() => (this.asking = null));
    return this.asking;
  }

  private async ask(): Promise<void> {
    try {
      this.facts = (await api.facts<H3Facts>('homm3')).map;
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error;
    }
  }
}

export const scenarios = new Scenarios();

/** The layout that so many players use in a mode; the usual variants come first. */
export const layoutOf = (
  scenario: ScenarioFacts,
  mode: unknown,
  seats: number,
  variant: readonly string[] = [],
): LayoutFacts | null => fittingLayout(scenario, mode, seats, variant) ?? scenario.maps[0] ?? null;

/** The same; null: so many players cannot play it like this. */
export function fittingLayout(
  scenario: ScenarioFacts,
  mode: unknown,
  seats: number,
  variant: readonly string[],
): LayoutFacts | null {
  const fits = ({ players, modes, variants }: LayoutFacts): boolean =>
    players.includes(seats) &&
    (!modes.length || modes.some((each) => each === mode)) &&
    scenario.variants.every(
      (group) =>
        variants.includes(playedOf(group, variant)) ||
        !group.some((name) => variants.includes(name)),
    );
  return scenario.maps.find(fits) ?? null;
}

/** How many can play it, in any mode. */
export const countsOf = (scenario: ScenarioFacts): number[] =>
  [...new Set(Object.values(scenario.modes).flat())].sort((one, other) => one - other);

/** The variant of a group that is played: the wanted one, or the usual one. */
export const playedOf = (group: readonly string[], wanted: readonly string[]): string =>
  group.find((name) => wanted.includes(name)) ?? group[0] ?? '';
