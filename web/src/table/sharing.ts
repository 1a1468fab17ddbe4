/** Links and files to give away. */
import { api, Refusal } from '../lib/api';
import { t } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';
import type { Overlay } from './overlay.svelte';

export const tableLink = (id: string): string =>
  new URL(`/table/${encodeURIComponent(id)}`, location.origin).href;

/**
 * The link to your own seat, for another device. It is as good as a key, so it stands where no
 * server and no log sees it.
 */
export const seatLink = (id: string, secret: string): string =>
  `${tableLink(id)}#key=${encodeURIComponent(secret)}`;

export const moveLink = (id: string, at: number): string => `${tableLink(id)}#${at}`;

export async function copy(text: string, overlay: Overlay): Promise<void> {
  overlay.dismiss();
  try {
    await navigator.clipboard.writeText(text);
    overlay.notice = { text: t('web-table-copied') };
  } catch {
    // Where the clipboard is closed to us, the link can still be read and copied by hand.
    overlay.notice = { text };
  }
}

/** Save the record of a finished match as a file. */
export async function saveRecord(store: TableStore, overlay: Overlay): Promise<void> {
  overlay.dismiss();
  try {
    const file = new Blob([await api.recordText(store.id)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `rulebound-${store.id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    overlay.notice = { text: t('web-table-record-failed') };
  }
}
