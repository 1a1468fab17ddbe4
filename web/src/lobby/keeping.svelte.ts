/** Changing settings: they hold here at once, even when the server cannot keep them. */
import { Refusal } from '../lib/api';
import { me } from '../lib/settings.svelte';
import type { Settings } from '../lib/types';

class Keeping {
  /** Why the server did not keep the last change. */
  trouble = $state.raw<Refusal | null>(null);
}

export const keeping = new Keeping();

/** The same for a setting of one game. */
export function keepOfGame(game: string, name: string, value: string): Promise<void> {
  const { games } = me.settings;
  return keepSettings({ games: { ...games, [game]: { ...games[game], [name]: value } } });
}

export async function keepSettings(change: Partial<Settings>): Promise<void> {
  try {
    await me.set(change);
    keeping.trouble = null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    keeping.trouble = error;
  }
}
