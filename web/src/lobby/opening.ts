/** Opening tables and sitting down: each asks for a name first and leads to the table. */
import { api } from '../lib/api';
import { locale, t } from '../lib/i18n.svelte';
import { router } from '../lib/router.svelte';
import { me } from '../lib/settings.svelte';
import type { TableForm, TableInfo } from '../lib/types';
import { setups } from './setups.svelte';
import { who } from './who.svelte';

export const addressOf = (id: string): string => `/table/${encodeURIComponent(id)}`;

/** What a table is called when its opener has no idea of their own. */
export const usualTitle = (): string => t('web-set-title-usual', { name: me.player?.name ?? '' });

/** False: the visitor did not want to say a name. */
export async function openTable(form: () => TableForm): Promise<boolean> {
  if (!(await who.introduced())) return false;
  await open(form());
  return true;
}

/** The table as it was set is offered again on the first page. */
async function open(form: TableForm): Promise<void> {
  const { id } = await api.open(form);
  setups.remember(form);
  router.go(addressOf(id));
}

/** The same with a place for a friend, and the link for the friend in the clipboard. */
export async function openForFriend(form: () => TableForm): Promise<boolean> {
  if (!(await who.introduced())) return false;
  const wanted = form();
  const { id } = await api.open(wanted);
  setups.remember(wanted);
  const link = new URL(addressOf(id), location.origin).href;
  // Where the clipboard is closed to us, the table itself offers the link once more.
  await navigator.clipboard?.writeText(link).catch(() => undefined);
  router.go(addressOf(id));
  return true;
}

/** A guided first game, or one of its lessons. */
export async function openGuide(game: string, lesson = ''): Promise<boolean> {
  if (!(await who.introduced())) return false;
  const chairs: TableForm['chairs'] = [{ kind: 'me' }];
  const { id } = await api.open({
    ...EMPTY,
    game,
    chairs,
    guide: lesson ? `${game}/${lesson}` : game,
    language: locale.language,
  });
  router.go(addressOf(id), { replace: true });
  return true;
}

export async function sitDown(table: TableInfo): Promise<boolean> {
  const free = table.chairs.find((chair) => chair.kind === 'open');
  if (free && !(await who.introduced())) return false;
  if (free) await api.sit(table.id, free.seat);
  router.go(addressOf(table.id));
  return true;
}

const EMPTY: Omit<TableForm, 'game' | 'chairs'> = {
  title: null,
  options: {},
  seed: null,
  public: false,
  watching: true,
  help: 'free',
  hints: null,
  language: 'en',
  clock: null,
  guide: null,
};
