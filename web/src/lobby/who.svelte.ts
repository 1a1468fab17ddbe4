/** Asking for a name, the first time somebody wants to sit down. */
import { me } from '../lib/settings.svelte';

class Who {
  /** The dialog is open. */
  asking = $state(false);
  private answer: (named: boolean) => void = () => undefined;

  /** Ask for a name if the visitor has none yet. False: they would rather not. */
  async introduced(): Promise<boolean> {
    await me.arrive().catch(() => undefined);
    if (me.player) return true;
    this.answer(false);
    this.asking = true;
    return new Promise((answer) => (this.answer = answer));
  }

  /** The dialog was left. */
  settle(): void {
    this.asking = false;
    this.answer(me.player !== null);
    this.answer = () => undefined;
  }
}

export const who = new Who();
