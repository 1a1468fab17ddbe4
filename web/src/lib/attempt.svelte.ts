/** Something asked of the server: it takes a while, and may be refused. */
import { Refusal } from './api';

export class Attempt {
  busy = $state(false);
  trouble = $state.raw<Refusal | null>(null);

  /** Whether it was done. */
  async run(act: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
