/** Telling somebody whose page is hidden that it is their move. */
import { t } from '../lib/i18n.svelte';
import { play, soundOf } from '../lib/sound';
import type { TableStore } from '../lib/table.svelte';

const KEPT = 'rulebound-notify';

class Alerts {
  /** Whether notifications are wanted and allowed here. */
  on = $state(localStorage.getItem(KEPT) === 'yes' && permission() === 'granted');

  get possible(): boolean {
    return permission() !== 'denied';
  }

  async toggle(): Promise<void> {
    if (this.on) this.keep(false);
    else this.keep((await Notification.requestPermission()) === 'granted');
  }

  /** It has become the reader's move. */
  yourMove(title: string): void {
    play('bell');
    if (!this.on || !document.hidden) return;
    const note = new Notification(t('web-table-your-move'), { body: title, tag: title });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }

  private keep(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEPT, on ? 'yes' : 'no');
  }
}

function permission(): NotificationPermission {
  return typeof Notification === 'undefined' ? 'denied' : Notification.permission;
}

export const alerts = new Alerts();

/** Sounds for what happens, and the bell when a turn begins. To be called by a component. */
export function listen(store: TableStore): void {
  let turns = store.mine;
  $effect(() => {
    const { events } = store.fresh;
    const sound = soundOf(store.ui.sounds ?? {}, events);
    if (sound) play(sound);
  });
  $effect(() => {
    if (store.mine && !turns && store.fresh.number > 1) alerts.yourMove(store.table?.title ?? '');
    turns = store.mine;
  });
  $effect(() => {
    if (store.nudgedBy) play('bell');
  });
  // Once each time that one's own clock comes to its end, and when something is proposed.
  const short = $derived(store.seat !== null && store.beside.short(store.seat));
  $effect(() => {
    if (short) play('clock');
  });
  const asked = $derived(store.beside.asked?.number ?? null);
  $effect(() => {
    if (asked !== null) play('bell');
  });
}
