/** Which tab of the log is in front, and whether somebody has said something behind it. */
import { t } from '../lib/i18n.svelte';
import type { TableStore } from '../lib/table.svelte';
import { muted } from './muted.svelte';

export class Talk {
  /** The tab in the rail or in the drawer; empty: the first one. */
  tab = $state('');
  private read = $state(0);

  constructor(readonly store: TableStore) {}

  /** Words for a dot on the chat's tab. */
  get news(): string | null {
    const heard = this.store.chat.filter(({ name }) => !muted.has(name)).length;
    return this.tab !== 'chat' && heard > this.read ? t('web-table-chat-news') : null;
  }

  open(tab: string): void {
    this.tab = tab;
  }

  /** The chat is in sight: everything is read. */
  seen(): void {
    this.read = this.store.chat.filter(({ name }) => !muted.has(name)).length;
  }
}
