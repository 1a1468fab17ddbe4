/** Who sits before the screen, and how they want to see it. */
import { api } from './api';
import { LANGUAGES, speak } from './i18n.svelte';
import { dropKeys } from './seat-keys';
import type { Language, Player, Settings } from './types';

const KEPT = 'rulebound-settings';

export const DEFAULTS: Settings = {
  language: preferred(),
  theme: 'auto',
  motion: 'auto',
  sound: false,
  volume: 60,
  colours: 'standard',
  confirm: 'button',
  help: 'full',
  keys: true,
  games: {},
};

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find(({ id }) => id === tag)?.id).find(Boolean) ?? 'en';
}

/** What was kept, as far as this version still knows it. */
function kept(): Settings {
  try {
    const read = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>;
    const known = Object.entries(read).filter(([name]) => name in DEFAULTS);
    return { ...DEFAULTS, ...(Object.fromEntries(known) as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

class Me {
  player = $state<Player | null>(null);
  settings = $state<Settings>(kept());
  /** The first look at the cookie is over. */
  known = $state(false);
  /** Grows when sessions elsewhere have been ended. */
  sessions = $state(0);
  /** Somebody was here and wanted to be deleted: until when that can be undone, if at all. */
  gone = $state<string | null>(null);
  private arriving: Promise<void> | null = null;
  /** What was changed while it was not known who it is. */
  private early: Partial<Settings> = {};

  private dark = matchMedia('(prefers-color-scheme: dark)');
  private still = matchMedia('(prefers-reduced-motion: reduce)');
  private systemDark = $state(this.dark.matches);
  private systemStill = $state(this.still.matches);

  constructor() {
    this.dark.addEventListener('change', (event) => (this.systemDark = event.matches));
    this.still.addEventListener('change', (event) => (this.systemStill = event.matches));
  }

  get theme(): 'lamplight' | 'daylight' {
    const { theme } = this.settings;
    if (theme !== 'auto') return theme;
    return this.systemDark ? 'lamplight' : 'daylight';
  }

  get reduced(): boolean {
    const { motion } = this.settings;
    return motion === 'reduced' || (motion === 'auto' && this.systemStill);
  }

  /** Look who it is; once, unless the server could not be reached. */
  arrive(): Promise<void> {
    this.arriving ??= this.look().catch((error: unknown) => {
      this.arriving = null;
      throw error;
    });
    return this.arriving;
  }

  private async look(): Promise<void> {
    await speak(this.settings.language);
    try {
      this.take(await api.me());
    } finally {
      this.known = true;
    }
    const { early } = this;
    this.early = {};
    if (Object.keys(early).length > 0) await this.set(early);
  }

  /** Sit down with a name; the server keeps it in a cookie. */
  async introduce(name: string, invitation?: string): Promise<void> {
    this.take(await api.visit(name, $state.snapshot(this.settings), invitation));
  }

  /** Be whoever the server says after this: by a passkey, by a link. */
  async become(act: () => Promise<Player>): Promise<void> {
    this.take(await act());
  }

  /** Be deleted. */
  async leave(): Promise<void> {
    const { until } = await api.leaveServer();
    dropKeys();
    this.player = null;
    this.gone = until ?? '';
  }

  async rename(name: string): Promise<void> {
    this.take(await api.change({ name }));
  }

  async register(login: string, password: string): Promise<void> {
    this.take(await api.register(login, password));
  }

  async login(login: string, password: string): Promise<void> {
    this.take(await api.login(login, password));
  }

  async logout(): Promise<void> {
    await api.logout();
    dropKeys();
    this.player = null;
  }

  async changePassword(old: string | null, fresh: string): Promise<void> {
    this.take(await api.changePassword(old, fresh));
    this.sessions += 1;
  }

  /** Change some settings, here at once and with the player when there is one. */
  async set(change: Partial<Settings>): Promise<void> {
    this.settings = { ...this.settings, ...change };
    if (!this.known) this.early = { ...this.early, ...change };
    localStorage.setItem(KEPT, JSON.stringify(this.settings));
    if (change.language) await speak(change.language);
    if (this.player) this.player = await api.change({ settings: $state.snapshot(this.settings) });
  }

  /** A setting of one game; undefined: it was never set. */
  ofGame(game: string, name: string): string | undefined {
    return this.settings.games[game]?.[name];
  }

  private take(player: Player | null): void {
    this.player = player;
    if (!player) return;
    this.settings = { ...DEFAULTS, ...player.settings };
    localStorage.setItem(KEPT, JSON.stringify(this.settings));
    void speak(this.settings.language);
  }
}

export const me = new Me();
