/** What somebody is told while away, as the server keeps it; every change is kept at once. */
import { api } from '../../lib/api';
import { Attempt } from '../../lib/attempt.svelte';
import { subscribe, unsubscribe } from '../../lib/push';
import { withProof } from '../account/proof.svelte';
import type { Channel, HookShape, ReminderChoices, Reminders } from '../../lib/types';

export const CHANNELS: readonly Channel[] = ['push', 'mail', 'hook'];
export const KINDS = ['move', 'ended', 'invited', 'daily'] as const;
export type Kind = (typeof KINDS)[number];

export class Kept {
  now = $state.raw<Reminders | null>(null);
  /** The last change is kept. */
  saved = $state(false);
  readonly attempt = new Attempt();
  /** The server's last word. */
  private kept: Reminders | null = null;
  /** Changes are kept one after the other: each sends all choices, so none may overtake another. */
  private last: Promise<boolean> = Promise.resolve(true);

  look(): Promise<boolean> {
    return this.attempt.run(async () => {
      this.now = this.kept = await api.reminders();
    });
  }

  /** Whether there is a way to somebody by a channel. */
  reaches(channel: Channel): boolean {
    if (channel === 'mail') return this.now?.mail?.confirmed ?? false;
    if (channel === 'hook') return Boolean(this.now?.hook);
    return this.now !== null && (this.now.push.here || this.now.push.others > 0);
  }

  async set(change: Partial<ReminderChoices>): Promise<void> {
    const { now } = this;
    if (!now) return;
    const choices = { ...now.choices, ...change };
    // It is shown at once, and springs back if the server does not keep it.
    this.now = { ...now, choices };
    await this.keep(() => api.remind(choices));
  }

  async toggle(kind: Kind, channel: Channel, on: boolean): Promise<void> {
    if (on && channel === 'push' && !this.reaches('push') && !(await this.pushHere())) return;
    const others = (this.now?.choices[kind] ?? []).filter((each) => each !== channel);
    const first = this.isNew ? { zone: zoneHere() } : {};
    await this.set({ ...first, [kind]: on ? [...others, channel] : others });
  }

  /** Only now the browser asks whether it may. */
  pushHere(): Promise<boolean> {
    return this.keep(async () => api.setPush(await subscribe(this.now?.push.key ?? '')));
  }

  async pushNoMore(): Promise<void> {
    if (await this.keep(() => api.clearPush())) await unsubscribe();
  }

  mail = (address: string): Promise<boolean> =>
    this.keep(() => withProof(() => api.setMail(address)));
  noMail = (): Promise<boolean> => this.keep(() => withProof(() => api.clearMail()));
  hook = (url: string, shape: HookShape): Promise<boolean> =>
    this.keep(() => api.setHook(url, shape));
  noHook = (): Promise<boolean> => this.keep(() => api.clearHook());

  private get isNew(): boolean {
    const choices = this.now?.choices;
    return KINDS.every((kind) => !choices?.[kind].length) && !choices?.quiet;
  }

  private async keep(act: () => Promise<Reminders>): Promise<boolean> {
    this.saved = false;
    const mine = this.last.then(() =>
      this.attempt.run(async () => {
        this.kept = await act();
      }),
    );
    // What goes wrong in an unforeseen way is told where it was asked for, and holds up nothing.
    this.last = mine.catch(() => false);
    const turn = this.last;
    const done = await mine;
    // Something that was chosen meanwhile stays as it is shown until it is kept, too.
    if (this.last === turn) {
      this.now = this.kept;
      this.saved = done;
    }
    return done;
  }
}

export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A minute of the day as a field for a time has it, and back. */
export const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

export function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}
