/** Whom one knows, kept fresh while somebody looks: to ask also says that one is here. */
import { api, Refusal } from '../lib/api';
import { router } from '../lib/router.svelte';
import { me } from '../lib/settings.svelte';
import type { People, Person, TableForm } from '../lib/types';
import { addressOf } from '../lobby/opening';

const EVERY = 60_000;

class Known {
  told = $state.raw<People | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  busy = $state(false);

  /** How many things wait for an answer. */
  get waiting(): number {
    const { challenges = [], people = [] } = this.told ?? {};
    const asked = people.filter(({ bond }) => bond === 'asked').length;
    return asked + challenges.filter(({ mine }) => !mine).length;
  }

  /** Ask now and every minute, as long as the page can be seen. Gives back how to stop. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      this.told = null;
    };
  }

  async refresh(): Promise<void> {
    const player = me.player?.id;
    try {
      const told = await api.people();
      if (player === me.player?.id) this.told = told;
    } catch (error) {
      // The next time it may be better; what is known stays.
      if (!(error instanceof Refusal)) throw error;
    }
  }

  befriend = ({ handle }: Person): Promise<boolean> => this.does(() => api.befriend(handle));
  unfriend = ({ handle }: Person): Promise<boolean> => this.does(() => api.unfriend(handle));
  answer = (table: string): Promise<boolean> => this.does(() => api.answerChallenge(table));
  show = (shown: People['shown']): Promise<boolean> =>
    this.does(async () => {
      await api.showProfile(shown);
      return api.people();
    });

  /** Set a table with a chair for somebody, ask them to sit down, and go there. */
  challenge(handle: string, form: TableForm): Promise<boolean> {
    return this.does(async () => {
      const { id } = await api.open(form);
      const told = await api.challenge(handle, id);
      router.go(addressOf(id));
      return told;
    });
  }

  private async does(act: () => Promise<People>): Promise<boolean> {
    this.busy = true;
    try {
      this.told = await act();
      this.trouble = null;
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

export const known = new Known();

export const profileOf = (handle: string): string => `/people/${encodeURIComponent(handle)}`;
