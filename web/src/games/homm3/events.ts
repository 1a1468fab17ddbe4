/** What happened, with the types that the game declares. */
import type { TableStore } from '../../lib/table.svelte';
import { eventsOf } from '../../lib/told';
import type { EventOf, GameEvent } from '../../lib/types';
import type { Events } from './wire';

/** An event of the log, told apart by its kind. */
export type H3Event = EventOf<Events>;
export type EventKind = H3Event['kind'];

export const heard = (events: readonly GameEvent[]): readonly H3Event[] => eventsOf<Events>(events);

export const logOf = (store: TableStore): readonly H3Event[] => heard(store.log);
