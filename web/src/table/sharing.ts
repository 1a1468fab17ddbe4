/** Links and files to give away. */
import { api, Refusal } from '../lib/api';
import { t } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';
import type { Language } from '../lib/types';
import type { Overlay } from './overlay.svelte';

export const tableLink = (id: string): string =>
  new URL(`/table/${encodeURIComponent(id)}`, location.origin).href;

/**
 * The link to your own seat, for another device. It is as good as a key, so it stands where no
 * server and no log sees it.
 */
export const seatLink = (id: string, secret: string): string =>
  `${tableLink(id)}#key=${encodeURIComponent(secret)}`;

/**
 * Where one looks at a match: after how many choices, with a bot's eyes or not, and as whom. In the
 * address one's own view goes without saying; a link for others says it.
 */
export function placeOf(store: TableStore, { forOthers = false } = {}): string {
  const { at, analysis, seenBy, opened, seat } = store;
  if (at === null) return '';
  const place = `#${analysis ? 'analysis-' : ''}${at}`;
  if (opened) return `${place}~all`;
  return seenBy === seat && !forOthers ? place : `${place}~${seenBy ?? 'watcher'}`;
}

/** A link that opens exactly there. */
export const placeLink = (store: TableStore): string =>
  tableLink(store.id) + placeOf(store, { forOthers: true });

/** How a finished match ended, as a picture with words in that language. */
export const endPicture = (id: string, language: Language): string =>
  `/api/tables/${encodeURIComponent(id)}/card.png?language=${language}`;

/** Hand the end of a match to whatever the device shares with; with its picture where that works. */
export async function shareEnd(id: string, text: string, picture: string): Promise<void> {
  const told: ShareData = { text, url: tableLink(id) };
  try {
    const image = await (await fetch(picture)).blob();
    const files = [new File([image], `rulebound-${id}.png`, { type: 'image/png' })];
    const withPicture = { ...told, files };
    await navigator.share(navigator.canShare(withPicture) ? withPicture : told);
  } catch (error) {
    // Whoever thinks better of it has not failed.
    if (!(error instanceof DOMException)) throw error;
  }
}

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
