/** The present time, for what says how long something lasts already. */
import { createSubscriber } from 'svelte/reactivity';

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export const clock = {
  /** In milliseconds; whoever reads it is told every second. */
  get now(): number {
    tick();
    return Date.now();
  },
};
