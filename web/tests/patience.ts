/** Milliseconds. Whoever waits so long for one thing has failed, however busy the machine is. */
export const PATIENCE = 180_000;
