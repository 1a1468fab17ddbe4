/**
 * Events and options with the types that a game declares (`wire.ts`): what the server sends is
 * checked there, and only here its word is taken for it.
 */
import type { EventOf, GameEvent, OptionOf, OptionOut } from './types';

/** An event, told apart by its kind. */
export const eventOf = <Events>(event: GameEvent): EventOf<Events> =>
  event as unknown as EventOf<Events>;

export const eventsOf = <Events>(events: readonly GameEvent[]): readonly EventOf<Events>[] =>
  events as readonly unknown[] as readonly EventOf<Events>[];

/** Whether an option is of one of some kinds, and so has their fields. */
export const isOf =
  <Options>() =>
  <Kind extends keyof Options & string>(
    option: OptionOut | null,
    ...kinds: Kind[]
  ): option is OptionOf<Options, Kind> =>
    option !== null && kinds.some((kind) => kind === option.kind);
